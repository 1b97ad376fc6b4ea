"""The figures of an arena: the object that `tikal arena --json` prints."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from tikal.players.arena.elo import Rating, ratings, share_interval
from tikal.players.arena.game import MUTUL
from tikal.players.arena.job import GameResult
from tikal.players.arena.plan import Plan

Summary = dict[str, object]

HEADS: Final = (
    "player", "games", "wins", "win rate", "95 %", "mean score", "mean rank", "Elo", "95 %",
)  # fmt: skip


def summary(plan: Plan, played: Sequence[GameResult]) -> Summary:
    """Return the figures of all games that count; the order of play doesn't matter."""
    games = sorted((game for game in played if game.counts), key=lambda game: game.game)
    names = list(plan.entries)
    everybody = [*names, MUTUL] if plan.solo else names
    ranks = [dict(zip(game.seats, game.ranks, strict=True)) for game in games]
    rated = ratings(everybody, ranks, names)
    found: Summary = {
        "games": len(games),
        "players": {name: _figures(name, games, rated[name]) for name in names},
    }
    if plan.solo:
        mutul = _figures(MUTUL, games, rated[MUTUL])
        wanted = ("mean_score", "elo", "elo_low", "elo_high")
        found |= {f"{MUTUL}_{key}": mutul[key] for key in wanted}
    failures = _failures(played)
    return {**found, "failures": failures} if failures else found


def _figures(name: str, games: Sequence[GameResult], rating: Rating) -> Summary:
    mine = [(game, game.seats.index(name)) for game in games if name in game.seats]
    wins = sum((_win(game, seat) for game, seat in mine), Fraction())
    return {
        "games": len(mine),
        "wins": round(float(wins), 4),
        "win_rate": _mean([_win(game, seat) for game, seat in mine], 4),
        "mean_score": _mean([game.scores[seat] for game, seat in mine], 2),
        "mean_rank": _mean([game.ranks[seat] for game, seat in mine], 2),
        "elo": round(rating.elo),
        "elo_low": round(rating.low),
        "elo_high": round(rating.high),
    }


def _win(game: GameResult, seat: int) -> Fraction:
    """Return the seat's share of the victory."""
    return Fraction(int(game.ranks[seat] == 1), game.ranks.count(1))


def _mean(figures: Sequence[int | Fraction], digits: int) -> float | None:
    return round(float(sum(figures, Fraction()) / len(figures)), digits) if figures else None


def _failures(played: Sequence[GameResult]) -> list[Summary]:
    games = sorted(played, key=lambda game: game.game)
    return [
        {"game": game.game, "player": game.failure.player, "reason": game.failure.reason}
        for game in games
        if game.failure is not None
    ]


def table(figures: Summary) -> list[list[str]]:
    """Return the figures as rows below `HEADS`, the best player first."""
    players: Any = figures["players"]
    order = sorted(players, key=lambda name: -players[name]["elo"])
    return [_row(name, players[name]) for name in order]


def _row(name: str, mine: Any) -> list[str]:  # noqa: ANN401 - figures of any kind
    if not mine["games"]:
        return [name, "0", *[""] * (len(HEADS) - 2)]
    low, high = share_interval(mine["win_rate"], mine["games"])
    return [
        name,
        f"{mine['games']}",
        f"{mine['wins']:g}",
        f"{mine['win_rate']:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{mine['mean_score']:.1f}",
        f"{mine['mean_rank']:.2f}",
        f"{mine['elo']:+d}",
        f"{mine['elo_low']:+d} to {mine['elo_high']:+d}",
    ]
