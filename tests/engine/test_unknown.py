"""What nobody has registered raises, everywhere: no phase, terrain or kind is taken for another."""

from collections.abc import Callable

import pytest

import tikal
from tikal.box.terrain import TERRAIN_NAMES
from tikal.engine.actions.end_turn import EndTurn
from tikal.engine.actions.kind import KINDS, kind_of
from tikal.engine.agenda import run
from tikal.engine.moves import Moves
from tikal.engine.phases import PHASE_ACT, PHASE_OVER, PHASES, Over, phase_of, register
from tikal.engine.phases import register_phase as register_phase_of
from tikal.engine.play import legal, play, refusal
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import packed
from tikal.notation.actions.action import action_at, action_of, index_of
from tikal.notation.actions.forms import FORMS
from tikal.notation.board.status import headline
from tikal.notation.document.writer import document
from tikal.notation.svg.diagram import svg
from tikal.notation.svg.terrain import tile_picture
from tikal.notation.terminal.board import unicode_board
from tikal.players.search.thinker import Thinker
from tikal.players.search.weights import Weights
from tikal.players.stored import stored_weights

UNKNOWN_PHASE = 31
UNKNOWN_KIND = 63


def started() -> tikal.Game:
    """Return a game with action points to spend."""
    return tikal.Game.from_document({"members": {"b1": {"1": "E"}}})


def lost() -> Position:
    """Return a position in a phase that nobody knows."""
    position = started().position.copy()
    position.phase = UNKNOWN_PHASE
    return position


ASKED: dict[str, Callable[[Position], object]] = {
    "legal moves": legal,
    "a refusal": lambda position: refusal(position, kind_of(9).code),
    "the phase": phase_of,
    "the headline": headline,
    "the document": lambda position: document(position, started().setup),
    "a picture": svg,
    "a bot": lambda position: Thinker(Weights(stored_weights()), 1, 1, exact=False).moves(position),
    "the stand-in's headline": PHASES[UNKNOWN_PHASE].headline,
}


@pytest.mark.parametrize("question", ASKED)
def test_an_unknown_phase(question: str) -> None:
    """Whoever asks about it gets an error that names its number."""
    with pytest.raises(ValueError, match=r"phase 31"):
        ASKED[question](lost())


@pytest.mark.parametrize(
    "question",
    [
        refusal,
        play,
        lambda _, move: kind_of(move),
        lambda _, move: action_of(move),
        KINDS[UNKNOWN_KIND].refusal,
        KINDS[UNKNOWN_KIND].cost,
    ],
    ids=["refusal", "play", "kind", "action", "stand-in's refusal", "stand-in's cost"],
)
def test_an_unknown_kind(question: Callable[[Position, int], object]) -> None:
    """Whoever asks about it gets an error that names its code."""
    with pytest.raises(ValueError, match=r"kind 63"):
        question(started().position.copy(), UNKNOWN_KIND)


def test_an_unknown_kind_has_no_legal_moves() -> None:
    """It raises rather than offer nothing."""
    with pytest.raises(ValueError, match="no such kind"):
        KINDS[UNKNOWN_KIND].legal(started().position, Moves())


def test_an_unknown_terrain() -> None:
    """Sites, pictures and the terminal's board do not take it for a clearing."""
    unknown = len(TERRAIN_NAMES)
    position = started().position.copy()
    with pytest.raises(ValueError, match=f"terrain {unknown}"):
        position.site.copy().explore(20, unknown)
    position.site = position.site.copy()
    position.site.terrain[1] = unknown
    for picture in (svg, unicode_board):
        with pytest.raises((ValueError, LookupError)):
            picture(position)


def test_pictures_of_unknown_terrain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile or a space of a terrain that pictures don't know is not drawn as another."""
    from tikal.notation.svg import board, terrain  # noqa: PLC0415 - they are changed here

    monkeypatch.setitem(terrain.GROUNDS, 9, "grass")
    monkeypatch.setattr(terrain, "TILE_TERRAIN", [9] * 36)
    with pytest.raises(ValueError, match="terrain 9"):
        tile_picture(0)
    position = started().position.copy()
    position.site = position.site.copy()
    position.site.terrain[7] = 9
    with pytest.raises(ValueError, match="terrain 9"):
        board._site(position, 7)


def test_nothing_is_registered_twice() -> None:
    """A code, a phase's number and a form's name belong to one thing."""
    with pytest.raises(ValueError, match="code 9 is taken"):
        register(EndTurn())
    with pytest.raises(ValueError, match="phase 4 is over already"):
        register_phase_of(Over(PHASE_OVER, "end"))
    with pytest.raises(ValueError, match="form end"):
        FORMS.add((50, "end", "finish"))


def test_only_an_automaton_does_steps() -> None:
    """A variant without one raises when its agenda has steps."""
    position = started().position.copy()
    position.agenda = packed([3])
    with pytest.raises(ValueError, match="classic has no automaton to do step 3"):
        run(position)


def test_a_phase_without_a_reason() -> None:
    """A phase that never has to say why its actions are out of place raises if it has to."""
    with pytest.raises(ValueError, match="phase act"):
        PHASES[PHASE_ACT].not_now(started().position)


def test_indexes_end() -> None:
    """There are only so many, and absurd bids have none."""
    assert str(action_at(0)) == "A1@a1+0"
    for index in (-1, FORMS.count()):
        with pytest.raises(tikal.TikalError, match=f"not {index}"):
            action_at(index)
    assert action_at(index_of(tikal.parse("bid999"))) == tikal.parse("bid999")
    with pytest.raises(tikal.TikalError, match="bid1000: numbers above 999 have no index"):
        index_of(tikal.parse("bid1000"))
