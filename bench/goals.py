"""What the engine is to reach: each goal is a figure, what it is measured by, and a bound.

Bounds lie about a quarter below what a quiet machine with 2 cores gives, so that a miss means that
the engine has become slower, not that the machine was busy. To set them anew, run `make bench` on a
quiet machine a few times and look at the margins it prints; `--table` prints the rows for
docs/reference/speed.md.
"""

from typing import Final, NamedTuple

from tikal.cli.bench.figures import TABLES, Measurement


class Goal(NamedTuple):
    """A figure and its bound: as a multiple of another figure, or by itself in its own unit."""

    figure: str
    by: str | None
    bound: float
    at_least: bool = False

    def reached(self, results: dict[str, Measurement]) -> float | None:
        """Return how many times the other figure it is, or the figure itself; None if unknown."""
        if self.by is None:
            return results[self.figure].median
        if self.by not in results:
            return None
        return results[self.figure].median / results[self.by].median

    def holds(self, results: dict[str, Measurement]) -> bool:
        """Tell whether it is reached; without the other figure nobody knows."""
        number = self.reached(results)
        if number is None:
            return True
        return number >= self.bound if self.at_least else number <= self.bound

    def margin(self, results: dict[str, Measurement]) -> float | None:
        """Return how much of the measured number lies between it and the bound, negative if missed.

        0.25 means: the engine could become a quarter slower, or a thing a third larger.
        """
        number = self.reached(results)
        if number is None:
            return None
        return 1 - self.bound / number if self.at_least else 1 - number / self.bound

    def sign(self) -> str:
        """Return on which side of the bound it has to be."""
        return ">=" if self.at_least else "<="


# Random games inside the engine, as multiples of the yardstick's steps: variant and seats.
_PLAYOUTS: Final = {
    ("classic", 2): 1.3,
    ("classic", 3): 1.35,
    ("classic", 4): 1.4,
    ("auction", 2): 1.45,
    ("auction", 3): 1.5,
    ("auction", 4): 1.75,
    ("solo", 2): 0.43,
    ("legend", 2): 0.43,
}

GOALS: Final = (
    *(
        Goal(f"playouts_{variant}_{seats}", "yardstick", _PLAYOUTS[variant, seats], at_least=True)
        for variant, seats in TABLES
    ),
    Goal("packed", "yardstick", 0.68, at_least=True),
    Goal("packed", "open_spiel_actions", 8, at_least=True),
    Goal("rich", "yardstick", 0.19, at_least=True),
    Goal("rich", "chess_moves", 5, at_least=True),
    Goal("copy", "chess_copy", 0.25),
    Goal("from_record", "chess_read", 0.1),
    Goal("import", "chess_import", 0.7),
    Goal("position_memory", None, 3_500),
    Goal("record_memory", None, 5_000),
)

# What readers like to know, without a bound: a figure, and the other one it is compared with.
COMPARISONS: Final = tuple(
    (f"playouts_{variant}_{seats}", "chess_moves") for variant, seats in TABLES
)
