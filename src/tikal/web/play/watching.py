"""The watchers of a table: each gets its changes as messages, in order."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tikal.web.play.viewer import Viewer
from tikal.web.problem import Refused

# A watcher who is further behind than this had better connect again.
LONGEST_QUEUE: Final = 512

# A message for every viewer there is.
Messages = dict[Viewer, bytes]


@dataclass(eq=False)
class Watcher:
    """A socket's end: who watches, in which session, and the messages to send.

    None among the messages means to hang up.
    """

    viewer: Viewer
    session: str = ""
    user: str = ""
    # Whether they want to know about the people too: who is here, and what they say.
    people: bool = False
    # Whether the page is on their screen, and not behind other things.
    visible: bool = True
    # Whether somebody who looks at the table is at this end, and not only a program for them.
    here: bool = True
    messages: "asyncio.Queue[bytes | None]" = field(
        default_factory=lambda: asyncio.Queue(LONGEST_QUEUE)
    )

    def put(self, message: bytes) -> bool:
        """Take a message to send; return False if too many wait already."""
        if self.messages.full():
            return False
        self.messages.put_nowait(message)
        return True

    def hang_up(self) -> None:
        """Send no more than what waits and fits."""
        while self.messages.full():
            self.messages.get_nowait()
        self.messages.put_nowait(None)


class Watchers:
    """Everybody who watches a table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._watchers: set[Watcher] = set()

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._watchers)

    def __contains__(self, watcher: Watcher) -> bool:
        """Return whether a watcher still gets messages."""
        return watcher in self._watchers

    def __iter__(self) -> Iterator[Watcher]:
        """Return those there are now."""
        return iter(list(self._watchers))

    def is_looking(self, user: str) -> bool:
        """Return whether a user has the table on their screen."""
        return any(watcher.user == user and watcher.visible for watcher in self._watchers)

    @property
    def spectators(self) -> int:
        """How many of them only look on."""
        return sum(watcher.viewer.spectator for watcher in self._watchers)

    @property
    def viewers(self) -> set[Viewer]:
        """The different viewers among them: equal ones get the same messages."""
        return {watcher.viewer for watcher in self._watchers}

    def add(self, watcher: Watcher) -> None:
        """Send messages to a watcher from now on."""
        self._watchers.add(watcher)

    def discard(self, watcher: Watcher) -> None:
        """Send no more messages to a watcher."""
        self._watchers.discard(watcher)

    def publish(self, messages: Messages) -> None:
        """Send everybody their message; hang up on those who have stopped reading."""
        for watcher in list(self._watchers):
            if not watcher.put(messages[watcher.viewer]):
                self.dismiss(watcher)

    def tell(self, readers: set[Viewer], message: bytes) -> None:
        """Send a message about people to those among some viewers who want such."""
        for watcher in list(self._watchers):
            if watcher.people and watcher.viewer in readers:
                watcher.put(message)

    def identify(self, viewer: Callable[[str], Viewer]) -> None:
        """Find out who each of them is now; hang up on those who may not look any more."""
        for watcher in list(self._watchers):
            try:
                watcher.viewer = viewer(watcher.user)
            except Refused:
                self.dismiss(watcher)

    def dismiss(self, watcher: Watcher) -> None:
        """Hang up on a watcher."""
        self._watchers.discard(watcher)
        watcher.hang_up()

    def dismiss_session(self, session: str) -> None:
        """Hang up on a session that has ended."""
        for watcher in list(self._watchers):
            if watcher.session == session:
                self.dismiss(watcher)

    def dismiss_all(self) -> None:
        """Hang up on everybody."""
        for watcher in list(self._watchers):
            self.dismiss(watcher)
