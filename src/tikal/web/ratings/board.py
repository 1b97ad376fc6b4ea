"""The board of a variant: everybody with a rating, the strongest first."""

from typing import Any, Final

from tikal.web.play.command import bot_of
from tikal.web.ratings.model import Rating
from tikal.web.store.ratings import RatingRows

Row = dict[str, Any]
_MOST: Final = 200
_MOST_PROVISIONAL: Final = 100


async def board(store: RatingRows, variant: str) -> Row:
    """Return who has a rank, and after them those whose ratings are provisional."""
    ranked = await store.board(variant, _MOST, settled=True)
    others = await store.board(variant, _MOST_PROVISIONAL, settled=False)
    ranks = [1 + sum(other["mu"] > each["mu"] for other in ranked) for each in ranked]
    lines = [_line(row, rank) for row, rank in zip(ranked, ranks, strict=True)]
    return {"variant": variant, "players": [*lines, *(_line(row, None) for row in others)]}


def _line(row: Row, rank: int | None) -> Row:
    rating = Rating(row["mu"], row["sigma"])
    return {
        "rank": rank,
        "handle": row["handle"],
        "bot": bot_of(row["player"]),
        "games": row["games"],
        **rating_json(rating),
    }


def rating_json(rating: Rating) -> Row:
    """Return a rating as people see it."""
    return {
        "rating": rating.shown,
        "deviation": rating.deviation,
        "provisional": rating.provisional,
    }
