"""Where a game is kept: it is saved after every action, so that nothing can be lost."""

import os
import shlex
from datetime import UTC, datetime
from pathlib import Path

from tikal.files import save
from tikal.game import Game


class Keeper:
    """Saves a game in a file of its own, and never over anybody else's."""

    def __init__(self, path: Path | None = None, *, ours: bool = False) -> None:
        """Without a path a new file is found when it is needed; `ours` may be written over."""
        self.path = path
        self._ours = ours

    def keep(self, game: Game, path: Path | None = None) -> Path:
        """Save the game, from now on in another file if one is named, and return where."""
        target = path or self.path or new_path()
        save(game, target, overwrite=self._ours and target == self.path)
        self.path = target
        self._ours = True
        return target


def new_path() -> Path:
    """Return the name of a file that does not exist yet, in the folder of unnamed games."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    path, count = folder / f"{stem}.tikal", 1
    while path.exists():
        path, count = folder / f"{stem}-{count}.tikal", count + 1
    return path


def games_folder() -> Path:
    """Return the folder of unnamed games: in TIKAL_HOME, or where the system keeps such things."""
    home = os.environ.get("TIKAL_HOME")
    if home:
        return Path(home) / "games"
    from platformdirs import user_data_path  # noqa: PLC0415 - seldom needed

    return user_data_path("tikal", appauthor=False) / "games"


def resume_command(path: Path) -> str:
    """Return what to type to go on with a game."""
    return f"tikal play --resume {shlex.quote(str(path))}"


def replay_command(path: Path) -> str:
    """Return what to type to see a game again."""
    return f"tikal replay {shlex.quote(str(path))}"
