"""How a game ended: points by scoring round and source, AP by kind of action, key moments."""

from collections import Counter
from typing import Final, cast

from tikal.engine.actions.kind import kinds_known
from tikal.engine.phases import PHASE_ACT
from tikal.game import Game
from tikal.notation.actions.action import action_of
from tikal.notation.sentences.events import FINAL_SCORINGS, VOLCANO_SCORINGS, Event
from tikal.notation.variants.registry import notation_of
from tikal.web.history.curve import curve_of
from tikal.web.history.gains import SUMS, gains_of
from tikal.web.history.moments import key_moments
from tikal.web.history.moves import Move, moves_of
from tikal.web.play.command import Json
from tikal.web.play.table import PlayedTable

# What action points can go to: the actions that cost some, and what is left at the end of turns.
AP_KINDS: Final = (
    *[
        action_of(kind.code).kind
        for kind in kinds_known()
        if PHASE_ACT in kind.phases and not kind.ends_turn
    ],
    "lost",
)

# What each seat made, by source.
Points = dict[int, dict[str, int]]


def result_json(played: PlayedTable) -> Json:
    """Return everything the result page shows."""
    game = played.game
    moves = list(moves_of(game))
    ties = [event.params for event in game.events if event.code == "tie_broken"]
    return {
        "winners": played.winners,
        "scores": game.scores,
        "conceded": played.conceded,
        "tie_break": ties,
        "by_scoring": scoring_rounds(game),
        "curve": curve_of(game, moves),
        "ap": ap_spent(game, moves),
        "ap_kinds": list(AP_KINDS),
        "moments": key_moments(game, moves),
    }


def scoring_rounds(game: Game) -> list[Json]:
    """Return the points of each scoring round, after those that no round explains."""
    rounds: list[Json] = []
    points: list[Points] = []
    for event in game.events:
        if event.code in (*VOLCANO_SCORINGS, *FINAL_SCORINGS):
            rounds.append(_round(event))
            points.append(_nothing(game))
        elif event.code in SUMS:
            _add(points[-1], event)
    found: list[Json] = [
        {**each, "points": [{"seat": seat, "by": by, "other": 0} for seat, by in of.items()]}
        for each, of in zip(rounds, points, strict=True)
    ]
    other = _others(game, points)
    if any(other.values()):
        gains = [{"seat": seat, "by": {}, "other": rest} for seat, rest in other.items()]
        found.insert(0, {"label": "other", "tile": None, "points": gains})
    return found


def _round(event: Event) -> Json:
    if event.code in VOLCANO_SCORINGS:
        return {"label": "volcano", "tile": event.params["tile"]}
    return {"label": "final", "tile": None}


def _nothing(game: Game) -> Points:
    notation = notation_of(game.setup.rules.variant)
    sources = notation.points(game.position, 0)
    return {seat: dict.fromkeys(sources, 0) for seat in range(1, game.seats + 1)}


def _add(points: Points, event: Event) -> None:
    seat, gains = gains_of(event)
    for source, gain in gains.items():
        points[seat][source] += gain


def _others(game: Game, rounds: list[Points]) -> dict[int, int]:
    """Return what no round explains: points at the start, less what auctions cost."""
    return {
        seat: score - sum(sum(points[seat].values()) for points in rounds)
        for seat, score in enumerate(game.scores, 1)
    }


def ap_spent(game: Game, moves: list[Move]) -> list[Json]:
    """Return where each seat's AP went; `lost` are those left at the end of a turn."""
    spent: dict[int, Counter[str]] = {seat: Counter() for seat in range(1, game.seats + 1)}
    for move in moves:
        if move.seat is not None and move.cost:
            spent[move.seat][move.action.kind] += move.cost
        for event in move.events:
            if event.code == "turn_ended" and event.params["ap"]:
                params = cast("dict[str, int]", event.params)
                spent[params["seat"]]["lost"] += params["ap"]
    return [{"seat": seat, "spent": dict(kinds)} for seat, kinds in spent.items()]
