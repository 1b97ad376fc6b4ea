"""S14: the end of a solo game."""

import pytest

from tests.rules.table import codes, params, play, table
from tests.solo.turns import LAST_TURN, dealt, deck, last_card, members, told
from tests.tables import Data


def test_your_final_scoring_turn_first() -> None:
    """S14: after the last tile's turn you take your final scoring turn, 10 AP."""
    game = table(variant="solo", stack=[], phase="act", ap=3)
    events = play(game, "end")
    assert codes(events) == ["turn_ended", "final_scoring_started", "scoring_turn_started"]
    document: Data = game.document()
    assert (game.seat, game.ap, document["scoring"], document["turn"]) == (1, 10, True, None)


def test_then_a_last_card_then_he_scores() -> None:
    """S14: you score, he does a last card without a tile, he scores, the game is over."""
    game, events = last_card(
        "N cw E",
        tiles={"c3": "D1+0", "d3": "E5+0"},
        ruins={"d3": [2, 2]},
        members={"c3": {"2": "E"}, "d3": {"2": "EE"}, "b1": {"1": "E"}},
        hands={"1": [1, 1], "2": [2]},
        scores=[40, 150],
    )
    order = [code for code in codes(events) if code in ("seat_scored", "card_revealed", "game_won")]
    assert order == ["seat_scored", "card_revealed", "seat_scored", "game_won"]
    # The card: c3 is raised to 6, the ruins are emptied, one explorer is sent to b1, the two of the
    # ruins move on to b1, which is his with that, and to a2: 6 + 1 + 1, three of a kind are 6.
    assert told(events, "temple_scored", "seat", "space", "level") == [
        (1, "b1", 1),
        (2, "a2", 1),
        (2, "b1", 1),
        (2, "c3", 6),
    ]
    assert params(events, "seat_scored") == [
        {"seat": 1, "temples": 1, "treasures": 3, "score": 44},
        {"seat": 2, "temples": 8, "treasures": 6, "score": 164},
    ]
    assert (game.over, game.scores, game.winners) == (True, [44, 164], [2])


def test_he_scores_guarded_temples() -> None:
    """S14: he scores like you: a guard of his makes the temple his, one of yours does not."""
    _, events = last_card(
        "N cw E", guards={"a2": "2E", "b1": "1E"}, members={"b1": {"2": "EE"}}, scores=[0, 0]
    )
    assert told(events, "temple_scored", "seat", "space") == [(1, "b1"), (2, "a2")]


@pytest.mark.parametrize(
    ("scores", "winners"), [([175, 175], [2]), ([176, 175], [1]), ([174, 175], [2])]
)
def test_only_more_points_win(scores: list[int], winners: list[int]) -> None:
    """S14: you win with strictly more points; a tie is his."""
    # His floor makes a2 a level 2, his explorer wins b1: 3 points. Yours are three treasures.
    parts: Data = {"members": {"a2": {"2": "E"}}, "hands": {"1": [1, 2, 3]}}
    game, events = last_card("N cw E", **parts, scores=scores)
    assert told(events, "seat_scored", "score") == [(scores[0] + 3,), (scores[1] + 3,)]
    assert game.winners == winners
    assert params(events, "game_won") == [{"seat": winners[0]}]


@pytest.mark.parametrize("ties", ["shared", "supermeeple"])
def test_no_tie_break(ties: str) -> None:
    """S14: neither guards nor treasures decide, and nobody shares: a tie is lost."""
    game, events = last_card(
        "N cw E",
        options={"ties": ties},
        guards={"a2": "1E"},
        hands={"1": [1, 1, 2]},
        scores=[171, 175],
    )
    assert game.scores == [176, 176]
    assert game.winners == [2]
    assert "tie_broken" not in codes(events)


def test_the_last_card_comes_from_the_deck() -> None:
    """S3, S14: the last card is the next of the deck and lies on the discards."""
    game = table(variant="solo", **LAST_TURN, discards=["S01"], deck=["S05", "S02"])
    events = play(game, "end")
    assert told(events, "card_revealed", "card") == [("S05",)]
    assert game.document()["discards"] == ["S01", "S05"]
    assert game.document()["deck"] == ["S02"]


def test_the_last_cards_guards_count() -> None:
    """S14: step 6 of the last card is done before he scores."""
    parts = {"tiles": {"c3": "E4+0"}, "levels": {"c3": 10}, "members": {"c3": {"2": "E"}}}
    game, events = last_card("N cw E guards", **parts)
    assert game.document()["guards"] == {"c3": "2E"}
    assert codes(events).index("mutul_guarded") < codes(events).index("temple_scored")
    assert (2, "c3", 10) in told(events, "temple_scored", "seat", "space", "level")


def test_he_scores_once_in_a_game() -> None:
    """S14: the final scoring is his only one: his score stands still until then."""
    game = dealt()
    while not game.over:
        assert game.scores[1] == 175
        game.play("end" if game.phase == "act" else game.legal[0])
    scorings = told(list(game.events), "seat_scored", "seat")
    assert scorings == [(1,)] * 4 + [(2,)]
    assert game.scores[1] > 175


def test_nothing_after_the_end() -> None:
    """S14: the game is over with his scoring, and nothing can be played."""
    game = table(variant="solo", cards=deck("N cw E"), **LAST_TURN)
    game.play("end")
    document: Data = game.document()
    assert (document["phase"], document["seat"], document["turn"]) == ("over", None, None)
    assert len(game.legal) == 0


def test_the_guides_space_is_no_new_tile() -> None:
    """S10, S14: without a tile members go where they are needed, not to where the guide stands."""
    game, events = last_card("N cw EE", tiles={"c3": "D1+0"}, guide="b1")
    assert told(events, "mutul_placed_member", "space", "why") == [
        ("c3", "temple"),
        ("b1", "temple"),
    ]
    assert members(game) == {"b1": "E", "c3": "E"}
