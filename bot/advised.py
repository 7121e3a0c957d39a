"""Who may have advice: people who play against computers only."""

from bot.thinkers import judge_of
from storage.models import TableRow


def is_advised(row: TableRow) -> bool:
    """Whether one person plays here against computers only, in a game whose players can judge."""
    people = sum(seat.kind == "person" for seat in row.seats)
    return people == 1 and len(row.seats) > 1 and judge_of(row.game) is not None
