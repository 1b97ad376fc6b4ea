"""Mutul's treasures: step 2 of a card (S8)."""

from mypy_extensions import i64

from tikal.box.terrain import RUINS
from tikal.engine.actions.ruins import take_treasure
from tikal.engine.actions.temples import MOST_WORK
from tikal.engine.events import MUTUL_DUG
from tikal.engine.mutul.automaton import MUTUL, Mutul
from tikal.engine.mutul.steps import STEP_TREASURES
from tikal.geometry.spaces import SPACES


def dig_everywhere(mutul: Mutul) -> None:
    """S8: on every ruins a treasure for each member there, at most two."""
    dug = False
    index: i64 = 0
    while index < SPACES:
        if dig(mutul, mutul.nth(index)):
            dug = True
        index += 1
    if not dug:
        mutul.skip(STEP_TREASURES)


def dig(mutul: Mutul, space: i64) -> bool:
    """Recover what his members on a space can, and return whether that was anything."""
    position = mutul.position
    if position.site.terrain[space] != RUINS:
        return False
    members = position.members(MUTUL, space)
    count: i64 = min(members, MOST_WORK, position.value[space])
    if count == 0:
        return False
    if position.journal is not None:
        position.tell((MUTUL_DUG, space, count, members))
    while count > 0:
        take_treasure(position, MUTUL, space)
        count -= 1
    return True
