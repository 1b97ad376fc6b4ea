"""Whether games can be kept: found out by writing something, at most once a second."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.web.store.rows import Rows

LOG: Final = logging.getLogger("tikal.web")
# How long an answer is good for, in seconds: asking all the time must not write all the time.
_FRESH: Final = 1.0
# How long a database may take that can serve.
_PATIENCE: Final = 5.0


class Readiness:
    """Knows whether the store can be written to: it tries, at most once a second."""

    def __init__(self, rows: Rows) -> None:
        """Ask this store."""
        self._rows = rows
        self._trial: asyncio.Task[bool] | None = None
        self._begun = 0.0

    async def check(self) -> bool:
        """Return whether the store could be written to, now or within the last second."""
        old = self._trial is None or (
            self._trial.done() and time.monotonic() - self._begun > _FRESH
        )
        if old or self._trial is None:
            self._begun = time.monotonic()
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._rows.try_writing()
        except (SQLAlchemyError, OSError) as problem:  # a TimeoutError is an OSError
            LOG.warning("not ready", extra={"reason": str(problem)[:300] or "too slow"})
            return False
        return True
