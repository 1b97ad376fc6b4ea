"""The variant `auction`: turns and tiles are bought with points (A1 to A10)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.events import (
    AUCTION_OPENED,
    AUCTION_WON,
    ROUND_STARTED,
    TILE_OFFERED,
    TILE_TAKEN,
)
from tikal.engine.phases import PHASE_ACT, PHASE_BID, PHASE_OVER, PHASE_PLACE, PHASE_TAKE
from tikal.engine.scoring import most_points, points_now, score, tell_tie_break
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, contains, first, length, pushed, rest, without
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
from tikal.engine.variants.variant import Expedition, Variant
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
    position.phase = PHASE_BID
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
    position.add_score(seat, -price)
    if position.journal is not None:
        position.tell((AUCTION_WON, seat, price))
    clear_bids(position)
    position.phase = PHASE_TAKE
    position.seat = seat
    position.turn = seat


def take_tile(position: Position, seat: i64, tile: i64) -> None:
    """Hand a tile of the display to a seat, whose turn begins."""
    position.extra[DISPLAY] = without(position.extra[DISPLAY], tile)
    if position.journal is not None:
        position.tell((TILE_TAKEN, seat, tile))
    start_turn(position, seat, tile)


@final
class Auction(Variant):
    """Turn order by bids, and the final round from the last to the first."""

    def __init__(self) -> None:
        """Name the variant and its phases."""
        phases = (PHASE_PLACE, PHASE_ACT, PHASE_BID, PHASE_TAKE, PHASE_OVER)
        super().__init__("auction", phases, EXTRA_SIZE)

    def expedition(self, seat: int) -> Expedition:
        """Give everybody 20 points: they are the money (A1)."""
        return Expedition(score=START_SCORE)

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

    def points(self, position: Position, seat: i64) -> i64:
        """Count temples and treasures (R10.3, R10.4)."""
        return points_now(position, seat)

    def score(self, position: Position, seat: i64) -> None:
        """Score temples and treasures (R10.3, R10.4)."""
        score(position, seat)

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
        if position.score(seat) < position.score(best):
            best = seat
        seats = rest(seats)
    return best
