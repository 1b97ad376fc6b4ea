"""R2: the board."""

import pytest

import tikal
from tests.rules.table import TILES, dealt, refused, spaces, table

# Tiles with three stones on one side, turned away from c3, on all its neighbours clockwise.
AROUND_C3 = {
    "c4": "C2+0",
    "d4": "C3+1",
    "d3": "D2+2",
    "c2": "D4+3",
    "b3": "E2+4",
    "b4": "E4+5",
}


@pytest.mark.parametrize("name", ["i1", "a0", "a6", "h9"])
def test_no_other_spaces(name: str) -> None:
    """R2.1: a space is a column a to h and a row 1 to 5; other names mean nothing."""
    with pytest.raises(tikal.InvalidNotation, match=f"there is no space {name}"):
        tikal.parse(f"E+{name}")


def test_forty_spaces() -> None:
    """R2.1: all eight columns with their five rows can be written."""
    names = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
    assert [tikal.parse(f"U{name}").space for name in names] == names


def test_columns_are_staggered() -> None:
    """R2.1: b sits half a space south of a, so a1 touches a2, b2 and b1, but not b3."""
    game = table(members={"a1": {"1": "E"}, "a2": {"1": "E"}})
    assert {"Ea1-a2", "Ea1-b2", "Ea1-b1"} <= {str(action) for action in game.legal}
    refused(game, "Ea1-b3", "R7.2", "not_neighbours", space="a1", to="b3")
    refused(game, "Ea2-b1", "R7.2", "not_neighbours", space="a2", to="b1")
    assert spaces(dealt("A1")) == {"a3", "b3", "c1", "c2"}


@pytest.mark.parametrize("rotation", range(6))
def test_rotation_turns_clockwise(rotation: int) -> None:
    """R2.2: the side that looks north at +0 looks NE, SE, S, SW, NW with each further turn."""
    tiles = {"c3": f"C1+{rotation}", **AROUND_C3}
    game = table(tiles=tiles, members={"c3": {"1": "E"}})
    moves = [str(action) for action in game.legal if action.space == "c3" and action.to]
    assert moves == [f"Ec3-{list(AROUND_C3)[rotation]}"]


def test_printed_spaces() -> None:
    """R2.3: base camp, two temples of level 1 and a clearing, with their printed paths."""
    game = table(members={"a1": {"1": "E"}, "a2": {"1": "E"}, "b1": {"1": "E"}, "b2": {"1": "E"}})
    costs = {"Ea1-b2": 1, "Ea1-a2": 2, "Ea1-b1": 2, "Eb2-a1": 1, "Ea2-a1": 2, "Eb1-a1": 2}
    moves = {str(action) for action in game.legal if action.kind == "move"}
    assert moves == set(costs)
    assert {text: game.copy().play(text)[0].params["cost"] for text in moves} == costs
    assert game.document()["levels"] == {"a2": 1, "b1": 1}
    assert {"Ua2", "Ub1", "Cb2"} <= {str(action) for action in game.legal}


def test_printed_spaces_take_no_tile() -> None:
    """R2.3: they are explored from the start."""
    for space in ("a1", "a2", "b1", "b2"):
        refused(dealt("A1"), f"A1@{space}+0", "R5.1", "already_explored", space=space)


def test_the_painted_volcano_is_no_space() -> None:
    """R2.4: the 36 tiles and the four printed spaces fill the board; nothing else lies on it."""
    names = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
    free = [name for name in names if name not in ("a1", "a2", "b1", "b2")]
    volcanoes = ("B4", "D5", "F1")
    texts = [tile if tile in volcanoes else f"{tile}+0" for tile in TILES]
    game = table(tiles=dict(zip(free, texts, strict=True)))
    assert game.document()["stack"] == []
    assert dealt("A1").document()["tiles"] == {}
