"""Tables: games with the people and bots around them."""

from typing import Final, Literal, get_args

from pydantic import Field

from tikal.web.schema.board import Event, LegalAction, State, Unfolding
from tikal.web.schema.chat import Message
from tikal.web.schema.strict import Problem, Strict

SeatKind = Literal["person", "bot", "mutul", "invited", "open"]
Color = Literal["azure", "gold", "rose", "black"]
# In the order of the seats, unless somebody chooses otherwise. The page gives each a pattern and an
# emblem as well, and its palettes decide on the hues.
COLORS: Final[tuple[Color, ...]] = get_args(Color)


class User(Strict):
    """The guest whom the session cookie identifies; the name is empty until they give one.

    With an account they have a `handle`; `bot` is whether it is a bot account.
    """

    id: str
    name: str
    handle: str | None
    bot: bool


class Session(Strict):
    """Who is asking."""

    user: User


class Transfer(Strict):
    """A code for another browser, and for how many minutes it is good."""

    code: str
    minutes: int


class Seat(Strict):
    """Who sits on a seat; `bot` is the name of the player in the registry.

    A person who plays on for a bot of a record has it, too. A `program` is a person's seat that a
    bot account has taken.
    `color` is one of those that can be wanted; tables of earlier versions have other names.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    color: str
    program: bool


class Step(LegalAction):
    """An action of the turn going on: its parts, what it cost and what it left.

    `joined` is whether it belongs to the same gesture as the action before it.
    """

    ap_left: int
    words: str
    events: list[Event]
    joined: bool


class CanUndo(Strict):
    """Whether the last action can be taken back, with the reason in English if not."""

    ok: bool
    reason: str | None


class Pace(Strict):
    """How much time people have, in seconds: at first, more for each turn, and at most.

    `at_zero` is what happens when a seat has none: its opponents choose (`ask`), its turn is
    skipped, or a bot takes over.
    """

    kind: Literal["live", "daily"]
    bank: int
    increment: int
    most: int
    at_zero: Literal["ask", "skip", "bot"]


class Clocks(Strict):
    """How many seconds each seat had left at `since`, and the seat whose time has run since then.

    `ends` is when that seat has none left, null while no time runs. `wishes` are the seats that
    want a pause; `away` is until when a seat's time stands still because of a vacation. `grant` is
    how many seconds an opponent can give.
    """

    pace: Pace
    left: list[float]
    since: str
    running: int | None
    ends: str | None
    paused: bool
    wishes: list[int]
    away: list[str | None]
    grant: int


class Vacation(Strict):
    """Until when somebody is away, null if they are here, and how many days they have left.

    `days` is how many there are in a year.
    """

    until: str | None
    days_left: int
    days: int


class Terms(Strict):
    """What the people at a table have agreed on besides the rules.

    `watch`: anybody with the link may look on. `closed`: only those who sat there may read the
    finished game. `lot`: the seats are drawn by lot as soon as all are taken. `chat`: people may
    talk. `rated`: the game counts for ratings; that never changes. `pace`: how much time they have,
    null without clocks. `bots`: bot accounts may take open seats.
    """

    watch: bool
    closed: bool
    lot: bool
    chat: bool
    rated: bool
    pace: Pace | None
    bots: bool


class Table(Strict):
    """A table with the state of its game, for one viewer. `seq` counts the commands so far.

    `owner` says whether the table is the viewer's, who alone may rename it or throw it away,
    `spectator` whether they only look on, and `mine` which seats they decide for; `away` are seats
    of theirs where a bot plays until they come back, and `reserved` are seats that wait for them.
    The game is `waiting` as long as seats are free. `rematch` is the table where those who were
    here play again. There are `hints` where nobody plays from another screen and the
    game is not rated. `unfolding` tells
    what followed by itself from the last command, or from the beginning.
    """

    id: str
    name: str | None
    owner: bool
    spectator: bool
    seq: int
    variant: str
    edition: str
    options: dict[str, object]
    seed: int | None
    seats: list[Seat]
    mine: list[int]
    waiting: bool
    terms: Terms
    clocks: Clocks | None
    rematch: str | None
    away: list[int]
    reserved: list[int]
    hints: bool
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


class Committed(Strict):
    """That a command is committed: the table's number after it. The socket brings the table."""

    seq: int


class Changed(Strict):
    """A table's name, null if it has none, and its terms."""

    name: str | None
    terms: Terms


class SeatRating(Strict):
    """The rating of whoever sits on a seat of a rated table, as it is now or after the game.

    `handle` is null for bots, for hidden profiles and deleted accounts. `change` is by how much the
    game has changed it, null before its end.
    """

    seat: int
    handle: str | None
    rating: int
    provisional: bool
    change: int | None


class TableSummary(Strict):
    """A table in a user's list; `seat` is the seat to move.

    `owner`, `mine` and `reserved` are what the user is there, as for a `Table`.

    It is `waiting` as long as seats are free: `open` if anybody may take one, else `invited`.
    `ratings` are of those who sit at a `rated` table; only the lobby and invitations have them.
    """

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
    owner: bool
    mine: list[int]
    reserved: list[int]
    waiting: Literal["open", "invited"] | None
    pace: Pace | None
    rated: bool
    ratings: list[SeatRating]


class SeatInvitation(Strict):
    """The code that lets somebody take a seat."""

    seat: int
    code: str


class Invitation(Strict):
    """What an invitation is for: the table as it is, its host's name, and the seat."""

    table: TableSummary
    host: str
    seat: int


class Entry(Strict):
    """A command in a table's history, and the events it caused.

    `stand_in` is the bot that played for the seat's own bot, which could not. `joined` is whether
    an action belongs to the same gesture as the one before it.
    """

    seq: int
    kind: Literal[
        "action",
        "undo",
        "undo_turn",
        "concede",
        "offer",
        "sit",
        "leave",
        "return",
        "present",
        "decline",
        "grant",
        "skip",
        "replace",
        "pause",
        "go_on",
        "vacation",
    ]
    seat: int | None
    action: str | None
    events: list[Event]
    stand_in: str | None
    joined: bool


class LiveMessage(Strict):
    """What the socket pushes: the table now, and what happened since the last message.

    `now` is the server's time, by which a page sets its clocks. `here` are the seats with somebody
    at their screen, `spectators` is how many look on.
    """

    type: Literal["table", "chat", "presence", "ping", "problem"]
    now: str | None = None
    table: Table | None = None
    since_events: list[Entry] = Field(default_factory=list)
    message: Message | None = None
    here: list[int] | None = None
    spectators: int | None = None
    problem: Problem | None = None
