"""What a seat may know: everything public, nothing hidden, and worlds that agree with it."""

import json
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk, whimsical
from tests.properties.strategies import games, share
from tests.tables import Data

HIDDEN = {"stack", "treasures", "ruins", "deck"}
# What is hidden of the piles of Tikal Legend.
PILES = {"tokens", "cards", "solo", "returns"}
NOW_AND_THEN = 5


def onlookers(game: tikal.Game) -> list[int | None]:
    """Return every seat, and the spectator."""
    return [None, *range(1, game.seats + 1)]


def told(view: tikal.View) -> tuple[object, ...]:
    """Return everything a view tells in one value."""
    return (
        view.document(),
        view.record(),
        [(event.code, event.params, str(event)) for event in view.events],
        list(view.legal),
        (view.to_move, view.phase, view.ap, view.scores, view.over, view.winners),
        repr(view),
    )


@share(0.4)
@given(games(), st.integers(0, 2**32))
def test_samples_look_the_same(game: tikal.Game, seed: int) -> None:
    """For every onlooker: the view of a sample of a view is that view."""
    for seat in onlookers(game):
        view = game.view(seat)
        world = view.sample(seeded(seed))
        assert world.view(seat) == view
        assert hash(world.view(seat)) == hash(view)
        assert told(world.view(seat)) == told(view)


@share(0.15)
@given(games(longest=150), st.integers(0, 2**32))
def test_no_step_ever_told_the_worlds_apart(game: tikal.Game, seed: int) -> None:
    """Two worlds that differ in hidden things only have looked alike all the way."""
    world = game.view(None).sample(seeded(seed))
    twins = [first_position(game), first_position(world)]
    for number, action in enumerate(game.actions, start=seed):
        happened = [twin.play(action) for twin in twins]
        assert happened[0] == happened[1]
        if number % NOW_AND_THEN == 0:
            for seat in onlookers(game):
                assert told(twins[0].view(seat)) == told(twins[1].view(seat))


def first_position(game: tikal.Game) -> tikal.Game:
    """Return the game as it began."""
    return tikal.Game.from_record(without_result(game.record()))


def without_result(record: Data) -> Data:
    """Return a record as it was when the game began."""
    return {key: record[key] for key in record if key not in ("actions", "scores", "winners")}


@share(0.4)
@given(games(), st.integers(0, 2**32))
def test_samples_keep_the_past(game: tikal.Game, seed: int) -> None:
    """A sample has the same actions, the same events and everything that has been seen."""
    world = game.view(1).sample(seeded(seed))
    mine: Data = game.document()
    theirs: Data = world.document()
    assert world.actions == game.actions
    assert world.events == game.events
    for key in public(game):
        assert theirs[key] == mine[key]
    letters = [sorted(tile[0] for tile in each["stack"]) for each in (theirs, mine)]
    assert letters[0] == letters[1]
    if game.variant == "legend":
        assert sorted(theirs["tokens"]) == sorted(mine["tokens"])
        assert sorted(theirs["cards"]) == sorted(mine["cards"])
        assert [sorted(each) for each in theirs["solo"]] == [sorted(each) for each in mine["solo"]]
        assert len(theirs["returns"]) == len(mine["returns"])
    else:
        assert sorted(theirs["stack"]) == sorted(mine["stack"])
    assert sorted(face_down(theirs)) == sorted(face_down(mine))


def public(game: tikal.Game) -> set[str]:
    """Return the keys of a document that hide nothing."""
    return set(game.document()) - HIDDEN - (PILES if game.variant == "legend" else set())


def face_down(document: Data) -> list[int]:
    """Return the treasures nobody has seen."""
    return [*document["treasures"], *(kind for some in document["ruins"].values() for kind in some)]


@share(0.2)
@given(games(longest=200), st.integers(0, 2**32))
def test_samples_come_from_the_view_alone(game: tikal.Game, seed: int) -> None:
    """The same view and the same chance give the same world, whatever the real one is."""
    other = game.view(None).sample(seeded(seed))
    assert game.over or other.setup.seed is None
    samples = [each.view(None).sample(seeded(seed + 1)) for each in (game, other)]
    assert samples[0].document() == samples[1].document()


@share(0.2)
@given(games(), st.integers(0, 2**32))
def test_samples_can_be_played(game: tikal.Game, seed: int) -> None:
    """A sample is a game as any other: it goes on to its end and has a record."""
    world = walk(game.view(None).sample(seeded(seed)), seeded(seed), 10_000)
    assert world.over
    assert tikal.Game.from_record(world.record()).position == world.position


