"""L1 to L6: the board, its periphery, islands, and where members go."""

import pytest

from tests.legend_examples.positions import acting, position, site
from tests.rules.table import play, refused, spaces, table
from tests.tables import Data
from tikal.engine.legend.ground import connected, islands
from tikal.geometry.spaces import SPACE_NAMES

OUTSIDE = [f"{column}5" for column in "abcdefgh"] + [f"h{row}" for row in "1234"]
NORTH = {"a3": "E2>a2", "a4": "C2>a3"}


def named(bits: int) -> list[str]:
    """Return the spaces of a set."""
    return [name for index, name in enumerate(SPACE_NAMES) if bits >> index & 1]


def tile_in_hand(tile: str, **given: object) -> Data:
    """Return a position in which you have one tile to place and Mutul has nothing."""
    return acting([], site(), you=site(tiles=[tile]), **given)


def test_forty_spaces_and_the_printed_start() -> None:
    """L1: 40 spaces; base camp, two temples and a clearing are printed."""
    game = table(**position(1, "draft", display={"tokens": [6]}))
    document = game.document()
    assert len(SPACE_NAMES) == 40
    assert document["levels"] == {"a2": 1, "b1": 1}
    assert named(game.position.site.explored) == ["a1", "a2", "b1", "b2"]


def test_drafted_tiles_stay_inside() -> None:
    """L2: row 5 and column h are the periphery; drafted tiles never go there."""
    game = table(**tile_in_hand("E3", tiles=NORTH))
    assert len(OUTSIDE) == 12
    assert spaces(game) == {"b3", "b4", "c1", "c2"}
    refused(game, "E3@a5+0", "L2", "space_of_periphery", space="a5")


def test_every_inner_space_takes_a_tile() -> None:
    """L2: 28 spaces are inner ones, four of them printed: one for each drafted tile."""
    inner = [space for space in SPACE_NAMES if space not in OUTSIDE]
    assert len(inner) - 4 == 24


@pytest.mark.parametrize("space", ["c3", "d1"])
def test_no_path_needed_but_a_neighbour(space: str) -> None:
    """L3: a drafted tile goes next to an explored space, path or not."""
    game = table(**tile_in_hand("E1"))
    assert {f"E1@c2+{rotation}" for rotation in range(6)} <= {str(each) for each in game.legal}
    refused(game, f"E1@{space}+0", "L3", "not_next_to_explored", space=space)
    refused(game, "E1@a2+0", "L3", "already_explored", space="a2")


def test_islands() -> None:
    """L4: an island is not joined with the base camp by a chain of stones."""
    site_of = table(**tile_in_hand("E2", tiles={"c2": "C2>b2", "c3": "C3+0"})).position.site
    assert named(connected(site_of)) == ["a1", "a2", "b1", "b2", "c2"]
    assert [named(island) for island in islands(site_of)] == [["c3"]]


def test_a_periphery_tile_must_be_connected() -> None:
    """L5: once placed it is joined with the base camp; any rotation that does so will do."""
    parts = acting([], site(), you=site(cards=["outlying_lake-1"]), tiles=NORTH)
    game = table(**parts)
    play(game, "playK1")
    refused(game, "P5@a5+0", "L5", "not_accessible", tile="P5", space="a5")
    refused(game, "P5@h5+0", "L5", "not_accessible", tile="P5", space="h5")
    refused(game, "P5@b3+0", "L2", "space_not_of_periphery", space="b3")
    refused(game, "P5@a4+0", "L5", "already_explored", space="a4")
    refused(game, "P6@a5+3", "L28", "other_tile_on_card", tile="P6", drawn="P5")
    play(game, "P5@a5+3")
    refused(game, "P5@b5+4", "L28", "effect_used_up")


def test_a_rotation_is_written_once() -> None:
    """L5: of rotations that look alike the smallest is meant (R5.7)."""
    game = table(**acting([], site(), you=site(cards=["outlying_lake-4"]), tiles=NORTH))
    play(game, "playK1")
    refused(game, "P8@a5+3", "R5.7", "rotation_looks_the_same", rotation=1)


def test_members_enter_water_and_fire() -> None:
    """L6: lakes and volcanoes are entered and crossed like anything else."""
    tiles = {**NORTH, "a5": "P5>a4", "b3": "B4"}
    members = {"a4": {"1": "E"}, "a2": {"1": "L"}}
    game = table(**acting([], site(), you=site(12), tiles=tiles, members=members))
    play(game, "playAP", "Ea4-a5")
    assert game.document()["members"] == {"a2": {"1": "L"}, "a5": {"1": "E"}}
    stones = [str(each) for each in game.legal if each.kind == "move" and each.to == "b3"]
    assert stones == ["La2-b3"]
