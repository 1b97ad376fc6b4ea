"""A game survives being written down: as a document, as a record, as JSON."""

import json

from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, whimsical
from tests.properties.strategies import games, share

FURTHER = 60


def through_json(data: object) -> object:
    """Return data as another program would read it."""
    return json.loads(json.dumps(data))


def check_same_future(game: tikal.Game, twin: tikal.Game, seed: int) -> None:
    """Fail if two games that are equal now can be told apart by playing on."""
    rng = seeded(seed)
    for _ in range(FURTHER):
        assert list(twin.legal) == list(game.legal)
        if game.over:
            break
        action = whimsical(game, rng)
        assert twin.play(action) == game.play(action)
        assert twin.position == game.position
        assert twin.document() == game.document()
    assert (twin.scores, twin.winners) == (game.scores, game.winners)


@share(0.5)
@given(games(), st.integers(0, 2**32))
def test_documents(game: tikal.Game, seed: int) -> None:
    """A document gives back an equal position, which goes on in the same way."""
    data = game.document()
    assert list(data) == sorted(data)
    twin = tikal.Game.from_document(through_json(data))
    assert twin.position == game.position
    assert twin.document() == data
    check_same_future(game, twin, seed)


@share(0.5)
@given(games(), st.integers(0, 2**32))
def test_records(game: tikal.Game, seed: int) -> None:
    """A record replays to the same game, with its past, its undo and its future."""
    data = game.record()
    twin = tikal.Game.from_record(through_json(data))
    assert twin.record() == data
    assert twin.position == game.position
    assert twin.events == game.events
    assert twin.actions == game.actions
    assert twin.turns() == game.turns()
    assert bool(twin.can_undo) == bool(game.can_undo)
    check_same_future(game, twin, seed)


@share(0.3)
@given(games(), st.integers(0, 2**32))
def test_records_of_games_from_documents(game: tikal.Game, seed: int) -> None:
    """A game that began with a document has a record that begins there too."""
    begun = tikal.Game.from_document(game.document())
    check_same_future(game, begun, seed)
    data = begun.record()
    assert "deal" not in data
    twin = tikal.Game.from_record(through_json(data))
    assert twin.record() == data
    assert twin.position == begun.position
    assert twin.events == begun.events


@share(0.3)
@given(games())
def test_events_are_json_safe(game: tikal.Game) -> None:
    """What happened can be sent anywhere, and said."""
    for event in game.events:
        assert through_json(event.params) == event.params
        assert str(event).endswith(".")


@share(0.3)
@given(games())
def test_turns_hold_every_action(game: tikal.Game) -> None:
    """The text export has all actions in order; what is left over is who played them."""
    words = [word for line in game.turns() for word in line.split()[1:]]
    assert [word.partition(":")[2] or word for word in words] == [
        str(action) for action in game.actions
    ]
