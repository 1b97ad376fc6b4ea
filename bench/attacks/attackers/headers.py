"""Huge and hard cookies and headers."""

import random

from bench.attacks.attackers.stranger import Stranger, in_parallel
from bench.attacks.count import Count

# As large as a head may be, less what a request needs besides.
_FULL = 15_500


def _quotes(length: int) -> str:
    """Return the cookie that took Python's parser 15 seconds."""
    return 'Cookie: tikal_session="' + '\\"' * (length // 2) + '"'


def attack(address: str, seconds: float) -> Count:
    """Ask for the session with cookies that are hard to read, and with heads that are too large."""
    count = Count()
    rng = random.Random(1)

    async def ask(stranger: Stranger, number: int) -> None:
        stranger.forget()
        length = rng.choice((200, 8000, _FULL, _FULL, 64_000, 1_000_000))
        kinds = (
            [_quotes(length)],
            ["Cookie: " + "a=b;" * (length // 4)],
            ["Cookie: " + "=" * length],
            [f"X-{each}: {'y' * 90}" for each in range(length // 100)],
            [f"Cookie: tikal_session={each}" for each in range(length // 30)],
            [f"X-Forwarded-For: {'1.2.3.4,' * (length // 8)}"],
        )
        await stranger.send("GET", "/api/session", b"", *kinds[number % len(kinds)])

    in_parallel(address, seconds, count, ask)
    return count
