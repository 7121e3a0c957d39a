"""A second opinion on Terz: slow, naive, and written from the clauses alone.

It referees a whole match from its record and counts every deal again. It shares no code with the
engine: cards are the two letters of records, hands are lists, nothing is clever. Where it and the
engine differ, the text of the rules decides who is right.
"""

from dataclasses import dataclass, field

from tests.engine.terz.documents import PRESETS, ArrivalDoc, DealDoc, RecordDeal, ResultDoc

SUITS = "SCDH"
RED = "DH"
NATURAL = "789TJQKA"  # T-4
PLAIN_ORDER = "789JQKTA"  # T-1, low to high
TRUMP_ORDER = "78QKTA9J"
PLAIN_POINTS = {"A": 11, "T": 10, "K": 3, "Q": 2, "J": 1, "9": 0, "8": 0, "7": 0}  # T-2
TRUMP_POINTS = {"J": 20, "9": 13, "A": 11, "T": 10, "K": 3, "Q": 2, "8": 0, "7": 0}
DECK = [rank + suit for suit in SUITS for rank in NATURAL]

# T-31, lowest first: kind, points.
KINDS: dict[str, int] = {
    "terz": 20,
    "fifty": 50,
    "queens": 100,
    "kings": 100,
    "aces": 100,
    "five": 100,
    "six": 100,
    "seven": 100,
    "eight": 100,
    "jacks": 200,
}
ORDER = list(KINDS)
FRAMES = {"Q": "queens", "K": "kings", "A": "aces", "J": "jacks"}
RUNS = {3: "terz", 4: "fifty", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@dataclass(frozen=True)
class Meld:
    """A run from low to high, or a frame in the order S C D H."""

    kind: str
    cards: tuple[str, ...]

    @property
    def is_run(self) -> bool:
        return self.kind in RUNS.values()

    @property
    def suit(self) -> str:
        return self.cards[0][1]

    @property
    def top(self) -> str:
        return self.cards[-1][0]

    @property
    def text(self) -> str:
        return "".join(self.cards)


@dataclass
class Said:
    """A meld as it was declared, or said to beat another: what both know of it (T-36, T-37)."""

    seat: int
    meld: Meld
    trick: int  # how many tricks were complete
    beats: bool = False
    rank_told: bool = False
    counted: bool | None = None  # None while the answer is waited for


@dataclass
class Trick:
    """The cards of a trick with their seats, and who took it."""

    plays: list[tuple[int, str]] = field(default_factory=list)
    taker: int | None = None


@dataclass
class Deal:
    """A deal being played."""

    dealer: int
    hands: list[list[str]]
    upcard: str
    lies: str
    hidden: list[str]  # the face-down cards of the talon, top first
    upcard_there: bool = True
    phase: str = "play"
    to_act: int | None = None
    leader: int | None = None
    trump: str | None = None
    broken: bool = False
    tricks: list[Trick] = field(default_factory=list)
    trick: Trick = field(default_factory=Trick)
    said: list[Said] = field(default_factory=list)
    turn: list[Said] = field(default_factory=list)  # the own melds of the turn in progress
    marriage: int | None = None
    had_seven: set[int] = field(default_factory=set)  # at a turn of its own, with a talon
    exchanged: set[int] = field(default_factory=set)
    shown_draw: str | None = None
    played: list[set[str]] = field(default_factory=lambda: [set(), set()])
    words: list[int] = field(default_factory=lambda: [0, 0])
    fines: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def talon(self) -> int:
        return len(self.hidden) + (1 if self.upcard_there else 0)


def split_cards(text: str) -> list[str]:
    """The cards of a text of two letters each."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def points_of(card: str, trump: str | None) -> int:
    """T-2."""
    return TRUMP_POINTS[card[0]] if card[1] == trump else PLAIN_POINTS[card[0]]


def beats(card: str, lying: str, trump: str | None) -> bool:
    """Whether ``card``, played second, takes the trick from ``lying`` (T-1, T-21)."""
    if card[1] == lying[1]:
        order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
        return order.index(card[0]) > order.index(lying[0])
    return card[1] == trump


def find_melds(hand: list[str]) -> list[Meld]:
    """Every run, of any length, and every frame of a hand (T-31, T-34)."""
    found: list[Meld] = []
    for suit in SUITS:
        for start in range(8):
            for length, kind in RUNS.items():
                cards = tuple(rank + suit for rank in NATURAL[start : start + length])
                if len(cards) == length and all(card in hand for card in cards):
                    found.append(Meld(kind, cards))
    for rank, kind in FRAMES.items():
        cards = tuple(rank + suit for suit in SUITS)
        if all(card in hand for card in cards):
            found.append(Meld(kind, cards))
    return found


def is_better(one: Meld, other: Meld, trump: str | None) -> bool:
    """T-31, T-32."""
    if one.kind != other.kind:
        return ORDER.index(one.kind) > ORDER.index(other.kind)
    if one.top != other.top:
        return NATURAL.index(one.top) > NATURAL.index(other.top)
    return one.suit == trump and other.suit != trump


def must_play(hand: list[str], led: str, trump: str | None, jack_free: str) -> list[str]:
    """What the second player may play without a talon (T-22, T-23)."""
    jack = f"J{trump}"
    trumps = [card for card in hand if card[1] == trump]
    free = jack in hand and (jack_free == "always" or trumps == [jack])
    counted = [card for card in hand if not (free and card == jack)]
    suit = [card for card in counted if card[1] == led[1]]
    higher = [card for card in suit if beats(card, led, trump)]
    counted_trumps = [card for card in counted if card[1] == trump]
    cards = higher or suit or counted_trumps or counted
    if jack in hand and jack not in cards:
        cards = [*cards, jack]
    return cards


def rounded(points: int) -> int:
    """T-41: to tens, halves down."""
    return points // 10 * 10 + (10 if points % 10 > 5 else 0)


class Referee:
    """One match, step by step. Wrong actions are an AssertionError: records are legal here."""

    def __init__(self, preset: str, options: dict[str, int | str], first_dealer: int) -> None:
        self.o = {**PRESETS[preset], **options}
        self.target = int(self.o["target"])
        self.dealer = first_dealer
        self.totals = [0, 0]
        self.winner: int | None = None
        self.deals: list[DealDoc] = []
        self.current: Deal | None = None

    # Dealing

    def deal(self, deck_text: str) -> None:
        """T-10 to T-12."""
        assert self.current is None
        assert self.winner is None
        deck = split_cards(deck_text)
        assert sorted(deck) == sorted(DECK)
        eldest = 1 - self.dealer
        hands: list[list[str]] = [[], []]
        for _ in range(3):
            for seat in (eldest, self.dealer):
                for _ in range(3):
                    hands[seat].append(deck.pop(0))
        upcard = deck.pop(0)
        d = Deal(self.dealer, hands, upcard, upcard, deck)
        self.current = d
        d.to_act = eldest
        if not self.deals:
            d.phase = "colour"
        else:
            self._begin(d, eldest)

    def _begin(self, d: Deal, leader: int) -> None:
        d.trump = d.upcard[1]
        d.leader = leader
        self._turn(d, leader)

    def _turn(self, d: Deal, seat: int) -> None:
        """It is this seat's turn to play a card."""
        d.phase = "play"
        d.to_act = seat
        d.turn = []
        if d.talon and f"7{d.trump}" in d.hands[seat]:
            d.had_seven.add(seat)

    # What may be done

    def legal(self) -> list[str]:
        """The legal actions as texts, sorted."""
        d = self.current
        if d is None:
            return []
        seat = d.to_act
        assert seat is not None
        if d.phase == "colour":
            words = ["colour black", "colour red"]
        elif d.phase == "break":
            words = [f"break {depth}" for depth in range(13)]
        elif d.phase == "answer":
            words = self._answers(d, seat)
        elif d.phase == "asked":
            asked = d.said[-1].meld
            words = ["good"]
            words += [
                f"beat {m.text}"
                for m in self._declarable(d, seat)
                if m.kind == asked.kind and is_better(m, asked, d.trump)
            ]
        else:
            words = [f"play {card}" for card in self.playable(d, seat)]
            words += [f"declare {meld.text}" for meld in self._own_melds(d, seat)]
            words.append("arrive")
            if d.talon and f"7{d.trump}" in d.hands[seat]:
                words.append("seven")
            if self._has_marriage(d, seat):
                words.append("marriage")
        return sorted(f"{seat} {word}" for word in words)

    def playable(self, d: Deal, seat: int) -> list[str]:
        """T-20, T-22, T-23."""
        hand = d.hands[seat]
        if d.talon:
            return [card for card in hand if card != f"7{d.trump}"]
        if not d.trick.plays:
            return list(hand)
        return must_play(hand, d.trick.plays[0][1], d.trump, str(self.o["jack_free"]))

    def _has_marriage(self, d: Deal, seat: int) -> bool:
        """T-38."""
        if d.marriage is not None:
            return False
        pair = {f"K{d.trump}", f"Q{d.trump}"}
        held = pair & set(d.hands[seat])
        return bool(held) and pair <= held | d.played[seat]

    def _declarable(self, d: Deal, seat: int) -> list[Meld]:
        """What T-33 and T-34 allow this seat."""
        before = [said.meld for said in d.said if said.seat == seat]
        found: list[Meld] = []
        for meld in find_melds(d.hands[seat]):
            if meld.is_run:
                if any(m.is_run and set(meld.cards) <= set(m.cards) for m in before):
                    continue
            else:
                took = any(trick.taker == seat for trick in d.tricks)
                if not d.broken or meld in before:
                    continue
                if self.o["frames_need_trick"] == "yes" and not took:
                    continue
            found.append(meld)
        return found

    def _own_melds(self, d: Deal, seat: int) -> list[Meld]:
        """What may be declared in the turn in progress (T-30, T-35)."""
        if len(d.hands[seat]) < 9 or (self.o["melds_while"] == "talon" and not d.talon):
            return []
        if d.turn and (self.o["melds_a_turn"] == "one" or not d.turn[-1].counted):
            return []
        suits = {said.meld.suit for said in d.turn if said.meld.is_run}
        return [
            meld
            for meld in self._declarable(d, seat)
            if not (meld.is_run and meld.suit in suits)
            and not (d.turn and is_better(meld, d.turn[-1].meld, d.trump))
        ]

    def _answers(self, d: Deal, seat: int) -> list[str]:
        """T-36; empty where the meld counts at once."""
        meld = d.said[-1].meld
        mine = self._declarable(d, seat)
        higher = [m for m in mine if ORDER.index(m.kind) > ORDER.index(meld.kind)]
        words = [f"beat {m.text}" for m in higher]
        if meld.is_run and any(m.kind == meld.kind for m in mine):
            words.append("ask")
        return ["good", *words] if words else []

    # Doing it

    def act(self, text: str) -> None:
        """One action of a record."""
        assert text in self.legal(), text
        d = self.current
        assert d is not None
        _, verb, *args = text.split(" ")
        seat = d.to_act
        assert seat is not None
        if verb == "colour":
            red = d.upcard[1] in RED
            self._begin(d, seat if red == (args[0] == "red") else 1 - seat)
        elif verb == "break":
            depth = int(args[0])
            for _ in range(depth):
                d.hidden.insert(0, d.hidden.pop())
            d.broken = True
            self._draw(d)
        elif verb == "seven":
            d.hands[seat].remove(f"7{d.trump}")
            d.hands[seat].append(d.lies)
            d.lies = f"7{d.trump}"
            d.exchanged.add(seat)
        elif verb == "marriage":
            d.marriage = seat
            d.words[seat] += 20
        elif verb == "declare":
            said = Said(seat, self._find(d, seat, args[0]), len(d.tricks))
            d.said.append(said)
            d.turn.append(said)
            if not d.trick.plays and len(d.hands[1 - seat]) == 9 and self._answers(d, 1 - seat):
                d.phase = "answer"
                d.to_act = 1 - seat
            else:
                self._count_meld(d, said)
        elif verb == "ask":
            d.said[-1].rank_told = True
            d.phase = "asked"
        elif verb == "good":
            self._count_meld(d, d.said[-1])
            self._back(d, 1 - seat)
        elif verb == "beat":
            d.said[-1].counted = False
            said = Said(seat, self._find(d, seat, args[0]), len(d.tricks), True)
            said.rank_told = said.meld.is_run
            d.said.append(said)
            self._count_meld(d, said)
            self._back(d, 1 - seat)
        elif verb == "arrive":
            self._arrive(d, seat)
        else:
            self._played(d, seat, args[0])

    def _find(self, d: Deal, seat: int, text: str) -> Meld:
        return next(meld for meld in find_melds(d.hands[seat]) if meld.text == text)

    def _count_meld(self, d: Deal, said: Said) -> None:
        said.counted = True
        d.words[said.seat] += KINDS[said.meld.kind]

    def _back(self, d: Deal, seat: int) -> None:
        """The dialogue is over: the turn goes on."""
        d.phase = "play"
        d.to_act = seat

    def _played(self, d: Deal, seat: int, card: str) -> None:
        d.hands[seat].remove(card)
        d.played[seat].add(card)
        d.trick.plays.append((seat, card))
        if len(d.trick.plays) == 1:
            self._turn(d, 1 - seat)
            return
        (first, lying), (second, answer) = d.trick.plays
        d.trick.taker = second if beats(answer, lying, d.trump) else first
        d.tricks.append(d.trick)
        d.trick = Trick()
        if len(d.tricks) == 1:
            d.phase = "break"
            d.to_act = 1 - self._last_taker(d)
        elif d.talon:
            self._draw(d)
        elif d.hands[0]:
            self._turn(d, self._last_taker(d))
        else:
            self._count(d)

    def _last_taker(self, d: Deal) -> int:
        taker = d.tricks[-1].taker
        assert taker is not None
        return taker

    def _draw(self, d: Deal) -> None:
        """T-14, T-26."""
        winner = self._last_taker(d)
        card = d.hidden.pop()
        d.hands[winner].append(card)
        if d.hidden:
            d.hands[1 - winner].append(d.hidden.pop())
        else:
            d.shown_draw = card
            d.hands[1 - winner].append(d.lies)
            d.upcard_there = False
            for seat in (0, 1):
                holds = f"7{d.trump}" in d.hands[seat]
                if holds and seat in d.had_seven and seat not in d.exchanged:
                    d.fines[1 - seat] += 100
        self._turn(d, winner)

    # Counting

    def card_points(self, d: Deal) -> list[int]:
        """The exact points of the tricks so far; the last trick's ten once all are played."""
        points = [0, 0]
        for trick in d.tricks:
            assert trick.taker is not None
            points[trick.taker] += sum(points_of(card, d.trump) for _, card in trick.plays)
        if len(d.tricks) == 16:
            points[self._last_taker(d)] += 10
        return points

    def _standing(self, d: Deal, points: list[int]) -> list[int]:
        return [self.totals[s] + d.words[s] + d.fines[s] + points[s] for s in (0, 1)]

    def _count(self, d: Deal) -> None:
        """T-41, T-42."""
        exact = self.card_points(d)
        tens = [rounded(points) for points in exact]
        last = self._last_taker(d)
        if max(self._standing(d, exact)) >= self.target:
            one, other = self._standing(d, exact)
            self.winner = last if one == other else (0 if one > other else 1)
            self._write(d, exact, exact, None)
        elif max(self._standing(d, tens)) >= self.target:
            self._write(d, exact, exact, None)
        else:
            self._write(d, exact, tens, None)
        self.dealer = last

    def _arrive(self, d: Deal, seat: int) -> None:
        """T-43."""
        points = self.card_points(d)
        standing = self._standing(d, points)
        right = standing[seat] >= self.target > standing[1 - seat]
        self.winner = seat if right else 1 - seat
        self._write(d, points, points, {"seat": seat, "right": right})

    def _write(
        self, d: Deal, exact: list[int], counted: list[int], arrival: ArrivalDoc | None
    ) -> None:
        self.totals = self._standing(d, counted)
        doc = self._in_progress(d)
        doc["card_points"] = exact
        doc["written"] = [d.words[s] + counted[s] for s in (0, 1)]
        doc["arrival"] = arrival
        doc["totals"] = list(self.totals)
        self.deals.append(doc)
        self.current = None

    def _in_progress(self, d: Deal) -> DealDoc:
        return {
            "dealer": d.dealer,
            "leader": d.leader,
            "trump": d.trump,
            "words": list(d.words),
            "tricks": [sum(trick.taker == seat for trick in d.tricks) for seat in (0, 1)],
            "card_points": None,
            "written": None,
            "fines": list(d.fines),
            "arrival": None,
            "totals": None,
        }

    @property
    def phase(self) -> str:
        if self.winner is not None:
            return "finished"
        return "deal" if self.current is None else self.current.phase

    def result(self) -> ResultDoc:
        """The result document at this moment."""
        d = self.current
        return {
            "format": "kozyr-result/1",
            "game": "terz",
            "finished": self.winner is not None,
            "winner": self.winner,
            "totals": list(self.totals) if d is None else self._standing(d, [0, 0]),
            "to_act": None if d is None else d.to_act,
            "phase": self.phase,
            "deals": [*self.deals] if d is None else [*self.deals, self._in_progress(d)],
        }


def recount(
    preset: str, options: dict[str, int | str], first_dealer: int, deals: list[RecordDeal]
) -> ResultDoc:
    """The result document of a whole record."""
    referee = Referee(preset, options, first_dealer)
    for deal in deals:
        referee.deal(deal["deck"])
        for text in deal["actions"]:
            referee.act(text)
    return referee.result()
