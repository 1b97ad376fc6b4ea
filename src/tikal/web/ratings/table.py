"""The ratings at a table: of those who sit there, or what its game has changed."""

from collections.abc import Sequence
from typing import Any

from tikal.web.play.seating import FREE, seats_from
from tikal.web.ratings.game import player_of
from tikal.web.ratings.model import Rating
from tikal.web.store.ratings import RatingRows

Row = dict[str, Any]


async def sitting(store: RatingRows, rows: Sequence[Row]) -> dict[str, list[Row]]:
    """Return the ratings of those who sit at rated tables, by table.

    `rows` are the tables as lists have them.
    """
    players = {row["id"]: _players(row) for row in rows}
    everybody = {player for at in players.values() for player in at.values()}
    ratings, handles = await store.of(everybody), await store.handles(everybody)
    return {
        row["id"]: [
            seat_json(seat, handles.get(player), ratings.get((player, row["variant"]), Rating()))
            for seat, player in players[row["id"]].items()
        ]
        for row in rows
    }


async def ended(store: RatingRows, table: str) -> list[Row]:
    """Return what a table's game has changed, seat by seat; nothing if it was not rated."""
    rows = await store.changes_at([table])
    handles = await store.handles({row["player"] for row in rows})
    return [
        seat_json(row["seat"], handles.get(row["player"]), after(row), before(row)) for row in rows
    ]


def before(row: Row) -> Rating:
    """Return the rating before a game of the history."""
    return Rating(row["mu_before"], row["sigma_before"])


def after(row: Row) -> Rating:
    """Return the rating after a game of the history."""
    return Rating(row["mu"], row["sigma"])


def _players(row: Row) -> dict[int, str]:
    seats = seats_from(row["sitting"] or row["seats"])
    return {each.seat: player_of(each, row["owner"]) for each in seats if each.kind not in FREE}


def seat_json(seat: int, handle: str | None, now: Rating, then: Rating | None = None) -> Row:
    """Return a seat's rating, and by how much it has changed since `then`."""
    return {
        "seat": seat,
        "handle": handle,
        "rating": now.shown,
        "provisional": now.provisional,
        "change": None if then is None else now.shown - then.shown,
    }
