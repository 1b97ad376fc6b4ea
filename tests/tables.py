"""The tables one can sit down at: every variant with its seats, in every edition it knows.

A new variant is one more entry in `SEATS`; contract tests then ask for its golden games, its
playthrough and its perft positions. `MIXES` are tables with settings of the variant's own.
"""

from typing import Any, NamedTuple

import tikal

# What a JSON object is to a test that looks inside.
Data = dict[str, Any]

SEATS = {"classic": (2, 3, 4), "auction": (2, 3, 4), "solo": (2,), "legend": (2,)}
EDITIONS = ("classic1999", "french2005", "supermeeple")
# Variants that are played by one edition's rules only.
ONLY_EDITION = {"legend": "supermeeple"}
# Settings of Tikal Legend by the names of their mixes (L64, L65).
LEGEND_MIXES: dict[str, Data] = {
    "easier": {"letters": ["B"], "score": 75, "scoring_trail": "interim"},
    "easiest": {"letters": ["C"], "score": 0, "scoring_trail": "never"},
    "harder": {"letters": ["A", "C"], "score": 175, "trail": 8, "swap": True, "floor": True},
    "swapping": {"letters": ["A", "B"], "score": 75, "trail": 6, "swap": True},
}


class Table(NamedTuple):
    """A variant, the number of its seats, an edition, and the name of a mix of settings."""

    variant: str
    seats: int
    edition: str
    mix: str = ""

    @property
    def parts(self) -> list[str | int]:
        """What the table is made of, without what it does not have."""
        return [part for part in self if part]

    @property
    def name(self) -> str:
        """The table in one word, as files are called."""
        return "-".join(str(part) for part in self.parts)

    def game(self, seed: int, options: Data | None = None) -> tikal.Game:
        """Return a new game at this table."""
        return tikal.Game.new(
            variant=self.variant,
            edition=self.edition,
            seats=self.seats,
            seed=seed,
            options=options,
            legend=LEGEND_MIXES.get(self.mix),
        )


def editions_of(variant: str) -> tuple[str, ...]:
    """Return the editions a variant can be played by."""
    only = ONLY_EDITION.get(variant)
    return EDITIONS if only is None else (only,)


TABLES = [
    Table(variant, seats, edition)
    for variant, counts in SEATS.items()
    for seats in counts
    for edition in editions_of(variant)
]
MIXES = [Table("legend", 2, "supermeeple", mix) for mix in LEGEND_MIXES]
