"""Cards that bring members to the board and send them over it (section 12)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.actions.members import MOVE_PLACE_MEMBER, own_camps, place_member, placing_refusal
from tikal.engine.legend.effects.effect import Effect, amount, not_this_card, used_up
from tikal.engine.legend.going import MOVE_GO, add_goes, go, going_refusal
from tikal.engine.legend.table import GO_FROM, GO_TO, GOES, NO_SPACE, WORKS
from tikal.engine.moves import A, B, Moves, code_of, field_a, field_b
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import ALL_SPACES, BIT, lowest

MARCH_PLACED: Final[i64] = 2
MARCH_GOES: Final[i64] = 2


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
