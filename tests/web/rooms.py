"""Tables without HTTP: a room with a real store, and commands to run in it."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from pathlib import Path

import tikal
from tests.web.alone import run_alone
from tests.web.test_store import row
from tikal.web.bots.pool import BotPool
from tikal.web.play.command import ACTION, Command
from tikal.web.play.open_table import OpenTable, begun
from tikal.web.play.room import Room
from tikal.web.play.viewer import Viewer
from tikal.web.ratings.model import RatedGame
from tikal.web.schema.table import COLORS
from tikal.web.store.database import file_url, open_database
from tikal.web.store.journal import Journal, Row
from tikal.web.store.migrate import migrate
from tikal.web.store.occasions import Occasion
from tikal.web.store.rows import Rows

OWNER = Viewer(frozenset((1, 2)), owner=True)


def seats(*kinds: str) -> list[dict[str, object]]:
    """Return seats as they are stored: `person`, or the name of a bot, for each."""
    return [
        {
            "seat": number,
            "kind": "person" if kind == "person" else "bot",
            "name": "",
            "bot": None if kind == "person" else kind,
            "color": COLORS[number - 1],
        }
        for number, kind in enumerate(kinds, 1)
    ]


def open_table(table_id: str, *kinds: str) -> OpenTable:
    """Return a table that no room knows of; for two people unless others are named."""
    sitting = seats(*(kinds or ("person", "person")))
    record = tikal.Game.new(seats=len(sitting), seed=7).record()
    return OpenTable(row(table_id, seats=sitting, origin=record), begun(record, sitting))


async def added(room: Room, table_id: str, *kinds: str) -> OpenTable:
    """Add a table to a room; for two people unless others are named."""
    made = open_table(table_id, *kinds)
    sitting = [seat.stored() for seat in made.played.seats]
    return await room.add(row(table_id, seats=sitting, origin=made.origin), made.played)


def action(text: str, seat: int | None = None, actor: str = "ada") -> Command:
    """Return a command that plays an action."""
    return Command(actor, seat, ACTION, {"action": text})


class Unheard(Journal):
    """A writer to whom moves do not get through: they wait for ever."""

    async def append(
        self,
        commands: Sequence[Row],
        standing: Row,
        results: Sequence[Row] = (),
        places: Collection[str] | None = None,
        rated: RatedGame | None = None,
        occasions: Sequence[Occasion] = (),
    ) -> None:
        """Wait."""
        await asyncio.Event().wait()


def in_room(
    path: Path,
    work: Callable[[Room], Coroutine[None, None, None]],
    writer: type[Journal] = Journal,
) -> None:
    """Do something in a room whose store is in a file."""

    async def run() -> None:
        url = file_url(path)
        engine, journal = open_database(url), writer(url)
        writing = asyncio.create_task(journal.run())
        room = Room(Rows(engine, journal), journal, BotPool(1))
        try:
            await work(room)
        finally:
            await room.close()
            writing.cancel()
            await engine.dispose()

    migrate(file_url(path))
    run_alone(run())
