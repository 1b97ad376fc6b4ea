"""Chat at a table: who may say something, who reads it, and how it reaches their screens.

Players talk among themselves, and so do those who look on: a spectator may see what a player does
not. When the game is over everybody reads everything.
"""

import asyncio
import hashlib
import logging
from http import HTTPStatus
from typing import Final

from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.viewer import Viewer
from tikal.web.problem import Refused
from tikal.web.store.journal import Row
from tikal.web.store.messages import SAID, MessageRows, Said
from tikal.web.store.notices import Notice

LOG: Final = logging.getLogger("tikal.web")
# How many messages a page gets at once.
MOST: Final = 200


class Chat:
    """Takes messages and shows them to the watchers of their tables."""

    def __init__(self, messages: MessageRows, room: Room) -> None:
        """Keep them here; show them at the tables of this room."""
        self._messages = messages
        self._room = room
        self._tasks: set[asyncio.Task[None]] = set()

    async def say(
        self,
        table: OpenTable,
        user: str,
        name: str,
        *,
        text: str | None,
        phrase: str | None,
        program: bool = False,
    ) -> None:
        """Keep what somebody says and show it, or refuse it."""
        viewer = table.viewer(user)
        if not table.snapshot.about.terms.chat:
            raise chat_off()
        seat = min(viewer.seats, default=None)
        if seat is not None:
            name = table.played.seats[seat - 1].name or name
        before = await self._seen(table)
        said = Said(table.id, user, name, seat, viewer.spectator, text, phrase, program)
        await self._messages.add(said)
        await self._show(table, before)

    async def read(self, table: OpenTable, viewer: Viewer, since: int) -> list[dict[str, object]]:
        """Return what a viewer may read of what was said after a number."""
        rows = await self._messages.since(table.id, since, MOST)
        return [_json(row) for row in rows if _may_read(table.snapshot, viewer, row)]

    def hear(self, notice: Notice | None) -> None:
        """Show what was said at another process; None: something may have been missed."""
        if notice is not None and notice.kind != SAID:
            return
        names = None if notice is None else {notice.name}
        task = asyncio.create_task(self._catch_up(names))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, names: set[str] | None) -> None:
        try:
            for table in self._room.tables:
                if table.watchers and (names is None or table.id in names):
                    await self._show(table, table.said or 0)
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("chat not shown", extra={"problem": str(problem)[:200]})

    async def _seen(self, table: OpenTable) -> int:
        """Return the number of the last message that the table's watchers have got here."""
        if table.said is None:
            table.said = await self._messages.last(table.id)
        return table.said

    async def _show(self, table: OpenTable, since: int) -> None:
        for row in await self._messages.since(table.id, since, MOST):
            number = int(str(row["number"]))
            if number > (table.said or 0):
                table.said = number
                message = b'{"type":"chat","message":%b}' % to_json(_json(row))
                readers = {
                    viewer
                    for viewer in table.watchers.viewers
                    if _may_read(table.snapshot, viewer, row)
                }
                table.watchers.tell(readers, message)


def author_of(row: Row) -> str:
    """Return a name for a message's author that says nothing about them at other tables."""
    text = f"{row['table_id']} {row['user_id']}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _may_read(snapshot: Snapshot, viewer: Viewer, row: Row) -> bool:
    return snapshot.played.over or viewer.spectator == row["gallery"]


def _json(row: Row) -> dict[str, object]:
    shown = ("number", "at", "name", "seat", "gallery", "text", "phrase", "program")
    return {"author": author_of(row), **{name: row[name] for name in shown}}


def chat_off() -> Refused:
    """Return the error for somebody who wants to talk where the host has switched it off."""
    message = "The host has switched off the chat at this table."
    return Refused(HTTPStatus.FORBIDDEN, "chat_off", message)
