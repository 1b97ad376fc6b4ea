"""A user's finished games, by variant and by the strongest bot at the table."""

from typing import Any

from tikal.players.registry import player_names
from tikal.web.play.seating import BOT, MUTUL, PERSON

Row = dict[str, Any]
# A variant, the strongest bot, and whether an automaton played.
Kind = tuple[str, str | None, bool]


def statistics(rows: list[Row]) -> list[dict[str, object]]:
    """Return a line for each kind of game played to its end; imported records don't count."""
    groups: dict[Kind, list[Row]] = {}
    for row in rows:
        if row["over"] and row["seq"] > 0 and _own_seat(row) is not None:
            groups.setdefault(_kind(row), []).append(row)
    return [_line(kind, games) for kind, games in sorted(groups.items(), key=str)]


def _kind(row: Row) -> Kind:
    automaton = any(seat["kind"] == MUTUL for seat in row["seats"])
    return row["variant"], _strongest_bot(row), automaton


def _line(kind: Kind, games: list[Row]) -> dict[str, object]:
    variant, bot, automaton = kind
    scores = [game["scores"][(_own_seat(game) or 1) - 1] for game in games]
    return {
        "variant": variant,
        "bot": bot,
        "automaton": automaton,
        "played": len(games),
        "won": sum(_victory(game) for game in games),
        "mean_score": round(sum(scores) / len(scores), 1),
        "best": max(scores),
    }


def _own_seat(row: Row) -> int | None:
    """Return the first seat of a person: at one screen it is the owner's."""
    return next((seat["seat"] for seat in row["seats"] if seat["kind"] == PERSON), None)


def _victory(row: Row) -> float:
    """Return 1 for a victory, a part of it for a shared one."""
    winners = row["winners"]
    return 1 / len(winners) if _own_seat(row) in winners else 0.0


def _strongest_bot(row: Row) -> str | None:
    bots = [seat["bot"] for seat in row["seats"] if seat["kind"] == BOT]
    order = player_names()
    return max(bots, key=lambda bot: order.index(bot) if bot in order else -1, default=None)
