"""Presence: which seats have somebody at their screen now.

Somebody is here as long as a page of theirs is connected to the table, at any process. Each process
tells the others which seats are here with it, when that changes and now and then; what a process
has not confirmed for a while is forgotten, so one that dies takes its people with it.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.play.watching import Watcher
from tikal.web.store.journal import Journal
from tikal.web.store.notices import Notice, notify

# The seats that are here at a process, as bits.
HERE: Final = "here"
# How often a process confirms what it has said, and for how long others believe it.
_EVERY: Final = 30.0
_BELIEVED: Final = 75.0


class Presence:
    """Knows who is here and tells the watchers of each table."""

    def __init__(
        self,
        room: Room,
        journal: Journal,
        *,
        shared: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Watch the tables of a room; `shared` if other processes have people at them too."""
        self._room = room
        self._journal = journal
        self._shared = shared
        self._clock = clock
        # By table and by process: the seats as bits, and until when that is believed.
        self._elsewhere: defaultdict[str, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._shown: dict[str, bytes] = {}
        self._told: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def message(self, table: OpenTable) -> bytes:
        """Return what the socket brings: the seats that are here, and how many look on."""
        mask = _mask(table)
        for other, until in self._elsewhere.get(table.id, {}).values():
            mask |= other if until > self._clock() else 0
        here = [seat.seat for seat in table.played.seats if mask >> seat.seat & 1]
        form = b'{"type":"presence","here":%b,"spectators":%d}'
        return form % (to_json(here), table.watchers.spectators)

    def changed(self, table: OpenTable, newcomer: Watcher | None = None) -> None:
        """Tell everybody, here and at other processes, if somebody has come or gone.

        Whoever has just come learns it in any case, if they want to.
        """
        if not self._show(table) and newcomer is not None and newcomer.people:
            newcomer.messages.put_nowait(self.message(table))
        mask = _mask(table)
        if self._told.get(table.id, 0) != mask:
            self._tell({table.id: mask})

    def hear(self, notice: Notice | None) -> None:
        """Take what another process says; None: some of it was missed and will be said again."""
        if notice is None or notice.kind != HERE:
            return
        table = self._room.at_hand(notice.name)
        if table is None or not table.watchers:
            self._elsewhere.pop(notice.name, None)
            return
        known = self._elsewhere[table.id]
        if notice.origin not in known and _mask(table):
            self._tell({table.id: _mask(table)})
        known[notice.origin] = (notice.number, self._clock() + _BELIEVED)
        self._show(table)

    async def run(self) -> None:
        """Confirm now and then who is here, and forget what nobody confirms, until cancelled."""
        while True:
            await asyncio.sleep(_EVERY)
            watched = [table for table in self._room.tables if table.watchers]
            names = {table.id for table in watched}
            for store in (self._elsewhere, self._shown, self._told):
                for name in [name for name in store if name not in names]:
                    del store[name]
            for table in watched:
                self._show(table)
            self._tell({table.id: mask for table in watched if (mask := _mask(table))})

    def _show(self, table: OpenTable) -> bool:
        """Tell the watchers here, unless they know; return whether they were told."""
        message = self.message(table)
        if self._shown.get(table.id) == message:
            return False
        self._shown[table.id] = message
        table.watchers.tell(table.watchers.viewers, message)
        return True

    def _tell(self, masks: dict[str, int]) -> None:
        """Tell other processes, beside other things: nobody waits for that."""
        self._told.update(masks)
        if self._shared and masks:
            notices = [Notice(HERE, name, mask) for name, mask in masks.items()]
            writing = self._journal.write(lambda connection: notify(connection, notices))
            task = asyncio.create_task(_unless_it_fails(writing))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


async def _unless_it_fails(writing: Coroutine[Any, Any, None]) -> None:
    """Do without the store while it does not answer: it is said again soon."""
    with suppress(SQLAlchemyError, OSError):
        await writing


def _mask(table: OpenTable) -> int:
    """Return the seats with somebody at their screen here, as bits."""
    here = (watcher.viewer for watcher in table.watchers if watcher.here)
    seats = {seat for viewer in here for seat in viewer.seats}
    return sum(1 << seat for seat in seats)
