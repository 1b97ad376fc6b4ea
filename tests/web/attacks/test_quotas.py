"""What one session and one address may have: nobody fills the server, nobody normal notices."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, event

import tikal
from tests.playing import seeded, walk
from tests.web.process import serving
from tests.web.refusals import refusal
from tests.web.rooms import added, in_room
from tests.web.server import Browser, Json, served, settings_for
from tikal.errors import TikalError
from tikal.web.limits import meter
from tikal.web.limits.meter import Meter
from tikal.web.limits.settings import HOUR, UNLIMITED, Kept, Limits, Share, limits_in
from tikal.web.limits.shares import Client, Shares
from tikal.web.play.room import Room
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Watcher
from tikal.web.problem import Refused
from tikal.web.store.database import file_url
from tikal.web.store.results import ResultRows

PEOPLE = {"seats": [{"kind": "person"}] * 2}
ADA = Client("ada", "192.0.2.1")


@contextmanager
def limited(path: Path, **limits: object) -> Iterator[Callable[[], Browser]]:
    """Serve with a few limits only; yield what opens browsers, all from this address."""
    settings = settings_for(
        file_url(path / "tikal.sqlite3"),
        limits=replace(UNLIMITED, **limits),  # type: ignore[arg-type]
    )
    with served(settings) as address, ExitStack() as stack:

        def browser() -> Browser:
            made = Browser(address)
            stack.callback(made.close)
            return made

        yield browser


def refused(browser: Browser, path: str, body: object = None) -> Json:
    """Check that a client has to wait, as the header and the parameters say; return the problem."""
    answer = browser.http.post(path, json=body or {})
    problem = refusal(answer, 429)
    assert problem["code"] == "slow_down"
    assert int(answer.headers["retry-after"]) == problem["params"]["seconds"] > 0
    return problem


def test_tables_of_a_session_and_of_an_address(tmp_path: Path) -> None:
    """A session gets so many tables; one that drops its cookie gets no more than its address."""
    with limited(tmp_path, tables=Share(2, 3)) as browser:
        ada = browser()
        ada.new("person", "person")
        ada.new("person", "person")
        problem = refused(ada, "/api/tables", PEOPLE)
        assert problem["params"]["what"] == "tables"
        assert problem["params"]["seconds"] == pytest.approx(HOUR / 2, abs=60)
        browser().new("person", "person")
        assert refused(browser(), "/api/tables", PEOPLE)["params"]["what"] == "tables"
        assert refused(ada, f"/api/tables/{ada.get('/api/tables')[0]['id']}/rematch")


def test_imports_count_even_if_they_fail(tmp_path: Path) -> None:
    """Reading costs time, whether or not there is a game in it."""
    with limited(tmp_path, imports=Share(2, 9)) as browser:
        ada = browser()
        record = tikal.Game.new(seed=1).record()
        ada.post("/api/tables/import", {"record": record}, 201)
        ada.post("/api/tables/import", {"record": {}}, 422)
        assert refused(ada, "/api/tables/import", {"record": record})


def test_bytes(tmp_path: Path) -> None:
    """What is stored counts by its size, per day and for good, thrown away or not."""
    whole = walk(tikal.Game.new("classic", seats=4, seed=3), seeded(3), 100_000).record()
    with limited(tmp_path, kilobytes=Share(4, 99), kept=Kept(0, 10, 0)) as browser:
        ada = browser()
        ada.post("/api/tables/import", {"record": whole}, 201)
        assert refused(ada, "/api/tables/import", {"record": whole})["params"]["what"] == (
            "kilobytes"
        )
    with limited(tmp_path, kept=Kept(0, 6, 0)) as browser:
        bob = browser()
        table = bob.post("/api/tables/import", {"record": whole}, 201)
        assert bob.http.delete(f"/api/tables/{table['id']}").status_code == 204
        answer = bob.http.post("/api/tables/import", json={"record": whole})
        assert refusal(answer, 403)["params"] == {"what": "kilobytes", "most": 6}


def test_tables_kept(database: URL) -> None:
    """A user has so many tables, also after a restart; throwing one away makes room."""
    limits = replace(UNLIMITED, kept=Kept(2, 0, 0))
    with served(settings_for(database, limits=limits)) as address:
        ada = Browser(address)
        first = ada.new("person", "person")
        ada.new("person", "person")
        cookies = ada.http.cookies
        ada.close()
    with served(settings_for(database, limits=limits)) as address:
        ada = Browser(address)
        ada.http.cookies = cookies
        problem = refusal(ada.http.post("/api/tables", json=PEOPLE), 403)
        assert (problem["code"], problem["params"]["what"]) == ("quota", "tables")
        assert ada.http.delete(f"/api/tables/{first['id']}").status_code == 204
        ada.new("person", "person")
        ada.close()


def test_what_quotas_and_statistics_read(tmp_path: Path) -> None:
    """Both are answered from indexes, quotas without a look at the tables themselves."""
    path = tmp_path / "tikal.sqlite3"
    asked: list[tuple[str, Any]] = []

    async def ask(room: Room) -> None:
        engine = room.rows._engine.sync_engine
        event.listen(
            engine,
            "before_cursor_execute",
            lambda _c, _u, words, values, *_: asked.append((words, values)),
        )
        await room.rows.kept("ada")
        await ResultRows(room.rows._engine, room.rows._journal).of("ada")

    in_room(path, ask)
    with closing(sqlite3.connect(path)) as database:
        plans = [
            database.execute(f"EXPLAIN QUERY PLAN {words}", values).fetchall()[0][3]
            for words, values in asked
        ]
    assert "COVERING INDEX ix_tables_owner_deleted_bytes (owner=?)" in plans[0]
    assert "INDEX ix_results_user_id_ended (user_id=?)" in plans[1]


def test_moves_and_undos(tmp_path: Path) -> None:
    """Commands have a rate, and undos an end: without them every game ends by itself."""
    with limited(tmp_path, moves=Share(20, 99), kept=Kept(0, 0, 2)) as browser:
        ada = browser()
        table = ada.new("person", "person")
        path = f"/api/tables/{table['id']}"
        table = ada.play(table, "A4@b3+0")
        for _ in range(2):
            table = ada.play(table, "E+a1")
            table = ada.post(f"{path}/undo", {"seq": table["seq"]})
        table = ada.play(table, "E+a1")
        answer = ada.http.post(f"{path}/undo-turn", json={"seq": table["seq"]})
        assert refusal(answer, 403)["params"] == {"what": "undos", "most": 2}
        for _ in range(14):
            answer = ada.http.post(f"{path}/actions", json={"seq": 0, "actions": ["end"]})
        assert refused(ada, f"{path}/actions", {"seq": 0, "actions": ["end"]})
        assert refused(ada, f"{path}/actions", {"seq": 0, "actions": ["end"] * 64})


def test_bots_and_hints(tmp_path: Path) -> None:
    """Who thinks for a client is counted by heads, and hints one by one."""
    with limited(tmp_path, bots=Share(3, 9), hints=Share(1, 9)) as browser:
        ada = browser()
        table = ada.new("person", "random", "random", "random")
        bots = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
        assert refused(ada, "/api/tables", {"seats": bots})["params"]["what"] == "bots"
        ada.new("person", "person")
        path = f"/api/tables/{table['id']}/hint"
        ada.post(path)
        assert refused(ada, path)["params"]["what"] == "hints"


def test_sockets(tmp_path: Path) -> None:
    """So many sockets at the same time; one that closes makes room."""
    with limited(tmp_path, sockets=Share(2, 3)) as browser, ExitStack() as stack:
        ada, bob = browser(), browser()
        tables = [each.new("person", "person")["id"] for each in (ada, bob)]
        sockets = [stack.enter_context(ada.live(tables[0])) for _ in range(2)]
        for each in sockets:
            assert kind(each) == "table"
        with ada.live(tables[0]) as one_more:
            assert kind(one_more) == "slow_down"
        assert kind(stack.enter_context(bob.live(tables[1]))) == "table"
        with bob.live(tables[1]) as one_more:
            assert kind(one_more) == "slow_down"
        sockets[0].close()
        time.sleep(0.3)
        assert kind(stack.enter_context(bob.live(tables[1]))) == "table"


def kind(socket: Any) -> str:  # noqa: ANN401 - a socket
    """Return what a socket's first message is: a table, or the code of a problem."""
    message = json.loads(socket.recv(timeout=20))
    return str(message["problem"]["code"] if message["type"] == "problem" else message["type"])


