"""The tables one can sit down at: every variant with its seats, in every edition.

A new variant is one more entry in `SEATS`; contract tests then ask for its golden games, its
playthrough and its perft positions.
"""

from typing import Any, NamedTuple

import tikal

# What a JSON object is to a test that looks inside.
Data = dict[str, Any]

SEATS = {"classic": (2, 3, 4), "auction": (2, 3, 4), "solo": (2,)}
EDITIONS = ("classic1999", "french2005", "supermeeple")


class Table(NamedTuple):
    """A variant, the number of its seats and an edition."""

    variant: str
    seats: int
    edition: str

    @property
    def name(self) -> str:
        """The table in one word, as files are called."""
        return f"{self.variant}-{self.seats}-{self.edition}"

    def game(self, seed: int, options: Data | None = None) -> tikal.Game:
        """Return a new game at this table."""
        return tikal.Game.new(
            variant=self.variant,
            edition=self.edition,
            seats=self.seats,
            seed=seed,
            options=options,
        )


TABLES = [
    Table(variant, seats, edition)
    for variant, counts in SEATS.items()
    for seats in counts
    for edition in EDITIONS
]
