"""The members on a space: a row of signs, explorers with their number, the leader with a star."""

from typing import Final

from tikal.engine.state.position import Position
from tikal.notation.svg.pieces import leader, lettered
from tikal.notation.variants.registry import notation_of

# A sign: (seat, how many explorers); a leader has 0.
Sign = tuple[int, int]

# How signs are set out, by the most there may be: (most, heights of the rows, distance, radius).
Setting = tuple[int, tuple[float, ...], float, float]
_SETTINGS: Final[tuple[Setting, ...]] = (
    (2, (29.0,), 30.0, 12.4),
    (3, (28.0,), 25.5, 10.6),
    (6, (20.5, 36.5), 21.5, 8.0),
    (8, (20.0, 36.0), 17.6, 7.4),
)
# Beside the guide there are two seats, and they step aside so far.
_BESIDE_GUIDE: Final[tuple[Setting, ...]] = (
    (2, (29.0,), 27.0, 11.4),
    (4, (20.5, 37.0), 21.5, 8.0),
)
_STEP_ASIDE: Final = 14.0
# A leader is so much bigger than an explorer.
LEADER_SIZE: Final = 1.16


def signs_on(position: Position, space: int) -> list[Sign]:
    """Return who stands on a space, seat by seat, leaders first."""
    signs: list[Sign] = []
    for seat in range(position.rules.seats):
        signs += [(seat, 0)] * position.leaders(seat, space)
        explorers = position.explorers(seat, space)
        if explorers > 0:
            signs.append((seat, explorers))
    return signs


def members(position: Position, space: int) -> list[str]:
    """Return everybody on a space, around the space's centre."""
    signs = signs_on(position, space)
    beside = notation_of(position.rules.variant).guide(position) == space
    settings = _BESIDE_GUIDE if beside else _SETTINGS
    fitting = [setting for setting in settings if len(signs) <= setting[0]]
    return _rows(signs, fitting[0], _STEP_ASIDE if beside else 0)


def _rows(signs: list[Sign], setting: Setting, middle: float) -> list[str]:
    _, heights, distance, radius = setting
    in_row = (len(signs) + len(heights) - 1) // len(heights)
    drawn: list[str] = []
    for index, y in enumerate(heights):
        row = signs[index * in_row : (index + 1) * in_row]
        x = middle - distance * (len(row) - 1) / 2
        for seat, explorers in row:
            drawn += _sign(seat, explorers, x, y, radius)
            x += distance
    return drawn


def _sign(seat: int, explorers: int, x: float, y: float, radius: float) -> list[str]:
    if explorers == 0:
        return leader(seat, x, y, radius * LEADER_SIZE)
    return lettered(seat, x, y, radius, str(explorers))
