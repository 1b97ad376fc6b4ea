"""Point 13: after an outage of the database bots go on by themselves."""

import signal
import time
from contextlib import closing
from pathlib import Path

from tests.web.postgres import stoppable_postgres
from tests.web.process import serving
from tests.web.processes import pair, until
from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_restarts import rename
from tikal.web.play.resuming import LONGEST_PAUSE, SHORTEST_PAUSE, pause
from tikal.web.store.database import file_url

# How long PostgreSQL is away, and how soon everything is to go on, in seconds.
AWAY = 5.0
BOUND = 5.0


def turn(guest: Browser, table: Json) -> Json:
    """Place a tile and end the turn."""
    return guest.play(table, table["state"]["legal"][0]["action"], "end")


def until_moved(guest: Browser, table: Json) -> Json:
    """Wait for a bot's move without opening its table: only the list of tables is asked."""
    limit = time.monotonic() + 60
    while True:
        row: Json = next(row for row in guest.get("/api/tables") if row["id"] == table["id"])
        if row["moves"] > table["moves"] or time.monotonic() > limit:
            return row
        time.sleep(0.1)


def test_bots_go_on_after_postgresql_was_away(tmp_path: Path) -> None:
    """Stopped while a bot thinks, started later: the bot plays by itself."""
    with stoppable_postgres() as postgres:
        arguments = ("--bots", "1", "--database", postgres.url)
        with (
            serving(tmp_path, "serve", "--port", "0", *arguments) as server,
            closing(Browser(server.address)) as guest,
        ):
            mine = guest.until_mine(turn(guest, guest.new("person", "easy")))
            server.tell_bots(signal.SIGSTOP)
            ended = turn(guest, mine)
            postgres.stop()
            server.tell_bots(signal.SIGCONT)
            limit = time.monotonic() + 60
            while not any(line["message"] == "command not kept" for line in server.log()):
                assert time.monotonic() < limit
                time.sleep(0.1)
            postgres.start()
            row = until_moved(guest, ended)
            assert (row["moves"] > ended["moves"], row["seat"]) == (True, 1)


def test_two_servers_go_on_after_postgresql_was_away(tmp_path: Path) -> None:
    """For five seconds whoever asks either of them gets a clear 503; then all is as before."""
    with stoppable_postgres() as postgres, pair(tmp_path, postgres.url) as two:
        both = two.person("Ada")
        table = both[0].play(both[0].new("person", "person"), "A4@b3+0")
        watching = two.watch(both[1], table)
        assert both[1].table(table) == table
        postgres.stop()
        end = time.monotonic() + AWAY
        while time.monotonic() < end:
            for each in both:
                path = f"/api/tables/{table['id']}"
                assert each.get(path, 503)["code"] == "storage"
                body = {"seq": 1, "actions": ["E+a1"]}
                assert each.post(f"{path}/actions", body, 503)["code"] == "storage"
            time.sleep(0.2)
        postgres.start()
        limit = time.monotonic() + BOUND
        while both[0].http.get(f"/api/tables/{table['id']}").status_code != 200:
            assert time.monotonic() < limit
            time.sleep(0.1)
        played = both[0].play(table, "E+a1")
        assert both[1].table(table) == played
        events = [each["seq"] for got in until(watching, 2) for each in got["since_events"]]
        assert events == [2]


def test_bots_go_on_after_sqlite_failed(tmp_path: Path) -> None:
    """As long as nothing can be written bots try again now and then, and then they go on."""
    path = tmp_path / "tikal.sqlite3"
    with (
        served(settings_for(file_url(path))) as address,
        closing(Browser(address)) as guest,
    ):
        ended = turn(guest, guest.new("person", "hard"))
        rename(path, "commands", "away")
        time.sleep(2)
        rename(path, "away", "commands")
        row = until_moved(guest, ended)
        assert (row["moves"] > ended["moves"], row["seat"]) == (True, 1)


def test_pauses_grow_to_a_bound() -> None:
    """The first try comes soon, the later ones twice as late each, but never too late."""
    pauses = [pause(failures) for failures in range(100)]
    assert pauses[:3] == [SHORTEST_PAUSE, 2 * SHORTEST_PAUSE, 4 * SHORTEST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
