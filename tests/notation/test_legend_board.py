"""Legend on the terminal's board: periphery, islands, lakes, two leaders, display, campsites."""

import unicodedata
from typing import Any

import pytest

import tikal
from tests.legend_examples.positions import acting, final, position, site
from tests.notation.test_unicode_board import inside, sheet, side_text
from tests.playing import seeded, walk
from tikal.box.legend.components import components
from tikal.engine.state.position import new_position
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.board.facts import island_of, leader_place, leader_word, space_words
from tikal.notation.legend.effect_left import effect_left
from tikal.notation.sentences.english import members, word
from tikal.notation.svg.diagram import svg, unicode_board

Data = dict[str, Any]

# Long lines of the table.
_K6 = (
    "  K6     Outlying Lake P6     "
    "Place lake P6 on the periphery; then a member may go there. (N2 NE1)"
)
_DIG = (
    "  playK1 Excavation           "
    "Recover up to 2 treasures; before each, a member may go to ruins."
)
_WALK = (
    "  playP1 Pathfinder           A member goes wherever paths and camps lead. You keep this card."
)

GROUND = {
    "a3": "A5>a2", "a4": "C2>a3", "a5": "P5>a4", "c2": "B4", "c1": "A2>b2", "b3": "A1>b2",
    "e2": "E1+0", "b5": "P9>a4",
}  # fmt: skip


def game_of(**parts: Any) -> tikal.Game:  # noqa: ANN401 - JSON
    """Return a game in the action phase with parts of one's own."""
    given: Data = {"tiles": GROUND, **parts}
    mutul = given.pop("mutul", site(cards=["column"]))
    return tikal.Game.from_document(acting(["M1"], mutul, **given))


def table(game: tikal.Game) -> list[str]:
    """Return the lines below the stock, up to the signs."""
    lines = str(game).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("  floors left"))
    end = next(at for at, line in enumerate(lines) if line.startswith("W: seat 1"))
    return lines[start + 2 : end - 1]


def row(game: tikal.Game, label: str) -> str:
    """Return the words behind a label, as one line."""
    lines = table(game)
    start = next(at for at, line in enumerate(lines) if line.startswith(f"  {label}"))
    found = [lines[start][12:]]
    for line in lines[start + 1 :]:
        if not line.startswith(" " * 12):
            break
        found.append(line.strip())
    return " ".join(found)


@pytest.mark.parametrize("seed", [3, 4])
def test_it_fits_into_a_terminal(seed: int) -> None:
    """At most 100 columns, every character one column wide, throughout a game."""
    game = tikal.Game.new(variant="legend", seed=seed)
    rng = seeded(seed)
    while not game.over:
        text = str(game)
        assert max(len(line) for line in text.splitlines()) <= 100
        assert {unicodedata.east_asian_width(letter) for letter in text} <= {"N", "Na", "A"}
        assert "?" not in "".join(sheet(game))
        walk(game, rng, 9)
    assert str(game).startswith("Game over: ")


def test_the_periphery_has_a_thick_border() -> None:
    """L2: row 5 and column h stand in heavy lines, dashed while unexplored; the rest is thin."""
    lines = sheet(tikal.Game.new(variant="legend", seed=1))
    assert lines[0].startswith("┌┅a5┅┅┅┅┅┅┅┅┐           ┌┅c5")
    assert lines[8].startswith("├╌a3╌╌╌╌╌╌╌╌┤")
    assert lines[22].rstrip().endswith("└┅┅┅┅┅┅┅┅┅┅┅┘")
    explored = sheet(game_of())
    assert explored[0].startswith("┌━a5━━━━━━━━┐")
    assert explored[1].startswith("┃")
    assert "Thick border: the periphery" in str(game_of())
    assert "Thick border" not in str(tikal.Game.new(variant="solo", seed=1))


