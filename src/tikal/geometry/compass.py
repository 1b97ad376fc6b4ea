"""The compass: a fixed order of all spaces around a centre (S5).

Nearest ring first; inside a ring the space exactly in the needle's direction, then round in the
card's sense. Rings run on beyond the edge of the board; what lies there is left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import COLUMNS, ROWS, SPACES, step

CLOCKWISE: Final[i64] = 0
COUNTER_CLOCKWISE: Final[i64] = 1
SENSES: Final[i64] = 2
SENSE_NAMES: Final = ("cw", "ccw")


def compass_order(centre: int, needle: int, sense: int) -> list[int]:
    """Return all spaces in compass order."""
    order = [centre]
    turn = 1 if sense == CLOCKWISE else -1
    radius = 0
    while len(order) < SPACES:
        radius += 1
        order += _ring(centre, needle, turn, radius)
    return order


def _ring(centre: int, needle: int, turn: int, radius: int) -> list[int]:
    """Walk once round a ring: out along the needle, then six straight stretches."""
    at = divmod(centre, 5)
    for _ in range(radius):
        at = step(at, needle)
    found: list[int] = []
    for stretch in range(6):
        for _ in range(radius):
            if 0 <= at[0] < COLUMNS and 0 <= at[1] < ROWS:
                found.append(at[0] * 5 + at[1])
            at = step(at, (needle + turn * (2 + stretch)) % 6)
    return found


def all_orders() -> vec[i64]:
    """Return all compass orders; each starts at [((centre * 6 + needle) * 2 + sense) * 40]."""
    found: list[int] = []
    for centre in range(SPACES):
        for needle in range(SIDES):
            for sense in range(SENSES):
                found += compass_order(centre, needle, sense)
    return vec[i64](found)


def scanned(entry: int) -> list[int]:
    """Return the spaces of an order up to and including an entry of `all_orders`."""
    order, index = divmod(entry, SPACES)
    aim, sense = divmod(order, SENSES)
    centre, needle = divmod(aim, SIDES)
    return compass_order(centre, needle, sense)[: index + 1]


def distance(one: int, other: int) -> int:
    """Return how many steps two spaces are apart."""
    column, row = divmod(one, 5)
    goal_column, goal_row = divmod(other, 5)
    sideways = abs(goal_column - column)
    # Heights in half spaces: a step sideways gains or loses one, a step north or south two.
    climb = abs(2 * goal_row - goal_column % 2 - 2 * row + column % 2)
    return sideways + max(0, climb - sideways) // 2
