"""What hosts are told exists: options, settings, limits, and the tests that keep the promises."""

import re
from dataclasses import asdict
from pathlib import Path

import click

from tikal.program import main
from tikal.web.limits.settings import COUNTED, Limits

ROOT = Path(__file__).parents[2]
HOST = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "explanation" / "security.md").read_text(encoding="utf-8")
ATTACKS = ROOT / "tests" / "web" / "attacks"
SOURCE = ROOT / "src" / "tikal"


def parameters() -> list[click.Parameter]:
    """Return the options of all commands."""
    context = click.Context(main)
    commands = [main.get_command(context, name) for name in main.list_commands(context)]
    groups = [each for each in commands if isinstance(each, click.Group)]
    commands += [each for group in groups for each in group.commands.values()]
    return [each for command in commands if command is not None for each in command.params]


def numbers(row: str) -> list[int]:
    """Return the numbers in a row of a table."""
    return [int(each.replace(",", "")) for each in re.findall(r"\| ([\d,]+) (?=\|)", row)]


def row_of(name: str) -> str:
    """Return the row of a limit."""
    return next(line for line in HOST.splitlines() if line.startswith(f"| `{name}` |"))


def test_options_exist() -> None:
    """Every option named for hosts is one of some command."""
    known = {option for each in parameters() for option in each.opts}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", HOST)) <= known


def test_settings_exist() -> None:
    """Every variable of the environment that is named is read somewhere."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r"TIKAL_[A-Z_]+", HOST))
    assert named
    assert {name for name in named if f'"{name}"' not in source} == set()


def test_limits_are_as_they_are() -> None:
    """The tables of limits have all of them, with the numbers that are in force."""
    limits = asdict(Limits())
    for name in COUNTED:
        assert numbers(row_of(name)) == list(limits.pop(name).values()), name
    for name, number in limits.pop("kept").items():
        assert numbers(row_of(f"kept.{name}")) == [number], name
    for name, number in limits.items():
        assert numbers(row_of(name)) == [number], name


def test_promises_are_tested() -> None:
    """Every test that the page on security names is there, and every test of attacks is named."""
    named = set(re.findall(r"`(?:tests/web/attacks/)?(test_\w+\.py)`", SECURITY))
    assert named == {path.name for path in ATTACKS.glob("test_*.py")}
    for path in re.findall(r"`(tests/[\w/]+\.py)`", SECURITY):
        assert (ROOT / path).exists(), path
