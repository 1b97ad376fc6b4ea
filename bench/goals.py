"""What the engine is to reach: each goal is a figure, what it is measured by, and a bound."""

from typing import Final, NamedTuple

from tikal.cli.figures import TABLES, Measured


class Goal(NamedTuple):
    """A figure and its bound: as a multiple of a peer's figure, or by itself in the same unit."""

    figure: str
    peer: str | None
    bound: float
    at_least: bool = False

    def reached(self, results: dict[str, Measured]) -> float | None:
        """Return how many times the peer's figure it is, or without a peer the figure itself."""
        if self.peer is None:
            return results[self.figure].median
        if self.peer not in results:
            return None
        return results[self.figure].median / results[self.peer].median

    def holds(self, results: dict[str, Measured]) -> bool:
        """Tell whether it is reached; without the peer nobody knows."""
        number = self.reached(results)
        if number is None:
            return True
        return number >= self.bound if self.at_least else number <= self.bound


GOALS: Final = (
    *(
        Goal(f"playouts_{variant}_{seats}", "chess_moves", 50, at_least=True)
        for variant, seats in TABLES
        if variant != "solo"
    ),
    Goal("packed", "open_spiel_actions", 8, at_least=True),
    Goal("rich", "chess_moves", 5, at_least=True),
    Goal("copy", "chess_copy", 0.5),
    Goal("from_record", "chess_read", 1),
    Goal("import", "chess_import", 1),
    Goal("position_memory", None, 4_000),
    Goal("record_memory", None, 200_000),
)
