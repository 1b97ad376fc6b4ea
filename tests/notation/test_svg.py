"""The SVG as a whole: it stands on its own, says what it shows and keeps secrets."""

import re

import pytest

import tikal
from tests.notation.picture_reader import (
    SVG,
    centre_of,
    game_of,
    layer_of,
    layers_of,
    root_of,
    tree_of,
)
from tests.playing import seeded, walk
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.svg.diagram import svg_part

TABLES = [
    ("classic", 2),
    ("classic", 3),
    ("classic", 4),
    ("auction", 2),
    ("auction", 4),
    ("solo", 2),
]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_position_of_a_game_has_a_picture(variant: str, seats: int) -> None:
    """From the first tile to the end the picture is well-formed and has all its layers."""
    game = tikal.Game.new(variant=variant, seats=seats, seed=4)
    rng = seeded(seats)
    while not game.over:
        guide = ["guide"] if variant == "solo" else []
        board = ["ground", "stones", "sites", "members", *guide, "names"]
        assert layers_of(root_of(game)) == ["header", *board, "seats", "stock"]
        walk(game, rng, 40)
    assert root_of(game).findtext(f"{SVG}title", "").startswith("Tikal: Game over: ")


def test_it_needs_nothing_from_outside() -> None:
    """No address but the namespace, no script, no font file, no image; links stay inside."""
    picture = tikal.Game.new(seats=4, seed=1).svg()
    assert re.findall(r"\w+://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    assert {node.tag.removeprefix(SVG) for node in root_of(tikal.Game.new(seed=1)).iter()} <= {
        *("svg", "title", "desc", "style", "defs", "pattern", "g"),
        *("polygon", "path", "circle", "rect", "text"),
    }
    assert set(re.findall(r"font-family:([^}]*)}", picture)) == {"sans-serif"}
    named = set(re.findall(r"url\(#([^)]+)\)", picture))
    assert named <= set(re.findall(r'id="([^"]+)"', picture))


def test_its_styles_stay_inside() -> None:
    """Every rule is about `.tikal` only: on a page nothing else changes its looks."""
    sheet = root_of(tikal.Game.new(seed=1)).findtext(f"{SVG}style", "")
    selectors = re.findall(r"^([^@\n{]+){", sheet, re.MULTILINE)
    assert len(selectors) > 20
    assert [name for name in selectors if not name.startswith(".tikal ")] == []


def test_every_style_that_is_used_is_defined() -> None:
    """No element names a class that the style sheet does not know."""
    game = walk(tikal.Game.new(seats=4, seed=2), seeded(1), 400)
    root = root_of(game)
    known = set(re.findall(r"\.([a-z]+[a-z-]*\d?)", root.findtext(f"{SVG}style", "")))
    used = {
        name
        for layer in root.findall(f"{SVG}g")
        for node in layer.iter()
        for name in node.get("class", "").split()
    }
    assert used - {"layer"} <= known


def test_it_scales_and_knows_dark_mode() -> None:
    """There is a view box that starts at the origin, and a second set of colours for the dark."""
    game = tikal.Game.new(seed=1)
    root = root_of(game)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert "@media (prefers-color-scheme:dark)" in game.svg()


