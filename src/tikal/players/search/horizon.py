"""The horizon: how often a seat will score again, and how soon."""

from typing import Final

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_LETTER, TILE_TERRAIN
from tikal.engine.dealing.deal import STACK
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, contains, first, length, rest

_NO_LETTER: Final[i64] = -1


def volcanoes_on_offer(position: Position) -> i64:
    """Return how many volcanoes lie on display: each of them will be somebody's (A5)."""
    found: i64 = 0
    tiles = position.rules.variant.on_offer(position)
    while tiles != EMPTY:
        if TILE_TERRAIN[first(tiles)] == VOLCANO:
            found += 1
        tiles = rest(tiles)
    return found


def scorings_to_come(position: Position, seat: i64) -> i64:
    """Return how many times a seat will still score after its present turn."""
    if position.rules.variant.scores_once(seat):
        return 1
    left = volcanoes_on_offer(position)
    index = position.taken_of(STACK)
    stack = position.deal.stack
    while index < len(stack):
        if TILE_TERRAIN[stack[index]] == VOLCANO:
            left += 1
        index += 1
    final_round = position.scoring and position.turn == NOBODY
    if not final_round:
        left += 1
    if position.scoring and contains(position.queue, seat):
        left += 1
    return left


def draws_to_scoring(position: Position, seat: i64) -> float:
    """Return how many tiles are likely to be drawn before a seat scores again.

    The letters come in order, so it is known which one the next volcano is in; where in it is not.
    """
    if position.scoring and contains(position.queue, seat):
        return 0.0
    index = position.taken_of(STACK)
    stack = position.deal.stack
    offered = float(length(position.rules.variant.on_offer(position)))
    if position.rules.variant.scores_once(seat):
        return offered + float(len(stack) - index)
    if volcanoes_on_offer(position) > 0:
        return (offered + 1.0) / 2.0
    before: i64 = 0
    together: i64 = 0
    volcano = False
    letter: i64 = _NO_LETTER
    while index < len(stack):
        if TILE_LETTER[stack[index]] != letter:
            if volcano:
                break
            letter = TILE_LETTER[stack[index]]
            before += together
            together = 0
        together += 1
        volcano = volcano or TILE_TERRAIN[stack[index]] == VOLCANO
        index += 1
    if not volcano:
        return offered + float(before + together)
    return offered + float(before) + float(together + 1) / 2.0
