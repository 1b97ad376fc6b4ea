"""Every test of the command line keeps its games in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where unnamed games are kept; the working folder is empty too."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TIKAL_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return folder / "games"
