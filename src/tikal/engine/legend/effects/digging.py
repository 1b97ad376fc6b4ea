"""Cards that send members to work: treasures, and floors of a temple (section 12)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.ruins import MOVE_RECOVER, dig, digging_refusal
from tikal.engine.actions.temples import MOVE_UNCOVER, uncover, uncovering_refusal
from tikal.engine.legend.effects.effect import Effect, not_this_card, used_up
from tikal.engine.legend.going import MOVE_GO, add_goes, go, going_refusal
from tikal.engine.legend.table import GO_TO, GOES, NO_SPACE, WORKS
from tikal.engine.moves import A, Moves, code_of, field_a, field_b
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import ALL_SPACES, BIT, lowest

PIECES_OF_WORK: Final[i64] = 2


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
