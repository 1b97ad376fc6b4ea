"""S9: step 3 of a card, the tile."""

import pytest

import tikal
from tests.rules.table import TILES, codes, play, table
from tests.solo.turns import Happened, last_card, members, mutul, skipped, told
from tests.tables import Data
from tikal.geometry.spaces import SPACE_NAMES

PRINTED = ("a1", "a2", "b1", "b2")
VOLCANOES = ("B4", "D5", "F1")
# All neighbours of b2 are explored.
FULL_RING = {"b3": "A5+0", "c2": "B1+0", "c1": "B2+0"}


def placed(events: Happened) -> tuple[object, ...]:
    """Return where Mutul's tile went, how it was turned and towards which space."""
    (found,) = told(events, "mutul_placed_tile", "space", "rotation", "towards")
    return found


def test_the_first_legal_space() -> None:
    """S9: the tile goes on the first space in compass order where it may lie."""
    assert placed(mutul("S cw E", "G1")[1])[0] == "b3"
    assert placed(mutul("S ccw E", "G1")[1])[0] == "c1"
    assert placed(mutul("S ccw E", "G1", tiles=FULL_RING)[1])[0] == "d1"


def test_what_happens() -> None:
    """S9: the tile is drawn, placed with its treasures, and the guide moves onto it."""
    game, events = mutul("NW ccw E", "A1", treasures=[4, 3, 2, 1, 8, 8])
    first = codes(events).index("tile_drawn")
    assert codes(events)[first : first + 5] == [
        "tile_drawn",
        "mutul_placed_tile",
        "tile_placed",
        "treasures_buried",
        "guide_moved",
    ]
    document: Data = game.document()
    assert (document["guide"], document["tiles"]) == ("c1", {"c1": "A1+5"})
    assert document["ruins"] == {"c1": [4, 3, 2, 1]}
    assert document["treasures"] == [8, 8]


def test_most_stones_towards_the_guide() -> None:
    """S9: the side shared with the guide's space gets most stones: 2 of a tile with 2 and 1."""
    for needle, space, rotation in [("N", "b3", 3), ("NE", "c2", 4), ("SE", "c1", 5)]:
        _, events = mutul(f"{needle} cw E", "A2")
        assert placed(events) == (space, rotation, "b2")


@pytest.mark.parametrize(
    ("tile", "rotation"),
    # Stones on three sides, alike; the sides lie 0, 1 and 3 or 0, 2 and 4 turns from the first.
    [("A5", 2), ("D3", 1)],
)
def test_fewest_turns_among_equals(tile: str, rotation: int) -> None:
    """S9: of rotations with as many stones towards the guide the least turned one is taken."""
    _, events = mutul("NW ccw E", tile)
    assert placed(events) == ("c1", rotation, "b2")


@pytest.mark.parametrize(
    ("text", "towards", "rotation"),
    [("N cw E", "b3", 4), ("NE ccw E", "c2", 3)],
)
def test_towards_the_nearest_neighbour(text: str, towards: str, rotation: int) -> None:
    """S9: elsewhere the nearest explored neighbour counts, by the compass among equals."""
    tiles = {**FULL_RING, "b4": "C4+0", "d3": "E1+0"}
    _, events = mutul(text, "C2", tiles=tiles)
    assert placed(events) == ("c3", rotation, towards)


def test_nearer_before_earlier() -> None:
    """S9: of the explored neighbours the nearest to the guide counts."""
    tiles = {"b3": "A5+0", "b4": "C4+0", "a3": "E1+0", "a4": "E3+0", "c2": "B1+0", "c1": "B2+0"}
    _, events = mutul("N cw E", "C2", tiles=tiles)
    assert placed(events) == ("c3", 4, "b3")
    tiles |= {"c3": "D3+0", "d3": "F5+0", "d2": "C2+0", "d1": "B5+0"}
    _, events = mutul("N cw E", "G1", tiles=tiles)
    assert placed(events)[0] == "b5"
    assert placed(events)[2] == "b4", "a4 is as explored, but three steps away from b2"