def test_lakes_and_volcanoes_are_named_with_who_is_there() -> None:
    """L6, L60: members enter both; whoever would score there is told, ties too."""
    game = game_of(
        members={"a5": {"1": "LL", "2": "E"}, "c2": {"1": "E", "2": "E"}, "b3": {"2": "E"}},
        ruins={"b3": [5]},
    )
    assert inside(game, "a5") == ["lake", ">W W** X1", ""]
    assert inside(game, "c2") == ["volcano", "tie W1 X1", ""]
    assert inside(game, "b3")[1] == "X1"
    assert inside(game_of(members={"b3": {"2": "E"}}), "b3")[1] == ">X X1"


def test_islands_have_numbers() -> None:
    """L4: a tile without a way to the base camp has its island's number in its border."""
    game = game_of()
    assert "─e2──:──#1─" in "\n".join(sheet(game))
    assert "#1: island 1" in str(game)
    assert island_of(game.position, SPACE_INDEX["e2"]) == 1
    assert island_of(game.position, SPACE_INDEX["c1"]) == 0
    # A volcano inside has no stones: its neighbours' are what makes a path to it.
    assert side_text(game, "b2", 1) == "(1)"


def test_spaces_in_words() -> None:
    """For those who can't see: lake, periphery, island, two leaders."""
    position_ = game_of(members={"a5": {"1": "LLE"}}).position
    assert space_words(position_, SPACE_INDEX["a5"]) == (
        "a5: lake (tile P5), seat 1: 2 leaders and 1 explorer, periphery"
    )
    assert space_words(position_, SPACE_INDEX["e2"]) == "e2: clearing (tile E1), island 1"
    assert space_words(position_, SPACE_INDEX["h1"]) == "h1: unexplored, periphery"


LEADERS = {
    "supply x2": {},
    "supply, a1": {"members": {"a1": {"1": "L"}}},
    "a1, b2": {"members": {"a1": {"1": "L"}, "b2": {"1": "L"}}},
    "b1 x2": {"members": {"b1": {"1": "LL"}}},
    "supply, guards a2": {"guards": {"a2": "1L"}},
    "guards a2, b1": {"guards": {"a2": "1L", "b1": "1L"}},
    "gone x2": {"removed": {"1": "LL"}},
}


@pytest.mark.parametrize(("words", "parts"), LEADERS.items(), ids=LEADERS)
def test_where_both_leaders_are(words: str, parts: Data) -> None:
    """L7: you have two leaders, Mutul none."""
    game = game_of(**parts)
    assert leader_place(game.position, 0) == words
    assert leader_place(game.position, 1) == "none"
    assert leader_word(game.position, 0) == "leaders"
    lines = str(game).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("  seat"))
    column = lines[start].index("leaders")
    assert lines[start + 1][column:].startswith(words)
    assert lines[start].index("camps") + 4 == lines[start + 1].index("2", column + len(words))


def test_the_widest_row_of_the_table_fits() -> None:
    """A leader in the supply, one as guard, and nearly all treasures still fit."""
    treasures = [kind for kind in range(1, 9) for _ in range(3)]
    game = game_of(hands={"1": treasures}, guards={"a2": "1L"}, tiles={"c1": "A2>b2"})
    assert max(len(line) for line in str(game).splitlines()) <= 100
    assert "supply, guards a2" in str(game)


def test_the_letters_of_the_box() -> None:
    """L8: only tiles A to E are drawn."""
    assert "tiles left   A 1  B 5  C 4  D 5  E 5   tr" in str(
        tikal.Game.new(variant="legend", seed=7)
    )
    assert "D 5  E 5  F 5  G 4   tr" in str(tikal.Game.new(seed=7))


