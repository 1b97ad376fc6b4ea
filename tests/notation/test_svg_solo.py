"""What the SVG shows of a solo game: the guide, Mutul's panel, the open card and its compass."""

import re

import pytest

import tikal
from tests.notation.picture_reader import (
    SVG,
    Node,
    centre_of,
    game_of,
    hue_shapes,
    layer_of,
    layers_of,
    on_space,
    place_of,
    root_of,
    styles,
    words,
)
from tests.playing import purposeful, seeded, walk
from tests.tables import Data
from tikal.engine.mutul.deck import discards

# A ring is so many steps from the guide; neighbours' centres are so far apart in the picture.
STEP = 114.3
# Directions as (east, south), clockwise from north.
POINTS = {
    "N": (0.0, -1.0),
    "NE": (0.866, -0.5),
    "SE": (0.866, 0.5),
    "S": (0.0, 1.0),
    "SW": (-0.866, 0.5),
    "NW": (-0.866, -0.5),
}


def solo(**parts: object) -> tikal.Game:
    """Return a solo game that begins with a position."""
    return game_of({"variant": "solo", **parts})


def own_deck(name: str = "C1") -> list[Data]:
    """Return a deck that is not the built-in one; the first card's name is given."""
    cards = [dict(card) for card in tikal.solo_deck()]
    cards[0]["id"] = name
    return cards


def panel(game: tikal.Game, index: int) -> Node:
    """Return a panel below the board: seat 1's, Mutul's, the card's."""
    return layer_of(game, "seats").findall(f"{SVG}g")[index]


def corners(node: Node) -> list[tuple[float, float]]:
    """Return the corners of a polygon."""
    pairs = [pair.split(",") for pair in node.get("points", "").split()]
    return [(float(x), float(y)) for x, y in pairs]


def tip(node: Node, style: str) -> tuple[float, float]:
    """Return which way the needle of that style points: from its foot to its tip, as a unit."""
    (shape,) = [item for item in node.iter(f"{SVG}polygon") if item.get("class") == style]
    one, other, end = corners(shape)
    east, south = end[0] - (one[0] + other[0]) / 2, end[1] - (one[1] + other[1]) / 2
    length = (east**2 + south**2) ** 0.5
    return east / length, south / length


def sense(node: Node) -> str:
    """Return which way the bent arrow turns: clockwise if its sweep flag is set."""
    (line,) = [item for item in node.iter(f"{SVG}path") if item.get("class") == "sense"]
    match = re.search(r"A\S+ \S+ 0 0 ([01]) ", line.get("d", ""))
    assert match is not None
    return "cw" if match[1] == "1" else "ccw"


def numbers(game: tikal.Game) -> dict[int, tuple[float, float]]:
    """Return where the numbers of the scan order are."""
    _, *badges = layer_of(game, "compass", compass=True).findall(f"{SVG}g")
    return {int(words(badge)[0]): place_of(badge) for badge in badges}


def numbered_spaces(game: tikal.Game) -> list[str]:
    """Return the numbered spaces in order; a number stands in the upper right of its space."""
    spaces = layer_of(game, "ground").findall(f"{SVG}g")
    places = {place_of(node): str(node.get("data-space")) for node in spaces}
    found = []
    for _, (x, y) in sorted(numbers(game).items()):
        (place,) = [at for at in places if at == pytest.approx((x - 27, y + 41), abs=0.2)]
        found.append(places[place])
    return found


def test_the_guide_stands_on_his_space() -> None:
    """S2, S9: a layer of his own shows the guide, at first on b2, later on the newest tile."""
    guide = layer_of(solo(), "guide")
    assert [node.get("data-space") for node in guide.findall(f"{SVG}g")] == ["b2"]
    game = tikal.Game.new(variant="solo", seed=7)
    assert on_space(game, "guide", "c1") is not None


