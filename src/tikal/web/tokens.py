"""Tokens: programs show one with each request, instead of a cookie.

A token is random and long, so its digest can be kept without salt and looked up. It lets a program
play for its user, but never change their account: only what is listed here can be asked for.
"""

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Scope

from tikal.web.limits.meter import Meter
from tikal.web.limits.shares import slow_down
from tikal.web.problem import Refused, storage_failed
from tikal.web.store.clock import now
from tikal.web.store.tokens import Token, TokenRows

PREFIX: Final = "tikal_"
READ: Final = "read"
PLAY: Final = "play"
# What the id of a token begins with; no session's does.
ID_PREFIX: Final = "token-"
_BYTES: Final = 32
_ID_BYTES: Final = 12
_LONGEST: Final = 200
_REMEMBERED: Final = 10_000
# How many tokens that are none an address may show, and in how many seconds. Nobody guesses one;
# but each costs a question to the store.
WRONG: Final = 120
PERIOD: Final = 60.0
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
# Where tokens are good, and where they can do no more than read; accounts are not among them.
_PLAYED_WITH: Final = ("tables", "lobby", "invitations", "stream")
_READ_WITH: Final = (
    *_PLAYED_WITH,
    "catalogue",
    "session",
    "statistics",
    "challenge",
    "turns",
    "vacation",
    "links",
    "players",
    "ratings",
)
# A token where it may be seen by others: in the log of any proxy on the way.
_IN_ADDRESS: Final = re.compile(rb"(?:^|[&=])tikal_[\w-]{20,}")


class Tokens:
    """Knows tokens by what programs show."""

    def __init__(self, rows: TokenRows, clock: Callable[[], float] = time.monotonic) -> None:
        """Look them up in this store."""
        self.rows = rows
        self._clock = clock
        self._known: OrderedDict[str, Token] = OrderedDict()
        self._wrong = Meter(WRONG, PERIOD)

    async def read(self, shown: bytes, address: str) -> Token:
        """Return the token that a program shows, or refuse what is none or has expired.

        What a token is never changes, so the store is asked once. An address that shows many that
        are none waits, but those that have been good before are taken from it all the same.
        """
        if len(shown) > _LONGEST:
            raise bad_token()
        digest = digest_of(shown)
        token = self._known.get(digest)
        if token is None:
            token = await self._look_up(digest, address)
        if token.until is not None and token.until <= now():
            raise bad_token()
        return token

    async def _look_up(self, digest: str, address: str) -> Token:
        at = self._clock()
        wait = self._wrong.wait(address, 1, at)
        if wait > 0:
            raise slow_down("tokens", wait)
        try:
            token = await self.rows.known(digest)
        except (SQLAlchemyError, OSError) as problem:
            raise storage_failed() from problem
        if token is None:
            self._wrong.use(address, 1, at)
            raise bad_token()
        self._known[digest] = token
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return token


def new_token() -> tuple[str, str, str]:
    """Return a new token: its id, what its owner gets to see once, and the digest to keep."""
    shown = PREFIX + secrets.token_urlsafe(_BYTES)
    return ID_PREFIX + secrets.token_hex(_ID_BYTES), shown, digest_of(shown.encode())


def digest_of(shown: bytes) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(shown).hexdigest()


def check_use(token: Token, scope: Scope) -> None:
    """Refuse what nobody may do by this token."""
    part = scope["path"].removeprefix("/api/").partition("/")[0]
    reading = scope["type"] == "websocket" or scope["method"] in _SAFE
    if part not in (_READ_WITH if reading else _PLAYED_WITH):
        raise not_by_token()
    if not reading and token.scope != PLAY:
        raise read_only()


def check_address(scope: Scope) -> None:
    """Refuse a token in the address, where logs on the way have it."""
    if _IN_ADDRESS.search(scope["query_string"]):
        raise token_in_address()


def bad_token() -> Refused:
    """Return the one error for all that is wrong with a token."""
    message = "This token is not valid: it is wrong, has expired, or was revoked."
    return Refused(HTTPStatus.UNAUTHORIZED, "bad_token", message)


def not_by_token() -> Refused:
    """Return the error for something that needs somebody signed in, at a browser."""
    message = "This can't be done with a token: sign in."
    return Refused(HTTPStatus.FORBIDDEN, "not_by_token", message)


def read_only() -> Refused:
    """Return the error for playing with a token that only reads."""
    message = "This token may only read: make one that may play."
    return Refused(HTTPStatus.FORBIDDEN, "read_only", message)


def token_in_address() -> Refused:
    """Return the error for a token in the address."""
    message = (
        "A token belongs into the header Authorization, never into the address: "
        "revoke this one, logs may have it now."
    )
    return Refused(HTTPStatus.BAD_REQUEST, "token_in_address", message)
