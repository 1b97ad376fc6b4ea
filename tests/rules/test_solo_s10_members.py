"""S10: step 4 of a card, members."""

import pytest

from tests.rules.table import codes
from tests.solo.turns import Happened, last_card, members, mutul, skipped, told
from tests.tables import Data

# Mutul leads on the printed temples.
PRINTED_LED = {"a2": {"2": "E"}, "b1": {"2": "E"}}


def sent(events: Happened) -> list[tuple[object, ...]]:
    """Return which members went where, and why."""
    return told(events, "mutul_placed_member", "member", "space", "why")


def test_onto_the_new_tile() -> None:
    """S10: the card's members go onto the new tile, the leader first, also if fewer would do."""
    for tile in ("A2", "A1"):
        game, events = mutul("NW ccw LEE", tile)
        assert sent(events) == [
            ("leader", "c1", "new_tile"),
            ("explorer", "c1", "new_tile"),
            ("explorer", "c1", "new_tile"),
        ]
        assert members(game) == {"c1": "LEE"}
        assert (
            told(events, "mutul_placed_member", "tied", "needle", "sense") == [(1, "NW", "ccw")] * 3
        )
        assert 4 not in skipped(events)


@pytest.mark.parametrize("text", ["NW ccw LE", "NW ccw EL"])
def test_leader_first_however_written(text: str) -> None:
    """S10: a card names its members; in which order is the rules' business."""
    game, events = mutul(text, "A2")
    assert [member for member, _, _ in sent(events)] == ["leader", "explorer"]
    assert members(game) == {"c1": "LE"}


@pytest.mark.parametrize(
    "away",
    [{"members": {"a1": {"2": "L"}}}, {"guards": {"a2": "2L"}}, {"removed": {"2": "L"}}],
    ids=["on the board", "a guard", "out of the game"],
)
def test_an_explorer_replaces_the_leader(away: Data) -> None:
    """S10: a leader that isn't in the supply is replaced by an explorer."""
    game, events = mutul("NW ccw LE", "A2", **away)
    assert [member for member, _, _ in sent(events)] == ["explorer", "explorer"]
    assert members(game)["c1"] == "EE"


def test_a_short_supply_places_fewer() -> None:
    """S10: with one explorer left in the supply he places that one; with none he skips."""
    game, events = mutul("NW ccw EEE", "A2", members={"a1": {"2": "E" * 35}})
    assert sent(events) == [("explorer", "c1", "new_tile")]
    assert members(game) == {"a1": "E" * 35, "c1": "E"}
    game, events = mutul("NW ccw EEE", "A2", members={"a1": {"2": "E" * 36}})
    assert sent(events) == []
    assert 4 in skipped(events)


def test_the_leader_is_not_an_explorer_of_the_supply() -> None:
    """S10: with no explorers left the leader still goes, but only for a card that shows it."""
    nobody_left: Data = {"members": {"a1": {"2": "E" * 36}}}
    game, _ = mutul("NW ccw LEE", "A2", **nobody_left)
    assert members(game)["c1"] == "L"
    game, events = mutul("NW ccw LEE", "G1", **nobody_left)
    assert sent(events) == [("leader", "b1", "temple")]
    game, _ = mutul("NW ccw EE", "A2", **nobody_left)
    assert members(game) == {"a1": "E" * 36}


def test_the_worked_example() -> None:
    """S10: three members after a clearing: highest temple, next temple, poorest ruins.

    The leader alone leads on the highest temple, so he stops; one explorer is enough on the next;
    there is no temple left to win, so the last goes to the ruins with the fewest treasures.
    """
    game, events = mutul(
        "N cw LEE",
        "G1",
        tiles={"c3": "D1+0", "d3": "C5+0", "e3": "A1+0", "f3": "D2+0"},
        members={"c3": {"1": "EE"}, **PRINTED_LED},
        ruins={"e3": [1, 2, 3], "f3": [4, 5]},
    )
    assert sent(events) == [
        ("leader", "c3", "temple"),
        ("explorer", "d3", "temple"),
        ("explorer", "f3", "ruins"),
    ]
    assert members(game) == {"a2": "E", "b1": "E", "c3": "L", "d3": "E", "f3": "E"}
    said = [str(event) for event in events if event.code == "mutul_placed_member"]
    needed = "the highest temple without a guard that he does not lead."
    assert said[0] == f"Mutul places his leader on c3: {needed}"
    assert said[1] == f"Mutul places his explorer on d3: {needed}"
    assert said[2].endswith("he leads everywhere, so the ruins with the fewest treasures.")


