"""A client that costs next to nothing: HTTP/1.1 by hand on one kept connection.

A comfortable client would use more processor time than the server it measures.
"""

import asyncio
import json


class Wire:
    """A connection to a server, with the cookie it was given."""

    def __init__(self, host: str, port: int) -> None:
        """Remember where; `open` connects."""
        self._host = host
        self._port = port
        self.cookie = ""

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(self._host, self._port)

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        """Send JSON; return status and body."""
        data = json.dumps(body).encode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nX-Tikal: 1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n{cookie}\r\n"
        )
        self._writer.write(head.encode() + data)
        return await self._answer()

    async def _answer(self) -> tuple[int, bytes]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = head.split("\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        return int(lines[0].split()[1]), await self._reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
