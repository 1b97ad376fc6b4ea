"""The timekeeper: does what a table has chosen for a seat whose time is up.

The store says which tables are due, so it makes no difference which tables are open, or in which of
several processes. Where two act at once the log takes one of them.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.play.command import (
    REPLACE,
    SKIP,
    Batch,
    Command,
    action_commands,
)
from tikal.web.play.open_table import OpenTable
from tikal.web.play.pace import BOT
from tikal.web.play.room import Room
from tikal.web.play.skipping import least_turn
from tikal.web.play.timing import TIMEKEEPER, clocks_of
from tikal.web.problem import Refused
from tikal.web.store.clock import now

LOG: Final = logging.getLogger("tikal.web")
_SECONDS: Final = 1.0
_MOST: Final = 100


def skip_turn(table: OpenTable, actor: str, seats: frozenset[int]) -> Batch:
    """Return the commands that skip the turn of the seat whose time is up."""
    seat = clocks_of(table.played).running
    texts = least_turn(table.played.game) if seat is not None else []
    skip = Command(actor, seat, SKIP)
    commands = (skip, *action_commands(actor, seat, texts))
    # Once the skip is allowed the actor decides for the seat, but only for what ends its turn.
    return Batch(table.played.seq, commands, seats, acting=frozenset((seat or 0,)))


def hand_to_bot(table: OpenTable, actor: str, seats: frozenset[int]) -> Batch:
    """Return the command that lets a bot play for the seat whose time is up."""
    played = table.played
    seat = clocks_of(played).running
    holder = played.seats[seat - 1].holder if seat is not None else ""
    command = Command(actor, seat, REPLACE, {"user": holder or table.owner})
    return Batch(played.seq, (command,), seats)


class Timekeeper:
    """Looks after the tables that are due."""

    def __init__(self, room: Room) -> None:
        """Act at the tables of this room."""
        self._room = room

    async def run(self) -> None:
        """Look every second, until cancelled."""
        while True:
            await asyncio.sleep(_SECONDS)
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as problem:
                LOG.warning("clocks not kept", extra={"problem": str(problem)[:200]})
            except Exception:
                LOG.exception("clocks not kept")

    async def look(self) -> None:
        """Act at the tables that are due."""
        for table_id in await self._room.rows.due(now(), _MOST):
            await self._act(table_id)

    async def _act(self, table_id: str) -> None:
        try:
            table = await self._room.open(table_id)
            clocks = clocks_of(table.played)
            what = hand_to_bot if clocks.pace.at_zero == BOT else skip_turn
            await self._room.run(table, what(table, TIMEKEEPER, frozenset()))
        except Refused as problem:
            # Somebody moved in the last moment, or another process was faster.
            LOG.info("too late to act", extra={"table": table_id, "reason": problem.message})
