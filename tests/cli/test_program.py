"""The program as a whole: its commands, its version, its quick start."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import tikal
from tests.cli.terminal import kept, run, start
from tikal.cli.game import ask as asking
from tikal.cli.game.choices import completions
from tikal.cli.game.save_file import games_folder


def test_the_version() -> None:
    """`tikal --version` prints the package's version."""
    assert run("--version").stdout == f"tikal {tikal.__version__}\n"
    assert start("--version").stdout == f"tikal {tikal.__version__}\n"


def test_help_lists_the_commands() -> None:
    """`tikal --help` names every command with a line about it, and each has help of its own."""
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "replay", "validate", "perft", "bench", "serve", "backup", "restore"):
        assert re.search(rf"^  {command} +\w", result.stdout, re.MULTILINE)
        assert run(command, "-h").exit_code == 0


def test_play_begins_a_game(home: Path) -> None:
    """`tikal play` without more is you against the bot `easy`."""
    result = run("play", typed=["1", "quit"])
    assert result.exit_code == 0
    assert kept(home).players == ["", "easy"]
    assert kept(home).setup.variant == "classic"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(kept(home).date))


def test_slow_packages_wait_until_needed() -> None:
    """Commands are imported without rich and prompt_toolkit, so that help comes at once."""
    code = (
        "import sys, tikal.program, tikal.cli.game.command, tikal.cli.replay.command;"
        "import tikal.cli.validate, tikal.cli.perft;"
        "sys.exit('rich' in sys.modules or 'prompt_toolkit' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code


def test_a_closed_pipe_is_no_traceback() -> None:
    """When the reader of a pipe goes away the program ends quietly."""
    command = [sys.executable, "-m", "tikal", "play", "--players", "random,random"]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_unnamed_games_are_kept_where_the_system_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without TIKAL_HOME the system's folder for such data is used."""
    monkeypatch.delenv("TIKAL_HOME")
    folder = games_folder()
    assert folder.is_absolute()
    assert folder.parts[-2:] == ("tikal", "games")


def test_games_of_the_same_second_get_names_of_their_own(home: Path) -> None:
    """Two games kept in the same second don't share a file."""
    for _ in range(3):
        run("play", typed=["1"])
    assert len(list(home.iterdir())) == 3


def test_a_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal people type with an editor of lines; Ctrl-D means that they are gone."""
    game = tikal.Game.new(seed=7)
    monkeypatch.setattr(asking, "on_a_terminal", lambda: True)
    asking._prompt.cache_clear()
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("c2+5\r")
        assert asking.ask("> ", lambda: completions(game)) == "c2+5"
        pipe.send_text("c2+5\x7f4\r")
        assert asking.ask("> ", lambda: completions(game), "toolbar") == "c2+4"
        pipe.send_text("\x04")
        with pytest.raises(EOFError):
            asking.ask("> ")
    asking._prompt.cache_clear()


def test_beginnings_are_completed() -> None:
    """The beginning of a text is completed, capitals or not, with a word about the action."""
    found = asking.completer(completions(tikal.Game.new(seed=7))).get_completions(
        Document("a4@C2"), CompleteEvent()
    )
    texts = {completion.text: completion.display_meta_text for completion in found}
    assert list(texts) == [f"A4@c2+{rotation}" for rotation in range(6)]
    assert texts["A4@c2+4"] == "+4 b2:3"


def test_completions_say_what_they_cost() -> None:
    """Each text that can be completed comes with its cost, or with the paths it makes."""
    game = tikal.Game.new(seed=7)
    assert completions(game)["A4@c2+4"] == completions(game)["c2+4"] == "+4 b2:3"
    game.play("A4@c2+4")
    assert completions(game) == {"E+a1": "place, 1 AP", "L+a1": "place, 1 AP", "end": "end turn"}
