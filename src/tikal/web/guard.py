"""What every request must satisfy before it is handled.

A change needs the header `X-Tikal`, which pages of other sites can't send: so they can't play with
a visitor's cookie. A token does as well: no page can send that either, and no cookie counts beside
it. Bodies may have a certain size and take a certain time, and no more.
"""

import asyncio
from http import HTTPStatus
from typing import Final

from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tikal.web.bearer import bearer_in
from tikal.web.limits.shape import check_shape
from tikal.web.problem import Refused

HEADER: Final = "x-tikal"
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 1024 * 1024
SLOWEST_BODY: Final = 30.0
# What takes a file.
_FILES: Final = ("/api/tables/import", "/api/tables/restore")
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
}
# For a year browsers ask for this name by HTTPS only.
_HTTPS_ONLY: Final = "max-age=31536000"


class GuardMiddleware:
    """Refuses forged and oversized requests; adds headers that keep browsers careful."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the request, then hand it on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # the same as GET; the server keeps the body to itself
            scope = {**scope, "method": "GET"}

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", _HTTPS_ONLY)
            await send(message)

        try:
            body = await checked_body(scope, receive)
        except Refused as problem:
            await send_refusal(problem, sending)
            return
        await self._app(scope, receive if body is None else replay(body, receive), sending)


async def checked_body(scope: Scope, receive: Receive) -> bytes | None:
    """Return the body of a change, None for a request that changes nothing."""
    if scope["method"] in SAFE:
        return None
    if Headers(scope=scope).get(HEADER) != "1" and bearer_in(scope["headers"]) is None:
        message = "A change needs the header X-Tikal: 1."
        raise Refused(HTTPStatus.FORBIDDEN, "missing_header", message)
    largest = LARGEST_RECORD if scope["path"] in _FILES else LARGEST_BODY
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            body = await whole_body(receive, largest)
    except TimeoutError as problem:
        message = f"The request took longer than {SLOWEST_BODY:.0f} seconds to arrive."
        raise Refused(HTTPStatus.REQUEST_TIMEOUT, "too_slow", message) from problem
    check_shape(body)
    return body


async def whole_body(receive: Receive, largest: int) -> bytes:
    """Read a body to its end; one that is cut off is none."""
    body = bytearray()
    more = True
    while more:
        message_in = await receive()
        if message_in["type"] == "http.disconnect":
            raise Refused(HTTPStatus.BAD_REQUEST, "cut_off", "The request ended too early.")
        body += message_in.get("body", b"")
        more = message_in.get("more_body", False)
        if len(body) > largest:
            raise Refused(
                HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
                "too_large",
                f"A request has at most {largest // 1024} kB.",
                params={"most": largest},
            )
    return bytes(body)


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a receive that gives a body already read, once."""
    sent = False

    async def receiving() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


async def send_refusal(problem: Refused, send: object) -> None:
    """Answer with a refusal, without the framework."""
    body = to_json(problem.document())
    headers = [
        (b"content-type", b"application/json"),
        (b"x-content-type-options", b"nosniff"),
        (b"connection", b"close"),
        *((name.encode(), value.encode()) for name, value in problem.headers.items()),
    ]
    start = {"type": "http.response.start", "status": int(problem.status), "headers": headers}
    await send(start)  # type: ignore[operator]
    await send({"type": "http.response.body", "body": body})  # type: ignore[operator]
