"""The board for terminals: it lines up, and shows every space and what steps cost."""

import re
import unicodedata

import pytest

import tikal
from tests.notation.picture_reader import game_of
from tests.playing import purposeful, seeded, walk
from tests.tables import Data
from tikal.engine.state.site import Site
from tikal.geometry.directions import opposite
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD, SPACE_INDEX, SPACE_NAMES
from tikal.notation.terminal.grid import BOX_HEIGHT, BOX_WIDTH, corner


def sheet(game: tikal.Game) -> list[str]:
    """Return the lines of the board itself, all equally long."""
    lines = str(game).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("┌"))
    return [line.ljust(100) for line in lines[first : first + 23]]


def inside(game: tikal.Game, space: str) -> list[str]:
    """Return the three lines of a space."""
    x, y = corner(SPACE_INDEX[space])
    lines = sheet(game)[y + 1 : y + BOX_HEIGHT]
    return [line[x + 1 : x + BOX_WIDTH].strip(" ()") for line in lines]


def side_text(game: tikal.Game, space: str, side: int) -> str:
    """Return the three characters around the middle of a side."""
    return text_of_side(sheet(game), SPACE_INDEX[space], side)


def text_of_side(lines: list[str], space: int, side: int) -> str:
    """Return the same for a board that is already there."""
    x, y = corner(space)
    places = ((6, 0), (12, 1), (12, 3), (6, 4), (0, 3), (0, 1))
    east, south = places[side]
    return lines[y + south][max(0, x + east - 1) : x + east + 2]


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 2), ("classic", 4), ("auction", 3), ("solo", 2)]
)
def test_it_fits_into_a_terminal(variant: str, seats: int) -> None:
    """At most 100 columns, every character one column wide, no control characters, no colour."""
    game = tikal.Game.new(variant=variant, seats=seats, seed=8)
    rng = seeded(8)
    while not game.over:
        text = str(game)
        assert max(len(line) for line in text.splitlines()) <= 100
        assert {unicodedata.east_asian_width(letter) for letter in text} <= {"N", "Na", "A"}
        assert all(letter == "\n" or letter.isprintable() for letter in text)
        assert not any(unicodedata.combining(letter) for letter in text)
        walk(game, rng, 80)
    assert str(game).startswith("Game over: ")


def test_every_space_has_its_name() -> None:
    """The 40 names stand in the upper lines of their boxes."""
    text = "\n".join(sheet(tikal.Game.new(seed=1)))
    assert sorted(re.findall(r"[a-h][1-5]", text)) == sorted(SPACE_NAMES)


def test_boxes_join() -> None:
    """Lines meet in proper corners: the first line and the seam between a and b at the top."""
    lines = sheet(tikal.Game.new(seed=1))
    assert lines[0].startswith("┌╌a5╌╌╌╌╌╌╌╌┐           ┌╌c5")
    assert lines[2].startswith("┆           ├╌b5╌╌╌╌╌╌╌╌┤")
    assert lines[22].rstrip().endswith("└╌╌╌╌╌╌╌╌╌╌╌┘")
    assert "?" not in "".join(lines)


def test_terrain_is_named() -> None:
    """Each explored space says what it is; a temple its level, ruins the treasures left."""
    game = game_of(
        {
            "tiles": {"b3": "A1+0", "c2": "B4", "c3": "A3+0", "c1": "A5+0"},
            "levels": {"a2": 10},
            "ruins": {"b3": [1, 2]},
            "camps": {"c1": 2},
        }
    )
    shown = {space: inside(game, space)[0] for space in ("a1", "a2", "b1", "b2", "b3")}
    assert shown == {
        "a1": "base camp",
        "a2": "temple 10",
        "b1": "temple 1",
        "b2": "clearing",
        "b3": "ruins 2",
    }
    assert [inside(game, space)[0] for space in ("c1", "c2", "c3")] == [
        "camp X",
        "volcano",
        "ruins 0",
    ]
    assert inside(game, "h1") == ["", "", ""]


def test_members_have_a_letter_for_each_seat() -> None:
    """Explorers by number, the leader by a star, both together; two lines if one is too short."""
    game = game_of(
        {
            "seats": 4,
            "members": {
                "a1": {"1": "LEE", "2": "E"},
                "b2": {"3": "L"},
                "b1": {"1": "EEE", "2": "LEE", "3": "E", "4": "LE"},
            },
        }
    )
    assert inside(game, "a1")[1:] == ["W*2 X1", ""]
    assert inside(game, "b2")[1:] == ["Y*", ""]
    assert inside(game, "b1")[1:] == [">X W3 X*2", "Y1 Z*1"]


