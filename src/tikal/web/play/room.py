"""The room where the tables stand: those in use are open, the others rest in the store."""

import asyncio
import logging
import re
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.bots.attention import Attention
from tikal.web.bots.driver import Bots
from tikal.web.bots.pool import BotPool
from tikal.web.history.summary import result_rows
from tikal.web.outbox.occasions import asked_again, occasions
from tikal.web.play.change import Change, prepare
from tikal.web.play.command import Batch
from tikal.web.play.following import Following
from tikal.web.play.open_table import OpenTable, opened
from tikal.web.play.resuming import Resuming
from tikal.web.play.streams import Streams
from tikal.web.play.table import PlayedTable
from tikal.web.play.terms import Terms, terms_from
from tikal.web.problem import Refused, Stale, storage_failed, unknown_table
from tikal.web.ratings.game import rated_game
from tikal.web.store.clock import now
from tikal.web.store.journal import Conflict, Journal
from tikal.web.store.leases import Leases
from tikal.web.store.lookout import Lookout
from tikal.web.store.rows import Row, Rows

LOG: Final = logging.getLogger("tikal.web")
# How many tables stay in memory although nobody is at them.
CAPACITY: Final = 200
# What an id looks like; nothing else is worth asking the store for.
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Neighbours(NamedTuple):
    """What a room has to do with other processes: their news, and which turns are whose."""

    newsroom: Lookout
    leases: Leases