def test_requests_and_replays(tmp_path: Path) -> None:
    """Every request counts, and those that play a game again count as such."""
    with limited(tmp_path, requests=Share(6, 99), replays=Share(2, 99)) as browser:
        ada = browser()
        table = ada.new("person", "person")
        ada.get(f"/api/tables/{table['id']}/moves")
        ada.get("/api/statistics")
        answer = ada.http.get(f"/api/tables/{table['id']}/picture.svg")
        assert refusal(answer, 429)["params"]["what"] == "replays"
        ada.get("/api/session")
        ada.get("/api/session")
        answer = ada.http.get("/api/session")
        assert refusal(answer, 429)["params"]["what"] == "requests"
        # One of six a minute: ten seconds, less what has passed since the first of them.
        assert 5 <= int(answer.headers["retry-after"]) <= 10
        with ada.live(table["id"]) as socket:
            assert kind(socket) == "slow_down"
        assert ada.http.get("/healthz").status_code == 200


def test_fifty_people_behind_one_address() -> None:
    """The usual limits never stop a club: fifty people, each busy for an hour."""
    now = 0.0
    shares = Shares(Limits(), lambda: now)
    for minute in range(60):
        for person in range(50):
            client = Client(f"person {person}", "192.0.2.1")
            if minute % 10 == 0:
                shares.use("tables", client, 2)
                shares.use("bots", client, 6)
                shares.use("imports", client)
                shares.use("kilobytes", client, 30)
            if minute % 3 == 0:
                shares.use("hints", client)
            shares.use("moves", client, 40)
            shares.use("replays", client, 60)
            shares.use("requests", client, 150)
        now += 60


