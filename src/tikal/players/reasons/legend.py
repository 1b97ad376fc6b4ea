"""Advice in Legend: what to draft, how to use an item, what to choose for Mutul."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from tikal.box.terrain import TERRAIN_NAMES
from tikal.box.tiles import TILE_TERRAIN, TILE_VALUE
from tikal.engine.actions.bidding import MOVE_TAKE
from tikal.engine.dealing.piles import redealt
from tikal.engine.legend.draft import MOVE_TAKE_CARD, MOVE_TAKE_TOKEN
from tikal.engine.legend.table import (
    FINAL,
    MUTUL,
    NO_CARD,
    ROUND,
    ROUNDS,
    STAGE,
    TILE_PLACES,
    YOU,
    card_on_display,
    tile_on_display,
    tokens_on_display,
)
from tikal.engine.moves import Moves, code_of, field_a, field_b, field_c
from tikal.engine.phases import PHASE_DRAFT, PHASE_SWAP, PHASE_TURN
from tikal.engine.play import collect, play
from tikal.engine.state.position import Position
from tikal.notation.actions.action import action_of
from tikal.players.reasons.opinion import LegendOpinion
from tikal.players.reasons.reason import Advice, OtherPlan, Params, Planned, Reason
from tikal.players.reasons.selection import Weighed, compared, weighed
from tikal.players.reasons.stages import course
from tikal.players.search.legend.drafting import Drafter
from tikal.players.search.legend.horizon import volcano_in_play
from tikal.players.search.legend.thinker import LegendThinker, Strength
from tikal.players.search.legend.weights import LegendWeights

# How widely lines are searched for one to compare with.
_STRENGTH: Final = Strength(4, 3, 30, 0, 0, 0, 60)
# In how many worlds it is tried what Mutul does next.
_WORLDS: Final = 12
_LIKELY: Final = 0.3
# By how many points an item beats the others of its kind to stand out.
_STANDS_OUT: Final = 0.5
_ITEMS: Final = {MOVE_TAKE_TOKEN: "token", MOVE_TAKE_CARD: "card", MOVE_TAKE: "tile"}


class LegendAdviser:
    """Explains what you mean to do next."""

    def __init__(self, weights: LegendWeights) -> None:
        """Judge by the weights that bots play with."""
        self._weights = weights
        self._opinion = LegendOpinion(weights, YOU)

    def advice(self, position: Position, moves: Sequence[int], rng: random.Random) -> Advice | None:
        """Return the plan to the end of the item, why it is good, and another one."""
        if position.phase == PHASE_DRAFT:
            return self._draft(position, moves[0], rng)
        if position.phase in (PHASE_TURN, PHASE_SWAP):
            return self._choice(position, moves[0])
        best = self._weighed(position, moves)
        return compared(best, self._lines(position, best), soon(position))

    def _weighed(self, position: Position, moves: Sequence[int]) -> Weighed:
        played = course(position, moves, self._opinion)
        value = self._opinion.worth(position) + sum(stage.worth for stage in played.stages)
        return weighed(played, value)

    def _lines(self, position: Position, best: Weighed) -> Iterator[Weighed]:
        """Go through other ways to use an item, better ones first."""
        lines = LegendThinker(self._weights, _STRENGTH).lines(position)
        lines.sort(key=lambda line: line.worth, reverse=True)
        for line in lines:
            other = self._weighed(position, line.certain())
            if other.course.plan != best.course.plan:
                yield other

    def _draft(self, position: Position, move: int, rng: random.Random) -> Advice:
        """Say by how much an item stands out among its kind, and whether Mutul would take it."""
        drafter = Drafter(position, self._weights, 1, carefully=True)
        picks = drafter.picks()
        gains = {pick.moves[0]: pick.worth - drafter.now for pick in picks}
        instead = next((pick.moves[0] for pick in picks if pick.moves[0] != move), None)
        if instead is None:
            return Advice(planned(move), tuple(item_reasons(move, gains[move])), None)
        reasons, others = (
            (*item_reasons(one, gains[one]), *self._wanted_by_mutul(position, one, other, rng))
            for one, other in ((move, instead), (instead, move))
        )
        worse = max(0.0, gains[move] - gains[instead])
        return Advice(planned(move), reasons, OtherPlan(planned(instead), others, (), worse))

    def _wanted_by_mutul(
        self, position: Position, move: int, instead: int, rng: random.Random
    ) -> Iterator[Reason]:
        """Say that Mutul may take an item next if you take another one."""
        wanted = self._taken_by_mutul(position, move, instead, rng)
        if wanted >= _LIKELY:
            yield Reason("mutul_takes", {"chance": round(100 * wanted)}, 0.0, (0,))

    def _taken_by_mutul(
        self, position: Position, move: int, instead: int, rng: random.Random
    ) -> float:
        """Return how often Mutul takes an item next if you take another one."""
        gone = 0
        for _ in range(_WORLDS):
            world = position.with_deal(redealt(position, rng))
            before = on_display(world, move)
            play(world, instead)
            gone += on_display(world, move) < before
        return gone / _WORLDS

    def _choice(self, position: Position, move: int) -> Advice:
        """Say how much better for you a choice made for Mutul is than the others."""
        moves = Moves()
        collect(position, moves)
        worths: dict[int, float] = {}
        for each in moves.as_list():
            after = position.copy()
            play(after, each)
            worths[each] = self._opinion.worth(after)
        others = {each: worth for each, worth in worths.items() if each != move}
        if not others:
            return Advice(planned(move), (), None)
        gain = worths[move] - sum(others.values()) / len(others)
        params: Params = {"gain": round(gain, 1), "seat": MUTUL + 1}
        second = max(others, key=lambda each: others[each])
        worse = max(0.0, worths[move] - worths[second])
        reasons = (Reason("best_for_you", params, gain, (0,)),) if gain > 0 else ()
        return Advice(planned(move), reasons, OtherPlan(planned(second), (), (), worse))


def soon(position: Position) -> Reason | None:
    """Return that a scoring is close at hand: a volcano in play, or the end."""
    if position.scoring or position.extra[STAGE] == FINAL:
        return None
    if volcano_in_play(position):
        return Reason("volcano_offered", {})
    return Reason("final_scoring", {}) if position.extra[ROUND] == ROUNDS else None


def item_reasons(move: int, gain: float) -> Iterator[Reason]:
    """Say what an item is, and that it stands out among its kind where it does."""
    code = code_of(move)
    if code == MOVE_TAKE_TOKEN:
        yield Reason("token", {"ap": int(field_c(move))}, gain, (0,))
    elif code == MOVE_TAKE:
        terrain, level = TILE_TERRAIN[field_b(move)], TILE_VALUE[field_b(move)]
        params: Params = {"terrain": TERRAIN_NAMES[terrain], "level": int(level)}
        yield Reason("tile_wanted", params, gain, (0,))
    if gain >= _STANDS_OUT:
        params = {"item": _ITEMS[code], "gain": round(gain, 1)}
        yield Reason("item_stands_out", params, gain, (0,))


def on_display(position: Position, move: int) -> int:
    """Return how many items lie on the display that are what a pick takes."""
    code = code_of(move)
    if code == MOVE_TAKE_TOKEN:
        return tokens_on_display(position).count(field_c(move))
    if code == MOVE_TAKE_CARD:
        return int(card_on_display(position, field_a(move)) != NO_CARD)
    return sum(tile_on_display(position, place) == field_b(move) for place in range(TILE_PLACES))


def planned(move: int) -> tuple[Planned, ...]:
    """Return a plan of one action without a price."""
    return (Planned(action_of(move).text, 0),)
