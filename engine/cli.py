"""The command line on records: ``python -m engine``."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

import click

from engine.errors import EngineError, OptionError, RecordError
from engine.game import Game, Json, Match
from engine.games import GAMES, game
from engine.options import OptionSpec, OptionValue
from engine.record import load_line, read_record
from engine.selfplay import Table, play_match

PROGRESS_EVERY: Final = 1.0  # seconds


class BadInputError(click.ClickException):
    """What was handed in is wrong: a message on standard error, exit status 2."""

    exit_code = 2


def _print(document: Json) -> None:
    click.echo(json.dumps(document))


def _match(file: BinaryIO) -> Match:
    """The replayed match of a record's file; raises BadInputError."""
    try:
        return read_record(_read(file)).replay()
    except EngineError as error:
        raise BadInputError(str(error)) from error


def _read(file: BinaryIO) -> bytes:
    try:
        return file.read()
    except OSError as error:
        raise BadInputError(f"{file.name}: {error.strerror}") from error


def _legal(match: Match) -> list[str]:
    return sorted(str(action) for action in match.legal_actions())


def _batch(file: BinaryIO, answer: Callable[[Match], Json]) -> None:
    """One answer for each record of a JSON lines file, in order; a bad one gets an error."""
    for line in _lines(file):
        try:
            document = answer(load_line(line).replay())
        except RecordError as error:
            document = {
                "error": {
                    "message": str(error),
                    "deal": error.deal,
                    "action": error.action,
                    "clause": error.clause,
                }
            }
        _print(document)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    try:
        for line in file:
            if line.strip():
                yield line
    except OSError as error:
        raise BadInputError(f"{file.name}: {error.strerror}") from error


@click.group()
def cli() -> None:
    """Card games as records: play them again, look at them, let computers play."""


_FILE = click.argument("file", type=click.File("rb"))
_BATCH = click.option("--batch", is_flag=True, help='FILE holds one {"record": …} a line.')


@cli.command()
@_FILE
@_BATCH
def replay(file: BinaryIO, batch: bool) -> None:
    """Print the result of a record."""
    if batch:
        _batch(file, lambda match: match.result())
    else:
        _print(_match(file).result())


@cli.command()
@_FILE
@_BATCH
def legal(file: BinaryIO, batch: bool) -> None:
    """Print what may be done after the record's last action."""
    if batch:
        _batch(file, lambda match: {"legal": _legal(match)})
        return
    for text in _legal(_match(file)):
        click.echo(text)


@cli.command()
@_FILE
@click.option("--seat", required=True, metavar="N|public", help="Whose view.")
def view(file: BinaryIO, seat: str) -> None:
    """Print what a seat, or everybody, may know."""
    match = _match(file)
    if seat == "public":
        _print(match.view(None).as_json())
        return
    numbers = [str(number) for number in range(match.seats)]
    if seat not in numbers:
        raise BadInputError(f"--seat takes {', '.join(numbers)} or public; not {seat!r}")
    _print(match.view(int(seat)).as_json())


@cli.command()
def games() -> None:
    """Print the games with their presets and options."""
    _print({"games": [_game_json(one) for one in GAMES.values()]})


def _game_json(one: Game) -> Json:
    return {
        "name": one.name,
        "seats": list(one.seat_counts),
        "presets": {name: dict(values) for name, values in one.presets.items()},
        "options": [_option_json(spec) for spec in one.options],
        "players": list(one.players),
    }


def _option_json(spec: OptionSpec) -> Json:
    numbers: Json | None = None
    if spec.numbers is not None:
        numbers = {"from": spec.numbers[0], "to": spec.numbers[1]}
    return {
        "name": spec.name,
        "meaning": spec.meaning,
        "clauses": list(spec.clauses),
        "values": [*spec.words, *spec.only],
        "numbers": numbers,
        "offered": list(spec.offered),
    }


