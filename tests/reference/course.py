"""What follows when a turn ends, in each variant (R4, R10, A5 to A10, S4, S13, S14)."""

from . import auction, solo
from .expeditions import MUTUL
from .scoring import score
from .state import State, clockwise_after
from .turns import ask_to_place, begin_act, begin_final_round, finish, receive_tile


def end_turn(state: State) -> None:
    """R4.1, R10.1: a scoring turn scores at once; a normal one hands over."""
    assert state.seat is not None
    if state.scoring:
        score(state, state.seat)
        after_scoring_turn(state)
    else:
        next_turn(state, state.seat)


def after_scoring_turn(state: State) -> None:
    """R10.1, R10.2: the next scoring turn, the interrupted turn, or the end."""
    if state.queue:
        begin_act(state, state.queue.pop(0), scoring=True)
    elif state.turn is not None:
        resume(state)
    elif state.variant == "solo":
        solo.final_card(state)
    else:
        finish(state)


def resume(state: State) -> None:
    """R4.2, S13: the held volcano is placed now."""
    if state.variant == "solo" and state.turn == MUTUL:
        solo.after_mutuls_volcano(state)
    else:
        ask_to_place(state)


def next_turn(state: State, seat: int) -> None:
    """R4.1: who comes after the seat that has just played."""
    if state.variant == "auction":
        auction.after_turn(state, seat)
    elif state.variant == "solo":
        solo.mutuls_turn(state)
    else:
        next_classic_turn(state, clockwise_after(state, seat))


def next_classic_turn(state: State, order: list[int]) -> None:
    """R4.1, R10.2: the neighbour draws, or the final round starts there."""
    first = order[0]
    everyone = [first, *clockwise_after(state, first)]
    if state.stack:
        receive_tile(state, first, state.stack.pop(0), everyone)
    else:
        begin_final_round(state, everyone)
