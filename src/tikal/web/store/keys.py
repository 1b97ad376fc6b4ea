"""The keys that sign cookies and seal save files: in a file apart from games and backups.

The file has a line for each key, the key and when it was made. The first one signs and seals;
cookies of the others are still accepted, and signed anew when they come, and files still open.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import URL, Engine, create_engine, delete, event, func, select

from tikal.errors import TikalError
from tikal.web.store.clock import now
from tikal.web.store.database import file_of, is_embedded, synchronous
from tikal.web.store.private import private_folder, sync_folder, tighten
from tikal.web.store.schema import SECRETS, USERS

KEY_FILE: Final = "session.key"
# The key that signs push messages, in the same form.
PUSH_KEY_FILE: Final = "push.key"
# The name that the key had when it was in the database.
_IN_DATABASE: Final = "session"
_SHORTEST: Final = 32
_MOST: Final = 100
_BYTES: Final = 32


class Key(NamedTuple):
    """A key and when it was made; nobody knows that of one that was in the database."""

    secret: str
    made: str

    def line(self) -> str:
        """Return the key as a line of its file."""
        return f"{self.secret} {self.made}".rstrip() + "\n"


def read_keys(path: Path) -> list[Key]:
    """Return the keys of a file, none if there is no such file."""
    try:
        lines = path.read_text("ascii").split("\n")
    except FileNotFoundError:
        return []
    except UnicodeError:
        lines = [""]
    keys = [Key(*[*line.split(), ""][:2]) for line in lines if line.strip()]
    if not 0 < len(keys) <= _MOST or any(len(key.secret) < _SHORTEST for key in keys):
        message = (
            f"{path}: this is no file of keys: each line has one of at least {_SHORTEST} characters"
        )
        raise TikalError(message)
    return keys


def write_keys(path: Path, keys: Iterable[Key], *, fresh: bool = False) -> None:
    """Write a file of keys, whole or not at all; `fresh`: unless somebody else was faster."""
    private_folder(path.parent)
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    partial.unlink(missing_ok=True)
    try:
        handle = os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.writelines(key.line() for key in keys)
            file.flush()
            os.fsync(file.fileno())
        if fresh:
            with suppress(FileExistsError):
                os.link(partial, path)
        else:
            partial.replace(path)
        sync_folder(path.parent)
    finally:
        partial.unlink(missing_ok=True)


def new_key() -> Key:
    """Return a key that nobody has had."""
    return Key(secrets.token_hex(_BYTES), now())


def add_keys(path: Path, found: Iterable[str]) -> None:
    """Accept the cookies of other keys too; in a new file the first of them signs."""
    keys = read_keys(path)
    known = {key.secret for key in keys}
    more = [Key(secret, "") for secret in dict.fromkeys(found) if secret not in known]
    if more:
        write_keys(path, [*keys, *more])


def rotate(path: Path, days: int, *, only_new: bool) -> int:
    """Sign with a new key from now on; return how many old ones are still accepted.

    One that was replaced before all cookies of today were signed is of no more use.
    """
    keys = [] if only_new else read_keys(path)
    oldest = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    made = new_key()
    # A key has signed until the one before it in the file was made.
    ends = [made.made, *(key.made for key in keys)]
    kept = [key for key, end in zip(keys, ends, strict=False) if not end or end > oldest]
    write_keys(path, [made, *kept])
    return len(kept)


def ready_keys(path: Path, url: URL) -> tuple[list[Key], bool]:
    """Return a server's keys, and whether guests of before are strangers to them.

    The key of an older database moves to the file first, and is then deleted there. If there is no
    file, one is made.
    """
    engine = create_engine(synchronous(url))
    if is_embedded(url):
        event.listen(engine, "connect", _overwrite_what_is_deleted)
    try:
        with engine.begin() as connection:
            named = SECRETS.c.name == _IN_DATABASE
            stored = connection.execute(select(SECRETS.c.value).where(named)).scalars().all()
            if stored:
                add_keys(path, stored)
                connection.execute(delete(SECRETS).where(named))
        if stored and is_embedded(url):
            _empty_wal(engine)
        if keys := read_keys(path):
            tighten(path)
            return keys, False
        write_keys(path, [new_key()], fresh=True)
        with engine.connect() as connection:
            known = connection.execute(select(func.count()).select_from(USERS)).scalar_one()
        return read_keys(path), known > 0
    finally:
        engine.dispose()


def _overwrite_what_is_deleted(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA secure_delete=ON")


def _empty_wal(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def keys_inside(path: Path) -> list[str]:
    """Return the key that an SQLite file of an older version has in it, if any."""
    query = "SELECT value FROM secrets WHERE name = ?"
    try:
        with closing(sqlite3.connect(path)) as database:
            return [str(value) for (value,) in database.execute(query, (_IN_DATABASE,))]
    except sqlite3.DatabaseError:  # whoever goes on to use the file says what is wrong with it
        return []


def key_file_beside(url: URL, otherwise: Path) -> Path:
    """Return where a database's keys are: beside its file, or in a folder if it has none."""
    return (file_of(url).parent if is_embedded(url) else otherwise) / KEY_FILE
