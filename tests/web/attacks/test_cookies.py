"""Cookies made to be hard to read: they cost no more than their length, and none is kept."""

import time
import tracemalloc

from tests.web.server import Browser
from tikal.web.session import Guests, session_cookie

# Half a minute for Python's parser, which takes its quotation marks for escapes.
HARD = b'tikal_session="' + rb"\"" * 40_000 + b'"'
LONG_AGO = 1.0


def test_a_hard_cookie_is_read_at_once() -> None:
    """Whatever a header has in it, its length decides how long it takes, and nobody is meant."""
    begun = time.perf_counter()
    for header in (HARD, HARD.replace(b"=", b"x"), b"tikal_session;" * 10_000, b"=" * 100_000):
        assert Guests(["secret"]).read(session_cookie([(b"cookie", header)])) is None
    assert time.perf_counter() - begun < LONG_AGO


def answered_in(guest: Browser, cookie: str) -> float:
    """Return how many seconds the quickest of some requests with a cookie takes."""
    times = []
    for _ in range(10):
        begun = time.perf_counter()
        answer = guest.http.get("/api/session", headers={"Cookie": cookie})
        times.append(time.perf_counter() - begun)
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers
    return min(times)


def test_one_request_stops_nobody(guest: Browser) -> None:
    """A request with a hard cookie is answered like any other; it took a hundred times as long."""
    hard = (HARD[:12_000] + b'"').decode()
    assert answered_in(guest, hard) < 10 * answered_in(guest, "a=b")


def test_no_header_is_kept() -> None:
    """Thousands of different headers leave nothing behind."""
    guests = Guests(["secret"])
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(3000):
        header = b"a=" + b"x" * 8000 + b"%d; tikal_session=%d" % (number, number)
        assert guests.read(session_cookie([(b"cookie", header)])) is None
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 1_000_000
