"""Running the server: a port, the log, a browser if wanted, and an end in good order."""

import contextlib
import gc
import logging.config
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from tikal.errors import TikalError
from tikal.web.connections.limits import raise_descriptors
from tikal.web.connections.server import WAITING, ServerConfig, Watching
from tikal.web.logs import keep_stderr_for_the_log, log_config
from tikal.web.outward import link_base
from tikal.web.page import NOT_BUILT, is_built
from tikal.web.settings import Address, Settings, tighten_home
from tikal.web.store.database import is_embedded
from tikal.web.store.keys import read_keys
from tikal.web.store.migrate import ready

_PORTS_TRIED: Final = 20
# Going through all objects holds up moves for a fifth of a second where a thousand tables are open.
# So the garbage collector does not begin with that by itself, but so often; uvicorn ticks ten times
# a second.
_NEVER: Final = 1_000_000
_ALL_COLLECTED: Final = 10 * 60 * 10


class Announcing(Watching):
    """A server that says where it is once it can answer, and if there is no page to see there."""

    def __init__(
        self,
        config: ServerConfig,
        address: str,
        outward: str | None,
        *,
        page_built: bool,
        browse: bool,
    ) -> None:
        """Take what to say, and whether to open a browser.

        `outward` is how links begin that lead others here.
        """
        super().__init__(config)
        self._address = address
        self._outward = outward
        self._page_built = page_built
        self._browse = browse and page_built

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address.

        What is loaded by now stays for good. The garbage collector leaves it out from now on: going
        through all of it would hold up moves for a tenth of a second.
        """
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _NEVER)
        if self.started and not self.should_exit:
            print(f"Tikal is at {self._address} (Ctrl-C ends it).", flush=True)  # noqa: T201
            if self._outward and not self._address.startswith(self._outward):
                print(f"Others in your network go to {self._outward}/.", flush=True)  # noqa: T201
            if not self._page_built:
                print(NOT_BUILT, flush=True)  # noqa: T201
            if self._browse:
                threading.Thread(target=_browse, args=(self._address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        """Collect all garbage every ten minutes."""
        if counter and counter % _ALL_COLLECTED == 0:
            gc.collect()
        return await super().on_tick(counter)


def serve(settings: Settings, listening: socket.socket, *, browse: bool, level: str) -> None:
    """Serve on a socket until stopped.

    If the database can't be used, the command ends at once with one line. Later errors go to the
    log.
    """
    if not settings.bots and is_embedded(settings.database):
        raise TikalError("without bots of its own a server needs PostgreSQL, and `tikal work`")
    keep_stderr_for_the_log()
    logging.config.dictConfig(log_config(level))
    if settings.metrics is not None:
        listen(*settings.metrics).close()
    ready(settings.database)
    read_keys(settings.keys)
    tighten_home()
    raise_descriptors()
    settings = replace(settings, listens=Address(*listening.getsockname()[:2]))
    config = ServerConfig(settings, access_log=level == "debug")
    page_built = is_built(settings.static)
    address = address_of(listening)
    outward = link_base("http", urlsplit(address).netloc, settings.listens)
    server = Announcing(config, address, outward, page_built=page_built, browse=browse)
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
        made.listen(WAITING)
    except OSError:
        made.close()
        raise
    return made


def address_of(listening: socket.socket) -> str:
    """Return the address to type into a browser."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 - compared
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _browse(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
