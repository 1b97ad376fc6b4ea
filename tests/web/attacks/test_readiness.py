"""`/readyz` says whether games can be kept: not on a disk that is full or can't be written to."""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import URL

from tests.web.process import serving
from tests.web.server import Browser, served, settings_for
from tikal.web.store.database import file_of, is_embedded
from tikal.web.store.rows import Rows

PATIENCE = 15.0
LIMIT = """
import resource, sys
process, size = int(sys.argv[1]), int(sys.argv[2])
resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
"""


def status_becomes(address: str, status: int) -> bool:
    """Return whether the server says so soon: an answer is remembered for a second."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if httpx.get(f"{address}/readyz", timeout=30).status_code == status:
            return True
        time.sleep(0.1)
    return False


def test_a_full_disk(tmp_path: Path) -> None:
    """No file may grow any more: 503, as moves get, and 200 once there is room again."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        table = guest.new("person", "person")
        assert status_becomes(server.address, 200)
        process = str(server.process.pid)
        subprocess.run([sys.executable, "-c", LIMIT, process, "1"], check=True)  # noqa: S603 - our own code
        assert status_becomes(server.address, 503)
        assert guest.play(table, "A4@b3+0", status=503)["code"] == "storage"
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        subprocess.run([sys.executable, "-c", LIMIT, process, "-1"], check=True)  # noqa: S603 - as above
        assert status_becomes(server.address, 200)
        guest.play(guest.table(table), "A4@b3+0")
        guest.close()


TRIGGER = """
CREATE TRIGGER full_disk BEFORE UPDATE ON trials BEGIN SELECT RAISE(ABORT, 'read-only'); END
"""
OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@contextmanager
def unwritable(url: URL) -> Iterator[None]:
    """Let a database be read, but not written to."""
    if is_embedded(url):
        with closing(sqlite3.connect(file_of(url))) as other:
            other.execute(TRIGGER)
            yield
            other.execute("DROP TRIGGER full_disk")
        return
    server = url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as other:
        change = f"ALTER DATABASE {url.database} SET default_transaction_read_only = "
        other.execute(f"{change} on")
        other.execute(OTHERS)
        yield
        other.execute(f"{change} off")
        other.execute(OTHERS)


def test_a_database_that_is_read_only(database: URL) -> None:
    """Reading works, writing does not: 503 until it does."""
    with served(settings_for(database)) as address:
        assert status_becomes(address, 200)
        with unwritable(database):
            assert status_becomes(address, 503)
        assert status_becomes(address, 200)


def test_asking_often_writes_once_a_second(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred questions at once are one trial."""
    trials: list[float] = []
    real = Rows.try_writing

    async def counted(rows: Rows) -> None:
        trials.append(time.monotonic())
        await real(rows)

    monkeypatch.setattr(Rows, "try_writing", counted)
    with served(settings_for(database)) as address, httpx.Client() as client:
        begun = time.monotonic()
        for _ in range(100):
            assert client.get(f"{address}/readyz").status_code == 200
        assert len(trials) <= 2 + (time.monotonic() - begun)
