"""From the rows of a match back to the match, action by action."""

from collections.abc import Callable, Sequence

from bot.chance import cut_deck
from engine.cards import parse_cards
from engine.game import Action, Match
from engine.games import GAMES
from engine.record import parse_action
from storage.models import ActionRow, MatchRow


def _nothing(_match: Match, _action: Action) -> None:
    pass


def replay(
    row: MatchRow,
    actions: Sequence[ActionRow],
    before: Callable[[Match, Action], None] = _nothing,
) -> Match:
    """The match as it is after all its actions; ``before`` sees it, and each action, before it."""
    head = row.head
    match = GAMES[head["game"]].new_match(
        len(head["seats"]), head["preset"], head["options"], head["first_dealer"]
    )
    for deal in row.deals:
        if deal.cut is None:
            continue
        match.deal(parse_cards(cut_deck(deal.deck, deal.cut)))
        turns = iter(deal.turns or ())
        for kept in actions:
            if kept.deal == deal.number:
                action = parse_action(kept.text)
                before(match, action)
                match.apply(action)
                while match.to_shuffle:
                    match.shuffle(parse_cards(next(turns)))
    return match
