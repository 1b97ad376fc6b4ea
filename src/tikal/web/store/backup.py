"""Copies of the embedded database, taken while it is in use and checked before they replace one."""

import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from tikal.errors import TikalError
from tikal.web.store.private import private_file, private_folder, sync_folder

# What every database of ours has had, in all its versions.
_OURS: Final = ("commands", "tables", "alembic_version")


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; the target is complete or not there at all."""
    if target.exists():
        raise FileExistsError(17, "File exists", str(target))
    if not source.exists():
        raise FileNotFoundError(2, "No such file or directory", str(source))
    partial = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        private_file(partial)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new)
            _leave_out_keys(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, readable wherever it is put
        check_database(partial)
        partial.rename(target)
        sync_folder(target.parent)
    except sqlite3.OperationalError as problem:
        raise TikalError(f"{target}: the copy can't be written: {problem}") from None
    except sqlite3.DatabaseError:
        raise TikalError(f"{source}: this is no database of tikal") from None
    finally:
        partial.unlink(missing_ok=True)


def _leave_out_keys(copy: sqlite3.Connection) -> None:
    """Take the key that signed cookies from a copy, as if it had never been there.

    Older versions had it in the database; who can read a backup must not be able to be everybody.
    """
    if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'secrets'").fetchone():
        copy.execute("PRAGMA secure_delete=ON")
        copy.execute("DELETE FROM secrets")
        copy.commit()


def restore_database(backup: Path, target: Path, known: Collection[str]) -> Path | None:
    """Put a backup in the database's place; return where the old one is kept, if there was one.

    One of a revision that is not known would only be refused when the server starts.
    """
    check_database(backup)
    revision = _revision_of(backup)
    if revision not in known:
        message = f"{backup}: the backup is of a later version of tikal (revision {revision})"
        raise TikalError(message)
    private_folder(target.parent)
    fresh = target.with_name(f".{target.name}.restored")
    fresh.unlink(missing_ok=True)
    copy_database(backup, fresh)
    kept = _put_aside(target)
    fresh.rename(target)
    return kept


def _put_aside(target: Path) -> Path | None:
    """Keep the database that is replaced, whole: what its WAL still holds goes with it."""
    if not target.exists():
        return None
    count = 1
    while (kept := target.with_name(f"{target.stem}-replaced-{count}{target.suffix}")).exists():
        count += 1
    _need_unused(target)
    copy_database(target, kept)
    return kept


def _need_unused(target: Path) -> None:
    """Refuse to replace a database that a server is writing to.

    What its WAL holds is written to the database itself: whoever is killed before the backup is in
    its place still has all of it, and the backup gets no WAL that is not its own.
    """
    with closing(sqlite3.connect(target, timeout=0.2)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.rollback()
        except sqlite3.OperationalError:
            message = f"{target}: a server is using this database; stop it first"
            raise TikalError(message) from None


def _revision_of(path: Path) -> str:
    with closing(_reading(path)) as database:
        rows = database.execute("SELECT version_num FROM alembic_version").fetchall()
    return " ".join(str(revision) for (revision,) in rows)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check_database(path: Path) -> None:
    """Raise an error unless a file is a complete database of ours."""
    if not path.exists():
        raise FileNotFoundError(2, "No such file or directory", str(path))
    try:
        with closing(_reading(path)) as database:
            whole = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            found = database.execute("SELECT name FROM sqlite_master").fetchall()
            ours = {(name,) for name in _OURS} <= set(found)
    except sqlite3.OperationalError as problem:
        raise TikalError(f"{path}: the database can't be read: {problem}") from None
    except sqlite3.DatabaseError:
        whole = ours = False
    if not whole or not ours:
        message = f"{path}: this is no database of tikal"
        raise TikalError(message)