def test_the_guide_is_no_member() -> None:
    """S2: he has no strength: no seat's colour, shape or number, and not in the members' layer."""
    game = solo(guide="a1")
    node = on_space(game, "guide", "a1")
    assert hue_shapes(node) == []
    assert words(node) == []
    assert {"guide", "feather", "staff"} <= set(styles(node))
    assert layer_of(game, "members").findall(f"{SVG}g") == []


def test_other_games_have_no_guide() -> None:
    """Neither the guide nor a card is shown where nobody plays Mutul, asked for or not."""
    for variant in ("classic", "auction"):
        game = tikal.Game.new(variant=variant, seed=1)
        assert "guide" not in layers_of(root_of(game))
        assert len(layer_of(game, "seats").findall(f"{SVG}g")) == 2
        assert game.svg(compass=True) == game.svg()


@pytest.mark.parametrize("members", [{"1": "E"}, {"1": "E", "2": "EE"}, {"1": "LEE", "2": "LE"}])
def test_members_make_room_for_the_guide(members: Data) -> None:
    """Nobody's sign stands where the guide does; each has a place of its own inside the space."""
    node = on_space(solo(members={"b2": members}), "members", "b2")
    assert node is not None
    signs = [item for item in node.iter() if re.fullmatch(r"hue\d", item.get("class", ""))]
    lefts = [_left_edge(sign) for sign in signs]
    assert min(lefts) > -11
    apart = on_space(solo(guide="a1", members={"b2": members}), "members", "b2")
    assert words(apart) == words(node)


def _left_edge(sign: Node) -> float:
    if sign.tag == f"{SVG}circle":
        return float(sign.get("cx", "")) - float(sign.get("r", ""))
    return float(sign.get("x", ""))


def test_mutuls_panel_has_his_name() -> None:
    """S1, S15: seat 2 is Mutul, with 36 explorers, his score, two guards and no camps."""
    game = solo()
    assert words(panel(game, 0)) == ["Seat 1", "0", "+0 now", "18", "supply"]
    assert words(panel(game, 1)) == ["Mutul", "175", "+0 now", "36", "supply"]
    assert styles(panel(game, 0)).count("door") == 2
    assert styles(panel(game, 1)).count("door") == 0
    assert styles(panel(game, 1)).count("step") == 4


def test_the_panel_shows_the_last_card() -> None:
    """S3: the last revealed card lies open: its compass, its members, what is left of the deck."""
    node = panel(tikal.Game.new(variant="solo", seed=7), 2)
    assert words(node) == [
        "Last card: S12",
        "NW, counter-clockwise",
        "Left before the shuffle: 11",
        "Deck: a reconstruction",
    ]
    assert [seat for _, seat in hue_shapes(node)] == ["2", "2"]


@pytest.mark.parametrize("card", tikal.solo_deck(), ids=lambda card: str(card["id"]))
def test_the_dial_agrees_with_the_card(card: Data) -> None:
    """S5, S10, S12: needle, sense, members and guards of each of the twelve."""
    node = panel(solo(discards=[card["id"]]), 2)
    assert tip(node, "tail") == pytest.approx(
        tuple(-part for part in POINTS[card["needle"]]), abs=0.03
    )
    assert sense(node) == card["sense"]
    assert styles(node).count("on2") == card["members"].count("L")
    signs = len(card["members"]) + int(card["guards"])
    assert [seat for _, seat in hue_shapes(node)] == ["2"] * signs
    assert styles(node).count("step") == 2 * int(card["guards"])


def test_without_a_card_the_dial_has_no_needle() -> None:
    """S3: at the set-up no card lies open; twelve are left."""
    node = panel(solo(), 2)
    expected = ["No card yet", "Left before the shuffle: 12", "Deck: a reconstruction"]
    assert words(node) == expected
    assert "tail" not in styles(node)
    assert "sense" not in styles(node)


