"""The examples that the documents work out, played.

SM is Super Meeple's booklet, RGG the English one of 1999, FR the French one of 2005. Their
pictures are rebuilt from the tiles and costs that their words give.
"""

import pytest

import tikal
from tests.rules.table import at, codes, dealt, params, play, refused, table

# RGG's picture: the temple of level 2 on c1, the clearing on d2, the ruins on d1.
COUNTRY = {"c1": "A6+1", "d2": "B2+3", "d1": "A1+4"}


def costs(events: list[tikal.Event]) -> list[object]:
    """Return what each move cost."""
    return [event["cost"] for event in params(events, "member_moved")]


def test_sm_two_ways_to_the_ruins() -> None:
    """R7.2, SM: to the ruins over the clearing for 1 + 2 AP, over the temple for 2 + 1."""
    parts = {"tiles": {"b3": "A1+1"}, "members": {"a1": {"1": "E"}}}
    assert costs(play(table(**parts), "Ea1-b2", "Eb2-b3")) == [1, 2]
    assert costs(play(table(**parts), "Ea1-a2", "Ea2-b3")) == [2, 1]


def test_sm_setting_up_a_camp() -> None:
    """R9.1, SM: an explorer on a clearing without a camp sets one up for 5 AP."""
    game = table(tiles={"c2": "B1+0"}, members={"c2": {"1": "E"}})
    play(game, "Cc2")
    assert (game.ap, at(game, "camps", "c2")) == (5, 1)


def test_sm_floors_on_two_temples() -> None:
    """R8.2, SM: one floor with one explorer, two with two; the third explorer adds none there."""
    game = table(tiles={"a3": "A2+0"}, members={"b1": {"1": "E"}, "a2": {"1": "EEE"}})
    play(game, "Ub1", "Ua2", "Ua2")
    assert (game.ap, game.document()["levels"]) == (4, {"a2": 3, "a3": 2, "b1": 2})
    refused(game, "Ua2", "R8.2", "worked_twice", space="a2")
    play(game, "Ea2-a3", "Ua3")
    assert at(game, "levels", "a3") == 3


def test_sm_claiming_a_temple() -> None:
    """R9.2, SM: leader and explorer, 3 + 1, outdo three explorers; the leader stays on top."""
    members = {"b3": {"1": "LE", "2": "EEE"}}
    game = table(tiles={"b3": "E4+0"}, members=members, scoring=True, queue=[2], drawn="B4")
    play(game, "Gb3L")
    assert (at(game, "guards", "b3"), at(game, "removed", "1")) == ("1L", "E")
    play(game, "end", "end")
    assert game.scores == [6, 0]


def test_sm_three_explorers_two_treasures() -> None:
    """R8.4, SM: two of three treasures; the third explorer goes west for 1 AP and digs there."""
    game = table(
        tiles={"b3": "A1+3", "a3": "A3+0"},
        ruins={"b3": [1, 2, 3], "a3": [4, 5]},
        members={"b3": {"1": "EEE"}},
    )
    play(game, "Rb3", "Rb3")
    assert (game.ap, at(game, "hands", "1")) == (4, [1, 2])
    refused(game, "Rb3", "R8.4", "worked_twice", space="b3")
    assert costs(play(game, "Eb3-a3", "Ra3")) == [1]
    assert (game.ap, at(game, "hands", "1")) == (0, [1, 2, 4])


def test_sm_a_swap_that_makes_a_pair() -> None:
    """R8.6, SM: each has a pair and two singles; the swap gives the active player a second pair."""
    hands = {"1": [1, 1, 2, 3], "2": [3, 4, 4, 5]}
    game = table(hands=hands, scoring=True, queue=[2], drawn="B4")
    play(game, "X2-3@2")
    assert (game.ap, at(game, "hands", "1"), at(game, "hands", "2")) == (
        7,
        [1, 1, 3, 3],
        [2, 4, 4, 5],
    )
    play(game, "end", "end")
    assert game.scores == [6, 5]


