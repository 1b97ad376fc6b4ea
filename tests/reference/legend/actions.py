"""Mutul's actions: unearth, floors, trail, camp, unique, swap (L36, L48 to L58)."""

from tests.reference.board import BASE_CAMP
from tests.reference.components import TREASURE_KINDS, Document

from .crews import (
    camps_left,
    deploy,
    guards_left,
    lead,
    lift_member,
    members_on,
    move_member,
    post_guard,
    put_member,
)
from .ground import connected, explored, is_clearing, kind_of, reachable, region_of, takes_floor
from .moving import compass, destinations, first_by_compass, source, wants
from .position import MUTUL, YOU, Position, note


def shown_card(position: Position) -> str:
    """L36, L59: the top discarded card, without discards the current one."""
    if position.discards:
        return position.discards[-1]
    assert position.card is not None
    return position.card


def blocked(position: Position, action: str) -> None:
    """L36: instead of an impossible action as many are deployed as the top discard shows."""
    count = position.solo_cards[shown_card(position)]["ap"][0]
    note(position, "L36", "blocked", action, "by", shown_card(position))
    deploy(position, count, "blocked")


def unearth(position: Position, card: Document) -> None:
    """L49: twice the top treasure of the reachable ruins with fewest."""
    busy: dict[str, int] = {}
    taken = sum(unearth_one(position, card, busy) for _ in range(2))
    if taken == 0:
        blocked(position, "unearth")
    elif taken == 1:
        deploy(position, 1, "only 1 treasure")


def unearth_one(position: Position, card: Document, busy: dict[str, int]) -> bool:
    """L49: one treasure by an explorer there not yet used, else by one moved in; if any can."""
    ranks = compass(position, card)
    within_reach = reachable(position, MUTUL)
    ruins = [s for s, hidden in position.ruins.items() if hidden and s in within_reach]
    for space in sorted(ruins, key=lambda s: (len(position.ruins[s]), ranks[s])):
        if len(members_on(position, space, MUTUL)) <= busy.get(space, 0):
            start = source(position, card, space, busy)
            if start is None:
                continue
            move_member(position, "E", MUTUL, start, space)
            note(position, "L49", "moves", start, space)
        busy[space] = busy.get(space, 0) + 1
        treasure = position.ruins[space].pop(0)
        position.hands[MUTUL] = sorted([*position.hands[MUTUL], treasure])
        note(position, "L49", "unearths", treasure, space)
        return True
    return False


def floors(position: Position, card: Document) -> None:
    """L50, L51: up to 2 floors on a temple, a guard where one of them can't be had."""
    space = temple_for_floors(position, card)
    if space is None:
        blocked(position, "floors")
        return
    if takes_floor(position, space):
        bring_workers(position, card, space)
    for nth in (1, 2):
        if not takes_floor(position, space):
            if guards_left(position, MUTUL) > 0:
                post_guard(position, space, MUTUL, "E")
                note(position, "L51", "guard", space)
                return
            break
        if len(members_on(position, space, MUTUL)) < nth:
            break
        position.levels[space] += 1
        note(position, "L50", "floor", space, position.levels[space])
        if nth == 2:
            return
    deploy(position, 1, "only 1 floor")


def temple_for_floors(position: Position, card: Document) -> str | None:
    """L50: the highest temple he controls, else the first of L45's that he can come to control."""
    own = [
        space
        for space in position.levels
        if space not in position.guards
        and lead(position, space, MUTUL) >= 1
        and (guards_left(position, MUTUL) > 0 or takes_floor(position, space))
    ]
    if own:
        highest = max(position.levels[space] for space in own)
        tallest = [space for space in own if position.levels[space] == highest]
        return first_by_compass(position, card, tallest)
    for space in destinations(position, card, "temple", 2):
        if takes_floor(position, space) and can_win(position, card, space):
            return space
    return None


def can_win(position: Position, card: Document, space: str) -> bool:
    """L50: whether the available explorers are enough to control the temple; nobody moves."""
    before = {there: dict(crews) for there, crews in position.members.items()}
    wanted = wants(position, space)
    needed = wanted[1] if wanted else 0
    for _ in range(needed):
        start = source(position, card, space, {})
        if start is None:
            break
        move_member(position, "E", MUTUL, start, space)
    wins = lead(position, space, MUTUL) >= 1
    position.members = before
    return wins


