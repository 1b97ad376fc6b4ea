"""Sockets opened and closed all the time, broken frames, floods of pings."""

import os
import random
import struct
from urllib.parse import urlsplit

from bench.attacks.attackers.stranger import ADDRESS, Stranger, in_parallel
from bench.attacks.count import Count
from tests.web.attacks.wire import connected, flooded, received

_UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
_ORIGINS = ("http://[", "null", "http://evil.example", "x" * 3000)
_SOON = 0.3


def _frame(first: int, data: bytes) -> bytes:
    """Return a masked frame; the mask changes nothing."""
    length = struct.pack("!BBH", first, 0x80 | 126, len(data))
    return length + b"\0" * 4 + data


_FRAMES = (
    _frame(0x81, b"\xff\xfe" * 100),
    _frame(0x89, b"p" * 125) * 200,
    _frame(0x82, b"x" * 60_000) * 4,
    _frame(0x01, b"x") * 500,
    _frame(0x8F, b""),
    struct.pack("!BBQ", 0x82, 0x80 | 127, 2**63 - 1) + b"\0" * 4,
)


def attack(address: str, seconds: float) -> Count:
    """Watch one table again and again, by sockets that misbehave."""
    count = Count()
    rng = random.Random(3)
    table: str | None = None

    async def ask(stranger: Stranger, _number: int) -> None:
        nonlocal table
        table = table or await stranger.new("person", "person")
        origin = rng.choice((f"http://{urlsplit(address).netloc}", *_ORIGINS))
        get = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\n"
            f"Cookie: {stranger.wire.cookie}\r\nOrigin: {origin}\r\n"
        )
        with connected(address, ADDRESS) as socket:
            socket.sendall(get.encode() + _UPGRADE)
            socket.settimeout(_SOON)
            flooded(socket, rng.choice((*_FRAMES, os.urandom(2000))), 200_000)
            socket.settimeout(_SOON)
            try:
                answer = received(socket)
            except TimeoutError:  # it may stay open as long as it keeps within bounds
                answer = b"HTTP/1.1 101 "
        status = answer[9:12]
        count.answer(int(status) if status.isdigit() else 400, "socket")

    in_parallel(address, seconds, count, ask, strangers=1)
    return count
