"""What you choose for Mutul: how his tile is turned, which treasures he swaps (L40, L58)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.exchange import MOVE_EXCHANGE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.agenda import run
from tikal.engine.legend.mutul.actions import swaps
from tikal.engine.legend.mutul.tiles import place_turned, turnings
from tikal.engine.legend.mutul.turn import swap
from tikal.engine.legend.table import MUTUL, NEW_TILE
from tikal.engine.moves import Moves
from tikal.engine.phases import PHASE_SWAP, PHASE_TURN, Phase, borrow, register_phase
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position


@final
class TurningTile(Phase):
    """L40: Mutul's tile can be turned in several ways."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the rotations with most stones on the side that counts."""
        for move in turnings(position):
            moves.add(move)

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Ask for one of them."""
        if move in turnings(position):
            return None
        tile, space = position.drawn, position.extra[NEW_TILE]
        return Refusal("L40", "turn_another_way", {"tile": tile, "space": space})

    def play(self, position: Position, move: i64) -> None:
        """Lay the tile and let Mutul go on."""
        position.seat = MUTUL
        place_turned(position, move)
        run(position)

    def is_final(self, kind: ActionKind) -> bool:
        """Mutul goes on at once."""
        return True

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the rotation."""
        return Refusal("L40", "turn_the_tile_first", {"tile": position.drawn})

    def headline(self, position: Position) -> Statement:
        """Say who turns which tile."""
        return Statement("turns_tile", {"seat": position.seat, "tile": position.drawn})


@final
class ChoosingSwap(Phase):
    """L58: Mutul could swap several treasures equally well."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the exchanges."""
        for move in swaps(position):
            moves.add(move)

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Ask for one of them."""
        if move in swaps(position):
            return None
        return Refusal("L58", "not_his_swap", {})

    def play(self, position: Position, move: i64) -> None:
        """Swap and let Mutul go on."""
        position.seat = MUTUL
        swap(position, move)
        run(position)

    def is_final(self, kind: ActionKind) -> bool:
        """Mutul goes on at once."""
        return True

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the exchange."""
        return Refusal("L58", "choose_his_swap_first", {})

    def headline(self, position: Position) -> Statement:
        """Say who chooses."""
        return Statement("chooses_swap", {"seat": position.seat})


TURNING: Final = TurningTile(PHASE_TURN, "turn", own_way=True)
CHOOSING: Final = ChoosingSwap(PHASE_SWAP, "swap", own_way=True)
register_phase(TURNING)
register_phase(CHOOSING)
borrow(MOVE_PLACE_TILE, PHASE_TURN)
borrow(MOVE_EXCHANGE, PHASE_SWAP)
