"""What the SVG shows of Legend: lakes, periphery, islands, display, campsites, card and compass."""

import re
from typing import Any

import pytest

import tikal
from tests.legend_examples.positions import acting, position, site
from tests.notation.picture_reader import (
    SVG,
    Node,
    hue_shapes,
    layer_of,
    layers_of,
    on_space,
    place_of,
    root_of,
    styles,
    words,
)
from tests.notation.test_legend_board import GROUND, game_of
from tests.playing import seeded, walk
from tests.reference.legend.scrambling import scrambled
from tikal.box.legend.components import components
from tikal.geometry.compass import SENSE_NAMES
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.sectors import sector_order
from tikal.geometry.spaces import SPACE_INDEX, SPACE_NAMES
from tikal.notation.svg.diagram import svg_part

PERIPHERY = {*(f"{column}5" for column in "abcdefgh"), *(f"h{row}" for row in range(1, 6))}


def panels(game: tikal.Game) -> list[Node]:
    """Return display, your campsite, Mutul's, and what the signs mean."""
    return layer_of(game, "table").findall(f"{SVG}g")


def title(node: Node) -> str:
    """Return what pointing at a group tells."""
    found = node.find(f"{SVG}title")
    assert found is not None
    return found.text or ""


def spaces_with(game: tikal.Game, style: str) -> set[str]:
    """Return the spaces whose ground has something in a style."""
    ground = layer_of(game, "ground").findall(f"{SVG}g")
    return {str(node.get("data-space")) for node in ground if style in styles(node)}


def test_the_periphery_is_dotted() -> None:
    """L2: twelve spaces have a dotted outline, explored or not."""
    assert spaces_with(tikal.Game.new(variant="legend", seed=1), "outskirts") == PERIPHERY
    assert spaces_with(game_of(), "outskirts") == PERIPHERY
    assert spaces_with(tikal.Game.new(variant="solo", seed=1), "outskirts") == set()


def test_islands_are_dashed() -> None:
    """L4: tiles without a way to the base camp."""
    assert spaces_with(game_of(), "island") == {"e2"}


def test_lakes_are_drawn() -> None:
    """L9: water, waves and reeds; a member on it is shown, and whoever would score."""
    game = game_of(members={"a5": {"1": "LLE", "2": "E"}})
    assert {"deep", "wave", "reed"} <= set(styles(on_space(game, "sites", "a5")))
    assert "water" in styles(on_space(game, "ground", "a5"))
    assert hue_shapes(on_space(game, "members", "a5")) == [
        ("circle", "1"), ("circle", "1"), ("circle", "1"), ("rect", "2"),
    ]  # fmt: skip
    assert spaces_with(game, "line1") == {"a5"}


def test_volcanoes_can_be_entered() -> None:
    """L6, L60: members stand on a volcano, which then has the frame of who leads."""
    game = game_of(members={"c2": {"2": "EE"}})
    assert words(on_space(game, "members", "c2")) == ["2"]
    assert spaces_with(game, "line2") == {"c2"}


def test_ruins_have_a_frame_once_they_are_empty() -> None:
    """L60: ruins with treasures score nothing."""
    members = {"b3": {"1": "E"}}
    assert spaces_with(game_of(members=members), "line1") == {"b3"}
    assert spaces_with(game_of(members=members, ruins={"b3": [4]}), "line1") == set()


def test_outer_tiles_show_their_rotation() -> None:
    """L38: the texts of P9 and P10 carry a rotation, so the board shows it."""
    game = game_of()
    tiles: Any = game.document()["tiles"]
    rotation = tiles["a5"].partition("+")[2]
    assert words(on_space(game, "names", "a5")) == ["a5", f"P5+{rotation}"]
    assert words(on_space(game, "names", "c1")) == ["c1", "A2"]


@pytest.mark.parametrize("where", ["b2", "c1"])
def test_two_leaders_fit_beside_the_guide(where: str) -> None:
    """L7: both leaders, explorers of both sides, and the guide have places of their own."""
    game = game_of(guide="b2", members={where: {"1": "LLEEEEEEEEEE", "2": "EEE"}})
    node = on_space(game, "members", where)
    assert words(node) == ["10", "3"]
    assert len(hue_shapes(node)) == 4


