"""L7 to L18: what is in the box, and how a game begins."""

from collections import Counter

import pytest

import tikal
from tests.legend_examples.positions import acting, position, site
from tests.rules.table import params, play, table
from tests.tables import Data
from tikal.box.legend.components import components
from tikal.box.legend.solo_deck import built_in_cards
from tikal.box.tiles import TILES
from tikal.engine.legend.table import MUTUL, YOU

SEEDS = range(12)


def begun(seed: int = 1, **legend: object) -> tikal.Game:
    """Return a new game."""
    return tikal.Game.new(variant="legend", seed=seed, legend=legend)


def deal_of(game: tikal.Game) -> Data:
    """Return what chance has decided."""
    deal: Data = game.record()["deal"]  # type: ignore[assignment]
    return deal


def test_expeditions() -> None:
    """L7: 2 leaders, 30 explorers, 2 camps and 2 guards; Mutul has no leader."""
    variant = begun().setup.rules.variant
    yours, his = variant.expedition(YOU), variant.expedition(MUTUL)
    assert (yours.leaders, yours.explorers, yours.camps, yours.guards) == (2, 30, 2, 2)
    assert (his.leaders, his.explorers, his.camps, his.guards) == (0, 30, 2, 2)


def test_two_leaders_alike() -> None:
    """L7: both leaders can be placed, each as strong as three."""
    game = table(**acting([], site(), you=site(6)))
    play(game, "playAP", "L+a1", "L+a1")
    assert game.document()["members"] == {"a1": {"1": "LL"}}
    assert game.position.strength(YOU, 0) == 6
    assert "L+a1" not in game.legal


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stack(seed: int) -> None:
    """L8: A to E in order, one each of A, B and C left out, but never B4."""
    stack: list[str] = deal_of(begun(seed))["stack"]
    letters = [tile[0] for tile in stack]
    assert letters == sorted(letters)
    assert Counter(letters) == {"A": 5, "B": 5, "C": 4, "D": 5, "E": 5}
    assert {"B4", "D5"} <= set(stack)
    assert 4 <= stack.index("B4") < 12
    assert 12 <= stack.index("D5") < 20


def test_tiles_of_cards() -> None:
    """L9: 4 temples of levels 5 and 6, 4 lakes, 2 volcanoes, each on its card."""
    box = components()
    found = {name: int(box.tile[card]) for card, name in enumerate(box.ids) if box.tile[card] >= 0}
    assert sorted(found) == sorted(
        [
            *(f"outlying_temple-{n}" for n in range(1, 5)),
            *(f"outlying_lake-{n}" for n in range(1, 5)),
            *(f"outlying_volcano-{n}" for n in range(1, 3)),
        ]
    )
    assert len(set(found.values())) == 10
    assert sorted(TILES[f"P{number}"][1] for number in range(1, 5)) == [5, 5, 6, 6]


def test_unique_treasures() -> None:
    """L10: a card brings two of the eight unique treasures."""
    game = table(**acting([], site(), you=site(cards=["unique-3"])))
    events = play(game, "playK1")
    assert [event["unique"] for event in params(events, "unique_taken")] == ["U5", "U6"]
    assert game.document()["uniques"] == {"1": ["U5", "U6"], "2": []}
    assert [str(action) for action in game.legal] == ["end"]


def test_tokens() -> None:
    """L11: two tokens each of 6 to 12, two of them on the display in each round."""
    game = begun()
    tokens: list[int] = deal_of(game)["tokens"]
    assert sorted(tokens) == sorted([*range(6, 13), *range(6, 13)])
    document: Data = game.document()
    shown = document["display"]["tokens"]
    assert sorted(shown) == shown
    assert len(document["tokens"]) == 12


def test_action_cards() -> None:
    """L12: 40 cards; the first ten are the first display."""
    game = begun()
    cards: list[str] = deal_of(game)["cards"]
    assert len(cards) == 40
    assert Counter(cards)["excavation"] == 5
    assert Counter(cards)["unique-1"] == 1


def test_solo_cards() -> None:
    """L13: 16 Solo cards, 4 of each letter; M and another letter are played."""
    assert Counter(name[0] for name in built_in_cards()) == dict.fromkeys("MABC", 4)
    deal = deal_of(begun(letters=["B"]))
    assert {name[0] for name in deal["solo"][0]} == {"M", "B"}
    assert all(len(set(order)) == 8 for order in deal["solo"])


def test_first_scores() -> None:
    """L14: Mutul begins with 175 points, you with none, and nobody is on the board."""
    game = begun()
    assert game.scores == [0, 175]
    assert game.document()["members"] == {}


def test_the_guide() -> None:
    """L15: the guide begins on b2 and blocks nothing."""
    assert begun().document()["guide"] == "b2"
    game = table(**acting([], site(), you=site(cards=["field_camp"])))
    play(game, "playK1")
    assert "Cb2" in game.legal


def test_the_letter_is_chosen_by_chance() -> None:
    """L16: without a letter the seed picks one; the display is full before Mutul's first pick."""
    letters = {tuple(begun(seed).document()["legend"]["letters"]) for seed in SEEDS}  # type: ignore[index]
    assert letters == {("A",), ("B",), ("C",)}
    game = begun(3)
    first = params(game.events, "legend_round_started")
    assert first == [{"round": 1}]
    document: Data = game.document()
    both = document["campsites"]
    places = [thing for site_ in both.values() for thing in [*site_["tiles"], *site_["cards"]]]
    shown = document["display"]["tiles"] + document["display"]["cards"]
    taken = len([thing for thing in [*places, *shown, *document["aside"]] if thing is not None])
    assert taken == 14


def test_campsites() -> None:
    """L17: 1 token, 2 tiles, 3 cards on the right, 3 kept cards on the left; Mutul keeps none."""
    document: Data = begun().document()
    for seat in "12":
        there = document["campsites"][seat]
        assert [len(there[key]) for key in ("tiles", "cards", "kept")] == [2, 3, 3]
        assert there["kept"] == [None, None, None]


def test_the_director_helps_once() -> None:
    """L18: 5 AP more with a token or in a scoring turn, once a game."""
    game = table(**acting([], site(), you=site(6)))
    events = play(game, "playAP", "director")
    assert params(events, "director_asked") == [{"seat": 1, "ap": 5}]
    assert (game.ap, game.document()["director"]) == (11, False)
    problem = game.refusal("director")
    assert problem is not None
    assert (problem.rule, problem.code) == ("L18", "director_has_helped")


def test_the_director_does_not_help_with_cards() -> None:
    """L18: neither with the 3 AP of a card nor with those of its effect."""
    game = table(**acting([], site(), you=site(cards=["supplies"])))
    for text in ("spendK1", "playK1"):
        again = game.copy()
        play(again, text)
        problem = again.refusal("director")
        assert problem is not None
        assert (problem.rule, problem.code) == ("L18", "director_not_now")


def test_other_variants_have_no_director() -> None:
    """L18: the power belongs to Legend alone."""
    problem = tikal.Game.from_document({}).refusal("director")
    assert problem is not None
    assert (problem.rule, problem.code) == ("R1.4", "not_in_this_variant")


def test_an_unused_director_scores() -> None:
    """L18: unused, the power is worth 5 points at the end, and nothing before."""
    parts = position(6, "final", phase="act", ap=10, scoring=True)
    events = play(table(**parts), "end")
    assert params(events, "director_scored") == [{"seat": 1, "points": 5}]
    interim = acting([], site(), you=site(tiles=["B4"]))
    events = play(table(**interim), "B4@c2", "end")
    assert params(events, "director_scored") == []
