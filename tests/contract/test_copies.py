"""Everything public can be pickled and copied: for processes, clusters and caches."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import tikal
from tests.playing import seeded, walk
from tests.tables import SEATS, Table

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301 - our own pickle
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
TABLES = [Table(variant, seats[-1], "supermeeple") for variant, seats in SEATS.items()]


def begun(table: Table, steps: int = 150) -> tikal.Game:
    """Return a game somewhere in its middle."""
    return walk(table.game(seed=3), seeded(3), steps)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_games(table: Table, way: str) -> None:
    """A copy has come just as far, can be taken back as far, and goes its own way."""
    game = begun(table)
    game.players = ["Ada"] * game.seats
    other = WAYS[way](game)
    assert other is not game
    assert other.record() == game.record()
    assert other.events == game.events
    assert other.undo_turn() == game.copy().undo_turn()
    before = game.document()
    other.play(other.legal[0])
    assert game.document() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_views(table: Table, way: str) -> None:
    """A copy of a view tells the same, and what is guessed from it is the same."""
    view = begun(table).view(1)
    other = WAYS[way](view)
    assert other == view
    assert other.sample(seeded(5)).record() == view.sample(seeded(5)).record()


def test_a_pickled_view_tells_nothing_hidden() -> None:
    """Games that look the same to a seat make the same pickle, whatever lies face down."""
    view = begun(Table("classic", 2, "supermeeple"), 5).view(1)
    twin = view.sample(seeded(8)).view(1)
    assert pickle.dumps(twin) == pickle.dumps(view)


@pytest.mark.parametrize("way", WAYS)
def test_small_things(way: str) -> None:
    """Actions, events, legal actions and set-ups are equal to their copies."""
    game = begun(Table("solo", 2, "supermeeple"))
    for thing in (game.legal[0], game.events[-1], game.events):
        assert WAYS[way](thing) == thing
    assert list(WAYS[way](game.legal)) == list(game.legal)
    assert WAYS[way](game.setup).as_dict() == game.setup.as_dict()


def test_a_game_from_a_document() -> None:
    """It begins with that position again."""
    game = tikal.Game.from_document({"members": {"b1": {"1": "EE"}}})
    game.play("Ub1")
    assert WAYS["pickle"](game).record() == game.record()


def refused_elsewhere(game: tikal.Game) -> None:
    """Play what can't be played."""
    game.play("Ub2")


def test_a_refusal_comes_back_from_another_process() -> None:
    """With all its parts, and without breaking the pool it was raised in."""
    game = tikal.Game.from_document({})
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        refused = pool.submit(refused_elsewhere, game).exception()
    assert isinstance(refused, tikal.IllegalAction)
    here = game.refusal("Ub2")
    assert here is not None
    assert (refused.rule, refused.code, refused.params, refused.reason) == (
        here.rule,
        here.code,
        here.params,
        here.reason,
    )
    assert str(refused) == str(here)
