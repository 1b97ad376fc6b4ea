"""Sockets while the database is away, and the log after the server was killed: both in order."""

import signal
import time
from pathlib import Path

import psycopg
import pytest

from tests.web.process import serving
from tests.web.server import Browser, served, settings_for
from tests.web.test_live import closing_code, message
from tests.web.test_process import is_running
from tikal.web.store.database import database_url


def accept(server: str, name: str, *, connections: bool) -> None:
    """Let a database be used, or end all connections to it and let no more in."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}".encode())
        if not connections:
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            connection.execute(ending, [name])


def test_a_socket_while_the_database_is_away(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is closed with the code for "connect again", and the log has a line about it."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE away")
    with served(settings_for(database_url(postgres).set(database="away"))) as address:
        guest = Browser(address)
        guest.get("/api/session")
        accept(postgres, "away", connections=False)
        caplog.clear()
        with guest.live("nowhere") as socket:
            assert closing_code(socket) == 1012
        records = [record for record in caplog.records if record.name != "sqlalchemy.pool"]
        assert "store failed" in [record.message for record in records]
        assert not [record for record in records if record.exc_info]
        accept(postgres, "away", connections=True)
        with guest.live("nowhere") as socket:
            assert message(socket)["problem"]["code"] == "unknown_table"
            assert closing_code(socket) == 4404
        guest.close()


def test_the_log_of_a_killed_server_is_json(tmp_path: Path) -> None:
    """Whatever ends after it, say the bots' processes, writes nothing of its own there."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        guest.play(guest.new("person", "hard"), "A4@b3+0", "end")
        guest.close()
        limit = time.monotonic() + 30
        while len(server.children()) < 2 and time.monotonic() < limit:
            time.sleep(0.05)
        children = server.children()
        assert children
        server.stop(signal.SIGKILL)
        while any(map(is_running, children)) and time.monotonic() < limit:
            time.sleep(0.05)
        assert server.log()
