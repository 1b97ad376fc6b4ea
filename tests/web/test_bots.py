"""Bots: they play in processes of their own, an action at a time, and never hold anybody up."""

import os
import sqlite3
import sys
import threading
import time
from contextlib import closing
from http import HTTPStatus
from pathlib import Path

import pytest

import tikal
from tests.web.alone import run_alone
from tests.web.server import Browser, served, settings_for
from tests.web.test_live import message
from tests.web.test_restarts import rename
from tikal.players.registry import player_names
from tikal.web.bots.driver import Bots
from tikal.web.bots.pool import BotPool
from tikal.web.bots.thinking import hint, part_of_turn
from tikal.web.play.open_table import OpenTable
from tikal.web.play.seating import Seat
from tikal.web.store.database import file_url

LINUX = sys.platform == "linux"


def test_a_bot_plays_its_turn(guest: Browser) -> None:
    """After one's turn the bot takes its own; each action is pushed by itself."""
    table = guest.new("person", "easy")
    with guest.live(table["id"]) as socket:
        message(socket)
        ended = guest.play(table, "A4@b3+0", "end")
        assert ended["thinking"] == 2
        assert guest.play(ended, "end", status=409)["code"] == "not_your_turn"
        assert guest.post(f"/api/tables/{table['id']}/hint", {}, 409)["code"] == "not_your_turn"
        pushed = [message(socket)]
        while pushed[-1]["table"]["thinking"] is not None:
            pushed.append(message(socket))
    numbers = [entry["seq"] for each in pushed for entry in each["since_events"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(len(each["since_events"]) == 1 for each in pushed[1:])
    assert all(each["table"]["state"]["legal"] == [] for each in pushed[:-1])
    assert pushed[-1]["table"]["state"]["seat"] == 1


def test_a_bot_may_begin(guest: Browser) -> None:
    """A bot on seat 1 plays as soon as the table is set up."""
    table = guest.until_mine(guest.new("random", "person"))
    assert table["moves"] > 0
    assert table["state"]["seat"] == 2


def test_bots_alone_finish_their_game(guest: Browser) -> None:
    """A table without people runs to its end."""
    table = guest.new("random", "random")
    limit = time.monotonic() + 90
    while not table["over"] and time.monotonic() < limit:
        time.sleep(0.1)
        table = guest.table(table)
    assert table["over"]


def test_a_hint_is_a_plan_that_can_be_played(guest: Browser) -> None:
    """The hint's first action is legal, and it says why."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    found = guest.post(f"/api/tables/{table['id']}/hint")
    assert found["plan"][0] in [each["action"] for each in table["state"]["legal"]]
    assert found["words"]
    assert guest.table(table) == table


@pytest.mark.parametrize("name", player_names())
def test_what_a_bot_thinks_can_be_played(name: str) -> None:
    """Every bot of the registry answers with a whole turn of legal actions."""
    game = tikal.Game.new(seats=2, seed=11)
    record, turn = game.record(), list[str]()
    last = False
    while not last:
        actions, last = part_of_turn(record, turn, name, 1)
        turn += actions
    for text in turn:
        game.play(text)
    assert game.seat == 2
    assert turn[-1] == "end"


def test_a_hint_from_the_view() -> None:
    """Hints need no server: a record and a name."""
    game = tikal.Game.new(seats=2, seed=11)
    assert hint(game.record(), "easy", 1)["plan"]


def test_bots_step_back() -> None:
    """Processes of bots run at lower priority; on Linux, only when nothing else wants the core."""

    async def priority() -> tuple[int, int]:
        pool = BotPool(1)
        try:
            niceness = await pool.run(os.nice, 0)
            return niceness, await pool.run(os.sched_getscheduler, 0) if LINUX else 0
        finally:
            pool.close()

    niceness, policy = run_alone(priority())
    assert niceness > os.nice(0)
    assert not LINUX or policy == os.SCHED_IDLE


def test_a_dead_process_is_replaced() -> None:
    """A bot's process that dies, say of a lack of memory, is started again."""

    async def die_and_go_on() -> int:
        pool = BotPool(1)
        try:
            first = await pool.run(os.getpid)
            os.kill(first, 9)
            return await pool.run(os.getpid) - first
        finally:
            pool.close()

    assert run_alone(die_and_go_on()) != 0


def test_another_bot_stands_in_for_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that can't be started any more does not stop the game."""
    monkeypatch.setattr("tikal.web.play.seating.player_names", lambda: ["vanished"])
    with served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address:
        guest = Browser(address)
        table = guest.new("vanished", "person")
        assert guest.until_mine(table)["state"]["seat"] == 2
        guest.close()


def test_a_bots_turn_is_kept_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the store fails nothing of the turn has happened; it is played when somebody looks."""
    path = tmp_path / "tikal.sqlite3"
    think = Bots._think
    failed = threading.Event()

    async def think_while_the_store_fails(
        bots: Bots, table: OpenTable, seat: Seat
    ) -> tuple[str, list[str]]:
        found = await think(bots, table, seat)
        if not failed.is_set():
            rename(path, "commands", "away")
            failed.set()
        return found

    monkeypatch.setattr(Bots, "_think", think_while_the_store_fails)
    with served(settings_for(file_url(path))) as address:
        guest = Browser(address)
        ended = guest.play(guest.new("person", "easy"), "A4@b3+0", "end")
        assert failed.wait(60)
        while (seen := guest.http.get(f"/api/tables/{ended['id']}")).status_code == HTTPStatus.OK:
            assert seen.json()["moves"] == ended["moves"]
        assert seen.json()["code"] == "storage"
        rename(path, "away", "commands")
        after = guest.until_mine(guest.table(ended))
        guest.close()
    assert after["state"]["seat"] == 1
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT count(*), count(DISTINCT at) FROM commands WHERE seq > 2"
        count, moments = connection.execute(query).fetchone()
    assert count == after["moves"] - 2 > 1
    assert moments == 1
