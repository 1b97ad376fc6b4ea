"""The lines of a stream, as they are sent."""

import asyncio
import logging
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from typing import Final

from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from tikal.players.external.line_protocol import choose_object, new_object
from tikal.players.player import Budget
from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.streams import Stream, StreamWatcher
from tikal.web.play.viewer import SPECTATOR, Viewer
from tikal.web.problem import Refused
from tikal.web.store.clock import now

LOG: Final = logging.getLogger("tikal.web")
# How long nothing is said at most, in seconds; then tables are looked for, too.
PING: Final = 15.0
# How many tables are followed: those where something happened last.
MOST_TABLES: Final = 100
# When a table is tried again that could not be read.
_AGAIN: Final = 1.0


class Listening:
    """What one stream says: everything as it stands, then whatever happens."""

    def __init__(
        self,
        room: Room,
        stream: Stream,
        *,
        here: bool,
        changed: Callable[[OpenTable], None],
        since: str | None = None,
    ) -> None:
        """Listen for a stream's user; `here` if it is the program that sits there.

        `changed` is told where it has come to a table or left it. Games that have ended after
        `since` are told of as well.
        """
        self._room = room
        self._stream = stream
        self._here = here
        self._changed = changed
        self._since = since
        self._followed: dict[str, StreamWatcher] = {}
        # Tables where they have no seat, as of a command: bots alone play there, say.
        self._passed: dict[str, int] = {}
        self._ready = False

    async def lines(self) -> AsyncGenerator[bytes]:
        """Yield the lines until the stream ends."""
        try:
            while not self._stream.ended:
                async for line in self._next():
                    yield line + b"\n"
        finally:
            for watcher in list(self._followed.values()):
                self._leave(watcher)

    async def _next(self) -> AsyncIterator[bytes]:
        try:
            async with asyncio.timeout(PING):
                item = await self._stream.next()
        except TimeoutError:
            self._stream.look()
            yield _line("ping", now=now())
            return
        if item is None:
            return
        if item.watcher is None:
            async for line in self._look():
                yield line
        elif item.message is None:
            self._leave(item.watcher)
            async for line in self._follow(item.watcher.table.id, known=True):
                yield line
        else:
            item.watcher.left -= 1
            yield item.message
            for line in self._after(item.watcher):
                yield line

    async def _look(self) -> AsyncIterator[bytes]:
        """Follow the tables that are not followed yet."""
        try:
            found = await self._room.rows.going_on(self._stream.user, MOST_TABLES, self._since)
        except (SQLAlchemyError, OSError) as problem:
            self._try_again(problem)
            return
        for table_id, seq in found.items():
            new = table_id not in self._followed and self._passed.get(table_id) != seq
            if new and not self._stream.ended:
                async for line in self._follow(table_id):
                    yield line
        self._since = None
        if not self._ready:
            self._ready = True
            yield _line("ready", now=now())

    async def _follow(self, table_id: str, *, known: bool = False) -> AsyncIterator[bytes]:
        """Say how a table stands, and watch it if its game goes on; a `known` one may be gone."""
        try:
            table = await self._room.open(table_id)
            watcher = StreamWatcher(self._stream, table, SPECTATOR, here=self._here)
            first = await table.watch(watcher, table.played.seq)
        except Refused as problem:
            if problem.code == "storage":
                self._try_again(problem)
            elif known:
                yield _line("gone", table=table_id)
            return
        except (SQLAlchemyError, OSError) as problem:
            self._try_again(problem)
            return
        self._followed[table_id] = watcher
        if not _concerns(watcher):
            self._leave(watcher)
            self._passed[table_id] = table.played.seq
            if known:
                yield _line("gone", table=table_id)
            return
        self._changed(table)
        yield first
        for line in self._after(watcher):
            yield line

    def _after(self, watcher: StreamWatcher) -> Iterator[bytes]:
        """Yield what follows from a table as it is now, unless there is more of it to be sent."""
        if watcher.left:
            return
        snapshot, table = watcher.table.snapshot, watcher.table.id
        if not _concerns(watcher) or snapshot.played.over:
            self._leave(watcher)
            if not _concerns(watcher):
                yield _line("gone", table=table)
            return
        invited = watcher.viewer.reserved - watcher.invited
        watcher.invited = watcher.viewer.reserved
        if invited:
            yield _line("invitation", table=table, seq=snapshot.played.seq, seats=sorted(invited))
        seq = snapshot.played.seq
        asked = None if seq == watcher.asked else turn_line(snapshot, watcher.viewer)
        if asked is not None:
            watcher.asked = seq
            yield asked

    def _leave(self, watcher: StreamWatcher) -> None:
        table = watcher.table
        table.watchers.discard(watcher)
        if self._followed.get(table.id) is watcher:
            del self._followed[table.id]
        self._changed(table)

    def _try_again(self, problem: Exception) -> None:
        LOG.warning("stream waits for the store", extra={"problem": str(problem)[:200]})
        asyncio.get_running_loop().call_later(_AGAIN, self._stream.look)


def turn_line(snapshot: Snapshot, viewer: Viewer) -> bytes | None:
    """Return what the line protocol asks for, if a seat of the viewer's is to move.

    `new` and `choose` are what those lines have behind the word.
    """
    played = snapshot.played
    seat = played.to_move
    if seat is None or seat.seat not in viewer.seats_at(played):
        return None
    view = played.game.view(seat.seat)
    return _line(
        "choose",
        table=snapshot.about.id,
        seq=played.seq,
        new=new_object(view, zlib.crc32(snapshot.about.id.encode()), Budget()),
        choose=choose_object(view),
    )


def _concerns(watcher: StreamWatcher) -> bool:
    return bool(watcher.viewer.seats or watcher.viewer.reserved)


def _line(kind: str, **data: object) -> bytes:
    return to_json({"type": kind, **data})
