"""S11: step 5 of a card, moving on."""

from tests.rules.table import codes
from tests.solo.turns import Happened, last_card, members, mutul, skipped, told
from tests.tables import Data

PRINTED_LED = {"a2": {"2": "E"}, "b1": {"2": "E"}}


def moved(events: Happened) -> list[tuple[object, ...]]:
    """Return which members went from where to where, and why."""
    return told(events, "mutul_moved_member", "member", "space", "to", "why")


def test_from_emptied_ruins_to_where_they_are_needed() -> None:
    """S11: members on emptied ruins go as in S10's second part, wherever they stand."""
    game, events = mutul(
        "N cw E",
        "G3",
        tiles={"h5": "E5+0", "e1": "D1+0"},
        members={"h5": {"2": "E"}, **PRINTED_LED},
    )
    assert moved(events) == [("explorer", "h5", "e1", "temple")]
    assert members(game) == {"a2": "E", "b1": "E", "b3": "E", "e1": "E"}
    assert 5 not in skipped(events)


def test_ruins_emptied_in_this_turn() -> None:
    """S8, S11: ruins that he has just emptied are emptied ruins."""
    game, events = mutul(
        "N cw E", "G3", tiles={"c3": "E5+0"}, ruins={"c3": [7]}, members={"c3": {"2": "E"}}
    )
    assert told(events, "ruins_emptied", "space") == [("c3",)]
    assert [move[:2] for move in moved(events)] == [("explorer", "c3")]
    assert "c3" not in members(game)


def test_members_elsewhere_stay() -> None:
    """S11: ruins that still hold treasures, clearings and temples keep their members."""
    before = {"b2": {"2": "E"}, "c3": {"2": "L"}, **PRINTED_LED}
    game, events = mutul(
        "N cw E", "G3", tiles={"c3": "A1+0"}, ruins={"c3": [1, 2, 3]}, members=before
    )
    assert moved(events) == []
    assert members(game) == {"a2": "E", "b1": "E", "b2": "E", "b3": "E", "c3": "L"}
    assert 5 in skipped(events)


def test_your_members_stay() -> None:
    """S11: only his members move on."""
    game, _ = mutul("N cw E", "G3", tiles={"c3": "A1+0"}, members={"c3": {"1": "LE", "2": "E"}})
    assert members(game, 1) == {"c3": "LE"}


def test_the_leader_first() -> None:
    """S11: the leader goes first, though explorers stand nearer, and wins the highest temple."""
    game, events = mutul(
        "N cw E",
        "G3",
        tiles={"c3": "E5+0", "h5": "F3+0", "e1": "D1+0", "f1": "C5+0"},
        members={"c3": {"2": "E"}, "h5": {"2": "LE"}, "e1": {"1": "EE"}, **PRINTED_LED},
        ruins={"c3": [], "h5": []},
    )
    assert moved(events)[:2] == [
        ("leader", "h5", "e1", "temple"),
        ("explorer", "c3", "f1", "temple"),
    ]
    assert len(moved(events)) == 2
    assert members(game)["h5"] == "E", "there is nothing left to win for the last one"


def test_explorers_in_compass_order() -> None:
    """S11: explorers go in the compass order of the emptied ruins, all of a space together."""
    parts: Data = {
        "tiles": {"c2": "E5+0", "b3": "F3+0", "e1": "D1+0", "f1": "C5+0", "g1": "B5+0"},
        "members": {"c2": {"2": "EE"}, "b3": {"2": "E"}, "b1": {"2": "E"}},
    }
    for needle, order in [("N", ["b3", "c2", "c2"]), ("NE", ["c2", "c2", "b3"])]:
        _, events = last_card(f"{needle} cw E", **parts)
        assert told(events, "mutul_placed_member", "space") == [("e1",)]
        assert [space for _, space, _, _ in moved(events)] == order
        assert [goal for _, _, goal, _ in moved(events)] == ["f1", "g1", "a2"]


def test_ties_by_the_compass() -> None:
    """S6, S11: equal goals are told as a tie, with needle and sense."""
    parts: Data = {"tiles": {"c2": "E5+0"}, "members": {"c2": {"2": "EE"}}}
    _, events = last_card("S cw E", **parts)
    assert told(events, "mutul_placed_member", "space", "tied") == [("b1", 2)]
    assert told(events, "mutul_moved_member", "to", "tied", "needle", "sense") == [
        ("a2", 1, "S", "cw")
    ]
    parts = {"tiles": {"c2": "E5+0", "b3": "A4+0"}, "members": {"c2": {"2": "EE"}}}
    _, events = last_card("N ccw E", **parts)
    assert told(events, "mutul_moved_member", "to", "tied") == [("a2", 2), ("b1", 1)]
    first = next(event for event in events if event.code == "mutul_moved_member")
    assert str(first) == (
        "Mutul moves his explorer from c2 to a2: the highest temple without a guard that he does "
        "not lead (a tie: the compass decides, N counter-clockwise)."
    )


def test_rounds_begin_anew() -> None:
    """S11: who moves on starts with the poorest ruins again, whoever was sent there in step 4."""
    game, events = last_card(
        "N cw E",
        tiles={"c2": "E5+0", "b3": "F3+0", "c3": "A1+0"},
        ruins={"c2": [], "b3": [1], "c3": [2, 3]},
        members={"c2": {"2": "EE"}, **PRINTED_LED},
    )
    assert told(events, "mutul_placed_member", "space", "why") == [("b3", "ruins")]
    assert [goal for _, _, goal, _ in moved(events)] == ["b3", "c3"]
    assert members(game) == {"a2": "E", "b1": "E", "b3": "EE", "c3": "E"}


def test_nowhere_to_go() -> None:
    """S11: if there is no temple to win and no treasure left, they stay."""
    before = {"c3": {"2": "LE"}, **PRINTED_LED}
    game, events = mutul("N cw E", "G1", tiles={"c3": "A1+0"}, members=before)
    assert members(game) == {"a2": "E", "b1": "E", "c3": "LE"}
    assert 5 in skipped(events)
    assert "mutul_moved_member" not in codes(events)
