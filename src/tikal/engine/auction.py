"""The variant `auction`: turns and tiles are bought with points (A1 to A10)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.action_kind import ActionKind
from tikal.engine.events import (
    AUCTION_OPENED,
    AUCTION_WON,
    BID_MADE,
    PASSED,
    ROUND_STARTED,
    TILE_OFFERED,
    TILE_TAKEN,
)
from tikal.engine.moves import BID as BID_MOVE
from tikal.engine.moves import PASS as PASS_MOVE
from tikal.engine.moves import TAKE as TAKE_MOVE
from tikal.engine.moves import B, C, Moves, field_b, field_c
from tikal.engine.position import (
    ACT,
    BID,
    NOBODY,
    OVER,
    PLACE,
    SCORE,
    STRIDE,
    TAKE,
    Position,
)
from tikal.engine.refusal import Refusal
from tikal.engine.scoring import most_points, tell_tie_break
from tikal.engine.short_list import EMPTY, contains, first, length, pushed, rest, without
from tikal.engine.turns import (
    clockwise_from,
    draw_tile,
    end_game,
    next_seat,
    resume_turn,
    stack_empty,
    start_final_round,
    start_turn,
)
from tikal.engine.variant import Variant
from tikal.geometry.bits import BIT

START_SCORE: Final[i64] = 20

# What the auction keeps in `Position.extra`.
DISPLAY: Final[i64] = 0
MARKERS_UP: Final[i64] = 1
HIGHEST_BID: Final[i64] = 2
BIDDER: Final[i64] = 3
WHO_PASSED: Final[i64] = 4
EXTRA_SIZE: Final[i64] = 5


def marker_up(position: Position, seat: i64) -> bool:
    """Return whether a seat still has its turn in this round."""
    return (position.extra[MARKERS_UP] >> seat) & 1 == 1


def bidding(position: Position, seat: i64) -> bool:
    """Return whether a seat is still in this auction (A3)."""
    return marker_up(position, seat) and not contains(position.extra[WHO_PASSED], seat)


def start_round(position: Position, opener: i64) -> None:
    """Draw the display and turn all markers up (A2)."""
    if position.journal is not None:
        position.tell((ROUND_STARTED, opener))
    position.extra[MARKERS_UP] = BIT[position.rules.seats] - 1
    count: i64 = 0
    while count < position.rules.seats and not stack_empty(position):
        tile = draw_tile(position)
        position.extra[DISPLAY] = pushed(position.extra[DISPLAY], tile)
        if position.journal is not None:
            position.tell((TILE_OFFERED, tile))
        count += 1
    open_auction(position, opener)


def open_auction(position: Position, opener: i64) -> None:
    """Begin an auction, or give the round's last tile to the last seat (A3, A6, A7)."""
    clear_bids(position)
    if length(position.extra[DISPLAY]) == 1:
        take_tile(position, opener, first(position.extra[DISPLAY]))
        return
    position.phase = BID
    position.seat = opener
    position.turn = NOBODY
    if position.journal is not None:
        position.tell((AUCTION_OPENED, opener))


def clear_bids(position: Position) -> None:
    """Forget the bids of an auction that is over."""
    position.extra[HIGHEST_BID] = 0
    position.extra[BIDDER] = NOBODY
    position.extra[WHO_PASSED] = EMPTY


def go_on_bidding(position: Position) -> None:
    """Ask the next seat, or end the auction when only the highest bidder is left (A3, A4)."""
    seat = next_seat(position, position.seat)
    while seat != position.seat and not bidding(position, seat):
        seat = next_seat(position, seat)
    if not bidding(position, seat):
        win(position, first(position.extra[WHO_PASSED]), 0)
    elif seat == position.extra[BIDDER]:
        win(position, seat, position.extra[HIGHEST_BID])
    else:
        position.seat = seat


def win(position: Position, seat: i64, price: i64) -> None:
    """Let the winner pay and choose a tile (A5)."""
    position.expeditions[seat * STRIDE + SCORE] -= price
    if position.journal is not None:
        position.tell((AUCTION_WON, seat, price))
    clear_bids(position)
    position.phase = TAKE
    position.seat = seat
    position.turn = seat


