"""How turns follow each other: drawing, scoring rounds, the end (R4, R10.1, R10.2, R12.1)."""

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.dealing.deal import STACK
from tikal.engine.events import (
    FINAL_SCORING_STARTED,
    GAME_WON,
    SCORING_STARTED,
    SCORING_TURN_STARTED,
    TILE_DISCARDED,
    TILE_DRAWN,
    TURN_STARTED,
)
from tikal.engine.fitting import fits_anywhere
from tikal.engine.phases import PHASE_ACT, PHASE_OVER, PHASE_PLACE
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, first, pushed, rest
from tikal.engine.state.site import NO_TILE


def next_seat(position: Position, seat: i64) -> i64:
    """Return the clockwise neighbour."""
    return (seat + 1) % position.rules.seats


def clockwise_from(position: Position, seat: i64) -> i64:
    """Return all seats as a short list, clockwise and beginning with this one."""
    order: i64 = EMPTY
    count: i64 = 0
    while count < position.rules.seats:
        order = pushed(order, seat)
        seat = next_seat(position, seat)
        count += 1
    return order


def draw_tile(position: Position) -> i64:
    """Take the top tile off the stack (R4.1)."""
    tile = position.deal.stack[position.taken_of(STACK)]
    position.take(STACK, 1)
    return tile


def stack_empty(position: Position) -> bool:
    """Return whether all tiles are drawn."""
    return position.taken_of(STACK) >= len(position.deal.stack)


def start_turn(position: Position, seat: i64, tile: i64) -> None:
    """Let a seat hold its tile: to place it, or, a volcano, to score first (R4.1, R4.2)."""
    position.seat = seat
    position.turn = seat
    position.drawn = tile
    if position.journal is not None:
        position.tell((TURN_STARTED, seat))
        position.tell((TILE_DRAWN, seat, tile))
    if TILE_TERRAIN[tile] == VOLCANO:
        if position.journal is not None:
            position.tell((SCORING_STARTED, seat, tile))
        position.queue = position.rules.variant.scoring_order(position)
        start_scoring_turn(position)
    else:
        wait_for_placement(position)


def wait_for_placement(position: Position) -> None:
    """Let the seat place its tile; one that fits nowhere leaves the game (R4.3)."""
    if fits_anywhere(position):
        position.phase = PHASE_PLACE
        return
    discard_tile(position)
    start_actions(position)


def discard_tile(position: Position) -> None:
    """Put the drawn tile, which fits nowhere, out of the game (R4.3)."""
    if position.journal is not None:
        position.tell((TILE_DISCARDED, position.seat, position.drawn))
    position.drawn = NO_TILE


def start_actions(position: Position) -> None:
    """Give the seat its action points (R4.1)."""
    position.phase = PHASE_ACT
    position.ap = position.rules.variant.turn_ap


def start_scoring_turn(position: Position) -> None:
    """Give the next seat of the round its scoring turn (R10.1)."""
    position.seat = first(position.queue)
    position.queue = rest(position.queue)
    position.scoring = True
    if position.journal is not None:
        position.tell((SCORING_TURN_STARTED, position.seat))
    start_actions(position)


def start_final_round(position: Position) -> None:
    """Begin the final scoring round (R10.2)."""
    position.queue = position.rules.variant.final_order(position)
    position.turn = NOBODY
    if position.journal is not None:
        position.tell((FINAL_SCORING_STARTED, first(position.queue)))
    start_scoring_turn(position)


def end_scoring_turn(position: Position) -> None:
    """Score, then go on to the next seat, to the interrupted turn, or to the end."""
    position.rules.variant.score(position, position.seat)
    if position.queue != EMPTY:
        start_scoring_turn(position)
        return
    position.scoring = False
    if position.turn == NOBODY:
        position.rules.variant.finish(position)
    else:
        position.rules.variant.resume(position)


def resume_turn(position: Position) -> None:
    """Let the drawer place the volcano and take the normal turn (R4.2)."""
    position.seat = position.turn
    if position.drawn == NO_TILE:
        start_actions(position)
    else:
        wait_for_placement(position)


def end_game(position: Position) -> None:
    """Close the game (R12.1)."""
    position.phase = PHASE_OVER
    position.seat = NOBODY
    position.turn = NOBODY
    if position.journal is not None:
        for seat in position.rules.variant.winners(position):
            position.tell((GAME_WON, seat))
