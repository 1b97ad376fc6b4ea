"""The file a game is saved in after every action."""

import os
import shlex
from datetime import UTC, datetime
from pathlib import Path

from tikal.files import save
from tikal.game import Game


class SaveFile:
    """Saves a game to its file, and never overwrites another file."""

    def __init__(self, path: Path | None = None, *, ours: bool = False) -> None:
        """Save to `path`, or to a new file; if `ours`, that file may be overwritten."""
        self.path = path
        self._ours = ours

    def write(self, game: Game, path: Path | None = None) -> Path:
        """Save the game and return the file; naming one switches to it for good."""
        target = path or self.path or new_path()
        save(game, target, overwrite=self._ours and target == self.path)
        self.path = target
        self._ours = True
        return target


def new_path() -> Path:
    """Return a file that does not exist yet, in the folder of unnamed games."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    path, count = folder / f"{stem}.tikal", 1
    while path.exists():
        path, count = folder / f"{stem}-{count}.tikal", count + 1
    return path


def games_folder() -> Path:
    """Return the folder of unnamed games: in TIKAL_HOME, or in the user's data folder."""
    home = os.environ.get("TIKAL_HOME")
    if home:
        return Path(home) / "games"
    from platformdirs import user_data_path  # noqa: PLC0415 - seldom needed

    return user_data_path("tikal", appauthor=False) / "games"


def resume_command(path: Path) -> str:
    """Return the command that resumes a game."""
    return f"tikal play --resume {shlex.quote(str(path))}"


def replay_command(path: Path) -> str:
    """Return the command that replays a game."""
    return f"tikal replay {shlex.quote(str(path))}"
