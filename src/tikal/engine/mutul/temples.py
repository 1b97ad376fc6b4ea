"""Mutul's floors and guards: steps 1 and 6 of a card (S7, S12)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.terrain import TEMPLE
from tikal.engine.actions.guards import set_guard
from tikal.engine.events import MEMBERS_RETURNED, MUTUL_GUARDED, MUTUL_UNCOVERED
from tikal.engine.mutul.automaton import MUTUL, NOT_ELIGIBLE, Mutul, Wish
from tikal.engine.mutul.steps import STEP_FLOORS, STEP_GUARDS
from tikal.geometry.spaces import OFF_BOARD

GUARD_LEVEL: Final[i64] = 8


def open_temple_led(mutul: Mutul, space: i64) -> bool:
    """Return whether a space is a temple without a guard that he leads."""
    position = mutul.position
    return (
        position.site.terrain[space] == TEMPLE
        and not position.is_guarded(space)
        and mutul.leads(space)
    )


@final
class TempleToRaise(Wish):
    """S7: the highest temple he leads that can take a floor, another than the first one."""

    def __init__(self, done: i64) -> None:
        """Pass over the temple that has had its floor."""
        self.done: i64 = done

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank by level."""
        if space != self.done and open_temple_led(mutul, space) and mutul.position.can_grow(space):
            return mutul.position.value[space]
        return NOT_ELIGIBLE


@final
class TempleToGuard(Wish):
    """S12: the highest temple he leads that is 8 or more and can't grow."""

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank by level."""
        level = mutul.position.value[space]
        if (
            level >= GUARD_LEVEL
            and open_temple_led(mutul, space)
            and not mutul.position.can_grow(space)
        ):
            return level
        return NOT_ELIGIBLE


def raise_temples(mutul: Mutul) -> None:
    """S7: one floor on each of up to two temples; the second is chosen after the first is laid."""
    first = raise_temple(mutul, OFF_BOARD)
    if first == OFF_BOARD:
        mutul.skip(STEP_FLOORS)
    else:
        raise_temple(mutul, first)


def raise_temple(mutul: Mutul, done: i64) -> i64:
    """Lay one floor and return where, or OFF_BOARD."""
    position = mutul.position
    space = mutul.choose(TempleToRaise(done))
    if space != OFF_BOARD:
        level = position.value[space] + 1
        position.value[space] = level
        position.floors[level] -= 1
        if position.journal is not None:
            compass = (mutul.tied, mutul.needle, mutul.sense)
            position.tell((MUTUL_UNCOVERED, space, level, *compass))
    return space


def place_guards(mutul: Mutul) -> None:
    """S12: as long as he has guards and the card shows the step."""
    if mutul.deck.guards[mutul.card] == 0:
        return
    placed = False
    while mutul.position.guards_left(MUTUL) > 0:
        space = mutul.choose(TempleToGuard())
        if space == OFF_BOARD:
            break
        place_guard(mutul, space)
        placed = True
    if not placed:
        mutul.skip(STEP_GUARDS)


def place_guard(mutul: Mutul, space: i64) -> None:
    """Put a guard up, an explorer if there is one; his others there return to his supply."""
    position = mutul.position
    if position.journal is not None:
        compass = (mutul.tied, mutul.needle, mutul.sense)
        position.tell((MUTUL_GUARDED, space, position.value[space], *compass))
    explorer = position.has_member(MUTUL, space, EXPLORER)
    set_guard(position, MUTUL, space, EXPLORER if explorer else LEADER)
    explorers = position.explorers(MUTUL, space)
    leaders = position.leaders(MUTUL, space)
    position.clear(MUTUL, space)
    position.add_supply(MUTUL, EXPLORER, explorers)
    position.add_supply(MUTUL, LEADER, leaders)
    if position.journal is not None and explorers + leaders > 0:
        position.tell((MEMBERS_RETURNED, space, explorers, leaders))