def bring_workers(position: Position, card: Document, space: str) -> None:
    """L50: at most 2 explorers until he controls the temple and has 2 there."""
    for _ in range(2):
        enough = len(members_on(position, space, MUTUL)) >= 2
        start = source(position, card, space, {})
        if start is None or (enough and lead(position, space, MUTUL) >= 1):
            return
        move_member(position, "E", MUTUL, start, space)
        note(position, "L50", "moves", start, space)


def trail(position: Position, card: Document) -> None:
    """L52, L65 (a): take 4 explorers, or as many as there are; place them through the row."""
    number = position.legend["trail"]
    before = {there: dict(crews) for there, crews in position.members.items()}
    taken = take_for_trail(position, card, number)
    goals = place_for_trail(position, card, len(taken))
    if not goals:
        position.members = before
        blocked(position, "trail")
        return
    note(position, "L52", "trail", "from", taken, "to", goals)
    for _ in range(len(taken) - len(goals)):
        put_member(position, BASE_CAMP, MUTUL, "E")
    if len(goals) < number:
        deploy(position, 1, "trail not complete")


def take_for_trail(position: Position, card: Document, number: int) -> list[str]:
    """L52: lift up to so many explorers by L43; where they stood."""
    taken: list[str] = []
    while len(taken) < number:
        start = source(position, card, None, {})
        if start is None:
            break
        lift_member(position, start, MUTUL, "E")
        taken.append(start)
    return taken


def place_for_trail(position: Position, card: Document, left: int) -> list[str]:
    """L45, L52: put the explorers where he needs them, through the types of the row; where."""
    goals: list[str] = []
    for kind in card["row"]:
        while found := destinations(position, card, kind, left - len(goals)):
            wanted = wants(position, found[0])
            assert wanted is not None
            for _ in range(wanted[1]):
                put_member(position, found[0], MUTUL, "E")
                goals.append(found[0])
    return goals


def camp(position: Position, card: Document) -> None:
    """L54: a camp on an island; otherwise deploy 2."""
    if not set_up_camp(position, card):
        deploy(position, 2, "no camp")


def set_up_camp(position: Position, card: Document) -> bool:
    """L54: a camp on an island's clearing, else on emptied ruins; the guide moves there."""
    if camps_left(position, MUTUL) == 0:
        return False
    sites = [
        space
        for space in explored(position)
        if is_clearing(position, space)
        and space not in position.camps
        and space not in connected(position)
        and not any(position.camps.get(s) == MUTUL for s in region_of(position, space))
    ]
    clearings = [space for space in sites if kind_of(position, space) == "clearing"]
    if not sites:
        return False
    space = first_by_compass(position, card, clearings or sites)
    position.camps[space] = MUTUL
    position.guide = space
    note(position, "L54", "camp", space)
    return True


def possible_swaps(position: Position) -> list[tuple[int, int]]:
    """L57: the kinds he may take from you with those he may give for it."""
    yours, his = position.hands[YOU], position.hands[MUTUL]
    takes = [k for k in TREASURE_KINDS if yours.count(k) == 1 and his.count(k) in (1, 2)]
    most = max((his.count(kind) for kind in takes), default=0)
    gives = [k for k in TREASURE_KINDS if yours.count(k) == 0 and his.count(k) == 1]
    return [(take, give) for take in takes if his.count(take) == most for give in gives]


def exchange(position: Position, yours: int, his: int) -> None:
    """R8.6: your treasure of one kind for his of another."""
    position.hands[YOU].remove(yours)
    position.hands[MUTUL].remove(his)
    position.hands[YOU] = sorted([*position.hands[YOU], his])
    position.hands[MUTUL] = sorted([*position.hands[MUTUL], yours])


def swap_text(yours: int, his: int) -> str:
    """interface.md: you give one kind and get the other."""
    return f"X{yours}-{his}@{MUTUL}"


def take_uniques(position: Position, seat: int, uniques: list[str]) -> None:
    """L56: the card's two treasures."""
    position.uniques[seat] = sorted([*position.uniques[seat], *uniques])


def raise_highest(position: Position, card: Document) -> None:
    """L65 (d): a floor on the highest unguarded temple, then maybe a guard on it."""
    temples = [space for space in position.levels if space not in position.guards]
    if not temples:
        return
    highest = max(position.levels[space] for space in temples)
    tallest = [space for space in temples if position.levels[space] == highest]
    space = first_by_compass(position, card, tallest)
    if takes_floor(position, space):
        position.levels[space] += 1
        note(position, "L65", "floor", space, position.levels[space])
    if lead(position, space, MUTUL) >= 2 and guards_left(position, MUTUL) > 0:
        post_guard(position, space, MUTUL, "E")
        note(position, "L65", "guard", space)
