"""Points and victory (R10, R12, S14)."""

from .components import TREASURE_KINDS
from .expeditions import MUTUL, is_strongest
from .state import State, all_seats, option

#: R10.4: points for 0, 1, 2, 3 treasures of a kind.
POINTS_FOR_COPIES = (0, 1, 3, 6)


def temple_points(state: State, seat: int) -> int:
    """R10.3: the level of each temple under one's guard or, unguarded, with most strength."""
    points = 0
    for space, level in state.levels.items():
        if space in state.guards:
            holds = state.guards[space][0] == seat
        else:
            holds = is_strongest(state, space, seat)
        points += level if holds else 0
    return points


def treasure_points(state: State, seat: int) -> int:
    """R10.4: 1, 3 or 6 points per kind."""
    return sum(POINTS_FOR_COPIES[state.hands[seat].count(kind)] for kind in TREASURE_KINDS)


def score(state: State, seat: int) -> None:
    """R10.1: the seat scores at once."""
    state.scores[seat] += temple_points(state, seat) + treasure_points(state, seat)


def highest_guarded(state: State, seat: int) -> int:
    """R12.3: the highest temple under one's guard, none counts as 0."""
    own = [state.levels[space] for space, (owner, _) in state.guards.items() if owner == seat]
    return max(own, default=0)


def best(seats: list[int], measure: dict[int, int]) -> list[int]:
    """R12: those of the seats that have the most of something."""
    most = max(measure[seat] for seat in seats)
    return [seat for seat in seats if measure[seat] == most]


def scores(state: State) -> list[int]:
    """The scores in seat order."""
    return [state.scores[seat] for seat in all_seats(state)]


def winners(state: State) -> list[int]:
    """R12.1 to R12.3, S14: who has won; nobody before the end."""
    if state.phase != "over":
        return []
    if state.variant == "solo":  # S14: Mutul wins ties
        return [1] if state.scores[1] > state.scores[MUTUL] else [MUTUL]
    tied = best(all_seats(state), state.scores)
    if option(state, "ties") == "supermeeple":
        tied = best(tied, {seat: highest_guarded(state, seat) for seat in tied})
        tied = best(tied, {seat: len(state.hands[seat]) for seat in tied})
    return tied
