"""Exchanging treasures: what it costs, and why there is nothing to exchange."""

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.exchange import MOVE_EXCHANGE
from tikal.engine.moves import A, B, C
from tikal.engine.phases import PHASE_ACT
from tikal.engine.refusal import lack_of_ap
from tikal.engine.state.position import Position
from tikal.notation.actions.action import Action, action_of
from tikal.notation.actions.costs import cost_of
from tikal.web.board.refusals import Reasons
from tikal.web.board.spaces import Json


def exchange_json(reasons: Reasons, legal: list[Action]) -> Json | None:
    """Return cost and refusal of exchanges, None for a seat without treasures.

    The exchanges themselves are among the legal actions; the refusal is null where there are any.
    """
    position = reasons.position
    mine = _kinds(position, position.seat) if position.phase == PHASE_ACT else []
    if not mine:
        return None
    sample = MOVE_EXCHANGE + mine[0] * A + mine[0] * B + position.seat * C
    cost = cost_of(position, action_of(sample))
    possible = any(action.kind == "exchange" for action in legal)
    return {"cost": cost, "refusal": None if possible else _refusal(reasons, mine, cost)}


def _kinds(position: Position, seat: int) -> list[int]:
    kinds = range(1, TREASURE_KINDS + 1)
    return [kind for kind in kinds if position.hand(seat, kind)]


def _refusal(reasons: Reasons, mine: list[int], cost: int) -> int | None:
    """Return the lack of AP, or else the rule that forbids some exchange."""
    position = reasons.position
    poor = lack_of_ap(position.ap, cost)
    if poor is not None:
        return reasons.number(poor)
    others = [seat for seat in range(position.rules.seats) if seat != position.seat]
    theirs = [(seat, kind) for seat in others for kind in _kinds(position, seat)]
    seat, kind = theirs[0] if theirs else (others[0], 1)
    return reasons.against(MOVE_EXCHANGE + mine[0] * A + kind * B + seat * C)
