"""The line protocol: what bots are told, and how they are understood."""

import json
from typing import Any

import pytest

import tikal
from tests.playing import seeded, walk
from tests.tables import TABLES, Table
from tikal.players.external.line_protocol import choose_line, explanation, new_line, parse_line
from tikal.players.player import Budget


def told(line: str, word: str) -> Any:  # noqa: ANN401 - JSON
    """Return the object of a line, which must be one line."""
    assert "\n" not in line
    assert line.isascii()
    assert line.startswith(f"{word} ")
    return json.loads(line.removeprefix(f"{word} "))


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_a_bot_is_told_what_its_seat_may_know(table: Table) -> None:
    """`choose` carries the legal texts, the position and the record as the view tells them."""
    game = walk(table.game(5), seeded(5), 60)
    view = game.view(game.seat)
    data = told(choose_line(view), "choose")
    assert data == {
        "seat": game.seat,
        "legal": [str(action) for action in game.legal],
        "document": json.loads(json.dumps(view.document())),
        "record": json.loads(json.dumps(view.record())),
    }
    assert set(data["document"]["treasures"]) <= {0}
    assert data["record"]["setup"]["seed"] is None


def test_a_game_begins_with_its_setup() -> None:
    """`new` carries the seat, the bot's own seed, the budget and the set-up without the deal."""
    view = tikal.Game.new(variant="auction", seats=3, seed=8).view(2)
    assert told(new_line(view, 77, Budget(seconds=1.5)), "new") == {
        "seat": 2,
        "seed": 77,
        "seconds": 1.5,
        "nodes": None,
        "setup": {
            "variant": "auction",
            "edition": "supermeeple",
            "options": {},
            "seats": 3,
            "seed": None,
        },
    }


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"action E+a1", ("action", "E+a1")),
        (b"  action   E+a1 \r", ("action", "E+a1")),
        (b"ready", ("ready", "")),
        (b"", ("", "")),
        (b"info \xff", ("info", "\\xff")),
    ],
)
def test_lines_are_taken_apart(line: bytes, expected: tuple[str, str]) -> None:
    """Blanks and line ends of any system don't matter, and no byte can do harm."""
    assert parse_line(line) == expected


def test_long_lines_are_shown_in_part() -> None:
    """A message repeats the beginning of what a bot has said, in quotes."""
    assert str(parse_line(b"hello there")) == "'hello there'"
    assert len(str(parse_line(b"x" * 5000))) < 80


@pytest.mark.parametrize(
    ("rest", "words", "plan", "numbers"),
    [
        ("I like it", "I like it", (), {}),
        ('{"words": "Up!", "plan": ["Ub1", "end"], "numbers": {"value": 3}}',
         "Up!", ("Ub1", "end"), {"value": 3.0}),
        ('{"words": 5, "plan": "Ub1", "numbers": {"value": "much", "n": 1.5}}',
         "5", (), {"n": 1.5}),
        ("{}", "", (), {}),
        ("[1]", "[1]", (), {}),
        ("[" * 100_000, "[" * 100_000, (), {}),
    ],
)  # fmt: skip
def test_infos_explain(
    rest: str, words: str, plan: tuple[str, ...], numbers: dict[str, float]
) -> None:
    """An `info` is a text, or an object with words, a plan and numbers; nothing in it is fatal."""
    found = explanation(rest)
    assert (found.words, found.plan, found.numbers) == (words, plan, numbers)
