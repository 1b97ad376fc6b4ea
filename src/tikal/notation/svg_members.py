"""The members on a space: a row of signs, explorers with their number, the leader with a star."""

from typing import Final

from tikal.engine.position import Position
from tikal.notation.board_facts import explorers_on
from tikal.notation.svg_pieces import leader, lettered

# A sign: (seat, how many explorers); a leader has 0.
Sign = tuple[int, int]

# How signs are set out, by the most there may be: (most, signs in a row, distance, radius).
_SETTINGS: Final = (
    (3, 3, 24.0, 9.6),
    (4, 4, 19.0, 8.4),
    (6, 3, 20.0, 7.6),
    (8, 4, 16.6, 7.0),
)
_ONE_ROW: Final = (29.0,)
_TWO_ROWS: Final = (20.5, 37.5)
# A leader is so much bigger than an explorer.
LEADER_SIZE: Final = 1.2


def signs_on(position: Position, space: int) -> list[Sign]:
    """Return who stands on a space, seat by seat, leaders first."""
    signs: list[Sign] = []
    for seat in range(position.rules.seats):
        if position.leader_at(seat) == space:
            signs.append((seat, 0))
        explorers = explorers_on(position, seat, space)
        if explorers > 0:
            signs.append((seat, explorers))
    return signs


def members(position: Position, space: int) -> list[str]:
    """Return everybody on a space, around the space's centre."""
    signs = signs_on(position, space)
    for most, in_row, distance, radius in _SETTINGS:
        if len(signs) <= most:
            return _rows(signs, in_row, distance, radius)
    return []


def _rows(signs: list[Sign], in_row: int, distance: float, radius: float) -> list[str]:
    drawn: list[str] = []
    heights = _ONE_ROW if len(signs) <= in_row else _TWO_ROWS
    for index, y in enumerate(heights):
        row = signs[index * in_row : (index + 1) * in_row]
        x = -distance * (len(row) - 1) / 2
        for seat, explorers in row:
            drawn += _sign(seat, explorers, x, y, radius)
            x += distance
    return drawn


def _sign(seat: int, explorers: int, x: float, y: float, radius: float) -> list[str]:
    if explorers == 0:
        return leader(seat, x, y, radius * LEADER_SIZE)
    return lettered(seat, x, y, radius, str(explorers))
