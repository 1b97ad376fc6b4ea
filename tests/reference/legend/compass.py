"""The compass of a Solo card: direction before distance (L41)."""

from functools import cache

from tests.reference.board import COLUMNS, ROWS, place_of, ring, space_at

FARTHEST = len(COLUMNS) + len(ROWS)


@cache
def compass_ranks(guide: str, needle: str, sense: str) -> dict[str, int]:
    """L41: the rank of every space, 0 for the guide's own.

    `ring` lists the places at a distance in the order in which the hand reaches them. On the
    ring at distance d the n-th of them is j = n mod d steps beyond direction number n div d.
    """
    keys: dict[str, tuple[int, int, int]] = {guide: (-1, 0, 0)}
    for distance in range(1, FARTHEST):
        for nth, place in enumerate(ring(place_of(guide), distance, needle, sense)):
            space = space_at(place)
            if space is not None:
                keys[space] = (direction_number(nth, distance), distance, nth)
    ordered = sorted(keys, key=lambda space: keys[space])
    return {space: rank for rank, space in enumerate(ordered)}


def direction_number(nth: int, distance: int) -> int:
    """L41: the direction, the needle's being 0, in which the n-th place of a ring lies.

    Halfway between two directions it is the one the hand comes to first: of the last and the
    needle's that is the needle's.
    """
    direction, beyond = divmod(nth, distance)
    before = distance - beyond
    if before > beyond or (before == beyond and direction != 5):
        return direction
    return (direction + 1) % 6


@cache
def distances(centre: str) -> dict[str, int]:
    """L37: the hex distance of every space, whatever the paths."""
    found = {centre: 0}
    for distance in range(1, FARTHEST):
        for place in ring(place_of(centre), distance, "N", "cw"):
            space = space_at(place)
            if space is not None:
                found[space] = distance
    return found
