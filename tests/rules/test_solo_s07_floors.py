"""S7: step 1 of a card, floors."""

import pytest

from tests.rules.table import at
from tests.solo.turns import mutul, skipped, told
from tests.tables import Data

# Temples of level 5, 4 and 3 with a member of Mutul's each; he leads nowhere else.
TILES = {"c3": "D1+0", "d3": "C5+0", "e3": "B5+0"}
LED = {space: {"2": "E"} for space in TILES}


def raised(parts: Data, text: str = "N cw E") -> list[tuple[object, ...]]:
    """Return the floors Mutul lays, and how many temples were equally high."""
    _, events = mutul(text, "G1", **parts)
    return told(events, "mutul_uncovered", "space", "level", "tied")


def test_two_floors_on_the_highest_temples() -> None:
    """S7: one floor on each of the two highest temples where he has more strength than you."""
    game, events = mutul("N cw E", "G1", tiles=TILES, members=LED)
    assert told(events, "mutul_uncovered", "space", "level", "tied", "needle", "sense") == [
        ("c3", 6, 1, "N", "cw"),
        ("d3", 5, 1, "N", "cw"),
    ]
    assert (at(game, "levels", "c3"), at(game, "levels", "d3")) == (6, 5)
    assert at(game, "levels", "e3") == 3
    assert 1 not in skipped(events)


def test_two_different_temples() -> None:
    """S7: a temple gets one floor only, however high it is and however many members he has."""
    assert raised({"tiles": TILES, "members": {"c3": {"2": "LEE"}}}) == [("c3", 6, 1)]


def test_nothing_without_more_strength() -> None:
    """S7: where you are as strong he lays nothing, and where he is nowhere the step is skipped."""
    equal = {"c3": {"1": "L", "2": "EEE"}, "d3": {"1": "E", "2": "L"}}
    assert raised({"tiles": TILES, "members": equal}) == [("d3", 5, 1)]
    _, events = mutul("N cw E", "G1", tiles=TILES, members={"c3": {"1": "E", "2": "E"}})
    assert told(events, "mutul_uncovered", "space") == []
    assert 1 in skipped(events)


@pytest.mark.parametrize(
    "blocked",
    [
        {"guards": {"c3": "1E"}},
        {"guards": {"c3": "2E"}},
        {"levels": {"c3": 10}},
        # Both ninth floors lie elsewhere.
        {"levels": {"c3": 8, "f3": 9, "g3": 9}},
    ],
    ids=["your guard", "his guard", "complete", "floor run out"],
)
def test_what_cannot_be_raised_is_passed_over(blocked: Data) -> None:
    """S7: guarded and complete temples, and those whose next floor has run out, are passed over."""
    tiles = {**TILES, "f3": "E4+0", "g3": "E2+0"}
    parts = {"tiles": tiles, "members": LED, **blocked}
    assert raised(parts) == [("d3", 5, 1), ("e3", 4, 1)]


def test_the_second_is_chosen_after_the_first_is_laid() -> None:
    """S7: two temples of level 9 but one tenth floor: the second floor goes elsewhere."""
    parts = {
        "tiles": {"c3": "E4+0", "d3": "E2+0", "e3": "B5+0"},
        "levels": {"c3": 9, "d3": 9},
        "members": LED,
    }
    assert raised(parts) == [("c3", 10, 2), ("e3", 4, 1)]
    assert raised(parts, "SE ccw E") == [("d3", 10, 2), ("e3", 4, 1)]


def test_equal_temples_by_the_compass() -> None:
    """S7: of three equal temples the guide's own comes first, then the nearer of the others."""
    parts: Data = {
        "tiles": {"c3": "A4+0"},
        "members": {space: {"2": "E"} for space in ("c3", "a2", "b1")},
        "guide": "c3",
    }
    assert raised(parts) == [("c3", 2, 3), ("a2", 2, 2)]
    parts["guide"] = "b1"
    assert raised(parts) == [("b1", 2, 3), ("a2", 2, 2)]
    parts["guide"] = "b2"
    assert raised(parts, "S cw E") == [("b1", 2, 3), ("a2", 2, 2)]
    assert raised(parts, "NW ccw E") == [("a2", 2, 3), ("b1", 2, 2)]


def test_a_raised_temple_may_be_as_high_as_the_second() -> None:
    """S7: the first temple does not count any more when the second is chosen."""
    parts = {"tiles": TILES, "levels": {"d3": 6}, "members": LED}
    assert raised(parts) == [("d3", 7, 1), ("c3", 6, 1)]


def test_floors_come_from_the_stock() -> None:
    """S7: with one eighth floor left and two temples of level 7, he lays that one only."""
    tiles = {"c3": "E4+0", "d3": "E2+0", "e3": "D1+0", "f3": "D4+0"}
    levels = {"c3": 7, "d3": 7, "e3": 8, "f3": 8}
    everywhere = {space: {"2": "E"} for space in ("c3", "d3")}
    parts = {"tiles": tiles, "levels": levels, "members": everywhere}
    assert raised(parts) == [("c3", 8, 2)]
