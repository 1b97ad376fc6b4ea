"""The server's settings and its loop, with the connections under watch."""

import asyncio
import socket
from typing import Final

import uvicorn

from tikal.web.app import create_app
from tikal.web.connections.http import HttpProtocol
from tikal.web.connections.room import ledger_for
from tikal.web.connections.sockets import SocketProtocol
from tikal.web.server import Server
from tikal.web.settings import Settings

# How long running requests may take once the server is to stop, in seconds.
_PATIENCE: Final = 5
# How long a connection may be idle; people think longer than the usual five seconds.
_KEEP_ALIVE: Final = 75
# How many connections are accepted before they are counted: descriptors must be there for them.
_ACCEPTED_AT_ONCE: Final = 32
# How many more may wait to be accepted.
WAITING: Final = 1024
# uvicorn ticks ten times a second.
_TICKS: Final = 10


class ServerConfig(uvicorn.Config):
    """How uvicorn is to serve the app."""

    def __init__(self, settings: Settings, *, access_log: bool = False) -> None:
        """Take what the host has decided."""
        self._tikal = create_app(settings)
        super().__init__(
            self._tikal,
            http=HttpProtocol,
            ws=SocketProtocol,
            lifespan="on",
            log_config=None,
            access_log=access_log,
            backlog=_ACCEPTED_AT_ONCE,
            timeout_graceful_shutdown=_PATIENCE,
            timeout_keep_alive=_KEEP_ALIVE,
            ws_max_size=64 * 1024,
            ws_per_message_deflate=True,
            server_header=False,
            forwarded_allow_ips=list(settings.trusted_proxies),
        )
        self.ledger = ledger_for(settings)

    @property
    def parts(self) -> Server:
        """The server's parts, once it has started."""
        found: Server = self._tikal.state.server
        return found


class Watching(uvicorn.Server):
    """A server that looks after its connections every second."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; asyncio lets no more wait than it accepts at once, which is too few."""
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(WAITING)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; streams have no end of their own that could be waited for."""
        if isinstance(self.config, ServerConfig):
            self.config.parts.room.streams.end_all()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Close the connections that have taken too long."""
        if counter % _TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if isinstance(connection, HttpProtocol | SocketProtocol):
                    connection.sweep(now)
        return await super().on_tick(counter)
