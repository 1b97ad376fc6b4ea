"""One of two servers and a worker is killed in the middle of people's and bots' turns."""

from pathlib import Path

from bench.attacks.pairs.kills import killed_processes
from tests.web.processes import new_database

# `make attack` does it 50 times.
KILLS = 4


def test_nothing_is_lost_and_play_goes_on(tmp_path: Path, postgres: str) -> None:
    """What was answered is stored once, sockets bring all of it in order, and everybody goes on."""
    count = killed_processes(tmp_path, new_database(postgres), KILLS)
    assert count.notes() == []
    assert count.tried > 100
