"""Achievements: the feats of all of somebody's games, and those that take several games."""

from collections.abc import Iterator
from typing import Any, Final

from tikal.engine.variants.registry import VARIANTS
from tikal.web.history.feats import FEATS

Row = dict[str, Any]
_STREAK: Final = 3
# Those that take several games, after those of one.
_OF_SEVERAL: Final = ("streak", "every_game")
NAMES: Final = (*FEATS, *_OF_SEVERAL)


def achievements(rows: list[Row]) -> list[dict[str, object]]:
    """Return all there are, each with the game it was first done in, if it was; newest row first.

    Nobody sees an achievement of a game that has left the statistics.
    """
    first: dict[str, Row] = {}
    for name, row in _done(list(reversed(rows))):
        first.setdefault(name, row)
    return [
        {"id": name, "table": _of(first, name, "table_id"), "at": _of(first, name, "ended")}
        for name in NAMES
    ]


def _of(first: dict[str, Row], name: str, column: str) -> object:
    return first[name][column] if name in first else None


def _done(rows: list[Row]) -> Iterator[tuple[str, Row]]:
    """Return what was done in which game, oldest game first."""
    streak = 0
    variants: set[str] = set()
    for row in rows:
        summary = row["summary"]
        for name in summary["feats"]:
            yield name, row
        streak = streak + 1 if summary["won"] == 1 else 0
        if streak >= _STREAK:
            yield "streak", row
        if not summary["given_up"]:
            variants.add(summary["variant"])
        if variants >= set(VARIANTS):
            yield "every_game", row