def test_it_is_an_image_with_a_title_and_a_description() -> None:
    """Screen readers hear one image, its title, and the position in words."""
    game = game_of(
        {
            "seats": 3,
            "ap": 4,
            "tiles": {"b3": "A1+0", "c2": "B4", "c3": "A3+0"},
            "levels": {"a2": 3, "b1": 2},
            "guards": {"a2": "2L"},
            "camps": {"b2": 1, "c3": 3},
            "members": {"b1": {"1": "LEE", "3": "E"}, "a1": {"1": "E", "2": "EE"}},
            "ruins": {"b3": [3, 3]},
            "scores": [1, 2, 3],
        }
    )
    root = root_of(game)
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root.findtext(f"{SVG}title") == "Tikal: Seat 1 has 4 AP"
    assert root.findtext(f"{SVG}desc") == (
        "Seat 1 has 4 AP. "
        "Seat 1: 1 points, 15 explorers and 2 guards left, leader: b1. "
        "Seat 2: 2 points, 16 explorers and 1 guard left, leader: guards a2. "
        "Seat 3: 3 points, 17 explorers and 2 guards left, leader: supply. "
        "a1: base camp, seat 1: 1 explorer, seat 2: 2 explorers. "
        "a2: temple of level 3 held by seat 2, guard of seat 2 (leader). "
        "b1: temple of level 2 held by seat 1, seat 1: leader and 2 explorers, "
        "seat 3: 1 explorer. "
        "b2: clearing, camp of seat 1. "
        "b3: ruins with 2 treasures (tile A1). "
        "c2: volcano (tile B4). "
        "c3: ruins, emptied: a clearing (tile A3), camp of seat 3."
    )


def test_pointing_at_a_space_tells_about_it() -> None:
    """Every space has a tooltip; nobody holds a temple where the strongest are tied (R10.3)."""
    game = game_of({"guards": {"b1": "1E"}, "members": {"a2": {"1": "E", "2": "E"}}})
    hints = [node.text for node in layer_of(game, "names").iter(f"{SVG}title")]
    assert len(hints) == 40
    assert "c3: unexplored" in hints
    assert "b1: temple of level 1 held by seat 1, guard of seat 1 (explorer)" in hints
    expected = "a2: temple of level 1 held by nobody, a tie, seat 1: 1 explorer, seat 2: 1 explorer"
    assert expected in hints


def test_a_temple_without_members_is_nobodys() -> None:
    """Where nobody stands, nobody holds the temple and nothing is tied."""
    hints = [node.text for node in layer_of(tikal.Game.new(seed=1), "names").iter(f"{SVG}title")]
    assert "a2: temple of level 1 held by nobody" in hints


def test_the_same_position_gives_the_same_picture() -> None:
    """The picture depends on the position only, also if that was read from a document."""
    game = walk(tikal.Game.new(seats=3, seed=6), seeded(6), 150)
    assert game.svg() == game.svg() == game.copy().svg()
    assert tikal.Game.from_document(game.document()).svg() == game.svg()


def test_a_part_of_the_board() -> None:
    """A page that explains something takes some spaces only: no panels, one's own marks on top."""
    game = tikal.Game.new(seed=1)
    spaces = [SPACE_INDEX[space] for space in ("a1", "b3")]
    picture = tree_of(svg_part(game.position, spaces, ['<circle class="goal" r="5"/>']))
    assert layers_of(picture) == ["ground", "stones", "sites", "members", "marks", "names"]
    left, top, width, height = (float(number) for number in picture.get("viewBox", "").split())
    seen = {
        space
        for space in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "h5")
        if left < centre_of(game, space)[0] < left + width
        and top < centre_of(game, space)[1] < top + height
    }
    assert seen == {"a1", "a2", "a3", "b1", "b2", "b3"}
    page = picture.find(f"{SVG}rect")
    assert page is not None
    assert [page.get(name) for name in ("x", "y", "width", "height")] == [
        *picture.get("viewBox", "").split()
    ]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_nothing_hidden_is_shown(variant: str, seats: int) -> None:
    """Games that differ only in what nobody may know look alike, as SVG and as text."""
    game = tikal.Game.new(variant=variant, seats=seats, seed=9)
    rng = seeded(9)
    while not game.over:
        other = game.view(None).sample(seeded(1))
        assert other.svg() == game.svg()
        assert other.svg(compass=True) == game.svg(compass=True)
        assert str(other) == str(game)
        walk(game, rng, 60)


def test_notebooks_show_it() -> None:
    """`_repr_svg_` is what a notebook asks for."""
    game = tikal.Game.new(seed=1)
    assert game._repr_svg_() == game.svg()
