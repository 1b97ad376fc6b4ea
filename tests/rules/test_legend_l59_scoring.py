"""L59 to L61: interim and final scorings, and L64 to L66: difficulty."""

import pytest

import tikal
from tests.legend_examples.positions import acting, final, site
from tests.rules.table import codes, params, play, table
from tests.tables import Data

TURN = ("playAP", "end")
LAND = {
    "c1": "C3>b2",
    "c2": "A1>b2",
    "b3": "B4",
    "c3": "D4>c2",
    "a3": "A5>a2",
    "a4": "C2>a3",
    "a5": "P5>a4",
}
ALONE = {"c1": {"1": "E"}, "b3": {"1": "E"}, "a5": {"1": "E"}, "a2": {"1": "E"}}


def test_your_volcano() -> None:
    """L59: you begin with 10 AP and score; then Mutul's trail and camp, and the item is over."""
    parts = acting(["M2"], site(cards=["unique-1"]), you=site(tiles=["B4"]), discards=["M1"])
    game = table(**{**parts, "members": {"a1": {"2": "E"}}})
    play(game, "B4@c2")
    assert (game.ap, game.document()["card"]) == (10, None)
    events = play(game, "end")
    story = codes(events)
    assert story.index("legend_scored") < story.index("explorer_sent")
    assert story.index("explorer_sent") < story.index("solo_card_turned")
    assert params(events, "legend_scored")[0]["seat"] == 1


def test_mutuls_volcano() -> None:
    """L59: Mutul begins; he scores nothing, then you have 10 AP; the guide moves last."""
    game = table(**acting(["M2"], site(tiles=["B4"]), members={"a2": {"1": "E"}}))
    events = play(game, *TURN)
    assert (game.phase, game.ap) == ("act", 10)
    events += play(game, "end")
    assert [each["seat"] for each in params(events, "legend_scored")] == [1]
    assert codes(events)[-1] == "guide_moved"
    assert game.scores[1] == 175


def test_what_ground_is_worth() -> None:
    """L60: temples, emptied ruins, volcanoes and lakes that you control; treasures and sets."""
    parts = final(tiles=LAND, members=ALONE, hands={"1": [1, 1, 1]}, uniques={"1": ["U1"]})
    game = table(**{**parts, "legend": {**parts["legend"], "scoring_trail": "never"}})
    events = play(game, "end")
    scored = params(events, "legend_scored")[0]
    assert scored == {
        "seat": 1,
        "temples": 1,
        "ruins": 6,
        "volcanoes": 10,
        "lakes": 10,
        "treasures": 6,
        "uniques": 2,
        "director": 5,
        "score": 40,
    }
    assert {each["space"] for each in params(events, "ground_scored")} == {"c1", "b3", "a5"}
    assert params(events, "uniques_scored") == [{"seat": 1, "count": 1, "points": 2}]


def test_ties_and_full_ruins_score_nothing() -> None:
    """L60: control is a lead of 1 or more; ruins with treasures are worth nothing."""
    members = {"c1": {"1": "E"}, "b3": {"1": "E", "2": "E"}, "b2": {"1": "E"}}
    game = table(**final(tiles=LAND, ruins={"c1": [1]}, members=members, director=False))
    play(game, "end")
    assert game.scores[0] == 0


def test_the_final_scoring() -> None:
    """L61: after round 6 you spend 10 AP and score, then Mutul does and scores like you."""
    parts = acting([], site(), you=site(), members={"a1": {"2": "E"}})
    parts |= {"round": 6, "stack": [], "cards": [], "tokens": [6, 6], "returns": []}
    game = table(**{**parts, "solo": [parts["solo"][0]]})
    play(game, "pass")
    assert (game.document()["stage"], game.ap) == ("final", 10)
    events = play(game, "end")
    assert [each["seat"] for each in params(events, "legend_scored")] == [1, 2]
    assert codes(events).index("explorer_sent") < len(codes(events)) - 3
    assert game.over


def test_easier() -> None:
    """L64: no trail in the final scoring, or in none at all."""
    for trail, final_trail, interim_trail in [
        ("always", 1, 1),
        ("interim", 0, 1),
        ("never", 0, 0),
    ]:
        legend = {"scoring_trail": trail}
        members = {"a1": {"2": "E"}}
        last = play(table(**final(members=members, legend=legend)), "end")
        assert len(params(last, "explorer_sent")) == final_trail
        parts = acting([], site(), you=site(tiles=["B4"]), members=members, legend=legend)
        first = play(table(**parts), "B4@c2", "end")
        assert len(params(first, "explorer_sent")) == interim_trail


