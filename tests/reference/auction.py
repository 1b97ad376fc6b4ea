"""Rounds, auctions and markers (auction.md)."""

from .state import State, all_seats, clockwise_after
from .turns import begin_final_round, receive_tile, rest

CAPITAL = 20


def begin_round(state: State, opener: int) -> None:
    """A2, A7, A8: as many tiles as players on display, all markers up, a first bidder."""
    state.up = all_seats(state)
    state.display = state.stack[: state.seats]
    state.stack = state.stack[state.seats :]
    begin_auction(state, opener)


def begin_auction(state: State, opener: int) -> None:
    """A3: nobody's turn goes on while they bid."""
    state.turn = None
    forget_bids(state)
    rest(state, opener, "bid")


def forget_bids(state: State) -> None:
    """The auction is over: bid, bidder and passed begin anew."""
    state.bid = 0
    state.bidder = None
    state.passed = []


def go_on_bidding(state: State) -> None:
    """A3, A4: after a bid or a pass: the next bidder, or the end of the auction."""
    assert state.seat is not None
    waiting = [s for s in state.up if s not in state.passed and s != state.bidder]
    if waiting:
        state.seat = next(s for s in clockwise_after(state, state.seat) if s in waiting)
    elif state.bidder is not None:
        win(state, state.bidder, state.bid)
    else:
        win(state, state.passed[0], 0)


def win(state: State, seat: int, price: int) -> None:
    """A4, A5: the winner pays by score and takes a tile."""
    state.scores[seat] -= price
    forget_bids(state)
    state.turn = seat
    rest(state, seat, "take")


def take(state: State, seat: int, tile: str) -> None:
    """A5: the tile leaves the display; a volcano starts a scoring round, clockwise from here."""
    state.display.remove(tile)
    receive_tile(state, seat, tile, [seat, *clockwise_after(state, seat)])


def after_turn(state: State, seat: int) -> None:
    """A5 to A8: the marker goes down; next auction, last tile, new round or final round."""
    state.up = [other for other in state.up if other != seat]
    waiting = [other for other in clockwise_after(state, seat) if other in state.up]
    if len(waiting) > 1:
        begin_auction(state, waiting[0])  # A6
    elif waiting:
        take(state, waiting[0], state.display[0])  # A7
    elif state.stack:
        begin_round(state, clockwise_after(state, seat)[0])  # A8
    else:
        state.up = all_seats(state)  # A7
        begin_final_round(state, final_order(state, seat))


def final_order(state: State, last: int) -> list[int]:
    """A10: ascending scores; among equals the nearest clockwise from the last player."""
    nearest_first = [*clockwise_after(state, last), last]
    return sorted(nearest_first, key=lambda seat: state.scores[seat])


def may_bid(state: State, amount: int) -> bool:
    """A1, A3: more than the highest bid, at least 1, no more than one's score."""
    if state.phase != "bid" or state.seat is None:
        return False
    return state.bid < amount <= state.scores[state.seat]


def may_take(state: State, tile: str) -> bool:
    """A5: any tile of the display."""
    return state.phase == "take" and tile in state.display
