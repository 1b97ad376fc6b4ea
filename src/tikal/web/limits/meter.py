"""A meter: how much somebody has used of a share that comes back with time.

Of each it keeps one number: when all of their share will be back. Whoever has all of it back is
forgotten, and of too many the one that has been quiet longest.
"""

from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 50_000


class Meter:
    """Counts what different people use of shares of the same kind."""

    def __init__(self, share: int, period: float) -> None:
        """Give everybody a share; used up, it is back after so many seconds. 0 is no limit."""
        self._share = share
        self._each = period / share if share else 0.0
        self._period = period
        # When the share of each will be whole again; the last to ask is the last here.
        self._whole: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        """Return how many people it remembers."""
        return len(self._whole)

    def wait(self, who: str, count: int, now: float) -> float:
        """Return in how many seconds somebody may use so much; 0 for now.

        Somebody who has used nothing may use any amount at once, and waits longer afterwards.
        """
        if not self._share:
            return 0.0
        used = max(self._whole.get(who, now), now) - now
        return max(0.0, used + min(count * self._each, self._period) - self._period)

    def use(self, who: str, count: int, now: float) -> None:
        """Take something off somebody's share."""
        if not self._share:
            return
        self._whole[who] = max(self._whole.get(who, now), now) + count * self._each
        self._whole.move_to_end(who)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget a few who have their share back, and whoever is too many."""
        for _ in range(2):
            who, whole = next(iter(self._whole.items()))
            if whole > now and len(self._whole) <= MOST_KNOWN:
                return
            del self._whole[who]
            if not self._whole:
                return
