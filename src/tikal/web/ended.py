"""Sessions that somebody has logged out of: a copy of their cookie is worth nothing.

The store knows them; what it said is remembered for a while, so that a move does not wait for it.
"""

import time
from collections import OrderedDict
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.store.sessions import SessionRows

# Another process says when one has ended; if that was not heard, it is known after so many seconds.
_FRESH: Final = 30.0
_REMEMBERED: Final = 10_000


class EndedSessions:
    """Knows which sessions have ended."""

    def __init__(self, rows: SessionRows) -> None:
        """Ask this store."""
        self._rows = rows
        # Sessions that had not ended when the store was asked, and when that was.
        self._running: OrderedDict[str, float] = OrderedDict()

    async def has(self, session: str) -> bool:
        """Return whether a session has ended.

        While the store can't be read nobody is locked out: it can't give them much either.
        """
        asked = self._running.get(session)
        if asked is not None and time.monotonic() - asked < _FRESH:
            return False
        try:
            ended = await self._rows.has_ended(session)
        except (SQLAlchemyError, OSError):
            return False
        if not ended:
            self._running[session] = time.monotonic()
            self._running.move_to_end(session)
            while len(self._running) > _REMEMBERED:
                self._running.popitem(last=False)
        return ended

    def ask_again(self, session: str | None = None) -> None:
        """Ask the store about a session, or about all of them, the next time they come."""
        if session is None:
            self._running.clear()
        else:
            self._running.pop(session, None)

    async def end(self, user: str, *sessions: str) -> None:
        """End sessions of a user, for good."""
        await self._rows.end(user, sessions)
        for session in sessions:
            self.ask_again(session)
