"""A change of a table: worked out and rendered before it is committed."""

import asyncio
from dataclasses import dataclass, field

from tikal.web.play.command import Batch, Entry
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.viewer import Viewer
from tikal.web.play.watching import Messages


@dataclass
class Change:
    """What a batch of commands makes of a table; nothing is changed by working it out.

    `messages` are for the watchers, in order. A change of who sits where (`reseats`) has none: who
    its watchers are is known only afterwards.
    """

    snapshot: Snapshot
    entries: list[Entry] = field(default_factory=list)
    messages: list[Messages] = field(default_factory=list)
    reseats: bool = False


async def prepare(before: Snapshot, batch: Batch, at: str, viewers: set[Viewer]) -> Change:
    """Run a batch on a copy of a table, or refuse it; other tables go on between its steps."""
    played = before.played.copy()
    change = Change(before, reseats=batch.reseats)
    for step in batch.steps:
        entries = [played.run(command, at, batch.seats_for(command)) for command in step]
        change.snapshot = Snapshot(before.about, played)
        change.entries += entries
        if not change.reseats:
            change.messages.append(
                {viewer: change.snapshot.message(viewer, entries) for viewer in viewers}
            )
        if batch.stepwise:
            await asyncio.sleep(0)
    return change
