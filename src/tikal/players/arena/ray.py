"""Play an arena on a Ray cluster; needs the extra `tikal[ray]`.

`RAY_ADDRESS` names the cluster; without it Ray starts on this machine. `tikal` and the bots must be
installed on every machine of the cluster.
"""

import os
from collections.abc import Generator, Sequence

import ray
from ray.exceptions import RayError

from tikal.players.arena.game import lost_game, play_job
from tikal.players.arena.job import GameResult, Job


def play_on_ray(
    jobs: Sequence[Job], processes: int | None = None
) -> Generator[GameResult, None, None]:
    """Yield results as games end; `processes` limits a Ray that is started here."""
    ours = not ray.is_initialized()
    if ours:
        _start(processes)
    try:
        yield from _played(jobs)
    finally:
        if ours:
            ray.shutdown()


def _start(processes: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    limit = None if "RAY_ADDRESS" in os.environ else processes
    ray.init(num_cpus=limit, include_dashboard=False, log_to_driver=False, configure_logging=False)


def _played(jobs: Sequence[Job]) -> Generator[GameResult, None, None]:
    remote = ray.remote(num_cpus=1, max_retries=0)(play_job)
    running = {remote.remote(job): job for job in jobs}
    while running:
        (reference,), _ = ray.wait(list(running), num_returns=1)
        job = running.pop(reference)
        try:
            yield ray.get(reference)
        except RayError as problem:
            yield lost_game(job, f"lost by Ray: {type(problem).__name__}")
