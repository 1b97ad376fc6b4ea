"""The queue for the bots' processes: people who wait come first, and users get equal shares."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from tikal.web.bots.claim import Claim

# How many seconds somebody who has asked for nothing lately is ahead of those who ask all the time.
CREDIT: Final = 5.0
# What a job is expected to take before the first of its kind is done, and how fast that is learnt.
_GUESS: Final = 1.0
_LEARNING: Final = 0.3


@dataclass(eq=False)
class Job:
    """Something to do in a process, and the answer that somebody waits for.

    One that is done `here` needs no process, but waits for its turn as if it did.
    """

    claim: Claim
    work: Callable[..., Any]
    arguments: tuple[object, ...]
    answer: "asyncio.Future[Any]"
    here: bool = False


class FairQueue:
    """Jobs that wait, a lane for each user.

    Each lane counts the seconds that its jobs have taken, and the next job is the one that would
    bring its lane the least far. So one user's many jobs delay another's by one at most, and short
    ones come before long ones. The count of a lane that was empty moves up with the others, less
    some credit: nobody can save up time by waiting.
    """

    def __init__(self) -> None:
        """Begin with no jobs."""
        self._jobs: list[Job] = []
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._expected: defaultdict[str, float] = defaultdict(lambda: _GUESS)
        # How far the lane served last had come.
        self._clock = 0.0

    def __len__(self) -> int:
        """Return how many jobs wait."""
        return len(self._jobs)

    def add(self, job: Job) -> None:
        """Let a job wait for its turn."""
        self._jobs.append(job)

    def discard(self, job: Job) -> None:
        """Take out a job that nobody wants any more."""
        if job in self._jobs:
            self._jobs.remove(job)

    def take(self) -> Job | None:
        """Return the job to do next, None if there is none."""
        return self._taken(self._jobs)

    def take_awaited(self, others_than: Collection[str]) -> Job | None:
        """Return the next job of other users than these that a person waits for."""
        return self._taken(
            [job for job in self._jobs if job.claim.user not in others_than and job.claim.awaited()]
        )

    def charge(self, claim: Claim, seconds: float) -> None:
        """Put down what a job has taken that was expected to take something else."""
        expected = self._expected[claim.kind]
        self._spent[claim.user] += seconds - expected
        self._expected[claim.kind] += _LEARNING * (seconds - expected)

    def _taken(self, jobs: list[Job]) -> Job | None:
        if not jobs:
            return None
        job = min(jobs, key=self._rank)
        self._jobs.remove(job)
        begin = self._begin(job.claim.user)
        self._clock = max(self._clock, begin)
        self._spent[job.claim.user] = begin + self._expected[job.claim.kind]
        self._forget_idle()
        return job

    def _rank(self, job: Job) -> tuple[bool, float, int]:
        claim = job.claim
        after = self._begin(claim.user) + self._expected[claim.kind]
        return not claim.awaited(), after, claim.number

    def _begin(self, user: str) -> float:
        return max(self._spent[user], self._clock - CREDIT)

    def _forget_idle(self) -> None:
        """Drop the counts that say nothing any more, so that they do not pile up."""
        for user in [user for user, spent in self._spent.items() if spent < self._clock - CREDIT]:
            del self._spent[user]