@cli.command()
@click.argument("name", metavar="GAME")
@click.option("--preset", help="By default the game's first one.")
@click.option("--option", "changes", multiple=True, metavar="NAME=VALUE", help="Change an option.")
@click.option("--seats", type=int, help="By default the fewest.")
@click.option("--players", default="random", help="One for all seats, or one for each: a,b,…")
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True, help="The same seed, the same matches.")
@click.option(
    "--records", type=click.Path(file_okay=False, path_type=Path), help="Write each match here."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def selfplay(
    name: str,
    preset: str | None,
    changes: tuple[str, ...],
    seats: int | None,
    players: str,
    matches: int,
    seed: str,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let computer players play whole matches."""
    try:
        table = _table(name, preset, changes, seats, players)
        document = _selfplay(table, matches, seed, records)
    except OptionError as error:
        raise BadInputError(str(error)) from error
    except OSError as error:
        raise BadInputError(f"{records}: {error.strerror}") from error
    if as_json:
        _print(document)
    else:
        _print_selfplay(document, table)


def _table(
    name: str, preset: str | None, changes: tuple[str, ...], seats: int | None, players: str
) -> Table:
    chosen = game(name)
    count = min(chosen.seat_counts) if seats is None else seats
    if count not in chosen.seat_counts:
        takes = ", ".join(str(number) for number in chosen.seat_counts)
        raise OptionError(f"{name} takes {takes} seats; not {count}")
    names = tuple(part.strip() for part in players.split(","))
    for player in names:
        if player not in chosen.players:
            raise OptionError(f"unknown player {player!r}; there are: {', '.join(chosen.players)}")
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise OptionError(f"{len(names)} players for {count} seats")
    return Table(chosen, preset or next(iter(chosen.presets)), _changes(chosen, changes), names)


def _changes(chosen: Game, texts: tuple[str, ...]) -> dict[str, OptionValue]:
    changes: dict[str, OptionValue] = {}
    words = {(spec.name, word) for spec in chosen.options for word in spec.words}
    for text in texts:
        option, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"an option is NAME=VALUE; not {text!r}")
        # A value of digits is a text where the option has it as one (Berg's price "1").
        number = value.isascii() and value.isdigit() and (option, value) not in words
        number = number and len(value) < 10
        changes[option] = int(value) if number else value
    return changes


def _selfplay(table: Table, matches: int, seed: str, records: Path | None) -> Json:
    """Play, write the records, and sum up; raises OptionError and OSError."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    deals = actions = 0
    seconds = 0.0
    won: list[int] = []
    points: list[float] = []
    shown = time.perf_counter()
    for number in range(1, matches + 1):
        began = time.perf_counter()
        played = play_match(table, f"{seed}:{number}", records is not None)
        now = time.perf_counter()
        seconds += now - began
        match = played.match
        assert match.winner is not None
        won = won or [0] * match.sides
        points = points or [0.0] * match.sides
        won[match.winner] += 1
        points = [sum(pair) for pair in zip(points, match.totals, strict=True)]
        deals += match.deals_dealt
        actions += played.actions
        if records is not None and played.record is not None:
            text = json.dumps(played.record.as_json(), ensure_ascii=False)
            (records / f"{number:06}.json").write_text(text + "\n", encoding="utf-8")
        if now - shown >= PROGRESS_EVERY or number == matches:
            shown = now
            click.echo(f"{number} of {matches} matches, {deals / seconds:.0f} deals/s", err=True)
    return {
        "matches": matches,
        "deals": deals,
        "actions": actions,
        "seconds": round(seconds, 3),
        "matches_per_second": round(matches / seconds, 1),
        "deals_per_second": round(deals / seconds, 1),
        "actions_per_second": round(actions / seconds, 1),
        "results": {
            "won": won,
            "points_a_deal": [round(total / deals, 2) for total in points],
        },
    }


def _print_selfplay(document: Json, table: Table) -> None:
    click.echo(
        f"{document['matches']} matches, {document['deals']} deals, "
        f"{document['actions']} actions in {document['seconds']} s"
    )
    click.echo(
        f"a second: {document['matches_per_second']} matches, "
        f"{document['deals_per_second']} deals, {document['actions_per_second']} actions"
    )
    results = document["results"]
    for side, (won, mean) in enumerate(zip(results["won"], results["points_a_deal"], strict=True)):
        members = "+".join(table.players[side :: len(results["won"])])
        click.echo(f"side {side} ({members}): won {won}, {mean} points a deal")
