"""A mail server for tests: speaks SMTP as far as a sender needs it, and keeps the letters."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message

from tikal.web.accounts.mail import MailServer

ANSWERS = {b"DATA": b"354 go on\r\n", b"QUIT": b"221 bye\r\n", b"EHLO": b"250 mailbox\r\n"}


class Mailbox:
    """Letters that have come in."""

    def __init__(self) -> None:
        """Begin with none."""
        self.letters: list[Message] = []
        # What recipients get for an answer.
        self.answer = b"250 ok\r\n"


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, MailServer]]:
    """Run a mail server; yield its letters and how to reach it."""

    class Handler(socketserver.StreamRequestHandler):
        """One sender."""

        def handle(self) -> None:
            """Answer commands; take a letter up to the line with a dot."""
            self.wfile.write(b"220 mailbox\r\n")
            while line := self.rfile.readline():
                command = line.strip().upper()[:4]
                wanted = found.answer if command == b"RCPT" else b"250 ok\r\n"
                self.wfile.write(ANSWERS.get(command, wanted))
                if command == b"DATA":
                    lines = iter(self.rfile.readline, b".\r\n")
                    found.letters.append(message_from_bytes(b"".join(lines)))
                    self.wfile.write(b"250 taken\r\n")

    found = Mailbox()
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield (
            found,
            MailServer("127.0.0.1", server.server_address[1], "t@tikal.example", plain=True),
        )
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
