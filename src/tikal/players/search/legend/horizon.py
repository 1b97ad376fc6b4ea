"""Legend's horizon: how often you will still score, and how soon (L8, L59, L61)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_LETTER, TILE_TERRAIN
from tikal.engine.dealing.deal import STACK
from tikal.engine.legend.table import (
    DRAFT,
    FINAL,
    MUTUL,
    OWN_TILES,
    ROUND,
    ROUNDS,
    STAGE,
    TILE_PLACES,
    YOU,
    own_tile,
    tile_on_display,
)
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE

# How far off, in rounds, a scoring of this round is, and the end of it.
SOON: Final[float] = 0.3
_ROUND_OVER: Final[float] = 0.5


def rounds_left(position: Position) -> float:
    """Return how many rounds are still to be played, the present one as far as it is left."""
    if position.extra[STAGE] == FINAL:
        return 0.0
    left = float(ROUNDS - position.extra[ROUND])
    return left + (1.0 if position.extra[STAGE] == DRAFT else _ROUND_OVER)


def is_volcano(tile: i64) -> bool:
    """Return whether a place holds a volcano."""
    return tile != NO_TILE and TILE_TERRAIN[tile] == VOLCANO


def volcano_in_play(position: Position) -> bool:
    """Return whether a volcano that will be scored lies on the display or in a campsite."""
    place: i64 = 0
    while place < TILE_PLACES:
        if is_volcano(tile_on_display(position, place)):
            return True
        place += 1
    place = 0
    while place < OWN_TILES:
        if is_volcano(own_tile(position, YOU, place)):
            return True
        if is_volcano(own_tile(position, MUTUL, place)):
            return True
        place += 1
    return is_volcano(position.drawn)


def scorings_ahead(position: Position) -> list[float]:
    """Return the scorings after the present turn, each by how many rounds it is away.

    The letters of the stack are known: which tile of a letter is the volcano is not, so the
    middle of the letter counts.
    """
    found: list[float] = []
    if position.extra[STAGE] == FINAL:
        return found
    if volcano_in_play(position):
        found.append(SOON)
    stack = position.deal.stack
    drawn = position.taken_of(STACK)
    started = 1.0 if position.extra[STAGE] == DRAFT else _ROUND_OVER
    index: i64 = drawn
    while index < len(stack):
        letter = TILE_LETTER[stack[index]]
        first = index
        volcano = False
        while index < len(stack) and TILE_LETTER[stack[index]] == letter:
            volcano = volcano or TILE_TERRAIN[stack[index]] == VOLCANO
            index += 1
        if volcano:
            ahead = float(first + index - 1 - 2 * drawn) / 2.0
            found.append(started + ahead / float(TILE_PLACES) + SOON)
    found.append(rounds_left(position))
    return found
