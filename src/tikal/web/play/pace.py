"""The pace of a game: how much time its people have, and what may happen when somebody has none.

One mechanism serves live and daily games. A seat has time in its `bank`; whoever hands the turn on
gets the `increment`, but never has more than `most`. In a daily game the three are the same: every
turn has its days, whatever the last one took.
"""

from dataclasses import asdict, dataclass
from typing import Final, Literal

LIVE: Final = "live"
DAILY: Final = "daily"
# When a seat's time is up its opponents choose, its turn is skipped, or a bot takes over.
ASK: Final = "ask"
SKIP: Final = "skip"
BOT: Final = "bot"

Kind = Literal["live", "daily"]
AtZero = Literal["ask", "skip", "bot"]

_DAY: Final = 24 * 60 * 60
# How far a live bank can grow by turns that took less than the increment.
_GROWTH: Final = 2
_SHORTEST_GRANT: Final = 60


@dataclass(frozen=True)
class Pace:
    """How much time a game's people have, in seconds."""

    kind: Kind
    bank: int
    increment: int
    most: int
    at_zero: AtZero = ASK

    @property
    def grant(self) -> int:
        """How much time an opponent can give: a turn's days, or half of the bank."""
        return self.bank if self.kind == DAILY else max(_SHORTEST_GRANT, self.bank // 2)

    def as_json(self) -> dict[str, object]:
        """Return it as JSON-safe data."""
        return asdict(self)


def live(bank: int, increment: int, at_zero: AtZero = ASK) -> Pace:
    """Return the pace of a game that is played at a sitting."""
    return Pace(LIVE, bank, increment, _GROWTH * bank, at_zero)


def daily(days: int, at_zero: AtZero = ASK) -> Pace:
    """Return the pace of a game with so many days for a turn."""
    seconds = days * _DAY
    return Pace(DAILY, seconds, seconds, seconds, at_zero)
