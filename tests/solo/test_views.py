"""What you and a spectator may know of a solo game: the order of the unseen cards is hidden."""

from hypothesis import given

import tikal
from tests.playing import seeded, walk
from tests.properties.strategies import share
from tests.solo.strategies import SEEDS, games, new_games
from tests.solo.turns import BUILT_IN
from tests.tables import Data

ONLOOKERS = (1, 2, None)


def told(view: tikal.View) -> tuple[object, ...]:
    """Return everything a view tells in one value."""
    return (
        view.document(),
        view.record(),
        [(event.code, event.params, str(event)) for event in view.events],
        list(view.legal),
        (view.to_move, view.phase, view.ap, view.scores, view.over, view.winners),
    )


@share(0.4)
@given(games())
def test_the_deck_is_sorted(game: tikal.Game) -> None:
    """A view's document has the ids that can still come, sorted; the discards as they lie."""
    mine: Data = game.document()
    for seat in ONLOOKERS:
        shown: Data = game.view(seat).document()
        assert shown["deck"] == sorted(mine["deck"])
        for key in set(mine) - {"deck", "stack", "treasures", "ruins"}:
            assert shown[key] == mine[key]


@share(0.4)
@given(games())
def test_records_of_running_games(game: tikal.Game) -> None:
    """A view's record has no seed, and each pass has its unseen cards sorted by id."""
    real: Data = game.record()
    shown: Data = game.view(1).record()
    if game.over:
        assert shown == real
        return
    assert shown["setup"] == {**real["setup"], "seed": None}
    order = real["deal"]["deck"]
    seen = len(order) - len(game.document()["deck"])  # type: ignore[arg-type]
    first, second = order[:12], order[12:]
    assert shown["deal"]["deck"] == [
        *first[:seen],
        *sorted(first[seen:]),
        *second[: max(0, seen - 12)],
        *sorted(second[max(0, seen - 12) :]),
    ]


@share(0.3)
@given(games(), SEEDS)
def test_samples_look_the_same(game: tikal.Game, seed: int) -> None:
    """For you, for Mutul's seat and for a spectator: the view of a sampled world is that view."""
    for seat in ONLOOKERS:
        view = game.view(seat)
        world = view.sample(seeded(seed))
        assert world.view(seat) == view
        assert told(world.view(seat)) == told(view)


@share(0.2)
@given(games(), SEEDS)
def test_samples_of_games_from_documents(game: tikal.Game, seed: int) -> None:
    """The same holds where a game began with a document, some of whose cards are seen since."""
    begun = tikal.Game.from_document(game.document())
    walk(begun, seeded(seed), 30)
    view = begun.view(1)
    world = view.sample(seeded(seed))
    assert told(world.view(1)) == told(view)


@share(0.2)
@given(games(), SEEDS)
def test_samples_keep_the_cards(game: tikal.Game, seed: int) -> None:
    """A sample has the same cards to come, each in its own pass, and can be played to its end."""
    world = game.view(1).sample(seeded(seed))
    mine: Data = game.document()
    theirs: Data = world.document()
    assert theirs["discards"] == mine["discards"]
    this_pass = len(mine["deck"]) % 12
    for part in (slice(0, this_pass), slice(this_pass, None)):
        assert sorted(theirs["deck"][part]) == sorted(mine["deck"][part])
    walk(world, seeded(seed), 10_000)
    assert world.over
    assert tikal.Game.from_record(world.record()).position == world.position


@share(0.2)
@given(new_games(), SEEDS, SEEDS)
def test_samples_come_from_the_view_alone(game: tikal.Game, one: int, other: int) -> None:
    """The same view and the same chance give the same world, whatever the real one is."""
    walk(game, seeded(one), 40)
    twin = game.view(1).sample(seeded(other))
    worlds = [each.view(1).sample(seeded(one)) for each in (game, twin)]
    assert worlds[0].document() == worlds[1].document()


def test_samples_shuffle_the_unseen_cards() -> None:
    """Every unseen card of a pass comes up at each of its places, and no card that lies open."""
    game = tikal.Game.new(variant="solo", seed=5)
    discards: Data = game.document()
    shown = discards["discards"][0]
    decks: list[list[str]] = [
        game.view(1).sample(seeded(seed)).document()["deck"]  # type: ignore[misc]
        for seed in range(300)
    ]
    for place in range(23):
        seen = {deck[place] for deck in decks}
        assert seen == set(BUILT_IN) - ({shown} if place < 11 else set())


def test_events_hide_the_deck() -> None:
    """Two worlds that differ in unseen cards only have told the same so far."""
    game = walk(tikal.Game.new(variant="solo", seed=9), seeded(9), 70)
    worlds = [game.view(1).sample(seeded(seed)) for seed in range(5)]
    assert len({str(world.document()["deck"]) for world in worlds}) == 5
    for world in worlds:
        assert world.events == game.events
        assert [str(event) for event in world.events] == [str(event) for event in game.events]
