"""A client that costs next to nothing: HTTP/1.1 by hand on one kept connection.

A comfortable client would use more processor time than the server it measures.
"""

import asyncio
import json


class Wire:
    """A connection to a server, with the cookie it was given."""

    def __init__(self, host: str, port: int, source: str | None = None) -> None:
        """Remember where; `open` connects, from a certain address of this machine if wanted."""
        self._host = host
        self._port = port
        self._from = None if source is None else (source, 0)
        self.cookie = ""
        self.is_open = False

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(
            self._host, self._port, local_addr=self._from
        )
        self.is_open = True

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        """Send JSON; return status and body."""
        data = json.dumps(body).encode()
        return await self.send("POST", path, data, "Content-Type: application/json")

    async def send(self, method: str, path: str, data: bytes, *more: str) -> tuple[int, bytes]:
        """Send a request with more headers; return status and body."""
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            "X-Tikal: 1",
            f"Content-Length: {len(data)}",
            *cookie,
            *more,
        ]
        self._writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        return await self._answer()

    async def _answer(self) -> tuple[int, bytes]:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = head.split("\r\n")
        fields: dict[str, str] = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            fields[name.lower()] = value
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        if fields.get("connection") == "close":
            body = await self._reader.read()
            self.close()
        else:
            body = await self._reader.readexactly(int(fields.get("content-length", 0)))
        return int(lines[0].split()[1]), body

    def close(self) -> None:
        """Hang up."""
        self.is_open = False
        self._writer.close()
