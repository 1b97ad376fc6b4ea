"""`tikal replay`: a game again as text, as pictures, and step by step."""

import re
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import tikal
from tests.cli.terminal import GAMES, refused, run
from tests.playing import seeded, walk
from tikal.cli.replay import command as replay
from tikal.cli.replay.stepping import Stepper, step_through

RECORD = GAMES / "auction-3-supermeeple.tikal"
TEXTS = ("A4@b3+3", "E+a1", "end", "A6@c1+0", "L+a1")


def short_game() -> tikal.Game:
    """Return a game of a few actions."""
    game = tikal.Game.new(seed=7)
    for text in TEXTS:
        game.play(text)
    return game


def stepped(keys: str) -> Stepper:
    """Step through the short game with keys and return where that ends."""
    stepper = Stepper(short_game())
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        step_through(stepper)
    return stepper


def test_text_is_one_line_for_each_turn() -> None:
    """`--text` prints the compact export and nothing else."""
    result = run("replay", RECORD, "--text")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == tikal.load(RECORD).turns()


def test_a_pipe_gets_the_turns() -> None:
    """Without a terminal the turns follow a line that says what game it is."""
    result = run("replay", RECORD)
    first, *turns = result.stdout.splitlines()
    assert "a finished 3-player auction game (supermeeple)" in first
    assert turns == tikal.load(RECORD).turns()


def test_pictures_of_every_action() -> None:
    """`--svg DIR` writes a picture of the beginning and one after each action."""
    tikal.save(short_game(), "short.tikal")
    result = run("replay", "short.tikal", "--svg", "new/frames")
    assert result.stdout == "6 pictures in new/frames\n"
    pictures = sorted(Path("new/frames").iterdir())
    assert [path.name for path in pictures] == [f"000{number}.svg" for number in range(6)]
    assert pictures[-1].read_text(encoding="utf-8") == short_game().svg()
    assert pictures[0].read_text(encoding="utf-8") == tikal.Game.new(seed=7).svg()


def test_pictures_of_every_turn() -> None:
    """`--every turn` leaves out what happens within a turn."""
    tikal.save(short_game(), "short.tikal")
    assert run("replay", "short.tikal", "--svg", "frames", "--every", "turn").exit_code == 0
    names = sorted(path.name for path in Path("frames").iterdir())
    assert names == ["0000.svg", "0003.svg", "0005.svg"]


def test_pictures_are_not_written_over() -> None:
    """If one of the pictures is there already, nothing is written at all."""
    tikal.save(short_game(), "short.tikal")
    Path("frames").mkdir()
    Path("frames/0003.svg").write_text("precious")
    result = run("replay", "short.tikal", "--svg", "frames")
    assert "0003.svg: already exists" in refused(result)
    assert [path.read_text() for path in Path("frames").iterdir()] == ["precious"]


def test_pictures_need_a_folder() -> None:
    """A file in the folder's place is refused by name."""
    tikal.save(short_game(), "short.tikal")
    Path("frames").write_text("precious")
    assert "frames" in refused(run("replay", "short.tikal", "--svg", "frames"))
    assert "'move' is not one of" in refused(run("replay", "short.tikal", "--every", "move"))


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ("q", 0),
        ("\x1b[C\x1b[C\x1b[Cq", 3),
        (" nq", 2),
        ("  \x1b[D\x1b[Dq", 0),
        ("\x1b[D\x1b[Dq", 0),
        ("\x1b[Bq", 3),
        ("\x1b[B\x1b[B\x1b[Bq", 5),
        ("\x1b[F\x1b[Aq", 3),
        ("\x1b[F\x1b[A\x1b[Aq", 0),
        ("\x1b[F\x1b[Hq", 0),
        ("Gpq", 4),
        ("  \x03", 2),
    ],
)
def test_keys_step_through_a_game(keys: str, number: int) -> None:
    """Arrows, space, Home and End lead where they should, and no further than the ends."""
    assert stepped(keys).index == number


def test_a_page_shows_action_events_and_board() -> None:
    """A step shows which action it was, what happened and the board after it."""
    stepper = stepped("\x1b[Bq")
    page = stepper.page()
    assert "3 of 5: end" in page
    assert "Seat 1 ends the turn with 9 AP left." in page
    assert "Seat 2 places A6" in page
    stepper.to_start()
    assert "0 of 5: the beginning" in stepper.page()


def test_the_board_stays_where_it_is() -> None:
    """However much happened in a step, the board begins on the same line."""
    stepper = Stepper(walk(tikal.Game.new(seed=7), seeded(1), 10_000))
    tops = set()
    for _ in stepper.frames:
        lines = stepper.page().splitlines()
        tops.add(next(index for index, line in enumerate(lines) if re.match(r"\s*┌", line)))
        stepper.forward()
    assert len(tops) <= 2


def test_a_terminal_gets_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal `tikal replay` hands over to the keys."""
    seen: list[tikal.Game] = []
    monkeypatch.setattr(
        "tikal.cli.replay.stepping.step_through", lambda each: seen.append(each.game)
    )
    monkeypatch.setattr(replay, "on_a_terminal", lambda: True)
    assert run("replay", RECORD).exit_code == 0
    assert len(seen) == 1
