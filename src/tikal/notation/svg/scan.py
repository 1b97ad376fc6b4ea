"""An overlay that explains Mutul: the compass around his guide, and the order of the spaces (S5).

The spaces of the first two rings are numbered in the order in which the open card finds them. The
guide's own space, which would come before all others, has no number.
"""

from typing import Final

from tikal.engine.state.position import Position
from tikal.geometry.compass import compass_order, distance
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation.board.solo import OpenCard
from tikal.notation.svg.compass import bent_arrow, needle
from tikal.notation.svg.elements import circle, moved, text
from tikal.notation.svg.layout import APOTHEM, centre
from tikal.notation.variants.registry import notation_of

# By the ring, beginning with the guide's own space: the look of a number, and its size.
_RINGS: Final = (("", 0.0), ("near", 13.0), ("far", 11.0))
# Where a number is on its space: beside the northern corner, clear of most stones.
NUMBER_X: Final = 27.0
NUMBER_Y: Final = -41.0

# The needle leaves the middle of the guide's space free: what stands there is still to be read.
_NEEDLE_BEGIN: Final = 22.0


def compass(position: Position) -> list[str]:
    """Return the compass of the card that lies open; nothing if none does."""
    table = notation_of(position.rules.variant).automaton(position)
    if table is None or table.card is None:
        return []
    x, y = centre(table.guide)
    return [
        moved(x, y, _around_the_guide(table.card)),
        *[_numbered(space, number, ring) for number, space, ring in scan(table.guide, table.card)],
    ]


def scan_words(position: Position) -> list[str]:
    """Return the same for those who can't see it, as sentences."""
    table = notation_of(position.rules.variant).automaton(position)
    if table is None or table.card is None:
        return []
    rings: dict[int, list[str]] = {}
    for _, space, ring in scan(table.guide, table.card):
        rings.setdefault(ring, []).append(SPACE_NAMES[space])
    return [f"Ring {ring} in compass order: {', '.join(names)}." for ring, names in rings.items()]


def scan(guide: int, card: OpenCard) -> list[tuple[int, int, int]]:
    """Return number, space and ring of the spaces around the guide, in compass order."""
    order = compass_order(guide, card.needle, card.sense)[1:]
    rings = [(number, space, distance(guide, space)) for number, space in enumerate(order, 1)]
    return [entry for entry in rings if entry[2] < len(_RINGS)]


def _around_the_guide(card: OpenCard) -> list[str]:
    return [
        circle(0, 0, APOTHEM, "ring"),
        needle(card.needle, _NEEDLE_BEGIN, APOTHEM + 38, 10, "needle"),
        *bent_arrow(card, APOTHEM, 10),
    ]


def _numbered(space: int, number: int, ring: int) -> str:
    style, radius = _RINGS[ring]
    x, y = centre(space)
    return moved(x + NUMBER_X, y + NUMBER_Y, badge(str(number), style, radius))


def badge(label: str, style: str, radius: float) -> list[str]:
    """Return a round sign with something written on it."""
    return [
        circle(0, 0, radius, style),
        text(0, radius * 0.42, label, f"on-{style}", radius * 1.2),
    ]
