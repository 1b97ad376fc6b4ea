"""Tables without end, names, hints: whatever one client can ask for again and again."""

import json

from bench.attacks.attackers.stranger import JSON, Stranger, in_parallel
from bench.attacks.count import Count
from tikal.web.limits.settings import PERIODS, Limits

_TABLES = Limits().tables.address


def attack(address: str, seconds: float) -> Count:
    """Set up tables as fast as possible, half of them as somebody new; rename them, ask for hints.

    It fails if one address gets more tables than its share, and what comes back of it meanwhile.
    """
    count = Count()
    made = 0

    async def ask(stranger: Stranger, number: int) -> None:
        nonlocal made
        if number % 8 >= 4:  # every other round of all connections
            stranger.forget()
        table = await stranger.new("person", "person")
        if table is None:
            return
        made += 1
        path = f"/api/tables/{table}"
        await stranger.send("PATCH", path, json.dumps({"name": "x" * 60}).encode(), JSON)
        if number % 16 == 0:  # one waits for its answer, and all others need not
            await stranger.post(f"{path}/hint", {})
        await stranger.send("GET", "/api/statistics", b"")

    in_parallel(address, seconds, count, ask)
    most = _TABLES * (1 + seconds / PERIODS["tables"]) + 1
    count.check(made <= most, f"{made} tables of one address")
    return count
