"""A second opinion on Deberc: slow, naive, and written from the clauses alone.

It referees a whole match from its record and counts every deal again. It shares no code with the
engine: cards are the two letters of records, hands are lists, nothing is clever. Where it and the
engine differ, the text of the rules decides who is right.
"""

from dataclasses import dataclass, field

from tests.engine.deberc.documents import PRESETS, BellaDoc, DealDoc, RecordDeal, ResultDoc

SUITS = "SCDH"
NATURAL = "789TJQKA"  # D-4
TRUMP_ORDER = "78QKTA9J"  # D-2, low to high
PLAIN_ORDER = "789JQKTA"
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
DECK = [rank + suit for suit in SUITS for rank in NATURAL]  # D-1
KINDS = ("terz", "fifty", "hundred", "deberc")
KIND_POINTS = {"terz": 20, "fifty": 50, "hundred": 100, "deberc": 0}


@dataclass(frozen=True)
class Run:
    """A run that counts, and the length of the unbroken run it was taken from (D-42, D-43)."""

    seat: int
    kind: str
    cards: tuple[str, ...]
    length: int

    @property
    def points(self) -> int:
        return KIND_POINTS[self.kind]


@dataclass
class Hanging:
    """An amount that hangs: whose it was, who contends for it, who tied under D-63."""

    points: int
    owner: int | None
    contenders: list[int]
    tied: list[int]


@dataclass
class Trick:
    """The cards of a trick with their seats, and who took it."""

    plays: list[tuple[int, str]] = field(default_factory=list)
    taker: int | None = None


@dataclass
class Deal:
    """A deal being played."""

    dealer: int
    deck: list[str]
    hands: list[list[str]]
    upcard: str
    lies: str
    stock: list[str]
    order: list[int]  # the seats, eldest first
    phase: str = "bid1"
    to_act: int | None = None
    taker: int | None = None
    trump: str | None = None
    taken_in_round: int = 0
    passes: int = 0
    held: list[set[str]] = field(default_factory=list)  # every card a seat has had in its hand
    runs: dict[int, list[Run]] = field(default_factory=dict)  # the announced ones
    exchanged: bool = False
    tricks: list[Trick] = field(default_factory=list)
    trick: Trick = field(default_factory=Trick)
    has_played: set[int] = field(default_factory=set)
    bella_by: int | None = None
    bella_in_trick: int = 0  # how many tricks were complete when it was announced
    bella_binds: bool = False  # D-51: one of the two must be played now