@pytest.mark.parametrize("trail", range(4, 9))
def test_longer_trails(trail: int) -> None:
    """L65: (a) 4 to 8 explorers in every trail."""
    members = {"a1": {"2": "E" * 9}}
    parts = acting(["M1"], site(cards=["column"]), members=members, legend={"trail": trail})
    events = play(table(**parts), *TURN)
    assert len(params(events, "explorer_taken")) == trail


def test_two_letters() -> None:
    """L65: (b) with two letters an AP token makes him draw three Solo cards."""
    parts = acting(["M1", "M3", "B1", "A1"], site(9), legend={"letters": ["A", "B"]})
    game = table(**parts)
    events = play(game, *TURN)
    assert len(params(events, "solo_card_turned")) == 4


def test_swap_and_floor_in_scorings() -> None:
    """L65: (c) a swap and (d) a floor on the highest temple, after trail and camp."""
    legend = {"swap": True, "floor": True, "scoring_trail": "never"}
    parts = final(
        tiles={"c1": "B5>b2"},
        members={"c1": {"1": "E"}},
        hands={"1": [3], "2": [3, 6]},
        legend=legend,
    )
    game = table(**parts)
    events = play(game, "end")
    assert params(events, "mutul_raised")[0]["space"] == "c1"
    assert game.document()["hands"] == {"1": [6], "2": [3, 3]}
    assert codes(events).index("mutul_swapped") < codes(events).index("mutul_raised")


def test_no_temple_left_for_a_floor() -> None:
    """L65: (d) where all temples are guarded, or the highest is finished, nothing is placed."""
    legend = {"floor": True, "scoring_trail": "never"}
    guarded = final(guards={"a2": "1E", "b1": "1E"}, legend=legend)
    assert params(play(table(**guarded), "end"), "mutul_raised") == []
    high = final(tiles={"c1": "E4>b2"}, levels={"c1": 10}, legend=legend)
    assert params(play(table(**high), "end"), "mutul_raised") == []


@pytest.mark.parametrize("score", [0, 75, 400])
def test_the_start_score(score: int) -> None:
    """L66: Mutul may begin with any number of points from 0 to 400."""
    assert tikal.Game.new(variant="legend", seed=1, legend={"score": score}).scores == [0, score]


WRONG: list[tuple[Data, str]] = [
    ({"score": 401}, "legend.score must be 0 to 400, not 401: L66"),
    ({"score": -1}, "legend.score must be 0 to 400, not -1: L66"),
    ({"score": 1.5}, "legend.score must be a whole number, not 1.5: L66"),
    ({"score": True}, "legend.score must be a whole number, not True: L66"),
    ({"trail": 3}, "legend.trail must be 4 to 8, not 3: L65"),
    ({"trail": "4"}, "legend.trail must be a whole number, not '4': L65"),
    ({"scoring_trail": "no"}, "legend.scoring_trail must be one of always, interim, never"),
    ({"scoring_trail": None}, "legend.scoring_trail must be one of always, interim, never"),
    ({"swap": 1}, "legend.swap must be true or false, not 1: L65"),
    ({"floor": "yes"}, "legend.floor must be true or false, not 'yes': L65"),
    ({"letters": []}, "legend.letters must be one or two of A, B and C, not []: L16"),
    ({"letters": ["M"]}, "legend.letters must be one or two of A, B and C"),
    ({"letters": ["A", "A"]}, "legend.letters must be one or two of A, B and C"),
    ({"letters": ["A", "B", "C"]}, "legend.letters must be one or two of A, B and C"),
    ({"letters": 7}, "legend.letters must be one or two of A, B and C"),
    ({"colour": 1}, "unknown legend setting 'colour'; there are letters, score"),
]


@pytest.mark.parametrize(("legend", "message"), WRONG, ids=[message for _, message in WRONG])
def test_set_ups_that_do_not_exist(legend: Data, message: str) -> None:
    """L16, L64, L65, L66: a wrong option is refused with what there is instead."""
    with pytest.raises(tikal.InvalidSetup) as refused:
        tikal.Game.new(variant="legend", seed=1, legend=legend)
    assert str(refused.value).startswith(message)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 3}, "3 seats"),
        ({"edition": "classic1999"}, "supermeeple"),
        ({"options": {"ties": "shared"}}, "legend has no options of editions: R1.5"),
        ({"variant": "classic", "legend": {"score": 5}}, "legend settings are for the variant"),
        ({"legend": 5}, "legend"),
    ],
)
def test_other_set_ups_that_do_not_exist(wrong: Data, message: str) -> None:
    """L66: two seats, the rules of Super Meeple, and no settings for other variants."""
    with pytest.raises(tikal.InvalidSetup) as refused:
        tikal.Game.new(**{"variant": "legend", "seed": 1, **wrong})
    assert message in str(refused.value)
