"""Raw connections, from any address of this machine's own network."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

PATIENCE = 30.0
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@contextmanager
def connected(
    address: str, source: str = "127.0.0.1", *, deaf: bool = False
) -> Iterator[socket.socket]:
    """Connect to a server; 127.0.0.1 is that of a trusted proxy, 127.0.0.2 a stranger's.

    Who is deaf has room for little of what is sent to them.
    """
    parts = urlsplit(address)
    with socket.socket() as found:
        if deaf:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.settimeout(PATIENCE)
        found.bind((source, 0))
        found.connect((parts.hostname, parts.port))
        yield found


def received(connection: socket.socket) -> bytes:
    """Return what comes until the server closes the connection."""
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


def answered(address: str, request: bytes, source: str = "127.0.0.1") -> bytes:
    """Return what the server says to a request before it closes."""
    with connected(address, source) as connection:
        connection.sendall(request)
        return received(connection)


def flooded(connection: socket.socket, data: bytes, most: int) -> int:
    """Send data again and again until the server takes no more; return how many bytes it took."""
    sent = 0
    connection.settimeout(1)
    try:
        while sent < most:
            sent += connection.send(data)
    except (TimeoutError, ConnectionError):
        pass
    connection.settimeout(PATIENCE)
    return sent


def trickle(connection: socket.socket, seconds: float) -> bool:
    """Send a byte now and then for some time; return whether the server has closed meanwhile."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        try:
            connection.sendall(b"x")
        except (BrokenPipeError, ConnectionResetError):
            return True
        time.sleep(0.1)
    return False