def split_cards(text: str) -> list[str]:
    """The cards of a text of two letters each."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def points_of(card: str, trump: str | None) -> int:
    """D-2."""
    return TRUMP_POINTS[card[0]] if card[1] == trump else PLAIN_POINTS[card[0]]


def trick_winner(plays: list[tuple[int, str]], trump: str | None) -> int:
    """The seat that takes these cards (D-58)."""
    trumps = [play for play in plays if play[1][1] == trump]
    if trumps:
        return max(trumps, key=lambda play: TRUMP_ORDER.index(play[1][0]))[0]
    led = [play for play in plays if play[1][1] == plays[0][1][1]]
    return max(led, key=lambda play: PLAIN_ORDER.index(play[1][0]))[0]


def find_runs(seat: int, hand: list[str], long_runs: str) -> list[Run]:
    """All runs of a hand (D-41, D-42)."""
    found: list[Run] = []
    for suit in SUITS:
        stretch: list[str] = []
        for rank in [*NATURAL, ""]:
            if rank and rank + suit in hand:
                stretch.append(rank + suit)
                continue
            found += _runs_of_stretch(seat, stretch, long_runs)
            stretch = []
    return found


def _runs_of_stretch(seat: int, cards: list[str], long_runs: str) -> list[Run]:
    n = len(cards)
    if n < 3:
        return []
    if n == 3:
        return [Run(seat, "terz", tuple(cards), n)]
    if long_runs == "hundred" and n >= 6:
        return [Run(seat, "hundred" if n == 6 else "deberc", tuple(cards), n)]
    runs = [Run(seat, "fifty", tuple(cards[-4:]), n)]
    if long_runs == "split" and n == 7:
        runs.append(Run(seat, "terz", tuple(cards[:3]), n))
    if long_runs == "split" and n == 8:
        runs.append(Run(seat, "fifty", tuple(cards[:4]), n))
    return runs


class Referee:
    """One match, step by step. Wrong actions are an AssertionError: records are legal here."""

    def __init__(
        self, seats: int, preset: str, options: dict[str, int | str], first_dealer: int
    ) -> None:
        self.n = seats
        self.o = {**PRESETS[preset], **options}
        self.partners = self.o["partners"] == "yes"
        self.sides = 2 if self.partners else seats
        self.dealer = first_dealer
        self.totals = [0] * self.sides
        self.bayts = [0] * self.sides
        self.hangs: list[Hanging] = []
        self.last_hanging_bayt: tuple[int, Hanging] | None = None  # of the last played deal
        self.voids = 0
        self.would_have_ended = False
        self.most_points_win = False
        self.winner: int | None = None
        self.deals: list[DealDoc] = []
        self.current: Deal | None = None

    def side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    # Dealing

    def deal(self, deck_text: str) -> None:
        """D-11."""
        assert self.current is None
        assert self.winner is None
        deck = split_cards(deck_text)
        assert sorted(deck) == sorted(DECK)
        order = [(self.dealer + 1 + i) % self.n for i in range(self.n)]
        hands: list[list[str]] = [[] for _ in range(self.n)]
        stock = list(deck)
        for _ in range(2):
            for seat in order:
                for _ in range(int(self.o["first_packet"]) // 2):
                    hands[seat].append(stock.pop(0))
        upcard = stock.pop(0)
        self.current = Deal(self.dealer, deck, hands, upcard, upcard, stock, order)
        self.current.to_act = order[0]

    def _fill(self, d: Deal) -> None:
        """D-12, D-13."""
        full = 8 if self.n == 4 else 9
        if self.n == 4:
            gets = d.taker if self.o["upcard_to"] == "taker" else d.dealer
            assert gets is not None
            d.hands[gets].append(d.upcard)
        for seat in d.order:
            while len(d.hands[seat]) < full:
                d.hands[seat].append(d.stock.pop(0))
        d.held = [set(hand) for hand in d.hands]

    # What may be done

    def legal(self) -> list[str]:
        """The legal actions as texts, sorted."""
        d = self.current
        if d is None:
            return []
        seat = d.to_act
        assert seat is not None
        if d.phase == "bid1":
            return sorted([f"{seat} pass", f"{seat} take"])
        if d.phase == "bid2":
            takes = [f"{seat} take {suit}" for suit in SUITS if suit != d.upcard[1]]
            bound = seat == d.dealer and self.o["obligation"] == "yes"
            return sorted(takes if bound else [*takes, f"{seat} pass"])
        cards = self._playable(d, seat)
        pair = ["K" + str(d.trump), "Q" + str(d.trump)]
        if d.bella_binds:
            return sorted(f"{seat} play {card}" for card in cards if card in pair)
        texts = [f"{seat} play {card}" for card in cards]
        if seat not in d.has_played:
            texts += [f"{seat} {verb}" for verb in self._openings(d, seat)]
        if d.bella_by is None and all(card in d.held[seat] for card in pair):
            if self.o["bella_when"] == "with_card":
                allowed = any(card in cards for card in pair)
            else:
                allowed = len(d.hands[seat]) > 1  # the last trick is the one with one card left
            if allowed:
                texts.append(f"{seat} bella")
        return sorted(texts)

    def _openings(self, d: Deal, seat: int) -> list[str]:
        """What a seat may do once, before its first card: D-14, D-30, D-40."""
        verbs: list[str] = []
        hand = d.hands[seat]
        limit = self.o["weak_redeal"]
        if limit != "off" and sum(points_of(card, None) for card in hand) <= int(limit):
            verbs.append("redeal")
        if seat not in d.runs:
            if find_runs(seat, hand, str(self.o["long_runs"])):
                verbs.append("meld")
            allowed = self.o["seven"] == "anyone" or (
                self.o["seven"] == "taker" and seat == d.taker
            )
            seven = "7" + str(d.trump)
            if self.n < 4 and allowed and d.taken_in_round == 1 and seven in hand:
                verbs.append("seven")
        return verbs

    def _playable(self, d: Deal, seat: int) -> list[str]:
        """D-56, D-57."""
        hand = d.hands[seat]
        if not d.trick.plays:
            return list(hand)
        led = d.trick.plays[0][1][1]
        following = [card for card in hand if card[1] == led]
        if following and led != d.trump:
            return following
        trumps = [card for card in hand if card[1] == d.trump]
        if not trumps:
            return list(hand)
        lying = [TRUMP_ORDER.index(c[0]) for _, c in d.trick.plays if c[1] == d.trump]
        winning = trick_winner(d.trick.plays, d.trump)
        partners_trick = self.partners and self.side(winning) == self.side(seat)
        if lying and not partners_trick:
            higher = [card for card in trumps if TRUMP_ORDER.index(card[0]) > max(lying)]
            if higher:
                return higher
        return trumps

    # Doing it

    def act(self, text: str) -> None:
        """One action of a record."""
        assert text in self.legal(), text
        d = self.current
        assert d is not None
        _, verb, *args = text.split(" ")
        seat = d.to_act
        assert seat is not None
        if verb == "pass":
            self._passed(d)
        elif verb == "take":
            d.taken_in_round = 1 if d.phase == "bid1" else 2
            d.taker = seat
            d.trump = args[0] if args else d.upcard[1]
            self._fill(d)
            d.phase = "play"
            d.to_act = seat if self.o["first_lead"] == "taker" else d.order[0]
        elif verb == "seven":
            seven = "7" + str(d.trump)
            d.hands[seat].remove(seven)
            d.hands[seat].append(d.upcard)
            d.held[seat].add(d.upcard)
            d.lies = seven
        elif verb == "redeal":
            self._void(d)
        elif verb == "meld":
            d.runs[seat] = find_runs(seat, d.hands[seat], str(self.o["long_runs"]))
            if any(run.kind == "deberc" for run in d.runs[seat]):
                self._deberc(d, seat)
        elif verb == "bella":
            d.bella_by = seat
            d.bella_in_trick = len(d.tricks)
            d.bella_binds = self.o["bella_when"] == "with_card"
        else:
            self._played(d, seat, args[0])

    def _passed(self, d: Deal) -> None:
        d.passes += 1
        d.to_act = d.order[d.passes % self.n]
        if d.passes == self.n:
            d.phase = "bid2"
        if d.passes == 2 * self.n:
            self._void(d)

    def _played(self, d: Deal, seat: int, card: str) -> None:
        d.hands[seat].remove(card)
        d.has_played.add(seat)
        d.bella_binds = False
        d.trick.plays.append((seat, card))
        d.to_act = (seat + 1) % self.n
        if len(d.trick.plays) == self.n:
            d.trick.taker = trick_winner(d.trick.plays, d.trump)
            d.to_act = d.trick.taker
            d.tricks.append(d.trick)
            d.trick = Trick()
            if not d.hands[seat]:
                self._count(d)

    # Deals that are not counted

    def _void(self, d: Deal) -> None:
        """D-14, D-15."""
        fines = [0] * self.sides
        self.voids += 1
        if self.o["void_dealer"] == "next":
            self.dealer = (d.dealer + 1) % self.n
            self.voids = 0
        elif self.voids == 3:
            fines[self.side(d.dealer)] = -int(self.o["redeal_fine"])
            self.dealer = (d.dealer + 1) % self.n
            self.voids = 0
        self._write(d, "void", [], None, [0] * self.sides, [0] * self.sides, fines)

    def _deberc(self, d: Deal, seat: int) -> None:
        """D-42, ``hundred``."""
        self.winner = self.side(seat)
        zeros = [0] * self.sides
        best = [run for run in d.runs[seat] if run.kind == "deberc"]
        self._write(d, "deberc", best, None, zeros, zeros, zeros)

    # Counting

    def _count(self, d: Deal) -> None:
        """D-60 to D-73."""
        assert d.taker is not None
        melds, _ = self._credited_runs(d)
        bella = self._bella_side(d, d.tricks)
        raw = [0] * self.sides
        for number, trick in enumerate(d.tricks):
            assert trick.taker is not None
            raw[self.side(trick.taker)] += sum(points_of(c, d.trump) for _, c in trick.plays)
            if number == len(d.tricks) - 1:
                raw[self.side(trick.taker)] += 10
        for run in melds:
            raw[self.side(run.seat)] += run.points
        if bella is not None:
            raw[bella] += 20

        taker = self.side(d.taker)
        others = [side for side in range(self.sides) if side != taker]
        best = max(raw[side] for side in others)
        leaders = [side for side in others if raw[side] == best]
        written = list(raw)
        new: Hanging | None = None
        if raw[taker] > best:
            result = "made"
        elif raw[taker] == best:
            result = "hanging"
            written[taker] = 0
            new = Hanging(raw[taker], taker, [taker, *leaders], [])
        else:
            result = "bayt"
            written[taker] = 0
            if len(leaders) == 1:
                written[leaders[0]] += raw[taker]
            elif self.o["bayt_tie"] == "hang":
                if raw[taker] > 0:
                    new = Hanging(raw[taker], None, leaders, leaders)
            else:
                share, rest = divmod(raw[taker], len(leaders))
                near = [side for side in map(self.side, d.order) if side in leaders]
                for position, side in enumerate(near):
                    written[side] += share + (1 if position < rest else 0)
        if new is not None and self.o["hanging_for"] == "all":
            new.contenders = list(range(self.sides))
        self._decide_hanging(raw, written, new, result)

        fines = [0] * self.sides
        if result == "bayt" or (result == "hanging" and self.o["hanging_is_bayt"] == "yes"):
            fines[taker] -= self._bayt_fine(taker)
        for side in range(self.sides):
            if not any(t.taker is not None and self.side(t.taker) == side for t in d.tricks):
                fines[side] -= self._lyzha_fine()
        self.dealer = (d.dealer + 1) % self.n
        self.voids = 0
        before = list(self.totals)
        self._write(d, result, melds, bella, raw, written, fines)
        self._end(d, before)

    def _strength(self, run: Run) -> tuple[int, int, int]:
        """What makes one run better than another (D-43)."""
        length = run.length if self.o["run_order"] == "length" else 0
        return KINDS.index(run.kind), length, NATURAL.index(run.cards[-1][0])

    def equal_best(self, d: Deal) -> list[Run]:
        """The best announced runs: one, or several equal ones."""
        runs = [run for seat in sorted(d.runs) for run in d.runs[seat]]
        top = max(map(self._strength, runs), default=None)
        return [run for run in runs if self._strength(run) == top]

    def counting_side(self, d: Deal) -> int | None:
        """Whose runs count by D-43 and D-45, once that is decided; nothing of D-47."""
        equal = self.equal_best(d)
        sides = {self.side(run.seat) for run in equal}
        if len(sides) < 2:
            return sides.pop() if sides else None
        if self.o["equal_runs"] == "trump":
            trump = [self.side(run.seat) for run in equal if run.cards[0][1] == d.trump]
            return trump[0] if trump else None
        if self.o["equal_runs"] == "seat":
            if self.side(d.dealer) in sides:
                return self.side(d.dealer)
            return next(s for s in map(self.side, d.order) if s in sides)
        if any(d.hands):
            return None
        last = d.tricks[-1].taker
        assert last is not None
        return self.side(last) if self.side(last) in sides else None

    def runs_of_side(self, d: Deal, side: int) -> list[Run]:
        """The announced runs of a side, by seat, each seat's best first."""
        runs = [run for seat in d.runs for run in d.runs[seat] if self.side(seat) == side]
        runs.sort(key=lambda run: run.cards[0][1] != d.trump)  # among equal ones, as in D-45
        runs.sort(key=self._strength, reverse=True)
        runs.sort(key=lambda run: run.seat)
        return runs

    def _credited_runs(self, d: Deal) -> tuple[list[Run], int]:
        """The runs that count, and the number of the trick that makes them certain."""
        side = self.counting_side(d)
        if side is None:
            return [], 0
        certain = 0
        if len({self.side(run.seat) for run in self.equal_best(d)}) > 1:
            certain = len(d.tricks) - 1 if self.o["equal_runs"] == "last_trick" else 0
        if self.o["runs_need_trick"] == "yes":
            own = [i for i, t in enumerate(d.tricks) if t.taker in self._seats_of(side)]
            if not own:
                return [], 0
            certain = max(certain, own[0])
        return self.runs_of_side(d, side), certain

    def _seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.n) if self.side(seat) == side]

    def _bella_side(self, d: Deal, tricks: list[Trick]) -> int | None:
        """The side whose credit for the bella these tricks make certain (D-52)."""
        if d.bella_by is None:
            return None
        own = self.side(d.bella_by)
        if self.o["bella_to"] == "declarer":
            took = any(t.taker is not None and self.side(t.taker) == own for t in tricks)
            return own if took else None
        captors: list[int] = []
        for trick in tricks:
            for _, card in trick.plays:
                if card[1] == d.trump and card[0] in "KQ":
                    assert trick.taker is not None
                    captors.append(self.side(trick.taker))
        if own in captors:
            return own
        if len(captors) == 2 and captors[0] == captors[1]:
            return captors[0]
        return None

    def _decide_hanging(
        self, raw: list[int], written: list[int], new: Hanging | None, result: str
    ) -> None:
        """D-64, D-65; adds to ``written`` what is paid."""

        def pay(amount: Hanging) -> bool:
            most = max(raw[side] for side in amount.contenders)
            first = [side for side in amount.contenders if raw[side] == most]
            if len(first) > 1:
                return False
            written[first[0]] += amount.points
            return True

        rule = self.o["hanging"]
        if rule == "queue":
            if self.hangs and pay(self.hangs[0]):
                self.hangs.pop(0)
        elif new is None:
            self.hangs = [amount for amount in self.hangs if not pay(amount)]
        elif rule == "owner" and self.last_hanging_bayt is not None:
            side, amount = self.last_hanging_bayt
            if new.owner == side:
                written[side] += amount.points
                self.hangs.remove(amount)
        if new is not None:
            self.hangs.append(new)
        self.last_hanging_bayt = None
        if result == "hanging" and new is not None and new.owner is not None:
            self.last_hanging_bayt = (new.owner, new)

    def _bayt_fine(self, side: int) -> int:
        """D-71."""
        self.bayts[side] += 1
        rule = self.o["bayt_fine"]
        if rule == "third_100":
            return 100 if self.bayts[side] >= 3 else 0
        if rule in ("every_50", "every_100"):
            return 50 if rule == "every_50" else 100
        if rule in ("three_100", "three_300") and self.bayts[side] == 3:
            self.bayts[side] = 0
            return 100 if rule == "three_100" else 300
        return 0

    def _lyzha_fine(self) -> int:
        """D-72."""
        rule = self.o["lyzha_fine"]
        if rule == "table":
            return 100 if self.n == 3 or self.partners else 50
        return int(rule)

    def _write(
        self,
        d: Deal,
        result: str,
        melds: list[Run],
        bella: int | None,
        raw: list[int],
        written: list[int],
        fines: list[int],
    ) -> None:
        self.totals = [
            total + own + fine for total, own, fine in zip(self.totals, written, fines, strict=True)
        ]
        doc = self._progress(d)
        doc["result"] = result
        doc["melds"] = [
            {"seat": run.seat, "cards": "".join(run.cards), "points": run.points} for run in melds
        ]
        if doc["bella"] is not None:
            doc["bella"]["credited_to"] = bella
        doc["raw"] = raw
        doc["written"] = written
        doc["fines"] = fines
        doc["hanging"] = sum(amount.points for amount in self.hangs)
        doc["totals"] = list(self.totals)
        self.deals.append(doc)
        self.current = None

    # The end

    def _end(self, d: Deal, before: list[int]) -> None:
        """D-80 to D-83."""
        target = self.o["target"]
        one_deal = target == "deal"
        goal = 0 if one_deal else int(target)
        at_goal = [side for side in range(self.sides) if self.totals[side] >= goal]
        if not (one_deal or self.would_have_ended or at_goal):
            return
        if self._goes_on_for_hanging(goal, one_deal):
            self.would_have_ended = True
            self.most_points_win = True
            return
        last_seat = d.tricks[-1].taker
        assert last_seat is not None
        last = self.side(last_seat)
        finish = self.o["finish"]
        everybody = list(range(self.sides))
        if one_deal or self.most_points_win or finish == "points" or not at_goal:
            best = self._richest(everybody)
        elif finish == "last_trick":
            best = [last] if last in at_goal else self._richest(at_goal)
            if len(at_goal) == 1:
                best = at_goal
        else:
            moments = self._arrivals(d, before, goal)
            first = min(moments[side] for side in at_goal)
            best = self._richest([side for side in at_goal if moments[side] == first])
        if len(best) > 1 and finish in ("last_trick", "arrival") and last in best:
            best = [last]
        if len(best) == 1:
            self.winner = best[0]
        else:
            self.would_have_ended = True

    def _richest(self, sides: list[int]) -> list[int]:
        most = max(self.totals[side] for side in sides)
        return [side for side in sides if self.totals[side] == most]

    def _goes_on_for_hanging(self, goal: int, one_deal: bool) -> bool:
        """D-83."""
        rule = self.o["hanging_finish"]
        if not self.hangs or rule == "ignore":
            return False
        if rule == "extra_deal" or one_deal:
            return True
        for side in range(self.sides):
            own = [a.points for a in self.hangs if side == a.owner or side in a.tied]
            if own and self.totals[side] + sum(own) >= goal:
                return True
        return False

    def _arrivals(self, d: Deal, before: list[int], goal: int) -> list[int]:
        """For each side the moment when it got to the goal (D-81, ``arrival``).

        0 is before the deal, 2t+1 during trick t, 2t+2 when trick t is complete, 999 the writing.
        """
        falls: list[tuple[int, int, int]] = []  # moment, side, points
        for number, trick in enumerate(d.tricks):
            assert trick.taker is not None
            points = sum(points_of(card, d.trump) for _, card in trick.plays)
            if number == len(d.tricks) - 1:
                points += 10
            falls.append((2 * number + 2, self.side(trick.taker), points))
        melds, certain = self._credited_runs(d)
        falls += [(2 * certain + 2, self.side(run.seat), run.points) for run in melds]
        if d.bella_by is not None:
            now = self._bella_side(d, d.tricks[: d.bella_in_trick])
            if now is not None:
                falls.append((2 * d.bella_in_trick + 1, now, 20))
            else:
                for number in range(d.bella_in_trick, len(d.tricks)):
                    then = self._bella_side(d, d.tricks[: number + 1])
                    if then is not None:
                        falls.append((2 * number + 2, then, 20))
                        break
        moments: list[int] = []
        for side in range(self.sides):
            moment = 999
            for candidate in range(2 * len(d.tricks) + 1):
                fallen = sum(p for m, s, p in falls if s == side and m <= candidate)
                if before[side] + fallen >= goal:
                    moment = candidate
                    break
            moments.append(moment)
        return moments

    # The document

    def _progress(self, d: Deal) -> DealDoc:
        tricks = [sum(1 for t in d.tricks if t.taker == seat) for seat in range(self.n)]
        bella: BellaDoc | None = None
        if d.bella_by is not None:
            bella = {"announced_by": d.bella_by, "credited_to": None}
        return {
            "dealer": d.dealer,
            "taker": d.taker,
            "trump": d.trump,
            "upcard": d.upcard,
            "result": None,
            "melds": None,
            "bella": bella,
            "tricks": tricks,
            "raw": None,
            "written": None,
            "fines": None,
            "hanging": None,
            "totals": None,
        }

    def result(self) -> ResultDoc:
        """The result document of the match so far."""
        d = self.current
        phase = "finished" if self.winner is not None else "deal" if d is None else d.phase
        return {
            "format": "kozyr-result/1",
            "game": "deberc",
            "finished": self.winner is not None,
            "winner": self.winner,
            "totals": list(self.totals),
            "to_act": None if d is None else d.to_act,
            "phase": phase,
            "deals": self.deals if d is None else [*self.deals, self._progress(d)],
        }


def recount(
    seats: int,
    preset: str,
    options: dict[str, int | str],
    first_dealer: int,
    deals: list[RecordDeal],
) -> ResultDoc:
    """The result document that a record must have."""
    referee = Referee(seats, preset, options, first_dealer)
    for deal in deals:
        referee.deal(deal["deck"])
        for action in deal["actions"]:
            referee.act(action)
    return referee.result()
