"""While one client does its worst, others play on: the short version of `make attack`."""

from pathlib import Path

from bench.attacks.neighbour import Neighbour, Stretch
from bench.attacks.neighbours import attacking, exceptions
from bench.web.servers import Load
from tests.web.process import serving

# The worst that were found: each stopped everybody for seconds.
ATTACKERS = ("floods", "headers", "documents")
# Attackers load what they need first.
LOADING = 2.0
SECONDS = 1.5
# Of a quiet time, and in milliseconds where that is short: other tests run at the same time.
RATIO = 5.0
FLOOR = 1500.0


def nine_of_ten(times: list[float]) -> float:
    """Return the time that nine of ten did not exceed: a few may meet the machine's moods."""
    return Load(sorted(times), 0.0).percentile(0.9)


def bound(quiet: list[float]) -> float:
    """Return how long something may take that took so long when it was quiet."""
    return max(FLOOR, RATIO * nine_of_ten(quiet))


def test_neighbours_play_on(tmp_path: Path) -> None:
    """Moves and `/healthz` take hardly longer beside an attacker than without."""
    with serving(tmp_path, "serve", "--port", "0", "--bots", "1") as server:
        neighbour = Neighbour(server.address)
        neighbour.measure(0.5)
        quiet = neighbour.measure(SECONDS)
        beside: dict[str, Stretch] = {}
        for name in ATTACKERS:
            with attacking(name, server.address, LOADING + SECONDS) as count:
                neighbour.measure(LOADING)
                beside[name] = neighbour.measure(SECONDS)
            assert (count.failed, count.tried > 10) == (0, True), count.notes()
        later = neighbour.measure(SECONDS)
        quiet.moves += later.moves
        quiet.health += later.health
        assert not exceptions(server)
    for name, stretch in beside.items():
        assert not stretch.count.failed, name
        assert nine_of_ten(stretch.moves) <= bound(quiet.moves), name
        assert nine_of_ten(stretch.health) <= bound(quiet.health), name
