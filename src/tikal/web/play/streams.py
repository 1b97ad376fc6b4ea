"""Streams: what concerns a user, line by line, for programs that play for them.

A stream follows the tables where its user has a seat, or where one waits for them. What it brings
of a table is what the table's socket brings, byte for byte. Two kinds of lines follow from that: an
invitation, and when a seat of theirs is to move what the line protocol would ask an external bot.

Tables are found in the store whenever the user may have got a place at another one, and now and
then in any case.
"""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tikal.web.play.open_table import OpenTable
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Watcher
from tikal.web.store.notices import PLACED, Notice

# Whoever is further behind than this had better connect again.
LONGEST: Final = 1024


class Item(NamedTuple):
    """Something for a stream: a message of a table; without one the table is to be opened again.

    Without a table it is time to look for tables; nothing at all is the end.
    """

    watcher: "StreamWatcher | None"
    message: bytes | None


class Stream:
    """One program's end: who listens, in which session, and what waits to be sent."""

    def __init__(self, user: str, session: str) -> None:
        """Begin by looking for tables."""
        self.user = user
        self.session = session
        self._items: asyncio.Queue[Item | None] = asyncio.Queue()
        self._looking = False
        self.ended = False
        self.look()

    def look(self) -> None:
        """Look for tables, once."""
        if not self._looking:
            self._looking = True
            self.put(Item(None, None))

    def put(self, item: Item) -> None:
        """Take something to send; whoever has stopped reading is cut off."""
        if self.ended:
            return
        if self._items.qsize() >= LONGEST:
            self.end()
        else:
            self._items.put_nowait(item)

    async def next(self) -> Item | None:
        """Return what comes next, None at the end."""
        item = await self._items.get()
        if item is not None and item.watcher is None:
            self._looking = False
        return item

    def end(self) -> None:
        """Send no more."""
        self.ended = True
        while not self._items.empty():
            self._items.get_nowait()
        self._items.put_nowait(None)


class StreamWatcher(Watcher):
    """A stream's end at one table."""

    def __init__(self, stream: Stream, table: OpenTable, viewer: Viewer, *, here: bool) -> None:
        """Watch a table for a stream; `here` if its program is who sits there."""
        super().__init__(viewer, stream.session, stream.user, visible=False, here=here)
        self.table = table
        # How many messages wait to be sent; the table is as the last one says.
        self.left = 0
        # What was said last of seats that wait for them, and of a turn of theirs.
        self.invited: frozenset[int] = frozenset()
        self.asked = -1
        self._stream = stream

    def put(self, message: bytes) -> bool:
        """Take a message, for the stream."""
        self.left += 1
        self._stream.put(Item(self, message))
        return True

    def hang_up(self) -> None:
        """Have the table opened again, if it is still there and they may look at it."""
        self._stream.put(Item(self, None))


class Streams:
    """Everybody who listens at this process."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._streams: defaultdict[str, set[Stream]] = defaultdict(set)

    def __iter__(self) -> Iterator[Stream]:
        """Return those there are now."""
        return iter([each for streams in self._streams.values() for each in streams])

    def count(self, user: str) -> int:
        """Return how many one user has."""
        return len(self._streams.get(user, ()))

    def add(self, stream: Stream) -> None:
        """Tell a stream from now on what concerns its user."""
        self._streams[stream.user].add(stream)

    def discard(self, stream: Stream) -> None:
        """Tell a stream no more."""
        self._streams[stream.user].discard(stream)
        if not self._streams[stream.user]:
            del self._streams[stream.user]

    def look(self, users: Collection[str]) -> None:
        """Have the streams of users look for tables: they may have got a place at one."""
        for user in users:
            for stream in self._streams.get(user, ()):
                stream.look()

    def hear(self, notice: Notice | None) -> None:
        """Do so for what has happened at other processes; None: something may have been missed."""
        if notice is None:
            self.look(list(self._streams))
        elif notice.kind == PLACED:
            self.look([notice.name])

    def end(self, session: str) -> None:
        """End the streams of a session that has ended."""
        for stream in self:
            if stream.session == session:
                stream.end()

    def end_all(self) -> None:
        """End all of them: the server stops."""
        for stream in self:
            stream.end()
