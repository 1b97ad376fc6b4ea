"""Advice in an auction: what the next turn is worth, and what a bid or a pass comes to."""

from tikal.box.terrain import TERRAIN_NAMES
from tikal.box.tiles import TILE_NAMES, TILE_TERRAIN, TILE_VALUE
from tikal.engine.actions.bidding import MOVE_BID, MOVE_PASS
from tikal.engine.moves import C, code_of, field_c
from tikal.engine.state.position import Position
from tikal.engine.variants.auction import HIGHEST_BID
from tikal.notation.actions.action import action_of
from tikal.players.reasons.reason import Advice, OtherPlan, Params, Planned, Reason
from tikal.players.search.bidding import Bidder, likely_rival


def bid_advice(bidder: Bidder, position: Position, move: int) -> Advice:
    """Return why to bid so much, or to pass; the other way is the plan to compare with.

    The bidder that chose the move knows what the turn is worth in this auction: asked again, it
    says the same, so the reason is that of the choice.
    """
    bidder.move(position)
    bids = code_of(move) == MOVE_BID
    price: int = field_c(move) if bids else position.extra[HIGHEST_BID] + 1
    affordable = position.score(position.seat) >= price
    gain = bidder.worth - float(price)
    rival = likely_rival(position) + 1
    turn: Params = {"worth": round(bidder.worth, 1), "price": price, "seat": rival}
    plan = (Planned(action_of(move).text, 0),)
    tile = _tile(bidder.quick.best_tile(position))
    if bids:
        reasons = (Reason("bid_pays", turn, gain, (0,)), tile)
        keeps = Reason("pass_keeps", {"price": price, "seat": rival}, float(price), (0,))
        return Advice(plan, reasons, _other(MOVE_PASS, keeps, gain))
    code = "bid_beyond_means" if gain >= 0 and not affordable else "bid_costs"
    other = _other(MOVE_BID + price * C, tile, -gain) if affordable else None
    return Advice(plan, (Reason(code, turn, -gain, (0,)),), other)


def _tile(tile: int) -> Reason:
    """Return which tile the turn is wanted for."""
    terrain = TERRAIN_NAMES[TILE_TERRAIN[tile]]
    return Reason(
        "bid_tile", {"tile": TILE_NAMES[tile], "terrain": terrain, "level": int(TILE_VALUE[tile])}
    )


def _other(move: int, reason: Reason, worse: float) -> OtherPlan:
    return OtherPlan((Planned(action_of(move).text, 0),), (reason,), (), max(0.0, worse))
