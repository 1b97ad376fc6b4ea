"""Puts a bot on a server: it accepts invitations and plays, several games at once.

Any player of `tikal.players` will do, or a program that speaks the line protocol:

    TIKAL_TOKEN=tikal_… python examples/online_bot.py --server https://tikal.example --player hard
    TIKAL_TOKEN=tikal_… python examples/online_bot.py --server http://localhost:8765 \
        --player "exec:python examples/line_bot.py"

How to get a token: docs/how-to/put-a-bot-online.md. It needs the standard library and tikal only.
"""

import argparse
import http.client
import json
import os
import queue
import random
import signal
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tikal import Game
from tikal.notation.record import setup_of
from tikal.players.external.player import close_player
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget
from tikal.players.registry import make_player

Json = dict[str, Any]
# The server says something every 15 seconds; after so much silence it is not there any more.
SILENCE = 60.0
# Seconds before another try; twice as many each time.
SHORTEST, LONGEST = 1.0, 60.0
TROUBLE = (OSError, http.client.HTTPException, ValueError)
WAIT, DONE = 429, 500


class Refused(Exception):  # noqa: N818 - an answer, not a failure
    """The server says no, and why."""

    def __init__(self, status: int, problem: Json) -> None:
        """Keep the status and the code, which programs go by, and the sentence for people."""
        super().__init__(problem.get("message", f"status {status}"))
        self.status = status
        self.code = problem.get("code", "")


class Server:
    """The server's interface, as far as a bot needs it."""

    def __init__(self, address: str, token: str) -> None:
        """Show the token with each request."""
        self._address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Prefer": "return=minimal"}

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Return the answer to a request."""
        with self._open(method, path, body) as answer:
            return dict(json.loads(answer.read() or b"{}"))

    def lines(self) -> Iterator[Json]:
        """Yield the lines of the stream until the server ends it."""
        with self._open("GET", "/api/stream", None) as answer:
            for line in answer:
                yield json.loads(line)

    def _open(self, method: str, path: str, body: Json | None) -> Any:  # noqa: ANN401 - urllib's
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers | ({} if data is None else {"Content-Type": "application/json"})
        request = urllib.request.Request(  # noqa: S310 - the server that was named
            self._address + path, data, headers, method=method
        )
        try:
            return urllib.request.urlopen(request, timeout=SILENCE)  # noqa: S310 - as above
        except urllib.error.HTTPError as error:
            with error:
                raise refused(error) from None


def refused(error: urllib.error.HTTPError) -> Exception:
    """Return what the server says; what may pass by itself is trouble like any other."""
    try:
        problem = json.loads(error.read())
    except ValueError:
        problem = {}
    if error.code == WAIT or error.code >= DONE:
        return OSError(problem.get("message", f"status {error.code}"))
    return Refused(error.code, problem)


class Seat(threading.Thread):
    """One game: thinks about the latest question and sends what the player has chosen."""

    def __init__(self, server: Server, table: str, player: str, seconds: float | None) -> None:
        """Wait for questions."""
        super().__init__(daemon=True)
        self._server = server
        self._table = table
        self._questions: queue.SimpleQueue[Json | None] = queue.SimpleQueue()
        self._player = make_player(player, random.randrange(2**32), Budget(seconds))
        self._game: Game | None = None
        self._deal: object = None
        self.start()

    def ask(self, line: Json | None) -> None:
        """Ask what to play, None: the game is over."""
        self._questions.put(line)

    def run(self) -> None:
        """Answer questions until there are no more."""
        while (line := self._latest()) is not None:
            try:
                self._answer(line)
            except PlayerFailed as problem:
                print(f"{self._table}: {problem}; leaving the seat", flush=True)
                self._send("leave", {"seq": line["seq"], "seat": line["choose"]["seat"]})
        self.close()

    def close(self) -> None:
        """End the player's process, if it has one."""
        close_player(self._player)

    def _latest(self) -> Json | None:
        line = self._questions.get()
        while not self._questions.empty():
            line = self._questions.get()
        return line

    def _answer(self, line: Json) -> None:
        choice = line["choose"]
        action = self._player.choose(self._replayed(choice["record"]).view(choice["seat"]))
        self._send("actions", {"seq": line["seq"], "actions": [action.text]})

    def _send(self, what: str, body: Json) -> None:
        """Send until the server has taken it, or has gone on without: then it asks again."""
        for pause in pauses():
            try:
                self._server.ask("POST", f"/api/tables/{self._table}/{what}", body)
            except Refused as problem:
                if problem.code != "stale":
                    print(f"{self._table}: {problem}", flush=True)
            except TROUBLE as problem:
                print(f"{self._table}: {problem}; trying again", flush=True)
                time.sleep(pause)
                continue
            return

    def _replayed(self, record: Json) -> Game:
        """Return a game that looks as the record does; what is hidden is made up."""
        actions, deal = record["actions"], {key: record.get(key) for key in ("deal", "start")}
        done = [] if self._game is None else [each.text for each in self._game.actions]
        if self._game is None or deal != self._deal or actions[: len(done)] != done:
            self._game, self._deal = Game.from_record(made_up(record)), deal
        else:
            for text in actions[len(done) :]:
                self._game.play(text)
        return self._game


