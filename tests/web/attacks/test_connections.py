"""Connections held open, half sent or never read: they end, and keep nobody out."""

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from tests.web.attacks.wire import HALF, answered, connected, flooded, received, trickle
from tests.web.server import Browser, served, settings_for
from tikal.web.connections import http, pace
from tikal.web.store.database import file_url

SOON = 0.5
LONG = 20.0
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve with room for few: twelve connections, four of an address."""
    url = file_url(tmp_path_factory.mktemp("narrow") / "tikal.sqlite3")
    with served(settings_for(url, connections=12, connections_per_address=4)) as found:
        yield found


@contextmanager
def watching(address: str, *, deaf: bool = False) -> Iterator[socket.socket]:
    """Open the socket of a table, byte by byte."""
    guest = Browser(address)
    table = guest.new("person", "person")
    cookie = guest.http.cookies["tikal_session"]
    get = f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: localhost\r\n"
    with connected(address, deaf=deaf) as found:
        found.sendall(f"{get}Cookie: tikal_session={cookie}\r\n".encode() + UPGRADE + b"\r\n")
        assert found.recv(1000).startswith(b"HTTP/1.1 101 ")
        yield found
    assert guest.table(table) == table
    guest.close()


@pytest.mark.parametrize("sent", [b"", b"GE", HALF])
def test_half_sent_requests_end(address: str, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    """Whoever does not finish the headers is let go, also if a byte comes now and then."""
    monkeypatch.setattr(http, "SLOWEST_HEAD", SOON)
    with connected(address) as silent, connected(address) as slow:
        silent.sendall(sent)
        slow.sendall(HALF)
        assert trickle(slow, LONG)
        answer = received(silent)
    assert answer.startswith(b"HTTP/1.1 408 ") is bool(sent)


def test_a_body_nobody_waits_for_ends(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A GET may have a body; after the answer nobody waits for the rest of it for ever."""
    monkeypatch.setattr(http, "SLOWEST_HEAD", SOON)
    with connected(address) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999\r\n\r\n")
        assert slow.recv(1000).startswith(b"HTTP/1.1 200 ")
        assert trickle(slow, LONG)


def test_an_idle_browser_stays_connected(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two requests people think: that is not the time for headers."""
    monkeypatch.setattr(http, "SLOWEST_HEAD", SOON)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with connected(address) as thinking:
        for _ in range(2):
            thinking.sendall(whole)
            answer = b""
            while not answer.endswith(b'{"status":"ok"}'):
                answer += thinking.recv(1000)
            time.sleep(SOON + 1.5)


@pytest.mark.parametrize("size", [20_000, 200_000])
def test_headers_have_a_size(address: str, size: int) -> None:
    """All headers together are bounded, whether they come at once or bit by bit."""
    lines = b"".join(b"X-%d: %b\r\n" % (number, b"y" * 90) for number in range(size // 100))
    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + lines + b"\r\n"
    assert answered(address, head).startswith(b"HTTP/1.1 431 ")
    with connected(address) as bit_by_bit:
        for start in range(0, 20_000, 2000):
            bit_by_bit.sendall(head[start : start + 2000])
            time.sleep(0.02)
        assert received(bit_by_bit).startswith(b"HTTP/1.1 431 ")


def test_nonsense_gets_an_answer(address: str) -> None:
    """What is no HTTP is told so, as JSON like any refusal."""
    answer = answered(address, b"\x16\x03\x01 hello\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"bad_request"' in answer


def test_an_upgrade_that_is_none(address: str) -> None:
    """A POST can't become a socket: it is answered as a POST. A broken handshake is refused."""
    post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE
    assert answered(address, post + b"Content-Length: 2\r\n\r\n{}").startswith(b"HTTP/1.1 403 ")
    get = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE
    broken = b"X: " + b"y" * 9000 + b"\r\n\r\n"
    assert answered(address, get + broken).startswith(b"HTTP/1.1 400 ")


def test_one_address_has_its_share(narrow: str) -> None:
    """Nobody has more connections than an address may, and nobody else has fewer for it."""
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(connected(narrow, "127.0.0.2")).sendall(HALF)
        refused = answered(narrow, b"", "127.0.0.2")
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b'"too_many_connections"' in refused
        whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        assert answered(narrow, whole, "127.0.0.3").startswith(b"HTTP/1.1 200 ")


def test_who_holds_connections_keeps_nobody_out(narrow: str) -> None:
    """From a hundred addresses at once: whoever has been idle longest makes room."""
    with ExitStack() as stack:
        for number in range(100):
            source = f"127.0.1.{number + 1}"
            stack.enter_context(connected(narrow, source)).sendall(HALF)
        guest = Browser(narrow)
        table = guest.new("person", "person")
        with guest.live(table["id"]) as watching:
            watching.recv(timeout=LONG)
            for number in range(50):
                source = f"127.0.2.{number + 1}"
                stack.enter_context(connected(narrow, source)).sendall(HALF)
            guest.play(table, "A4@b3+0")
            assert watching.recv(timeout=LONG)
        guest.close()


def test_who_does_not_read_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that nobody takes are not kept for ever."""
    monkeypatch.setattr(pace, "LONGEST_STALL", SOON)
    one = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    # The first answer takes long to make, and meanwhile nobody could read anything.
    assert httpx.get(f"{address}/openapi.json").status_code == 200
    with connected(address, deaf=True) as deaf:
        deaf.sendall(one * 100)
        time.sleep(SOON + 3)
        assert received(deaf).count(b"HTTP/1.1 200 ") < 100


def test_a_flood_of_pings_is_not_kept(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever pings without reading the answers is not read either, and then let go."""
    monkeypatch.setattr(pace, "LONGEST_STALL", SOON)
    ping = struct.pack("!BB4s", 0x89, 0x80 | 125, b"\0" * 4) + b"p" * 125
    with watching(address, deaf=True) as flood:
        assert flooded(flood, ping * 500, 50_000_000) < 50_000_000
        time.sleep(SOON + 3)
        received(flood)


def test_frames_before_the_handshake(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nonsense behind a request for a socket, at once or a little later, logs no traceback."""
    get = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + b"\r\n"
    nonsense = b"\xf3\xff" * 50
    for pause in (0.0, 0.0005, 0.001, 0.002, 0.005) * 4:
        with connected(address) as broken:
            broken.sendall(get if pause else get + nonsense)
            time.sleep(pause)
            if pause:
                broken.sendall(nonsense)
            time.sleep(0.05)
    with watching(address):
        assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("frames", [1, 3])
def test_text_that_is_none(address: str, caplog: pytest.LogCaptureFixture, frames: int) -> None:
    """Frames of broken UTF-8 end the socket with the code for it; no traceback is logged."""
    with watching(address) as broken:
        broken.sendall((struct.pack("!BB4s", 0x81, 0x82, b"\0" * 4) + b"\xff\xfe") * frames)
        assert received(broken).endswith(struct.pack("!BBH", 0x88, 2, 1007))
    assert not [record for record in caplog.records if record.exc_info]