def test_temples_tell_who_holds_them() -> None:
    """R10.3: a guard, the strongest, a tie, or nobody."""
    game = game_of(
        {
            "tiles": {"b3": "A2+0", "c2": "A4+0"},
            "guards": {"a2": "2L", "b3": "1E"},
            "members": {"b1": {"1": "EE", "2": "EE"}, "c2": {"2": "E"}},
        }
    )
    assert [inside(game, space)[1] for space in ("a2", "b3", "b1", "c2")] == [
        "^XL",
        "^WE",
        "tie W2 X2",
        ">X X1",
    ]
    assert inside(tikal.Game.new(seed=1), "a2")[1] == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_temple_fits(seats: int) -> None:
    """With a guard and everybody's 17 explorers and leader no letter is lost."""
    members: Data = {str(seat): "L" + "E" * 17 for seat in range(2, seats + 1)}
    members["1"] = "L" + "E" * 17
    game = game_of({"seats": seats, "guards": {"a2": "1E"}, "members": {"a2": members}})
    joined = "".join(inside(game, "a2")[1:]).replace(" ", "")
    assert joined == "^WE" + "".join(f"{letter}*17" for letter in "WXYZ"[:seats])


def test_steps_show_their_cost() -> None:
    """R7.2: the sum of the stones on both sides, seen from either space; no number, no path."""
    game = game_of({"tiles": {"c1": "D2+0", "c2": "C1+3"}})
    assert side_text(game, "c1", 0) == side_text(game, "c2", 3) == "(6)"
    assert side_text(game, "a1", 0) == "(2)"
    assert side_text(game, "a1", 1) == "(1)"
    assert side_text(game, "b2", 2) == "(1)"
    assert side_text(game, "b2", 3) == "───"


def test_stones_that_face_the_jungle_are_dots() -> None:
    """R5.2: one, two or three dots where a new tile could join; none where none lie."""
    game = game_of({"tiles": {"c2": "A4+0", "e2": "C2+0"}})
    assert side_text(game, "c2", 0)[1] == ":"
    assert side_text(game, "c2", 1)[1] == "·"
    assert side_text(game, "e2", 0)[1] == "⋮"
    assert side_text(game, "e2", 3)[1] == "─"


def test_all_costs_of_a_game_are_shown() -> None:
    """Throughout a game every border shows what the engine asks for a step, or no number."""
    game = tikal.Game.new(seats=3, seed=5)
    rng = seeded(5)
    while not game.over:
        walk(game, rng, 120, purposeful)
        _agrees(game, game.position.site)


def _agrees(game: tikal.Game, site: Site) -> None:
    lines = sheet(game)
    for space in range(40):
        for side in range(6):
            next_to = NEIGHBOURS[space * 6 + side]
            if next_to == OFF_BOARD:
                continue
            cost = site.cost[space * 6 + side]
            assert cost == site.cost[next_to * 6 + opposite(side)]
            match = re.fullmatch(r"\((\d)\)", text_of_side(lines, space, side))
            assert (int(match[1]) if match else 0) == cost


def test_it_says_whose_move_it_is() -> None:
    """Seat, phase and AP stand on top, with the tiles that lie open and their stones."""
    game = game_of({"phase": "place", "drawn": "A4", "seat": 2})
    assert str(game).splitlines()[:2] == [
        "Seat 2 places A4",
        "A4 temple 1, stones N 2, NE 1 (to place)",
    ]
    scoring = game_of({"ap": 3, "scoring": True, "turn": 2, "queue": [2], "drawn": "B4"})
    assert str(scoring).splitlines()[:2] == [
        "Seat 1 has 3 AP. Scoring round, then seat 2",
        "B4 volcano (to place)",
    ]


def test_the_table_of_seats() -> None:
    """Score, points if scored now, supply, leader, camps, guards and treasures of each seat."""
    game = game_of(
        {
            "scores": [10, 112],
            "seat": 2,
            "hands": {"1": [], "2": [1, 4, 4, 4]},
            "camps": {"b2": 1},
            "members": {"b1": {"2": "LE"}},
        }
    )
    lines = str(game).splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith("  seat"))
    assert [line.split() for line in lines[start : start + 3]] == [
        ["seat", "score", "now", "explorers", "leader", "camps", "guards", "treasures"],
        ["W", "1", "10", "+0", "18", "supply", "1", "2", "none"],
        [">", "X", "2", "112", "+8", "17", "b1", "2", "2", "1", "4x3"],
    ]