def made_up(record: Json) -> Json:
    """Return a record with letters and zeros, which stand for what nobody has seen, filled in."""
    if "deal" not in record:
        return record
    whole: Any = Game.from_setup(setup_of(record["setup"])).record()["deal"]
    deal = {**record["deal"]}
    for pile in ("stack", "treasures"):
        left = list((Counter(whole[pile]) - Counter(deal[pile])).elements())
        random.shuffle(left)
        deal[pile] = [filled(each, left) for each in deal[pile]]
    return {**record, "deal": deal}


def filled(shown: Any, left: list[Any]) -> object:  # noqa: ANN401 - a tile or a treasure
    """Return what is shown, or something that it may be, which is not left any more."""
    if not (shown == 0 or (isinstance(shown, str) and len(shown) == 1)):
        return shown
    found = next(each for each in left if shown == 0 or each.startswith(shown))
    left.remove(found)
    return found


class Bot:
    """All games of one bot."""

    def __init__(self, server: Server, wanted: argparse.Namespace) -> None:
        """Play as was wanted."""
        self._server = server
        self._wanted = wanted
        self._seats: dict[str, Seat] = {}
        # The tables where it sits, also before the game starts.
        self._sitting: set[str] = set()

    def play(self) -> None:
        """Play until somebody ends it, whatever happens to the server."""
        waits = pauses()
        while True:
            try:
                for line in self._server.lines():
                    if line["type"] == "ready":
                        waits = pauses()
                        print("ready", flush=True)
                    self._take(line)
                print("the server has ended the stream", flush=True)
            except TROUBLE as problem:
                print(f"no connection: {problem}", flush=True)
            time.sleep(next(waits))

    def _take(self, line: Json) -> None:
        kind = line["type"]
        if kind == "table":
            self._note(line["table"])
        elif kind == "gone":
            self._forget(line["table"])
        elif kind == "invitation":
            self._reply(line)
        elif kind == "choose":
            if line["table"] not in self._seats:
                seat = Seat(self._server, line["table"], self._wanted.player, self._wanted.seconds)
                self._seats[line["table"]] = seat
            self._seats[line["table"]].ask(line)

    def _note(self, table: Json) -> None:
        if table["over"]:
            if table["id"] in self._sitting:
                won = "won" if set(table["mine"]) & set(table["winners"]) else "over"
                print(f"{table['id']}: {won}, {table['state']['scores']}", flush=True)
            self._forget(table["id"])
        elif table["mine"]:
            self._sitting.add(table["id"])

    def _forget(self, table: str) -> None:
        self._sitting.discard(table)
        seat = self._seats.pop(table, None)
        if seat is not None:
            seat.ask(None)

    def _reply(self, line: Json) -> None:
        """Accept an invitation, or decline it if there are games enough."""
        table = line["table"]
        full = len(self._sitting) >= self._wanted.games
        try:
            if full:
                body = {"seq": line["seq"], "seat": line["seats"][0]}
                self._server.ask("POST", f"/api/tables/{table}/decline", body)
            else:
                self._server.ask("POST", f"/api/tables/{table}/sit", {})
                self._sitting.add(table)
            print(f"{table}: {'declined' if full else 'accepted'}", flush=True)
        except Refused as problem:
            print(f"{table}: {problem}", flush=True)

    def close(self) -> None:
        """End the players' processes."""
        for seat in self._seats.values():
            seat.close()


def pauses() -> Iterator[float]:
    """Yield how long to wait before one try after the other, a little different for each bot."""
    pause = SHORTEST
    while True:
        yield pause * random.uniform(0.8, 1.2)
        pause = min(LONGEST, 2 * pause)


def who(server: Server) -> Json:
    """Return the account that plays; wait for a server that is not there yet."""
    for pause in pauses():
        try:
            return dict(server.ask("GET", "/api/session")["user"])
        except TROUBLE as problem:
            print(f"no connection: {problem}", flush=True)
            time.sleep(pause)
    raise AssertionError


def options() -> argparse.Namespace:
    """Return what was wanted on the command line."""
    parser = argparse.ArgumentParser(description="Puts a bot on a Tikal server.")
    parser.add_argument("--server", required=True, metavar="URL")
    parser.add_argument("--token", default=os.environ.get("TIKAL_TOKEN"), help="or TIKAL_TOKEN")
    parser.add_argument("--player", default="hard", help="a name, or exec:COMMAND")
    parser.add_argument("--seconds", type=float, help="how long to think about one decision")
    parser.add_argument("--games", type=int, default=4, help="how many at once; others declined")
    wanted = parser.parse_args()
    if not wanted.token:
        parser.error("a token is needed: --token, or TIKAL_TOKEN in the environment")
    return wanted


def main() -> int:
    """Play until Ctrl-C."""
    wanted = options()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)
    server = Server(wanted.server, wanted.token)
    bot = Bot(server, wanted)
    try:
        make_player(wanted.player, 0)
        user = who(server)
        if not user["bot"]:
            print("This account is not a bot account: make it one on its account page.")
            return 2
        print(f"{user['handle']} plays at {wanted.server} as {wanted.player}", flush=True)
        bot.play()
    except Refused as problem:
        print(f"The server says: {problem}")
        return 1
    except KeyboardInterrupt:
        print("Ending; the games wait for its return.")
    finally:
        bot.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
