"""What Action cards let you do without AP, each effect in single actions until `end` (section 12).

An effect says which moves it has room for; the rules of the move itself are Classic's. How far an
effect has been used is kept in the position: `WORKS` and `GOES` count, `GO_FROM` and `GO_TO` fix.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import (
    EFFECT_CAMP,
    EFFECT_COLUMN,
    EFFECT_FLOORS,
    EFFECT_GUARD,
    EFFECT_MARCH,
    EFFECT_MOVE,
    EFFECT_PERIPHERY,
    EFFECT_PLACE,
    EFFECT_SWAP,
    EFFECT_UNEARTH,
    components,
)
from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.actions.camps import MOVE_CAMP, camping_refusal, pitch_camp
from tikal.engine.actions.exchange import MOVE_EXCHANGE, add_pairs, exchange, exchange_refusal
from tikal.engine.actions.guards import MOVE_GUARD, guarding_refusal, put_up_guard
from tikal.engine.actions.members import (
    MOVE_PLACE_MEMBER,
    own_camps,
    place_member,
    placing_refusal,
)
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.actions.ruins import MOVE_RECOVER, dig, digging_refusal
from tikal.engine.actions.temples import MOVE_UNCOVER, uncover, uncovering_refusal
from tikal.engine.legend.going import MOVE_GO, add_goes, go, going_refusal
from tikal.engine.legend.outskirts import add_outer_placements, outer_refusal, place_outside
from tikal.engine.legend.table import (
    GO_FROM,
    GO_TO,
    GOES,
    ITEM_CARD,
    MUTUL,
    NO_SPACE,
    WORKS,
)
from tikal.engine.moves import A, B, Moves, code_of, field_a, field_b
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import ALL_SPACES, BIT, lowest

PIECES_OF_WORK: Final[i64] = 2
MARCH_PLACED: Final[i64] = 2
MARCH_GOES: Final[i64] = 2
EFFECTS_KNOWN: Final = 13


def amount(position: Position) -> i64:
    """Return the number on the card that is being played."""
    return components().amount[position.extra[ITEM_CARD]]


def used_up() -> Refusal:
    """Refuse more than the card allows."""
    return Refusal("L28", "effect_used_up", {})


def not_this_card() -> Refusal:
    """Refuse what the card does not do at all."""
    return Refusal("L28", "not_this_card", {})


class Effect(ABC):
    """What one kind of card does for you."""

    @abstractmethod
    def legal(self, position: Position, moves: Moves) -> None:
        """Add the legal moves."""

    @abstractmethod
    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Return why the card does not allow a move, or None."""

    @abstractmethod
    def play(self, position: Position, move: i64) -> None:
        """Carry out a legal move."""


@final
class NoEffect(Effect):
    """Nothing to do but to end: unique treasures have been taken."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add nothing."""

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Refuse everything."""
        return not_this_card()

    def play(self, position: Position, move: i64) -> None:
        """Raise: nothing was legal."""
        raise ValueError("this card does nothing more")


@final
class Unearth(Effect):
    """Up to 2 treasures; before each one member may go to ruins that hold some."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add goes to ruins and treasures."""
        if position.extra[WORKS] == PIECES_OF_WORK:
            return
        goals: i64 = 0
        ruins = position.site.ruins
        while ruins != 0:
            space = lowest(ruins)
            ruins &= ruins - 1
            if position.value[space] > 0:
                goals |= BIT[space]
                if digging_refusal(position, space) is None:
                    moves.add(MOVE_RECOVER + space * A)
        if position.extra[GOES] == 0:
            add_goes(position, moves, ALL_SPACES, goals)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for ruins with a treasure."""
        code = code_of(move)
        if code not in (MOVE_GO, MOVE_RECOVER):
            return not_this_card()
        if position.extra[WORKS] == PIECES_OF_WORK:
            return used_up()
        if code == MOVE_RECOVER:
            return digging_refusal(position, field_a(move))
        if position.extra[GOES] > 0:
            return Refusal("L28", "one_go_before_each", {})
        to = field_b(move)
        if (position.site.ruins >> to) & 1 == 0 or position.value[to] == 0:
            return Refusal("L28", "no_treasure_there", {"to": to})
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Dig, or go first."""
        if code_of(move) == MOVE_GO:
            position.extra[GOES] = 1
            go(position, move)
            return
        position.extra[WORKS] += 1
        position.extra[GOES] = 0
        dig(position, field_a(move))


