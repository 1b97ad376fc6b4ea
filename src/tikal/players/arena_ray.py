"""The arena on a Ray cluster, for those who outgrow one machine: the extra `tikal[ray]`.

`RAY_ADDRESS` names the cluster; without it Ray starts on this machine. On every machine of the
cluster `tikal` must be installed, and the bots that play.
"""

import os
from collections.abc import Generator, Sequence

import ray
from ray.exceptions import RayError

from tikal.players.arena_game import lost, play_job
from tikal.players.arena_job import Job, Played


def play_on_ray(jobs: Sequence[Job], processes: int | None = None) -> Generator[Played, None, None]:
    """Yield how the games went, as they end; `processes` limits a Ray that is started here."""
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


def _played(jobs: Sequence[Job]) -> Generator[Played, None, None]:
    remote = ray.remote(num_cpus=1, max_retries=0)(play_job)
    running = {remote.remote(job): job for job in jobs}
    while running:
        (reference,), _ = ray.wait(list(running), num_returns=1)
        job = running.pop(reference)
        try:
            yield ray.get(reference)
        except RayError as problem:
            yield lost(job, f"lost by Ray: {type(problem).__name__}")
