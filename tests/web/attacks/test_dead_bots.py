"""Point 12: a bot's process that dies costs nobody else anything."""

import asyncio
import os
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.alone import run_alone
from tests.web.attacks.deadly import die, kill_own_process, never_end, only_easy, take_time
from tests.web.process import Serving, serving
from tests.web.rooms import added, in_room
from tests.web.server import Browser, served, settings_for
from tikal.web.bots import driver
from tikal.web.bots.claim import Claim
from tikal.web.bots.pool import BotPool
from tikal.web.bots.slot import TRIES, Slot
from tikal.web.play.room import Room
from tikal.web.routes import planning
from tikal.web.store.database import file_url


def test_only_the_job_that_killed_its_process_is_tried_again(tmp_path: Path) -> None:
    """The job beside it and the one that waits run once each, in processes that live on."""
    notes = [str(tmp_path / name) for name in ("dies", "beside", "waits")]

    async def work() -> None:
        pool = BotPool(2)
        try:
            first = await asyncio.gather(*(pool.run(os.getpid, claim=Claim(u)) for u in "ab"))
            beside = asyncio.create_task(pool.run(take_time, notes[1], 2.0))
            await asyncio.sleep(0)
            dies = asyncio.create_task(pool.run(die, notes[0], TRIES - 1))
            waits = asyncio.create_task(pool.run(take_time, notes[2], 0.0))
            assert await dies == "." * TRIES
            assert await beside in first
            await waits
        finally:
            pool.close()

    run_alone(work())
    assert [Path(note).read_text() for note in notes[1:]] == [".", "."]


def test_a_job_that_always_kills_its_process_fails_alone(tmp_path: Path) -> None:
    """It is tried a few times and given up; the next one runs."""
    note = tmp_path / "dies"

    async def work() -> int:
        pool = BotPool(1)
        try:
            with pytest.raises(Exception, match="process"):
                await pool.run(die, str(note), 99)
            return await pool.run(len, "next")
        finally:
            pool.close()

    assert run_alone(work()) == 4
    assert len(note.read_text()) == TRIES


def thinking(server: Serving) -> list[int]:
    """Return the processes that bots think in, without those that look after them."""
    return [
        process
        for process in server.children()
        if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    ]


def test_killed_processes_change_no_turn(tmp_path: Path) -> None:
    """Whenever its process is killed, a bot plays its turn itself: nobody stands in."""
    with (
        serving(tmp_path, "serve", "--port", "0", "--bots", "2") as server,
        closing(Browser(server.address)) as guest,
    ):
        tables = [guest.new("person", "hard", seed=seed) for seed in range(3)]
        for table in tables:
            guest.play(table, table["state"]["legal"][0]["action"], "end")
        for _ in range(TRIES - 1):
            time.sleep(0.5)
            for process in thinking(server):
                os.kill(process, signal.SIGKILL)
        for table in tables:
            assert guest.until_mine(guest.table(table))["state"]["seat"] == 1
            moves = guest.get(f"/api/tables/{table['id']}/moves")
            assert {move["stand_in"] for move in moves} == {None}
        assert not any(line["message"] == "bot failed" for line in server.log())


def test_the_log_of_the_game_names_the_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who played for whom is in the moves and in the messages, also when read from the store."""
    monkeypatch.setattr(driver, "part_of_turn", only_easy)
    path = tmp_path / "tikal.sqlite3"

    async def play(room: Room) -> None:
        table = await added(room, "t", "expert", "person")
        assert table.driver is not None
        await table.driver
        assert [entry.stand_in for entry in table.played.entries] == ["easy", "easy"]

    async def read(room: Room) -> None:
        played = (await room.open("t")).played
        assert played.stand_ins == {1: "easy", 2: "easy"}
        assert [entry.as_json()["stand_in"] for entry in played.entries] == ["easy", "easy"]

    in_room(path, play)
    in_room(path, read)


def test_a_job_that_never_ends_is_ended_once(caplog: pytest.LogCaptureFixture) -> None:
    """It loses its process after some seconds of a processor's time, and is not tried again."""

    async def work() -> tuple[int, int]:
        slot = Slot(longest=1)
        try:
            before = await slot.run(os.getpid)
            with pytest.raises(Exception, match="process"):
                await slot.run(never_end)
            return before, await slot.run(os.getpid)
        finally:
            slot.close()

    before, after = run_alone(work())
    assert before != after
    assert caplog.messages.count("bot process died") == 1


def test_a_hint_that_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is told so in one sentence, and can ask again."""
    monkeypatch.setattr(planning, "hint", kill_own_process)
    with (
        served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address,
        closing(Browser(address)) as guest,
    ):
        table = guest.new("person", "person")
        for _ in range(2):
            assert guest.post(f"/api/tables/{table['id']}/hint", {}, 503)["code"] == "no_hint"
