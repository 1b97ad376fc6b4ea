"""An overlay that explains Mutul: the compass around his guide, and the order of the spaces.

Spaces are numbered in the order in which the open card finds them: those of the first two rings in
the solo game (S5), all of them in Legend, where the direction comes before the distance (L41). The
guide's own space, which would come before all others, has no number.
"""

from typing import Final

from tikal.engine.state.position import Position
from tikal.notation.svg.compass import Compass, bent_arrow, needle
from tikal.notation.svg.elements import circle, moved, text
from tikal.notation.svg.layout import APOTHEM, centre
from tikal.notation.variants.registry import notation_of

# The look of a number, and its size, for every other ring or direction.
_GROUPS: Final = (("near", 13.0), ("far", 11.0))
# Where a number is on its space: beside the northern corner, clear of most stones.
NUMBER_X: Final = 27.0
NUMBER_Y: Final = -41.0

# The needle leaves the middle of the guide's space free: what stands there is still to be read.
_NEEDLE_BEGIN: Final = 22.0


def compass(position: Position) -> list[str]:
    """Return the compass of the card that lies open; nothing if none does."""
    scan = notation_of(position.rules.variant).scan(position)
    if scan is None:
        return []
    x, y = centre(scan.guide)
    badges = [_numbered(space, number, group) for number, space, group in scan.found]
    return [moved(x, y, _around_the_guide(scan)), *badges]


def scan_words(position: Position) -> list[str]:
    """Return the same for those who can't see it, as sentences."""
    scan = notation_of(position.rules.variant).scan(position)
    return [] if scan is None else scan.sentences


def _around_the_guide(card: Compass) -> list[str]:
    return [
        circle(0, 0, APOTHEM, "ring"),
        needle(card.needle, _NEEDLE_BEGIN, APOTHEM + 38, 10, "needle"),
        *bent_arrow(card, APOTHEM, 10),
    ]


def _numbered(space: int, number: int, group: int) -> str:
    style, radius = _GROUPS[group % len(_GROUPS)]
    x, y = centre(space)
    return moved(x + NUMBER_X, y + NUMBER_Y, badge(str(number), style, radius))


def badge(label: str, style: str, radius: float) -> list[str]:
    """Return a round sign with something written on it."""
    return [
        circle(0, 0, radius, style),
        text(0, radius * 0.42, label, f"on-{style}", radius * 1.2),
    ]
