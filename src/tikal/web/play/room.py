"""The room where the tables stand: those in use are open, the others rest in the store."""

import asyncio
import logging
import re
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.open_table import OpenTable, opened
from tikal.web.play.pool import BotPool
from tikal.web.play.seating import BOT, Seat
from tikal.web.play.table import Entry, PlayedTable, is_bot
from tikal.web.play.thinking import whole_turn
from tikal.web.problem import Refused, stale, storage_failed, unknown_table
from tikal.web.store.clock import now
from tikal.web.store.journal import Conflict, Journal
from tikal.web.store.rows import Row, Rows

LOG: Final = logging.getLogger("tikal.web")
# How many tables stay in memory although nobody is at them.
CAPACITY: Final = 200
# What an id looks like; nothing else is worth asking the store for.
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
# What plays for a bot that fails.
_STAND_IN: Final = "random"

Command = Callable[[PlayedTable], list[Entry]]


class Room:
    """Opens tables, lets people and bots play at them, and keeps what they do."""

    def __init__(self, rows: Rows, journal: Journal, pool: BotPool) -> None:
        """Work with a store and a pool of bots."""
        self.rows = rows
        self.pool = pool
        self._journal = journal
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}

    async def add(self, row: Row, played: PlayedTable) -> OpenTable:
        """Set up a new table, and keep it."""
        moment = now()
        full = {**row, "created": moment, "updated": moment, "deleted": None}
        table = OpenTable(full, played)
        seats = [seat.facts() for seat in played.seats]
        await self.rows.add_table({**full, **table.standing(moment), "seats": seats})
        self._keep(table)
        self.wake_bots(table)
        return table

    async def open(self, table_id: str) -> OpenTable:
        """Return a table, read from the store if it is not open; whoever comes first reads it."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        if not _ID.fullmatch(table_id):
            raise unknown_table()
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._read(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _read(self, table_id: str) -> OpenTable:
        try:
            stored = await self.rows.table(table_id)
            if stored is None:
                raise unknown_table()
            table = await asyncio.to_thread(opened, stored)
            self._keep(table)
            self.wake_bots(table)
            return table
        finally:
            del self._opening[table_id]

    def _keep(self, table: OpenTable) -> None:
        self._tables[table.id] = table
        for table_id, other in list(self._tables.items()):
            if len(self._tables) <= CAPACITY:
                break
            if not other.busy:
                del self._tables[table_id]

    async def command(self, table: OpenTable, seq: int, do: Command) -> bytes:
        """Do what somebody who knows the table at `seq` wants; return how it is then."""
        async with table.held():
            if seq != table.played.seq:
                raise stale(table.played.seq)
            await self._do(table, do)
            shown = table.shown()
        self.wake_bots(table)
        return shown

    async def _do(self, table: OpenTable, do: Command) -> None:
        """Do it, keep it, tell it; what could not be kept did not happen."""
        entries = do(table.played)
        table.updated = now()
        news = table.news(entries)
        await self._append(table, entries)
        table.publish(news)

    async def _append(self, table: OpenTable, entries: list[Entry]) -> None:
        moment = table.updated
        try:
            await self._journal.append(
                [_row(table, entry, moment) for entry in entries],
                {"of_table": table.id}
                | {f"now_{name}": value for name, value in table.standing(moment).items()},
            )
        except Conflict as problem:
            self.forget(table)
            raise stale((await self.open(table.id)).played.seq) from problem
        except (SQLAlchemyError, OSError) as problem:
            self.forget(table)
            LOG.exception("command not kept", extra={"table": table.id})
            raise storage_failed() from problem
        except BaseException:
            self.forget(table)
            raise

    async def rename(self, table: OpenTable, name: str | None) -> None:
        """Give a table another name."""
        async with table.held():
            await self.rows.change_table(table.id, name=name)
            table.name = name
            table.publish(table.news([]))

    async def throw_away(self, table: OpenTable) -> None:
        """Take a table from its owner's list; its log stays."""
        async with table.held():
            await self.rows.change_table(table.id, deleted=now(), thinking=None)
            self.forget(table, unknown_table)

    def forget(self, table: OpenTable, reason: Callable[[], Refused] = storage_failed) -> None:
        """Close a table; whoever comes back reads it from the store."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        if table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()
        table.close(reason)

    def wake_bots(self, table: OpenTable) -> None:
        """Let bots play as long as they are to move."""
        if table.driver is None and is_bot(table.played.to_move):
            table.driver = asyncio.create_task(self._drive(table))

    async def resume(self) -> None:
        """Go on with the tables where a bot was to move when the server stopped."""
        for table_id in await self.rows.thinking():
            try:
                table = await self.open(table_id)
            except Refused:
                continue
            if table.driver is not None:
                await asyncio.wait([table.driver])

    async def _drive(self, table: OpenTable) -> None:
        try:
            while (seat := table.played.to_move) is not None and is_bot(seat):
                await self._bot_turn(table, seat)
        except Refused as problem:
            LOG.warning("bot refused", extra={"table": table.id, "reason": problem.message})
        finally:
            table.driver = None

    async def _bot_turn(self, table: OpenTable, seat: Seat) -> None:
        """Play a bot's turn: kept in one piece, told action by action."""
        texts = await self._thought(table, seat)
        async with table.held():
            if table.played.to_move != seat:
                return
            table.updated = now()
            entries: list[Entry] = []
            news: list[bytes | None] = []
            try:
                for text in texts:
                    entries += table.played.play([text], kind=BOT)
                    news.append(table.news(entries[-1:]))
                    await asyncio.sleep(0)
            except BaseException:
                self.forget(table)
                raise
            await self._append(table, entries)
            for each in news:
                table.publish(each)

    async def _thought(self, table: OpenTable, seat: Seat) -> list[str]:
        record = table.played.game.record()
        seed = zlib.crc32(f"{table.id} {seat.seat}".encode())
        try:
            return await self.pool.run(whole_turn, record, str(seat.bot), seed)
        except Exception:
            LOG.exception("bot failed", extra={"table": table.id, "bot": seat.bot})
            return await self.pool.run(whole_turn, record, _STAND_IN, seed)

    async def close(self) -> None:
        """Send everybody home: sockets are closed, bots stop thinking."""
        drivers = [table.driver for table in self._tables.values() if table.driver is not None]
        for table in list(self._tables.values()):
            self.forget(table)
        if drivers:
            await asyncio.wait(drivers)
        self.pool.close()


def _row(table: OpenTable, entry: Entry, moment: str) -> dict[str, object]:
    return {
        "table_id": table.id,
        "seq": entry.seq,
        "kind": entry.kind,
        "payload": entry.payload(),
        "at": moment,
    }
