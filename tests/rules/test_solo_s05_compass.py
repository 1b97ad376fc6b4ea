"""S5, S6: the compass; tests/solo/test_compass.py has every order there is."""

import pytest

from tests.solo.turns import DIRECTIONS, card, dealt, last_card, members, mutul, told
from tikal.geometry.compass import SENSE_NAMES, compass_order
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES


def order(centre: str, text: str) -> list[str]:
    """Return the spaces in the order of a card's compass."""
    wanted = card(f"{text} E")
    needle, sense = DIRECTIONS.index(wanted["needle"]), SENSE_NAMES.index(wanted["sense"])
    return [SPACE_NAMES[space] for space in compass_order(SPACE_INDEX[centre], needle, sense)]


def test_the_worked_example() -> None:
    """S5: needle north-west, counter-clockwise, guide on b2: past a2, a1 and b1 to c1."""
    game = dealt("A1", order=("S12",))
    assert order("b2", "NW ccw")[1:5] == ["a2", "a1", "b1", "c1"]
    (placed,) = [event for event in game.events if event.code == "mutul_placed_tile"]
    assert placed.params == {
        "tile": "A1",
        "space": "c1",
        "rotation": 5,
        "towards": "b2",
        "needle": "NW",
        "sense": "ccw",
        "scanned": ["b2", "a2", "a1", "b1", "c1"],
    }
    assert game.document()["guide"] == "c1"


def test_the_other_way_round() -> None:
    """S5: the same needle clockwise finds b3, the second space of the ring."""
    game = dealt("A1", order=("S11",))
    assert order("b2", "NW cw")[1:3] == ["a2", "b3"]
    assert game.document()["guide"] == "b3"


@pytest.mark.parametrize(
    ("text", "ring"),
    [
        ("N cw", ["d4", "e3", "e2", "d2", "c2", "c3"]),
        ("SE cw", ["e2", "d2", "c2", "c3", "d4", "e3"]),
        ("N ccw", ["d4", "c3", "c2", "d2", "e2", "e3"]),
        ("SW ccw", ["c2", "d2", "e2", "e3", "d4", "c3"]),
    ],
)
def test_inside_a_ring(text: str, ring: list[str]) -> None:
    """S5: a ring starts exactly in the needle's direction and goes round in the card's sense."""
    assert order("d3", text)[1:7] == ring


def test_rings_one_after_the_other() -> None:
    """S5: the guide's own space, then the nearest ring; what is off the board is left out."""
    assert order("a1", "NE cw")[:7] == ["a1", "b2", "b1", "a2", "c2", "c1", "a3"]
    assert order("a1", "NE ccw")[:7] == ["a1", "b2", "a2", "b1", "c2", "b3", "a3"]


@pytest.mark.parametrize(("needle", "first"), [("NW", "a2"), ("S", "b1")])
def test_equal_options(needle: str, first: str) -> None:
    """S6: of two temples alike the compass takes one, and the log says that it was a tie."""
    game, events = last_card(f"{needle} cw E")
    assert members(game) == {first: "E"}
    assert told(events, "mutul_placed_member", "space", "tied", "needle", "sense") == [
        (first, 2, needle, "cw")
    ]
    (placed,) = [event for event in events if event.code == "mutul_placed_member"]
    assert str(placed).endswith(f"(a tie: the compass decides, {needle} clockwise).")


def test_no_tie_no_compass() -> None:
    """S6: where one option is best the compass is not asked, and nothing is said of it."""
    _, events = last_card("S cw E", levels={"a2": 2})
    (placed,) = [event for event in events if event.code == "mutul_placed_member"]
    assert (placed.params["space"], placed.params["tied"]) == ("a2", 1)
    assert "compass" not in str(placed)


def test_the_guides_own_space_comes_first() -> None:
    """S5: the guide's space is at distance 0, before every neighbour."""
    game, _ = last_card("SE cw E", guide="a2")
    assert members(game) == {"a2": "E"}


def test_nothing_is_left_to_chance() -> None:
    """S6: the same position and the same card always end in the same position."""
    parts = {"tiles": {"c2": "A1+0", "c1": "A2+0", "b3": "A3+0"}, "ruins": {"c2": [1], "b3": [2]}}
    games = [mutul("SW ccw LEE guards", "G1", **parts)[0] for _ in range(3)]
    assert games[0].document() == games[1].document() == games[2].document()
