"""HTTP as uvicorn speaks it, with an end to everything that a client may put off."""

import asyncio
import sys
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tikal.web.connections.pace import Pace
from tikal.web.connections.refusals import (
    LARGEST_HEAD,
    SLOWEST_HEAD,
    not_http,
    on_the_wire,
    too_large_head,
    too_many_connections,
    too_slow_head,
)
from tikal.web.problem import Refused

if TYPE_CHECKING:
    from tikal.web.connections.server import ServerConfig

_TOO_LARGE: Final = int(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
Event = h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]


class BoundedHeads(h11.Connection):
    """Reads requests whose headers have a certain size, however they arrive.

    h11 bounds what it has to wait for. What arrives at once is larger than that.
    """

    def next_event(self) -> Event:
        """Return the next event."""
        event = super().next_event()
        if isinstance(event, h11.Request) and _size(event) > LARGEST_HEAD:
            problem = "The headers are too large"
            raise h11.RemoteProtocolError(problem, error_status_hint=_TOO_LARGE)
        return event


def _size(request: h11.Request) -> int:
    lines = sum(len(name) + len(value) + 4 for name, value in request.headers)
    return len(request.method) + len(request.target) + lines


class HttpProtocol(H11Protocol):
    """A connection that is closed when its client takes too long, and counted while it is there."""

    config: "ServerConfig"

    def __init__(
        self,
        config: "ServerConfig",
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Take what uvicorn gives."""
        super().__init__(config, server_state, app_state, _loop)
        self.conn = BoundedHeads(h11.SERVER, LARGEST_HEAD)
        self._ledger = config.ledger
        self._pace = Pace()
        # Until when the client has to do something, and whether it has begun.
        self._deadline = 0.0
        self._owes: bool | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's
        """Begin, if there is room."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self._ledger.admit(transport, address):
            self._note()
        else:
            self._refuse(too_many_connections())

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        super().connection_lost(exc)
        self._ledger.remove(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._note()

    def sweep(self, now: float) -> None:
        """Close the connection if its client has taken too long; called every second."""
        if self._pace.is_too_slow(self.transport, now):
            self.transport.abort()
        elif not self.transport.is_closing() and self._owes is not None and now > self._deadline:
            self._give_up()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _note(self) -> None:
        """Note whose turn it is, and if it is the client's, since when."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._answering:
            self._ledger.busy(self.transport)
            self._owes = None
            return
        owes = self.cycle is None or self._half_sent()
        self._ledger.idle(self.transport, self.transport.abort, owes=owes)
        if owes is not self._owes:
            self._owes = owes
            wait = SLOWEST_HEAD if owes else self.timeout_keep_alive
            self._deadline = self.loop.time() + wait

    def _half_sent(self) -> bool:
        """Return whether a part of a request is there, and the rest is not."""
        return self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])

    def _give_up(self) -> None:
        if self.conn.trailing_data[0] and self.conn.our_state is h11.IDLE:
            self._refuse(too_slow_head())
        else:
            self._close()

    def _close(self) -> None:
        self._unset_keepalive_if_required()
        self.transport.close()

    def _refuse(self, problem: Refused) -> None:
        self.transport.write(on_the_wire(problem))
        self._close()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request that can't be read."""
        problem = sys.exception()
        hint = getattr(problem, "error_status_hint", 0)
        self._refuse(too_large_head() if hint == _TOO_LARGE else not_http())

    def _should_upgrade(self) -> bool:
        """Return whether to go on as a WebSocket; only a GET can ask for that."""
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a WebSocket, which is never idle."""
        self._ledger.busy(self.transport)
        super().handle_websocket_upgrade(event)
