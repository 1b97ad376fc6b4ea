"""The door of a private server: whoever knows the host's code comes in, once for each browser.

A cookie says that a browser has been let in. It is signed, together with the code: a host who
changes the code shows everybody to the door again. A program's token was made inside: that will do.
"""

import hashlib
import hmac
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tikal.web.bearer import bearer_in
from tikal.web.gate import refuse
from tikal.web.problem import Refused
from tikal.web.session import session_cookie

DOOR_COOKIE: Final = "tikal_door"
_SALT: Final = b"tikal door"
# What can be asked for from outside.
_OUTSIDE: Final = "/api/door"


class Door:
    """Knows the code, and who has shown it."""

    def __init__(self, code: str | None, keys: Sequence[str]) -> None:
        """Be closed to those without a code, or open to all if there is none."""
        self._digest = None if code is None else _digest(code)
        self._signatures = [_signature(key, self._digest or b"") for key in keys]

    def lets_in(self, cookie: bytes | None) -> bool:
        """Return whether a browser with this cookie may come in."""
        if self._digest is None:
            return True
        return any(hmac.compare_digest(each.encode(), cookie or b"") for each in self._signatures)

    def fits(self, code: str) -> bool:
        """Return whether a code is the host's."""
        return self._digest is None or hmac.compare_digest(_digest(code), self._digest)

    def cookie(self) -> str:
        """Return the value of the cookie for those who are let in."""
        return self._signatures[0]


class DoorMiddleware:
    """Refuses requests and sockets of those who have not shown the code; pages are for all."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look for the cookie, then hand the request on."""
        if scope["type"] in ("http", "websocket"):
            door: Door = scope["app"].state.server.door
            let_in = door.lets_in(session_cookie(scope["headers"], DOOR_COOKIE))
            # A token that is none is refused further in.
            let_in = let_in or bearer_in(scope["headers"]) is not None
            scope.setdefault("state", {})["let_in"] = let_in
            path = str(scope["path"])
            if not let_in and path.startswith("/api/") and path != _OUTSIDE:
                await refuse(door_closed(), scope, receive, send)
                return
        await self._app(scope, receive, send)


def door_closed() -> Refused:
    """Return the error for somebody who has not shown the code."""
    message = "This server is private: enter the host's code first."
    return Refused(HTTPStatus.UNAUTHORIZED, "door_closed", message)


def wrong_door_code() -> Refused:
    """Return the error for a wrong code."""
    return Refused(HTTPStatus.FORBIDDEN, "wrong_door_code", "This code is wrong.")


def _digest(code: str) -> bytes:
    return hashlib.sha256(_SALT + " ".join(code.split()).encode()).digest()


def _signature(key: str, digest: bytes) -> str:
    return hmac.new(key.encode(), _SALT + digest, "sha256").hexdigest()
