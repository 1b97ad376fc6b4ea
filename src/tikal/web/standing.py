"""What sessions are worth: one that was ended is worth nothing, and its user may be banned.

The store knows; what it said is remembered for a moment, so that a move does not wait for it.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.store.clock import later
from tikal.web.store.sessions import SessionRows, Standing

if TYPE_CHECKING:
    from tikal.web.play.room import Room

LOG: Final = logging.getLogger("tikal.web")
# How long another server of the same database, or the host's command, may take to be heard.
_FRESH: Final = 10.0
_REMEMBERED: Final = 10_000
# How exactly a session's user learns when it was last seen.
_SEEN: Final = timedelta(minutes=5)
_AT_ONCE: Final = 500


class Standings:
    """Knows what sessions are worth."""

    def __init__(self, rows: SessionRows) -> None:
        """Ask this store."""
        self._rows = rows
        # What the store said, and when.
        self._known: OrderedDict[str, tuple[Standing, float]] = OrderedDict()

    async def of(self, user: str, session: str) -> Standing:
        """Return what a session is worth.

        While the store can't be read nobody is locked out: it can't give them much either.
        """
        known = self._known.get(session)
        if known is not None and time.monotonic() - known[1] < _FRESH:
            return known[0]
        try:
            standing = (await self._rows.standings({session: user}))[session]
            if standing.seen is not None and standing.seen < later(-_SEEN):
                await self._rows.touch(session)
        except (SQLAlchemyError, OSError):
            return Standing()
        if standing.good:
            self._remember(session, standing)
        return standing

    async def end(self, user: str, *sessions: str) -> None:
        """End sessions of a user, for good."""
        await self._rows.end(user, sessions)
        self.forget(*sessions)

    def forget(self, *sessions: str) -> None:
        """Ask the store again, since something has changed."""
        for session in sessions:
            self._known.pop(session, None)

    def forget_all(self) -> None:
        """Ask the store about all of them again: something may have been missed."""
        self._known.clear()

    def _remember(self, session: str, standing: Standing) -> None:
        self._known[session] = standing, time.monotonic()
        self._known.move_to_end(session)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    async def watch(self, room: "Room") -> None:
        """Hang up on sessions that were ended elsewhere and on users who were banned."""
        while True:
            await asyncio.sleep(_FRESH)
            sessions = room.sessions()
            try:
                for at in range(0, len(sessions), _AT_ONCE):
                    await self._check(room, dict(sessions[at : at + _AT_ONCE]))
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("sessions not checked", extra={"problem": str(problem)[:200]})

    async def _check(self, room: "Room", sessions: dict[str, str]) -> None:
        for session, standing in (await self._rows.standings(sessions)).items():
            if not standing.good or standing.ban is not None:
                self.forget(session)
                room.hang_up(session)
