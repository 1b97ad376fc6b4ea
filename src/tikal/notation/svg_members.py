"""The members on a space: a row of signs, explorers with their number, the leader with a star."""

from typing import Final

from tikal.engine.position import Position
from tikal.notation.board_facts import explorers_on
from tikal.notation.svg_pieces import leader, lettered

# A sign: (seat, how many explorers); a leader has 0.
Sign = tuple[int, int]

# How signs are set out, by the most there may be: (most, signs in a row, distance, radius).
_SETTINGS: Final = (
    (2, 2, 30.0, 12.4),
    (3, 3, 25.5, 10.6),
    (4, 4, 20.0, 8.9),
    (6, 3, 21.0, 7.8),
    (8, 4, 17.6, 7.4),
)
_ONE_ROW: Final = (29.0,)
_TWO_ROWS: Final = (20.0, 36.0)
# A leader is so much bigger than an explorer.
LEADER_SIZE: Final = 1.16


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
    fitting = [setting for setting in _SETTINGS if len(signs) <= setting[0]]
    _, in_row, distance, radius = fitting[0]
    return _rows(signs, in_row, distance, radius)


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
