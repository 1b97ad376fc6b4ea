"""A table that is open: in memory, with its lock and its watchers."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from tikal.game import Game
from tikal.web.play.change import Change, command_of
from tikal.web.play.command import Entry
from tikal.web.play.render import About
from tikal.web.play.seating import seats_from
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.table import PlayedTable
from tikal.web.play.terms import terms_from
from tikal.web.play.viewer import Viewer, viewer_of
from tikal.web.play.watching import Messages, Watcher, Watchers
from tikal.web.problem import Refused
from tikal.web.store.rows import Row, Stored

# What a table takes in memory before anybody has moved.
_EMPTY: Final = 60_000


class OpenTable:
    """A table as it was committed last, with what goes on around it."""

    def __init__(self, row: Row, played: PlayedTable) -> None:
        """Take what the store knows of it."""
        terms = terms_from(row.get("terms"))
        about = About(
            row["id"], row["owner"], row["name"], row["created"], terms, row.get("rematch")
        )
        self.id = about.id
        self.owner = about.owner
        self.origin: dict[str, object] = row["origin"]
        # Only what is committed is ever put here.
        self.snapshot = Snapshot(about, played)
        # How often it was edited: what `about` says is as of then.
        self.edits: int = row.get("edits", 0)
        self.rewritten: int = row.get("rewritten", 0)
        self.watchers = Watchers()
        # Until when it is watched at another process, as far as we have heard.
        self.watched_until = 0.0
        self.driver: asyncio.Task[None] | None = None
        # The last message that its watchers have got, None before anybody asked.
        self.said: int | None = None
        self.hint_lock = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._closed: Callable[[], Refused] | None = None

    @property
    def played(self) -> PlayedTable:
        """The game with its seats and history, as committed last."""
        return self.snapshot.played

    @property
    def busy(self) -> bool:
        """Whether people watch, a command is being run, or a bot thinks."""
        return bool(self.watchers) or self._lock.locked() or self.driver is not None

    @property
    def is_watched_elsewhere(self) -> bool:
        """Whether somebody watches at another process."""
        return time.monotonic() < self.watched_until

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return _EMPTY + self.snapshot.weight

    @property
    def closed(self) -> bool:
        """Whether this object no longer stands for the table: the store knows how it is."""
        return self._closed is not None

    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:
        """Wait until no command is being run; refuse if the table was closed meanwhile."""
        async with self._lock:
            if self._closed is not None:
                raise self._closed()
            yield

    def json(self, viewer: Viewer) -> bytes:
        """Return the table for a viewer as JSON."""
        return self.snapshot.json(viewer)

    def viewer(self, user: str) -> Viewer:
        """Return what a user is at the table, or refuse one who may not look at it."""
        return viewer_of(self.snapshot, user)

    async def watch(self, watcher: Watcher, known: int) -> bytes:
        """Add a watcher who knows the table up to a number; return their first message.

        They are whoever they are at the table by then: seats may have changed hands since they were
        let in, and nobody tells them of it later.
        """
        async with self.lock():
            watcher.viewer = self.viewer(watcher.user)
            message = self.snapshot.message(watcher.viewer, self.played.since(known))
            self.watchers.add(watcher)
        return message

    def apply(self, change: Change) -> None:
        """Show a change that is committed, to everybody."""
        self.snapshot = change.snapshot
        if change.reseats:
            self._show_to_all(change.entries)
        for messages in change.messages:
            self.watchers.publish(messages)

    def show(self, edits: int, **about: object) -> None:
        """Show another name or other terms, to everybody who may still look."""
        self.edits = edits
        self.snapshot = Snapshot(replace(self.snapshot.about, **about), self.played)  # type: ignore[arg-type]
        self._show_to_all([])

    def _show_to_all(self, entries: list[Entry]) -> None:
        """Show the table to its watchers, each of whom may be somebody else there than before."""
        self.watchers.identify(self.viewer)
        self.watchers.publish(self._messages(entries))

    def _messages(self, entries: list[Entry]) -> Messages:
        return {viewer: self.snapshot.message(viewer, entries) for viewer in self.watchers.viewers}

    def close(self, reason: Callable[[], Refused]) -> None:
        """Hang up on all watchers; whoever waits for the lock is refused with the reason."""
        self._closed = reason
        self.watchers.dismiss_all()


def opened(stored: Stored) -> OpenTable:
    """Return a table as its log tells it."""
    row = stored.row
    played = begun(row["origin"], row["seats"])
    played.set_clocks(terms_from(row.get("terms")).pace, row["created"])
    for each in stored.commands:
        played.run(command_of(each), each["at"])
    return OpenTable(row, played)


def begun(origin: dict[str, object], seats: list[dict[str, object]]) -> PlayedTable:
    """Return a table at its beginning, the actions of an imported record played."""
    start = {key: origin[key] for key in origin if key not in ("actions", "scores", "winners")}
    played = PlayedTable(Game.from_record(start), seats_from(seats))
    for text in origin.get("actions", []):  # type: ignore[attr-defined]
        played.begin_with(text)
    return played
