"""Running the server: a port, the log, a browser if wanted, and an end in good order."""

import contextlib
import gc
import logging.config
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from tikal.errors import TikalError
from tikal.web.app import create_app
from tikal.web.logs import log_config
from tikal.web.settings import Settings
from tikal.web.store.migrate import ready

# How long requests that are going on may take when the server is told to stop.
_PATIENCE: Final = 5
# How long a connection may be idle; people think longer than the usual five seconds.
_KEEP_ALIVE: Final = 75
_PORTS_TRIED: Final = 20


class Announcing(uvicorn.Server):
    """A server that says where it is once it can answer."""

    def __init__(self, config: uvicorn.Config, address: str, *, browse: bool) -> None:
        """Take what to say."""
        super().__init__(config)
        self._address = address
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell whoever waits.

        What was loaded by now stays for good: going through it again and again, Python's collector
        would hold up every move for a tenth of a second.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        if self.started and not self.should_exit:
            print(f"Tikal is at {self._address} (Ctrl-C ends it).", flush=True)  # noqa: T201
            if self._browse:
                threading.Thread(target=_browse, args=(self._address,), daemon=True).start()


def serve(settings: Settings, listening: socket.socket, *, browse: bool, level: str) -> None:
    """Serve on a socket until told to stop.

    A database that can't be used ends it before it begins, with a line for whoever started it; from
    then on whoever reads the log is told.
    """
    logging.config.dictConfig(log_config(level))
    ready(settings.database)
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=level == "debug",
        timeout_graceful_shutdown=_PATIENCE,
        timeout_keep_alive=_KEEP_ALIVE,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        server_header=False,
    )
    server = Announcing(config, address_of(listening), browse=browse)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        sys.exit(1)


def listen(host: str, port: int, *, elsewhere: bool = False) -> socket.socket:
    """Return a socket that listens; `elsewhere` takes the next free port if this one is taken."""
    ports = range(port, port + _PORTS_TRIED) if elsewhere and port else [port]
    for each in ports:
        try:
            return _bound(host, each)
        except OSError as problem:
            reason = problem.strerror or str(problem)
    message = f"can't listen on {host} port {port}: {reason[:1].lower()}{reason[1:]}"
    raise TikalError(message)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def address_of(listening: socket.socket) -> str:
    """Return the address to type into a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 - compared
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def _browse(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
