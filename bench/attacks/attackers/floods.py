"""Everything that can be asked for, over as many connections as one gets."""

import json

from bench.attacks.attackers.stranger import JSON, Stranger, in_parallel
from bench.attacks.count import Count

_CONNECTIONS = 200
_ASKED = (
    "",
    "/picture.svg",
    "/moves",
    "/record",
    "/at/0",
    "/live",
)


def attack(address: str, seconds: float) -> Count:
    """Ask again and again, on every connection as soon as the last answer is there."""
    count = Count()
    known: list[tuple[str, str]] = []

    async def ask(stranger: Stranger, number: int) -> None:
        if not known:
            table = await stranger.new("person", "person")
            known.append((stranger.wire.cookie, str(table)))
        stranger.wire.cookie, table = known[0]
        path = f"/api/tables/{table}"
        if number % 8 == 0:
            await stranger.send("GET", "/openapi.json", b"")
        elif number % 8 == 1:
            line = {"seat": 1, "base": "now", "actions": ["end"]}
            await stranger.send("POST", f"{path}/sandbox", json.dumps(line).encode(), JSON)
        else:
            await stranger.send("GET", f"{path}{_ASKED[number % len(_ASKED)]}", b"")

    in_parallel(address, seconds, count, ask, strangers=_CONNECTIONS)
    return count
