"""Opening a database by its URL, set so that what is committed stays committed."""

from pathlib import Path
from typing import Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tikal.errors import TikalError
from tikal.web.store.private import private_file, private_folder

# Dialect of a URL as people write it: the driver that we use for it.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
# FULL: a commit is on the disk, not only on its way, also in WAL mode.
_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


def database_url(text: str) -> URL:
    """Return a database's URL with the driver we use, or say what is wrong with it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise TikalError(f"{text!r} is no URL of a database") from None
    if url.drivername not in _DRIVERS:
        message = f"databases are sqlite or postgresql, not {url.drivername!r}"
        raise TikalError(message)
    return url.set(drivername=_DRIVERS[url.drivername])


def file_url(path: Path) -> URL:
    """Return the URL of an SQLite database in a file."""
    return URL.create("sqlite+aiosqlite", database=str(path))


def is_embedded(url: URL) -> bool:
    """Return whether a database is an SQLite file."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """Return the file of an SQLite database."""
    if not is_embedded(url) or url.database in (None, "", ":memory:"):
        raise TikalError("this needs the embedded database, an SQLite file")
    return Path(str(url.database))


def synchronous(url: URL) -> URL:
    """Return the URL with a driver that needs no event loop."""
    return url.set(drivername="sqlite") if is_embedded(url) else url


def open_database(url: URL) -> AsyncEngine:
    """Return an engine; connections are made when they are needed."""
    if not is_embedded(url):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    make_file(file_of(url))
    engine = create_async_engine(url, pool_size=3, max_overflow=3)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def open_for_writing(url: URL) -> Engine:
    """Return an engine for one thread; its connection is made when it is needed."""
    engine = create_engine(
        synchronous(url), pool_size=1, max_overflow=0, pool_pre_ping=not is_embedded(url)
    )
    if is_embedded(url):
        make_file(file_of(url))
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def make_file(path: Path) -> None:
    """Make the file of an SQLite database for its owner's eyes only, unless it is there."""
    private_folder(path.parent)
    private_file(path)


def _set_up_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
