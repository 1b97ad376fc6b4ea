"""Clients that play and remember what the server has acknowledged, to look for it later."""

import random
import threading
import time
from contextlib import suppress

import httpx

from bench.attacks.count import Count
from bench.attacks.databases import Databases
from bench.web.scripts import script
from tests.web.server import Browser, Json
from tests.web.test_restarts import moved

_LONGEST = 400
_MOST_AT_ONCE = 4
_PAUSE = 0.05


class Player:
    """Plays one scripted game after the other, some actions at a time."""

    def __init__(self, seed: int) -> None:
        """Work the game out."""
        self._seed = seed
        self._script = script(seed, _LONGEST)
        self._rng = random.Random(seed)
        self._guest = Browser("http://localhost")
        self._table: Json | None = None
        # What was acknowledged, and what was sent last and not answered.
        self.acknowledged = 0
        self.pending = 0
        self._checked = 0
        self.refusals: list[str] = []

    def connect(self, address: str) -> None:
        """Go to a server, as the same person as before."""
        old = self._guest
        self._guest = moved(old, address) if self._table else Browser(address)
        old.close()

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop, or until the server is gone."""
        with suppress(httpx.TransportError):
            while not stop.is_set():
                self._step()

    def _step(self) -> None:
        """Send some actions; what is refused for now is sent again a little later."""
        if self._table is None or self.acknowledged == len(self._script):
            self._sit_down()
            return
        rest = self._script[self.acknowledged :]
        actions = rest[: self._rng.randint(1, _MOST_AT_ONCE)]
        self.pending = len(actions)
        path = f"/api/tables/{self._table['id']}/actions"
        body = {"seq": self.acknowledged, "actions": actions}
        answer = self._guest.http.post(path, json=body, headers={"Prefer": "return=minimal"})
        if answer.status_code == 200:
            self.acknowledged += self.pending
            self.pending = 0
        elif answer.status_code == 409:  # it was kept after all
            self.acknowledged = self._guest.get(f"/api/tables/{self._table['id']}")["seq"]
            self.pending = 0
        else:
            self._refused(answer)

    def _sit_down(self) -> None:
        seats = [{"kind": "person"}, {"kind": "person"}]
        answer = self._guest.http.post("/api/tables", json={"seats": seats, "seed": self._seed})
        if answer.status_code == 201:
            self._table = answer.json()
            self.acknowledged = self.pending = self._checked = 0
        else:
            self._refused(answer)

    def _refused(self, answer: httpx.Response) -> None:
        self.refusals.append(f"{answer.status_code} {answer.json().get('code')}")
        time.sleep(_PAUSE)

    def check(self, databases: Databases, url: str, count: Count) -> None:
        """Compare the stored log with what was acknowledged; go on from what is stored.

        What was sent and not answered may be there as a whole or not at all.
        """
        if self._table is None:
            return
        log = databases.log(url, self._table["id"])
        count.tried += self.acknowledged - self._checked
        lost = self.acknowledged - len(log)
        if lost > 0:
            count.failures["acknowledged and lost"] += lost
        if [seq for seq, _ in log] != list(range(1, len(log) + 1)):
            count.failures["numbers with gaps, or twice"] += 1
        if [action for _, action in log] != self._script[: len(log)]:
            count.failures["other commands than were sent"] += 1
        if len(log) - self.acknowledged not in (0, self.pending):
            count.failures["a part of what was sent together"] += 1
        self.acknowledged = self._checked = len(log)
        self.pending = 0

    def close(self) -> None:
        """Close the browser."""
        self._guest.close()
