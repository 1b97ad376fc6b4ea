"""What Mutul's Action cards, AP tokens and scorings make him do (L49 to L57, L65 d)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, TREASURE_KINDS
from tikal.box.terrain import TEMPLE
from tikal.box.tiles import BASE_CAMP_SPACE
from tikal.engine.actions.camps import takes_camp
from tikal.engine.actions.exchange import MOVE_EXCHANGE
from tikal.engine.actions.guards import put_up_guard
from tikal.engine.actions.ruins import take_treasure
from tikal.engine.events import (
    CAMP_SET_UP,
    EXPLORER_SENT,
    EXPLORER_TAKEN,
    EXPLORERS_BACK,
    GUIDE_MOVED,
    MUTUL_CAMPED,
    MUTUL_GUARDS,
    MUTUL_RAISED,
    MUTUL_UNEARTHED,
)
from tikal.engine.legend.ground import islands, lead
from tikal.engine.legend.mutul.hand import DEPLOY_PARTIAL, Mutul, deploy
from tikal.engine.legend.table import GUIDE, MUTUL, NO_SPACE, YOU
from tikal.engine.moves import A, B, C
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest

UNEARTHINGS: Final[i64] = 2
MOST_FLOORS: Final[i64] = 2
MOST_MOVED_IN: Final[i64] = 2
ROW_TYPES: Final[i64] = 4
GUARD_LEAD: Final[i64] = 2

# Why a temple gets a floor or a guard (L50, L51, L65 d).
HIGHEST_CONTROLLED: Final[i64] = 0
TO_BE_WON: Final[i64] = 1
HIGHEST_OF_ALL: Final[i64] = 2


def trail(mutul: Mutul, count: i64) -> bool:
    """Take explorers and place them by the row; return whether any was placed (L52)."""
    position = mutul.position
    if position.journal is not None and not trail(mutul.in_silence(), count):
        return False
    taken = take_for_trail(mutul, count)
    placed = place_by_row(mutul, len(taken))
    if placed == 0:
        for space in taken:
            position.put(MUTUL, space, EXPLORER)
        return False
    back: i64 = len(taken) - placed
    index: i64 = 0
    while index < back:
        position.put(MUTUL, BASE_CAMP_SPACE, EXPLORER)
        index += 1
    if position.journal is not None and back > 0:
        position.tell((EXPLORERS_BACK, back))
    if placed < count:
        deploy(mutul.position, 1, DEPLOY_PARTIAL)
    return True


def take_for_trail(mutul: Mutul, count: i64) -> list[int]:
    """Lift explorers off the board, one after the other (L43); return where they stood."""
    position = mutul.position
    taken: list[int] = []
    while len(taken) < count:
        space = mutul.source(NO_SPACE)
        if space == NO_SPACE:
            break
        position.lift(MUTUL, space, EXPLORER)
        taken.append(space)
        if position.journal is not None:
            compass = (mutul.tied, mutul.needle, mutul.sense)
            position.tell((EXPLORER_TAKEN, space, mutul.why, *compass))
    return taken


def place_by_row(mutul: Mutul, explorers: i64) -> i64:
    """Place explorers type by type of the row; return how many (L45, L52)."""
    position = mutul.position
    left = explorers
    place: i64 = 0
    while place < ROW_TYPES:
        terrain = mutul.deck.row[mutul.card * ROW_TYPES + place]
        to = mutul.destination(terrain, left, 0)
        while to != NO_SPACE:
            left -= mutul.needed
            if position.journal is not None:
                compass = (mutul.tied, mutul.needle, mutul.sense)
                position.tell((EXPLORER_SENT, mutul.needed, to, place + 1, mutul.why, *compass))
            sent: i64 = 0
            while sent < mutul.needed:
                position.put(MUTUL, to, EXPLORER)
                sent += 1
            to = mutul.destination(terrain, left, 0)
        place += 1
    return explorers - left


def unearth(mutul: Mutul) -> i64:
    """Take up to two treasures; return how many (L49)."""
    taken: i64 = 0
    while taken < UNEARTHINGS and unearth_one(mutul):
        taken += 1
    if taken == 1:
        deploy(mutul.position, 1, DEPLOY_PARTIAL)
    return taken


def unearth_one(mutul: Mutul) -> bool:
    """Take the top treasure of the ruins with fewest that he can serve (L49)."""
    position = mutul.position
    passed_over: i64 = 0
    while True:
        fewest = ruins_with_fewest(mutul, passed_over)
        space = mutul.first(fewest)
        if space == NO_SPACE:
            return False
        tied = mutul.tied
        if mutul.available(space):
            mutul.busy[space] += 1
        elif not mutul.call(space):
            passed_over |= BIT[space]
            continue
        if position.journal is not None:
            compass = (tied, mutul.needle, mutul.sense)
            position.tell((MUTUL_UNEARTHED, space, position.value[space], *compass))
        take_treasure(position, MUTUL, space)
        return True


def ruins_with_fewest(mutul: Mutul, passed_over: i64) -> i64:
    """Return the reachable ruins with fewest treasures, but at least one, as bits."""
    position = mutul.position
    ruins = mutul.reach() & position.site.ruins & ~passed_over
    equals: i64 = 0
    fewest: i64 = 99
    while ruins != 0:
        space = lowest(ruins)
        ruins &= ruins - 1
        left = position.value[space]
        if 0 < left < fewest:
            fewest = left
            equals = 0
        if left == fewest:
            equals |= BIT[space]
    return equals


def floors(mutul: Mutul) -> bool:
    """Uncover up to two floors, or place a guard; return whether anything was done (L50, L51)."""
    position = mutul.position
    space = highest_controlled(mutul)
    why = HIGHEST_CONTROLLED
    if space == NO_SPACE:
        space = temple_to_win(mutul)
        why = TO_BE_WON
    if space == NO_SPACE:
        return False
    tied = mutul.tied
    if position.can_grow(space):
        move_in(mutul, space)
    uncovered: i64 = 0
    while uncovered < MOST_FLOORS:
        if not position.can_grow(space):
            if position.guards_left(MUTUL) > 0:
                guard(mutul, space, why)
                return True
            break
        if position.explorers(MUTUL, space) <= uncovered:
            break
        add_floor(mutul, space, why, tied)
        uncovered += 1
    if uncovered == 1:
        deploy(mutul.position, 1, DEPLOY_PARTIAL)
    return uncovered > 0


def highest_controlled(mutul: Mutul) -> i64:
    """Return the highest temple he controls and that counts, NO_SPACE for none (L50)."""
    position = mutul.position
    temples = position.presence(MUTUL) & position.site.temples & ~position.guarded
    counting: i64 = 0
    while temples != 0:
        space = lowest(temples)
        temples &= temples - 1
        useful = position.guards_left(MUTUL) > 0 or position.can_grow(space)
        if useful and lead(position, MUTUL, space) > 0:
            counting |= BIT[space]
    return mutul.first(highest_of(position, counting))


def highest_of(position: Position, temples: i64) -> i64:
    """Return the temples of a set that no other of it is higher than."""
    equals: i64 = 0
    highest: i64 = 0
    while temples != 0:
        space = lowest(temples)
        temples &= temples - 1
        level = position.value[space]
        if level > highest:
            highest = level
            equals = 0
        if level == highest:
            equals |= BIT[space]
    return equals


def temple_to_win(mutul: Mutul) -> i64:
    """Return the first temple that takes a floor and that he can win with two (L45, L50)."""
    position = mutul.position
    passed_over: i64 = 0
    while True:
        space = mutul.destination(TEMPLE, MOST_MOVED_IN, passed_over)
        if space == NO_SPACE:
            return NO_SPACE
        tied = mutul.tied
        if position.can_grow(space) and can_call(mutul, space, mutul.needed):
            mutul.tied = tied
            return space
        passed_over |= BIT[space]


def can_call(mutul: Mutul, to: i64, count: i64) -> bool:
    """Return whether so many explorers are available for a space."""
    position = mutul.position
    lifted: list[int] = []
    while len(lifted) < count:
        space = mutul.source(to)
        if space == NO_SPACE:
            break
        position.lift(MUTUL, space, EXPLORER)
        lifted.append(space)
    for space in lifted:
        position.put(MUTUL, space, EXPLORER)
    return len(lifted) == count


def move_in(mutul: Mutul, space: i64) -> None:
    """Bring explorers, at most two, until he controls the temple and has two there (L50)."""
    position = mutul.position
    moved: i64 = 0
    while moved < MOST_MOVED_IN:
        enough = position.explorers(MUTUL, space) >= MOST_FLOORS
        if enough and lead(position, MUTUL, space) > 0:
            return
        if not mutul.call(space):
            return
        moved += 1


def add_floor(mutul: Mutul, space: i64, why: i64, tied: i64) -> None:
    """Put the next floor on a temple."""
    position = mutul.position
    level = position.value[space] + 1
    position.value[space] = level
    position.floors[level] -= 1
    if position.journal is not None:
        compass = (tied, mutul.needle, mutul.sense)
        position.tell((MUTUL_RAISED, space, level, why, *compass))


def guard(mutul: Mutul, space: i64, why: i64) -> None:
    """Make an explorer the guard; his others there leave the game (L51)."""
    position = mutul.position
    if position.journal is not None:
        position.tell((MUTUL_GUARDS, space, position.value[space], why))
    put_up_guard(position, MUTUL, space, EXPLORER)


def camp(mutul: Mutul) -> bool:
    """Set up a camp on an island without one of his, the guide with it, if he can (L54)."""
    position = mutul.position
    if position.camps_left(MUTUL) == 0:
        return False
    clearings: i64 = 0
    emptied: i64 = 0
    for island in islands(position.site):
        if position.camps(MUTUL) & island == 0:
            clearings |= island & position.site.clearings
            emptied |= island & position.site.ruins
    space = mutul.first(free_for_camp(position, clearings))
    if space == NO_SPACE:
        space = mutul.first(free_for_camp(position, emptied))
    if space == NO_SPACE:
        return False
    position.set_up_camp(MUTUL, space)
    if position.journal is not None:
        position.tell((MUTUL_CAMPED, space, mutul.tied, mutul.needle, mutul.sense))
        position.tell((CAMP_SET_UP, MUTUL, space))
    move_guide(position, space)
    return True


def free_for_camp(position: Position, spaces: i64) -> i64:
    """Return the spaces of a set where a camp may stand."""
    found: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if takes_camp(position, space):
            found |= BIT[space]
    return found


def move_guide(position: Position, space: i64) -> None:
    """Let the guide stand on another space."""
    position.extra[GUIDE] = space
    if position.journal is not None:
        position.tell((GUIDE_MOVED, space))


def swaps(position: Position) -> list[int]:
    """Return the exchanges that Mutul wants equally, as what you give and get (L57, L58)."""
    takes: list[int] = []
    most: i64 = 0
    kind: i64 = 1
    while kind <= TREASURE_KINDS:
        his = position.hand(MUTUL, kind)
        if position.hand(YOU, kind) == 1 and his > 0:
            if his > most:
                most = his
                takes = []
            if his == most:
                takes.append(kind)
        kind += 1
    kinds = range(1, TREASURE_KINDS + 1)
    gives = [k for k in kinds if position.hand(MUTUL, k) == 1 and position.hand(YOU, k) == 0]
    return [MOVE_EXCHANGE + take * A + give * B + MUTUL * C for take in takes for give in gives]


def floor_in_scoring(mutul: Mutul) -> None:
    """Put a floor on the highest unguarded temple, then perhaps a guard (L65 d)."""
    position = mutul.position
    space = mutul.first(highest_of(position, position.site.temples & ~position.guarded))
    if space == NO_SPACE:
        return
    if position.can_grow(space):
        add_floor(mutul, space, HIGHEST_OF_ALL, mutul.tied)
    if lead(position, MUTUL, space) >= GUARD_LEAD and position.guards_left(MUTUL) > 0:
        guard(mutul, space, HIGHEST_OF_ALL)
