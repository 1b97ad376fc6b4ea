"""A real server for tests: uvicorn in a thread, on a port of its own."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tikal.web.connections.server import ServerConfig, Watching
from tikal.web.limits.settings import UNLIMITED
from tikal.web.serving import listen
from tikal.web.settings import Settings

Json = dict[str, Any]
_PATIENCE = 60.0


@contextmanager
def served(settings: Settings, port: int = 0) -> Iterator[str]:
    """Serve the app, at any port if none is wanted; yield its address."""
    listening: socket.socket = listen("127.0.0.1", port)
    server = Watching(ServerConfig(settings))
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    limit = time.monotonic() + _PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < limit:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Browser:
    """Somebody's browser: keeps the cookie, sends the header, reads JSON."""

    def __init__(self, address: str) -> None:
        """Open the address, with no cookie yet."""
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Tikal": "1"}, timeout=_PATIENCE)

    def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Return what is there."""
        return self._read(self.http.get(path), status)

    def post(self, path: str, data: object = None, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Return what comes of sending something."""
        return self._read(self.http.post(path, json={} if data is None else data), status)

    def patch(self, path: str, data: object, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Return what comes of changing something."""
        return self._read(self.http.patch(path, json=data), status)

    def new(self, *seats: str, **wanted: object) -> Json:
        """Set up a table: `person`, or the name of a bot, for each seat."""
        named = [
            {"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made: Json = self.post("/api/tables", {"seats": named, "seed": 7, **wanted}, 201)
        return made

    def play(self, table: Json, *actions: str, status: int = 200) -> Json:
        """Play actions at a table as one knows it."""
        body = {"seq": table["seq"], "actions": list(actions)}
        made: Json = self.post(f"/api/tables/{table['id']}/actions", body, status)
        return made

    def table(self, table: Json) -> Json:
        """Return a table as it is now."""
        found: Json = self.get(f"/api/tables/{table['id']}")
        return found

    def until_mine(self, table: Json) -> Json:
        """Wait until no bot thinks any more."""
        limit = time.monotonic() + _PATIENCE
        while table["thinking"] is not None and time.monotonic() < limit:
            time.sleep(0.05)
            table = self.table(table)
        return table

    def live(self, table_id: str, since: object = 0, **headers: str) -> ClientConnection:
        """Open the socket of a table."""
        cookie = self.http.cookies.get("tikal_session") or ""
        sent = {"Cookie": f"tikal_session={cookie}", **headers}
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table_id}/live?since={since}"
        return connect(address, additional_headers=sent, max_size=None)

    def close(self) -> None:
        """Close it."""
        self.http.close()

    def _read(self, response: httpx.Response, status: int) -> Any:  # noqa: ANN401 - JSON
        assert response.status_code == status, response.text
        return response.json() if response.content else None


def settings_for(url: Any, **changes: Any) -> Settings:  # noqa: ANN401 - as the settings have it
    """Return settings for a database, without limits unless the test is about them."""
    return replace(Settings(database=url, bots=1, limits=UNLIMITED), **changes)