def test_the_card_in_force() -> None:
    """S13: while Mutul holds a volcano, the card that will place it is in force."""
    held: Data = {"turn": 2, "scoring": True, "drawn": "B4", "card": "S07"}
    game = solo(**held, discards=["S12", "S07"])
    assert words(panel(game, 2))[:2] == ["Card in force: S07", "S, clockwise"]
    assert words(layer_of(game, "header")) == [
        "Seat 1 has 10 AP",
        "Scoring round: Mutul does not score",
        "B4 for Mutul",
    ]


def test_the_end_of_a_solo_game() -> None:
    """S14: after your last turn comes his last card; he wins by his name."""
    final = solo(scoring=True, turn=None)
    said = words(layer_of(final, "header"))
    assert said == ["Seat 1 has 10 AP", "Final scoring round, then Mutul's last card"]
    lost = solo(phase="over", scores=[100, 100])
    assert words(layer_of(lost, "header"))[0] == "Game over: Mutul wins"
    won = solo(phase="over", scores=[101, 100])
    assert words(layer_of(won, "header"))[0] == "Game over: seat 1 wins"


@pytest.mark.parametrize(
    ("discards", "deck", "left"),
    [(12, None, 0), (1, None, 11), (0, 2, 2), (3, 4, 4), (3, 20, 9)],
)
def test_cards_left_in_this_pass(discards: int, deck: int | None, left: int) -> None:
    """S3: until the shuffle; of a document that names fewer cards, no more than those."""
    ids = [str(card["id"]) for card in tikal.solo_deck()]
    parts: Data = {"discards": ids[:discards]}
    if deck is not None:
        parts["deck"] = (ids[discards:] + ids)[:deck]
    assert f"Left before the shuffle: {left}" in words(panel(solo(**parts), 2))


def test_the_count_goes_on_after_the_shuffle() -> None:
    """S3: with the 13th card the discards begin anew, and so does the count."""
    game = tikal.Game.new(variant="solo", seed=3)
    rng = seeded(3)
    counts = []
    while not game.over:
        (text,) = [word for word in words(panel(game, 2)) if word.startswith("Left")]
        counts.append(int(text.rpartition(" ")[2]))
        assert counts[-1] == 12 - len(discards(game.position))
        walk(game, rng, 15, purposeful)
    assert sorted(counts, reverse=True) != counts


def test_another_deck_is_no_reconstruction() -> None:
    """S16: only the built-in deck is labelled; names of one's own are written as they are."""
    game = solo(cards=own_deck("<N & cw>"), discards=["<N & cw>"])
    assert words(panel(game, 2))[0] == "Last card: <N & cw>"
    assert "reconstruction" not in game.svg()
    assert "reconstruction" in solo(discards=["S01"]).svg()


def test_long_names_are_written_smaller() -> None:
    """S16: a card's name has up to 20 letters, and the panel room for them."""
    game = solo(cards=own_deck("M" * 20), discards=["M" * 20])
    (name,) = [text for text in panel(game, 2).iter(f"{SVG}text") if "M" in (text.text or "")]
    assert len(name.text or "") * float(name.get("font-size", "")) < 300


def test_the_picture_in_words() -> None:
    """The description names Mutul, his guide, the open card and the reconstruction (S16)."""
    game = tikal.Game.new(variant="solo", seed=7)
    said = root_of(game).findtext(f"{SVG}desc", "")
    assert "Mutul: 175 points, 34 explorers and 2 guards left, leader: supply." in said
    assert (
        "Mutul's guide is on c1. "
        "Last card: S12, needle NW, counter-clockwise, 2 explorers. "
        "Cards left before the shuffle: 11 (the built-in deck, a reconstruction). "
    ) in said
    place = "c1: temple of level 1 held by Mutul (tile A4), the guide, Mutul: 2 explorers."
    assert said.endswith(place)
    guarded = solo(guards={"a2": "2L"}, discards=["S03"])
    told = guarded.svg()
    assert "a2: temple of level 1 held by Mutul, guard of Mutul (leader)" in told
    assert "Last card: S03, needle NE, clockwise, the leader and 2 explorers, guards." in told
    assert "No card lies open." in solo().svg()