def test_sm_the_first_round() -> None:
    """R4.1, SM: Philippe digs with his leader, then Igor uncovers two floors with two explorers."""
    game = dealt("A1", "A5", treasures=[6, 2, 2, 8])
    play(game, "A1@b3+0")
    assert at(game, "ruins", "b3") == [6, 2, 2, 8]
    assert costs(play(game, "L+a1", "La1-b2", "Lb2-b3")) == [1, 1]
    assert game.ap == 7
    play(game, "Rb3")
    assert (game.ap, at(game, "hands", "1")) == (4, [6])
    refused(game, "Rb3", "R8.4", "needs_more_members", space="b3", needed=2)
    play(game, "E+a1", "E+a1")
    assert costs(play(game, "Ea1-b1")) == [2]
    assert [str(action) for action in game.legal] == ["end"]
    play(game, "end", "A5@c2+0", "E+a1", "E+a1")
    assert costs(play(game, "Ea1-b1", "Ea1-b1")) == [2, 2]
    play(game, "Ub1", "Ub1")
    assert (game.seat, game.ap, at(game, "levels", "b1")) == (2, 0, 3)
    assert at(game, "members", "b1") == {"1": "E", "2": "EE"}


def test_sm_the_upper_left_corner() -> None:
    """R5.6, SM: the upper of two volcanoes is refused where the corner would lie behind both."""
    game = table(tiles={"a3": "A5+0", "b4": "A1+0", "a4": "B4"}, phase="place", drawn="D5")
    refused(game, "D5@b5", "R5.6", "volcano_seals", space="b5", sealed="a5")
    play(game, "D5@c4")


def test_sm_a_tile_of_level_four() -> None:
    """R5.4, SM: its floors 2, 3 and 4 come prebuilt: the stock still has all three second ones."""
    members = {"a2": {"1": "E"}, "b1": {"1": "E"}, "c1": {"1": "E"}}
    game = table(tiles={"c1": "A4+0"}, members=members, phase="place", drawn="C5")
    play(game, "C5@b3+0")
    assert at(game, "levels", "b3") == 4
    play(game, "Ua2", "Ub1", "Uc1")
    assert game.document()["levels"] == {"a2": 2, "b1": 2, "b3": 4, "c1": 2}


def test_sm_where_members_arrive() -> None:
    """R7.1, SM: everybody at the common camp, at a camp of one colour only that colour."""
    blue, red = 1, 2
    parts = {"tiles": {"c2": "B1+0"}, "camps": {"c2": blue}}
    play(table(seat=blue, **parts), "L+a1", "E+a1", "E+c2")
    play(table(seat=blue, **parts), "L+c2")
    game = table(seat=red, **parts)
    play(game, "L+a1", "E+a1")
    refused(game, "E+c2", "R7.1", "not_your_camp", space="c2")


def test_sm_a_leader_between_camps() -> None:
    """R7.3, SM: from one of his camps to another the leader goes for 1 AP."""
    game = table(
        tiles={"c2": "B1+0", "f4": "C2+0"}, camps={"c2": 1, "f4": 1}, members={"c2": {"1": "L"}}
    )
    play(game, "Lc2=f4")
    assert (game.ap, at(game, "members", "f4")) == (9, {"1": "L"})


def test_rgg_path_costs() -> None:
    """R7.2, RGG and FR: temple 2 to the clearing 3 AP, on to the ruins 6, to temple 1 just 1."""
    game = table(tiles=COUNTRY, members={"c1": {"1": "EE"}})
    refused(game, "Ec1-d1", "R7.2", "no_path", space="c1", to="d1")
    assert costs(play(game, "Ec1-b1", "Ec1-d2", "Ed2-d1")) == [1, 3, 3]
    assert game.ap == 3


