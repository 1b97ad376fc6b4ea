"""What the people at a table have agreed on besides the rules: who may look on, who sits where."""

from dataclasses import asdict, dataclass, replace

from tikal.web.play.command import Json


@dataclass(frozen=True)
class Terms:
    """The terms of a table; those of tables from before there were any are the usual ones.

    `watch`: anybody who has the table's link may look on while the game goes on. `closed`: nobody
    may read the finished game but those who sat there. `lot`: the seats are drawn by lot as soon
    as all are taken.
    """

    watch: bool = False
    closed: bool = False
    lot: bool = False

    def with_changes(self, **changes: bool | None) -> "Terms":
        """Return the terms with what was given changed."""
        given = {name: value for name, value in changes.items() if value is not None}
        return replace(self, **given)

    def as_json(self) -> Json:
        """Return them as JSON-safe data."""
        return asdict(self)


def terms_from(data: Json | None) -> Terms:
    """Return terms as they were stored."""
    return Terms(**(data or {}))  # type: ignore[arg-type]
