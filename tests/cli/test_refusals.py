"""Bad input: one clear line on stderr and exit code 1; wrong usage: exit code 2."""

import json
from pathlib import Path

import pytest

import tikal
from tests.cli.terminal import refused, run, start
from tikal.cli.refusals import one_line, reason_of

COMMANDS = {
    "validate": ["validate"],
    "replay": ["replay"],
    "perft": ["perft", "--depth", "1"],
    "play": ["play", "--resume"],
}
FILES = {
    "no JSON": (b"hello", "no JSON: Expecting value (line 1, column 1)"),
    "truncated": (b'{"format": "tikal-record", "setup": {', "it breaks off (line 1, column"),
    "binary": (bytes(range(256)), "not UTF-8 text"),
    "empty": (b"", "the file is empty"),
    "nested": (b"[" * 200_000, "nested too deeply"),
    "version": (b'{"format": "tikal-record", "version": 2, "setup": {}}', "version: "),
    "impossible": (b'{"members": {"h5": {"1": "E"}}}', "members.h5: "),
    "no number": (b'{"ap": NaN}', "NaN is no number"),
    "long number": (b'{"seats": ' + b"9" * 4000 + b"}", "seats: classic has 2 to 4: R3.1"),
    "strange key": (b'{"\\n\\u001b[2J": 1}', "unknown key"),
}
LEGEND = ("--variant", "legend")
SETUPS = {
    "five seats": (["--seats", "5"], "5 seats: classic has 2 to 4: R3.1"),
    "seats by word": (["--seats", "two"], "'two' is not a valid integer"),
    "unknown variant": (["--variant", "saga"], "unknown variant 'saga'"),
    "no variant": (["--variant", ""], "unknown variant ''"),
    "unknown edition": (["--edition", "2010"], "unknown edition '2010'"),
    "unknown option": (["--option", "gravity=true"], "unknown option 'gravity'"),
    "option without value": (["--option", "ties"], "option 'ties' must be written NAME=VALUE"),
    "wrong option": (["--option", "ties=maybe"], "option ties must be shared or supermeeple"),
    "unknown difficulty": (
        ["--variant", "solo", "--difficulty", "hopeless"],
        "unknown difficulty 'hopeless'; there are very-easy, easy",
    ),
    "difficulty without solo": (["--difficulty", "easy"], "solo settings are for the variant solo"),
    "two members more": (["--variant", "solo", "--members", "2"], "solo.members must be -1, 0 or"),
    "no deck": (["--variant", "solo", "--solo-deck", "no.toml"], "no.toml: No such file"),
    "low score": (["--variant", "solo", "--score", "99"], "solo.score must be 125 to 225, not 99"),
    "score without Mutul": (["--score", "150"], "solo settings are for the variant solo"),
    "letters without legend": (["--letters", "A"], "legend settings are for the variant legend"),
    "difficulty in legend": ([*LEGEND, "--difficulty", "easy"], "solo settings are for the varian"),
    "unknown letter": ([*LEGEND, "--letters", "AM"], "legend.letters must be one or two of A, B"),
    "three letters": ([*LEGEND, "--letters", "a,b,c"], "legend.letters must be one or two of A"),
    "high score": ([*LEGEND, "--score", "401"], "legend.score must be 0 to 400, not 401: L66"),
    "short trail": ([*LEGEND, "--trail", "3"], "legend.trail must be 4 to 8, not 3: L65"),
    "odd trail": ([*LEGEND, "--scoring-trail", "seldom"], "legend.scoring_trail must be one of"),
    "edition of legend": ([*LEGEND, "--edition", "french2005"], "legend is played by the edition"),
    "no legend deck": ([*LEGEND, "--solo-deck", "no.toml"], "no.toml: "),
}
USAGE = {
    "unknown command": ["dance"],
    "unknown option": ["play", "--loud"],
    "missing file": ["validate"],
    "missing depth": ["perft"],
    "missing value": ["play", "--seats"],
    "one file too many": ["replay", "one", "two"],
    "file and set-up": ["perft", "x.tikal", "--depth", "1", "--seats", "2"],
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(("content", "words"), FILES.values(), ids=FILES)
def test_wrong_files(command: list[str], content: bytes, words: str) -> None:
    """Every command that reads a file names it and says what is wrong, printing nothing else."""
    Path("wrong.tikal").write_bytes(content)
    result = run(*command, "wrong.tikal")
    message = refused(result)
    assert message.startswith("wrong.tikal: ")
    assert words in message
    assert len(message) < 500
    assert result.stdout == ""
    assert Path("wrong.tikal").read_bytes() == content


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_files_that_cannot_be_read(command: list[str]) -> None:
    """A missing file and a folder are refused by name."""
    Path("folder").mkdir()
    assert refused(run(*command, "nowhere")) == "nowhere: no such file or directory"
    assert refused(run(*command, "folder")).startswith("folder: ")


def test_a_huge_file() -> None:
    """A file of 100 MB is refused by its size."""
    with Path("huge.tikal").open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert refused(run("validate", "huge.tikal")) == (
        "huge.tikal: larger than 4 MB, so it is no game"
    )


def test_a_tampered_record() -> None:
    """A record with a wrong action or a wrong result is refused with the place."""
    record = tikal.Game.new(seed=7).record()
    for key, value, words in [
        ("actions", ["A4@b3+3", "Ub1"], "actions[1]: you have nobody on b1: R8.1"),
        ("scores", [1, 0], "scores: the game gives [0, 0], not [1, 0]"),
        ("winners", [1], "winners: the game gives [], not [1]"),
    ]:
        Path("t.tikal").write_text(json.dumps({**record, key: value}))
        assert refused(run("validate", "t.tikal")) == f"t.tikal: {words}"


@pytest.mark.parametrize("command", [["play"], ["perft", "--depth", "1"]], ids=["play", "perft"])
@pytest.mark.parametrize(("options", "words"), SETUPS.values(), ids=SETUPS)
def test_wrong_setups(command: list[str], options: list[str], words: str) -> None:
    """A value that the rules don't know is refused with the rule's words, not as wrong usage."""
    assert words in refused(run(*command, *options))


@pytest.mark.parametrize("depth", ["-1", "101", "deep", "9" * 30])
def test_wrong_depths(depth: str) -> None:
    """A depth that nobody can count to is refused."""
    assert "--depth" in refused(run("perft", f"--depth={depth}"))


@pytest.mark.parametrize("arguments", USAGE.values(), ids=USAGE)
def test_wrong_usage(arguments: list[str]) -> None:
    """Unknown options and missing arguments leave with exit code 2 and print nothing on stdout."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr


def test_a_real_process_says_no_the_same_way() -> None:
    """As a process of its own the program prints one line and no traceback."""
    done = start("play", "--seats", 5)
    assert done.returncode == 1
    assert done.stderr == "tikal: 5 seats: classic has 2 to 4: R3.1\n"
    assert done.stdout == ""
    assert start("play", "--loud").returncode == 2


def test_undecodable_input_is_survived() -> None:
    """Bytes that are no text, typed or piped, are refused like any other nonsense."""
    done = start("play", "--seed", 7, typed=["\udcff"])
    assert done.returncode == 0, done.stderr
    assert "is no action" in done.stdout


def test_messages_stay_on_their_line() -> None:
    """Whatever a message repeats, it is printable and of bearable length."""
    assert one_line("a\nb\x1b") == "a\\nb\\x1b"
    assert len(one_line("x" * 10_000)) < 500
    assert one_line("Zoë → b2") == "Zoë → b2"


def test_system_errors_without_a_file() -> None:
    """What the system says is told even where no file is known."""
    assert reason_of(OSError(28, "No space left on device")) == "no space left on device"
    assert reason_of(OSError("odd")) == "odd"
