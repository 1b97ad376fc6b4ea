"""The program itself: started, stopped, killed at any moment, and started again."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.web.process import serving
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tests.web.test_restarts import moved


def played_until_killed(guest: Browser, table: Json, answered: list[Json], seed: int) -> None:
    """Play random actions, one after the other, and note every answer, until there is none."""
    rng = random.Random(seed)  # noqa: S311 - a game
    try:
        while not table["over"]:
            legal = [each["action"] for each in table["state"]["legal"]]
            others = [text for text in legal if text != "end"] or legal
            table = guest.play(table, rng.choice(others if len(table["turn"]) < 6 else legal))
            answered.append(table)
    except httpx.TransportError:
        pass


@pytest.mark.parametrize("wait", [0.05, 0.3, 0.9])
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, wait: float) -> None:
    """SIGKILL at any moment: what was answered is there, at most one more action with it."""
    with serving(tmp_path) as server:
        guests = [Browser(server.address) for _ in range(4)]
        tables = [guest.new("person", "person", seed=number) for number, guest in enumerate(guests)]
        answered: list[list[Json]] = [[table] for table in tables]
        threads = [
            threading.Thread(target=played_until_killed, args=(guest, table, notes, 1))
            for guest, table, notes in zip(guests, tables, answered, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(wait)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        for thread in threads:
            thread.join()
    with serving(tmp_path) as server:
        for guest, notes in zip(guests, answered, strict=True):
            again = moved(guest, server.address)
            now, last = again.table(notes[-1]), notes[-1]
            assert now["seq"] in (last["seq"], last["seq"] + 1)
            known = again.get(f"/api/tables/{now['id']}/at/{last['moves']}")
            assert known["state"]["document"] == last["state"]["document"]
            legal = now["state"]["legal"][0]["action"]
            assert again.play(now, legal)["seq"] == now["seq"] + 1
            again.close()
            guest.close()


def is_running(process: int) -> bool:
    """Return whether a process is there, and no mere entry of one that has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_bot_killed_with_its_server_plays_on(tmp_path: Path) -> None:
    """SIGKILL while a bot plays: its process ends too, and after the next start it plays on."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        table = guest.new("person", "hard")
        with guest.live(table["id"]) as watching:
            message(watching)
            guest.play(table, "A4@b3+0", "end")
            while (seen := message(watching))["table"]["seq"] < 4:
                pass
        bots = server.children()
        server.stop(signal.SIGKILL)
    assert bots
    limit = time.monotonic() + 30
    while any(map(is_running, bots)) and time.monotonic() < limit:
        time.sleep(0.05)
    assert not any(map(is_running, bots))
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        now = again.until_mine(again.table(table))
        assert now["state"]["seat"] == 1
        moves = [move["action"] for move in again.get(f"/api/tables/{table['id']}/moves")]
        assert seen["since_events"][-1]["action"] in moves
        again.close()
        guest.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order(tmp_path: Path, how: signal.Signals) -> None:
    """Told to stop, the server ends soon, with its bots, and every line of its log is JSON."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        guest.play(guest.new("person", "hard"), "A4@b3+0", "end")
        guest.close()
        begun = time.monotonic()
        assert server.stop(how) in (0, -how)
        assert time.monotonic() - begun < 10
        messages = [line["message"] for line in server.log()]
        assert "database migrated" in messages
        assert "Application shutdown complete." in messages
        assert not any(line["level"] == "error" for line in server.log())


def test_alone_it_takes_the_next_free_port(tmp_path: Path) -> None:
    """`tikal` alone finds a port if the usual one is taken; on this machine only."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with serving(tmp_path, "--no-browser", "--port", str(port)) as server:
            found = int(server.address.rpartition(":")[2])
            assert port < found <= port + 20
            assert server.address.startswith("http://127.0.0.1:")
            assert httpx.get(f"{server.address}/healthz").json() == {"status": "ok"}


OPENING = """
import sys, webbrowser
from pathlib import Path
from tikal.web.serving import listen, serve
from tikal.web.settings import Settings
webbrowser.open = lambda address: print("opened", flush=True)
settings = Settings(static=Path(sys.argv[1]))
serve(settings, listen("127.0.0.1", 0), browse=True, level="warning")
"""


@pytest.mark.parametrize("built", [True, False])
def test_a_missing_page_is_said_at_the_start(tmp_path: Path, *, built: bool) -> None:
    """Without a page, one line says so and how to build it, and no browser is opened."""
    if built:
        (tmp_path / "index.html").touch()
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", OPENING, str(tmp_path)],
        env={**os.environ, "TIKAL_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    process.terminate()
    rest, _ = process.communicate(timeout=30)
    assert lines[0].startswith("Tikal is at http://127.0.0.1:")
    assert (lines[1] == "opened\n") is built
    assert ("The page is not built" in lines[1] and "tools/page.py" in lines[1]) is not built
    assert rest == ""


def run(*arguments: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """Run the program to its end."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tikal", *arguments],
        env={**os.environ, "TIKAL_HOME": str(home)},
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )


def test_a_taken_port_is_refused_in_one_line(tmp_path: Path) -> None:
    """`tikal serve` takes the port it is told or none."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("serve", "--port", str(taken.getsockname()[1]), home=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("tikal: can't listen on 127.0.0.1")
    assert done.stderr.count("\n") == 1


def test_a_wrong_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """What is no database is said before anything starts."""
    done = run("serve", "--port", "0", "--database", "mysql://x", home=tmp_path)
    assert done.returncode == 1
    assert done.stderr == "tikal: databases are sqlite or postgresql, not 'mysql'\n"


def test_terminal_commands_do_without_the_server(tmp_path: Path) -> None:
    """`tikal perft` imports nothing of the server."""
    code = (
        "import sys; from tikal.program import main;"
        "main(['perft', '--depth', '1'], standalone_mode=False);"
        "sys.exit(any(name in sys.modules for name in ('fastapi', 'sqlalchemy', 'uvicorn')))"
    )
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], check=False, capture_output=True, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
