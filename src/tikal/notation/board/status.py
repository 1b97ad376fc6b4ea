"""What is going on in a position: who has to do what, and which tiles lie open."""

from tikal.engine.phases import PHASE_OVER, phase_of
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.notation.board.facts import seat_name
from tikal.notation.sentences.english import headline_sentence, to_do_phrase
from tikal.notation.sentences.params import Params, readable
from tikal.notation.variants.registry import notation_of
from tikal.notation.variants.variant import OpenTile, seat_list


def headline(position: Position) -> str:
    """Return whose move it is and what there is to do."""
    if position.phase == PHASE_OVER:
        return _result(position)
    code, params = _headline(position)
    return headline_sentence(code, params)


def to_do(position: Position) -> str:
    """Return whose move it is and what there is to do, in the middle of a sentence."""
    code, params = _headline(position)
    return to_do_phrase(code, params)


def _headline(position: Position) -> tuple[str, Params]:
    line = phase_of(position).headline(position)
    return line.code, {name: readable(name, number) for name, number in line.params.items()}


def _result(position: Position) -> str:
    best = position.rules.variant.winners(position)
    if len(best) == 1:
        return f"Game over: {seat_name(position, best[0])} wins"
    return f"Game over: {seat_list(best)} share the victory"


def detail(position: Position) -> str:
    """Return what else matters just now, or nothing."""
    notation = notation_of(position.rules.variant)
    if position.scoring:
        name = "Final scoring round" if position.turn == NOBODY else "Scoring round"
        return f"{name}{notation.scoring_note(position)}"
    return notation.detail(position)


def open_tiles(position: Position) -> list[OpenTile]:
    """Return the tiles that lie open beside the board, each with a word about it."""
    notation = notation_of(position.rules.variant)
    tiles: list[OpenTile] = []
    if position.drawn != NO_TILE:
        automaton = notation.automaton_name(notation.drawer(position))
        tiles.append((position.drawn, f"for {automaton}" if automaton else "to place"))
    return tiles + notation.open_tiles(position)


def seat_note(position: Position, seat: int) -> str:
    """Return what a variant has to say about a seat in a word, or nothing."""
    return notation_of(position.rules.variant).seat_note(position, seat)
