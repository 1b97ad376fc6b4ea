"""Cards with a tile for the periphery (section 12, L5)."""

from typing import final

from mypy_extensions import i64

from tikal.box.legend.components import components
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.legend.effects.effect import Effect, not_this_card, used_up
from tikal.engine.legend.going import MOVE_GO, add_goes, go, going_refusal
from tikal.engine.legend.outskirts import add_outer_placements, outer_refusal, place_outside
from tikal.engine.legend.table import GO_TO, GOES, ITEM_CARD, WORKS
from tikal.engine.moves import Moves, code_of, field_a, field_b
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.geometry.bits import ALL_SPACES, BIT


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
