"""Empty databases of each kind, and how to stop them while they are in use."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import psycopg

from bench.attacks.first_starts import empty_postgresql
from tests.web.postgres import Postgres, stoppable_postgres
from tests.web.test_restarts import rename
from tikal.web.store.database import database_url, file_of

KINDS: Final = ("sqlite", "postgresql")
_ACTIONS: Final = "SELECT seq, payload FROM commands WHERE table_id = {} ORDER BY seq"
# What moves are written to, and what `/readyz` tries.
_TAKEN: Final = ("commands", "trials")
# The numbers of a table's commands, each with its action.
Log = list[tuple[int, str]]


class Databases(Protocol):
    """One kind of database."""

    def empty(self, home: Path) -> str:
        """Return the URL of a new, empty one, in a folder if it is a file."""

    def stop(self, url: str) -> None:
        """Let it fail, whatever is asked, until it is started again."""

    def start(self, url: str) -> None:
        """Let it work again."""

    def log(self, url: str, table: str) -> Log:
        """Return the commands of a table as they are stored."""


class Files:
    """SQLite: a file each. It fails when tables in it go missing."""

    def empty(self, home: Path) -> str:
        """Return the URL of a new file."""
        return f"sqlite:///{home / 'tikal.sqlite3'}"

    def stop(self, url: str) -> None:
        """Take tables away."""
        for name in _TAKEN:
            rename(file_of(database_url(url)), name, f"{name}_away")

    def start(self, url: str) -> None:
        """Put them back."""
        for name in _TAKEN:
            rename(file_of(database_url(url)), f"{name}_away", name)

    def log(self, url: str, table: str) -> Log:
        """Read the file."""
        with closing(sqlite3.connect(file_of(database_url(url)))) as connection:
            rows = connection.execute(_ACTIONS.format("?"), (table,)).fetchall()
        return [(seq, json.loads(payload)["action"]) for seq, payload in rows]


class OneServer:
    """PostgreSQL: databases of one server, which is stopped and started as a whole."""

    def __init__(self, postgres: Postgres) -> None:
        """Take one that runs."""
        self._postgres = postgres
        self._empty = empty_postgresql(postgres.url)

    def empty(self, home: Path) -> str:
        """Make a new database."""
        return self._empty(home)

    def stop(self, _url: str) -> None:
        """Stop the server, with all connections."""
        self._postgres.stop()

    def start(self, _url: str) -> None:
        """Start it."""
        self._postgres.start()

    def log(self, url: str, table: str) -> Log:
        """Ask the database."""
        query: Any = _ACTIONS.format("%s")
        with psycopg.connect(url) as connection:
            rows = connection.execute(query, (table,)).fetchall()
        return [(seq, payload["action"]) for seq, payload in rows]


@contextmanager
def databases(kind: str) -> Iterator[Databases]:
    """Give databases of a kind, one of `KINDS`."""
    if kind == "sqlite":
        yield Files()
    else:
        with stoppable_postgres() as postgres:
            yield OneServer(postgres)
