"""The lines of a stream."""

from typing import Literal

from pydantic import Field

from tikal.web.schema.strict import Strict
from tikal.web.schema.table import Entry, Table


class GameBegun(Strict):
    """What the line protocol's `new` tells a bot."""

    seat: int
    seed: int
    seconds: float | None
    nodes: int | None
    setup: dict[str, object]


class Choice(Strict):
    """What the line protocol's `choose` asks a bot: an action out of `legal`."""

    seat: int
    legal: list[str]
    document: dict[str, object]
    record: dict[str, object]


class StreamLine(Strict):
    """A line of the stream.

    `table`: how a table stands, as its socket has it; all other lines name the table by its id.
    `invitation`: these seats wait for you. `choose`: it is your turn at this `seq`. `gone`: the
    table is no concern of yours any more. `ready`: everything that stands has been said. `ping`:
    the server is there. `now` is its time.
    """

    type: Literal["table", "invitation", "choose", "gone", "ready", "ping"]
    now: str | None = None
    table: Table | str | None = None
    since_events: list[Entry] = Field(default_factory=list)
    seq: int | None = None
    seats: list[int] | None = None
    new: GameBegun | None = None
    choose: Choice | None = None