def test_the_display_in_the_draft() -> None:
    """L16: tokens, tiles with their stones, gaps, and the cards with places and effects."""
    cards = ["swap", None, None, None, None, "outlying_lake-2", *[None] * 4]
    display = {"tokens": [6, 9], "tiles": ["B1", None, "B4", "B5"], "cards": cards}
    given = {"display": display, "tiles": {"c1": "A2>b2"}, "solo": ["M1"]}
    sites = {"2": site(tiles=["B2"])}
    game = tikal.Game.from_document(position(2, "draft", campsites=sites, **given))
    assert table(game)[:7] == [
        "  Display   AP6  AP9",
        "            B1 clearing N2 SE1   -   B4 volcano   B5 temple 3 N2 S1",
        "  K1     Swap                 Exchange one treasure with Mutul.",
        "         - lower row -",
        _K6,
        "  You have  nothing",
        "  Mutul has tile B2 clearing N2 NE1",
    ]


def test_a_display_that_is_nearly_empty() -> None:
    """No token, no lower row: nothing is said of them."""
    display = {"tokens": [], "tiles": [None] * 4, "cards": ["swap", "guard", *[None] * 8]}
    sites = {
        "1": site(9, ["B1", "B2"], ["column", "recruits"]),
        "2": site(6, ["B4", "B5"], ["excavation", "excavation", "field_camp"]),
    }
    document = position(2, "draft", display=display, campsites=sites, tiles={"c1": "A2>b2"})
    text = str(tikal.Game.from_document(document))
    assert "  Display   -\n            -   -   -   -\n" in text
    assert "lower row" not in text
    assert (
        "  You have  AP token 9, tile B1 clearing N2 SE1, tile B2 clearing N2 NE1, Column" in text
    )


def test_your_items_in_the_action_phase() -> None:
    """L17, L27: each item behind the text that plays it, kept cards too."""
    yours = site(9, ["D1"], ["excavation"], [["pathfinder", True], ["supplies", False]])
    game = game_of(you=yours, mutul=site(4 + 2, ["D2"], ["column"]))
    assert table(game)[1:9] == [
        "  Your items:",
        "  playAP AP token 9",
        "  D1@    tile D1 temple 5 N2 S1",
        _DIG,
        "         (spendK1: 3 AP instead of the card's effect)",
        _WALK,
        "  (used) Supplies             Spend 2 AP. You keep this card.",
        "  Mutul has AP token 6, tile D2 ruins 3 N3, Column",
    ]
    assert row(game, "Display") == "nothing"


def test_what_else_lies_there() -> None:
    """L10, L18, L24, L59: unique treasures, the Director, cards set aside, Mutul's last card."""
    game = game_of(
        uniques={"1": ["U1", "U4"], "2": []}, director=False, aside=["swap"], discards=["M2"]
    )
    assert row(game, "Unique") == "yours: Jade Mask, Golden Jaguar; his: nothing"
    assert row(game, "Director") == "has helped"
    assert row(game, "Mutul has") == "Column; set aside: Swap"
    assert row(game, "Mutul  ").startswith(
        "last card M2: needle N, counter-clockwise; row ruins, lake, temple, volcano; "
        "2 explorers, the trail"
    )
    assert "Unique" not in str(game_of())
    assert row(game_of(), "Director").startswith("not asked yet: 5 AP more")


def test_no_card_lies_open_at_first() -> None:
    """Before Mutul has turned up a card there is none to show, and no compass."""
    game = tikal.Game.new(variant="legend", seed=1)
    fresh = new_position(game.setup.rules, game.origin.deal)
    assert "No card of Mutul's lies open" in unicode_board(fresh)
    assert svg(fresh, compass=True).count('data-layer="compass"') == 0
    assert "No card yet" in svg(fresh)


def test_the_last_scoring_turn() -> None:
    """L61: it says that Mutul scores after you; nothing is said of an item."""
    game = tikal.Game.from_document(final())
    assert effect_left(game.position) == ""
    text = str(game)
    assert text.startswith("Seat 1 has 10 AP. Final scoring round, then Mutul scores\n")


