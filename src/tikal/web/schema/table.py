"""Tables: games with the people and bots around them."""

from typing import Literal

from pydantic import Field

from tikal.web.schema.board import Event, State, Unfolding
from tikal.web.schema.strict import Problem, Strict

SeatKind = Literal["person", "bot", "mutul"]


class User(Strict):
    """Whoever holds the cookie; an empty name is a guest who has not given one."""

    id: str
    name: str


class Session(Strict):
    """Who is asking."""

    user: User


class Seat(Strict):
    """Who sits on a seat; `bot` is the name of the player in the registry."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    color: str


class Step(Strict):
    """An action of the turn going on: what it cost and what it left."""

    action: str
    cost: int
    ap_left: int
    words: str
    events: list[Event]


class CanUndo(Strict):
    """Whether the last action can be taken back, with the reason in English if not."""

    ok: bool
    reason: str | None


class Table(Strict):
    """A table with the state of its game. `seq` counts the commands stored so far.

    `unfolding` tells how the last of them, or the beginning, went on by itself.
    """

    id: str
    name: str | None
    seq: int
    variant: str
    edition: str
    options: dict[str, object]
    seed: int | None
    seats: list[Seat]
    mine: list[int]
    thinking: int | None
    conceded: int | None
    over: bool
    winners: list[int]
    moves: int
    created: str
    updated: str
    state: State
    unfolding: Unfolding | None
    turn: list[Step]
    can_undo: CanUndo


class TableSummary(Strict):
    """A table as the list of one's tables shows it; `seat` is whose move it is."""

    id: str
    name: str | None
    variant: str
    edition: str
    seats: list[Seat]
    scores: list[int]
    over: bool
    winners: list[int]
    seat: int | None
    created: str
    updated: str
    moves: int


class Entry(Strict):
    """A stored command and what came of it."""

    seq: int
    kind: Literal["action", "undo", "undo_turn", "concede"]
    seat: int | None
    action: str | None
    events: list[Event]


class LiveMessage(Strict):
    """What the socket pushes: the table now, and what happened since the last message."""

    type: Literal["table", "ping", "gone", "problem"]
    table: Table | None = None
    since_events: list[Entry] = Field(default_factory=list)
    problem: Problem | None = None
