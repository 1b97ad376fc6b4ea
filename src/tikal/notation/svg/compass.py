"""The compass of a solo card: the needle, the sense as a bent arrow, and both on a dial (S5)."""

from math import cos, pi, sin
from typing import Final, Protocol

from tikal.geometry.compass import CLOCKWISE
from tikal.geometry.directions import SIDES
from tikal.notation.svg.elements import circle, num, path, polygon

_NORTH: Final = 0
# How far the bent arrow goes round, in sixths of a turn: from just beside the needle.
_BEGIN: Final = 0.18
_END: Final = 1.72

Point = tuple[float, float]


class Compass(Protocol):
    """A card with a compass: where its needle points, and its sense."""

    @property
    def needle(self) -> int:
        """The direction."""

    @property
    def sense(self) -> int:
        """Clockwise or not."""


def polar(sixths: float, radius: float) -> Point:
    """Return a point by its angle, in sixths of a turn clockwise from north, and its distance."""
    angle = sixths * pi / 3
    return radius * sin(angle), -radius * cos(angle)


def needle(direction: int, begin: float, tip: float, half: float, style: str) -> str:
    """Return half a needle: it begins at some distance from the centre, so wide, and points out."""
    x, y = polar(direction, begin)
    aside_x, aside_y = polar(direction + 1.5, half)
    foot = [(x + aside_x, y + aside_y), (x - aside_x, y - aside_y)]
    return polygon([*foot, polar(direction, tip)], style)


def bent_arrow(card: Compass, radius: float, size: float) -> list[str]:
    """Return the sense: an arrow round the centre that begins where the needle points."""
    turn = 1 if card.sense == CLOCKWISE else -1
    begin = polar(card.needle + turn * _BEGIN, radius)
    end = polar(card.needle + turn * _END, radius)
    line = (
        f"M{num(begin[0])} {num(begin[1])}A{num(radius)} {num(radius)} 0 0 "
        f"{1 if turn == 1 else 0} {num(end[0])} {num(end[1])}"
    )
    head = [
        polar(card.needle + turn * (_END + size * 1.5 / radius), radius),
        polar(card.needle + turn * _END, radius + size),
        polar(card.needle + turn * _END, radius - size),
    ]
    return [path(line, "sense-edge"), path(line, "sense"), polygon(head, "arrow")]


def dial(card: Compass | None, radius: float) -> list[str]:
    """Return a small compass with a mark for each direction; without a card it has no needle."""
    drawn = [circle(0, 0, radius, "dial")]
    for side in range(int(SIDES)):
        outer, inner = polar(side, radius - 2), polar(side, radius - 6)
        line = f"M{num(outer[0])} {num(outer[1])}L{num(inner[0])} {num(inner[1])}"
        drawn.append(path(line, "tick"))
    drawn.append(needle(_NORTH, radius + 1, radius - 10, 5, "pivot"))
    if card is None:
        return drawn
    return [
        *drawn,
        needle(card.needle + 3, 0, radius - 12, radius * 0.17, "tail"),
        needle(card.needle, 0, radius - 7, radius * 0.17, "arrow"),
        circle(0, 0, radius * 0.07, "pivot"),
        *bent_arrow(card, radius + 9, 7),
    ]