def test_the_panels_of_the_seats() -> None:
    """L7: you have two leaders, Mutul none but camps; the panel says where yours are."""
    game = game_of(members={"a1": {"1": "L"}})
    yours, his, _ = layer_of(game, "seats").findall(f"{SVG}g")
    assert words(yours) == ["Seat 1", "0", "+0 now", "30", "supply, a1"]
    assert words(his) == ["Mutul", "175", "+0 now", "30"]
    assert styles(his).count("door") == 2
    assert "leaders: supply, a1." in title(yours)


def test_the_display() -> None:
    """L16: tokens, tiles and cards with their places; gaps are outlined."""
    cards = ["swap", *[None] * 5, "outlying_volcano-1", *[None] * 3]
    display = {"tokens": [9], "tiles": ["B1", None, "B4", "B5"], "cards": cards}
    sites = {"2": site(6, tiles=["B2"])}
    document = position(2, "draft", display=display, campsites=sites, tiles={"c1": "A2>b2"})
    game = tikal.Game.from_document(document)
    panel, yours, his, _ = panels(game)
    shown = words(panel)
    assert shown[:4] == ["Display", "Round 2 of 6, draft", "9", "AP"]
    assert {"B1", "B4", "B5", "K1", "Swap", "K10", "Outlying", "Volcano P9"} <= set(shown)
    # A token, a tile and eight cards are missing.
    assert styles(panel).count("gap") == 10
    assert title(panel) == (
        "Display: AP token 9, tile B1 clearing N2 SE1, tile B4 volcano, tile B5 temple 3 N2 S1, "
        "K1 Swap, K7 Outlying Volcano P9."
    )
    assert title(yours) == "Your campsite: nothing."
    assert title(his) == "Mutul's campsite: AP token 6, tile B2 clearing N2 NE1."


def test_the_campsites() -> None:
    """L17: your cards with their effects, kept ones face up or down, unique treasures by name."""
    yours = site(9, ["D1"], ["excavation"], [["pathfinder", True], ["supplies", False]])
    game = game_of(
        you=yours,
        mutul=site(6, ["D2"], ["column"]),
        uniques={"1": ["U1", "U2", "U5", "U6", "U8"], "2": []},
        aside=["swap"],
    )
    _, mine, his, signs = panels(game)
    shown = words(mine)
    assert {"Your campsite", "Director: +5 AP, or 5 points", "P1", "used", "K1"} <= set(shown)
    assert "Recover up to 2" in " ".join(shown)
    assert shown[-5:] == ["Jade Mask", "Feathered Crown", "Codex", "Sun Disc", "Moon Conch"]
    assert styles(mine).count("face-down") == 1
    assert "No unique treasures" in words(his)
    assert words(signs)[0] == "Set aside by Mutul: Swap"
    assert "Director: has helped" in words(panels(game_of(director=False))[1])


def test_every_card_has_a_picture() -> None:
    """Each of the 25 different cards can lie on the display; its text is told when pointed at."""
    ids = components().ids
    for start in range(0, len(ids), 10):
        cards: list[str | None] = [*ids[start : start + 10]]
        cards += [None] * (10 - len(cards))
        document = position(
            1, "draft", display={"cards": cards, "tiles": ["A1", "A2", "A3", "A4"], "tokens": [6]},
            campsites={"2": site(7)},
        )  # fmt: skip
        titles = [node.text or "" for node in panels_of(document).iter(f"{SVG}title")]
        assert sum(": " in each and each.endswith(".") for each in titles) >= 1


def panels_of(document: dict[str, Any]) -> Node:
    """Return the layer beside the board of a document."""
    return layer_of(tikal.Game.from_document(document), "table")


def test_mutuls_card() -> None:
    """L41, L52: the panel below the board has needle, sense, row and what a token makes of it."""
    game = game_of(discards=["M3"])
    panel = layer_of(game, "seats").findall(f"{SVG}g")[2]
    assert words(panel)[:4] == [
        "Mutul's last card M3",
        "SE, clockwise",
        "Row temple, volcano, lake, ruins",
        "AP: 3 explorers, unearthing treasures",
    ]
    assert "needle" in styles(panel) or "arrow" in styles(panel)
    assert words(panel)[-1] == "Reconstructed cards and board"


