"""Members, strength, supplies, camps and guards of the expeditions (R3.1, R7, R9, S1)."""

from .board import BASE_CAMP
from .components import CAMPS_EACH, EXPEDITION, GUARDS_EACH, MUTULS_EXPEDITION, STRENGTH
from .state import State, all_seats

MUTUL = 2


def members_on(state: State, space: str, seat: int) -> str:
    """The members of a seat on a space, such as "LEE"."""
    return state.members.get(space, {}).get(seat, "")


def leader_first(pieces: str) -> str:
    """The documents' order: L before E."""
    return "".join(sorted(pieces, reverse=True))


def put_member(state: State, space: str, seat: int, piece: str) -> None:
    """R7.1: one member more on a space."""
    there = members_on(state, space, seat)
    state.members.setdefault(space, {})[seat] = leader_first(there + piece)


def lift_member(state: State, space: str, seat: int, piece: str) -> None:
    """R7.2: one member less on a space."""
    left = members_on(state, space, seat).replace(piece, "", 1)
    clear_members(state, space, seat)
    if left:
        state.members.setdefault(space, {})[seat] = left


def clear_members(state: State, space: str, seat: int) -> None:
    """R9.2: nobody of that seat is left on the space."""
    there = state.members.get(space, {})
    there.pop(seat, None)
    if not there:
        state.members.pop(space, None)


def strength(state: State, space: str, seat: int) -> int:
    """R7.4: leader 3, explorer 1; R9.3: a guard has none."""
    return sum(STRENGTH[piece] for piece in members_on(state, space, seat))


def is_strongest(state: State, space: str, seat: int) -> bool:
    """R9.2, R10.3: strictly more strength than every other player."""
    own = strength(state, space, seat)
    return all(own > strength(state, space, other) for other in all_seats(state) if other != seat)


def expedition_of(state: State, seat: int) -> dict[str, int]:
    """R3.1, S1: what a seat began with."""
    if state.variant == "solo" and seat == MUTUL:
        return MUTULS_EXPEDITION
    return EXPEDITION


def in_supply(state: State, seat: int, piece: str) -> int:
    """R3.1: the members that are not on the board, not guards and not removed."""
    everywhere = expedition_of(state, seat)[piece]
    on_spaces = sum(there.get(seat, "").count(piece) for there in state.members.values())
    on_guard = list(state.guards.values()).count((seat, piece))
    return everywhere - on_spaces - on_guard - state.removed[seat].count(piece)


def camps_left(state: State, seat: int) -> int:
    """R9.1: a supply of 2, none for Mutul (S1)."""
    if state.variant == "solo" and seat == MUTUL:
        return 0
    return CAMPS_EACH - list(state.camps.values()).count(seat)


def guards_left(state: State, seat: int) -> int:
    """R9.2: fewer than 2 guards placed."""
    return GUARDS_EACH - sum(owner == seat for owner, _ in state.guards.values())


def is_home(state: State, space: str, seat: int) -> bool:
    """R7.1, R7.3: the base camp or a camp of one's own."""
    return space == BASE_CAMP or state.camps.get(space) == seat
