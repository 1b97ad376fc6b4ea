"""A user's finished games: form, best results, streaks, and lines by variant and bot.

All of it is made of the rows in `results`, newest first.
"""

from typing import Any, Final

from tikal.web.history.achievements import achievements

Row = dict[str, Any]
# A variant, the strongest bot, and whether an automaton played.
Kind = tuple[str, str | None, bool]
_FORM: Final = 10
_SHARED: Final = 0.5


def statistics(rows: list[Row]) -> dict[str, object]:
    """Return everything the statistics page shows."""
    return {
        "games": _lines(rows),
        "form": [_game(row) for row in rows[:_FORM]],
        "streaks": _streaks(rows),
        "best": _best(rows),
        "achievements": achievements(rows),
    }


def _lines(rows: list[Row]) -> list[dict[str, object]]:
    """Return a line for each kind of game."""
    groups: dict[Kind, list[Row]] = {}
    for row in rows:
        summary = row["summary"]
        kind = summary["variant"], summary["bot"], summary["automaton"]
        groups.setdefault(kind, []).append(row)
    return [_line(kind, games) for kind, games in sorted(groups.items(), key=str)]


def _line(kind: Kind, rows: list[Row]) -> dict[str, object]:
    variant, bot, automaton = kind
    scores = [row["summary"]["score"] for row in rows]
    return {
        "variant": variant,
        "bot": bot,
        "automaton": automaton,
        "played": len(rows),
        "won": sum(row["summary"]["won"] for row in rows),
        "mean_score": round(sum(scores) / len(scores), 1),
        "best": max(scores),
    }


def _game(row: Row) -> dict[str, object]:
    """Return a game as lists show it."""
    summary = row["summary"]
    return {
        "table": row["table_id"],
        "ended": row["ended"],
        "variant": summary["variant"],
        "bot": summary["bot"],
        "automaton": summary["automaton"],
        "won": summary["won"],
        "score": summary["score"],
        "margin": summary["score"] - summary["rival"],
        "given_up": summary["given_up"],
    }


def _streaks(rows: list[Row]) -> dict[str, int]:
    """Return how many games in a row were won: now, and at most."""
    current = longest = run = 0
    for index, row in enumerate(rows):
        run = run + 1 if row["summary"]["won"] == 1 else 0
        if run == index + 1:
            current = run
        longest = max(longest, run)
    return {"current": current, "longest": longest}


def _best(rows: list[Row]) -> dict[str, object]:
    """Return the game with most points and the victory by most, of games played to the end."""
    whole = [row for row in rows if not row["summary"]["given_up"]]
    won = [row for row in whole if row["summary"]["won"] >= _SHARED]
    score = max(whole, key=lambda row: row["summary"]["score"], default=None)
    margin = max(
        won, key=lambda row: row["summary"]["score"] - row["summary"]["rival"], default=None
    )
    return {
        "score": None if score is None else _game(score),
        "margin": None if margin is None else _game(margin),
    }
