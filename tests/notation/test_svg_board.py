"""What the SVG shows on the board, space by space."""

import pytest

import tikal
from tests.notation.picture_reader import (
    SVG,
    at,
    centre_of,
    game_of,
    hue_shapes,
    layer_of,
    on_space,
    styles,
    words,
)
from tests.playing import purposeful, seeded, walk
from tests.tables import Data


def test_columns_a_c_e_g_sit_half_a_space_north() -> None:
    """R2.1: rows climb to the north; b1 lies half a space south of a1 and c1, h is last."""
    game = tikal.Game.new(seed=1)
    a1, a2, b1, c1, h5 = (centre_of(game, space) for space in ("a1", "a2", "b1", "c1", "h5"))
    assert a2[0] == a1[0]
    assert a2[1] < a1[1]
    assert b1[1] - a1[1] == pytest.approx((a1[1] - a2[1]) / 2, abs=0.2)
    assert c1[1] == a1[1]
    assert a1[0] < b1[0] < c1[0] < h5[0]


def test_every_space_has_its_name() -> None:
    """All 40 spaces are there, each once, with its name written on it."""
    names = layer_of(tikal.Game.new(seed=1), "names").findall(f"{SVG}g")
    assert len(names) == 40
    assert all(node.get("data-space") in words(node) for node in names)


def test_tiles_show_their_id() -> None:
    """An explored space tells which tile lies there; the printed ones have none."""
    game = game_of({"tiles": {"b3": "A1+0", "c2": "B4"}})
    assert words(on_space(game, "names", "b3")) == ["b3", "A1"]
    assert words(on_space(game, "names", "c2")) == ["c2", "B4"]
    assert words(on_space(game, "names", "b2")) == ["b2"]


def test_each_terrain_has_its_own_ground() -> None:
    """R2, R8.5: six grounds, and emptied ruins have that of a clearing."""
    tiles = {"b3": "A1+0", "c2": "B4", "c3": "A3+0"}
    game = game_of({"tiles": tiles, "ruins": {"b3": [5]}})
    grounds = {
        space: styles(on_space(game, "ground", space))[0]
        for space in ("a1", "a2", "b2", "b3", "c2", "c3", "h5")
    }
    assert grounds == {
        "a1": "home",
        "a2": "sand",
        "b2": "grass",
        "b3": "rubble",
        "c2": "ash",
        "c3": "grass",
        "h5": "jungle",
    }


def test_stones_lie_on_the_tiles_own_sides() -> None:
    """R2.2: A4 has 2 stones in the north and 1 in the north-east; turned by 2 they turn along."""
    for rotation, two, one in ((0, (0, -1), (1, -1)), (2, (1, 1), (0, 1))):
        game = game_of({"tiles": {"c2": f"A4+{rotation}"}})
        node = on_space(game, "stones", "c2")
        assert node is not None
        places = [
            (_sign(float(stone.get("cx", ""))), _sign(float(stone.get("cy", ""))))
            for stone in node.iter(f"{SVG}circle")
        ]
        assert sorted(places) == sorted([two, two, one])


def _sign(value: float) -> int:
    """Return -1, 0 or 1, taking the row of stones along one side as 0."""
    return 0 if abs(value) < 10 else (1 if value > 0 else -1)


@pytest.mark.parametrize("level", range(1, 11))
def test_a_temple_has_as_many_steps_as_its_level(level: int) -> None:
    """The pyramid of a temple grows by a step with every floor, and the level stands on it."""
    game = game_of({"levels": {"a2": level}})
    node = on_space(game, "sites", "a2")
    shrine = 1
    assert styles(node).count("step") == level + shrine
    assert words(node) == [str(level)]


def test_pyramids_grow() -> None:
    """A higher temple is drawn higher."""
    tops = []
    for level in range(1, 11):
        node = on_space(game_of({"levels": {"a2": level}}), "sites", "a2")
        assert node is not None
        tops.append(min(float(rect.get("y", "")) for rect in node.iter(f"{SVG}rect")))
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 10


@pytest.mark.parametrize(("guard", "shape"), [("1E", "circle"), ("2L", "rect")])
def test_a_guard_stands_on_its_temple(guard: str, shape: str) -> None:
    """R9.3: the guard's sign, its seat's shape with E or L on it, is on top of the pyramid."""
    game = game_of({"guards": {"b1": guard}, "levels": {"b1": 4}})
    node = on_space(game, "sites", "b1")
    assert words(node) == ["4", guard[1]]
    assert hue_shapes(node) == [(shape, guard[0])]
    assert f"line{guard[0]}" in styles(on_space(game, "ground", "b1"))


def test_the_strongest_hold_a_temple() -> None:
    """R10.3: a flag and a frame in the colour of the seat with most strength (L counts 3)."""
    game = game_of({"seats": 4, "members": {"b1": {"1": "EE", "4": "L"}}})
    assert hue_shapes(on_space(game, "sites", "b1")) == [("polygon", "4")]
    assert "line4" in styles(on_space(game, "ground", "b1"))


def test_a_tie_is_marked() -> None:
    """R10.3: where the strongest are equal, the temple shows = and no frame."""
    game = game_of({"members": {"b1": {"1": "EEE", "2": "L"}}})
    assert words(on_space(game, "sites", "b1")) == ["1", "="]
    assert "band" not in styles(on_space(game, "ground", "b1"))
    assert "band" not in styles(on_space(game, "ground", "a2"))


