"""L19, L20, L62, L63: rounds, Solo cards, the upkeep, and who wins."""

import pytest

import tikal
from tests.legend_examples.positions import final, position, site
from tests.playing import seeded, walk
from tests.rules.table import codes, params, play, refused, table
from tests.tables import LEGEND_MIXES, Data


def whole_game(mix: str) -> tikal.Game:
    """Return a finished game with some options."""
    game = tikal.Game.new(variant="legend", seed=8, legend=LEGEND_MIXES[mix])
    return walk(game, seeded(8), 10_000)


@pytest.mark.parametrize("mix", LEGEND_MIXES)
def test_six_rounds(mix: str) -> None:
    """L19: six rounds of draft and action phase, five upkeeps between them, Mutul first."""
    game = whole_game(mix)
    rounds = [each["round"] for each in params(game.events, "legend_round_started")]
    phases = [each["round"] for each in params(game.events, "action_phase_started")]
    upkeeps = [each["round"] for each in params(game.events, "upkeep")]
    assert rounds == phases == [1, 2, 3, 4, 5, 6]
    assert upkeeps == [1, 2, 3, 4, 5]
    after = [codes(game.events)[at + 1] for at in places(game, "legend_round_started")]
    assert after == ["solo_card_turned"] * 6


def places(game: tikal.Game, code: str) -> list[int]:
    """Return where events of a code are in the story."""
    return [index for index, event in enumerate(game.events) if event.code == code]


@pytest.mark.parametrize("mix", LEGEND_MIXES)
def test_solo_cards_of_a_phase(mix: str) -> None:
    """L20: a draft turns up 6 cards, an action phase all 8, or 9 of 12, in the dealt order."""
    game = whole_game(mix)
    deal: Data = game.record()["deal"]  # type: ignore[assignment]
    turned: list[list[object]] = []
    for event in game.events:
        if event.code in ("legend_round_started", "action_phase_started"):
            turned.append([])
        if event.code == "solo_card_turned":
            turned[-1].append(event.params["card"])
    action = 9 if len(deal["solo"][0]) == 12 else 8
    assert [len(cards) for cards in turned] == [6, action] * 6
    for cards, order in zip(turned, deal["solo"], strict=True):
        assert cards == order[: len(cards)]


@pytest.mark.parametrize("mix", LEGEND_MIXES)
def test_two_interim_scorings(mix: str) -> None:
    """L8, L59, L61: two volcanoes and the end: you score three times, Mutul once."""
    game = whole_game(mix)
    assert len(places(game, "interim_scoring_started")) == 2
    assert len(places(game, "legend_final_scoring_started")) == 1
    assert [each["seat"] for each in params(game.events, "legend_scored")] == [1, 1, 1, 2]


def test_solo_cards_that_run_out_begin_again() -> None:
    """L20: an empty deck is reshuffled from the discards; a document can come to that."""
    parts = position(
        3,
        "action",
        campsites={"1": site(6), "2": site(cards=["unique-1"])},
        discards=["M1", "M2", "M3", "M4", "A1", "A2", "A3", "A4"],
    )
    parts["solo"][0] = []
    events = play(table(**parts), "playAP", "end")
    assert params(events, "solo_card_turned") == [{"card": "M1"}]


def test_the_upkeep() -> None:
    """L63: kept cards come face up; cards set aside return in the dealt order, then new ones."""
    parts = position(
        2,
        "action",
        display={"cards": [None, "swap", *[None] * 8]},
        campsites={"1": site(kept=[["recruits", False]])},
        aside=["guard", "column", "supplies"],
        later={0: ["M2", "A1", "A2", "A3", "A4", "M1", "M3", "M4"]},
    )
    parts["returns"][0] = [3, 1, 2]
    game = table(**parts)
    events = play(game, "pass")
    document: Data = game.document()
    assert params(events, "passed") == [{"seat": 1}]
    assert document["display"]["cards"][:4] == ["supplies", "swap", "guard", "column"]
    assert None not in document["display"]["cards"]
    assert document["campsites"]["1"]["kept"][0] == ["recruits", True]
    assert (document["round"], document["stage"], document["aside"]) == (3, "draft", [])
    assert game.can_undo.reason == "pass can't be taken back"


def test_an_upkeep_with_short_supplies() -> None:
    """L63: where a document has too little to come, what is there is laid out."""
    parts = position(2, "action", aside=["guard", "supplies"])
    parts |= {"stack": ["C1"], "tokens": [9], "cards": ["swap"], "returns": []}
    game = table(**parts)
    play(game, "pass")
    document: Data = game.document()
    shown = document["display"]
    left = [*shown["tokens"], *shown["tiles"], *document["campsites"]["2"]["tiles"]]
    assert {thing for thing in left if thing} <= {9, "C1"}


@pytest.mark.parametrize(
    ("scores", "winners"), [([300, 200], [1]), ([10, 200], [2]), ([195, 200], [1, 2])]
)
def test_the_winner(scores: list[int], winners: list[int]) -> None:
    """L62: most points win, and a tie is shared."""
    game = table(**final(scores=scores, legend={"scoring_trail": "never"}))
    events = play(game, "end")
    assert game.winners == winners
    assert [each["seat"] for each in params(events, "game_won")] == winners
    refused(game, "end", "R12.1", "game_over")
