"""Whom the server talks to at all: by the name it was asked for, the page that asks, and how many.

Requests and sockets pass here alike.
"""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tikal.web.bearer import bearer_in
from tikal.web.connections.crowd import Crowd
from tikal.web.guard import SAFE, send_refusal
from tikal.web.problem import Refused
from tikal.web.sites import Sites, check_origin

# Programs that watch the server ask for it by any name.
_ANY_NAME: Final = ("/healthz", "/readyz")
# What closing codes of refusals begin with; they end with the status that HTTP would answer with.
_REFUSALS: Final = 4000


class GateMiddleware:
    """Refuses what is meant for others, or comes from the pages of others."""

    def __init__(self, app: ASGIApp, sites: Sites, crowd: Crowd) -> None:
        """Wrap an application."""
        self._app = app
        self._sites = sites
        self._crowd = crowd

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the request, then hand it on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
            with self._crowd.counted(scope):
                await self._app(scope, receive, send)
        except Refused as problem:
            await refuse(problem, scope, receive, send)
        except WebSocketDisconnect:
            # Whoever leaves a socket, at whatever moment, does nothing wrong.
            return

    def _check(self, scope: Scope) -> None:
        if scope["path"] not in _ANY_NAME:
            self._sites.check_host(scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        # Whoever shows a token has no use for a visitor's cookie.
        if changes and bearer_in(scope["headers"]) is None:
            check_origin(scope)


async def refuse(problem: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or a socket with a refusal, without the framework."""
    if scope["type"] == "http":
        await send_refusal(problem, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    await refuse_socket(socket, problem)


async def refuse_socket(socket: WebSocket, problem: Refused) -> None:
    """Say over a socket why it is refused, and close it."""
    await socket.send_json({"type": "problem", "problem": problem.document()})
    await socket.close(_REFUSALS + int(problem.status), problem.code)