def test_the_widest_line_of_the_table_fits() -> None:
    """All 24 treasures in one hand, a great score and a bid still take 100 columns at most."""
    treasures = [kind for kind in range(1, 9) for _ in range(3)]
    document: Data = {"variant": "auction", "phase": "bid", "seat": 2, "bid": 9999, "bidder": 1}
    game = game_of({**document, "scores": [9999, 0], "hands": {"1": treasures, "2": []}})
    lines = str(game).splitlines()
    assert any(line.endswith("8x3  bid 9999") for line in lines)
    assert max(len(line) for line in lines) <= 100


def test_the_guide_has_a_sign() -> None:
    """S2: @ is the guide, alone or before everybody else on his space, and on no other."""
    assert inside(game_of({"variant": "solo"}), "b2") == ["clearing", "@", ""]
    game = tikal.Game.new(variant="solo", seed=7)
    assert inside(game, "c1") == ["temple 1", "@ >X X2", ""]
    assert "\n".join(sheet(game)).count("@") == 1
    assert "W: seat 1, X: Mutul, @: his guide. W3: three explorers" in str(game)
    assert "@" not in str(tikal.Game.new(seed=7))


def test_the_fullest_temple_with_the_guide_fits() -> None:
    """S1: beside the guide, a guard, your 17 explorers and his 36, each with the leader."""
    members = {"1": "L" + "E" * 17, "2": "L" + "E" * 36}
    document: Data = {"variant": "solo", "guide": "a2", "levels": {"a2": 10}}
    game = game_of({**document, "guards": {"a2": "1E"}, "members": {"a2": members}})
    assert inside(game, "a2") == ["temple 10", "@ ^WE W*17", "X*36"]


def test_the_table_of_a_solo_game() -> None:
    """S1, S3: Mutul by his name, the open card, and what is left of a reconstructed deck (S16)."""
    lines = str(tikal.Game.new(variant="solo", seed=7)).splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith("  seat"))
    assert lines[start : start + 3] == [
        "  seat      score    now  explorers  leader     camps  guards  treasures",
        "> W 1           0     +0         18  supply         2       2  none",
        "  X Mutul     175     +1         34  supply         0       2  none",
    ]
    assert lines[start + 5 : start + 7] == [
        "  Last card: S12, needle NW, counter-clockwise, 2 explorers",
        "  Cards left before the shuffle: 11 (the built-in deck, a reconstruction)",
    ]


def test_a_deck_of_ones_own_is_not_labelled() -> None:
    """S16: the longest name of a card fits, and only the built-in deck is a reconstruction."""
    cards = [dict(card) for card in tikal.solo_deck()]
    cards[2]["id"] = "M" * 20
    game = game_of({"variant": "solo", "cards": cards, "discards": ["M" * 20]})
    lines = str(game).splitlines()
    assert f"  Last card: {'M' * 20}, needle NE, clockwise, the leader and 2 explorers, guards" in (
        lines
    )
    assert "  Cards left before the shuffle: 11" in lines
    assert max(len(line) for line in lines) <= 100


def test_mutul_holds_a_volcano() -> None:
    """S13: you score alone while he holds it, and the card that will place it is in force."""
    held: Data = {"turn": 2, "scoring": True, "drawn": "B4", "card": "S07", "discards": ["S07"]}
    text = str(game_of({"variant": "solo", **held}))
    assert text.splitlines()[:2] == [
        "Seat 1 has 10 AP. Scoring round: Mutul does not score",
        "B4 volcano (for Mutul)",
    ]
    assert "Card in force: S07, needle S, clockwise, 1 explorer, guards" in text


def test_the_stock_and_the_legend() -> None:
    """Tiles left by letter, treasures, floors by level; the legend names the seats at the table."""
    text = str(game_of({"seats": 3, "levels": {"a2": 2}, "stack": ["C1", "C2"], "treasures": [5]}))
    assert "tiles left   A 0  B 0  C 2  D 0  E 0  F 0  G 0   treasures left 1" in text
    assert "floors left  2:2  3:6  4:9  5:11  6:8  7:5  8:3  9:2  10:1" in text
    assert "W X Y: seats 1 to 3." in text
