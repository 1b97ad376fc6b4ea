"""Somebody who plays beside an attacker, and a monitor that asks whether the server is alive.

Both run in the benchmark's own process, which does nothing else; the attackers are other processes
at the lowest priority. So what is measured is what the server makes people wait, and not which of
its clients gets the processor.
"""

import asyncio
import time
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from bench.attacks.count import Count
from bench.web.clients import Player
from bench.web.scripts import script
from bench.web.servers import Load
from bench.web.wire import Wire

_ADDRESS = "127.0.0.3"
_MONITOR = "127.0.0.4"
_GAMES = 6
_LONGEST = 400
_EVERY = 0.5
_ASKED_EVERY = 0.2
_PATIENCE = 30.0


@dataclass
class Stretch:
    """What was measured in some seconds, in milliseconds: moves, and answers of `/healthz`."""

    moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    count: Count = field(default_factory=Count)

    @property
    def p99(self) -> float:
        """Return the time that 99 of 100 moves did not exceed."""
        return Load(sorted(self.moves), 0.0).percentile(0.99)

    @property
    def worst_health(self) -> float:
        """Return the longest time that `/healthz` took."""
        return max(self.health)


class Neighbour:
    """Plays several games, a move in each twice a second, whether the last was slow or not."""

    def __init__(self, address: str) -> None:
        """Work the games out before anything is measured."""
        parts = urlsplit(address)
        self._where = str(parts.hostname), int(parts.port or 80)
        scripts = [script(seed, _LONGEST) for seed in range(_GAMES)]
        self._players = [
            Player(Wire(*self._where, _ADDRESS), seed, actions)
            for seed, actions in enumerate(scripts)
        ]

    def measure(self, seconds: float) -> Stretch:
        """Play and ask for some seconds."""
        return asyncio.run(self._measure(seconds))

    async def _measure(self, seconds: float) -> Stretch:
        found = Stretch()
        end = time.perf_counter() + seconds
        for player in self._players:  # a connection lives as long as its loop
            await player.wire.open()
            if not player.table:
                await player.sit_down(real=True)
        games = [
            self._play(player, number * _EVERY / _GAMES, end, found)
            for number, player in enumerate(self._players)
        ]
        await asyncio.gather(*games, self._ask(end, found))
        for player in self._players:
            player.wire.close()
        return found

    async def _play(self, player: Player, delay: float, end: float, found: Stretch) -> None:
        due = time.perf_counter() + delay
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if player.seq == len(player.actions):
                await player.sit_down(real=True)
                due = time.perf_counter()
            body = {"seq": player.seq, "actions": [player.actions[player.seq]]}
            async with asyncio.timeout(_PATIENCE):
                status, _ = await player.wire.post(f"/api/tables/{player.table}/actions", body)
            found.moves.append((time.perf_counter() - due) * 1000)
            found.count.check(status == 200, f"a neighbour's move: {status}")
            player.seq += 1
            due += _EVERY

    async def _ask(self, end: float, found: Stretch) -> None:
        """Ask over new connections: a server that accepts none is not alive."""
        while (begun := time.perf_counter()) < end:
            monitor = Wire(*self._where, _MONITOR)
            async with asyncio.timeout(_PATIENCE):
                await monitor.open()
                status, _ = await monitor.send("GET", "/healthz", b"")
            found.health.append((time.perf_counter() - begun) * 1000)
            found.count.check(status == 200, f"/healthz: {status}")
            monitor.close()
            await asyncio.sleep(_ASKED_EVERY)
