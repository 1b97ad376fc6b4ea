"""Where Mutul's explorers come from and where they go (L42 to L47)."""

from tests.reference.board import BASE_CAMP
from tests.reference.components import Document

from .compass import compass_ranks
from .crews import lead, members_on
from .ground import explored, kind_of, reachable, value_of
from .position import MUTUL, YOU, Position

#: L44: among sources of equal value.
KIND_RANKS = {"temple": 0, "ruins": 1, "volcano": 2, "lake": 3}


def compass(position: Position, card: Document) -> dict[str, int]:
    """L41: the rank of every space by the card's compass with the guide in the centre."""
    return compass_ranks(position.guide, card["needle"], card["sense"])


def first_by_compass(position: Position, card: Document, spaces: list[str]) -> str:
    """L41: the first of some spaces."""
    ranks = compass(position, card)
    return min(spaces, key=lambda space: ranks[space])


def source(
    position: Position, card: Document, target: str | None, busy: dict[str, int]
) -> str | None:
    """L43: the tile that gives the next explorer, None if no explorer is available.

    `target` is the tile being supplied; `busy` counts the explorers on each tile that this
    action has already moved or used.
    """
    within_reach = reachable(position, MUTUL)
    if target is not None and target not in within_reach:
        return None
    spaces = [
        space
        for space in position.members
        if space in within_reach
        and space != target
        and len(members_on(position, space, MUTUL)) > busy.get(space, 0)
    ]
    if BASE_CAMP in spaces:
        return BASE_CAMP
    guarded = [space for space in spaces if space in position.guards]
    if guarded:
        return first_by_compass(position, card, guarded)
    leads = {space: lead(position, space, MUTUL) for space in spaces}
    for step in (
        [space for space in spaces if leads[space] >= 2],
        [space for space in spaces if leads[space] == 1],
    ):
        if step:
            return least_valuable(position, card, step)
    return None


def least_valuable(position: Position, card: Document, spaces: list[str]) -> str:
    """L44: the lowest value; among equals by kind, then by compass; value 2 by its own rule."""
    lowest = min(value_of(position, space) for space in spaces)
    equals = [space for space in spaces if value_of(position, space) == lowest]
    if lowest == 2:
        fullest = max(len(position.ruins.get(space, [])) for space in equals)
        competing = [
            space for space in equals if len(position.ruins.get(space, [])) in (0, fullest)
        ]
        return first_by_compass(position, card, competing)
    kinds = {space: KIND_RANKS.get(kind_of(position, space) or "", 0) for space in equals}
    foremost = min(kinds.values())
    return first_by_compass(position, card, [s for s in equals if kinds[s] == foremost])


def wants(position: Position, space: str) -> tuple[int, int] | None:
    """L45 to L47: the step a tile belongs to and the explorers needed to lead there by 1.

    Step 0 are tiles without members, 1 ties, 1 + n those you lead by n. None if the tile is no
    destination at all.
    """
    if space in position.guards:
        return None  # L47
    his = members_on(position, space, MUTUL)
    if position.ruins.get(space):
        return None if his else (0, 1)  # L46
    if not his and not members_on(position, space, YOU):
        return (0, 1)
    ahead = lead(position, space, MUTUL)
    return None if ahead > 0 else (1 - ahead, 1 - ahead)


def destinations(position: Position, card: Document, kind: str, left: int) -> list[str]:
    """L45, L46: the reachable tiles of a kind that he can win with the explorers left, in order."""
    ranks = compass(position, card)
    within_reach = reachable(position, MUTUL)
    keys: dict[str, tuple[int, int, int, int]] = {}
    for space in explored(position):
        wanted = wants(position, space)
        if kind_of(position, space) != kind or space not in within_reach or wanted is None:
            continue
        step, needed = wanted
        if needed <= left:
            hidden = len(position.ruins.get(space, []))
            keys[space] = (step, -value_of(position, space), hidden, ranks[space])
    return sorted(keys, key=lambda space: keys[space])
