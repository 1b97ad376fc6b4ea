"""Guests: a signed session cookie identifies each.

A browser gets the cookie with the page. The page then sends several requests at once; if each of
their answers set a cookie of its own, the last would win, and what the others set up would be lost.

The cookie holds nothing but the guest's random id, the session's, and when it was signed. Nothing
is stored about a guest before they set up a table or give a name. A cookie is good for 400 days,
the most that browsers allow, and is renewed long before, whenever its guest comes by.
"""

import secrets
import time
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.web.gate import refuse
from tikal.web.problem import Refused
from tikal.web.store.sessions import Standing

COOKIE: Final = "tikal_session"
# The guest whom somebody was in this browser before they signed in, and is again afterwards.
GUEST_COOKIE: Final = "tikal_guest"
DAYS: Final = 400
# Programs that watch the server need no session.
_WITHOUT: Final = ("/healthz", "/readyz")
_API: Final = "/api/"
_SESSION: Final = "/api/session"
_SALT: Final = "tikal guest"
_USER_BYTES: Final = 16
_ID_BYTES: Final = 12
# Ours have about 100 characters; whatever is much longer is not worth a look.
_LONGEST: Final = 200
_DAY: Final = 24 * 60 * 60
_SECONDS: Final = DAYS * _DAY
_RENEWED_AFTER: Final = 30 * _DAY
# The guest, the session, and when it was signed.
_PARTS: Final = 3
# A clock may be a little behind the one that signed.
_AHEAD: Final = _DAY


class Session(NamedTuple):
    """A guest in one browser: what a cookie says, and whether it is time for a new one."""

    user: str
    id: str
    stale: bool = False


class Guests:
    """Makes cookies and reads them."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Sign with the first of the keys; accept the others too."""
        self._signers = [Signer(key, salt=_SALT) for key in keys]

    def new_session(self, user: str | None = None) -> Session:
        """Return a session of a user, a new guest if none is named."""
        return Session(user or secrets.token_hex(_USER_BYTES), secrets.token_hex(_ID_BYTES))

    def cookie_for(self, session: Session) -> str:
        """Return the cookie's value for a session."""
        value = f"{session.user}.{session.id}.{int(time.time())}"
        return self._signers[0].sign(value).decode("ascii")

    def read(self, cookie: bytes | None) -> Session | None:
        """Return the session of a cookie's value, None if there is none or it is no good."""
        if cookie is None or len(cookie) > _LONGEST:
            return None
        for signer in self._signers:
            try:
                parts = signer.unsign(cookie).decode("ascii").split(".")
            except (BadSignature, UnicodeError):
                continue
            return _session(parts, renew=signer is not self._signers[0])
        return None


def _session(parts: list[str], *, renew: bool) -> Session | None:
    """Return the session that a cookie's parts name.

    The cookies of earlier versions have the guest's id only. It stands for their session as well
    until they get a new one.
    """
    if len(parts) == 1:
        return Session(parts[0], parts[0], stale=True)
    if len(parts) != _PARTS:
        return None
    user, session_id, signed = parts
    age = time.time() - int(signed)
    if not -_AHEAD < age < _SECONDS:
        return None
    return Session(user, session_id, stale=renew or age > _RENEWED_AFTER)


class SessionMiddleware:
    """Puts a request's session and user into `scope["state"]`; sets the cookie of a new guest."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the cookie, or make a new guest and add their cookie to the answer.

        Nobody else gets to see cookies: FastAPI would read them all for every route.
        """
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        sent, guest = (session_cookie(scope["headers"], name) for name in (COOKIE, GUEST_COOKIE))
        scope = {**scope, "headers": [each for each in scope["headers"] if each[0] != b"cookie"]}
        known = "session" in scope.get("state", {})  # a program, by its token
        if known or not _needs_session(scope["path"]):
            await self._app(scope, receive, send)
            return
        server = scope["app"].state.server
        guests: Guests = server.guests
        session, standing = guests.read(sent), Standing()
        if session is not None:
            standing = await server.standings.of(session.user, session.id)
        if not standing.good:
            session, standing = None, Standing()
        if standing.ban is not None and _needs_no_ban(scope):
            await refuse(banned(standing.ban), scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state["handle"], state["guest"], state["bot"] = standing.handle, guest, standing.bot
        if session is not None and not session.stale:
            state["session"], state["user"] = session, session.user
            await self._app(scope, receive, send)
            return
        state["session"] = session = _renewed(guests, session)
        state["user"] = session.user
        cookie = set_cookie(guests.cookie_for(session), secure=scope["scheme"] == "https")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if "set-cookie" not in headers:  # whoever logs out or moves gets another
                    headers.append("set-cookie", cookie)
            await send(message)

        await self._app(scope, receive, sending)


def _renewed(guests: Guests, session: Session | None) -> Session:
    """Return the session to sign anew: the same, but for newcomers and for old cookies' guests."""
    if session is None:
        return guests.new_session()
    return guests.new_session(session.user) if session.id == session.user else session


def _needs_session(path: str) -> bool:
    """Return whether a request needs a session: the API and the page do, the page's files don't."""
    return path.startswith(_API) or not (path in _WITHOUT or "." in path.rpartition("/")[2])


def _needs_no_ban(scope: Scope) -> bool:
    """Return whether banned users are refused: by the API, unless they only want to sign out."""
    if scope["type"] == "http" and scope["method"] == "DELETE" and scope["path"] == _SESSION:
        return False
    return str(scope["path"]).startswith(_API)


def banned(reason: str) -> Refused:
    """Return the error for a user whom the host has banned."""
    message = f"The host has banned you from this server{f': {reason}' if reason else ''}."
    return Refused(HTTPStatus.FORBIDDEN, "banned", message, params={"reason": reason})


def session_cookie(headers: Iterable[tuple[bytes, bytes]], name: str = COOKIE) -> bytes | None:
    """Return the value of the session's cookie as it came, None if it did not come.

    Python's parser of cookies takes time that grows with the square of their length.
    """
    wanted = name.encode("ascii")
    for field, header in headers:
        if field == b"cookie":
            for each in header.split(b";"):
                key, _, value = each.strip().partition(b"=")
                if key == wanted:
                    return value
    return None


def set_cookie(value: str, *, secure: bool, name: str = COOKIE) -> str:
    """Return the header that sets the cookie; without a value it takes the cookie away."""
    seconds = _SECONDS if value else 0
    cookie = f"{name}={value}; HttpOnly; Max-Age={seconds}; Path=/; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie
