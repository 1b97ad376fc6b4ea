"""Bidding for a turn and taking a tile (A3 to A5)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import BID_MADE, PASSED
from tikal.engine.moves import B, C, Moves, field_b, field_c
from tikal.engine.phases import PHASE_BID, PHASE_TAKE, Phase, register, register_phase
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, contains, first, pushed, rest
from tikal.engine.variants.auction import (
    BIDDER,
    DISPLAY,
    HIGHEST_BID,
    WHO_PASSED,
    go_on_bidding,
    take_tile,
)

# Field c: amount.
MOVE_BID: Final[i64] = 10
# No fields.
MOVE_PASS: Final[i64] = 11
# Field b: tile.
MOVE_TAKE: Final[i64] = 12


def no_auction() -> Refusal:
    """Refuse what belongs to an auction while none is going on."""
    return Refusal("A3", "no_auction_now", {})


@final
class Bidding(Phase):
    """A3: an auction for the next turn."""

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for a bid or a pass."""
        return Refusal("A3", "bid_or_pass_first", {})

    def not_now(self, position: Position) -> Refusal:
        """Say that no auction is going on."""
        return no_auction()

    def headline(self, position: Position) -> Statement:
        """Say who has to bid or pass."""
        return Statement("bids", {"seat": position.seat})


@final
class Taking(Phase):
    """A5: the winner of an auction chooses a tile."""

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the choice."""
        return Refusal("A5", "take_a_tile_first", {})

    def not_now(self, position: Position) -> Refusal:
        """Say that no auction is going on."""
        return no_auction()

    def headline(self, position: Position) -> Statement:
        """Say who takes a tile."""
        return Statement("takes", {"seat": position.seat})


@final
class Bid(ActionKind):
    """A3: a whole number greater than the highest bid, at most one's score (A1)."""

    def __init__(self) -> None:
        """Cost points, not AP, and be for good."""
        super().__init__(MOVE_BID, (PHASE_BID,), ends_turn=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every affordable bid."""
        amount = position.extra[HIGHEST_BID] + 1
        most = position.score(position.seat)
        moves.reserve(most)
        items = moves.items
        count = moves.count
        while amount <= most:
            items[count] = MOVE_BID + amount * C
            count += 1
            amount += 1
        moves.count = count

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for more than the highest bid and no more than the score."""
        highest = position.extra[HIGHEST_BID]
        points = position.score(position.seat)
        if field_c(move) <= highest:
            return Refusal("A3", "bid_too_low", {"least": highest + 1})
        if field_c(move) > points:
            return Refusal("A1", "bid_over_score", {"score": points})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Note the highest bid and ask the next."""
        position.extra[HIGHEST_BID] = field_c(move)
        position.extra[BIDDER] = position.seat
        if position.journal is not None:
            position.tell((BID_MADE, position.seat, field_c(move)))
        go_on_bidding(position)


@final
class Pass(ActionKind):
    """A3: out of this auction, not of the round's later ones."""

    def __init__(self) -> None:
        """Cost nothing, for good."""
        super().__init__(MOVE_PASS, (PHASE_BID,), ends_turn=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the pass, which is always possible."""
        moves.add(MOVE_PASS)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Refuse nothing."""
        return None

    def play(self, position: Position, move: i64) -> None:
        """Note who passed, in order, and ask the next (A4)."""
        position.extra[WHO_PASSED] = pushed(position.extra[WHO_PASSED], position.seat)
        if position.journal is not None:
            position.tell((PASSED, position.seat))
        go_on_bidding(position)


@final
class Take(ActionKind):
    """A5: the winner chooses any tile of the display."""

    def __init__(self) -> None:
        """Cost nothing: the auction is paid."""
        super().__init__(MOVE_TAKE, (PHASE_TAKE,))

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the tiles on offer."""
        display = position.extra[DISPLAY]
        while display != EMPTY:
            moves.add(MOVE_TAKE + first(display) * B)
            display = rest(display)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a tile of the display."""
        if contains(position.extra[DISPLAY], field_b(move)):
            return None
        return Refusal("A5", "not_on_display", {"tile": field_b(move)})

    def play(self, position: Position, move: i64) -> None:
        """Start the turn with the tile."""
        take_tile(position, position.seat, field_b(move))


register_phase(Bidding(PHASE_BID, "bid", in_turn=False))
register_phase(Taking(PHASE_TAKE, "take"))
register(Bid())
register(Pass())
register(Take())
