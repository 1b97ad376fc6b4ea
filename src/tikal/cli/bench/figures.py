"""What `tikal bench` measures.

A figure is a measurement that can be repeated. `measure` takes all figures in turn, several times,
so that a busy moment of the machine hits all of them and their medians can be compared. `bench/`
adds the figures of other engines to the same rounds.
"""

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from itertools import count, cycle
from statistics import median
from time import process_time
from typing import Final, NamedTuple

import tikal
from tikal.engine import play as engine
from tikal.engine.playouts import playout
from tikal.engine.state.position import Position

# The random games that are timed: variant and seats.
TABLES: Final = (
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("auction", 2),
    ("auction", 3),
    ("auction", 4),
    ("solo", 2),
    ("legend", 2),
)
_DEALS: Final = 20
_COPIES: Final = 500
_TIMED_IMPORT: Final = (
    "from time import process_time as now\nstart = now()\nimport {}\nprint(now() - start)"
)


class Figure(NamedTuple):
    """A measurement; `sample` takes it once, in about as many seconds as it is given."""

    name: str
    title: str
    unit: str
    sample: Callable[[float], float]


class Measurement(NamedTuple):
    """The repeats of a figure: median, lowest and highest."""

    median: float
    low: float
    high: float


def measure(figures: list[Figure], repeats: int, seconds: float) -> dict[str, Measurement]:
    """Take every figure in turn, `repeats` times."""
    samples: dict[str, list[float]] = {figure.name: [] for figure in figures}
    for _ in range(repeats):
        for figure in figures:
            samples[figure.name].append(figure.sample(seconds))
    return {name: Measurement(median(each), min(each), max(each)) for name, each in samples.items()}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much `work` does in a second; each call returns how much it did."""
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def start_positions(variant: str, seats: int) -> list[Position]:
    """Return the first positions of a few games."""
    return [
        tikal.Game.new(variant=variant, seats=seats, seed=seed).position for seed in range(_DEALS)
    ]


def playouts(variant: str, seats: int) -> Callable[[float], float]:
    """Measure random games inside the engine, in actions per second."""
    starts = cycle(start_positions(variant, seats))
    seeds = count()

    def play_one() -> int:
        return playout(next(starts).copy(), next(seeds))

    return lambda seconds: rate(play_one, seconds)


def packed_stepping() -> Callable[[float], float]:
    """Measure random games played from interpreted Python on packed moves."""
    starts = cycle(start_positions("classic", 4))
    rng = random.Random(1).random  # noqa: S311 - random moves are no secret
    legal, play = engine.legal, engine.play

    def play_one() -> int:
        position = next(starts).copy()
        actions = 0
        while moves := legal(position):
            size: int = len(moves)
            play(position, moves[int(rng() * size)])
            actions += 1
        return actions

    return lambda seconds: rate(play_one, seconds)


def rich_stepping() -> Callable[[float], float]:
    """Measure random games played with `Game` and `Action`, as users write them."""
    rng = random.Random(1).random  # noqa: S311 - random moves are no secret
    seeds = count()

    def play_one() -> int:
        game = tikal.Game.new(seats=4, seed=next(seeds))
        actions = 0
        while choices := list(game.legal):
            game.play(choices[int(rng() * len(choices))])
            actions += 1
        return actions

    return lambda seconds: rate(play_one, seconds)


def finished_game() -> tikal.Game:
    """Return a four-player game that was played at random to its end."""
    rng = random.Random(1).random  # noqa: S311 - random moves are no secret
    game = tikal.Game.new(seats=4, seed=1)
    while choices := list(game.legal):
        game.play(choices[int(rng() * len(choices))])
    return game


def time_of(work: Callable[[], object], per_second: float, times: int) -> Callable[[float], float]:
    """Measure how long `work` takes, in a unit of which `per_second` make a second."""

    def repeated() -> int:
        for _ in range(times):
            work()
        return times

    return lambda seconds: per_second / rate(repeated, seconds)


def memory_of(make: Callable[[], object], copies: int) -> Callable[[float], float]:
    """Measure the bytes of an object, without what it shares with its equals."""

    def sample(_: float) -> float:
        make()
        tracemalloc.start()
        before, _peak = tracemalloc.get_traced_memory()
        kept = [make() for _ in range(copies)]
        after, _peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(kept)

    return sample


def import_time(python: str, module: str) -> Callable[[float], float]:
    """Measure an import in a fresh Python, in milliseconds, without Python's own start."""
    command = [python, "-c", _TIMED_IMPORT.format(module)]

    def sample(_: float) -> float:
        done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
        return float(done.stdout) * 1e3

    return sample


def own_figures() -> list[Figure]:
    """Return the figures of this engine."""
    game = finished_game()
    position = game.position
    record = game.record()
    return [
        *(
            Figure(
                f"playouts_{variant}_{seats}",
                f"random games inside the engine, {variant}, {seats} seats",
                "actions/s",
                playouts(variant, seats),
            )
            for variant, seats in TABLES
        ),
        Figure("packed", "stepping on packed moves from Python", "actions/s", packed_stepping()),
        Figure("rich", "stepping with Game and Action", "actions/s", rich_stepping()),
        Figure("copy", "copying a position", "ns", time_of(position.copy, 1e9, _COPIES)),
        Figure(
            "from_record",
            "Game.from_record, four players",
            "ms",
            time_of(lambda: tikal.Game.from_record(record), 1e3, 1),
        ),
        Figure("import", "import tikal", "ms", import_time(sys.executable, "tikal")),
        Figure("position_memory", "a position", "bytes", memory_of(position.copy, _COPIES)),
        Figure(
            "site_memory",
            "the map that positions share",
            "bytes",
            memory_of(position.site.copy, _COPIES),
        ),
        Figure(
            "record_memory", "a finished record, four players", "bytes", memory_of(game.record, 20)
        ),
        Figure(
            "game_memory",
            "a finished Game, four players",
            "bytes",
            memory_of(lambda: tikal.Game.from_record(record), 20),
        ),
    ]
