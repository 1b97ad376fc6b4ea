"""Few descriptors and many connections: people still play, and the log stays small."""

import json
import logging
from contextlib import ExitStack, suppress
from pathlib import Path

from tests.web.attacks.wire import HALF, connected
from tests.web.process import serving
from tests.web.server import Browser
from tikal.web.connections.limits import most_connections, most_of_address
from tikal.web.logs import JsonLines, Throttle


def test_the_database_and_the_bots_keep_their_descriptors(tmp_path: Path) -> None:
    """Three hundred half-sent requests for 256 descriptors: somebody plays against a bot."""
    with serving(tmp_path, descriptors=256) as server, ExitStack() as stack:
        for number in range(300):
            source = f"127.0.{number % 200 + 1}.1"
            stack.enter_context(connected(server.address, source)).sendall(HALF)
        guest = Browser(server.address)
        table = guest.play(guest.new("person", "easy"), "A4@b3+0", "end")
        assert guest.until_mine(table)["state"]["seat"] == 1
        guest.close()
        assert not [line for line in server.log() if line["level"] == "error"]


def test_running_out_of_descriptors_is_not_said_a_thousand_times(tmp_path: Path) -> None:
    """A host who allows more connections than there can be has a log that can be read."""
    arguments = (
        "serve",
        "--port",
        "0",
        "--connections",
        "5000",
        "--connections-per-address",
        "999",
    )
    with serving(tmp_path, *arguments, descriptors=100) as server, ExitStack() as stack:
        for _ in range(150):
            stack.enter_context(connected(server.address)).sendall(HALF)
        with connected(server.address) as waiting:
            waiting.settimeout(3)
            waiting.sendall(HALF)
            with suppress(TimeoutError, ConnectionError):
                waiting.recv(1)
        lines = server.log()
        assert any("accept" in line["message"] for line in lines)
        assert len(lines) < 100


def test_the_same_complaint_is_written_so_often() -> None:
    """Then it is left out for a while, and the next says how many were."""
    now = 0.0
    throttle = Throttle(lambda: now)

    def write(level: int, text: str) -> str | None:
        record = logging.makeLogRecord({"name": "a", "levelno": level, "msg": text})
        return JsonLines().format(record) if throttle.filter(record) else None

    assert len([1 for _ in range(1000) if write(logging.ERROR, "no descriptor")]) == 20
    assert write(logging.ERROR, "something else")
    assert all(write(logging.INFO, "a table") for _ in range(1000))
    now = 10.0
    again = write(logging.ERROR, "no descriptor")
    assert again is not None
    assert json.loads(again)["left_out"] == 980
    for number in range(5000):
        write(logging.ERROR, f"{number} is new")
    assert len(throttle._written) < 2000


def test_what_descriptors_leave_room_for() -> None:
    """The server keeps some for itself, and nobody gets all the rest."""
    assert [most_connections(each) for each in (64, 256, 1024, 1_000_000)] == [32, 128, 896, 4096]
    assert [most_of_address(each) for each in (32, 896, 4096)] == [8, 224, 1024]
