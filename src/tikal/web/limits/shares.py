"""Shares of what the server can do: requests pass, or learn how long to wait.

Everything is counted twice, for the session and for the address: a client that keeps no cookie has
another session with every request, but not another address.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final, NamedTuple

from tikal.web.limits.meter import Meter
from tikal.web.limits.settings import PERIODS, Limits
from tikal.web.problem import Refused

# How long somebody with too many sockets had better wait for one of them to close.
_SOCKETS_SECONDS: Final = 10


class Client(NamedTuple):
    """Who asks: the user of the session, and the household that the address belongs to.

    `bot`: it is a bot account.
    """

    user: str
    address: str
    bot: bool = False


class Shares:
    """Counts what clients use, in memory that does not grow."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with everybody's whole share."""
        self.limits = limits
        self._clock = clock
        self._sessions = _meters(limits, "session")
        self._addresses = _meters(limits, "address")
        self._sockets: Counter[str] = Counter()

    def use(self, what: str, client: Client, count: int = 1) -> None:
        """Take something off a client's shares, or refuse it with the time to wait."""
        now = self._clock()
        session, address = self._sessions[what], self._addresses[what]
        wait = max(session.wait(client.user, count, now), address.wait(client.address, count, now))
        if wait > 0:
            raise slow_down(what, wait)
        session.use(client.user, count, now)
        address.use(client.address, count, now)

    @contextmanager
    def socket(self, client: Client) -> Iterator[None]:
        """Hold one of a client's sockets, or refuse it."""
        share = self.limits.sockets
        held = ((f"user {client.user}", share.session), (client.address, share.address))
        if any(most and self._sockets[who] >= most for who, most in held):
            raise slow_down("sockets", _SOCKETS_SECONDS)
        for who, _ in held:
            self._sockets[who] += 1
        try:
            yield
        finally:
            for who, _ in held:
                self._sockets[who] -= 1
                if not self._sockets[who]:
                    del self._sockets[who]


def _meters(limits: Limits, whose: str) -> dict[str, Meter]:
    shares = {what: getattr(getattr(limits, what), whose) for what in PERIODS}
    return {what: Meter(share, PERIODS[what]) for what, share in shares.items()}


def slow_down(what: str, wait: float) -> Refused:
    """Return the error for somebody who has used up their share of something."""
    seconds = max(1, math.ceil(wait))
    words = "second" if seconds == 1 else "seconds"
    message = f"That is too many {what} for now; try again in {seconds} {words}."
    params: dict[str, object] = {"what": what, "seconds": seconds}
    return Refused(
        HTTPStatus.TOO_MANY_REQUESTS, "slow_down", message, params=params, retry_after=seconds
    )


def quota(what: str, most: int) -> Refused:
    """Return the error for somebody for whom the server keeps no more."""
    message = f"The server keeps at most {most} {what} for one person."
    params: dict[str, object] = {"what": what, "most": most}
    return Refused(HTTPStatus.FORBIDDEN, "quota", message, params=params)
