"""What tests ask of advice: explain a plan given as texts, or the plan of a player."""

from collections.abc import Sequence

import tikal
from tikal.engine.state.position import Position
from tikal.notation.actions.action import parse
from tikal.players.planning import PlanningPlayer
from tikal.players.player import Budget
from tikal.players.reasons.codes import CODES
from tikal.players.reasons.opinion import LegendOpinion, Opinion, TurnOpinion
from tikal.players.reasons.readings import all_reasons
from tikal.players.reasons.reason import Advice, Params, Reason
from tikal.players.reasons.stages import Course, course
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.search.weights import Weights
from tikal.players.stored import stored_legend_weights, stored_weights

WEIGHTS = Weights(stored_weights())


def opinion_on(position: Position) -> Opinion:
    """Return the opinion of the seat to move."""
    if position.rules.variant.name == "legend":
        return LegendOpinion(LegendWeights(stored_legend_weights()), position.seat)
    return TurnOpinion(WEIGHTS, position.seat)


def played(document: dict[str, object], *plan: str) -> Course:
    """Play a plan from a document, after asking that it is legal."""
    game = tikal.Game.from_document(document)
    position = game.position.copy()
    for text in plan:
        game.play(text)
    return course(position, [parse(text).move for text in plan], opinion_on(position))


def reasons(document: dict[str, object], *plan: str) -> dict[str, Params]:
    """Return what a plan achieves: the parameters of its reasons by their codes."""
    found = all_reasons(played(document, *plan))
    for reason in found:
        fits_its_code(reason)
    return {reason.code: reason.params for reason in found}


def fits_its_code(reason: Reason) -> None:
    """Ask that a reason has the parameters that its code is listed with."""
    listed = CODES[reason.code]
    always = {name for name in listed if not name.startswith("(")}
    allowed = always | {name.strip("()") for name in listed}
    assert always <= set(reason.params) <= allowed, reason


def advice_of(game: tikal.Game, level: str = "hard", seed: int = 0) -> Advice:
    """Return the advice of a player for the seat to move."""
    player = PlanningPlayer(level, seed, Budget(nodes=50))
    player.choose(game.view(game.seat))
    advice = player.explain().advice
    assert advice is not None
    return advice


def codes(found: Sequence[Reason]) -> list[str]:
    """Return the codes of reasons."""
    return [reason.code for reason in found]