def test_ruins_show_the_masks_left() -> None:
    """R5.5, R8.3: a mask for each treasure left, an empty place for each one taken."""
    game = game_of({"tiles": {"c2": "A1+0"}, "ruins": {"c2": [1, 2, 3]}})
    node = on_space(game, "sites", "c2")
    assert styles(node).count("mask") == 3
    assert styles(node).count("socket") == 1
    assert words(node) == ["\N{MULTIPLICATION SIGN}3"]


def test_emptied_ruins_look_like_a_clearing() -> None:
    """R8.5: no mask, no number; grass and fallen columns."""
    node = on_space(game_of({"tiles": {"c2": "A1+0"}}), "sites", "c2")
    assert words(node) == []
    assert {"tuft", "column"} <= set(styles(node))
    assert "mask" not in styles(node)


@pytest.mark.parametrize("seat", [1, 2])
def test_camps_are_tents_of_their_owner(seat: int) -> None:
    """R9.1: a camp has its owner's colour and sign, on clearings and emptied ruins alike."""
    game = game_of({"tiles": {"c2": "A1+0"}, "camps": {"b2": seat, "c2": seat}})
    for space in ("b2", "c2"):
        shapes = hue_shapes(on_space(game, "sites", space))
        assert shapes == [("polygon", str(seat)), ("circle" if seat == 1 else "rect", str(seat))]


def test_the_base_camp_and_volcanoes_are_nobodys() -> None:
    """What everybody shares or nobody enters bears no seat's colour."""
    game = game_of({"tiles": {"c2": "B4"}})
    for space, style in (("a1", "canvas"), ("c2", "lava")):
        node = on_space(game, "sites", space)
        assert hue_shapes(node) == []
        assert style in styles(node)


def test_members_are_counted_by_seat() -> None:
    """Explorers are a sign with their number, the leader one with a star, seat by seat."""
    members = {"1": "LEEE", "2": "EE", "3": "E", "4": "LEEEEEEEEEEEE"}
    game = game_of({"seats": 4, "members": {"b2": members}})
    node = on_space(game, "members", "b2")
    assert words(node) == ["3", "2", "1", "12"]
    assert [seat for _, seat in hue_shapes(node)] == ["1", "1", "2", "3", "4", "4"]
    assert node is not None
    stars = [star.get("class") for star in node.iter(f"{SVG}polygon")]
    assert [star for star in stars if star in {"on1", "on4"}] == ["on1", "on4"]


def test_seats_differ_in_shape_and_pattern() -> None:
    """Without any colour: four seats have four outlines, and three of them a pattern each."""
    game = game_of({"seats": 4, "members": {"b2": {str(seat): "E" for seat in range(1, 5)}}})
    node = on_space(game, "members", "b2")
    assert node is not None
    outlines = []
    for seat in range(1, 5):
        (shape,) = [item for item in node.iter() if item.get("class") == f"hue{seat}"]
        outlines.append((shape.tag, len(shape.get("points", "").split())))
    assert len(set(outlines)) == 4
    patterns = [style for style in styles(node) if style.startswith("pattern")]
    assert patterns == ["pattern2", "pattern3", "pattern4"]


def test_leaders_are_bigger_than_explorers() -> None:
    """R7.4: strength 3 shows; on the same space the leader's sign is larger."""
    node = on_space(game_of({"members": {"b2": {"1": "LE"}}}), "members", "b2")
    assert node is not None
    sizes = [float(c.get("r", "")) for c in node.iter(f"{SVG}circle") if c.get("class") == "hue1"]
    assert sizes[0] > sizes[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_signs_stay_inside(seats: int) -> None:
    """However many there are, each number has a place of its own, well inside the space."""
    members: Data = {str(seat): "LEE" for seat in range(1, seats + 1)}
    node = on_space(game_of({"seats": seats, "members": {"b2": members}}), "members", "b2")
    assert node is not None
    places = [
        (float(text.get("x", "")), float(text.get("y", ""))) for text in node.iter(f"{SVG}text")
    ]
    assert len(set(places)) == seats
    assert all(abs(x) < 40 and y < 45 for x, y in places)


def test_empty_spaces_show_no_members() -> None:
    """The layer of members holds only spaces where somebody stands."""
    game = game_of({"members": {"b2": {"1": "E"}}})
    spaces = [node.get("data-space") for node in layer_of(game, "members").findall(f"{SVG}g")]
    assert spaces == ["b2"]


def test_a_whole_game_is_shown_as_it_stands() -> None:
    """Levels, guards, masks, camps and members agree with the position document throughout."""
    game = tikal.Game.new(seats=4, seed=21)
    rng = seeded(21)
    while not game.over:
        walk(game, rng, 70, purposeful)
        _agrees(game, game.document())


def _agrees(game: tikal.Game, position: Data) -> None:
    sites = layer_of(game, "sites")
    standing = layer_of(game, "members")
    for space, level in position["levels"].items():
        guard = position["guards"].get(space, "  ")
        shown = words(at(sites, space))
        assert [word for word in shown if word != "="] == [str(level), *guard[1].split()]
    for space, kinds in position["ruins"].items():
        assert styles(at(sites, space)).count("mask") == len(kinds)
    for space, seat in position["camps"].items():
        assert str(seat) in [owner for _, owner in hue_shapes(at(sites, space))]
    for space, seats in position["members"].items():
        counts = [str(here.count("E")) for here in seats.values() if "E" in here]
        assert words(at(standing, space)) == counts
