"""The setting of a plan: a scoring under way or close at hand, which makes reasons weigh more."""

from typing import Final

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_LETTER, TILE_TERRAIN
from tikal.engine.dealing.deal import STACK
from tikal.engine.state.position import Position
from tikal.players.reasons.reason import Params, Reason
from tikal.players.reasons.stages import Course
from tikal.players.search.horizon import volcanoes_on_offer

# From this chance on a volcano is worth a word.
_LIKELY: Final = 0.2


def points_now(course: Course) -> Reason | None:
    """Return what a scoring turn makes with the plan and without it; unseen treasures left out."""
    if not course.last.scoring:
        return None
    variant = course.first.rules.variant
    before = variant.points(course.first, course.opinion.seat)
    points = variant.points(course.last, course.opinion.seat)
    params: Params = {"points": points, "before": before}
    return Reason("points_now", params, float(points - before))


def scoring_soon(position: Position) -> Reason | None:
    """Return how likely others score before the seat's next turn, from the letters to come."""
    if position.scoring:
        return None
    if position.taken_of(STACK) >= len(position.deal.stack) and not offered(position):
        return Reason("final_scoring", {})
    if volcanoes_on_offer(position):
        return Reason("volcano_offered", {})
    chance = 0.0 if offered(position) else volcano_chance(position, position.rules.seats - 1)
    if chance < _LIKELY:
        return None
    return Reason("volcano_near", {"chance": round(100 * chance)})


def offered(position: Position) -> bool:
    """Return whether tiles lie on display: none is drawn before they are gone."""
    return bool(position.rules.variant.on_offer(position))


def volcano_chance(position: Position, draws: int) -> float:
    """Return how likely a volcano is among the next draws; the letters come in order."""
    tiles = list(position.deal.stack)[position.taken_of(STACK) :]
    none = 1.0
    letters = sorted({TILE_LETTER[tile] for tile in tiles})
    for letter in letters:
        group = [tile for tile in tiles if TILE_LETTER[tile] == letter]
        volcanoes = sum(TILE_TERRAIN[tile] == VOLCANO for tile in group)
        for drawn in range(min(draws, len(group))):
            none *= max(0, len(group) - volcanoes - drawn) / (len(group) - drawn)
        draws -= min(draws, len(group))
    return 1.0 - none
