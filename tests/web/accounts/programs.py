"""Programs with tokens, for tests."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.web.accounts.people import sign_up
from tests.web.server import Browser, Json

_PATIENCE = 60.0


def make_token(browser: Browser, scope: str = "play", **wanted: object) -> Json:
    """Make a token for a program of an account; return its id and the token."""
    body = {"name": "My program", "scope": scope, **wanted}
    made: Json = browser.post("/api/account/tokens", body, 201)
    return made


def program(browser: Browser, token: str) -> Browser:
    """Make a new browser a program that shows a token: it sends no header and no cookie of ours."""
    del browser.http.headers["X-Tikal"]
    browser.http.headers["Authorization"] = f"Bearer {token}"
    return browser


def bot(browser: Browser, handle: str) -> str:
    """Make somebody's account a bot's; return a token for its program."""
    sign_up(browser, handle)
    browser.post("/api/account/bot", {}, 204)
    return str(make_token(browser)["token"])


class Listener:
    """Reads the lines of a stream."""

    def __init__(self, response: httpx.Response) -> None:
        """Take a stream that has begun."""
        self.response = response
        self._lines = response.iter_lines()

    def next(self) -> Json:
        """Return the next line that is no ping."""
        found: Json = {"type": "ping"}
        while found["type"] == "ping":
            found = json.loads(next(self._lines))
        return found

    def until(self, kind: str) -> Json:
        """Return the next line of a kind."""
        return self.all_until(kind)[-1]

    def all_until(self, kind: str) -> list[Json]:
        """Return the lines up to the next of a kind."""
        found = [self.next()]
        while found[-1]["type"] != kind:
            found.append(self.next())
        return found

    def ended(self) -> bool:
        """Read to the end."""
        return all(json.loads(line) for line in self._lines)


@contextmanager
def listening(browser: Browser, **query: Any) -> Iterator[Listener]:  # noqa: ANN401 - of a URL
    """Open a stream."""
    patience = httpx.Timeout(_PATIENCE)
    with browser.http.stream("GET", "/api/stream", params=query, timeout=patience) as response:
        assert response.status_code == 200, response.read()
        yield Listener(response)
