"""What a table wants shown, where: the step from the state of a table to the poster's places."""

from bot.poster import Look, PlaceKey, Wanted
from bot.screens import GAME_SCREENS
from bot.screens.base import Screen
from bot.screens.lobby import call, closed, lobby
from bot.table import Table
from bot.tables import Tables
from bot.texts import Texts, texts
from storage.models import PersonRow, PlaceRow, SeatRow
from storage.places import places_of
from storage.tables import people

NOTHING = Look(version=0, wanted=[])


class Show:
    """Looks at tables for the poster."""

    def __init__(self, tables: Tables, bot_username: str) -> None:
        self._tables = tables
        self._bot_username = bot_username

    async def look(self, table_id: int) -> Look:
        """Everything that a table wants shown now, and the version that this is."""
        async with self._tables.database.transaction() as session:
            table = await self._tables.load(session, table_id)
            if table is None:
                return NOTHING
            persons = await people(
                session, [seat.person_id for seat in table.seats if seat.person_id is not None]
            )
            places = await places_of(session, table_id)
        return Look(table.row.version, self.wanted(table, persons, places))

    def wanted(
        self, table: Table, persons: dict[int, PersonRow], places: list[PlaceRow]
    ) -> list[Wanted]:
        """The places of a table and what each should show."""
        row, words = table.row, texts(table.row.language)
        url = _group_url(places)
        public = table.view(None, self._bot_username, url)

        def group(kind: str, screen: Screen | None, number: int = 0, loud: bool = False) -> Wanted:
            fresh = row.fresh if kind == "table" else 0
            key = PlaceKey(kind, 0, number)
            return Wanted(key, row.chat_id, row.thread_id, screen, fresh, loud)

        if row.stage == "lobby":
            return [group("table", lobby(public, words))]
        if table.match is None:
            return [group("table", closed(public, words))]
        screens = GAME_SCREENS[row.game]
        over = [deal.number for deal in public.deals if deal.salt is not None]
        result = [
            group("count", screens.count(public, number, words), number)
            for number in over[-2:]
            if number <= table.match.deals_dealt and row.stage != "closed"
        ]
        if row.stage == "over":
            result.append(group("final", screens.final(public, words)))
        if row.stage == "closed":
            result.append(group("table", closed(public, words)))
        else:
            result.append(group("table", screens.table(public, words)))
        called = table.called
        deaf = called is not None and not _reachable(called, persons)
        result.append(
            group(
                "call", call(public, called.number, words) if called and deaf else None, loud=True
            )
        )
        private = {place.person_id for place in places if place.kind == "private"}
        for seat in table.seats:
            if seat.kind == "person" and seat.person_id in persons:
                result += self._hands(table, seat, persons[seat.person_id], url, private)
        return result

    def _hands(
        self, table: Table, seat: SeatRow, person: PersonRow, url: str | None, private: set[int]
    ) -> list[Wanted]:
        words: Texts = texts(person.language)
        view = table.view(seat.number, self._bot_username, url)
        screens = GAME_SCREENS[table.row.game]
        ended = table.row.stage == "closed"
        hand = closed(view, words) if ended else screens.hand(view, words)
        loud = view.match is not None and view.match.to_act == seat.number and table.in_match
        result = [Wanted(PlaceKey("hand", person.id), person.id, None, hand, seat.fresh, loud)]
        if person.id in private:
            inside = closed(view, words) if ended else screens.private_hand(view, words)
            key = PlaceKey("private", person.id)
            row = table.row
            result.append(Wanted(key, row.chat_id, row.thread_id, inside, 0, False))
        return result


def _reachable(seat: SeatRow, persons: dict[int, PersonRow]) -> bool:
    person = persons.get(seat.person_id or 0)
    return person is not None and person.reachable


def _group_url(places: list[PlaceRow]) -> str | None:
    for place in places:
        chat = str(place.chat_id)
        if place.kind == "table" and place.message_id and chat.startswith("-100"):
            return f"https://t.me/c/{chat[4:]}/{place.message_id}"
    return None