LEFT = {
    "unearth": (
        "excavation", ["Ea1>b3", "Rb3", "Ea1>b3", "Rb3"],
        ["2 treasures left; a member may go to ruins first", "2 treasures left",
         "1 treasure left; a member may go to ruins first", "1 treasure left",
         "nothing is left to do but end"],
    ),
    "floors": (
        "restoration", ["Ea1>c1", "Uc1", "Ea1>c1", "Uc1"],
        ["2 levels left; a member may go to the temple first", "2 levels left on c1",
         "1 level left on c1; a member may go there first", "1 level left on c1",
         "nothing is left to do but end"],
    ),
    "move": ("pathfinder", ["Ea1>b2"], ["1 member may go", "nothing is left to do but end"]),
    "march": (
        "forced_march", ["E+a1", "Ea1>b2", "Ea1>b2"],
        ["you may place 2 members, then 2 may go", "you may place 1 member, then 2 may go",
         "1 more member may go", "nothing is left to do but end"],
    ),
    "march without a go": (
        "forced_march", ["E+a1", "E+a1"],
        ["you may place 2 members, then 2 may go", "you may place 1 member, then 2 may go",
         "2 more members may go"],
    ),
    "column": (
        "column", ["Ea1>b2"],
        ["members may go, all from one space to one other", "more members may go from a1 to b2"],
    ),
    "place": (
        "recruits", ["E+a1", "L+a1"],
        ["you may place 2 members", "you may place 1 member", "nothing is left to do but end"],
    ),
    "camp": ("field_camp", ["Cb2"], ["you may set up 1 camp", "nothing is left to do but end"]),
    "guard": ("guard", ["Gb1E"], ["you may place 1 guard", "nothing is left to do but end"]),
    "swap": (
        "swap", ["X1-2@2"], ["you may exchange 1 treasure", "nothing is left to do but end"]
    ),
    "unique": ("unique-1", [], ["nothing is left to do but end"]),
    "periphery": (
        "outlying_lake-3", ["P7@b5+4", "Ea1>b5"],
        ["place P7 on the periphery, then a member may go there", "a member may go to b5",
         "nothing is left to do but end"],
    ),
    "ap": ("supplies", [], ["AP from Supplies"]),
}  # fmt: skip


@pytest.mark.parametrize(("card", "actions", "left"), LEFT.values(), ids=LEFT)
def test_what_is_left_of_an_effect(card: str, actions: list[str], left: list[str]) -> None:
    """L28: the headline's second part tells what the card being played still allows."""
    game = game_of(
        you=site(6, cards=[card]),
        tiles={"a3": "A5>a2", "a4": "C2>a3", "a5": "P5>a4", "c1": "A2>b2", "b3": "A1>b2"},
        members={"a1": {"1": "EEE"}, "b1": {"1": "E"}},
        ruins={"b3": [1, 2, 3]},
        hands={"1": [1], "2": [2]},
    )
    game.play("playK1")
    found = [str(game).splitlines()[0]]
    for text in actions:
        game.play(text)
        found.append(str(game).splitlines()[0])
    assert [line.partition("action phase: ")[2] for line in found] == left


def test_where_the_points_come_from() -> None:
    """L28: a token, a card spent for 3 AP, a placed tile."""
    game = game_of(you=site(6, ["D1"], ["swap"]), mutul=site(7, ["D2"], ["column"]))
    for text, words in (
        ("playAP", "from the AP token"),
        ("spendK1", "3 AP instead of Swap"),
        ("D1@d2+0", "the tile is placed"),
    ):
        other = game.copy()
        other.play(text)
        assert str(other).splitlines()[0].endswith(f"Round 3 of 6, action phase: {words}")
    assert str(game).splitlines()[0] == "Seat 1 plays an item. Round 3 of 6, action phase"


def test_every_card_has_its_sentence() -> None:
    """Name and text of all 25 different cards are in the catalogue, as sentences."""
    for card in components().ids:
        text = word("action_card_text", card)
        assert text.endswith(".")
        assert len(text) <= 90
        assert word("action_card_name", card)


def test_two_leaders_in_words() -> None:
    """A group with both leaders says so."""
    assert members(0, 2) == "2 leaders"
    assert members(3, 2) == "2 leaders and 3 explorers"
