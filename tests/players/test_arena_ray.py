"""The arena on a Ray cluster of one machine: the same games as anywhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from tests.players.bots import installed, plan
from tikal.players.arena.arena import play_here
from tikal.players.arena.ray import play_on_ray


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start Ray here, with a package of players that its processes find."""
    installed(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ray_plays_the_same_games() -> None:
    """Games come out as in this process; one whose process dies is lost, and only that one."""
    good = [plan("last", "random").job(number) for number in range(3)]
    bad = plan("deadly", "random").job(3)
    played = sorted(play_on_ray([bad, *good]), key=lambda game: game.game)
    assert played[:3] == list(play_here(good))
    assert not played[3].counts
    assert played[3].failure is not None
    assert played[3].failure.reason.startswith("lost by Ray: ")
