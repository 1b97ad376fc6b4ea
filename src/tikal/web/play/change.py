"""A change of a table: worked out before it is committed, or as others have committed it."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tikal.web.play.command import Batch, Command, Entry, changes_seats
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Messages
from tikal.web.store.rows import Row


@dataclass
class Change:
    """What a batch of commands makes of a table; nothing is changed by working it out.

    `steps` are its entries as the watchers get them, and `messages` are for the watchers, in order.
    A change of who sits where (`reseats`) has none: who its watchers are is known only afterwards.
    """

    snapshot: Snapshot
    steps: list[list[Entry]] = field(default_factory=list)
    messages: list[Messages] = field(default_factory=list)
    reseats: bool = False

    @property
    def entries(self) -> list[Entry]:
        """All entries, in order."""
        return [entry for step in self.steps for entry in step]

    def rows(self) -> list[Row]:
        """Return the entries as rows of the log, which says where each message ends."""
        table = self.snapshot.about.id
        return [
            {**entry.row(table), "shown": entry is step[-1]}
            for step in self.steps
            for entry in step
        ]

    def take(self, entries: list[Entry], viewers: set[Viewer]) -> None:
        """Add a step that the snapshot shows already, with its messages."""
        self.steps.append(entries)
        if not self.reseats:
            self.messages.append(
                {viewer: self.snapshot.message(viewer, entries) for viewer in viewers}
            )


async def prepare(before: Snapshot, batch: Batch, at: str, viewers: set[Viewer]) -> Change:
    """Run a batch on a copy of a table, or refuse it; other tables go on between its steps."""
    played = before.played.copy()
    change = Change(before, reseats=batch.reseats)
    for step in batch.steps:
        entries = [played.run(command, at, batch.seats_for(command)) for command in step]
        change.snapshot = Snapshot(before.about, played)
        change.take(entries, viewers)
        if batch.stepwise:
            await asyncio.sleep(0)
    return change


def replayed(before: Snapshot, rows: list[Row], viewers: set[Viewer]) -> Change:
    """Return a change that another process has committed: what it has shown as one message."""
    played = before.played.copy()
    commands = [command_of(row) for row in rows]
    change = Change(before, reseats=changes_seats(commands))
    entries = [played.run(command, row["at"]) for command, row in zip(commands, rows, strict=True)]
    change.snapshot = Snapshot(before.about, played)
    change.take(entries, viewers)
    return change


def command_of(row: Row) -> Command:
    """Return the command of a row of the log."""
    return Command(row["actor"], row["seat"], row["kind"], row["payload"])


def by_message(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Return rows of the log as watchers got them, those of each message together."""
    together: list[Row] = []
    for row in rows:
        together.append(row)
        if row["shown"]:
            yield together
            together = []