class Room:
    """Opens tables, and runs, commits and publishes what people and bots do at them."""

    def __init__(
        self,
        rows: Rows,
        journal: Journal,
        pool: BotPool,
        memory: int = 0,
        neighbours: Neighbours | None = None,
    ) -> None:
        """Work with a store and a pool of bots.

        `memory` is how many megabytes the tables in memory may have, 0 for any number.
        `neighbours` are other processes, where there may be any.
        """
        self.rows = rows
        self.pool = pool
        self.bots = Bots(pool, self, None if neighbours is None else neighbours.leases)
        self._resuming = Resuming(rows, self._wake)
        self._journal = journal
        self._alone = neighbours is None
        self._memory = memory * 1024 * 1024
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.streams = Streams()
        self.attention = Attention(journal, self._tables)
        self.following = Following(
            rows if neighbours is None else neighbours.newsroom,
            self._tables,
            gone=lambda table: self.forget(table, unknown_table),
            rewritten=self.forget,
            moved=self.bots.wake,
            shared=neighbours is not None,
        )

    @property
    def tables(self) -> list[OpenTable]:
        """The tables that are open."""
        return list(self._tables.values())

    def at_hand(self, table_id: str) -> OpenTable | None:
        """Return a table if it is open."""
        return self._tables.get(table_id)

    @property
    def count(self) -> int:
        """How many tables are open."""
        return len(self._tables)

    @property
    def watchers(self) -> int:
        """How many sockets watch them."""
        return sum(len(table.watchers) for table in list(self._tables.values()))

    async def add(self, row: Row, played: PlayedTable) -> OpenTable:
        """Store a new table and open it."""
        full = {**row, "created": now(), "deleted": None}
        played.set_clocks(terms_from(row.get("terms")).pace, full["created"])
        table = OpenTable(full, played)
        seats = [seat.stored() for seat in played.seats]
        row = {**full, **table.snapshot.standing(), "seats": seats}
        await self.rows.add_table(row, table.snapshot.expected, asked_again(played.seats))
        self.streams.look(table.snapshot.expected)
        self._keep(table)
        self.bots.wake(table)
        return table

    async def open(self, table_id: str) -> OpenTable:
        """Return a table as it is now; the first to ask for one reads it from the store."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            # Whoever closes it meanwhile, since its people were replaced, say: the store knows.
            try:
                await self.following.refresh(table)
            except Refused:
                if not table.closed:
                    raise
            if not table.closed:
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
            # Notices about it were not for us before.
            await self.following.refresh(table)
            self.bots.wake(table)
            return table
        finally:
            del self._opening[table_id]

    def _keep(self, table: OpenTable) -> None:
        """Keep a table open; for that, those that nobody has been at for longest are put away."""
        self._tables[table.id] = table
        weight = sum(other.weight for other in self._tables.values()) if self._memory else 0
        for table_id, other in list(self._tables.items()):
            if len(self._tables) <= CAPACITY and weight <= self._memory:
                break
            if not other.busy and other is not table:
                weight -= other.weight
                del self._tables[table_id]

    async def run(self, table: OpenTable, batch: Batch) -> None:
        """Run a batch of commands if its `seq` is current: play, commit, then publish.

        This is the only way to change a game, for people and bots alike. Nobody sees what is not
        committed; where a commit fails, the table is closed and read from the log again.
        """
        async with table.lock():
            if batch.seq != table.played.seq:
                raise Stale(table.played.seq)
            change = await prepare(table.snapshot, batch, now(), table.watchers.viewers)
            await self._commit(table, change)
            table.apply(change)
        if change.reseats:
            self.streams.look(table.snapshot.expected)
        self.bots.wake(table)

    async def _commit(self, table: OpenTable, change: Change) -> None:
        standing = {"id": table.id, **change.snapshot.standing()}
        try:
            places = change.snapshot.expected if change.reseats else None
            results, rated = result_rows(change.snapshot), rated_game(change.snapshot)
            news = occasions(table.snapshot, change.snapshot, change.entries)
            await self._journal.append(change.rows(), standing, results, places, rated, news)
        except Conflict as problem:
            await self.following.catch_up_locked(table)
            raise Stale(table.played.seq) from problem
        except (SQLAlchemyError, OSError) as problem:
            self.forget(table)
            # The log knows whether it was written all the same and a bot has to move now.
            self.try_later(table.id)
            LOG.exception("command not kept", extra={"table": table.id})
            raise storage_failed() from problem
        except BaseException:
            self.forget(table)
            self.try_later(table.id)
            raise

    async def change(self, table: OpenTable, name: str | None, terms: Terms) -> None:
        """Give a table another name or other terms."""
        async with table.lock():
            edits = await self.rows.change_table(table.id, name=name, terms=terms.as_json())
            await self._edited(table, edits, name=name, terms=terms)

    async def point_to_rematch(self, table: OpenTable, rematch: str) -> None:
        """Tell those at a table where they can play again."""
        async with table.lock():
            edits = await self.rows.change_table(table.id, rematch=rematch)
            await self._edited(table, edits, rematch=rematch)

    async def _edited(self, table: OpenTable, edits: int, **about: object) -> None:
        """Show an edit; if another process was faster with one, both of them."""
        if edits == table.edits + 1:
            table.show(edits, **about)
        else:
            await self.following.catch_up_locked(table)

    async def throw_away(self, table: OpenTable) -> None:
        """Take a table from its owner's list; its log stays."""
        async with table.lock():
            if not await self.rows.throw_away(table.id, table.played.seq):
                await self.following.catch_up_locked(table)
                raise Stale(table.played.seq)
            self.forget(table, unknown_table)

    async def bring_back(self, table_id: str) -> OpenTable:
        """Put a table that was thrown away on its owner's list again, just as it was."""
        await self.rows.change_table(table_id, deleted=None)
        table = await self.open(table_id)
        standing = table.snapshot.standing()
        await self.rows.change_table(table_id, thinking=standing["thinking"])
        return table

    def forget(self, table: OpenTable, reason: Callable[[], Refused] = storage_failed) -> None:
        """Close a table; whoever comes back reads it from the store."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self.bots.stop(table)
        table.close(reason)

    def draw_attention(self, table: OpenTable) -> None:
        """Let bots go on that somebody has come to watch."""
        self.bots.wake(table)
        self.attention.draw()

    def hang_up(self, session: str) -> None:
        """Close the sockets and streams of a session that has ended."""
        self.streams.end(session)
        for table in self._tables.values():
            table.watchers.dismiss_session(session)

    def sessions(self) -> list[tuple[str, str]]:
        """Return the sessions that watch tables, or listen, each with its user."""
        watching = (each for table in self._tables.values() for each in table.watchers)
        return sorted({(each.session, each.user) for each in (*watching, *self.streams)})

    @asynccontextmanager
    async def still(self, table_ids: Collection[str]) -> AsyncIterator[None]:
        """Hold tables while their rows are written anew; later everybody reads them again."""
        async with AsyncExitStack() as stack:
            held = [self._tables[each] for each in sorted(table_ids) if each in self._tables]
            for table in held:
                with suppress(Refused):  # closed meanwhile
                    await stack.enter_async_context(table.lock())
            yield
            for each in table_ids:
                if each in self._opening:
                    with suppress(Refused):
                        await asyncio.shield(self._opening[each])
                if each in self._tables:
                    self.forget(self._tables[each])

    async def resume(self) -> None:
        """Wake the bots that were to move when the server stopped, people's opponents first."""
        waiting = await self._resuming.waiting()
        await self._resuming.wake_all([table.id for table in waiting if table.people])
        alone: defaultdict[str, list[str]] = defaultdict(list)
        for table in waiting:
            if not table.people:
                alone[table.owner].append(table.id)
        for owner, table_ids in alone.items():
            self.bots.wake_in_line(owner, table_ids)

    async def keep_bots_going(self) -> None:
        """Wake bots after a start and after failures, until cancelled."""
        if self._alone:  # where there are others the sweep finds them
            await self.resume()
        await self._resuming.run()

    def try_later(self, table_id: str) -> None:
        """Open a table after a pause and wake its bots, after a longer one each time."""
        self._resuming.try_later(table_id)

    def has_gone_on(self, table_id: str) -> None:
        """Note that a table's bots are well."""
        self._resuming.has_gone_on(table_id)

    async def _wake(self, table_id: str) -> OpenTable:
        table = await self.open(table_id)
        self.bots.wake(table)
        return table

    async def close(self) -> None:
        """Close all tables and end the bots."""
        self.following.close()
        self.bots.close()
        drivers = [table.driver for table in self._tables.values() if table.driver is not None]
        for table in list(self._tables.values()):
            self.forget(table)
        if drivers:
            await asyncio.wait(drivers)
        self.pool.close()
