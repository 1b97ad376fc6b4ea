"""`tikal bench`: the figures are there; how fast is no business of a test."""

import json
from typing import Any

import pytest

import tikal
from tests.cli.terminal import run

FIGURES = {
    "playouts_classic_2": "actions/s",
    "playouts_classic_3": "actions/s",
    "playouts_classic_4": "actions/s",
    "playouts_auction_2": "actions/s",
    "playouts_auction_3": "actions/s",
    "playouts_auction_4": "actions/s",
    "playouts_solo_2": "actions/s",
    "playouts_legend_2": "actions/s",
    "packed": "actions/s",
    "rich": "actions/s",
    "copy": "ns",
    "from_record": "ms",
    "import": "ms",
    "position_memory": "bytes",
    "site_memory": "bytes",
    "record_memory": "bytes",
    "game_memory": "bytes",
}


@pytest.fixture(scope="module")
def told() -> Any:  # noqa: ANN401 - JSON
    """Return what `tikal bench --json --quick` prints, read."""
    result = run("bench", "--json", "--quick")
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def test_the_figures_as_json(told: dict[str, Any]) -> None:
    """`--json` prints every documented figure with its unit, and what ran on what machine."""
    assert set(told) == {"tikal", "compiled", "machine", "repeats", "figures"}
    assert (told["tikal"], told["compiled"]) == (tikal.__version__, tikal.COMPILED)
    assert set(told["machine"]) == {"cpu", "cores", "system", "python"}
    assert {name: figure["unit"] for name, figure in told["figures"].items()} == FIGURES
    for figure in told["figures"].values():
        assert set(figure) == {"unit", "median", "low", "high"}
        assert 0 < figure["low"] <= figure["median"] <= figure["high"]


def test_memory_stays_small(told: dict[str, Any]) -> None:
    """A position takes at most 4 kB of its own, a finished record of four players 200 kB."""
    assert told["figures"]["position_memory"]["median"] <= 4_000
    assert told["figures"]["record_memory"]["median"] <= 200_000


def test_the_figures_for_people() -> None:
    """Without `--json` there is a line on the machine and one for each figure."""
    lines = run("bench", "--quick").stdout.splitlines()
    assert lines[0].startswith(f"tikal {tikal.__version__} (")
    assert len(lines) == 1 + len(FIGURES)
    assert all(line.endswith(unit) for line, unit in zip(lines[1:], FIGURES.values(), strict=True))
