"""Posting: one HTTP request to an address that was checked, and the status that comes back.

Redirects are not followed, and nothing but the status is read. What is sent is announced first:
`before` runs when the connection stands, just before the first byte of the request goes out.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from tikal.web.outbox.places import Place, Unreachable

Before = Callable[[], Awaitable[None]]
# To connect, and to get an answer, in seconds.
CONNECTING: Final = 5.0
ANSWERING: Final = 10.0
_LONGEST_LINE: Final = 8192
_PARTS: Final = 2
_TLS: Final = ssl.create_default_context()


class NoAnswer(Exception):  # noqa: N818 - the other end is at fault
    """The request went out, and nobody knows what became of it."""


async def post(
    place: Place, addresses: list[str], headers: Mapping[str, str], body: bytes, before: Before
) -> int:
    """Post a body to the first address that answers; return the status.

    Raise Unreachable if nothing went out, NoAnswer if something may have arrived.
    """
    reader, writer = await _connected(place, addresses)
    try:
        await before()
        try:
            async with asyncio.timeout(ANSWERING):
                writer.write(_request(place, headers, body))
                await writer.drain()
                return await _status(reader)
        except (OSError, ValueError, EOFError) as problem:  # TimeoutError is an OSError
            raise NoAnswer(str(problem)) from problem
    finally:
        writer.transport.abort()


async def _connected(
    place: Place, addresses: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    for address in addresses:
        with suppress(OSError):
            async with asyncio.timeout(CONNECTING):
                return await asyncio.open_connection(
                    address,
                    place.port,
                    limit=_LONGEST_LINE,
                    ssl=_TLS if place.secure else None,
                    server_hostname=place.host if place.secure else None,
                )
    raise Unreachable(f"nobody answers at {place.named}")


def _request(place: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [
        f"POST {place.path} HTTP/1.1",
        f"Host: {place.named}",
        "Connection: close",
        "User-Agent: tikal",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    """Return the status of the answer; provisional ones are passed over."""
    while True:
        line = await reader.readline()
        parts = line.split(None, _PARTS)
        if len(parts) < _PARTS or not parts[0].startswith(b"HTTP/1."):
            message = "this is no answer in HTTP"
            raise ValueError(message)
        status = int(parts[1])
        if status >= 200:  # noqa: PLR2004 - as HTTP has it
            return status
        while (await reader.readline()).strip():
            pass
