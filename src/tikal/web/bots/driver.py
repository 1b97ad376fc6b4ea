"""Bots at tables: whenever one is to move it thinks, and its turn is run as anybody's."""

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from tikal.web.bots.pool import BotPool
from tikal.web.bots.thinking import whole_turn
from tikal.web.play.command import ACTION, Batch, Command, bot_actor
from tikal.web.play.open_table import OpenTable
from tikal.web.play.seating import Seat
from tikal.web.problem import Refused, Stale

LOG: Final = logging.getLogger("tikal.web")
# The bot that plays for one that fails.
STAND_IN: Final = "random"

Run = Callable[[OpenTable, Batch], Awaitable[None]]


class Bots:
    """Lets bots play: one task drives all of a table's bots, as long as they are to move."""

    def __init__(self, pool: BotPool, run: Run) -> None:
        """Think in a pool of processes; `run` runs a batch of commands at a table."""
        self._pool = pool
        self._run = run

    def wake(self, table: OpenTable) -> None:
        """Let the bot to move play, if there is one and it does not play already."""
        if table.driver is None and table.played.bot_to_move is not None:
            table.driver = asyncio.create_task(self._drive(table))

    def stop(self, table: OpenTable) -> None:
        """Stop a table's bots, unless it is the bots' own task that asks for it."""
        if table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()

    async def _drive(self, table: OpenTable) -> None:
        try:
            while not table.closed and (seat := table.played.bot_to_move) is not None:
                # A bot whose table changes while it thinks, say by a seat given up, thinks again.
                with suppress(Stale):
                    await self._run(table, await self._turn(table, seat))
        except Refused as problem:
            LOG.warning("bot refused", extra={"table": table.id, "reason": problem.message})
        finally:
            table.driver = None

    async def _turn(self, table: OpenTable, seat: Seat) -> Batch:
        """Return a bot's whole turn: one commit, but a message for each action."""
        seq = table.played.seq
        bot, texts = await self._think(table, seat)
        actor = bot_actor(bot)
        commands = (Command(actor, seat.seat, ACTION, {"action": text}) for text in texts)
        return Batch(seq, tuple(commands), frozenset((seat.seat,)), stepwise=True)

    async def _think(self, table: OpenTable, seat: Seat) -> tuple[str, list[str]]:
        """Return the actions of a turn, and the bot that chose them."""
        bot = str(seat.bot)
        record = table.played.game.record()
        seed = zlib.crc32(f"{table.id} {seat.seat}".encode())
        try:
            return bot, await self._pool.run(whole_turn, record, bot, seed)
        except Exception:
            LOG.exception("bot failed", extra={"table": table.id, "bot": bot})
            return STAND_IN, await self._pool.run(whole_turn, record, STAND_IN, seed)
