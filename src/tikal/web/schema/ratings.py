"""Ratings: boards and profiles."""

from tikal.web.schema.answers import Statistics
from tikal.web.schema.strict import Strict


class RatingShown(Strict):
    """A rating: how strong, how unsure that is, and whether it takes more games to be sure."""

    rating: int
    deviation: int
    provisional: bool


class BoardLine(RatingShown):
    """Somebody on a board: a person by their handle, or a bot. Provisional ratings have no rank."""

    rank: int | None
    handle: str | None
    bot: str | None
    games: int


class Board(Strict):
    """Those with a rating in a variant, the strongest first, provisional ratings after them."""

    variant: str
    players: list[BoardLine]


class RatingPoint(Strict):
    """The rating after a game; `table` is null where its owner has closed the game."""

    at: str
    rating: int
    provisional: bool
    table: str | None


class ProfileRating(RatingShown):
    """A rating of a profile, with its latest games, the oldest of them first."""

    variant: str
    rank: int | None
    games: int
    history: list[RatingPoint]


class RatedOpponent(Strict):
    """Somebody in a rated game and their rating before it.

    `handle` is null for bots, hidden profiles and deleted accounts.
    """

    handle: str | None
    bot: str | None
    rating: int
    provisional: bool
    place: int


class PublicGame(Strict):
    """A rated game of a profile: the place, the rating after it and by how much it changed."""

    table: str
    variant: str
    ended: str
    place: int
    rating: int
    change: int
    players: list[RatedOpponent]


class Profile(Strict):
    """Somebody's profile: ratings, and statistics of the rated games that anybody may read.

    `own`: it is the asker's; `hidden`: nobody else sees it; `bot`: it is a bot account's.
    """

    handle: str
    bot: bool
    own: bool
    hidden: bool
    ratings: list[ProfileRating]
    statistics: Statistics
    games: list[PublicGame]


class ProfileWanted(Strict):
    """Whether one's profile is hidden."""

    hidden: bool
