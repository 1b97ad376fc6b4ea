"""How fast a client takes what it is sent."""

from asyncio import Transport
from typing import Final

# How long a client may take nothing at all of what is there for it, in seconds.
LONGEST_STALL: Final = 30.0
# How long it may be behind, however little it takes; also how long what is left after a closing may
# take to be sent.
LONGEST_LAG: Final = 120.0


class Pace:
    """Watches how much of a connection is still to be sent."""

    def __init__(self) -> None:
        """Begin with nothing to send."""
        self._left = 0
        self._behind_since: float | None = None
        self._moved_at = 0.0

    def is_too_slow(self, transport: Transport, now: float) -> bool:
        """Return whether the client has stopped reading, or reads in order to waste time."""
        left = transport.get_write_buffer_size()
        if not left:
            self._behind_since = None
            return False
        if self._behind_since is None:
            self._behind_since = self._moved_at = now
        if left != self._left:
            self._moved_at = now
        self._left = left
        return now - self._moved_at > LONGEST_STALL or now - self._behind_since > LONGEST_LAG
