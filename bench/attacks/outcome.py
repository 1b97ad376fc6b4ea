"""What came of an attack: a line of the table."""

from dataclasses import dataclass

from bench.attacks.count import Count

TITLES = ("attack", "tried", "failed", "quiet p99", "p99", "ratio", "/healthz")


@dataclass(frozen=True)
class Outcome:
    """An attack, its counts, and what a neighbour measured meanwhile, in milliseconds."""

    attack: str
    count: Count
    quiet: float | None = None
    p99: float | None = None
    health: float | None = None

    def cells(self) -> tuple[str, ...]:
        """Return it as cells of a table."""
        first = (self.attack, str(self.count.tried), str(self.count.failed))
        if self.quiet is None or self.p99 is None or self.health is None:
            return (*first, "", "", "", "")
        figures = (f"{self.quiet:.1f} ms", f"{self.p99:.1f} ms", f"{self.p99 / self.quiet:.2f}")
        return (*first, *figures, f"{self.health:.0f} ms")


def line(cells: tuple[str, ...]) -> str:
    """Return cells as a line."""
    return f"{cells[0]:24}" + "".join(f"{cell:>12}" for cell in cells[1:])
