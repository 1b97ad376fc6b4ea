"""WebSockets as uvicorn speaks them, for clients that break the rules or do not read."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tikal.web.connections.pace import Pace
from tikal.web.connections.refusals import not_http, on_the_wire

if TYPE_CHECKING:
    from tikal.web.connections.server import ServerConfig

# The closing code for a text that is none.
_NOT_A_TEXT: Final = 1007


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is counted like any connection, and closed if its client stops reading."""

    def __init__(
        self,
        config: "ServerConfig",
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Take what uvicorn gives."""
        super().__init__(config, server_state, app_state, _loop)
        self._ledger = config.ledger
        self._pace = Pace()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for others."""
        super().connection_lost(exc)
        self._ledger.remove(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read on; a handshake that can't be read is answered, which uvicorn would not do."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = True
            self.transport.write(on_the_wire(not_http()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; a text that is none ends the connection, without a traceback."""
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(_NOT_A_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End a connection that breaks the rules; before the handshake there is nothing to say."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.disconnected = self.handshake_complete = True
        self.transport.abort()

    def pause_writing(self) -> None:
        """Read nothing more from somebody who does not read: pings are answered at once."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read on, unless a message is still waiting."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def sweep(self, now: float) -> None:
        """Close the connection if its client has stopped reading; called every second."""
        if self._pace.is_too_slow(self.transport, now):
            self.transport.abort()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