@pytest.mark.parametrize(
    ("yours", "his"),
    [("E", "L"), ("EE", "L"), ("EEE", "LE"), ("EEEE", "LEE"), ("LEE", "LEE"), ("EEEEEE", "LEE")],
)
def test_until_he_has_more(yours: str, his: str) -> None:
    """S10: as many as it takes to have more strength than you, all of them if need be."""
    parts = {"tiles": {"c3": "D1+0"}, "members": {"c3": {"1": yours}, **PRINTED_LED}}
    game, _ = mutul("N cw LEE", "G1", **parts)
    assert members(game)["c3"] == his


def test_members_there_already_count() -> None:
    """S10: what he has on a temple counts; where he leads nobody is sent."""
    parts: Data = {"tiles": {"c3": "D1+0"}}
    game, _ = mutul("N cw EEE", "G1", **parts, members={"c3": {"1": "L", "2": "EE"}, **PRINTED_LED})
    assert members(game) == {"a2": "E", "b1": "E", "c3": "EEEE"}
    game, _ = mutul("N cw E", "G1", **parts, members={"c3": {"2": "E"}})
    assert members(game)["c3"] == "E"


def test_a_guarded_temple_is_no_goal() -> None:
    """S10: nobody is sent to a temple with a guard, be it yours or his."""
    tiles = {"c3": "D1+0", "d3": "C5+0", "e3": "B5+0"}
    game, _ = mutul("N cw E", "G1", tiles=tiles, guards={"c3": "1E", "d3": "2E"})
    assert members(game) == {"e3": "E"}


def test_after_a_volcano() -> None:
    """S10: no member goes onto a volcano: the second part applies."""
    game, _ = mutul("N cw E", "B4", tiles={"c3": "D1+0"})
    assert members(game) == {}
    game.play("end")
    assert members(game) == {"c3": "E"}


def test_emptied_ruins_are_not_a_clearing_when_new() -> None:
    """S10: ruins placed when the treasures have run out take members all the same."""
    hands = {"1": [kind for kind in range(1, 9) for _ in range(3)]}
    game, events = mutul("NW ccw E", "A1", hands=hands, treasures=[], members=PRINTED_LED)
    assert sent(events) == [("explorer", "c1", "new_tile")]
    assert game.document()["ruins"] == {"c1": []}


def test_rounds_over_the_ruins() -> None:
    """S10: one member for each ruins, fewest treasures first, then the next round."""
    parts: Data = {
        "tiles": {"c3": "A1+0", "d3": "D2+0"},
        "ruins": {"c3": [1, 2, 3, 4], "d3": [5, 6]},
        "members": PRINTED_LED,
    }
    game, events = mutul("N cw EEE", "G1", **parts)
    assert [space for _, space, _ in sent(events)] == ["d3", "c3", "d3"]
    assert members(game) == {"a2": "E", "b1": "E", "c3": "E", "d3": "EE"}


def test_one_ruins_takes_everybody() -> None:
    """S10: a single ruins is every round's first."""
    game, _ = mutul(
        "N cw LEE", "G1", tiles={"c3": "A1+0"}, ruins={"c3": [1, 2]}, members=PRINTED_LED
    )
    assert members(game)["c3"] == "LEE"


def test_equal_ruins_by_the_compass() -> None:
    """S6, S10: of ruins with as many treasures the compass takes the first, and says so."""
    parts = {
        "tiles": {"c2": "A1+0", "b3": "A3+0"},
        "ruins": {"c2": [1, 2], "b3": [3, 4]},
        "members": PRINTED_LED,
    }
    for needle, first, second in [("N", "b3", "c2"), ("NE", "c2", "b3")]:
        _, events = last_card(f"{needle} cw EEE", **parts)
        assert told(events, "mutul_placed_member", "space", "tied") == [
            (first, 2),
            (second, 1),
            (first, 2),
        ]


def test_the_compass_is_where_the_guide_is_now() -> None:
    """S5, S10: the guide has moved onto the new tile before members are sent."""
    parts = {"tiles": {"b3": "A5+0", "b4": "B1+0"}, "guide": "b4"}
    _, events = mutul("S ccw E", "G1", **parts)
    assert told(events, "guide_moved", "space") == [("c3",)]
    assert told(events, "mutul_placed_member", "space", "tied") == [("a2", 2)]


def test_nowhere_to_go() -> None:
    """S10: if he leads everywhere and no ruins hold treasures, his members stay in the supply."""
    game, events = mutul(
        "N cw LEE", "G1", tiles={"c3": "A1+0"}, ruins={"c3": []}, members=PRINTED_LED
    )
    assert members(game) == {"a2": "E", "b1": "E"}
    assert 4 in skipped(events)
    assert "mutul_placed_member" not in codes(events)