def take_tile(position: Position, seat: i64, tile: i64) -> None:
    """Hand a tile of the display to a seat, whose turn begins."""
    position.extra[DISPLAY] = without(position.extra[DISPLAY], tile)
    if position.journal is not None:
        position.tell((TILE_TAKEN, seat, tile))
    start_turn(position, seat, tile)


@final
class Bid(ActionKind):
    """A3: a whole number greater than the highest bid, at most one's score (A1)."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every affordable bid."""
        amount = position.extra[HIGHEST_BID] + 1
        most = position.expeditions[position.seat * STRIDE + SCORE]
        while amount <= most:
            moves.add(BID_MOVE + amount * C)
            amount += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for more than the highest bid and no more than the score."""
        highest = position.extra[HIGHEST_BID]
        points = position.expeditions[position.seat * STRIDE + SCORE]
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

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the pass, which is always possible."""
        moves.add(PASS_MOVE)

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

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the tiles on offer."""
        display = position.extra[DISPLAY]
        while display != EMPTY:
            moves.add(TAKE_MOVE + first(display) * B)
            display = rest(display)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a tile of the display."""
        if contains(position.extra[DISPLAY], field_b(move)):
            return None
        return Refusal("A5", "not_on_display", {"tile": field_b(move)})

    def play(self, position: Position, move: i64) -> None:
        """Start the turn with the tile."""
        take_tile(position, position.seat, field_b(move))


@final
class Auction(Variant):
    """Turn order by bids, and the final round from the last to the first."""

    def __init__(self) -> None:
        """Name the variant; scores are the money and start at 20 (A1)."""
        self.name = "auction"
        self.phases = (PLACE, ACT, BID, TAKE, OVER)
        self.start_score = START_SCORE
        self.extra_size = EXTRA_SIZE

    def begin(self, position: Position) -> None:
        """Let the first seat open the first auction (A3)."""
        start_round(position, 0)

    def next_turn(self, position: Position) -> None:
        """Turn the marker down; next auction, next round or final round (A5 to A8)."""
        done = position.turn
        position.extra[MARKERS_UP] &= ~BIT[done]
        if position.extra[DISPLAY] != EMPTY:
            opener = next_seat(position, done)
            while not marker_up(position, opener):
                opener = next_seat(position, opener)
            open_auction(position, opener)
        elif not stack_empty(position):
            start_round(position, next_seat(position, done))
        else:
            position.extra[MARKERS_UP] = BIT[position.rules.seats] - 1
            start_final_round(position)

    def scoring_order(self, position: Position) -> i64:
        """Start with the seat that took the volcano and go clockwise (A5)."""
        return clockwise_from(position, position.turn)

    def final_order(self, position: Position) -> i64:
        """Go from the lowest score to the highest, equals clockwise (A10)."""
        waiting = clockwise_from(position, next_seat(position, position.turn))
        order: i64 = EMPTY
        while waiting != EMPTY:
            lowest = lowest_score(position, waiting)
            order = pushed(order, lowest)
            waiting = without(waiting, lowest)
        return order

    def on_offer(self, position: Position) -> i64:
        """Offer the display (A2)."""
        return position.extra[DISPLAY]

    def resume(self, position: Position) -> None:
        """Place the volcano and take the turn that was bought (A5)."""
        resume_turn(position)

    def finish(self, position: Position) -> None:
        """End the game (R12.1)."""
        tell_tie_break(position)
        end_game(position)

    def winners(self, position: Position) -> list[int]:
        """Most points win (R12)."""
        return most_points(position)


def lowest_score(position: Position, seats: i64) -> i64:
    """Return the first seat of a short list that nobody in it is below."""
    best = first(seats)
    while seats != EMPTY:
        seat = first(seats)
        mine = position.expeditions[seat * STRIDE + SCORE]
        if mine < position.expeditions[best * STRIDE + SCORE]:
            best = seat
        seats = rest(seats)
    return best
