"""The state of a game: everything the board shows."""

from tikal.engine.dealing.setup import Setup
from tikal.engine.phases import PHASE_OVER, phase_of
from tikal.engine.play import legal
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.game import Game
from tikal.notation.actions.action import action_of
from tikal.notation.board.tiles import tile_json
from tikal.notation.document.writer import document
from tikal.web.board.actions import legal_json
from tikal.web.board.exchanges import exchange_json
from tikal.web.board.options import elsewhere_json, option_json
from tikal.web.board.placements import placement_json
from tikal.web.board.reach import reach_json
from tikal.web.board.refusals import Reasons
from tikal.web.board.spaces import Json, space_json
from tikal.web.board.stock import stock_json
from tikal.web.board.supplies import hand_json, score_json, supply_json
from tikal.web.board.variants import variant_json


def state_of(game: Game, *, choices: bool = True) -> Json:
    """Return what is public in a game; `choices` adds what the seat to move can do."""
    return state_at(game.position, game.setup, choices=choices)


def state_at(position: Position, setup: Setup, *, choices: bool = False) -> Json:
    """Return what is public in a position, also of one in the middle of an action."""
    over = position.phase == PHASE_OVER
    scores = [position.score(seat) for seat in range(setup.seats)]
    return {
        "document": document(position, setup, hidden=True),
        "phase": phase_of(position).name,
        "seat": None if position.seat == NOBODY else position.seat + 1,
        "ap": position.ap,
        "turn_ap": position.rules.variant.turn_ap,
        "scoring": position.scoring,
        "final_round": position.scoring and position.turn == NOBODY,
        "over": over,
        "winners": [seat + 1 for seat in setup.rules.variant.winners(position)] if over else [],
        "scores": scores,
        "spaces": space_json(position),
        **(choice_json(position) if choices else NO_CHOICES),
        "if_scored": score_json(position),
        "supplies": supply_json(position),
        "hands": hand_json(position),
        **stock_json(position),
        "drawn": None if position.drawn == NO_TILE else tile_json(position.drawn),
        **variant_json(position),
    }


def choice_json(position: Position) -> Json:
    """Return what the seat to move can do, where it leads, and why it can't do the rest."""
    actions = [action_of(move) for move in legal(position)]
    reasons = Reasons(position)
    return {
        "legal": legal_json(position, actions),
        "options": option_json(position, reasons),
        "elsewhere": elsewhere_json(reasons),
        "exchange": exchange_json(reasons, actions),
        "placements": placement_json(reasons, actions),
        "reasons": reasons.facts,
        "reach": reach_json(position, actions),
    }


NO_CHOICES: Json = {
    "legal": [],
    "options": {},
    "elsewhere": {},
    "exchange": None,
    "placements": [],
    "reasons": [],
    "reach": [],
}
