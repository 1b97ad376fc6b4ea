"""The sender: looks for notices that are due, and sends each of them once.

Every process looks every second. Those whose users look at the table here are marked as seen, and
the others are claimed, checked again, and sent, one of each channel at a time.
"""

import asyncio
import logging
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.outbox.delivering import GONE, SENT, Delivery, Letter, Outcome
from tikal.web.outbox.occasions import time_is_up
from tikal.web.outbox.quiet import quiet_until
from tikal.web.outbox.standing import holds
from tikal.web.outbox.words import telling
from tikal.web.play.room import Room
from tikal.web.store import outbox
from tikal.web.store.channels import ChannelRows
from tikal.web.store.clock import later
from tikal.web.store.occasions import WAITING
from tikal.web.store.outbox import Key, OutboxRows

Row = dict[str, Any]
LOG: Final = logging.getLogger("tikal.web")
_SECONDS: Final = 1.0
# How many are looked at, and how many are sent at once.
_MOST: Final = 500
_AT_ONCE: Final = 16
# After how long a try is repeated; twice as long each time.
_FIRST_PAUSE: Final = timedelta(seconds=30)
_LONGEST_PAUSE: Final = timedelta(hours=1)
# With these pauses that takes a day.
_TRIES: Final = 30
# How long notices on their way have when the server stops.
_PATIENCE: Final = 3.0
_TIDYING: Final = 10


class _Lost(Exception):  # noqa: N818 - somebody else was faster
    """A notice that is not ours any more."""


class Sender:
    """Sends notices, beside the server's other work."""

    def __init__(
        self, rows: OutboxRows, channels: ChannelRows, delivery: Delivery, room: Room
    ) -> None:
        """Send what is in the outbox; people may be at the tables of this room."""
        self._rows = rows
        self._channels = channels
        self._delivery = delivery
        self._room = room
        self._sending: dict[str, asyncio.Task[None]] = {}
        # How notices went, for the host: by kind of channel and outcome.
        self.counts: Counter[tuple[str, str]] = Counter()

    async def run(self) -> None:
        """Look every second until cancelled, then let what is on its way arrive."""
        looks = 0
        try:
            while True:
                await asyncio.sleep(_SECONDS)
                try:
                    await self.look()
                    if looks % _TIDYING == 0:
                        await self._rows.give_up()
                    looks += 1
                except (SQLAlchemyError, OSError) as problem:
                    LOG.warning("notices not looked for", extra={"problem": str(problem)[:200]})
                except Exception:
                    LOG.exception("notices not looked for")
        finally:
            if self._sending:
                await asyncio.wait(self._sending.values(), timeout=_PATIENCE)
            for task in self._sending.values():
                task.cancel()

    async def look(self) -> None:
        """Send what is due."""
        for row in await self._rows.run_out(_MOST):
            await self._rows.add_run_out(row, time_is_up(row))
        found = await self._rows.waiting(_MOST)
        seen = await self._seen(found)
        if seen:
            await self._rows.mark_seen(seen)
        due: dict[str, Row] = {}
        for row in found:
            if Key.of(row) not in seen and self._is_due(row):
                due.setdefault(row["channel_id"], row)
        free = max(0, _AT_ONCE - len(self._sending))
        rows = {Key.of(row): row for row in list(due.values())[:free]}
        if rows:
            for key in await self._rows.claim(rows):
                self._start(rows[key])

    def _is_due(self, row: Row) -> bool:
        if row["channel_id"] in self._sending:
            return False
        return row["state"] != WAITING or str(row["due"]) <= later(timedelta())

    async def _seen(self, rows: list[Row]) -> set[Key]:
        """Return the notices whose users look at the table here, unless they want them anyway."""
        found = {Key.of(row): row["user_id"] for row in rows if self._is_here(row)}
        wanting = {
            user
            for user in set(found.values())
            if (await self._channels.choices(user) or {}).get("even_here")
        }
        return {key for key, user in found.items() if user not in wanting}

    def _is_here(self, row: Row) -> bool:
        table = self._room.at_hand(row["table_id"])
        return table is not None and table.watchers.is_looking(row["user_id"])

    def _start(self, row: Row) -> None:
        task = asyncio.create_task(self._send_safely(row))
        self._sending[row["channel_id"]] = task
        task.add_done_callback(lambda _: self._sending.pop(row["channel_id"]))

    async def _send_safely(self, row: Row) -> None:
        try:
            await self._send(row)
        except _Lost:
            pass
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("notice not sent", extra={"problem": str(problem)[:200]})
        except Exception:
            LOG.exception("notice not sent")

    async def _send(self, row: Row) -> None:
        key, user = Key.of(row), row["user_id"]
        channel = await self._channels.one(key.channel)
        choices = await self._channels.choices(user)
        table = await self._rows.table(key)
        gone = table is None or not await holds(self._rows, key, user, table)
        if gone or channel is None or channel["ended"] or choices is None:
            await self._rows.settle(key, state=outbox.WITHDRAWN)
        elif (end := quiet_until(choices, datetime.now(UTC))) is not None:
            await self._rows.settle(key, state=WAITING, due=end.isoformat(timespec="milliseconds"))
        else:
            letter = Letter(key.name, telling(choices, key.what, table), choices)
            await self._note(row, channel, await self._deliver(key, channel, letter))

    async def _deliver(self, key: Key, channel: Row, letter: Letter) -> Outcome:
        async def before() -> None:
            if not await self._rows.hand(key):
                raise _Lost

        return await self._delivery.deliver(channel, letter, before)

    async def _note(self, row: Row, channel: Row, outcome: Outcome) -> None:
        """Write down how it went; try again later where that may help."""
        key = Key.of(row)
        self.counts[channel["kind"], outcome.code] += 1
        values: Row = {"outcome": outcome.code, "status": outcome.status}
        tries = row["tries"] + 1
        if outcome.code == SENT:
            await self._rows.settle(key, state=outbox.SENT, **values)
        elif outcome.settled:
            await self._rows.settle(key, state=outbox.FAILED, **values)
            if outcome.code == GONE:
                await self._channels.end(channel["id"], GONE)
        elif tries >= _TRIES:
            await self._rows.settle(key, state=outbox.FAILED, **values)
        else:
            pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** min(tries - 1, 10))
            await self._rows.settle(key, state=WAITING, due=later(pause), tries=tries, **values)
