"""Players of other packages: an entry point is all they need."""

from pathlib import Path

import pytest

import tikal
from tests.players.bots import installed
from tikal.players.registry import make_player, player_names


def test_a_package_adds_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that an installed package registers is known by name and plays."""
    assert "last" not in player_names()
    installed(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "last" in player_names()
    view = tikal.Game.new(seed=1).view(1)
    assert make_player("last", 1).choose(view) == view.legal[len(view.legal) - 1]


def test_unknown_names_are_refused() -> None:
    """A name that nobody has registered is refused with those that exist."""
    with pytest.raises(tikal.InvalidSetup, match="unknown player 'nobody'; there are random"):
        make_player("nobody", 1)
