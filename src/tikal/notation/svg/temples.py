"""Temples: stepped pyramids with their level, and on top the guard or the flag of who leads.

A temple has as many steps as its level. It grows with every floor, but not in proportion, so that
the number has room on the lowest and the guard on the highest.
"""

from typing import Final

from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.notation.board.facts import anybody_on, guard_letter, holder
from tikal.notation.svg.elements import path, polygon, rect, text
from tikal.notation.svg.layout import RADIUS, hexagon
from tikal.notation.svg.pieces import emblem, lettered

_FOOT: Final = 12.0
_LOWEST: Final = 19.0
_GROWTH: Final = 2.3
# A guard stands no higher, so as not to hide the stones of the northern side.
_GUARD_LIMIT: Final = -31.0
_HALF_BASE: Final = 34.0
# How much narrower a pyramid gets on each side with its height.
_SLOPE: Final = 0.5


def _height(level: int) -> float:
    return _LOWEST + _GROWTH * (level - 1)


def pyramid(level: int) -> list[str]:
    """Return a pyramid with its level written on it."""
    height = _height(level)
    step = height / level
    drawn: list[str] = []
    for floor in range(level):
        half = _HALF_BASE - _SLOPE * step * floor
        drawn.append(rect(-half, _FOOT - step * (floor + 1), 2 * half, step, "step"))
    top = _FOOT - height
    stair = [(-11.0, _FOOT), (-7.0, top), (7.0, top), (11.0, _FOOT)]
    drawn.append(polygon(stair, "stair"))
    drawn.append(text(0, _FOOT - height / 2 + 7.5, str(level), "level", 21))
    return drawn


def _shrine(top: float) -> list[str]:
    return [rect(-9, top - 8, 18, 8, "step"), rect(-2.5, top - 5.5, 5, 5.5, "door")]


def temple(position: Position, space: int) -> list[str]:
    """Return a temple as it stands: its floors and who is in charge (R9.3, R10.3)."""
    level = position.value[space]
    top = _FOOT - _height(level)
    guard = position.guard_of(space)
    if guard != NOBODY:
        letter = guard_letter(position, space)
        sign = lettered(guard, 0, max(top - 7, _GUARD_LIMIT), 9.2, letter)
        return [*pyramid(level), *_pedestal(top), *sign]
    return [*_shrine(top), *pyramid(level), *_flag(position, space, top)]


def _pedestal(top: float) -> list[str]:
    return [rect(-12, top - 3, 24, 4, "step")]


def _flag(position: Position, space: int, top: float) -> list[str]:
    seat = holder(position, space)
    if seat != NOBODY:
        return [_pole(top), *emblem(seat, 17, top - 5, 6.2)]
    if anybody_on(position, space):
        return [
            _pole(top),
            rect(10, top - 12, 16, 13, "tie", 3),
            text(18, top - 1, "=", "tie-sign", 13),
        ]
    return []


def _pole(top: float) -> str:
    return path(f"M9 {top + 6:.1f}V{top - 13:.1f}", "pole")


def band(position: Position, space: int) -> list[str]:
    """Return the frame around a temple's space in the colour of who holds it."""
    seat = holder(position, space)
    if seat == NOBODY:
        return []
    return [polygon(hexagon(RADIUS - 3.5), f"band line{seat + 1}")]