@pytest.mark.parametrize(
    ("sense", "where"),
    # Both pass over b4, the clockwise one c3 as well: they touch nothing but the volcano (R5.2).
    [("cw", ("c2", 4, "b2")), ("ccw", ("a3", 3, "a2"))],
)
def test_a_guide_on_a_volcano(sense: str, where: tuple[object, ...]) -> None:
    """S9: no path leads to a volcano: it makes no space legal, and stones are turned elsewhere."""
    _, events = mutul(f"N {sense} E", "C2", tiles={"b3": "B4"}, guide="b3")
    assert placed(events) == where


def test_a_volcano_is_not_turned() -> None:
    """S9, R5.3: a volcano lies on the first space that touches an explored one, unturned."""
    game, _ = mutul("NE cw E", "D5", tiles={"b3": "B4"})
    events = play(game, "end")
    assert game.document()["tiles"] == {"b3": "B4", "c2": "D5"}
    assert game.document()["guide"] == "c2"
    assert placed(events) == ("c2", 0, None)
    (said,) = [str(event) for event in events if event.code == "mutul_placed_tile"]
    assert said == "Mutul places tile D5 on c2, the first legal space from NE clockwise."
    game, _ = mutul("N cw E", "D5", tiles={"b3": "B4"}, guide="b3")
    game.play("end")
    assert game.document()["guide"] == "b4", "no path is needed"


@pytest.mark.parametrize(("edition", "space"), [("supermeeple", "b4"), ("classic1999", "a4")])
def test_a_volcano_that_would_seal(edition: str, space: str) -> None:
    """S9, R5.6: where volcanoes may not seal off a5, Mutul's passes over a4 too."""
    tiles = {"a3": "B1+0", "b5": "B4"}
    game, _ = mutul("N cw E", "D5", tiles=tiles, guide="a3", edition=edition)
    game.play("end")
    assert game.document()["guide"] == space


def crowded(last: str) -> Data:
    """Return a board with h5 unexplored among three volcanoes, everything else explored."""
    places = dict(zip(("h4", "g4", "g5"), VOLCANOES, strict=True))
    free = [space for space in SPACE_NAMES if space not in (*PRINTED, *places, "h5")]
    tiles = [tile for tile in TILES if tile not in (*VOLCANOES, last)]
    spread = {space: f"{tile}+0" for space, tile in zip(free, tiles, strict=True)}
    return {"tiles": {**places, **spread}, "edition": "classic1999"}


def test_a_tile_that_fits_nowhere() -> None:
    """S9, R4.3: such a tile leaves the game, the guide stays, and S10's second part applies."""
    parts = crowded("G4")
    game, events = mutul("N cw EE", "G4", **parts)
    assert told(events, "tile_discarded", "seat", "tile") == [(2, "G4")]
    assert "mutul_placed_tile" not in codes(events)
    assert "guide_moved" not in codes(events)
    document: Data = game.document()
    assert document["guide"] == "b2"
    assert (document["tiles"], document["drawn"]) == (dict(sorted(parts["tiles"].items())), None)
    highest = max(document["levels"], key=lambda space: int(document["levels"][space]))
    assert document["levels"][highest] == 6
    assert [event.params["why"] for event in events if event.code == "mutul_placed_member"] == [
        "temple",
        "temple",
    ]
    assert members(game)[highest] == "E"
    assert 4 not in skipped(events)


def test_a_card_without_a_tile_places_none() -> None:
    """S9, S14: the last card finds no tile, and says nothing of one."""
    game, events = last_card("N cw E")
    assert {"tile_drawn", "mutul_placed_tile", "tile_discarded"}.isdisjoint(codes(events))
    assert game.document()["guide"] == "b2"


@pytest.mark.parametrize("guide", ["a2", "b1", "c2"])
def test_every_placement_is_legal(guide: str) -> None:
    """S9: whatever the card, you could have laid the same tile in the same way (section 5)."""
    tiles = {"c2": "A5+1", "d2": "B4", "c3": "C1+4"}
    for needle in ("N", "NE", "SE", "S", "SW", "NW"):
        for sense in ("cw", "ccw"):
            for tile in ("A1", "A4", "D3", "E4"):
                _, events = mutul(f"{needle} {sense} E", tile, tiles=tiles, guide=guide)
                space, rotation, _ = placed(events)
                yours = table(tiles=tiles, phase="place", drawn=tile)
                assert tikal.parse(f"{tile}@{space}+{rotation}") in yours.legal
