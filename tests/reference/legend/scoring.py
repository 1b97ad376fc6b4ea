"""Points and victory (L60 to L62, R10.4)."""

from tests.reference.components import TREASURE_KINDS

from .crews import lead
from .ground import explored, value_of
from .position import MUTUL, YOU, Position

#: R10.4: points for 0, 1, 2, 3 treasures of a kind.
POINTS_FOR_COPIES = (0, 1, 3, 6)
POINTS_FOR_UNIQUE = 2


def land_points(position: Position, seat: int) -> int:
    """L60: the value of every temple, emptied ruins, volcano and lake the seat controls."""
    points = 0
    for space in explored(position):
        if position.ruins.get(space):
            continue
        if space in position.guards:
            holds = position.guards[space][0] == seat
        else:
            holds = lead(position, space, seat) >= 1
        points += value_of(position, space) if holds else 0
    return points


def treasure_points(position: Position, seat: int) -> int:
    """L60, R10.4: 1, 3 or 6 points per kind, 2 for each unique treasure."""
    hand = position.hands[seat]
    kinds = sum(POINTS_FOR_COPIES[hand.count(kind)] for kind in TREASURE_KINDS)
    return kinds + POINTS_FOR_UNIQUE * len(position.uniques[seat])


def score(position: Position, seat: int) -> None:
    """L60: the seat scores at once."""
    position.scores[seat] += land_points(position, seat) + treasure_points(position, seat)


def winners(position: Position) -> list[int]:
    """L62: most points win, a tie is shared; nobody before the end."""
    if position.phase != "over":
        return []
    most = max(position.scores.values())
    return [seat for seat in (YOU, MUTUL) if position.scores[seat] == most]
