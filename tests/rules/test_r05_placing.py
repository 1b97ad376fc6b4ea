"""R5: placing a tile."""

import pytest

import tikal
from tests.rules.table import at, codes, dealt, params, play, reason, refused, spaces, table

# One tile with its stones away from c3, which touches nothing else that is explored.
LONELY = {"c2": "C2+3"}


def test_beside_an_explored_space() -> None:
    """R5.1: a tile goes on an unexplored space that touches an explored one."""
    game = dealt("A1")
    assert spaces(game) == {"a3", "b3", "c1", "c2"}
    refused(game, "A1@b2+0", "R5.1", "already_explored", space="b2")
    refused(game, "A1@d4+0", "R5.1", "not_next_to_explored", space="d4")
    assert reason(game, "A1@d4+0") == "d4 touches no explored space"


def test_the_explored_part_grows() -> None:
    """R5.1: every placed tile opens the spaces around it, and closes its own."""
    game = dealt("A1", "A2")
    play(game, "A1@c1+0", "end")
    assert spaces(game) == {"a3", "b3", "c2", "d1", "d2"}
    refused(game, "A2@c1+0", "R5.1", "already_explored", space="c1")


def test_stones_of_the_new_tile_make_a_path() -> None:
    """R5.2: stones on the tile's own side are enough."""
    game = table(tiles=LONELY, phase="place", drawn="C1")
    refused(game, "C1@c3+0", "R5.2", "tile_without_path", tile="C1", space="c3")
    assert reason(game, "C1@c3+0") == "no path would lead to C1 on c3"
    assert [str(action) for action in game.legal if action.space == "c3"] == ["C1@c3+3"]


def test_stones_of_the_neighbour_make_a_path() -> None:
    """R5.2: so are stones on the explored side, whichever way the tile lies."""
    game = table(tiles={"c2": "C2+0"}, phase="place", drawn="C1")
    assert len([action for action in game.legal if action.space == "c3"]) == 6


def test_no_path_through_a_volcano() -> None:
    """R5.2: stones towards a volcano make no path."""
    game = table(tiles={"c2": "B4"}, phase="place", drawn="C1")
    refused(game, "C1@c3+3", "R5.2", "tile_without_path", tile="C1", space="c3")
    assert "c3" not in spaces(game)


def test_volcanoes_need_no_path() -> None:
    """R5.3: a volcano goes beside any explored space, be it another volcano."""
    game = table(tiles=LONELY, phase="place", drawn="B4")
    assert {"B4@c3", "B4@d2", "B4@a3"} <= {str(action) for action in game.legal}
    refused(game, "B4@e1", "R5.1", "not_next_to_explored", space="e1")
    assert "D5@c3" in table(tiles={"c2": "B4"}, phase="place", drawn="D5").legal


def test_volcanoes_have_no_rotation() -> None:
    """R5.3: there is one way to lay a volcano, and one to write it."""
    game = table(phase="place", drawn="B4")
    assert len(game.legal) == len(spaces(game))
    with pytest.raises(tikal.InvalidNotation, match="a volcano has no rotation"):
        game.play("B4@c2+0")


@pytest.mark.parametrize(("tile", "level"), [("A4", 1), ("B5", 3), ("D4", 5), ("E4", 6)])
def test_temples_show_their_printed_level(tile: str, level: int) -> None:
    """R5.4: a placed temple has the level that is printed on its tile."""
    game = table(phase="place", drawn=tile)
    assert codes(play(game, f"{tile}@b3+0")) == ["tile_placed"]
    assert at(game, "levels", "b3") == level


def test_printed_levels_use_no_floors() -> None:
    """R5.4: what is printed uses none of the 48: the ninth fourth floor is still there."""
    tiles = {"c3": "B5+0", "c4": "C1+0", "c5": "G3+0", "d1": "G4+0", "d2": "A2+0", "d3": "A6+0"}
    others = {"d4": "B6+0", "d5": "A4+0"}
    levels = {**dict.fromkeys([*tiles, *others], 4), "b1": 3}
    parts = {"tiles": {**tiles, **others}, "levels": levels, "members": {"b1": {"1": "E"}}}
    game = table(phase="place", drawn="C5", **parts)
    play(game, "C5@b3+0", "Ub1")
    assert (at(game, "levels", "b3"), at(game, "levels", "b1")) == (4, 4)


