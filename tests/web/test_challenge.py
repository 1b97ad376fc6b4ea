"""A fair challenge: what is proposed to whom, and that it is about even."""

import random
from typing import Any

import pytest

from tests.web.server import Browser
from tests.web.test_playing import played_to_the_end
from tikal.web.history.belief import Belief, below, density, logistic
from tikal.web.history.challenge import LEGEND, RATINGS, SOLO, Mutul, challenge

Summary = dict[str, Any]
PRINTED = {"trail": 4, "scoring_trail": "always", "swap": False, "floor": False}


def against_mutul(mutul: Mutul, lead: int, score: int, **changes: object) -> Summary:
    """Return a game that would have been even from `lead`, played from `score`."""
    settings = {"score": score, **({"members": 0} if mutul is SOLO else PRINTED)}
    own = 150
    rival = own - lead + score
    return {
        "variant": mutul.variant,
        "automaton": True,
        "bots": [],
        "bot": None,
        "score": own,
        "rival": rival,
        "won": float(own > rival),
        "given_up": False,
        "settings": settings,
        "own_cards": False,
        "feats": [],
        **changes,
    }


def against_bots(*bots: tuple[str, int], score: int = 100, given_up: bool = False) -> Summary:
    """Return a game against bots with their scores."""
    game = against_mutul(SOLO, 0, 125, variant="classic", given_up=given_up)
    return {**game, "bots": [list(bot) for bot in bots], "settings": {}, "score": score}


def proposed(*games: Summary) -> Summary:
    """Return what is proposed after games, newest first."""
    found: Summary = challenge([{"summary": game} for game in games])
    return found


def test_newcomers_begin_at_very_easy() -> None:
    """The lowest start score there is, Legend's where `easy` wins more than half, and `easy`."""
    found = proposed()
    assert (found["solo"]["score"], found["solo"]["members"], found["solo"]["games"]) == (125, 0, 0)
    assert (found["legend"]["score"], found["legend"]["games"]) == (50, 0)
    assert (found["bot"]["bot"], found["bot"]["games"], found["bot"]["chance"]) == ("easy", 0, 0.5)


@pytest.mark.parametrize("mutul", [SOLO, LEGEND])
def test_the_start_score_is_where_the_games_were_even(mutul: Mutul) -> None:
    """Whatever the start scores were: a good player's games lead there, and half are won there."""
    rng = random.Random(5)  # noqa: S311 - made-up games
    games = [
        against_mutul(mutul, round(rng.gauss(180, mutul.spread)), rng.choice([125, 150, 200]))
        for _ in range(20)
    ]
    found = proposed(*games)[mutul.variant]
    assert abs(found["score"] - 180) <= 2 * mutul.spread / len(games) ** 0.5
    assert found["score"] % 5 == 0
    assert abs(found["chance"] - 0.5) < 0.05
    assert found["games"] == 20


def test_one_game_moves_it_most_of_the_way_and_luck_less() -> None:
    """A first game counts for more than the prior, but not for everything."""
    found = proposed(against_mutul(SOLO, 195, 125))["solo"]
    assert 150 <= found["score"] <= 175


def test_only_recent_games_count() -> None:
    """Whoever has become better is not held back by how they began."""
    good, bad = against_mutul(SOLO, 180, 150), against_mutul(SOLO, 60, 150)
    assert proposed(*[good] * 20, *[bad] * 20) == proposed(*[good] * 20)


def test_where_no_start_is_low_enough_mutul_sends_fewer() -> None:
    """Below the lowest start score one member less evens it out, and the chance is honest."""
    weak = proposed(*[against_mutul(SOLO, 40, 125)] * 5)["solo"]
    assert (weak["score"], weak["members"]) == (125, -1)
    assert weak["chance"] < 0.1
    assert weak["even"] < 125
    eased = against_mutul(SOLO, 140, 125, settings={"score": 125, "members": -1})
    assert proposed(*[eased] * 9)["solo"]["members"] == 0, "116 with as many as shown"


