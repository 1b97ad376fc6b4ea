"""A fair challenge: Mutul's start score, and the bot, against whom you win about half your games.

docs/explanation/a-fair-challenge.md tells the model and where its figures come from.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tikal.engine.legend.options import ALWAYS, PRINTED_TRAIL
from tikal.engine.legend.options import LEAST_SCORE as LEGEND_LEAST
from tikal.engine.legend.options import MOST_SCORE as LEGEND_MOST
from tikal.engine.variants.solo import LEAST_SCORE, MOST_SCORE
from tikal.web.history.belief import Belief, below, density, logistic

Row = dict[str, Any]
# Whoever plays gets better: only the latest games of a kind count.
_RECENT: Final = 20
_ROUNDED: Final = 5
_EVEN: Final = 0.5


@dataclass(frozen=True)
class Mutul:
    """What is known of games against Mutul before somebody has played any.

    `even` is the start score at which a newcomer would win half, give or take `unsure`; `spread` is
    how much one player's games differ. `first` is proposed to newcomers.
    """

    variant: str
    first: int
    least: int
    most: int
    even: float
    unsure: float
    spread: float
    # The points that members more or less are worth to you, by how many he sends.
    members: dict[int, int]


SOLO: Final = Mutul(
    "solo", LEAST_SCORE, LEAST_SCORE, MOST_SCORE, 75.0, 40.0, 25.0, {-1: 24, 0: 0, 1: -5}
)
LEGEND: Final = Mutul("legend", 50, LEGEND_LEAST, LEGEND_MOST, 80.0, 60.0, 38.0, {0: 0})
# What leaves Legend as printed; the letters are left to chance as a rule.
_AS_PRINTED: Final = {
    "trail": PRINTED_TRAIL,
    "scoring_trail": ALWAYS,
    "swap": False,
    "floor": False,
}

# How strong the bots are, in log odds: `easy` is 0, each other is as far above the one below as it
# wins against it.
RATINGS: Final = {"random": -7.0, "easy": 0.0, "medium": 4.8, "hard": 6.8, "expert": 7.6}
PROPOSED: Final = ("easy", "medium", "hard", "expert")
_NEWCOMER: Final = 0.0
_UNSURE: Final = 2.5


def challenge(rows: list[Row]) -> dict[str, object]:
    """Return what to propose to somebody with these results, newest first."""
    games = [row["summary"] for row in rows]
    return {
        "solo": _start_score(SOLO, games),
        "legend": _start_score(LEGEND, games),
        "bot": _bot(games),
    }


def _start_score(mutul: Mutul, games: list[Row]) -> dict[str, object]:
    """Return the start score to propose, with the chance to win there."""
    seen = [game for game in games if _counts(mutul, game)][:_RECENT]
    belief = Belief.normal(mutul.even, mutul.unsure).after(
        [_likelihood(mutul, game) for game in seen]
    )
    members = _members(mutul, belief.mean) if seen else 0
    even = belief.mean + mutul.members[members]
    rounded = _ROUNDED * round(even / _ROUNDED)
    score = min(mutul.most, max(mutul.least, rounded)) if seen else mutul.first
    shift = mutul.members[members]
    chance = belief.expected(lambda value: 1 - below(score, value + shift, mutul.spread))
    found = {"score": score, "members": members, "games": len(seen), "chance": round(chance, 2)}
    return {**found, "even": round(even)}


def _members(mutul: Mutul, even: float) -> int:
    """Return by how many members to change his turns: fewer, where no start score is low enough."""
    fewer = mutul.members.get(-1)
    return -1 if fewer is not None and even < mutul.least - fewer / 2 else 0


def _counts(mutul: Mutul, game: Row) -> bool:
    """Return whether a game tells of others: it had the built-in cards and no options."""
    if game["variant"] != mutul.variant or game["own_cards"]:
        return False
    settings = game["settings"]
    return mutul is SOLO or all(settings.get(name) == value for name, value in _AS_PRINTED.items())


def _likelihood(mutul: Mutul, game: Row) -> Callable[[float], float]:
    """Return how likely a game is if half are won from some start score.

    The start score changes nothing but the result: a game that ends with a lead of 10 from 125
    would have been even from 135. A game given up would have been lost from where it began.
    """
    start = game["settings"]["score"]
    shift = mutul.members.get(game["settings"].get("members", 0), 0)
    if game["given_up"]:
        return lambda even: below(start, even + shift, mutul.spread)
    observed = start + game["score"] - game["rival"] - shift
    return lambda even: density(observed, even, mutul.spread)


def _bot(games: list[Row]) -> dict[str, object]:
    """Return the bot to propose, with the chance to beat it."""
    seen = [game for game in games if _against_bots(game)][:_RECENT]
    belief = Belief.normal(_NEWCOMER, _UNSURE).after([_outcome(game) for game in seen])
    chances = {
        bot: belief.expected(lambda strength, bot=bot: logistic(strength - RATINGS[bot]))  # type: ignore[misc]
        for bot in PROPOSED
    }
    bot = min(chances, key=lambda name: abs(chances[name] - _EVEN)) if seen else PROPOSED[0]
    return {"bot": bot, "games": len(seen), "chance": round(chances[bot], 2)}


def _against_bots(game: Row) -> bool:
    return any(bot in RATINGS for bot, _ in game["bots"])


def _outcome(game: Row) -> Callable[[float], float]:
    """Return how likely a game is for a strength: each bot is beaten or not.

    Bots at one table share the weight of one game: they were all met on the same day.
    """
    rivals = [(RATINGS[bot], score) for bot, score in game["bots"] if bot in RATINGS]

    def likelihood(strength: float) -> float:
        found = 1.0
        for rating, score in rivals:
            chance = logistic(strength - rating)
            beaten = 0.0 if game["given_up"] else _beaten(game["score"], score)
            found *= (chance**beaten * (1 - chance) ** (1 - beaten)) ** (1 / len(rivals))
        return found

    return likelihood


def _beaten(score: int, other: int) -> float:
    if score == other:
        return _EVEN
    return 1.0 if score > other else 0.0
