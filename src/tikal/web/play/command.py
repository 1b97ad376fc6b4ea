"""Commands: what is done at a table, who did it and for which seat."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from tikal.notation.sentences.events import Event

ACTION: Final = "action"
UNDO: Final = "undo"
UNDO_TURN: Final = "undo_turn"
CONCEDE: Final = "concede"
OFFER: Final = "offer"
SIT: Final = "sit"
LEAVE: Final = "leave"
RETURN: Final = "return"
PRESENT: Final = "present"
DECLINE: Final = "decline"
# About time.
GRANT: Final = "grant"
SKIP: Final = "skip"
REPLACE: Final = "replace"
PAUSE: Final = "pause"
GO_ON: Final = "go_on"
VACATION: Final = "vacation"
TIMING: Final = (GRANT, SKIP, REPLACE, PAUSE, GO_ON, VACATION)
# Those that change who sits where, before the game or in it.
GATHERING: Final = (OFFER, SIT, LEAVE, RETURN, PRESENT, DECLINE)
_BOT: Final = "bot:"

Json = dict[str, object]


def bot_actor(bot: str) -> str:
    """Return the name by which the log knows a bot; it knows people by their session's id."""
    return f"{_BOT}{bot}"


def bot_of(actor: str) -> str | None:
    """Return the bot that an actor is, None if it is a person."""
    return actor.removeprefix(_BOT) if actor.startswith(_BOT) else None


@dataclass(frozen=True)
class Command:
    """Something done at a table: by an actor, for a seat.

    Before it is run, a command without a seat is meant for the seat to move. `payload` has what the
    kind needs: the text of an `action`, or of the action that an `undo` took back; the bot that
    takes a seat over at a `concede` or `leave`; how a seat is offered (`offer`); the name of
    whoever sits down (`sit`), that this is a program, and the order of the seats if that was drawn
    by lot; the name, the color or the seat that somebody chooses (`present`). An action that
    belongs to the same gesture as the one before it, such as a walk's second step, is `joined` to
    it.
    """

    actor: str
    seat: int | None
    kind: str
    payload: Json = field(default_factory=dict)

    @property
    def joined(self) -> bool:
        """Whether it belongs to the gesture of the action before it."""
        return self.payload.get("joined") is True


def action_commands(
    actor: str, seat: int | None, texts: list[str], gestures: list[int] | None = None
) -> list[Command]:
    """Return actions as commands: those of a gesture after its first are joined to it.

    `gestures` are their sizes; without them each action is one.
    """
    firsts = set(accumulate([1] * len(texts) if gestures is None else gestures, initial=0))
    return [
        Command(actor, seat, ACTION, {"action": text} | ({} if at in firsts else {"joined": True}))
        for at, text in enumerate(texts)
    ]


def changes_seats(commands: Iterable[Command]) -> bool:
    """Return whether commands change who sits where."""
    return any(each.kind in (CONCEDE, REPLACE, *GATHERING) for each in commands)


@dataclass(frozen=True)
class Batch:
    """Commands of one actor that are run together, all of them or none.

    They are run if `seq` is still the table's number. `seats` are the seats that the actor decides
    for, `acting` those they act for besides, because what comes first allows it. Watchers get one
    message for the whole batch, or with `stepwise` one for each command.
    """

    seq: int
    commands: tuple[Command, ...]
    seats: frozenset[int]
    stepwise: bool = False
    acting: frozenset[int] = frozenset()

    @property
    def reseats(self) -> bool:
        """Whether they change who sits where."""
        return changes_seats(self.commands)

    def seats_for(self, command: Command) -> frozenset[int]:
        """Return the seats that the actor decides for when it comes to a command."""
        return self.seats | self.acting if command.kind == ACTION else self.seats

    @property
    def steps(self) -> list[tuple[Command, ...]]:
        """The commands, grouped as the watchers get them."""
        return [(each,) for each in self.commands] if self.stepwise else [self.commands]


@dataclass(frozen=True)
class Entry:
    """A command in a table's history: its number, its time, and the events it caused.

    `stand_in` is the bot that played for the seat's own, which could not.
    """

    seq: int
    command: Command
    at: str
    events: tuple[Event, ...] = ()
    stand_in: str | None = None

    @property
    def kind(self) -> str:
        """What kind of command it is."""
        return self.command.kind

    def row(self, table_id: str) -> Json:
        """Return the entry as a row of the log."""
        command = self.command
        return {
            "table_id": table_id,
            "seq": self.seq,
            "actor": command.actor,
            "seat": command.seat,
            "kind": command.kind,
            "payload": command.payload,
            "at": self.at,
        }

    def as_json(self) -> Json:
        """Return the entry as viewers get it: what happened at the table, but not who clicked."""
        return {
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.command.seat,
            "action": self.command.payload.get("action"),
            "events": events_json(self.events),
            "stand_in": self.stand_in,
            "joined": self.command.joined,
        }


def events_json(events: Iterable[Event]) -> list[Json]:
    """Return events as JSON-safe data."""
    return [{"code": event.code, "params": event.params} for event in events]
