"""Records: one match as one JSON document, read, written and replayed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.cards import SUITS, Card, CardError, cards_text, parse_cards, parse_suit
from engine.errors import OptionError, RecordError, RuleError
from engine.game import Action, Json, Match
from engine.games import game
from engine.options import OptionValue

FORMAT: Final = "kozyr/1"
_REQUIRED: Final = ("format", "game", "seats", "first_dealer", "deals")
_OWN_KEYS: Final = frozenset((*_REQUIRED, "preset", "options"))
_DEAL_KEYS: Final = frozenset(("deck", "actions", "turns"))


@dataclass(slots=True)
class DealRecord:
    """One deal: its deck in dealing order, what was done, and further keys as they were found.

    ``turns`` are the orders of decks shuffled in the middle of it (B-45), as texts of cards; None
    where the record says nothing of them.
    """

    deck: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    extra: Json = field(default_factory=dict)
    turns: list[str] | None = None

    def as_json(self) -> Json:
        """The deal as records write it."""
        turns: Json = {} if self.turns is None else {"turns": list(self.turns)}
        return {
            "deck": cards_text(self.deck),
            "actions": [str(action) for action in self.actions],
            **turns,
            **self.extra,
        }

    def add_turn(self, order: Sequence[Card]) -> None:
        """Keep what was handed to ``Match.shuffle``."""
        self.turns = [*(self.turns or ()), cards_text(order)]


@dataclass(slots=True)
class Record:
    """A match as data. ``options`` are changes to the preset; ``preset`` None is the first one.

    ``extra`` holds the keys that records may carry besides; they do not change the replay.
    """

    game: str
    seats: list[str]
    first_dealer: int
    preset: str | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    deals: list[DealRecord] = field(default_factory=list)
    extra: Json = field(default_factory=dict)

    def as_json(self) -> Json:
        """The canonical document: ``options`` only where they differ from the preset.

        Raises OptionError for an unknown game or preset.
        """
        presets = game(self.game).presets
        preset = next(iter(presets)) if self.preset is None else self.preset
        if preset not in presets:
            raise OptionError(f"unknown preset {preset!r}; there are: {', '.join(presets)}")
        values = presets[preset]
        return {
            "format": FORMAT,
            "game": self.game,
            "preset": preset,
            "options": {
                name: value for name, value in self.options.items() if values.get(name) != value
            },
            "seats": list(self.seats),
            "first_dealer": self.first_dealer,
            "deals": [deal.as_json() for deal in self.deals],
            **self.extra,
        }

    def new_match(self) -> Match:
        """The match before its first deal; raises OptionError."""
        return game(self.game).new_match(
            len(self.seats), self.preset, self.options, self.first_dealer
        )

    def replay(self) -> Match:
        """The match after the record's last action; raises RecordError that says where it fails."""
        try:
            match = self.new_match()
        except OptionError as error:
            raise RecordError(str(error)) from error
        for number, deal in enumerate(self.deals, 1):
            _replay_deal(match, number, deal)
        return match


def _replay_deal(match: Match, number: int, deal: DealRecord) -> None:
    try:
        match.deal(deal.deck)
    except RuleError as error:
        message = f"deal {number}: {error} ({error.clause})"
        raise RecordError(message, number, None, error.clause) from error
    turns = iter(deal.turns or ())
    _replay_turns(match, number, None, turns)
    for nth, action in enumerate(deal.actions, 1):
        refused = match.why_not(action)
        if refused is not None:
            clause = refused.clause or None
            where = f"deal {number}, action {nth} {str(action)!r}"
            message = f"{where}: {refused}" + (f" ({clause})" if clause else "")
            raise RecordError(message, number, nth, clause) from refused
        match.push(action)
        if match.to_shuffle:
            _replay_turns(match, number, nth, turns)


def _replay_turns(match: Match, number: int, action: int | None, turns: Iterator[str]) -> None:
    """Hand in the record's orders as long as the match waits for one (B-45)."""
    while match.to_shuffle:
        where = f"deal {number}" if action is None else f"deal {number}, action {action}"
        turn = next(turns, None)
        if turn is None:
            message = f"{where}: the deck is turned over, and 'turns' has no order for it (B-45)"
            raise RecordError(message, number, action, "B-45")
        try:
            match.shuffle(parse_cards(turn))
        except (CardError, RuleError) as error:
            message = f"{where}: in 'turns': {error} (B-45)"
            raise RecordError(message, number, action, "B-45") from error


def parse_action(text: str) -> Action:
    """The action that a text like ``0 play 9H`` names, its arguments in canonical form.

    Cards and suits are read leniently ("10h", "♥"). Whether there is such an action, and whether
    it is legal, the match says. Raises RecordError where the text has no seat or no verb.
    """
    words = text.split()
    if len(words) < 2 or not (words[0].isascii() and words[0].isdigit() and len(words[0]) < 4):
        raise RecordError(f"{text!r} is no action: it takes a seat, a verb, and perhaps more")
    return Action(int(words[0]), words[1].lower(), " ".join(_canonical(word) for word in words[2:]))


