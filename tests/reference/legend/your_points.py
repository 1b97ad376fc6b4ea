"""What you may do with action points (R6 to R9, L6, L18, L28)."""

from collections.abc import Callable
from functools import partial

from tests.reference.board import BASE_CAMP
from tests.reference.components import TREASURE_KINDS

from .actions import exchange, swap_text
from .crews import (
    camps_left,
    guards_left,
    in_supply,
    lead,
    members_on,
    move_member,
    post_guard,
    put_member,
)
from .ground import explored, homes, is_clearing, laid, roads, takes_floor
from .position import MUTUL, YOU, Position

DIRECTOR_POINTS = 5
PER_SPACE = 2

#: The text of an action -> what it does.
Doings = dict[str, Callable[[], None]]


def pieces_on(position: Position, space: str) -> list[str]:
    """The different members you have on a space: "L", "E", both or none."""
    return sorted(set(members_on(position, space, YOU)))


def placings(position: Position) -> Doings:
    """R7.1: one member from the supply onto the base camp or a camp of yours."""
    return {
        f"{piece}+{space}": partial(put_member, position, space, YOU, piece)
        for piece in "LE"
        if in_supply(position, YOU, piece) > 0
        for space in homes(position, YOU)
    }


def has_hands_free(position: Position, space: str) -> bool:
    """R8.2, R8.4: at most 2 per space and item, the n-th needs n members there now."""
    nth = position.used.get(space, 0) + 1
    return nth <= PER_SPACE and len(members_on(position, space, YOU)) >= nth


def count_work(position: Position, space: str) -> None:
    """R8.2, R8.4, L29: one more on this space with this item."""
    position.used[space] = position.used.get(space, 0) + 1


def uncover(position: Position, space: str) -> None:
    """R8.1: the next floor."""
    position.levels[space] += 1
    count_work(position, space)


def uncoverings(position: Position) -> Doings:
    """R8.1, R8.2: unguarded temples with a floor to come and hands free."""
    return {
        f"U{space}": partial(uncover, position, space)
        for space in position.levels
        if space not in position.guards
        and takes_floor(position, space)
        and has_hands_free(position, space)
    }


def recover(position: Position, space: str) -> None:
    """R8.3: the top treasure, in front of you."""
    treasure = position.ruins[space].pop(0)
    position.hands[YOU] = sorted([*position.hands[YOU], treasure])
    count_work(position, space)


def recoverings(position: Position) -> Doings:
    """R8.3, R8.4: ruins that hold treasures, and hands free."""
    return {
        f"R{space}": partial(recover, position, space)
        for space, hidden in position.ruins.items()
        if hidden and has_hands_free(position, space)
    }


def exchanges(position: Position) -> Doings:
    """R8.6: each its owner's only one of its kind, and the kinds differ."""
    mine = [kind for kind in TREASURE_KINDS if position.hands[YOU].count(kind) == 1]
    his = [kind for kind in TREASURE_KINDS if position.hands[MUTUL].count(kind) == 1]
    return {
        swap_text(give, take): partial(exchange, position, give, take)
        for give in mine
        for take in his
        if give != take
    }


def set_up_camp(position: Position, space: str) -> None:
    """R9.1: your camp stands there."""
    position.camps[space] = YOU


def camps(position: Position, *, needs_member: bool) -> Doings:
    """R9.1, R1.1: clearings and emptied ruins without a camp."""
    if camps_left(position, YOU) == 0:
        return {}
    return {
        f"C{space}": partial(set_up_camp, position, space)
        for space in explored(position)
        if is_clearing(position, space)
        and space not in position.camps
        and space != BASE_CAMP
        and (members_on(position, space, YOU) or not needs_member)
    }


def guards(position: Position) -> Doings:
    """R9.2: unguarded temples where you are stronger, fewer than 2 guards placed."""
    if guards_left(position, YOU) == 0:
        return {}
    return {
        f"G{space}{piece}": partial(post_guard, position, space, YOU, piece)
        for space in position.levels
        if space not in position.guards and lead(position, space, YOU) >= 1
        for piece in pieces_on(position, space)
    }


def moves(position: Position) -> dict[int, Doings]:
    """R7.2, L6: one step over a path, over lakes and volcanoes too; by cost."""
    found: dict[int, Doings] = {}
    graph = roads(laid(position))
    for space in list(position.members):
        for piece in pieces_on(position, space):
            for other, stones in graph[space].items():
                doing = partial(move_member, position, piece, YOU, space, other)
                found.setdefault(stones, {})[f"{piece}{space}-{other}"] = doing
    return found


def shifts(position: Position) -> Doings:
    """R7.3: between the base camp and your camps."""
    places = homes(position, YOU)
    return {
        f"{piece}{here}={there}": partial(move_member, position, piece, YOU, here, there)
        for here in places
        for piece in pieces_on(position, here)
        for there in places
        if here != there
    }


def by_cost(position: Position) -> list[tuple[int, Doings]]:
    """R6.1: all that AP buy, with what it costs."""
    return [
        (1, placings(position)),
        *moves(position).items(),
        (1, shifts(position)),
        (2, uncoverings(position)),
        (3, recoverings(position)),
        (3, exchanges(position)),
        (5, camps(position, needs_member=True)),
        (5, guards(position)),
    ]


def pay(position: Position, cost: int, doing: Callable[[], None]) -> None:
    """R6.1: AP for an action."""
    position.ap -= cost
    doing()


def use_director(position: Position) -> None:
    """L18: once a game, 5 AP more."""
    position.director = False
    position.ap += DIRECTOR_POINTS


def point_actions(position: Position) -> Doings:
    """R6.1, L18: what your AP allow, and the Museum Director."""
    found: Doings = {}
    for cost, doings in by_cost(position):
        if cost <= position.ap:
            found |= {text: partial(pay, position, cost, doing) for text, doing in doings.items()}
    with_token = position.item is not None and position.item["kind"] == "token"
    if position.director and (position.scoring or with_token):
        found["director"] = partial(use_director, position)
    return found
