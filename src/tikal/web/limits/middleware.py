"""Counts every request to the interface, before anything is done for it."""

from pydantic_core import to_json
from starlette.types import ASGIApp, Receive, Scope, Send

from tikal.web.connections.address import household
from tikal.web.limits.shares import Client
from tikal.web.problem import Refused

_COUNTED = "/api/"


def client_of(scope: Scope) -> Client:
    """Return who asks; sockets of the system's own kind have no address and share one share."""
    host = (scope.get("client") or ("",))[0]
    state = scope["state"]
    return Client(state["user"], household(host), bool(state.get("bot")))


class LimitsMiddleware:
    """Refuses requests of clients who have used up their share of them."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application; the session must be known already."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the request, then hand it on or refuse it."""
        if scope["type"] == "http" and scope["path"].startswith(_COUNTED):
            try:
                scope["app"].state.server.shares.use("requests", client_of(scope))
            except Refused as problem:
                await _refuse(problem, send)
                return
        await self._app(scope, receive, send)


async def _refuse(problem: Refused, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    start = {"type": "http.response.start", "status": int(problem.status), "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": to_json(problem.document())})
