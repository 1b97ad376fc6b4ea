"""Asks two builds for the same work in turn, and compares how fast they did it.

A machine that does other things gets slower and faster by the second, and a process can be lucky
with its place in memory. So both builds do short slices of work right after each other, who begins
changes from round to round, the processes are started anew a few times, and of all the ratios the
median counts.
"""

import json
import subprocess
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.against.figures import Figure

ROOT: Final = Path(__file__).parents[2]
_COMMAND: Final = ("-m", "bench.against.worker")


class Amount(NamedTuple):
    """How thoroughly to measure: pairs of processes, rounds for each pair, seconds for a slice."""

    processes: int
    rounds: int
    seconds: float


THOROUGH: Final = Amount(processes=5, rounds=9, seconds=0.04)
QUICK: Final = Amount(processes=1, rounds=1, seconds=0.001)


class Slice(NamedTuple):
    """What one build did in one go."""

    speed: float
    seconds: float
    result: str


class Compared(NamedTuple):
    """Both builds' speeds in each round, and whether they did the same work."""

    old: list[float]
    new: list[float]
    same_work: bool

    def ratios(self) -> list[float]:
        """Return new speed ÷ old speed, the smallest first."""
        return sorted(new / old for old, new in zip(self.old, self.new, strict=True))

    def ratio(self) -> float:
        """Return the median ratio."""
        return median(self.ratios())

    def spread(self) -> tuple[float, float]:
        """Return between which ratios the median lies 95 times in 100, going by the rounds.

        So many of n ratios are below the true median as heads fall in n throws of a coin: n/2, give
        or take sqrt(n).
        """
        ratios = self.ratios()
        last = len(ratios) - 1
        aside = sqrt(len(ratios))
        low, high = round(last / 2 - aside), round(last / 2 + aside)
        return ratios[max(0, low)], ratios[min(last, high)]


class Builds(NamedTuple):
    """The Pythons of the two builds."""

    old: Path
    new: Path


class Worker:
    """A process that does works inside one build."""

    def __init__(self, python: Path) -> None:
        """Start it and wait until it is ready."""
        self._process: Final = subprocess.Popen(
            [str(python), *_COMMAND],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled: Final[bool] = json.loads(self._line())["compiled"]

    def _line(self) -> str:
        assert self._process.stdout is not None  # noqa: S101 - as it was opened above
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("bench: a build's process has ended, see above")
        return line

    def do(self, figure: Figure, batches: int) -> Slice:
        """Have some batches of a figure's work done."""
        assert self._process.stdin is not None  # noqa: S101 - as it was opened above
        self._process.stdin.write(f"{figure.name} {batches}\n")
        self._process.stdin.flush()
        seconds, amount, result = json.loads(self._line())
        return Slice(amount / seconds, seconds, result)

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


def compare(figures: Sequence[Figure], builds: Builds, amount: Amount) -> dict[str, Compared]:
    """Return what the rounds gave for each figure."""
    found = {figure.name: Compared([], [], same_work=True) for figure in figures}
    for _ in range(amount.processes):
        pair = (Worker(builds.old), Worker(builds.new))
        if not all(worker.compiled for worker in pair):
            raise SystemExit("bench: only compiled builds are compared; `make bench` makes one")
        for figure in figures:
            found[figure.name] = in_turn(figure, pair, amount, found[figure.name])
        for worker in pair:
            worker.close()
    return found


def in_turn(
    figure: Figure, pair: tuple[Worker, Worker], amount: Amount, before: Compared
) -> Compared:
    """Return a figure's rounds with one more pair of processes, after those before."""
    first = [worker.do(figure, 1) for worker in pair]
    batches = max(1, round(amount.seconds / max(each.seconds for each in first)))
    old, new = list(before.old), list(before.new)
    for number in range(amount.rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        speeds = {index: pair[index].do(figure, batches).speed for index in order}
        old.append(speeds[0])
        new.append(speeds[1])
    return Compared(old, new, before.same_work and first[0].result == first[1].result)
