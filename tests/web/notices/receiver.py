"""A receiver of webhooks and push messages: a real server that notes what it gets."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from tests.web.server import Browser, Json

PATIENCE = 60.0
LOCAL = ("127.0.0.0/8",)


class Received(NamedTuple):
    """A request: where to, its headers, its body."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        """The body as JSON."""
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """Notes requests and answers them."""

    def __init__(self, port: int) -> None:
        """Answer 204 at once, unless something else is wanted."""
        self.url = f"http://127.0.0.1:{port}/hook"
        self.got: list[Received] = []
        self.status = 204
        # Requests wait for this before they are answered.
        self.free = threading.Event()
        self.free.set()

    def wait(self, count: int) -> list[Received]:
        """Wait until there were so many requests."""
        until(lambda: len(self.got) >= count)
        return self.got

    @property
    def events(self) -> list[str]:
        """What the webhooks were about, in order."""
        return [each.json["event"] for each in self.got]


def until(done: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is waited for
    """Wait until something is so, and return it."""
    limit = time.monotonic() + PATIENCE
    while not (found := done()) and time.monotonic() < limit:
        time.sleep(0.05)
    assert found
    return found


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Run a receiver."""

    class Handler(BaseHTTPRequestHandler):
        """Notes what comes."""

        def do_POST(self) -> None:
            """Note a request, then answer it."""
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Received(self.path, headers, body))
            receiver.free.wait(PATIENCE)
            self.send_response(receiver.status)
            self.send_header("Location", receiver.url)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.free.set()
        server.shutdown()
        thread.join()
        server.server_close()


def add_webhook(browser: Browser, receiver: Receiver, path: str = "", language: str = "en") -> None:
    """Have notices sent to a receiver."""
    body = {"url": receiver.url + path, "language": language}
    browser.post("/api/notices/webhooks", body, 204)


def channels(browser: Browser) -> list[Json]:
    """Return somebody's channels."""
    found: list[Json] = browser.get("/api/notices")["channels"]
    return found


def recent(browser: Browser) -> list[Json]:
    """Return somebody's latest notices."""
    found: list[Json] = browser.get("/api/notices")["recent"]
    return found


def settled(browser: Browser, count: int = 1) -> list[Json]:
    """Wait until so many of somebody's notices are settled, and all of them; return them."""

    def done() -> list[Json]:
        found = recent(browser)
        open_ones = [each for each in found if each["state"] in ("waiting", "claimed", "handed")]
        return found if len(found) >= count and not open_ones else []

    found: list[Json] = until(done)
    return found


def choose(browser: Browser, **wanted: object) -> None:
    """Change somebody's choices."""
    body = browser.get("/api/notices")["choices"] | wanted
    answer = browser.http.put("/api/notices", json=body)
    assert answer.status_code == 204, answer.text