@final
class Floors(Effect):
    """Up to 2 floors on one temple; before each one member may go there."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add goes to temples and floors."""
        if position.extra[WORKS] == PIECES_OF_WORK:
            return
        temples = position.site.temples & ~position.guarded
        if position.extra[GO_TO] != NO_SPACE:
            temples &= BIT[position.extra[GO_TO]]
        goals: i64 = 0
        while temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            if position.can_grow(space):
                goals |= BIT[space]
                if uncovering_refusal(position, space) is None:
                    moves.add(MOVE_UNCOVER + space * A)
        if position.extra[GOES] == 0:
            add_goes(position, moves, ALL_SPACES, goals)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for one temple whose next floor can be had."""
        code = code_of(move)
        if code not in (MOVE_GO, MOVE_UNCOVER):
            return not_this_card()
        if position.extra[WORKS] == PIECES_OF_WORK:
            return used_up()
        space = field_b(move) if code == MOVE_GO else field_a(move)
        fixed = position.extra[GO_TO]
        if fixed not in (NO_SPACE, space):
            return Refusal("L28", "one_temple_only", {"space": fixed})
        if code == MOVE_UNCOVER:
            return uncovering_refusal(position, space)
        if position.extra[GOES] > 0:
            return Refusal("L28", "one_go_before_each", {})
        takes_floor = (position.site.temples & ~position.guarded) >> space & 1 == 1
        if not takes_floor or not position.can_grow(space):
            return Refusal("L28", "no_floor_there", {"to": space})
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Uncover, or go first; either fixes the temple."""
        if code_of(move) == MOVE_GO:
            position.extra[GOES] = 1
            position.extra[GO_TO] = field_b(move)
            go(position, move)
            return
        position.extra[WORKS] += 1
        position.extra[GOES] = 0
        position.extra[GO_TO] = field_a(move)
        uncover(position, field_a(move))


@final
class Moving(Effect):
    """Up to n goes."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add all goes."""
        if position.extra[GOES] < amount(position):
            add_goes(position, moves, ALL_SPACES, ALL_SPACES)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a go that is left."""
        if code_of(move) != MOVE_GO:
            return not_this_card()
        if position.extra[GOES] == amount(position):
            return used_up()
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Go."""
        position.extra[GOES] += 1
        go(position, move)


def add_members(position: Position, moves: Moves) -> None:
    """Add each kind of member in the supply on each camp."""
    camps = own_camps(position)
    while camps != 0:
        space = lowest(camps)
        camps &= camps - 1
        for member in (EXPLORER, LEADER):
            if position.supply(position.seat, member) > 0:
                moves.add(MOVE_PLACE_MEMBER + space * A + member * B)


@final
class Marching(Effect):
    """Place up to 2 members, then up to 2 goes."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add members and goes."""
        if position.extra[GOES] == 0 and position.extra[WORKS] < MARCH_PLACED:
            add_members(position, moves)
        if position.extra[GOES] < MARCH_GOES:
            add_goes(position, moves, ALL_SPACES, ALL_SPACES)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for placing before going."""
        code = code_of(move)
        if code == MOVE_PLACE_MEMBER:
            if position.extra[GOES] > 0:
                return Refusal("L28", "place_before_going", {})
            if position.extra[WORKS] == MARCH_PLACED:
                return used_up()
            return placing_refusal(position, field_a(move), field_b(move))
        if code != MOVE_GO:
            return not_this_card()
        return used_up() if position.extra[GOES] == MARCH_GOES else going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Place, or go."""
        if code_of(move) == MOVE_GO:
            position.extra[GOES] += 1
            go(position, move)
            return
        position.extra[WORKS] += 1
        place_member(position, field_a(move), field_b(move))


