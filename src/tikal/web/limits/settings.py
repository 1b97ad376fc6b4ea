"""The limits, and the file in which a host sets others.

They are far above what people do, also fifty of them behind one address, and what a program that
plays for somebody does; they are below what would keep others from playing. 0 switches a limit off.
"""

import tomllib
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from tikal.errors import TikalError

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Share:
    """How much of something one session may have, and how much one address."""

    session: int
    address: int


@dataclass(frozen=True)
class Kept:
    """How much is kept: tables of a user, kilobytes of their records, undos at a table."""

    tables: int = 5000
    kilobytes: int = 100_000
    undos: int = 5000


@dataclass(frozen=True)
class Limits:
    """All limits. What counts per time has its period in `PERIODS`."""

    requests: Share = Share(12_000, 120_000)
    moves: Share = Share(6000, 60_000)
    replays: Share = Share(1200, 12_000)
    tables: Share = Share(600, 3000)
    imports: Share = Share(120, 1200)
    kilobytes: Share = Share(50_000, 500_000)
    messages: Share = Share(60, 600)
    notices: Share = Share(60, 600)
    hints: Share = Share(240, 2400)
    bots: Share = Share(600, 6000)
    exports: Share = Share(6, 60)
    # At the same time.
    sockets: Share = Share(64, 1024)
    kept: Kept = field(default_factory=Kept)
    # Percent of the loop's time that one address gets while others ask too.
    loop: int = 25
    # Tables in memory that nobody is at, in megabytes.
    memory: int = 128


# In how many seconds a share that is used up comes back.
PERIODS: Final = {
    "requests": MINUTE,
    "moves": MINUTE,
    "replays": MINUTE,
    "tables": HOUR,
    "imports": HOUR,
    "kilobytes": DAY,
    "messages": MINUTE,
    "notices": HOUR,
    "hints": HOUR,
    "bots": HOUR,
    "exports": HOUR,
}
# All that has a share for each session and each address.
COUNTED: Final = (*PERIODS, "sockets")
_OFF: Final = Share(0, 0)
# No limits at all.
UNLIMITED: Final = Limits(
    **dict.fromkeys((*PERIODS, "sockets"), _OFF), kept=Kept(0, 0, 0), loop=0, memory=0
)
_MOST: Final = 10**9


def limits_in(path: Path) -> Limits:
    """Return the limits of a file; what it leaves out is as usual."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        message = f"{path}: the limits can't be read: {reason}"
        raise TikalError(message) from problem
    usual = Limits()
    return replace(usual, **{name: _read(path, name, usual, data[name]) for name in data})


def _read(path: Path, name: str, usual: Limits, given: object) -> Any:  # noqa: ANN401 - a number or a share
    """Return one limit: a number, or a table with numbers."""
    known = getattr(usual, name, None)
    if isinstance(known, int):
        return _number(path, name, given)
    if known is None or not isinstance(given, dict):
        names = ", ".join(each.name for each in fields(Limits))
        message = f"{path}: {name}: limits are [{names}], each with numbers below it"
        raise TikalError(message)
    parts = [each.name for each in fields(known)]
    for part in given:
        if part not in parts:
            message = f"{path}: {name}.{part}: there are only {' and '.join(parts)}"
            raise TikalError(message)
    numbers = {part: _number(path, f"{name}.{part}", value) for part, value in given.items()}
    return replace(known, **numbers)


def _number(path: Path, place: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        message = f"{path}: {place} must be a whole number, 0 for no limit"
        raise TikalError(message)
    return value
