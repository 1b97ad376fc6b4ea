"""Mutul's members: steps 4 and 5 of a card (S10, S11, S15)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.solo_deck import MOST_MEMBERS
from tikal.box.terrain import CLEARING, RUINS, TEMPLE, VOLCANO
from tikal.engine.events import MUTUL_MOVED_MEMBER, MUTUL_PLACED_MEMBER
from tikal.engine.mutul.automaton import MUTUL, NOT_ELIGIBLE, Mutul, Wish
from tikal.engine.mutul.steps import STEP_MEMBERS, STEP_MOVE_ON
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.spaces import OFF_BOARD, SPACES

# Why a member goes where it goes.
TO_NEW_TILE: Final[i64] = 0
TO_TEMPLE: Final[i64] = 1
TO_RUINS: Final[i64] = 2

_MORE_THAN_MASKS: Final[i64] = 10


@final
class TempleToWin(Wish):
    """S10: the highest temple without a guard where he does not have more strength than you."""

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank by level."""
        position = mutul.position
        if (
            position.site.terrain[space] == TEMPLE
            and not position.is_guarded(space)
            and not mutul.leads(space)
        ):
            return position.value[space]
        return NOT_ELIGIBLE


@final
class RuinsToServe(Wish):
    """S10: ruins with treasures, the fewest first, each once in a round."""

    def __init__(self) -> None:
        """Begin the first round."""
        self.served: i64 = 0

    def rank(self, mutul: Mutul, space: i64) -> i64:
        """Rank by how few treasures are left."""
        position = mutul.position
        left = position.value[space]
        if position.site.terrain[space] == RUINS and left > 0 and (self.served >> space) & 1 == 0:
            return _MORE_THAN_MASKS - left
        return NOT_ELIGIBLE


@final
class Goals:
    """Where members are needed, one after the other (S10, second part)."""

    def __init__(self, mutul: Mutul) -> None:
        """Begin anew."""
        self.mutul = mutul
        self.ruins = RuinsToServe()

    def next_goal(self) -> i64:
        """Return where the next member goes, or OFF_BOARD."""
        temple = self.mutul.choose(TempleToWin())
        if temple != OFF_BOARD:
            return temple
        space = self.mutul.choose(self.ruins)
        if space == OFF_BOARD and self.ruins.served != 0:
            self.ruins.served = 0
            space = self.mutul.choose(self.ruins)
        if space != OFF_BOARD:
            self.ruins.served |= BIT[space]
        return space


def why(position: Position, goal: i64) -> i64:
    """Return the reason for a goal of S10's second part."""
    return TO_TEMPLE if position.site.terrain[goal] == TEMPLE else TO_RUINS


def takes_members(position: Position, space: i64) -> bool:
    """Return whether the card's members go onto a new tile (OFF_BOARD: there is none)."""
    return space != OFF_BOARD and position.site.terrain[space] not in (CLEARING, VOLCANO)


def place_members(mutul: Mutul, new_tile: i64, adjust: i64) -> None:
    """S10: the card's members on the new tile, or else where they are needed."""
    position = mutul.position
    goals = Goals(mutul)
    on_tile = takes_members(position, new_tile)
    placed = False
    for member in members_to_place(mutul, adjust):
        goal = new_tile if on_tile else goals.next_goal()
        if goal == OFF_BOARD or not leaves_supply(position, member):
            continue
        position.put(MUTUL, goal, member)
        placed = True
        if position.journal is not None:
            reason = TO_NEW_TILE if on_tile else why(position, goal)
            compass = (1 if on_tile else mutul.tied, mutul.needle, mutul.sense)
            position.tell((MUTUL_PLACED_MEMBER, member, goal, reason, *compass))
    if not placed:
        mutul.skip(STEP_MEMBERS)


def members_to_place(mutul: Mutul, adjust: i64) -> list[int]:
    """Return the card's members, leader first, adjusted (S15) and a missing leader replaced."""
    leaders = mutul.deck.leaders[mutul.card]
    shown = leaders + mutul.deck.explorers[mutul.card]
    count: i64 = max(1, min(MOST_MEMBERS, shown + adjust))
    if leaders == 1 and mutul.position.supply(MUTUL, LEADER) > 0:
        return [LEADER] + [EXPLORER] * (count - 1)
    return [EXPLORER] * count


def leaves_supply(position: Position, member: i64) -> bool:
    """Take a member out of his supply, if there is one."""
    if position.supply(MUTUL, member) == 0:
        return False
    position.add_supply(MUTUL, member, -1)
    return True


def move_on(mutul: Mutul) -> None:
    """S11: members on emptied ruins go where they are needed, the leader first."""
    position = mutul.position
    goals = Goals(mutul)
    moved = move_leaders(goals)
    index: i64 = 0
    while index < SPACES:
        space = mutul.nth(index)
        index += 1
        if emptied(position, space):
            count = position.explorers(MUTUL, space)
            while count > 0:
                moved = move_member(goals, space, EXPLORER) or moved
                count -= 1
    if not moved:
        mutul.skip(STEP_MOVE_ON)


def move_leaders(goals: Goals) -> bool:
    """Move the leader off emptied ruins and return whether it had to."""
    position = goals.mutul.position
    spaces = position.leader_spaces(MUTUL)
    moved = False
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if emptied(position, space):
            moved = move_member(goals, space, LEADER) or moved
    return moved


def emptied(position: Position, space: i64) -> bool:
    """Return whether a space is ruins without treasures."""
    return position.site.terrain[space] == RUINS and position.value[space] == 0


def move_member(goals: Goals, space: i64, member: i64) -> bool:
    """Move one member to the next goal, if there is one."""
    mutul = goals.mutul
    position = mutul.position
    goal = goals.next_goal()
    if goal == OFF_BOARD:
        return False
    position.lift(MUTUL, space, member)
    position.put(MUTUL, goal, member)
    if position.journal is not None:
        compass = (mutul.tied, mutul.needle, mutul.sense)
        position.tell((MUTUL_MOVED_MEMBER, member, space, goal, why(position, goal), *compass))
    return True
