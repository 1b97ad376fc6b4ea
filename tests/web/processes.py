"""Several processes on one PostgreSQL, and what somebody sees who talks to all of them."""

import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg
from websockets.sync.client import ClientConnection

from tests.web.process import Serving, serving
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tests.web.test_restarts import moved


def new_database(server: str) -> str:
    """Make an empty database and return its URL."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


class Pair:
    """Two servers on one database."""

    def __init__(self, url: str, servers: list[Serving], stack: ExitStack) -> None:
        """Take those that run."""
        self.url = url
        self.servers = servers
        self._stack = stack

    def person(self, name: str = "") -> list[Browser]:
        """Return somebody's browser at each server, with the same cookie."""
        first = Browser(self.servers[0].address)
        first.get("/api/session")
        if name:
            first.patch("/api/session", {"name": name})
        both = [first, *(moved(first, each.address) for each in self.servers[1:])]
        for browser in both:
            self._stack.callback(browser.close)
        return both

    def watch(self, browser: Browser, table: Json, since: int = 0) -> ClientConnection:
        """Open a socket and read its first message."""
        socket = self._stack.enter_context(browser.live(table["id"], since))
        message(socket)
        return socket

    def cut(self, what: str = "tikal listening") -> int:
        """End connections of the servers; return how many there were."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            query = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND application_name = %s"
            )
            return len(connection.execute(query, (what,)).fetchall())


@contextmanager
def pair(home: Path, server: str, *arguments: str) -> Iterator[Pair]:
    """Run two servers on an empty database of a PostgreSQL."""
    url = new_database(server)
    command = ("serve", "--port", "0", "--database", url, *(arguments or ("--bots", "1")))
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(home, *command)) for _ in range(2)]
        yield Pair(url, servers, stack)


def thinkers(url: str, table: Json) -> list[int]:
    """Return the process that thinks about a table's turn, if any does."""
    query = (
        "SELECT worker FROM leases JOIN tables ON id = table_id AND leases.seq = tables.seq"
        " WHERE id = %s AND thinking IS NOT NULL"
    )
    with psycopg.connect(url) as connection:
        rows = connection.execute(query, (table["id"],)).fetchall()
    return [int(worker.partition("-")[0]) for (worker,) in rows]


def until(socket: ClientConnection, seq: int) -> list[Json]:
    """Read a socket's messages until the table has come to a number."""
    found: list[Json] = []
    while not found or found[-1]["table"]["seq"] < seq:
        found.append(message(socket))
        if found[-1]["type"] == "ping":
            found.pop()
    return found
