"""Cards that do one thing, once: a camp, a guard, an exchange (section 12)."""

from typing import final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.actions.camps import MOVE_CAMP, camping_refusal, pitch_camp
from tikal.engine.actions.exchange import MOVE_EXCHANGE, add_pairs, exchange, exchange_refusal
from tikal.engine.actions.guards import MOVE_GUARD, guarding_refusal, put_up_guard
from tikal.engine.legend.effects.effect import Effect, not_this_card, used_up
from tikal.engine.legend.table import MUTUL, WORKS
from tikal.engine.moves import A, B, Moves, code_of, field_a, field_b
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest


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