@pytest.mark.parametrize(("tile", "masks"), [("A1", 4), ("C3", 3), ("E5", 2)])
def test_ruins_hide_a_treasure_under_each_mask(tile: str, masks: int) -> None:
    """R5.5: ruins get as many treasures as they have masks, the first of the supply on top."""
    supply = [5, 8, 5, 2, 7]
    game = table(phase="place", drawn=tile, treasures=supply)
    events = play(game, f"{tile}@b3+0")
    assert params(events, "treasures_buried") == [{"space": "b3", "count": masks}]
    assert at(game, "ruins", "b3") == supply[:masks]
    assert game.document()["treasures"] == supply[masks:]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_buried_treasures_are_unseen(seat: int | None) -> None:
    """R5.5: nobody knows what lies there, not even who placed the tile."""
    game = dealt("A1", treasures=[5, 8, 5, 2])
    play(game, "A1@b3+0")
    assert game.view(seat).document()["ruins"] == {"b3": [0, 0, 0, 0]}


def test_a_supply_cut_short() -> None:
    """R5.5: where a position has fewer treasures left than masks, the ruins get those."""
    game = table(phase="place", drawn="A1", treasures=[6])
    play(game, "A1@b3+0")
    assert at(game, "ruins", "b3") == [6]


def test_a_volcano_must_not_seal() -> None:
    """R5.6: no unexplored space may be cut off from the base camp by volcanoes."""
    parts = {"tiles": {"a3": "A5+0", "b5": "B4"}, "phase": "place", "drawn": "D5"}
    game = table(**parts)
    refused(game, "D5@a4", "R5.6", "volcano_seals", space="a4", sealed="a5")
    assert reason(game, "D5@a4") == "a volcano on a4 would cut off a5"
    assert {"D5@b4", "D5@a5"} <= {str(action) for action in game.legal}
    play(table(options={"volcano_may_seal": True}, **parts), "D5@a4")


def test_explored_spaces_may_be_cut_off() -> None:
    """R5.6: only unexplored spaces count; an explored corner may end up behind volcanoes."""
    tiles = {"a3": "A5+0", "a5": "A1+0", "b5": "B4"}
    assert "D5@a4" in table(tiles=tiles, phase="place", drawn="D5").legal


def test_unexplored_spaces_join_a_way() -> None:
    """R5.6: a way over spaces nobody has explored yet is a way."""
    tiles = {"b3": "B4", "c2": "D5"}
    game = table(tiles=tiles, phase="place", drawn="F1")
    assert "F1@a3" in game.legal
    tiles = {"b3": "B4", "c2": "D5", "a3": "A5+0"}
    assert "F1@c1" in table(tiles=tiles, phase="place", drawn="F1").legal


def test_three_volcanoes_around_a_corner() -> None:
    """R5.6: the third volcano around h5 is refused; beside two of them the corner stays open."""
    tiles = {"g3": "A5+0", "h4": "B4", "g5": "D5"}
    game = table(tiles=tiles, phase="place", drawn="F1")
    refused(game, "F1@g4", "R5.6", "volcano_seals", space="g4", sealed="h5")
    assert {"F1@h5", "F1@h3"} <= {str(action) for action in game.legal}


@pytest.mark.parametrize(("tile", "rotations"), [("C1", 6), ("A5", 6), ("A2", 6), ("D3", 2)])
def test_rotations_that_look_the_same(tile: str, rotations: int) -> None:
    """R5.7: only rotations that look different are different choices."""
    game = table(phase="place", drawn=tile)
    turns = sorted({action.rotation or 0 for action in game.legal})
    assert turns == list(range(rotations))


def test_the_smallest_rotation_is_written() -> None:
    """R5.7: of the rotations that look the same the smallest is the legal one."""
    game = table(phase="place", drawn="D3")
    refused(game, "D3@b3+3", "R5.7", "rotation_looks_the_same", rotation=1)
    assert reason(game, "D3@b3+4") == "that rotation looks like +0: write +0"
    play(game, "D3@b3+1")
    assert at(table(tiles={"b3": "D3+5"}), "tiles", "b3") == "D3+1"
