"""Guests: a signed session cookie identifies each.

A browser gets the cookie with the page. The page then sends several requests at once; if each of
their answers set a cookie of its own, the last would win, and what the others set up would be lost.

The cookie holds nothing but a random id. Nothing is stored about a guest before they set up a table
or give a name.
"""

import secrets
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "tikal_session"
# Programs that watch the server need no session.
_WITHOUT: Final = ("/healthz", "/readyz")
_SALT: Final = "tikal guest"
_ID_BYTES: Final = 16
_REMEMBERED: Final = 2048
_DAYS: Final = 400
_SECONDS: Final = _DAYS * 24 * 60 * 60


class Guests:
    """Makes cookies and reads them."""

    def __init__(self, secret: str) -> None:
        """Sign with a secret."""
        self._signer = Signer(secret, salt=_SALT)
        # A guest's requests all have the same header.
        self.user_of = lru_cache(_REMEMBERED)(self._user_of)

    def cookie_for(self, user: str) -> str:
        """Return the cookie's value for a user."""
        return self._signer.sign(user).decode("ascii")

    def _user_of(self, header: str) -> str | None:
        """Return the user of a Cookie header, None if it names none or a forged one."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        try:
            return None if morsel is None else self._signer.unsign(morsel.value).decode("ascii")
        except (BadSignature, UnicodeError):
            return None


class SessionMiddleware:
    """Puts the user of a request into `scope["state"]["user"]`; sets the cookie of a new guest."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the cookie, or make a new guest and add their cookie to the answer."""
        if not _needs_session(scope):
            await self._app(scope, receive, send)
            return
        guests: Guests = scope["app"].state.server.guests
        user = guests.user_of(Headers(scope=scope).get("cookie", ""))
        if user is not None:
            scope.setdefault("state", {})["user"] = user
            await self._app(scope, receive, send)
            return
        user = secrets.token_hex(_ID_BYTES)
        scope.setdefault("state", {})["user"] = user
        cookie = set_cookie(guests.cookie_for(user), secure=scope["scheme"] == "https")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        await self._app(scope, receive, sending)


def _needs_session(scope: Scope) -> bool:
    """Return whether a request needs a session: the API and the page do, the page's files don't."""
    if scope["type"] not in ("http", "websocket"):
        return False
    path: str = scope["path"]
    return path.startswith("/api/") or not (path in _WITHOUT or "." in path.rpartition("/")[2])


def set_cookie(value: str, *, secure: bool) -> str:
    """Return the header that sets the cookie."""
    cookie = f"{COOKIE}={value}; HttpOnly; Max-Age={_SECONDS}; Path=/; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie
