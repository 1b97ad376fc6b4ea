"""Connections that are half sent, slow, or never read."""

import socket
import time
from contextlib import ExitStack

from bench.attacks.attackers.stranger import ADDRESS
from bench.attacks.count import Count
from tests.web.attacks.wire import HALF, connected

# More than an address may have, so that some are refused.
_CONNECTIONS = 300
# The headers' time and some more: the server looks once a second.
_LONGEST = 40.0
_BEGINNINGS = (
    b"",
    b"GE",
    HALF,
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Tikal: 1\r\nContent-Length: 9999\r\n\r\n{",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    # Answers that nobody takes.
    b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50,
)


def attack(address: str, seconds: float) -> Count:
    """Open as many as possible, send a byte now and then, and see when the server ends them."""
    count = Count()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        _round(address, count, end)
    return count


def _round(address: str, count: Count, end: float) -> None:
    with ExitStack() as stack:
        held = []
        for number in range(_CONNECTIONS):
            beginning = _BEGINNINGS[number % len(_BEGINNINGS)]
            deaf = beginning is _BEGINNINGS[-1]
            found = stack.enter_context(connected(address, ADDRESS, deaf=deaf))
            found.sendall(beginning)
            found.settimeout(0)
            if not deaf:  # who does not read has more time
                held.append(found)
        opened = time.monotonic()
        while held and time.monotonic() < max(end, opened + _LONGEST):
            time.sleep(0.5)
            held = [each for each in held if _still_open(each)]
            if time.monotonic() > opened + _LONGEST:
                break
        count.tried += _CONNECTIONS
        if held:
            count.failures[f"still open after {_LONGEST:.0f} s"] += len(held)


def _still_open(connection: socket.socket) -> bool:
    """Send one more byte of a header that never ends; return whether the server still listens."""
    try:
        connection.send(b"x")
        while connection.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