def test_rgg_a_scoring_turn() -> None:
    """R10.3, R10.4, RGG and FR: temples 3 + 5 + 5 + 8 = 21, two pairs and two singles 8."""
    game = table(
        seats=3,
        seat=3,
        tiles={"c1": "B5+0", "c2": "D4+0", "b3": "E2+0", "d2": "E4+0"},
        levels={"d2": 7},
        members={
            "c1": {"1": "EE", "2": "E"},
            "c2": {"1": "L", "2": "EE"},
            "b3": {"1": "E"},
            "d2": {"1": "EE", "3": "E"},
            "b1": {"2": "E", "3": "E"},
        },
        hands={"1": [1, 1, 2, 2, 3, 4], "2": [5]},
        stack=["B4", "B1"],
    )
    play(game, "end")
    assert (game.seat, game.ap, game.document()["drawn"]) == (1, 10, "B4")
    events = play(game, "Ud2", "end")
    levels = [event["level"] for event in params(events, "temple_scored")]
    assert sorted(map(str, levels)) == ["3", "5", "5", "8"]
    assert params(events, "seat_scored") == [
        {"seat": 1, "temples": 21, "treasures": 8, "score": 29}
    ]
    assert (game.seat, game.ap) == (2, 10)
    play(game, "end", "end", "B4@d1")
    assert (game.seat, game.ap, game.scores) == (1, 10, [29, 1, 0])


def test_rgg_an_auction_round() -> None:
    """A11: B pays 5, A pays 4, C plays for nothing, D has the last tile, A opens the next round."""
    game = dealt("A1", "A2", "A3", "A5", variant="auction", seats=4)
    play(game, "bid2", "bid5", "pass", "pass", "pass")
    assert (game.seat, game.scores) == (2, [20, 15, 20, 20])
    play(game, "takeA2", "A2@b3+0", "end")
    assert (game.seat, game.phase, game.document()["up"]) == (3, "bid", [1, 3, 4])
    play(game, "bid1", "pass", "bid4", "pass")
    assert (game.seat, game.scores) == (1, [16, 15, 20, 20])
    play(game, "takeA5", "A5@c2+0", "end")
    assert (game.seat, game.document()["up"]) == (3, [3, 4])
    play(game, "pass", "pass")
    assert (game.seat, game.phase) == (3, "take")
    assert codes(play(game, "takeA1", "A1@a3+0", "end"))[-3:] == [
        "tile_taken",
        "turn_started",
        "tile_drawn",
    ]
    assert (game.seat, game.phase, game.document()["drawn"]) == (4, "place", "A3")
    play(game, "A3@c1+0", "end")
    assert (game.seat, game.phase, game.document()["up"]) == (1, "bid", [1, 2, 3, 4])
    assert game.scores == [16, 15, 20, 20]


def test_fr_a_legal_placement() -> None:
    """R5.2, FR: a temple that can be entered from both neighbours; one way in is enough."""
    game = table(phase="place", drawn="B6", members={"b1": {"1": "E"}, "b2": {"1": "E"}})
    play(game, "B6@c1+0")
    assert {"Eb1-c1", "Eb2-c1"} <= {str(action) for action in game.legal}
    game = table(phase="place", drawn="B6", members={"b2": {"1": "E"}})
    play(game, "B6@c2+0")
    assert "Eb2-c2" in game.legal


def test_fr_an_illegal_placement() -> None:
    """R5.2, FR: a clearing that no stone leads to can't lie so."""
    game = table(tiles={"c2": "B6+3"}, phase="place", drawn="C2")
    refused(game, "C2@c3+0", "R5.2", "tile_without_path", tile="C2", space="c3")
    play(game, "C2@c3+3")


@pytest.mark.parametrize("members", ["EE", "LE", "EEEE"])
def test_fr_two_levels_for_four_points(members: str) -> None:
    """R8.2, FR: two members or more uncover two levels for 4 AP."""
    game = table(edition="french2005", members={"b1": {"1": members}})
    play(game, "Ub1", "Ub1")
    assert (game.ap, at(game, "levels", "b1")) == (6, 3)