@final
class Column(Effect):
    """Goes that all have the first one's start and goal."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add goes, after the first one only along its way."""
        start = position.extra[GO_FROM]
        if start == NO_SPACE:
            add_goes(position, moves, ALL_SPACES, ALL_SPACES)
        else:
            add_goes(position, moves, BIT[start], BIT[position.extra[GO_TO]])

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the first one's way."""
        if code_of(move) != MOVE_GO:
            return not_this_card()
        start = position.extra[GO_FROM]
        goal = position.extra[GO_TO]
        if start != NO_SPACE and (field_a(move) != start or field_b(move) != goal):
            return Refusal("L28", "same_way_only", {"space": start, "to": goal})
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Go, and fix the way."""
        position.extra[GO_FROM] = field_a(move)
        position.extra[GO_TO] = field_b(move)
        go(position, move)


@final
class Placing(Effect):
    """Up to n members from the supply."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the camps."""
        if position.extra[WORKS] < amount(position):
            add_members(position, moves)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a placing that is left."""
        if code_of(move) != MOVE_PLACE_MEMBER:
            return not_this_card()
        if position.extra[WORKS] == amount(position):
            return used_up()
        return placing_refusal(position, field_a(move), field_b(move))

    def play(self, position: Position, move: i64) -> None:
        """Place."""
        position.extra[WORKS] += 1
        place_member(position, field_a(move), field_b(move))


@final
class Camping(Effect):
    """One camp on any clearing, no member needed."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add clearings and ruins."""
        spaces = position.site.clearings | position.site.ruins
        while position.extra[WORKS] == 0 and spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if camping_refusal(position, space) is None:
                moves.add(MOVE_CAMP + space * A)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a place for it."""
        if code_of(move) != MOVE_CAMP:
            return not_this_card()
        return used_up() if position.extra[WORKS] else camping_refusal(position, field_a(move))

    def play(self, position: Position, move: i64) -> None:
        """Pitch it."""
        position.extra[WORKS] = 1
        pitch_camp(position, field_a(move))


@final
class Guarding(Effect):
    """One guard (R9.2)."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add both kinds of guard on temples with members."""
        temples = position.site.temples & position.presence(position.seat)
        while position.extra[WORKS] == 0 and temples != 0:
            space = lowest(temples)
            temples &= temples - 1
            for member in (EXPLORER, LEADER):
                if guarding_refusal(position, space, member) is None:
                    moves.add(MOVE_GUARD + space * A + member * B)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the upper hand."""
        if code_of(move) != MOVE_GUARD:
            return not_this_card()
        if position.extra[WORKS]:
            return used_up()
        return guarding_refusal(position, field_a(move), field_b(move))

    def play(self, position: Position, move: i64) -> None:
        """Put it up."""
        position.extra[WORKS] = 1
        put_up_guard(position, position.seat, field_a(move), field_b(move))


@final
class Swapping(Effect):
    """One exchange (R8.6)."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every pair of singles."""
        if position.extra[WORKS] == 0:
            add_pairs(moves, position.singles(position.seat), position.singles(MUTUL), MUTUL)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for two singles."""
        if code_of(move) != MOVE_EXCHANGE:
            return not_this_card()
        return used_up() if position.extra[WORKS] else exchange_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Exchange."""
        position.extra[WORKS] = 1
        exchange(position, move)


@final
class Exploring(Effect):
    """The card's tile on the periphery; then one member may go there (L5)."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the placements of the tile, or goes to it."""
        if position.extra[WORKS] == 0:
            add_outer_placements(position, moves, self._tile(position))
        elif position.extra[GOES] == 0:
            add_goes(position, moves, ALL_SPACES, BIT[position.extra[GO_TO]])

    def _tile(self, position: Position) -> i64:
        return components().tile[position.extra[ITEM_CARD]]

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the tile first, then for a way to it."""
        code = code_of(move)
        placed = position.extra[WORKS] == 1
        if code == MOVE_PLACE_TILE:
            if placed:
                return used_up()
            return outer_refusal(position, move, self._tile(position))
        if code != MOVE_GO:
            return not_this_card()
        if not placed:
            return Refusal("L28", "place_the_tile_before_going", {"tile": self._tile(position)})
        if position.extra[GOES] > 0:
            return used_up()
        goal = position.extra[GO_TO]
        if field_b(move) != goal:
            return Refusal("L28", "goes_to_the_tile_only", {"to": goal})
        return going_refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Place the tile, or go there."""
        if code_of(move) == MOVE_GO:
            position.extra[GOES] = 1
            go(position, move)
            return
        position.extra[WORKS] = 1
        position.extra[GO_TO] = field_a(move)
        place_outside(position, move)


_NONE: Final = NoEffect()
EFFECTS: Final[list[Effect]] = [_NONE] * EFFECTS_KNOWN
EFFECTS[EFFECT_UNEARTH] = Unearth()
EFFECTS[EFFECT_FLOORS] = Floors()
EFFECTS[EFFECT_MOVE] = Moving()
EFFECTS[EFFECT_MARCH] = Marching()
EFFECTS[EFFECT_COLUMN] = Column()
EFFECTS[EFFECT_PLACE] = Placing()
EFFECTS[EFFECT_CAMP] = Camping()
EFFECTS[EFFECT_GUARD] = Guarding()
EFFECTS[EFFECT_SWAP] = Swapping()
EFFECTS[EFFECT_PERIPHERY] = Exploring()


def effect_of(position: Position) -> Effect:
    """Return the effect of the card that is being played."""
    return EFFECTS[components().effect[position.extra[ITEM_CARD]]]
