"""Guests: whoever comes gets a signed cookie and is somebody from then on.

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
        # People come back with the same header again and again.
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
    """Gives every request its user, in `scope["state"]["user"]`, and guests their cookie."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find the user out; send the cookie along where it is new."""
        if scope["type"] not in ("http", "websocket") or not _asks_for_somebody(scope):
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


def _asks_for_somebody(scope: Scope) -> bool:
    """Whether it matters who asks: for the interface, and for the page that is going to use it.

    A page asks several things at once. Had it no cookie by then, each answer would make it a guest
    of its own, and the last of them would take away what an earlier one had begun.
    """
    if scope["path"].startswith("/api/"):
        return True
    return "text/html" in Headers(scope=scope).get("accept", "")


def set_cookie(value: str, *, secure: bool) -> str:
    """Return the header that sets the cookie."""
    cookie = f"{COOKIE}={value}; HttpOnly; Max-Age={_SECONDS}; Path=/; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie
