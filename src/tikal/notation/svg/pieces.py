"""The pieces of an expedition: explorers, leaders, guards and camps.

A seat is told by its shape (circle, square, triangle, diamond) and by its pattern (plain, stripes,
dots, hatching) as well as by its hue.
"""

from typing import Final

from tikal.notation.svg.elements import circle, path, polygon, rect, text
from tikal.notation.svg.layout import Points

CIRCLE_SEAT: Final = 0
SQUARE_SEAT: Final = 1
TRIANGLE_SEAT: Final = 2

_STAR: Final[Points] = (
    (0.0, -1.0),
    (0.24, -0.31),
    (0.95, -0.31),
    (0.38, 0.12),
    (0.59, 0.81),
    (0.0, 0.4),
    (-0.59, 0.81),
    (-0.38, 0.12),
    (-0.95, -0.31),
    (-0.24, -0.31),
)


def _outline(seat: int, x: float, y: float, radius: float, style: str) -> str:
    if seat == CIRCLE_SEAT:
        return circle(x, y, radius, style)
    if seat == SQUARE_SEAT:
        half = radius * 0.88
        return rect(x - half, y - half, 2 * half, 2 * half, style, radius * 0.2)
    if seat == TRIANGLE_SEAT:
        foot = y + radius * 0.86
        half = radius * 1.14
        return polygon([(x, y - radius * 1.2), (x + half, foot), (x - half, foot)], style)
    reach = radius * 1.16
    return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], style)


def emblem(seat: int, x: float, y: float, radius: float) -> list[str]:
    """Return the sign of a seat, with a pale edge that parts it from any ground."""
    layers = [
        _outline(seat, x, y, radius, "edge"),
        _outline(seat, x, y, radius, f"hue{seat + 1}"),
    ]
    if seat != CIRCLE_SEAT:
        layers.append(_outline(seat, x, y, radius - 0.6, f"pattern{seat + 1}"))
    return layers


def _middle(seat: int, y: float, radius: float) -> float:
    """Return where the eye expects the middle of a sign; a triangle's is lower."""
    return y + radius * 0.22 if seat == TRIANGLE_SEAT else y


def lettered(seat: int, x: float, y: float, radius: float, label: str) -> list[str]:
    """Return a seat's sign with something written on it."""
    size = radius * (1.3 if len(label) == 1 else 1.08)
    base = _middle(seat, y, radius) + size * 0.36
    return [*emblem(seat, x, y, radius), text(x, base, label, f"on{seat + 1}", size)]


def star(x: float, y: float, radius: float, style: str) -> str:
    """Return a five-pointed star."""
    return polygon([(x + radius * east, y + radius * south) for east, south in _STAR], style)


def leader(seat: int, x: float, y: float, radius: float) -> list[str]:
    """Return a leader: a seat's sign with a star on it."""
    middle = _middle(seat, y, radius)
    size = radius * (0.62 if seat == TRIANGLE_SEAT else 0.72)
    return [*emblem(seat, x, y, radius), star(x, middle, size, f"on{seat + 1}")]


def guard_icon(seat: int, x: float, y: float) -> list[str]:
    """Return a small guard on its pedestal, which stands on y."""
    return [
        rect(x - 9, y - 4, 18, 4, "step"),
        rect(x - 6, y - 8, 12, 4, "step"),
        *emblem(seat, x, y - 12, 4.5),
    ]


def tent(x: float, y: float, size: float, side: str, front: str) -> list[str]:
    """Return a tent that stands on y; `size` is half its width."""
    high = size * 1.15
    return [
        polygon(
            [
                (x - size * 0.45, y - high),
                (x + size * 0.62, y - high),
                (x + size * 1.25, y),
                (x, y),
            ],
            side,
        ),
        polygon([(x - size * 0.45, y - high), (x - size * 1.2, y), (x + size * 0.3, y)], front),
        path(
            f"M{x - size * 0.45:.1f} {y - high * 0.55:.1f}L{x - size * 0.78:.1f} {y:.1f}"
            f"H{x - size * 0.12:.1f}Z",
            "door",
        ),
    ]
