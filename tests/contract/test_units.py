"""The systemd units that are shipped: systemd understands them, and the guide shows them."""

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.lacking import lack
from tikal.program import main

ROOT = Path(__file__).parents[2]
UNITS = sorted((ROOT / "contrib" / "systemd").glob("*.service"))
HOST = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
ANALYZE = shutil.which("systemd-analyze")


def read(unit: Path) -> configparser.ConfigParser:
    """Return a unit's sections."""
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys as they are written
    parser.read_string(unit.read_text(encoding="utf-8"))
    return parser


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_guide_shows_the_unit(unit: Path) -> None:
    """What is copied from the page is what is shipped."""
    shown = f"```ini\n# /etc/systemd/system/{unit.name}\n{unit.read_text(encoding='utf-8')}```"
    assert shown in HOST


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_unit_runs_a_command_there_is(unit: Path) -> None:
    """With options that the command has, as a user of its own, and again after any failure."""
    service = read(unit)["Service"]
    program, name, *rest = service["ExecStart"].split()
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert Path(program).name == "tikal"
    known = {option for each in command.params for option in each.opts}
    assert {word for word in rest if word.startswith("--")} <= known
    assert service["Restart"] == "always"
    assert service["User"] not in ("", "root")
    assert read(unit)["Install"]["WantedBy"] == "multi-user.target"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_unit(unit: Path, tmp_path: Path) -> None:
    """Nothing in it is unknown to `systemd-analyze verify`; the program is one that is there."""
    if ANALYZE is None:
        lack("systemd")
    text = unit.read_text(encoding="utf-8")
    here = tmp_path / unit.name.replace("@.", "@8765.")
    here.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", text), "utf-8")
    done = subprocess.run(  # noqa: S603 - systemd's own
        [ANALYZE, "verify", "--man=no", str(here)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    complaints = [line for line in done.stderr.splitlines() if here.name in line]
    assert complaints == []
