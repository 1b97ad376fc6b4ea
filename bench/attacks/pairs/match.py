"""A match: two people and a bot at one table, each request to whichever server there is."""

import random
import threading
import time
from contextlib import suppress

import httpx

from bench.attacks.count import Count
from bench.attacks.pairs.fleet import Fleet
from tests.web.server import Json

_PAUSE = 0.05
_HEADERS = {"X-Tikal": "1"}
_SEATS = [{"kind": "person"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]


class Match:
    """Plays on and on, and remembers what was acknowledged."""

    def __init__(self, fleet: Fleet, seed: int) -> None:
        """Begin without a table."""
        self._fleet = fleet
        self._rng = random.Random(seed)
        self._people = [httpx.Client(headers=_HEADERS, timeout=30) for _ in range(2)]
        self.count = Count()
        self.table = ""
        # What people's commands were, by number, and the latest number that any answer had.
        self.played: dict[int, str] = {}
        self.seen = 0
        self.cookie = ""

    def sit_down(self) -> None:
        """Set up the table; the second person accepts the invitation elsewhere."""
        first, second = self._people
        where = self._fleet.addresses()
        made = first.post(f"{where[0]}/api/tables", json={"seats": _SEATS})
        self.table = made.raise_for_status().json()["id"]
        self.cookie = first.cookies["tikal_session"]
        codes = first.get(f"{where[-1]}/api/tables/{self.table}/invitations").raise_for_status()
        code = codes.json()[0]["code"]
        joined = second.post(f"{where[-1]}/api/invitations/{code}", json={"name": "Bob"})
        self.seen = joined.raise_for_status().json()["seq"]

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop, or until the game is over."""
        while not stop.is_set():
            with suppress(httpx.TransportError):
                if not self._step():
                    return

    def _step(self) -> bool:
        """Look how the table stands and do what is to be done; return whether it goes on."""
        who = self._rng.choice(self._people)
        table = self._ask(who, "GET", "", None)
        if table is None or table["thinking"] is not None:
            time.sleep(_PAUSE)
            return True
        if table["over"]:
            return False
        mover = self._people[table["state"]["seat"] - 1]
        legal = [each["action"] for each in self._legal(mover)]
        if legal:
            self._send(mover, table["seq"], self._rng.choice(legal))
        return True

    def _legal(self, mover: httpx.Client) -> list[Json]:
        table = self._ask(mover, "GET", "", None)
        return [] if table is None else table["state"]["legal"]

    def _send(self, mover: httpx.Client, seq: int, action: str) -> None:
        """Send an action; if no answer comes the next look tells whether it was kept."""
        self.played[seq + 1] = action
        body = {"seq": seq, "actions": [action]}
        try:
            answer = self._ask(mover, "POST", "/actions", body)
        except httpx.TransportError:
            # It is there or it is not: whoever looks next sees either.
            self.played[seq + 1] = f"?{action}"
            raise
        if answer is None:
            self.played[seq + 1] = f"?{action}"
        else:
            self.count.check(answer["seq"] == seq + 1, "another number than the next")

    def _ask(self, who: httpx.Client, method: str, path: str, body: object) -> Json | None:
        """Ask any server; return the table, None if that is not to be had for now."""
        where = self._rng.choice(self._fleet.addresses())
        address = f"{where}/api/tables/{self.table}{path}"
        before = self.seen
        answer = who.request(method, address, json=body)
        if answer.status_code == 503:
            time.sleep(_PAUSE)
            return None
        found: Json = answer.json()
        if answer.status_code != 200:
            self.count.check(False, f"{method}{path}: {answer.status_code} {found.get('code')}")  # noqa: FBT003
            return None
        self.count.check(found["seq"] >= before, "an older state than one that was seen")
        self.seen = max(self.seen, found["seq"])
        return found

    def compare(self, log: list[tuple[int, str, str | None]]) -> None:
        """Compare what is stored, each with its number, actor and action, with what we know."""
        numbers = [seq for seq, _, _ in log]
        self.count.check(numbers == list(range(1, len(log) + 1)), "numbers with gaps, or twice")
        self.count.check(len(log) >= self.seen, "acknowledged and lost")
        stored = {
            seq: action
            for seq, actor, action in log
            if action is not None and not actor.startswith("bot:")
        }
        for seq, action in self.played.items():
            if action.startswith("?"):
                self.count.check(
                    stored.get(seq, action[1:]) == action[1:], "somebody else's action"
                )
            else:
                self.count.check(stored.get(seq) == action, "acknowledged, and another is stored")
        self.count.check(set(stored) <= set(self.played), "commands that nobody has sent")

    def close(self) -> None:
        """Close the browsers."""
        for each in self._people:
            each.close()
