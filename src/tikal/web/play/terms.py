"""What the people at a table have agreed on besides the rules: who may look on, who sits where."""

from dataclasses import asdict, dataclass, replace

from tikal.web.play.command import Json
from tikal.web.play.pace import Pace


@dataclass(frozen=True)
class Terms:
    """The terms of a table; those of tables from before there were any are the usual ones.

    `watch`: anybody who has the table's link may look on while the game goes on. `closed`: nobody
    may read the finished game but those who sat there. `lot`: the seats are drawn by lot as soon
    as all are taken. `chat`: they may talk. `rated`: the game counts for everybody's rating, which
    never changes.
    `pace`: how much time they have, as agreed when the table was set up; None if
    they play without clocks. `bots`: programs may take open seats, too.
    """

    watch: bool = False
    closed: bool = False
    lot: bool = False
    chat: bool = True
    rated: bool = False
    pace: Pace | None = None
    bots: bool = False

    def with_changes(self, **changes: bool | None) -> "Terms":
        """Return the terms with what was given changed."""
        given = {name: value for name, value in changes.items() if value is not None}
        return replace(self, **given)  # type: ignore[arg-type]

    def as_json(self) -> Json:
        """Return them as JSON-safe data."""
        return asdict(self)


def terms_from(data: Json | None) -> Terms:
    """Return terms as they were stored."""
    if not data:
        return Terms()
    pace = data.get("pace")
    return Terms(**{**data, "pace": None if pace is None else Pace(**pace)})  # type: ignore[arg-type]
