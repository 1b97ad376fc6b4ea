"""Two importers of large games, who want nothing but to write."""

import json
from pathlib import Path

from bench.attacks.attackers.stranger import Stranger, in_parallel
from bench.attacks.count import Count

_GAMES = Path(__file__).parents[3] / "tests" / "games"
_NAMES = ("classic-4-supermeeple", "auction-4-classic1999", "classic-3-french2005")


def attack(address: str, seconds: float) -> Count:
    """Import whole games of four as fast as they are taken."""
    count = Count()
    records = [json.loads((_GAMES / f"{name}.tikal").read_text("utf-8")) for name in _NAMES]

    async def ask(stranger: Stranger, number: int) -> None:
        record = records[number % len(records)]
        await stranger.post("/api/tables/import", {"record": record})

    in_parallel(address, seconds, count, ask, strangers=2)
    return count
