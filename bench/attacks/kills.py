"""Kill the server at random moments while people play, again and again."""

import random
import signal
import threading
import time
from pathlib import Path

from bench.attacks.count import Count
from bench.attacks.databases import Databases
from bench.attacks.players import Player
from bench.web.servers import no_limits
from tests.web.process import serving

_PLAYERS = 4
_LONGEST = 1.5


def killed_servers(home: Path, databases: Databases, seconds: float) -> Count:
    """Start, play, kill, compare; tried are the commands that were acknowledged."""
    count = Count()
    url = databases.empty(home)
    players = [Player(seed) for seed in range(_PLAYERS)]
    rng = random.Random(5)
    end = time.monotonic() + seconds
    rounds = 0
    while time.monotonic() < end:
        rounds += 1
        _round(home, url, players, rng.uniform(0.02, _LONGEST))
        for player in players:
            player.check(databases, url, count)
            count.failures.update(player.refusals)
            player.refusals.clear()
    for player in players:
        player.close()
    print(f"  {rounds} kills, {count.tried} acknowledged commands")
    return count


def _round(home: Path, url: str, players: list[Player], wait: float) -> None:
    arguments = ("serve", "--port", "0", "--database", url, "--bots", "1", *no_limits(home))
    with serving(home, *arguments) as server:
        for player in players:
            player.connect(server.address)
        never = threading.Event()
        threads = [threading.Thread(target=player.play, args=(never,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(wait)
        server.stop(signal.SIGKILL)
        for thread in threads:
            thread.join()
