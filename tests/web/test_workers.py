"""Workers: bots that think for servers without bots of their own, and take over from the dead."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL

from tests.web.process import Working, serving, working
from tests.web.processes import new_database, thinkers
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tests.web.test_process import run
from tests.web.test_store import in_store, row
from tikal.web.store.database import database_url
from tikal.web.store.journal import Journal
from tikal.web.store.leases import LEASE, Leases
from tikal.web.store.rows import Rows

# What a turn may take beside a lease on a busy machine, in seconds.
SOON = 15.0


class Club:
    """A server that leaves thinking to others, a guest, and three workers."""

    def __init__(self, url: str, guest: Browser, workers: list[Working]) -> None:
        """Take those that run."""
        self.url = url
        self.guest = guest
        self.workers = workers


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Club]:
    """Run one for all tests."""
    home = tmp_path_factory.mktemp("workers")
    url = new_database(postgres)
    with ExitStack() as stack:
        command = ("serve", "--port", "0", "--database", url, "--bots", "0")
        server = stack.enter_context(serving(home, *command))
        workers = [
            stack.enter_context(working(home, "--database", url, "--bots", "1")) for _ in range(3)
        ]
        guest = stack.enter_context(closing(Browser(server.address)))
        yield Club(url, guest, workers)


def turn(guest: Browser, table: Json) -> Json:
    """Place a tile and end the turn."""
    return guest.play(table, table["state"]["legal"][0]["action"], "end")


def test_workers_play_for_a_server(club: Club) -> None:
    """Their turns come over the socket step by step; the server itself works out hints."""
    table = club.guest.new("person", "easy")
    with club.guest.live(table["id"]) as socket:
        message(socket)
        played = turn(club.guest, table)
        message(socket)
        steps: list[Json] = []
        while not steps or steps[-1]["table"]["thinking"] is not None:
            steps.append(message(socket))
        assert all(len(step["since_events"]) == 1 for step in steps)
        assert [step["table"]["seq"] for step in steps] == list(
            range(played["seq"] + 1, played["seq"] + 1 + len(steps))
        )
    assert club.guest.post(f"/api/tables/{table['id']}/hint")["plan"]


def test_bots_alone_are_played_to_their_end(club: Club) -> None:
    """Nobody watches, nobody has the table open: a line of them is played all the same."""
    tables = [club.guest.new("random", "random", seed=seed) for seed in range(3)]
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        rows = {each["id"]: each for each in club.guest.get("/api/tables")}
        if all(rows[table["id"]]["over"] for table in tables):
            break
        time.sleep(0.2)
    assert all(rows[table["id"]]["over"] for table in tables)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_another_worker_takes_over(club: Club, how: signal.Signals) -> None:
    """The worker that thinks is killed: within one lease another thinks, and the turn is played."""
    workers = {each.process.pid: each for each in club.workers}
    table = club.guest.new("person", "expert")
    ended = turn(club.guest, table)
    limit = time.monotonic() + SOON
    while not (found := thinkers(club.url, table)) and time.monotonic() < limit:
        time.sleep(0.01)
    [killed] = found
    workers[killed].stop(how)
    began = time.monotonic()
    mine = club.guest.until_mine(ended)
    assert time.monotonic() - began < LEASE + SOON
    assert mine["state"]["seat"] == 1
    numbers = _numbers(club.url, table)
    assert numbers == list(range(1, mine["seq"] + 1))


def _numbers(url: str, table: Json) -> list[int]:
    query = "SELECT seq FROM commands WHERE table_id = %s ORDER BY seq"
    with psycopg.connect(url) as connection:
        return [seq for (seq,) in connection.execute(query, (table["id"],)).fetchall()]


def test_a_lease_is_one_processs(postgres: str) -> None:
    """Others get the turn when it is over, or when the lease has run out; not before."""
    url: URL = database_url(new_database(postgres))

    async def work(rows: Rows, journal: Journal, engine: object) -> None:
        other = Journal(url)
        leases = [Leases(engine, journal), Leases(engine, journal)]  # type: ignore[arg-type]
        leases[1]._worker = other.origin
        await rows.add_table(row("t", thinking=1, seq=3))
        assert [each.id for each in await leases[1].free()] == ["t"]
        assert await leases[0].take("t", 3)
        assert await leases[0].take("t", 3)
        assert not await leases[1].take("t", 3)
        assert await leases[1].free() == []
        assert await leases[1].take("t", 4)
        await journal.write(lambda found: found.exec_driver_sql("UPDATE leases SET until = 0"))
        assert await leases[0].take("t", 4)
        await leases[0]._end_all()
        assert [each.id for each in await leases[1].free()] == ["t"]

    in_store(url, work)


def test_without_postgresql_there_are_no_workers(tmp_path: Path) -> None:
    """Both commands say so in one line."""
    url = f"sqlite:///{tmp_path / 'tikal.sqlite3'}"
    for command in (("work",), ("serve", "--port", "0", "--bots", "0")):
        done = run(*command, "--database", url, home=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert "PostgreSQL" in done.stderr


def test_processes_are_named_by_their_numbers(postgres: str) -> None:
    """A host sees in `leases` which process thinks."""
    journal = Journal(database_url(postgres))
    assert journal.origin.startswith(f"{os.getpid()}-")
    assert len(journal.origin) <= 20
