"""Stop the database while people play, and start it again."""

import threading
import time
from pathlib import Path

import httpx

from bench.attacks.count import Count
from bench.attacks.databases import Databases
from bench.attacks.players import Player
from bench.web.servers import no_limits
from tests.web.process import Serving, serving

_PLAYERS = 3
_PLAYING = 1.0
_AWAY = 1.0
# What the server may say meanwhile.
_EXPECTED = "503 storage"
# After this many seconds everybody plays again.
_SOON = 20.0


def outages(home: Path, databases: Databases, seconds: float) -> Count:
    """Tried are the commands that were acknowledged, and the rounds in which all went on."""
    count = Count()
    url = databases.empty(home)
    players = [Player(seed) for seed in range(_PLAYERS)]
    end = time.monotonic() + seconds
    arguments = ("serve", "--port", "0", "--database", url, "--bots", "1", *no_limits(home))
    with serving(home, *arguments) as server:
        for player in players:
            player.connect(server.address)
        while time.monotonic() < end:
            _round(server, databases, url, players, count)
        for player in players:
            player.close()
    return count


def _round(
    server: Serving, databases: Databases, url: str, players: list[Player], count: Count
) -> None:
    stop = threading.Event()
    threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(_PLAYING)
    databases.stop(url)
    time.sleep(_AWAY)
    count.check(_status(server, "/healthz") == 200, "/healthz without a database")
    count.check(_status(server, "/readyz") == 503, "/readyz without a database")
    databases.start(url)
    before = [player.acknowledged for player in players]
    count.check(_all_go_on(players, before), f"somebody does not go on after {_SOON:.0f} s")
    stop.set()
    for thread in threads:
        thread.join()
    for player in players:
        player.check(databases, url, count)
        others = [each for each in player.refusals if each != _EXPECTED]
        count.failures.update(others)
        player.refusals.clear()


def _status(server: Serving, path: str) -> int:
    return httpx.get(server.address + path, timeout=30).status_code


def _all_go_on(players: list[Player], before: list[int]) -> bool:
    limit = time.monotonic() + _SOON
    while time.monotonic() < limit:
        if all(player.acknowledged != old for player, old in zip(players, before, strict=True)):
            return True
        time.sleep(0.05)
    return False
