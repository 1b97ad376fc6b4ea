"""The state of a game: everything the board shows."""

from tikal.engine.position import NOBODY, OVER, PHASE_NAMES, SCORE, STRIDE, Position
from tikal.engine.setup import Setup
from tikal.engine.site import NO_TILE
from tikal.game import Game
from tikal.notation.document import document
from tikal.web.board.actions import legal_facts
from tikal.web.board.placements import placement_facts, tile_facts
from tikal.web.board.reach import reach_facts
from tikal.web.board.spaces import Facts, space_facts
from tikal.web.board.stock import stock_facts
from tikal.web.board.supplies import hand_facts, score_facts, supply_facts
from tikal.web.board.variants import auction_facts, solo_facts


def state_of(game: Game, *, choices: bool = True) -> Facts:
    """Return what is public in a game; `choices` adds what the seat to move can do."""
    return state_at(game.position, game.setup, choices=choices)


def state_at(position: Position, setup: Setup, *, choices: bool = False) -> Facts:
    """Return what is public in a position, also of one in the middle of an action."""
    over = position.phase == OVER
    scores = [position.expeditions[seat * STRIDE + SCORE] for seat in range(setup.seats)]
    return {
        "document": document(position, setup, hidden=True),
        "phase": PHASE_NAMES[position.phase],
        "seat": None if position.seat == NOBODY else position.seat + 1,
        "ap": position.ap,
        "scoring": position.scoring,
        "over": over,
        "winners": [seat + 1 for seat in setup.rules.variant.winners(position)] if over else [],
        "scores": scores,
        "spaces": space_facts(position),
        **(choice_facts(position) if choices else NO_CHOICES),
        "if_scored": score_facts(position),
        "supplies": supply_facts(position),
        "hands": hand_facts(position),
        **stock_facts(position),
        "drawn": None if position.drawn == NO_TILE else tile_facts(position.drawn),
        "auction": auction_facts(position),
        "solo": solo_facts(position),
    }


def choice_facts(position: Position) -> Facts:
    """Return what the seat to move can do and where it leads."""
    return {
        "legal": legal_facts(position),
        "placements": placement_facts(position),
        "reach": reach_facts(position),
    }


NO_CHOICES: Facts = {"legal": [], "placements": None, "reach": []}
