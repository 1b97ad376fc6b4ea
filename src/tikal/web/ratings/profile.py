"""Profiles: somebody's ratings with their history, and the rated games that anybody may read.

Nothing else is public: tables without ratings were among those who sat there.
"""

from typing import Any, Final

from tikal.web.history.statistics import statistics
from tikal.web.play.command import bot_of
from tikal.web.play.terms import terms_from
from tikal.web.ratings.board import rating_json
from tikal.web.ratings.model import Rating
from tikal.web.ratings.table import after, before, seat_json
from tikal.web.store.ratings import RatingRows

Row = dict[str, Any]
_MOST_GAMES: Final = 50
# As many points of a curve as can be told apart.
_MOST_POINTS: Final = 300


async def profile(store: RatingRows, account: Row, results: list[Row]) -> Row:
    """Return a user's profile; of their finished games, `results`, the rated ones count."""
    user = account["user_id"]
    changes = await store.changes_of(user)
    public = [row for row in changes if _is_public(row)]
    tables = {row["table_id"] for row in public}
    return {
        "handle": account["handle"],
        "hidden": account["hidden"],
        "ratings": await _ratings(store, user, changes, shown=not account["hidden"]),
        "statistics": statistics([row for row in results if row["table_id"] in tables]),
        "games": await _games(store, public[:_MOST_GAMES]),
    }


def _is_public(row: Row) -> bool:
    """Return whether anybody may read a finished game: its owner has not closed it."""
    return row["deleted"] is None and not terms_from(row["terms"]).closed


async def _ratings(store: RatingRows, user: str, changes: list[Row], *, shown: bool) -> list[Row]:
    """Return the ratings, each with its history, in the order of the variants."""
    found = []
    for row in await store.rows_of(user):
        variant, rating = row["variant"], Rating(row["mu"], row["sigma"])
        ranked = shown and not rating.provisional
        rank = await store.rank(variant, rating.mu) if ranked else None
        history = [_point(each) for each in changes if each["variant"] == variant]
        line = {"variant": variant, "rank": rank, "games": row["games"]}
        found.append(line | rating_json(rating) | {"history": history[:_MOST_POINTS][::-1]})
    return found


def _point(row: Row) -> Row:
    return {
        "at": row["at"],
        "rating": after(row).shown,
        "provisional": after(row).provisional,
        "table": row["table_id"] if _is_public(row) else None,
    }


async def _games(store: RatingRows, rows: list[Row]) -> list[Row]:
    """Return rated games, newest first, with those who played against the user."""
    seats = await store.changes_at([row["table_id"] for row in rows])
    handles = await store.handles({seat["player"] for seat in seats})
    return [
        {
            "table": row["table_id"],
            "variant": row["variant"],
            "ended": row["at"],
            "place": row["place"],
            "rating": after(row).shown,
            "change": after(row).shown - before(row).shown,
            "players": [
                _opponent(seat, handles)
                for seat in seats
                if seat["table_id"] == row["table_id"] and seat["seat"] != row["seat"]
            ],
        }
        for row in rows
    ]


def _opponent(row: Row, handles: dict[str, str]) -> Row:
    """Return who somebody was and how strong, as far as anybody may know."""
    rating: Rating = before(row)
    found = seat_json(row["seat"], handles.get(row["player"]), rating)
    return {name: found[name] for name in ("handle", "rating", "provisional")} | {
        "bot": bot_of(row["player"]),
        "place": row["place"],
    }
