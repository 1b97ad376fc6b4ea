"""The legal actions as a collection."""

import pytest

import tikal


def test_a_collection() -> None:
    """It can be iterated, counted, indexed and asked, by action and by text."""
    legal = tikal.Game.from_document({}).legal
    assert [str(action) for action in legal] == ["E+a1", "L+a1", "end"]
    assert len(legal) == 3
    assert str(legal[0]) == "E+a1"
    assert str(legal[-1]) == "end"
    assert tikal.parse("L+a1") in legal
    assert "L+a1" in legal
    assert "Ub1" not in legal
    assert tikal.parse("Ub1") not in legal
    with pytest.raises(IndexError):
        legal[3]


@pytest.mark.parametrize("thing", ["nonsense", "end\n", "", None, 9, 1.0, ["end"], b"end"])
def test_what_is_no_action_is_not_in_it(thing: object) -> None:
    """Malformed texts and other things are not legal; asking is no error."""
    assert thing not in tikal.Game.from_document({}).legal


def test_it_is_a_snapshot() -> None:
    """What was legal stays listed when the game goes on."""
    game = tikal.Game.from_document({})
    before = game.legal
    game.play("L+a1")
    assert "L+a1" in before
    assert "L+a1" not in game.legal


def test_repr() -> None:
    """It shows how many there are, and the first few."""
    shown = repr(tikal.Game.from_document({}).legal)
    assert shown == "<Legal: 3 actions: E+a1, L+a1, end>"
    many = repr(tikal.Game.from_document({"variant": "auction", "phase": "bid"}).legal)
    assert many == "<Legal: 21 actions: bid1, bid2, bid3, bid4, bid5, bid6, …>"


def test_empty() -> None:
    """A finished game has no legal actions."""
    legal = tikal.Game.from_document({"phase": "over"}).legal
    assert len(legal) == 0
    assert not legal
    assert list(legal) == []
