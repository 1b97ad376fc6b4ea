"""How often something was tried, and what went wrong."""

from collections import Counter
from dataclasses import dataclass, field

_MOST_SHOWN = 5


@dataclass
class Count:
    """Counts what was tried; what failed is counted by its sentence."""

    tried: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    # How often each status was answered.
    statuses: Counter[int] = field(default_factory=Counter)

    @property
    def failed(self) -> int:
        """Return how many of those tried failed."""
        return self.failures.total()

    def check(self, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like assert
        """Count one more, which failed unless something holds."""
        self.tried += 1
        if not holds:
            self.failures[otherwise] += 1

    def answer(self, status: int, what: str) -> None:
        """Count an answer; 503 means that there is no room, other errors of the server fail.

        A status of 0 means that no answer came.
        """
        self.statuses[status] += 1
        self.check(0 < status < 500 or status == 503, f"{what}: {status or 'no answer'}")

    def add(self, other: "Count") -> None:
        """Add what another counted."""
        self.tried += other.tried
        self.failures += other.failures
        self.statuses += other.statuses

    def notes(self) -> list[str]:
        """Return lines about what failed, the most frequent first."""
        return [f"{times} x {what}" for what, times in self.failures.most_common(_MOST_SHOWN)]

    def as_json(self) -> dict[str, object]:
        """Return it for another process."""
        statuses = {str(status): times for status, times in self.statuses.items()}
        return {"tried": self.tried, "failures": dict(self.failures), "statuses": statuses}


def count_of(data: dict[str, dict[str, int]]) -> Count:
    """Return the count that another process has written."""
    statuses = {int(status): times for status, times in data["statuses"].items()}
    return Count(int(str(data["tried"])), Counter(data["failures"]), Counter(statuses))
