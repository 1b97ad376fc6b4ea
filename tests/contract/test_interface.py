"""The names that other programs rely on."""

import inspect

import pytest

import tikal

EXPORTS = {
    "Action", "Event", "Game", "View", "parse", "solo_deck",
    "TikalError", "InvalidNotation", "IllegalAction", "InvalidDocument", "InvalidRecord",
    "InvalidSetup",
}  # fmt: skip
ATTRIBUTES = {
    "legal", "seat", "phase", "ap", "scores", "over", "winners", "events", "can_undo", "seats",
}  # fmt: skip
METHODS = {"play", "undo", "undo_turn", "view", "record", "document", "svg", "refusal"}


def test_exports() -> None:
    """The package offers the fixed names, and everything that it says it offers."""
    assert set(tikal.__all__) >= EXPORTS
    for name in tikal.__all__:
        assert getattr(tikal, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = tikal.chess  # type: ignore[attr-defined]


def test_a_game_has_its_names() -> None:
    """What one asks a game, and what one does with it."""
    game = tikal.Game.new(seed=1)
    for name in ATTRIBUTES:
        assert not callable(getattr(game, name))
    for name in METHODS:
        assert callable(getattr(game, name))
    for name in ("new", "from_record", "from_document"):
        assert isinstance(inspect.getattr_static(tikal.Game, name), staticmethod)


def test_a_view_has_its_names() -> None:
    """What one asks a view."""
    view = tikal.Game.new(seed=1).view(None)
    assert view.seat is None
    assert len(view.legal) == 0
    for name in ("document", "record", "sample"):
        assert callable(getattr(view, name))


def test_a_new_game_by_default() -> None:
    """Two seats of classic in the default edition, the seed by chance and recorded."""
    game, other = tikal.Game.new(), tikal.Game.new()
    assert (game.variant, game.seats, game.setup.edition) == ("classic", 2, "supermeeple")
    assert isinstance(game.setup.seed, int)
    assert game.setup.seed != other.setup.seed
    again = tikal.Game.new(seed=game.setup.seed)
    assert again.record() == game.record()


def test_named_arguments() -> None:
    """The arguments of a new game have fixed names."""
    game = tikal.Game.new(
        variant="auction",
        edition="classic1999",
        seats=3,
        seed=5,
        options={"ties": "supermeeple"},
    )
    setup = game.setup.as_dict()
    assert setup == {
        "variant": "auction",
        "edition": "classic1999",
        "seats": 3,
        "seed": 5,
        "options": {"ties": "supermeeple"},
    }
    solo = tikal.Game.new(
        variant="solo", seed=7, solo={"score": 125, "members": 1}, solo_deck=tikal.solo_deck()
    )
    assert (solo.scores, solo.seats) == ([0, 125], 2)


@pytest.mark.parametrize(
    "name", ["InvalidNotation", "IllegalAction", "InvalidDocument", "InvalidRecord", "InvalidSetup"]
)
def test_one_family_of_errors(name: str) -> None:
    """All errors are TikalErrors, which are ValueErrors, and none is another's kind."""
    error = getattr(tikal, name)
    assert error.__bases__ == (tikal.TikalError,)
    assert issubclass(tikal.TikalError, ValueError)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"variant": "chess"}, "unknown variant 'chess'; there are classic, auction, solo"),
        ({"edition": "2026"}, "unknown edition '2026'"),
        ({"seats": 5}, "5 seats"),
        ({"seats": 1}, "1 seats"),
        ({"variant": "solo", "seats": 4}, "4 seats"),
        ({"options": {"colour": 1}}, "unknown option 'colour'"),
        ({"solo": {"score": 175}}, "solo settings are for the variant solo, not classic: S15"),
    ],
)
def test_set_ups_that_do_not_exist(wrong: dict[str, object], message: str) -> None:
    """A set-up that nobody can play is refused with what there is instead."""
    with pytest.raises(tikal.InvalidSetup) as refused:
        tikal.Game.new(**wrong)
    assert message in str(refused.value)
