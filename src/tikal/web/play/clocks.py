"""The clocks of a table: how much time each seat has left.

They follow from the times in the log and from nothing else, so they are the same in every process
and after every restart. Nothing ticks here: what is kept is how much time was left at the last
command, and whose time has run since.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime

from tikal.web.play.pace import ASK, Pace


def seconds(at: str) -> float:
    """Return a stored time in seconds."""
    return datetime.fromisoformat(at).timestamp()


def stored(at: float) -> str:
    """Return a time as it is stored."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class Clocks:
    """The time that each seat had left at `since`, and the seat whose time has run since then.

    While the game is `paused` nobody's does. `wishes` are the seats that want a pause; `away` is
    until when the time of a seat whose player is on vacation does not run.
    """

    pace: Pace
    left: tuple[float, ...]
    since: float
    running: int | None = None
    paused: bool = False
    wishes: frozenset[int] = frozenset()
    away: tuple[float, ...] = ()

    def charged(self, at: str) -> "Clocks":
        """Return the clocks at a later time; a machine whose time was put back costs nothing."""
        time = max(seconds(at), self.since)
        left = self.left
        if self.running is not None:
            left = self._with(self.running, self._left_at(time))
        return replace(self, left=left, since=time)

    def handed_to(self, seat: int | None) -> "Clocks":
        """Return the clocks after the turn was handed on, None to somebody without a clock."""
        if seat == self.running:
            return self
        left = self.left
        if self.running is not None:
            pace = self.pace
            had = left[self.running - 1]
            left = self._with(self.running, max(had, min(pace.most, had + pace.increment)))
        return replace(self, left=left, running=seat)

    def granted(self, seat: int, more: int) -> "Clocks":
        """Return the clocks after a seat was given time."""
        return replace(self, left=self._with(seat, self.left[seat - 1] + more))

    def wished(self, wishing: frozenset[int], people: frozenset[int]) -> "Clocks":
        """Return the clocks after some seats have asked for a pause: it begins once all want it."""
        wishes = self.wishes | wishing
        return replace(self, wishes=wishes, paused=wishes >= people)

    def unwished(self, seats: frozenset[int]) -> "Clocks":
        """Return the clocks after some seats want to go on.

        A pause ends when the player to move wants it to, or when nobody wants it any more.
        """
        wishes = self.wishes - seats
        if self.running in seats or not wishes:
            return replace(self, wishes=frozenset(), paused=False)
        return replace(self, wishes=wishes)

    def vacationing(self, seats: frozenset[int], until: str) -> "Clocks":
        """Return the clocks with the time of some seats standing still until then."""
        end = seconds(until)
        away = tuple(end if seat in seats else each for seat, each in enumerate(self.away, 1))
        return replace(self, away=away)

    @property
    def ends(self) -> float | None:
        """When the time that runs is up, None if none runs."""
        if self.running is None or self.paused:
            return None
        return max(self.since, self.away[self.running - 1]) + self.left[self.running - 1]

    @property
    def due(self) -> str | None:
        """When the server has to do what the table has chosen for a seat without time."""
        ends = self.ends
        return None if ends is None or self.pace.at_zero == ASK else stored(ends)

    @property
    def asks(self) -> str | None:
        """When the opponents of the seat whose time runs may decide, if that is to come."""
        ends = self.ends
        if self.running is None or ends is None or self.pace.at_zero != ASK:
            return None
        return None if self.left[self.running - 1] <= 0 else stored(ends)

    def is_up(self, seat: int, at: str) -> bool:
        """Return whether a seat's time runs and is up."""
        ends = self.ends
        return seat == self.running and ends is not None and seconds(at) >= ends

    def as_json(self) -> dict[str, object]:
        """Return what everybody may see; a page counts down from here by itself."""
        return {
            "pace": self.pace.as_json(),
            "left": [round(each, 3) for each in self.left],
            "since": stored(self.since),
            "running": self.running,
            "ends": None if self.ends is None else stored(self.ends),
            "paused": self.paused,
            "wishes": sorted(self.wishes),
            "away": [stored(each) if each > self.since else None for each in self.away],
            "grant": self.pace.grant,
        }

    def _left_at(self, time: float) -> float:
        """Return how much time the running seat has left."""
        seat = (self.running or 0) - 1
        if self.paused:
            return self.left[seat]
        used = max(0.0, time - max(self.since, self.away[seat]))
        return max(0.0, self.left[seat] - used)

    def _with(self, seat: int, left: float) -> tuple[float, ...]:
        return (*self.left[: seat - 1], left, *self.left[seat:])


def full_clocks(pace: Pace, seats: int, at: str) -> Clocks:
    """Return the clocks before anybody has moved."""
    return Clocks(pace, (float(pace.bank),) * seats, seconds(at), away=(0.0,) * seats)
