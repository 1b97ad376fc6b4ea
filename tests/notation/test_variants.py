"""What variants tell interfaces: which settings there are to choose, and what is on the table."""

import pytest

import tikal
from tests.tables import Data
from tikal.notation.variants.registry import NOTATIONS, notation_of


@pytest.mark.parametrize("variant", ["classic", "auction"])
def test_nothing_else_to_choose(variant: str) -> None:
    """Edition and options say all there is about these."""
    assert NOTATIONS[variant].set_up_form() == {}


def test_a_difficulty_for_mutul() -> None:
    """S15: five start scores with names, one member more or less; a game begins with each."""
    form: Data = NOTATIONS["solo"].set_up_form()
    scores = {each["id"]: each["score"] for each in form["solo"]}
    assert list(scores) == ["very easy", "easy", "standard", "hard", "very hard"]
    assert form["solo_members"] == [-1, 0, 1]
    for score in scores.values():
        for members in form["solo_members"]:
            game = tikal.Game.new(variant="solo", seed=1, solo={"score": score, "members": members})
            assert game.scores[1] >= score


def test_the_options_of_legend() -> None:
    """L16, L64 to L66: each value at the form's ends begins a game, the next one is refused."""
    forms: Data = NOTATIONS["legend"].set_up_form()
    form = forms["legend"]
    score, trail = form["score"], form["trail"]
    assert score["printed"] == 175
    for value in (*score.values(), *trail.values()):
        option = "score" if value in score.values() else "trail"
        assert tikal.Game.new(variant="legend", seed=1, legend={option: value}).scores
    for option, value in (("score", score["most"] + 1), ("trail", trail["most"] + 1)):
        with pytest.raises(tikal.InvalidSetup):
            tikal.Game.new(variant="legend", seed=1, legend={option: value})
    for letter in form["letters"]:
        assert tikal.Game.new(variant="legend", seed=1, legend={"letters": [letter]}).scores
    for scoring in form["scoring_trail"]:
        assert tikal.Game.new(variant="legend", seed=1, legend={"scoring_trail": scoring}).scores


def test_no_card_of_mutuls_in_sight() -> None:
    """Before his first Solo card there is none to show, and no arrow to count along."""
    position = tikal.Game.from_document({"variant": "legend", "phase": "item"}).position
    facts = notation_of(position.rules.variant).facts(position)
    assert (facts["card"], facts["sectors"], facts["scan"]) == (None, [], [])