def _canonical(word: str) -> str:
    """Cards and a suit in their letters, any other word in lower case.

    The cards of one word are a set, and written in natural order, or by suit.
    """
    try:
        return cards_text(sorted(parse_cards(word)))
    except CardError:
        pass
    try:
        return SUITS[parse_suit(word)]
    except CardError:
        return word.lower()


def read_record(text: str | bytes) -> Record:
    """The record in a JSON document; raises RecordError that says what is wrong and where."""
    return record_from(_load(text))


def _load(text: str | bytes) -> object:
    """The JSON value of a text; raises RecordError."""
    try:
        value: object = json.loads(text)
    except RecursionError as error:
        raise RecordError("this is no JSON document that can be read: nested too deep") from error
    except ValueError as error:
        raise RecordError(f"this is no JSON document: {error}") from error
    return value


def load_line(text: str | bytes) -> Record:
    """The record in one line ``{"record": …}`` of a batch; raises RecordError."""
    value = _load(text)
    if not isinstance(value, dict) or "record" not in value:
        raise RecordError('a line of a batch is {"record": …}')
    return record_from(value["record"])


def record_from(value: object) -> Record:
    """The record in a JSON value; raises RecordError. Options and actions are judged by replay."""
    document = _mapping(value, "a record", None)
    for key in _REQUIRED:
        if key not in document:
            raise RecordError(f"the record has no {key!r}")
    if document["format"] != FORMAT:
        raise RecordError(f"'format' is {_short(document['format'])}; this reads {FORMAT!r}")
    name = _text(document["game"], "'game'", None)
    try:
        game(name)
    except OptionError as error:
        raise RecordError(str(error)) from error
    options: dict[str, OptionValue] = {}
    for option, chosen in _mapping(document.get("options", {}), "'options'", None).items():
        if not isinstance(chosen, str | int):
            raise RecordError(f"option {option!r} is a number or a text, not {_short(chosen)}")
        options[option] = chosen
    seats = [_text(seat, "a seat's name", None) for seat in _list(document["seats"], "'seats'")]
    first_dealer = document["first_dealer"]
    if isinstance(first_dealer, bool) or not isinstance(first_dealer, int):
        raise RecordError("'first_dealer' is no seat's number")
    return Record(
        game=name,
        seats=seats,
        first_dealer=first_dealer,
        preset=_text(document["preset"], "'preset'", None) if "preset" in document else None,
        options=options,
        deals=[
            _deal_from(deal, number)
            for number, deal in enumerate(_list(document["deals"], "'deals'"), 1)
        ],
        extra={key: part for key, part in document.items() if key not in _OWN_KEYS},
    )


def _deal_from(value: object, number: int) -> DealRecord:
    deal = _mapping(value, "a deal", number)
    for key in ("deck", "actions"):
        if key not in deal:
            raise RecordError(f"deal {number}: there is no {key!r}", number)
    try:
        deck = parse_cards(_text(deal["deck"], "'deck'", number))
    except CardError as error:
        raise RecordError(f"deal {number}: in 'deck': {error}", number) from error
    actions: list[Action] = []
    for nth, text in enumerate(_list(deal["actions"], "'actions'", number), 1):
        try:
            actions.append(parse_action(_text(text, "an action", number)))
        except RecordError as error:
            message = f"deal {number}, action {nth}: {error}"
            raise RecordError(message, number, nth) from error
    extra = {key: part for key, part in deal.items() if key not in _DEAL_KEYS}
    turns: list[str] | None = None
    if "turns" in deal:
        turns = [
            _turn(_text(turn, "an entry of 'turns'", number))
            for turn in _list(deal["turns"], "'turns'", number)
        ]
    return DealRecord(deck, actions, extra, turns)


def _turn(text: str) -> str:
    """An order in canonical form; what is none stays, as it may never be needed."""
    try:
        return cards_text(parse_cards(text))
    except CardError:
        return text


def _where(deal: int | None) -> str:
    return "" if deal is None else f"deal {deal}: "


def _short(value: object) -> str:
    try:
        shown = repr(value)
    except RecursionError:
        return "something nested too deep"
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _mapping(value: object, what: str, deal: int | None) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise RecordError(f"{_where(deal)}{what} is a JSON object, not {_short(value)}", deal)
    return value


def _list(value: object, what: str, deal: int | None = None) -> Sequence[object]:
    if not isinstance(value, list):
        raise RecordError(f"{_where(deal)}{what} is a list, not {_short(value)}", deal)
    return value


def _text(value: object, what: str, deal: int | None) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{_where(deal)}{what} is a text, not {_short(value)}", deal)
    return value
