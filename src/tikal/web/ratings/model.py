"""How a game changes ratings: Bradley-Terry, every seat against every other.

A rating is a strength, `mu`, and how unsure we are of it, `sigma`. People see the strength on a
scale that they know from chess: everybody begins with 1500.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

_MODEL: Final = BradleyTerryFull()
MU: Final = 25.0
SIGMA: Final = MU / 3
# With more doubt than this a rating is provisional: ten duels or four games of four settle it.
SETTLED: Final = 6.25
_BEGINNING: Final = 1500
# So a player who is 400 points stronger wins about ten duels of eleven, as in chess.
_POINTS: Final = 30


class Rating(NamedTuple):
    """How strong somebody is, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The strength as people see it."""
        return round(_BEGINNING + _POINTS * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """The doubt on the same scale."""
        return round(_POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it takes more games to be sure of it."""
        return self.sigma > SETTLED


class RatedSeat(NamedTuple):
    """Who played on a seat, a user's id or `bot:NAME`, and their place: 1 for a winner."""

    seat: int
    player: str
    place: int


class RatedGame(NamedTuple):
    """A game that counts, as it ended."""

    table: str
    variant: str
    ended: str
    seats: tuple[RatedSeat, ...]


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return everybody's rating after a game in which they took these places; equal ones are ties.

    The order of the players does not matter.
    """
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def average(ratings: Sequence[Rating]) -> Rating:
    """Return the middle of several ratings: of a bot that had several seats in one game."""
    count = len(ratings)
    mu = sum(each.mu for each in ratings) / count
    return Rating(mu, sum(each.sigma for each in ratings) / count)
