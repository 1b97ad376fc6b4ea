"""Tables that keep the bots busy, and what somebody else waits meanwhile."""

import time
from typing import NamedTuple

from tests.web.server import Browser, Json

EXPERTS = ("expert",) * 4


class Waits(NamedTuple):
    """How many seconds somebody waited for an easy bot's turn, and for a hint."""

    bot: float
    hint: float


def set_up_experts(owner: Browser, tables: int) -> list[Json]:
    """Set up tables of four experts each, which think as long as they are let."""
    return [owner.new(*EXPERTS, seed=number) for number in range(tables)]


def until_some_think(owner: Browser, tables: list[Json]) -> None:
    """Wait until experts have played: from then on the processes are busy."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        if any(owner.table(table)["moves"] for table in tables[:1]):
            return
        time.sleep(0.05)


def waits_of(guest: Browser, seed: int) -> Waits:
    """Let somebody play against an easy bot and ask for a hint; return how long they waited."""
    table = guest.new("person", "easy", seed=seed)
    tile = next(each["action"] for each in table["state"]["legal"])
    began = time.monotonic()
    mine = guest.until_mine(guest.play(table, tile, "end"))
    bot = time.monotonic() - began
    began = time.monotonic()
    guest.post(f"/api/tables/{mine['id']}/hint")
    return Waits(bot, time.monotonic() - began)


def waits_beside_experts(address: str, tables: int, rounds: int) -> list[Waits]:
    """Return what a stranger waits while one user's experts think at so many tables."""
    owner, stranger = Browser(address), Browser(address)
    try:
        until_some_think(owner, set_up_experts(owner, tables))
        return [waits_of(stranger, seed) for seed in range(rounds)]
    finally:
        owner.close()
        stranger.close()
