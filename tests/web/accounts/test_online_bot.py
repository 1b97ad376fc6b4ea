"""The bot in examples/, as people run it: real processes, a whole game, a server that is killed."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.web.accounts.programs import bot
from tests.web.club import INVITED, PERSON, host
from tests.web.process import Serving, serving
from tests.web.server import Browser, Json

BOT = Path(__file__).parents[3] / "examples" / "online_bot.py"
LINE_BOT = BOT.with_name("line_bot.py")
_PATIENCE = 60.0


class Running:
    """A bot that runs, and what it prints."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        """Read along."""
        self.process = process
        self.lines: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def until(self, text: str, count: int = 1) -> None:
        """Wait until it has printed a text so many times."""
        limit = time.monotonic() + _PATIENCE
        while sum(text in line for line in self.lines) < count:
            assert time.monotonic() < limit, self.lines
            assert self.process.poll() is None or text in "".join(self.lines), self.lines
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Send a signal; return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(timeout=30)


@contextmanager
def running(address: str, token: str, *arguments: str) -> Iterator[Running]:
    """Run the bot until the test is done with it."""
    command = [sys.executable, str(BOT), "--server", address, *arguments]
    with subprocess.Popen(  # noqa: S603 - our own program
        command,
        env={**os.environ, "TIKAL_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield Running(process)
        finally:
            if process.poll() is None:
                process.kill()


def invited(browser: Browser, handle: str = "hal") -> Json:
    """Invite the bot to a game for two."""
    table = host(browser, PERSON, INVITED)
    body = {"seq": 0, "seat": 2, "kind": "invited", "handle": handle}
    made: Json = browser.post(f"/api/tables/{table['id']}/offer", body)
    return made


def has_begun(table: Json) -> bool:
    """Return whether everybody has sat down."""
    return not table["waiting"]


def may_move(table: Json) -> bool:
    """Return whether it is the person's turn, or nobody's any more."""
    return bool(table["state"]["legal"]) or bool(table["over"])


def wait_for(browser: Browser, table: Json, done: Callable[[Json], bool]) -> Json:
    """Return the table as soon as it is as it is waited for."""
    limit = time.monotonic() + _PATIENCE
    while time.monotonic() < limit:
        now = browser.table(table)
        if done(now):
            return now
        time.sleep(0.02)
    raise AssertionError(browser.table(table))


def play_on(browser: Browser, table: Json, rng: random.Random, turns: int = 10**6) -> Json:
    """Play short turns against the bot until the game is over, or so many of them."""
    for _ in range(turns):
        table = wait_for(browser, table, may_move)
        while table["state"]["legal"] and not table["over"]:
            legal = [each["action"] for each in table["state"]["legal"]]
            table = browser.play(table, "end" if "end" in legal else rng.choice(legal))
        if table["over"]:
            break
    return table


def port_of(server: Serving) -> str:
    """Return the port that a server has."""
    return server.address.rpartition(":")[2]


def test_a_whole_game_with_a_server_that_dies(tmp_path: Path) -> None:
    """Invited, accepted, played; killed and started again in the middle; played to the end."""
    rng = random.Random(5)  # noqa: S311 - a game
    with serving(tmp_path) as first:
        ada, owner = Browser(first.address), Browser(first.address)
        token, port = bot(owner, "hal"), port_of(first)
        with running(first.address, token, "--player", "random", "--games", "2") as hal:
            hal.until("ready")
            table = wait_for(ada, invited(ada), has_begun)
            other = wait_for(ada, invited(ada), has_begun)
            third = invited(ada)
            hal.until("declined")
            assert [seat["kind"] for seat in ada.table(third)["seats"]] == ["person", "invited"]
            assert [seat["program"] for seat in table["seats"]] == [False, True]
            play_on(ada, other, rng, 1)
            play_on(ada, table, rng, 4)
            first.stop(signal.SIGKILL)
            hal.until("no connection")
            with serving(tmp_path, "serve", "--port", port):
                hal.until("ready", 2)
                over = play_on(ada, table, rng)
                assert over["over"]
                assert len(over["winners"]) >= 1
                hal.until(f"{table['id']}: ")
                play_on(ada, other, rng, 2)
                assert hal.stop() == 0
                assert hal.lines[-1].startswith("Ending")
                ada.close()
                owner.close()


def test_a_line_bot_plays_online(tmp_path: Path) -> None:
    """A program that knows nothing but the line protocol; it is ended with the rest."""
    rng = random.Random(6)  # noqa: S311 - a game
    player = f"exec:{sys.executable} {LINE_BOT}"
    with serving(tmp_path) as server:
        ada, owner = Browser(server.address), Browser(server.address)
        with running(server.address, bot(owner, "hal"), "--player", player) as hal:
            table = wait_for(ada, invited(ada), has_begun)
            now = play_on(ada, table, rng, 2)
            now = wait_for(ada, now, may_move)
            assert now["moves"] > 8
            assert hal.stop(signal.SIGTERM) == 0
        ada.close()
        owner.close()


def test_a_wrong_token_is_told(tmp_path: Path) -> None:
    """In one line, and the bot does not try again."""
    with serving(tmp_path) as server, running(server.address, "tikal_nonsense") as hal:
        assert hal.process.wait(timeout=60) == 1
        hal.until("This token is not valid")


def test_a_persons_account_is_no_bots(tmp_path: Path) -> None:
    """Nobody plays with a bot without knowing."""
    with serving(tmp_path) as server:
        ada = Browser(server.address)
        ada.post("/api/account", {"handle": "ada", "password": "correct horse"}, 201)
        made = ada.post("/api/account/tokens", {"name": "x", "scope": "play"}, 201)
        with running(server.address, made["token"]) as hal:
            assert hal.process.wait(timeout=60) == 2
            hal.until("not a bot account")
        ada.close()


def test_a_server_stops_although_somebody_listens(tmp_path: Path) -> None:
    """At once: streams are ended, and programs come back later."""
    with serving(tmp_path) as server:
        owner = Browser(server.address)
        token = bot(owner, "hal")
        shown = {"Authorization": f"Bearer {token}"}
        with httpx.stream("GET", f"{server.address}/api/stream", headers=shown) as answer:
            lines = answer.iter_lines()
            assert "ready" in next(lines)
            server.stop()
            assert list(lines) == []
        assert not any("Cancel" in str(line) for line in server.log())
        owner.close()
