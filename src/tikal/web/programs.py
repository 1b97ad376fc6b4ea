"""Programs come in by the token that they show with each request.

Where there is a token, no cookie counts. Its id stands for the session's: whatever ends sessions
ends tokens, their sockets and streams too.
"""

from typing import TYPE_CHECKING, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tikal.web.bearer import bearer_in
from tikal.web.connections.address import household
from tikal.web.gate import refuse
from tikal.web.problem import Refused
from tikal.web.session import Session, banned
from tikal.web.tokens import bad_token, check_address, check_use

if TYPE_CHECKING:
    from tikal.web.server import Server

_API: Final = "/api/"


class ProgramsMiddleware:
    """Puts the session and user of a token into `scope["state"]`, or refuses the request."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look for a token, then hand the request on."""
        if scope["type"] in ("http", "websocket") and scope["path"].startswith(_API):
            try:
                await _enter(scope["app"].state.server, scope)
            except Refused as problem:
                await refuse(problem, scope, receive, send)
                return
        await self._app(scope, receive, send)


async def _enter(server: "Server", scope: Scope) -> None:
    """Let a program in if it shows a token; refuse one that is none or may not do this."""
    check_address(scope)
    shown = bearer_in(scope["headers"])
    if shown is None:
        return
    token = await server.tokens.read(shown, household((scope.get("client") or ("",))[0]))
    standing = await server.standings.of(token.user, token.id)
    if not standing.good:
        raise bad_token()
    if standing.ban is not None:
        raise banned(standing.ban)
    check_use(token, scope)
    state = scope.setdefault("state", {})
    state["handle"], state["guest"], state["bot"] = standing.handle, None, standing.bot
    state["session"], state["user"] = Session(token.user, token.id), token.user
