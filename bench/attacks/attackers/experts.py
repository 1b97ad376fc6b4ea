"""Tables of four experts each, which think as long as they are let."""

import asyncio
import time

from bench.attacks.attackers.stranger import Stranger
from bench.attacks.count import Count

_TABLES = 50


def attack(address: str, seconds: float) -> Count:
    """Set up fifty of them, or as many as one gets, and let them think."""
    count = Count()
    end = time.monotonic() + seconds

    async def ask() -> None:
        stranger = Stranger(address, count)
        for _ in range(_TABLES):
            if await stranger.new(*["expert"] * 4) is None:
                break
        await asyncio.sleep(end - time.monotonic())

    asyncio.run(ask())
    return count
