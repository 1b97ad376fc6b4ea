"""E-mail: sent by the host's mail server, if the host has named one."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tikal.errors import TikalError

LOG: Final = logging.getLogger("tikal.web")
_PORTS: Final = {"smtp": 587, "smtps": 465}
_SECONDS: Final = 30
# Something before an @ and a name with a dot after it; only a letter that arrives says more.
_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LONGEST: Final = 254
Before = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class MailServer:
    """A mail server, and the address that letters come from."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    # Whether it speaks TLS from the first byte on.
    tls: bool = False
    # Whether it may stay without TLS, as one on this machine does.
    plain: bool = False


def mail_server(url: str) -> MailServer:
    """Return the server of a URL such as smtp://user:password@mail.example:587/tikal@example."""
    parts = urlsplit(url)
    sender = unquote(parts.path.lstrip("/"))
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in _PORTS or not parts.hostname or port == -1 or not is_email(sender):
        message = (
            "a mail server is named as smtp://USER:PASSWORD@HOST:PORT/SENDER or smtps://…, where "
            "SENDER is the address that letters come from"
        )
        raise TikalError(message)
    return MailServer(
        parts.hostname,
        port or _PORTS[parts.scheme],
        sender,
        unquote(parts.username) if parts.username else None,
        unquote(parts.password) if parts.password else None,
        tls=parts.scheme == "smtps",
        plain=parts.hostname in ("localhost", "127.0.0.1", "::1"),
    )


def is_email(text: str) -> bool:
    """Return whether a text can be an e-mail address."""
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


class MailFailed(Exception):  # noqa: N818 - the mail server is at fault
    """A letter that was not sent; `unsure` if it may have been all the same."""

    def __init__(self, reason: str, *, unsure: bool = False) -> None:
        """Say why."""
        super().__init__(reason)
        self.unsure = unsure


class Mail:
    """Sends letters, beside the server's other work."""

    def __init__(self, server: MailServer | None) -> None:
        """Send by a server, or not at all."""
        self._server = server
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        """Whether there is a mail server."""
        return self._server is not None

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; nobody waits for it, so that nobody learns whether there is one."""
        task = asyncio.create_task(self._send(to, subject, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, to: str, subject: str, text: str) -> None:
        try:
            await self.deliver(to, subject, text, make_msgid(domain="tikal"))
        except MailFailed as problem:
            LOG.warning("letter not sent", extra={"problem": str(problem)[:200]})

    async def deliver(
        self, to: str, subject: str, text: str, number: str, before: Before | None = None
    ) -> None:
        """Send a letter with a number of its own; raise MailFailed where that does not work.

        `before` runs when the mail server is ready to take it.
        """
        server = self._server
        if server is None:
            raise MailFailed("there is no mail server")
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = server.sender, to, subject
        letter["Message-ID"] = number
        letter.set_content(text)
        client = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            start_tls=None if server.plain else not server.tls,
            timeout=_SECONDS,
        )
        begun = False
        try:
            async with client:
                if before is not None:
                    await before()
                begun = True
                await client.send_message(letter)
        except (aiosmtplib.SMTPException, OSError) as problem:
            # The server says no to a letter before or after it has got it; silence says nothing.
            lost = (aiosmtplib.SMTPServerDisconnected, aiosmtplib.SMTPReadTimeoutError)
            raise MailFailed(str(problem), unsure=begun and isinstance(problem, lost)) from problem

    async def close(self) -> None:
        """Wait for letters on their way."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=_SECONDS)
