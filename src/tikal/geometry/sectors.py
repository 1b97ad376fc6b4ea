"""The compass of Tikal Legend: direction before distance (L41).

Every space but the centre lies in one of six directions. A hand turns from the needle in the card's
sense: the spaces of the needle's direction come first, those of the next one it meets after them;
inside a direction the nearer first, then the one whose centre the hand reaches first.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.geometry.compass import CLOCKWISE, SENSES, distance
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import SPACES

# (columns east, half spaces north) by direction.
_STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def sector_order(centre: int, needle: int, sense: int) -> list[int]:
    """Return all spaces in the order in which the compass finds them, the centre first."""
    keys: dict[int, tuple[int, int, int]] = {}
    for space, (side, straight, aside) in _along(centre).items():
        keys[space] = _key(side, straight, aside, needle, sense)
    return [centre, *sorted(keys, key=lambda space: keys[space])]


def sectors(centre: int, needle: int, sense: int) -> list[tuple[int, list[int]]]:
    """Return the directions in the order of the compass, each with its spaces in theirs."""
    turns: dict[int, int] = {}
    for space, (side, straight, aside) in _along(centre).items():
        turns[space] = _key(side, straight, aside, needle, sense)[0]
    order = sector_order(centre, needle, sense)[1:]
    step = 1 if sense == CLOCKWISE else -1
    return [
        ((needle + step * turn) % 6, [space for space in order if turns[space] == turn])
        for turn in range(6)
    ]


def _along(centre: int) -> dict[int, tuple[int, int, int]]:
    """Return how each space is reached: a direction, steps along it, steps along the next one."""
    found: dict[int, tuple[int, int, int]] = {}
    column, height = _place(centre)
    for space in range(SPACES):
        if space != centre:
            other_column, other_height = _place(space)
            found[space] = _steps(other_column - column, other_height - height)
    return found


def _place(space: int) -> tuple[int, int]:
    """Return a space's column and its height in half spaces."""
    column, row = divmod(space, 5)
    return column, 2 * row - column % 2


def _steps(east: int, north: int) -> tuple[int, int, int]:
    """Return the direction, the steps along it and those along the next one that lead there."""
    for side in range(6):
        one, other = _STEPS[side], _STEPS[(side + 1) % 6]
        whole = one[0] * other[1] - one[1] * other[0]
        straight = (east * other[1] - north * other[0]) // whole
        aside = (one[0] * north - one[1] * east) // whole
        if straight > 0 and aside >= 0:
            return side, straight, aside
    raise ValueError("the centre itself lies in no direction")


def _key(side: int, straight: int, aside: int, needle: int, sense: int) -> tuple[int, int, int]:
    """Return by what a space is sorted: direction, distance, and when the hand comes by."""
    turns = [_turns(side, needle, sense), _turns((side + 1) % 6, needle, sense)]
    direction = min(turns) if straight == aside else turns[int(aside > straight)]
    far = straight + aside
    around = 6 * far
    clockwise = (side - needle) % 6 * far + aside
    reached = clockwise if sense == CLOCKWISE else (around - clockwise) % around
    return direction, far, reached


def _turns(side: int, needle: int, sense: int) -> int:
    """Return how many directions the hand leaves behind before it comes to one."""
    return (side - needle) % 6 if sense == CLOCKWISE else (needle - side) % 6


@final
class SectorRanks:
    """Each space's place in the orders, worked out for those that are asked for."""

    def __init__(self) -> None:
        """Begin without any."""
        self.ranks: vec[i64] = vec[i64]([0] * (SPACES * SIDES * SENSES * SPACES))
        self.ready: list[bool] = [False] * int(SPACES * SIDES * SENSES)

    def at(self, centre: i64, needle: i64, sense: i64) -> i64:
        """Return where an order's ranks begin in `ranks`: the rank of space n is n places on."""
        order = (centre * SIDES + needle) * SENSES + sense
        if not self.ready[order]:
            for rank, space in enumerate(sector_order(centre, needle, sense)):
                self.ranks[order * SPACES + space] = rank
            self.ready[order] = True
        return order * SPACES


@final
class Distances:
    """How many steps any two spaces are apart, worked out when somebody first asks."""

    def __init__(self) -> None:
        """Begin without any."""
        self.steps: vec[i64] = vec[i64]()

    def ready(self) -> vec[i64]:
        """Return all distances, at [one * 40 + other]."""
        if len(self.steps) == 0:
            spaces = range(SPACES)
            self.steps = vec[i64]([distance(one, other) for one in spaces for other in spaces])
        return self.steps