@share(0.5)
@given(games())
def test_view_documents_hide(game: tikal.Game) -> None:
    """Of the stack letters are left, of face-down treasures zeros; the rest is the position."""
    mine: Data = game.document()
    shown: Data = game.view(1).document()
    assert shown["stack"] == [tile[0] for tile in mine["stack"]]
    assert shown["treasures"] == [0] * len(mine["treasures"])
    assert shown["ruins"] == {space: [0] * len(some) for space, some in mine["ruins"].items()}
    assert shown.get("deck") == (sorted(mine["deck"]) if "deck" in mine else None)
    if game.variant == "legend":
        assert shown["tokens"] == sorted(mine["tokens"])
        assert shown["cards"] == sorted(mine["cards"])
        assert shown["solo"] == [sorted(each) for each in mine["solo"]]
        assert shown["returns"] == []
    for key in public(game):
        assert shown[key] == mine[key]


@share(0.5)
@given(games())
def test_view_records_hide(game: tikal.Game) -> None:
    """A running game's record has no seed, letters for unseen tiles, zeros for treasures."""
    real: Data = game.record()
    shown: Data = game.view(1).record()
    if game.over:
        assert shown == real
        return
    assert shown["setup"] == {**real["setup"], "seed": None}
    document: Data = game.document()
    unseen = len(document["stack"])
    stack = real["deal"]["stack"]
    seen = len(stack) - unseen
    letters = [tile[0] for tile in stack[seen:]]
    assert shown["deal"]["stack"] == stack[:seen] + letters
    assert shown["deal"]["treasures"].count(0) == len(face_down(document))
    for told_kind, kind in zip(shown["deal"]["treasures"], real["deal"]["treasures"], strict=True):
        assert told_kind in (0, kind)
    assert "seed" not in json.dumps(shown).replace('"seed": null', "")


@share(0.3)
@given(st.integers(0, 2**32), st.integers(0, 200))
def test_view_records_hide_cards(seed: int, steps: int) -> None:
    """S3: of the deck one knows what was revealed, and which cards each pass still holds."""
    game = walk(tikal.Game.new(variant="solo", seed=seed), seeded(seed), steps)
    real: Data = game.record()
    shown: Data = game.view(1).record()
    if game.over:
        return
    revealed = 24 - len(cast("list[str]", game.document()["deck"]))
    deck = real["deal"]["deck"]
    rest = sorted(deck[revealed:12]) + sorted(deck[max(revealed, 12) :])
    assert shown["deal"]["deck"] == deck[:revealed] + rest


@share(0.3)
@given(games())
def test_views_of_games_from_documents_hide(game: tikal.Game) -> None:
    """Where a game began with a document, its view's record begins with a blanked-out one."""
    begun = tikal.Game.from_document(game.document())
    walk(begun, seeded(1), 25)
    if begun.over:
        return
    start = begun.view(None).record()["start"]
    assert start == tikal.Game.from_document(game.document()).view(None).document()
    world = begun.view(2).sample(seeded(3))
    assert told(world.view(2)) == told(begun.view(2))


@share(0.4)
@given(games(), st.integers(0, 2**32))
def test_only_who_is_to_move_has_legal_actions(game: tikal.Game, seed: int) -> None:
    """Others see no legal actions; and a view stays as it was when taken."""
    for seat in onlookers(game):
        expected = list(game.legal) if seat is not None and seat == game.seat else []
        assert list(game.view(seat).legal) == expected
    view = game.view(1)
    before = told(view)
    walk(game, seeded(seed), 5, whimsical)
    assert told(view) == before


def test_samples_deal_everything_hidden_anew() -> None:
    """Every order of the unseen tiles of a letter comes up, and every unseen treasure."""
    game = tikal.Game.new(seed=5)
    worlds = [game.view(2).sample(seeded(seed)).record() for seed in range(400)]
    deals: list[Data] = [world["deal"] for world in worlds]  # type: ignore[misc]
    assert {deal["stack"][0] for deal in deals} == {game.document()["drawn"]}
    for place in range(1, 36):
        letter = deals[0]["stack"][place][0]
        seen = {deal["stack"][place] for deal in deals}
        drawn = {game.document()["drawn"]}
        assert seen == {tile for tile in deals[0]["stack"] if tile[0] == letter} - drawn
    for place in range(24):
        assert {deal["treasures"][place] for deal in deals} == set(range(1, 9))
