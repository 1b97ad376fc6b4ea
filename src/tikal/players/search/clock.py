"""The clock: until when a search may go on."""

from time import perf_counter
from typing import Final

NEVER: Final[float] = 1e18


def late(until: float) -> bool:
    """Return whether the time is up."""
    return until < NEVER and perf_counter() > until