def test_shares_come_back() -> None:
    """What is used up comes back bit by bit, and somebody else has their own."""
    now = 1000.0
    shares = Shares(replace(UNLIMITED, tables=Share(4, 100)), lambda: now)
    shares.use("tables", ADA, 4)
    with pytest.raises(Refused, match="try again in 900 seconds"):
        shares.use("tables", ADA)
    shares.use("tables", Client("bob", ADA.address))
    now += 900
    shares.use("tables", ADA)
    with pytest.raises(Refused):
        shares.use("tables", ADA)


def test_meters_forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded: by time for those who have left, by number for a crowd."""
    counts = Meter(10, 10)
    for each in range(100):
        counts.use(f"{each}", 1, each * 10.0)
    assert len(counts) <= 2
    monkeypatch.setattr(meter, "MOST_KNOWN", 50)
    crowd = Meter(10, 10)
    for each in range(1000):
        crowd.use(f"{each}", 1, 0.0)
    assert len(crowd) == 50
    assert crowd.wait("999", 10, 0.0) > 0


def test_memory_for_tables(tmp_path: Path) -> None:
    """Tables that nobody is at leave memory by their weight; those in use stay."""

    async def crowd(room: Room) -> None:
        watched = await added(room, "watched")
        watched.watchers.add(Watcher(Viewer()))
        for each in range(40):
            await added(room, f"t{each}")
        held = list(room._tables.values())
        assert watched in held
        assert len(held) < 20
        assert sum(table.weight for table in held) <= 1024 * 1024

    async def small(room: Room) -> None:
        await crowd(Room(room.rows, room._journal, room.pool, memory=1))

    in_room(tmp_path / "tikal.sqlite3", small)


def test_a_file_of_limits(tmp_path: Path) -> None:
    """A host changes what they want by `--limits`; 0 is no limit."""
    file = tmp_path / "limits.toml"
    file.write_text("memory = 64\n[tables]\nsession = 1\naddress = 0\n[kept]\nundos = 9\n")
    limits = limits_in(file)
    assert (limits.tables, limits.memory, limits.kept.undos) == (Share(1, 0), 64, 9)
    assert limits.imports == Limits().imports
    with serving(tmp_path, "serve", "--port", "0", "--limits", str(file)) as running:
        ada = Browser(running.address)
        ada.new("person", "person")
        assert refused(ada, "/api/tables", PEOPLE)
        ada.close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tables = 5", "limits are"),
        ("[tablets]\nsession = 1", "limits are"),
        ("[tables]\nperson = 1", "tables.person: there are only session and address"),
        ("[tables]\nsession = -1", "tables.session must be a whole number"),
        ("[tables]\nsession = true", "tables.session must be a whole number"),
        ("memory = 'much'", "memory must be a whole number"),
        ("[tables", "can't be read"),
    ],
)
def test_files_that_are_wrong(tmp_path: Path, text: str, reason: str) -> None:
    """What is wrong with a file of limits is said in one line."""
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(TikalError, match=reason) as refusal_of_file:
        limits_in(file)
    assert len(str(refusal_of_file.value).splitlines()) == 1
    with pytest.raises(TikalError, match="can't be read"):
        limits_in(tmp_path / "none.toml")
