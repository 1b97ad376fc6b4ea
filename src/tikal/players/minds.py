"""Which mind plays which variant, at each level."""

from collections.abc import Callable
from typing import Final

from tikal.players.expert import ExpertMind
from tikal.players.legend import legend_mind
from tikal.players.mind import EXPERT, Mind
from tikal.players.player import Budget
from tikal.players.turns import TURN_MINDS


def turn_mind(level: str, budget: Budget) -> Mind:
    """Return the mind of a level for games of turns."""
    return ExpertMind(budget) if level == EXPERT else TURN_MINDS[level]()


MINDS: Final[dict[str, Callable[[str, Budget], Mind]]] = {
    "classic": turn_mind,
    "auction": turn_mind,
    "solo": turn_mind,
    "legend": legend_mind,
}


def mind_for(variant: str, level: str, budget: Budget) -> Mind:
    """Return the mind for a variant; one that nobody has registered is played turn by turn."""
    return MINDS.get(variant, turn_mind)(level, budget)
