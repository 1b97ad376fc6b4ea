"""S8: step 2 of a card, treasures."""

from tests.rules.table import at
from tests.solo.turns import mutul, skipped, told


def test_one_for_each_member_and_two_at_most() -> None:
    """S8: on every ruins one treasure for each member, the leader being one, at most 2 per tile."""
    game, events = mutul(
        "N cw E",
        "G1",
        tiles={"c3": "A1+0", "d3": "D2+0", "e3": "C3+0"},
        ruins={"c3": [1, 2, 3, 4], "d3": [5, 6, 7], "e3": [8, 8]},
        members={"c3": {"2": "LEE"}, "d3": {"2": "E"}, "e3": {"1": "EE"}},
    )
    assert told(events, "mutul_dug", "space", "count", "members") == [("c3", 2, 3), ("d3", 1, 1)]
    taken = told(events, "treasure_recovered", "seat", "space", "kind")
    assert taken == [(2, "c3", 1), (2, "c3", 2), (2, "d3", 5)]
    assert game.document()["hands"] == {"1": [], "2": [1, 2, 5]}
    assert game.document()["ruins"] == {"c3": [3, 4], "d3": [6, 7], "e3": [8, 8]}
    assert 2 not in skipped(events)


def test_no_more_than_there_are() -> None:
    """S8: two members on the last treasure take that one, and the ruins are empty."""
    game, events = mutul(
        "N cw E",
        "G1",
        tiles={"c3": "E5+0"},
        ruins={"c3": [8]},
        members={"c3": {"2": "EE"}},
    )
    assert told(events, "mutul_dug", "space", "count", "members") == [("c3", 1, 2)]
    assert told(events, "ruins_emptied", "space") == [("c3",)]
    assert at(game, "ruins", "c3") == []


def test_your_turn_does_not_count() -> None:
    """S8: what you have recovered on a tile in your turn is no limit for him."""
    game, _ = mutul(
        "N cw E",
        "G1",
        tiles={"c3": "A1+0"},
        ruins={"c3": [1, 2, 3, 4]},
        members={"c3": {"1": "EE", "2": "EE"}},
        used={"c3": 2},
    )
    assert at(game, "hands", "2") == [1, 2]


def test_nothing_to_dig() -> None:
    """S8: without a member on ruins that hold treasures the step is skipped."""
    _, events = mutul(
        "N cw E",
        "G1",
        tiles={"c3": "E5+0", "d3": "F3+0"},
        ruins={"c3": [], "d3": [1]},
        members={"c3": {"2": "E"}, "a2": {"2": "E"}},
    )
    assert told(events, "mutul_dug", "space") == []
    assert 2 in skipped(events)


def test_in_compass_order() -> None:
    """S6, S8: the ruins are told in the order of the compass."""
    parts = {
        "tiles": {"c1": "A1+0", "b3": "A3+0", "c2": "B3+0"},
        "ruins": {"c1": [1], "b3": [2], "c2": [3]},
        "members": {space: {"2": "E"} for space in ("c1", "b3", "c2")},
    }
    _, events = mutul("NE cw E", "G1", **parts)
    assert told(events, "mutul_dug", "space") == [("c2",), ("c1",), ("b3",)]
    _, events = mutul("NE ccw E", "G1", **parts)
    assert told(events, "mutul_dug", "space") == [("c2",), ("b3",), ("c1",)]