def test_the_compass_is_drawn_when_asked_for() -> None:
    """S5: an overlay below the guide; without being asked, and without a card, there is none."""
    game = solo(discards=["S12"])
    layers = layers_of(root_of(game, compass=True))
    assert layers[layers.index("members") : layers.index("names")] == [
        "members",
        "compass",
        "guide",
    ]
    assert "compass" not in layers_of(root_of(game))
    assert "compass" not in layers_of(root_of(solo(), compass=True))
    assert solo().svg(compass=True) == solo().svg()


def test_the_worked_example() -> None:
    """S5, S9: needle NW, counter-clockwise, guide on b2: a2, a1, b1, and fourth c1."""
    game = solo(discards=["S12"])
    first = ["a2", "a1", "b1", "c1", "c2", "b3"]
    second = ["d1", "d2", "d3", "c3", "b4", "a3"]
    assert numbered_spaces(game) == first + second
    said = root_of(game, compass=True).findtext(f"{SVG}desc", "")
    one = f"Ring 1 in compass order: {', '.join(first)}."
    assert said.endswith(f"{one} Ring 2 in compass order: {', '.join(second)}.")


@pytest.mark.parametrize("card", tikal.solo_deck(), ids=lambda card: str(card["id"]))
def test_the_overlay_agrees_with_the_card(card: Data) -> None:
    """S5: the needle points from the guide to number 1, number 7 lies beyond it, round they go."""
    game = solo(tiles={"d3": "C2+0"}, guide="d3", discards=[card["id"]])
    centre = centre_of(game, "d3")
    rose = layer_of(game, "compass", compass=True).findall(f"{SVG}g")[0]
    assert place_of(rose) == pytest.approx(centre, abs=0.1)
    east, south = POINTS[card["needle"]]
    assert tip(rose, "needle") == pytest.approx((east, south), abs=0.03)
    assert sense(rose) == card["sense"]
    places = {number: (x - 27, y + 41) for number, (x, y) in numbers(game).items()}
    for number, steps in ((1, 1), (7, 2)):
        expected = (centre[0] + STEP * steps * east, centre[1] + STEP * steps * south)
        assert places[number] == pytest.approx(expected, abs=0.4)
    turns = [_cross(centre, places[number], places[number + 1]) > 0 for number in range(1, 6)]
    assert turns == [card["sense"] == "cw"] * 5
    assert len(places) == 18


def _cross(
    centre: tuple[float, float], one: tuple[float, float], other: tuple[float, float]
) -> float:
    """Return a positive number if one turns clockwise (south is down) from one to the other."""
    east, south = one[0] - centre[0], one[1] - centre[1]
    return east * (other[1] - centre[1]) - south * (other[0] - centre[0])


def test_rings_look_different() -> None:
    """S5: the numbers of the first ring are full, those of the second pale."""
    _, *badges = layer_of(solo(discards=["S12"]), "compass", compass=True).findall(f"{SVG}g")
    looks = [styles(badge)[0] for badge in badges]
    assert looks == ["near"] * 6 + ["far"] * 6


def test_the_compass_never_tells_the_next_card() -> None:
    """S3: games that differ in the order of the deck only have the same compass."""
    one = solo(discards=["S12"], deck=["S01", "S07"])
    other = solo(discards=["S12"], deck=["S07", "S01"])
    assert one.svg(compass=True) == other.svg(compass=True)


def test_every_style_that_is_used_is_defined() -> None:
    """Nothing of a solo game's picture names a class that the style sheet does not know."""
    root = root_of(solo(discards=["S03"]), compass=True)
    known = set(re.findall(r"\.([a-z]+[a-z-]*\d?)", root.findtext(f"{SVG}style", "")))
    used = {name for layer in root.findall(f"{SVG}g") for name in styles(layer)}
    assert used - {"layer"} <= known
