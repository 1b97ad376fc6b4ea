"""The lessons' game: the engine plays it, and every mistake that a lesson answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from tikal.game import Game

UI = Path(__file__).parents[2] / "ui"
STORY = json.loads((UI / "src" / "learn" / "story.json").read_text("utf-8"))
MISTAKES = json.loads((UI / "tests" / "lessonMistakes.json").read_text("utf-8"))


def after(moves: int) -> Game:
    """Return the game after so many of its actions."""
    record = STORY["record"]
    return Game.from_record({**record, "actions": record["actions"][:moves]})


def test_the_whole_game_is_legal() -> None:
    """What the lessons ask for can be played, and brings the points that they tell of."""
    game = after(len(STORY["record"]["actions"]))
    assert game.scores == [14, 13]


@pytest.mark.parametrize("lesson", STORY["starts"])
def test_a_lesson_begins_in_the_middle_of_it(lesson: str) -> None:
    """Every lesson has something left to play."""
    start = STORY["starts"][lesson]
    assert after(start).play(STORY["record"]["actions"][start])


@pytest.mark.parametrize(
    "made", MISTAKES, ids=lambda made: f"{made['lesson']}-{made['step']}-{made['mistake']}"
)
def test_a_mistake_can_be_made(made: dict[str, Any]) -> None:
    """Whatever a lesson corrects is legal there, or nobody would get to read the answer."""
    game = after(made["after"])
    for action in made["actions"]:
        game.play(action)