def test_another_deck_is_no_reconstruction() -> None:
    """L13: who supplies the cards is not told that they are reconstructed."""
    cards = {name: dict(card) for name, card in tikal.legend_deck().items()}
    cards["M1"]["needle"] = "N"
    deck = [{"id": name, **card} for name, card in cards.items()]
    game = tikal.Game.new(variant="legend", seed=1, solo_deck=deck)
    assert "econstruct" not in game.svg()
    assert "econstruct" not in str(game)


def test_the_compass_numbers_all_spaces() -> None:
    """L41: direction before distance: every space but the guide's has its number."""
    game = game_of(discards=["M3"], guide="b3")
    layer = layer_of(game, "compass", compass=True)
    _, *badges = layer.findall(f"{SVG}g")
    ground = layer_of(game, "ground").findall(f"{SVG}g")
    places = {place_of(node): str(node.get("data-space")) for node in ground}
    found: dict[int, str] = {}
    for badge in badges:
        x, y = place_of(badge)
        (at,) = [at for at in places if at == pytest.approx((x - 27, y + 41), abs=0.2)]
        found[int(words(badge)[0])] = places[at]
    needle, sense = DIRECTION_NAMES.index("SE"), SENSE_NAMES.index("cw")
    order = sector_order(SPACE_INDEX["b3"], needle, sense)
    assert [found[number] for number in range(1, 40)] == [SPACE_NAMES[each] for each in order[1:]]
    assert "near" in styles(layer)
    assert "far" in styles(layer)


def test_the_compass_in_words() -> None:
    """Those who can't see the numbers read each direction's spaces."""
    text = game_of(discards=["M3"], guide="b2").svg(compass=True)
    assert re.search(r"Direction SE in compass order: c1, .*Direction S in compass order: b1", text)


def test_the_tile_that_you_turn_for_mutul() -> None:
    """L40: its space has a frame, and the tile lies open above the board."""
    game = tikal.Game.from_document(acting(["M1"], site(tiles=["A5"]), you=site(6, cards=["swap"])))
    game.play("playAP")
    game.play("end")
    assert game.phase == "turn"
    space = next(iter(game.legal)).space
    assert "goal" in styles(on_space(game, "guide", str(space)))
    assert "A5 for Mutul" in words(layer_of(game, "header"))
    assert "goal" not in game.svg().partition('data-layer="guide"')[0].partition("</style>")[2]


def test_action_points_are_those_left() -> None:
    """L11: items bring different numbers of AP, so no spent ones are drawn."""
    game = game_of(you=site(12, cards=["swap"]))
    game.play("playAP")
    assert styles(layer_of(game, "header")).count("pip") == 12
    assert "spent" not in styles(layer_of(game, "header"))


def test_the_description() -> None:
    """All that lies beside the board is in the description, for those who can't see it."""
    text = game_of(uniques={"1": ["U1"], "2": []}).svg()
    description = text.partition("<desc>")[2].partition("</desc>")[0]
    for words_ in (
        "Round 3 of 6, action phase.",
        "Your campsite: AP token 6, Field Camp.",
        "Mutul's campsite: Column.",
        "Your unique treasures: Jade Mask.",
        "Mutul's unique treasures: nothing.",
        "Museum Director not asked yet",
        "Mutul's guide is on b2.",
        "a5: lake (tile P5), periphery.",
    ):
        assert words_ in description


def test_parts_of_the_board_have_no_table() -> None:
    """Pages that explain something show spaces only."""
    part = svg_part(game_of().position, [SPACE_INDEX[space] for space in GROUND])
    assert 'data-layer="table"' not in part
    assert layers_of(root_of(game_of()))[-1] == "table"


@pytest.mark.parametrize("seed", range(4))
def test_pictures_of_whole_games(seed: int) -> None:
    """Every position of a game can be drawn, with the compass too; so can scrambled ones."""
    game = tikal.Game.new(variant="legend", seed=seed)
    rng = seeded(seed)
    while not game.over:
        root_of(game, compass=True)
        walk(game, rng, 25)
    root_of(game)
    root_of(tikal.Game.from_document(scrambled(seed)), compass=True)
