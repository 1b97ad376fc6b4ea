"""Bots at tables: whenever one is to move it thinks, and its turn is run as anybody's."""

import asyncio
import logging
import zlib
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.bots.claim import Claim
from tikal.web.bots.crowd import Crowd, awaited
from tikal.web.bots.pool import BotPool
from tikal.web.bots.thinking import Record, part_of_turn
from tikal.web.play.command import Batch, action_commands, bot_actor
from tikal.web.play.open_table import OpenTable
from tikal.web.play.seating import Seat
from tikal.web.play.walks import walk_sizes
from tikal.web.problem import Refused, Stale
from tikal.web.store.leases import Leases
from tikal.web.store.rows import Waiting

LOG: Final = logging.getLogger("tikal.web")
# The bots that play for one that fails, the second if the first fails as well.
STAND_INS: Final = ("easy", "random")


class Tables(Protocol):
    """What bots need of the room: it runs batches, and brings back tables that failed."""

    async def open(self, table_id: str) -> OpenTable:
        """Return a table, and wake its bots if it was not open."""

    async def run(self, table: OpenTable, batch: Batch) -> None:
        """Run a batch of commands at a table."""

    def try_later(self, table_id: str) -> None:
        """Wake the table's bots after a pause, a longer one each time."""

    def has_gone_on(self, table_id: str) -> None:
        """Note that the table's bots are well."""


class Taken(Exception):  # noqa: N818 - another process thinks about it
    """A turn that is not ours to think about."""


class Bots:
    """Lets bots play: one task drives all of a table's bots, as long as they are to move."""

    def __init__(self, pool: BotPool, tables: Tables, leases: Leases | None = None) -> None:
        """Think in a pool of processes about these tables.

        `leases` say which turns are ours where other processes think too.
        """
        self._pool = pool
        self._tables = tables
        self._leases = leases
        self._crowd = Crowd()
        self._opening: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, table: OpenTable) -> None:
        """Let the bot to move play, if there is one, it does not play already, and may."""
        idle = table.driver is None and not self._closed and self._pool.thinks
        if idle and self._may_go_on(table):
            table.driver = asyncio.create_task(self._drive(table))

    async def take_up(self, waiting: Waiting) -> None:
        """Let a bot play at a table that is not open, when it is its turn and nobody else does."""
        claim = Claim(waiting.owner, "lease")
        with suppress(Taken):
            await self._take(waiting.id, waiting.seq, claim)
            table = await self._tables.open(waiting.id)
            self.wake(table)
            if table.driver is None:
                self._end_lease(table.id)

    def wake_in_line(self, owner: str, table_ids: list[str]) -> None:
        """Let bots alone play at tables that are not open, as many at a time as may."""
        for table_id in table_ids:
            self._crowd.line_up(owner, table_id)
        self._wake_next(owner)

    def stop(self, table: OpenTable) -> None:
        """Stop a table's bots, unless it is the bots' own task that asks for it."""
        self._crowd.leave_line(table)
        if table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()

    def close(self) -> None:
        """Wake no more bots."""
        self._closed = True
        for task in self._opening:
            task.cancel()

    def _may_go_on(self, table: OpenTable) -> bool:
        to_move = not table.closed and table.played.bot_to_move is not None
        return to_move and self._crowd.admit(table)

    def _wake_next(self, owner: str) -> None:
        if self._closed or not self._crowd.has_line(owner):
            return
        task = asyncio.create_task(self._open_next(owner))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open_next(self, owner: str) -> None:
        """Open tables of the line as long as there is room."""
        while (table_id := self._crowd.next_in_line(owner)) is not None:
            try:
                self.wake(await self._tables.open(table_id))
            except Refused:
                continue
            except (SQLAlchemyError, OSError):
                self._tables.try_later(table_id)

    async def _drive(self, table: OpenTable) -> None:
        try:
            while self._may_go_on(table) and (seat := table.played.bot_to_move) is not None:
                # A bot whose table changes while it thinks, say by a seat given up, thinks again.
                with suppress(Stale):
                    await self._tables.run(table, await self._turn(table, seat))
                    self._tables.has_gone_on(table.id)
        except Taken:
            # Whoever has the turn plays it, or its lease runs out and somebody takes it up.
            return
        except Refused as problem:
            LOG.warning("bot refused", extra={"table": table.id, "reason": problem.message})
            self._tables.try_later(table.id)
        except Exception:
            LOG.exception("bots stopped", extra={"table": table.id})
            self._tables.try_later(table.id)
        finally:
            table.driver = None
            self._end_lease(table.id)
            self._crowd.leave(table)
            self._wake_next(table.owner)

    async def _turn(self, table: OpenTable, seat: Seat) -> Batch:
        """Return a bot's whole turn: one commit, but a message for each action."""
        seq = table.played.seq
        await self._take(table.id, seq, Claim(table.owner, "lease", lambda: awaited(table)))
        bot, texts = await self._think(table, seat)
        actor = bot_actor(bot)
        commands = action_commands(actor, seat.seat, texts, walk_sizes(texts))
        return Batch(seq, tuple(commands), frozenset((seat.seat,)), stepwise=True)

    async def _take(self, table_id: str, seq: int, claim: Claim) -> None:
        """Wait until a process is free for a turn, and take the turn if nobody else has it."""
        leases = self._leases
        if leases is not None and not await self._pool.in_turn(
            lambda: leases.take(table_id, seq), claim
        ):
            raise Taken

    def _end_lease(self, table_id: str) -> None:
        if self._leases is not None:
            self._leases.end(table_id)

    async def _think(self, table: OpenTable, seat: Seat) -> tuple[str, list[str]]:
        """Return the actions of a turn, and the bot that chose them."""
        record = table.played.game.record()
        seed = zlib.crc32(f"{table.id} {seat.seat}".encode())
        bot = str(seat.bot)
        for stand_in in STAND_INS:
            try:
                return bot, await self._whole_turn(table, record, bot, seed)
            except Exception:
                extra = {"table": table.id, "bot": bot, "stand_in": stand_in}
                LOG.exception("bot failed", extra=extra)
                bot = stand_in
        return bot, await self._whole_turn(table, record, bot, seed)

    async def _whole_turn(self, table: OpenTable, record: Record, bot: str, seed: int) -> list[str]:
        """Let a bot think part by part: others may use its process in between."""
        claim = Claim(table.owner, bot, lambda: awaited(table))
        chosen: list[str] = []
        while True:
            part = await self._pool.run(part_of_turn, record, chosen, bot, seed, claim=claim)
            chosen += part.actions
            if part.last:
                return chosen