def test_the_highest_start_score_is_the_last() -> None:
    """Nobody is offered what the rules don't have."""
    found = proposed(*[against_mutul(SOLO, 300, 225)] * 9)["solo"]
    assert (found["score"], found["chance"] > 0.5) == (225, True)


def test_giving_up_tells_that_it_was_lost() -> None:
    """It says that the start was too high, not by how much."""
    lost = against_mutul(SOLO, 200, 150, given_up=True)
    before = proposed(*[against_mutul(SOLO, 160, 125)] * 3)["solo"]["even"]
    after = proposed(lost, *[against_mutul(SOLO, 160, 125)] * 3)["solo"]["even"]
    assert before - 25 < after < before


def test_other_cards_and_options_tell_nothing() -> None:
    """Cards of one's own, and Legend made harder or easier, are other games."""
    own = against_mutul(SOLO, 200, 125, own_cards=True)
    harder = against_mutul(LEGEND, 100, 175, settings={**PRINTED, "score": 175, "swap": True})
    found = proposed(own, harder)
    assert (found["solo"]["games"], found["legend"]["games"]) == (0, 0)


def test_bots_are_proposed_up_and_down_the_ladder() -> None:
    """Wins lead to the next level, losses back."""
    win = against_bots(("easy", 80))
    assert proposed(win)["bot"]["bot"] == "easy"
    assert proposed(*[win] * 6)["bot"]["bot"] == "medium"
    lost = against_bots(("medium", 140))
    assert proposed(*[lost] * 4, *[win] * 6)["bot"]["bot"] == "easy"
    assert proposed(*[against_bots(("expert", 90))] * 20)["bot"]["bot"] == "expert"
    assert proposed(against_bots(("easy", 80), given_up=True))["bot"]["chance"] < 0.5


def test_bots_at_one_table_share_a_game() -> None:
    """Beating three of a kind at once is one game, not three; a tie is half a win."""
    three = against_bots(("easy", 80), ("easy", 70), ("easy", 60))
    assert proposed(three)["bot"]["chance"] == proposed(against_bots(("easy", 80)))["bot"]["chance"]
    assert proposed(against_bots(("easy", 100)))["bot"]["chance"] == 0.5
    assert proposed(against_bots(("somebody's own", 100)))["bot"]["games"] == 0


def test_the_proposed_bot_is_about_even() -> None:
    """Players between two bots' strengths get one of the two; at a bot's strength, that one."""
    rng = random.Random(3)  # noqa: S311 - made-up games
    for bot in ("easy", "medium"):
        games: list[Summary] = []
        for _ in range(20):
            rival = proposed(*games)["bot"]["bot"]
            won = rng.random() < logistic(RATINGS[bot] - RATINGS[rival])
            games.insert(0, against_bots((rival, 50 if won else 150)))
        assert proposed(*games)["bot"]["bot"] == bot


def test_a_belief_is_what_the_formula_says() -> None:
    """With normal observations the mean is the weighted one of prior and games."""
    belief = Belief.normal(75, 40).after([lambda even: density(150, even, 25)])
    weights = 1 / 40**2, 1 / 25**2
    exact = (75 * weights[0] + 150 * weights[1]) / sum(weights)
    assert belief.mean == pytest.approx(exact, abs=0.05)
    assert below(1.96, 0, 1) == pytest.approx(0.975, abs=0.001)
    assert Belief.normal(0, 1).after([lambda _: 0.0]).mean == pytest.approx(0, abs=1e-9)


def test_the_server_proposes_from_ones_own_games(guest: Browser) -> None:
    """Games that just ended count; somebody else's don't."""
    assert guest.get("/api/challenge")["solo"]["games"] == 0
    played_to_the_end(guest, guest.new("person", variant="solo"), 1)
    lost = guest.new("person", "hard")
    guest.post(f"/api/tables/{lost['id']}/concede", {"seq": 0, "seat": 1})
    found = guest.get("/api/challenge")
    assert (found["solo"]["games"], found["solo"]["members"]) == (1, -1)
    assert (found["bot"]["games"], found["bot"]["bot"]) == (1, "easy")
    stranger = Browser(guest.address)
    assert stranger.get("/api/challenge")["solo"]["games"] == 0
    stranger.close()
