"""A watcher: keeps a socket to a table open, at whichever server, and notes what comes."""

import json
import random
import threading
from contextlib import suppress

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.attacks.pairs.fleet import Fleet
from bench.attacks.pairs.match import Match


class Watch:
    """Sees every command of a match once, in order, whatever dies meanwhile."""

    def __init__(self, fleet: Fleet, match: Match, seed: int) -> None:
        """Begin with nothing seen."""
        self._fleet = fleet
        self._match = match
        self._rng = random.Random(seed)
        self.seen: list[int] = []

    def run(self, stop: threading.Event) -> None:
        """Watch until told to stop; connect again whenever a server is gone."""
        while not stop.is_set():
            with suppress(WebSocketException, OSError):
                self._watch(stop)

    def _watch(self, stop: threading.Event) -> None:
        where = self._rng.choice(self._fleet.addresses()).replace("http", "ws")
        since = self.seen[-1] if self.seen else 0
        address = f"{where}/api/tables/{self._match.table}/live?since={since}"
        cookie = {"Cookie": f"tikal_session={self._match.cookie}"}
        with connect(address, additional_headers=cookie, max_size=None) as socket:
            while not stop.is_set():
                with suppress(TimeoutError):
                    message = json.loads(socket.recv(timeout=0.5))
                    self.seen += [entry["seq"] for entry in message.get("since_events", [])]

    def check(self) -> None:
        """Count whether all came once and in order."""
        numbers = list(range(1, len(self.seen) + 1))
        self._match.count.check(self.seen == numbers, "a socket with gaps, or something twice")
