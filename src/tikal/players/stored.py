"""The weights that the bots think with: data beside this module."""

import tomllib
from pathlib import Path
from typing import Any, Final

WEIGHTS_FILE: Final = "weights.toml"
LEGEND_WEIGHTS_FILE: Final = "legend_weights.toml"


def stored_weights() -> dict[str, float]:
    """Return the weights in weights.toml."""
    return {name: float(number) for name, number in _read(WEIGHTS_FILE).items()}


def stored_legend_weights() -> dict[str, list[float]]:
    """Return the weights in legend_weights.toml."""
    found = _read(LEGEND_WEIGHTS_FILE).items()
    return {name: [float(number) for number in numbers] for name, numbers in found}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
