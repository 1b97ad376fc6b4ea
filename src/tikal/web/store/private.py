"""Files and folders that only their owner may read: games, backups, and the key of the cookies."""

import os
from pathlib import Path
from typing import Final

_FILE: Final = 0o600
_FOLDER: Final = 0o700
# What SQLite keeps beside a database.
_COMPANIONS: Final = ("", "-wal", "-shm", "-journal")


def private_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter.

    One that is there already stays as it is: its host may share it with other programs.
    """
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)


def private_file(path: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one.

    SQLite takes an empty file for a new database and gives its companions the same permissions.
    """
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, _FILE))


def tighten(path: Path) -> None:
    """Take a database, its companions and its backups from everybody but their owner."""
    copies = [
        copy
        for kind in ("before-migration", "replaced")
        for copy in path.parent.glob(f"{path.stem}-{kind}-*{path.suffix}")
    ]
    for found in [*(path.with_name(path.name + end) for end in _COMPANIONS), *copies]:
        _close(found, _FILE)


def tighten_folder(folder: Path) -> None:
    """Take a folder of our own from everybody but its owner."""
    _close(folder, _FOLDER)


def _close(path: Path, most: int) -> None:
    """Take permissions away where there are more; a file may have vanished, or be another's."""
    try:
        if path.stat().st_mode & 0o777 & ~most:
            path.chmod(most)
    except (FileNotFoundError, PermissionError):
        pass


def sync_folder(folder: Path) -> None:
    """Wait until the names of a folder's files are on the disk, where the system can say so."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
