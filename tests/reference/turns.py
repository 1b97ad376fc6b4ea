"""What every variant's turns are made of (R4, R10)."""

from .components import TILES, TURN_POINTS
from .placing import placements
from .state import State


def begin_act(state: State, seat: int, *, scoring: bool) -> None:
    """R4.1, R6.3: 10 AP, with counters at zero."""
    state.seat = seat
    state.phase = "act"
    state.ap = TURN_POINTS
    state.scoring = scoring
    state.used = {}


def rest(state: State, seat: int | None, phase: str) -> None:
    """A phase without AP: `ap` is 0 and no turn's counters run."""
    state.seat = seat
    state.phase = phase
    state.ap = 0
    state.scoring = False
    state.used = {}


def begin_scoring_round(state: State, order: list[int]) -> None:
    """R10.1: the seats of the order take their scoring turns."""
    state.queue = order[1:]
    begin_act(state, order[0], scoring=True)


def ask_to_place(state: State) -> None:
    """R4.1: the tile waits for its player; R4.3: without any legal space it leaves the game."""
    assert state.turn is not None
    if state.drawn is not None and placements(state, state.drawn):
        rest(state, state.turn, "place")
    else:
        state.drawn = None
        begin_act(state, state.turn, scoring=False)


def receive_tile(state: State, seat: int, tile: str, scoring_order: list[int]) -> None:
    """R4.1, R4.2: the seat's normal turn begins; a volcano is held for a scoring round."""
    state.turn = seat
    state.drawn = tile
    if TILES[tile].kind == "volcano":
        begin_scoring_round(state, scoring_order)
    else:
        ask_to_place(state)


def begin_final_round(state: State, order: list[int]) -> None:
    """R10.2: the final scoring round belongs to nobody's turn."""
    state.turn = None
    begin_scoring_round(state, order)


def finish(state: State) -> None:
    """R12.1: the game is over."""
    state.turn = None
    rest(state, None, "over")
