"""A table that is open: in memory, with those who watch it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from pydantic_core import to_json

from tikal.game import Game
from tikal.web.board.stages import unfolding_facts
from tikal.web.board.state import state_of
from tikal.web.play.seating import PERSON, seats_from
from tikal.web.play.table import Entry, PlayedTable, is_bot
from tikal.web.problem import Refused
from tikal.web.store.rows import Row, Stored

# Whoever is further behind than this is better served by connecting again.
WATCHER_ROOM = 512


@dataclass(eq=False)
class Watcher:
    """Somebody who watches over a socket; None in the queue means that it is over."""

    messages: "asyncio.Queue[bytes | None]" = field(
        default_factory=lambda: asyncio.Queue(WATCHER_ROOM)
    )


class OpenTable:
    """A played table with its row's facts, its lock and its watchers."""

    def __init__(self, row: Row, played: PlayedTable) -> None:
        """Take what the store knows of it."""
        self.id: str = row["id"]
        self.owner: str = row["owner"]
        self.name: str | None = row["name"]
        self.created: str = row["created"]
        self.updated: str = row["updated"]
        self.origin: dict[str, object] = row["origin"]
        self.first_seats = seats_from(row["seats"])
        self.played = played
        self._lock = asyncio.Lock()
        self._closed: Callable[[], Refused] | None = None
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.advice = asyncio.Lock()
        self._shown: bytes | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody watches, plays or thinks at it just now."""
        return bool(self.watchers) or self._lock.locked() or self.driver is not None

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have the table to oneself, unless it was closed while one waited.

        One that was closed may hold what could not be kept: nobody may see that or build on it.
        """
        async with self._lock:
            if self._closed is not None:
                raise self._closed()
            yield

    @property
    def thinking(self) -> int | None:
        """The seat whose bot has to move."""
        seat = self.played.to_move
        return seat.seat if seat is not None and is_bot(seat) else None

    def shown(self) -> bytes:
        """Return the table as JSON, worked out once for every change."""
        if self._shown is None:
            self._shown = to_json(self.facts())
        return self._shown

    def changed(self) -> None:
        """Forget what was shown."""
        self._shown = None

    def facts(self) -> dict[str, object]:
        """Return everything the browser needs."""
        played = self.played
        game = played.game
        seat = played.to_move
        possible = game.can_undo
        mine = seat is not None and seat.kind == PERSON
        reason = possible.reason if mine else "it is not your turn"
        return {
            "id": self.id,
            "name": self.name,
            "seq": played.seq,
            "variant": game.variant,
            "edition": game.setup.edition,
            "options": game.setup.options,
            "seed": game.setup.seed if played.over else None,
            "seats": [each.facts() for each in played.seats],
            "mine": played.people,
            "thinking": self.thinking,
            "conceded": played.conceded,
            "over": played.over,
            "winners": played.winners,
            "moves": len(game.actions),
            "created": self.created,
            "updated": self.updated,
            "state": state_of(game, choices=mine),
            "unfolding": unfolding_facts(game) if played.unfolds else None,
            "turn": [step.facts() for step in played.turn],
            "can_undo": {"ok": reason is None, "reason": reason},
        }

    def standing(self, moment: str) -> Row:
        """Return what the store keeps beside the log."""
        played = self.played
        seat = played.to_move
        return {
            "updated": moment,
            "seq": played.seq,
            "moves": len(played.game.actions),
            "seat": None if seat is None else seat.seat,
            "scores": played.game.scores,
            "winners": played.winners,
            "over": played.over,
            "thinking": self.thinking,
        }

    def message(self, entries: list[Entry]) -> bytes:
        """Return what watchers are sent after a change."""
        events = to_json([entry.facts() for entry in entries])
        return b'{"type":"table","table":%b,"since_events":%b}' % (self.shown(), events)

    def news(self, entries: list[Entry]) -> bytes | None:
        """Return what watchers are to be told of a change just made, None if there are none."""
        self.changed()
        return self.message(entries) if self.watchers else None

    def publish(self, news: bytes | None) -> None:
        """Tell the watchers; one who does not read any more is let go."""
        if news is None:
            return
        for watcher in list(self.watchers):
            if watcher.messages.full():
                self.dismiss(watcher)
            else:
                watcher.messages.put_nowait(news)

    def dismiss(self, watcher: Watcher) -> None:
        """Tell a watcher that it is over."""
        self.watchers.discard(watcher)
        while watcher.messages.full():
            watcher.messages.get_nowait()
        watcher.messages.put_nowait(None)

    def close(self, reason: Callable[[], Refused]) -> None:
        """Send everybody away; whoever still waits for it is told the reason."""
        self._closed = reason
        for watcher in list(self.watchers):
            self.dismiss(watcher)


def opened(stored: Stored) -> OpenTable:
    """Return a table as its log tells it."""
    row = stored.row
    table = OpenTable(row, begun(row["origin"], row["seats"]))
    for command in stored.commands:
        table.played.repeat(command["kind"], command["payload"])
    return table


def begun(origin: dict[str, object], seats: list[dict[str, object]]) -> PlayedTable:
    """Return a table at its beginning, the actions of an imported record played."""
    start = {key: origin[key] for key in origin if key not in ("actions", "scores", "winners")}
    played = PlayedTable(Game.from_record(start), seats_from(seats))
    for text in origin.get("actions", []):  # type: ignore[attr-defined]
        played.begin_with(text)
    return played
