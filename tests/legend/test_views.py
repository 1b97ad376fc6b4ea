"""What one may know of a game of Tikal Legend, and what worlds drawn from it are like."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk
from tests.properties.strategies import share
from tests.tables import MIXES, Data, Table

SEEDS = st.integers(0, 2**32)
ONLOOKERS = (1, 2, None)
HIDDEN = ("stack", "treasures", "ruins", "tokens", "cards", "solo", "returns")
LONGEST = 230


@st.composite
def games(draw: st.DrawFn, longest: int = LONGEST) -> tikal.Game:
    """A game of Tikal Legend after some actions, with any mix of options."""
    game = draw(st.sampled_from(MIXES)).game(draw(SEEDS))
    return walk(game, seeded(draw(SEEDS)), draw(st.integers(0, longest)))


def told(view: tikal.View) -> tuple[object, ...]:
    """Return everything a view tells in one value."""
    return (
        view.document(),
        view.record(),
        [(event.code, event.params, str(event)) for event in view.events],
        list(view.legal),
        (view.to_move, view.phase, view.ap, view.scores, view.over, view.winners),
    )


@share(0.3)
@given(games(), SEEDS)
def test_samples_look_the_same(game: tikal.Game, seed: int) -> None:
    """The view of a world drawn from a view is that view, for everybody."""
    for seat in ONLOOKERS:
        view = game.view(seat)
        assert told(view.sample(seeded(seed)).view(seat)) == told(view)


@share(0.15)
@given(games(120), SEEDS)
def test_worlds_look_alike_until_something_is_revealed(game: tikal.Game, seed: int) -> None:
    """Two worlds that look alike tell the same, action by action, up to now."""
    worlds = [game.view(1).sample(seeded(seed + extra)) for extra in range(2)]
    again = [tikal.Game.from_record(without_result(world.record())) for world in worlds]
    assert again[0].events == again[1].events
    for action in game.actions:
        assert again[0].play(action) == again[1].play(action)
        assert again[0].view(None).document() == again[1].view(None).document()


def without_result(record: Data) -> Data:
    """Return a record as it was when the game began."""
    return {key: record[key] for key in record if key not in ("actions", "scores", "winners")}


@share(0.3)
@given(games(), SEEDS)
def test_what_samples_draw_anew(game: tikal.Game, seed: int) -> None:
    """Unseen tiles, tokens and cards are the same ones in another order, phase by phase."""
    mine: Data = game.document()
    theirs: Data = game.view(1).sample(seeded(seed)).document()
    for key in ("tokens", "cards"):
        assert Counter(theirs[key]) == Counter(mine[key])
    for one, other in zip(theirs["solo"], mine["solo"], strict=True):
        assert sorted(one) == sorted(other)
    assert [tile[0] for tile in theirs["stack"]] == [tile[0] for tile in mine["stack"]]
    for order in theirs["returns"]:
        assert sorted(order) == [1, 2, 3]
    for key in set(mine) - set(HIDDEN):
        assert theirs[key] == mine[key]


@share(0.15)
@given(games(), SEEDS)
def test_samples_can_be_played(game: tikal.Game, seed: int) -> None:
    """A world is a game like any other and replays from its record."""
    world = walk(game.view(1).sample(seeded(seed)), seeded(seed), 10_000)
    assert world.over
    assert tikal.Game.from_record(world.record()).document() == world.document()


@share(0.2)
@given(games(), SEEDS)
def test_games_from_documents(game: tikal.Game, seed: int) -> None:
    """The same holds for games that began with a document, and for their records."""
    begun = walk(tikal.Game.from_document(game.document()), seeded(seed), 40)
    view = begun.view(1)
    assert told(view.sample(seeded(seed)).view(1)) == told(view)
    assert tikal.Game.from_record(begun.record()).document() == begun.document()


def test_samples_deal_everything_hidden_anew() -> None:
    """Every unseen tile, token, card and order comes up at each of its places."""
    game = tikal.Game.new(variant="legend", seed=5, legend={"letters": ["A"]})
    deals: list[Data] = [
        game.view(1).sample(seeded(seed)).record()["deal"]  # type: ignore[misc]
        for seed in range(500)
    ]
    real: Data = game.record()["deal"]  # type: ignore[assignment]
    document: Data = game.document()
    tokens = set(real["tokens"][2:])
    for place in range(2, 14):
        assert {deal["tokens"][place] for deal in deals} == tokens
    for place in range(8, 96):
        phase, nth = divmod(place, 8)
        seen = {deal["solo"][phase][nth] for deal in deals}
        assert seen == set(real["solo"][0])
    turned = document["discards"]
    assert {tuple(deal["solo"][0][:1]) for deal in deals} == {tuple(turned)}
    assert {tuple(deal["cards"][:10]) for deal in deals} == {tuple(real["cards"][:10])}
    assert len({deal["cards"][20] for deal in deals}) > 15
    assert len({tuple(deal["returns"][4]) for deal in deals}) == 6
    left_out = {frozenset(ALL_TILES - set(deal["stack"])) for deal in deals}
    assert {tile for tiles in left_out for tile in tiles} >= {"C1", "C2", "C3", "C4", "C5"}
    assert all({tile[0] for tile in tiles} == {"A", "B", "C"} for tiles in left_out)
    assert {deal["treasures"][20] for deal in deals} == set(range(1, 9))


ALL_TILES = {
    f"{letter}{number}"
    for letter, size in {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5}.items()
    for number in range(1, size + 1)
}


@pytest.mark.parametrize("table", MIXES, ids=lambda table: table.name)
def test_a_view_in_the_end(table: Table) -> None:
    """A finished game hides nothing any more."""
    game = walk(table.game(3), seeded(3), 10_000)
    assert game.view(1).record() == game.record()
    assert game.view(1).sample(seeded(1)).document() == game.document()


@share(0.2)
@given(games(100), SEEDS)
def test_pickles_of_views_tell_nothing(game: tikal.Game, seed: int) -> None:
    """Worlds come from the view alone: the same chance gives the same world."""
    other = game.view(None).sample(seeded(seed))
    worlds = [each.view(None).sample(seeded(1)) for each in (game, other)]
    assert worlds[0].document() == worlds[1].document()
