"""Members, strength, leads, supplies, camps and guards (L7, L35, R7, R9)."""

from tests.reference.board import BASE_CAMP
from tests.reference.components import STRENGTH

from .box import CAMPS_EACH, EXPEDITION, GUARDS_EACH
from .position import MUTUL, YOU, Position, note


def members_on(position: Position, space: str, seat: int) -> str:
    """The members of a seat on a space, such as "LLEE"."""
    return position.members.get(space, {}).get(seat, "")


def leaders_first(pieces: str) -> str:
    """The documents' order: L before E."""
    return "".join(sorted(pieces, reverse=True))


def set_members(position: Position, space: str, seat: int, pieces: str) -> None:
    """Have exactly these members of a seat on a space."""
    there = {**position.members.get(space, {}), seat: leaders_first(pieces)}
    there = {owner: crew for owner, crew in there.items() if crew}
    position.members.pop(space, None)
    if there:
        position.members[space] = there


def put_member(position: Position, space: str, seat: int, piece: str) -> None:
    """R7.1: one member more on a space."""
    set_members(position, space, seat, members_on(position, space, seat) + piece)


def lift_member(position: Position, space: str, seat: int, piece: str) -> None:
    """R7.2: one member less on a space."""
    crew = members_on(position, space, seat)
    assert piece in crew
    set_members(position, space, seat, crew.replace(piece, "", 1))


def move_member(position: Position, piece: str, seat: int, source: str, target: str) -> None:
    """R7.2: one member from a space to another."""
    lift_member(position, source, seat, piece)
    put_member(position, target, seat, piece)


def strength(position: Position, space: str, seat: int) -> int:
    """R7.4: leader 3, explorer 1; R9.3: a guard has none."""
    return sum(STRENGTH[piece] for piece in members_on(position, space, seat))


def lead(position: Position, space: str, seat: int) -> int:
    """The seat's strength on a space minus the other's."""
    return strength(position, space, seat) - strength(position, space, YOU + MUTUL - seat)


def in_supply(position: Position, seat: int, piece: str) -> int:
    """L7: the members that are not on the board, not guards and not removed."""
    on_spaces = sum(there.get(seat, "").count(piece) for there in position.members.values())
    on_guard = list(position.guards.values()).count((seat, piece))
    gone = position.removed[seat].count(piece)
    return EXPEDITION[seat][piece] - on_spaces - on_guard - gone


def camps_left(position: Position, seat: int) -> int:
    """L7: a supply of 2."""
    return CAMPS_EACH - list(position.camps.values()).count(seat)


def guards_left(position: Position, seat: int) -> int:
    """L7: at most 2 guards each."""
    return GUARDS_EACH - sum(owner == seat for owner, _ in position.guards.values())


def post_guard(position: Position, space: str, seat: int, piece: str) -> None:
    """R9.2, L51: a member goes on top for good, the seat's others there leave the game."""
    others = members_on(position, space, seat).replace(piece, "", 1)
    set_members(position, space, seat, "")
    position.guards[space] = (seat, piece)
    position.removed[seat] = leaders_first(position.removed[seat] + others)


def deploy(position: Position, count: int, why: str) -> None:
    """L35: Mutul's explorers from his supply to the base camp, 1 PP for each he lacks."""
    there = min(count, in_supply(position, MUTUL, "E"))
    for _ in range(there):
        put_member(position, BASE_CAMP, MUTUL, "E")
    position.scores[MUTUL] += count - there
    note(position, "L35", "deploy", there, "lacking", count - there, why)
