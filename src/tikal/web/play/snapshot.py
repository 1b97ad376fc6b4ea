"""A table at one moment, as its viewers get it."""

from functools import cached_property
from typing import Final

from pydantic_core import to_json

from tikal.web.play.command import Entry
from tikal.web.play.render import About, render, updated
from tikal.web.play.seating import INVITED, OPEN
from tikal.web.play.table import PlayedTable
from tikal.web.play.viewer import Viewer
from tikal.web.store.clock import now
from tikal.web.store.rows import Row

# What a move or a command takes in memory, with its events.
_EACH: Final = 400


class Snapshot:
    """A table after one of its commands: nothing changes it any more."""

    def __init__(self, about: About, played: PlayedTable) -> None:
        """Keep the table as it is; whoever plays on plays on a copy."""
        self.about = about
        self.played = played
        self._rendered: dict[Viewer, bytes] = {}

    def json(self, viewer: Viewer) -> bytes:
        """Return the table for a viewer as JSON, rendered once for equal viewers."""
        found = self._rendered.get(viewer)
        if found is None:
            found = to_json(render(self.about, self.played, viewer))
            self._rendered[viewer] = found
        return found

    @property
    def weight(self) -> int:
        """About how many bytes of memory its moves, its commands and its JSON take."""
        return self._weight_of_past + sum(len(each) for each in self._rendered.values())

    @cached_property
    def _weight_of_past(self) -> int:
        return _EACH * (len(self.played.game.actions) + self.played.seq)

    def message(self, viewer: Viewer, entries: list[Entry]) -> bytes:
        """Return what the socket brings a viewer: the table, and the entries that are new."""
        events = to_json([entry.as_json() for entry in entries])
        form = b'{"type":"table","now":%b,"table":%b,"since_events":%b}'
        return form % (to_json(now()), self.json(viewer), events)

    def standing(self) -> Row:
        """Return what the store keeps beside the log, for lists and restarts."""
        played = self.played
        seat, bot = played.to_move, played.bot_to_move
        return {
            "updated": updated(self.about, played),
            "seq": played.seq,
            "moves": len(played.game.actions),
            "seat": None if seat is None else seat.seat,
            "scores": played.game.scores,
            "winners": played.winners,
            "over": played.over,
            "thinking": None if bot is None else bot.seat,
            "due": None if played.clocks is None or played.over else played.clocks.due,
            "asks": None if played.clocks is None or played.over else played.clocks.asks,
            "waiting": self._waiting,
            "sitting": [seat.stored() for seat in played.seats],
        }

    def row(self) -> Row:
        """Return what a list of tables needs of it, as the store has it."""
        about, game = self.about, self.played.game
        return {
            "id": about.id,
            "owner": about.owner,
            "name": about.name,
            "variant": game.variant,
            "edition": game.setup.edition,
            "created": about.created,
            "terms": about.terms.as_json(),
            **self.standing(),
        }

    @property
    def _waiting(self) -> str | None:
        """How the free seats are offered, `open` if anybody may take one."""
        if not self.played.waiting:
            return None
        return INVITED if self.played.open_seat is None else OPEN

    @property
    def expected(self) -> set[str]:
        """The users, and those for whom a seat is reserved."""
        return {*self.users, *(seat.reserved for seat in self.played.seats if seat.reserved)}

    @property
    def users(self) -> set[str]:
        """The table's owner, and whoever has a seat."""
        return {self.about.owner, *(seat.holder for seat in self.played.seats if seat.holder)}
