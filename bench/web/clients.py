"""The clients: a process of its own that plays many games at once and tells how long it took.

    python -m bench.web.clients ADDRESS KIND GAMES SECONDS

Open loop: each game makes a move every second, whether or not the last one was answered, and a
move's time counts from when it was due. Closed loop: each makes the next move as soon as it can.
One line of JSON comes out: the times in milliseconds, and how many moves there were.
"""

import asyncio
import json
import sys
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from bench.web.scripts import script
from bench.web.wire import Wire

_LONGEST = 600


@dataclass
class Player:
    """A game, its script, and how far it has come."""

    wire: Wire
    seed: int
    actions: list[str]
    table: str = ""
    seq: int = 0

    async def sit_down(self, *, real: bool) -> None:
        """Set up a table; the bare server needs none."""
        self.table, self.seq = f"t{self.seed}", 0
        if real:
            seats = [{"kind": "person"}, {"kind": "person"}]
            status, body = await self.wire.post("/api/tables", {"seats": seats, "seed": self.seed})
            if status != 201:
                sys.exit(f"no table: {body.decode()}")
            self.table = json.loads(body)["id"]

    async def move(self) -> None:
        """Make the next move of the script."""
        body = {"seq": self.seq, "actions": [self.actions[self.seq]]}
        status, answer = await self.wire.post(f"/api/tables/{self.table}/actions", body)
        if status != 200:
            sys.exit(f"move refused: {answer.decode()}")
        self.seq += 1


async def seated(address: str, games: int, *, real: bool) -> list[Player]:
    """Return players at tables of their own."""
    parts = urlsplit(address)
    scripts = [script(seed, _LONGEST) for seed in range(games)]
    players = []
    for seed, actions in enumerate(scripts):
        wire = Wire(str(parts.hostname), int(parts.port or 80))
        await wire.open()
        player = Player(wire, seed, actions)
        await player.sit_down(real=real)
        players.append(player)
    return players


async def open_loop(player: Player, delay: float, seconds: float, times: list[float]) -> None:
    """Move once a second, from a moment of one's own on."""
    due = time.perf_counter() + delay
    end = due + seconds
    while due < end and player.seq < len(player.actions):
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await player.move()
        times.append((time.perf_counter() - due) * 1000)
        due += 1.0


async def closed_loop(player: Player, end: float, times: list[float], *, real: bool) -> None:
    """Move as fast as the server answers; a game that is over is begun again."""
    while (begun := time.perf_counter()) < end:
        if player.seq == len(player.actions):
            await player.sit_down(real=real)
            continue
        await player.move()
        times.append((time.perf_counter() - begun) * 1000)


async def play(address: str, kind: str, games: int, seconds: float) -> dict[str, object]:
    """Play, and return the times."""
    real = kind.endswith("-real")
    players = await seated(address, games, real=real)
    times: list[float] = []
    begun = time.perf_counter()
    if kind.startswith("open"):
        loops = [open_loop(each, n / games, seconds, times) for n, each in enumerate(players)]
    else:
        end = begun + seconds
        loops = [closed_loop(each, end, times, real=real) for each in players]
    await asyncio.gather(*loops)
    took = time.perf_counter() - begun
    for player in players:
        player.wire.close()
    return {"times": [round(each, 3) for each in times], "rate": len(times) / took}


def main() -> None:
    """Play as the command line says."""
    address, kind, games, seconds = sys.argv[1:5]
    print(json.dumps(asyncio.run(play(address, kind, int(games), float(seconds)))))


if __name__ == "__main__":
    main()
