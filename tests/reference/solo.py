"""The course of a solo game: Mutul's turns between yours (S4, S13, S14)."""

from . import mutul
from .components import TILES, Document
from .expeditions import MUTUL
from .scoring import score
from .state import State
from .turns import begin_final_round, begin_scoring_round, finish, receive_tile

YOU = 1
YOUR_SCORING_TURN = [YOU]


def mutuls_turn(state: State) -> None:
    """S4, S7 to S12: a card from top to bottom; S13: a volcano stops it for your scoring turn."""
    if not state.stack:
        begin_final_round(state, YOUR_SCORING_TURN)
        return
    card = mutul.reveal(state)
    mutul.lay_floors(state, card)
    mutul.take_treasures(state)
    tile = state.stack.pop(0)
    if TILES[tile].kind == "volcano":
        hold_volcano(state, card, tile)
        return
    new_space = mutul.place_tile(state, card, tile)
    crew_steps(state, card, new_space)
    your_turn(state)


def hold_volcano(state: State, card: Document, tile: str) -> None:
    """S13: Mutul holds the volcano with its card while you take a scoring turn."""
    state.turn = MUTUL
    state.drawn = tile
    state.card = card["id"]
    begin_scoring_round(state, YOUR_SCORING_TURN)


def after_mutuls_volcano(state: State) -> None:
    """S13: the old card's compass places the volcano, then a new card without a tile."""
    if state.drawn is not None and state.card is not None:
        mutul.place_tile(state, mutul.card_of(state, state.card), state.drawn)
    state.drawn = None
    state.card = None
    card_without_tile(state)
    your_turn(state)


def card_without_tile(state: State) -> None:
    """S13, S14: steps 1, 2, 4 (second part), 5 and 6 of a new card."""
    card = mutul.reveal(state)
    mutul.lay_floors(state, card)
    mutul.take_treasures(state)
    crew_steps(state, card, None)


def crew_steps(state: State, card: Document, new_space: str | None) -> None:
    """S10, S11, S12: steps 4, 5 and 6."""
    mutul.send_members(state, card, new_space)
    mutul.move_on(state, card)
    mutul.post_guards(state, card)


def your_turn(state: State) -> None:
    """S4, S14: you draw a tile, or the final scoring begins with you."""
    if state.stack:
        receive_tile(state, YOU, state.stack.pop(0), YOUR_SCORING_TURN)
    else:
        begin_final_round(state, YOUR_SCORING_TURN)


def final_card(state: State) -> None:
    """S14: after your final scoring a last card, then Mutul scores, and the game is over."""
    card_without_tile(state)
    score(state, MUTUL)
    finish(state)
