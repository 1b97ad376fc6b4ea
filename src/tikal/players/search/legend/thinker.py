"""Thinking about Legend: which item, how to use it, what to draft, what to choose for Mutul.

Everything you can do with an item is planned whole, as lines of moves until its end. The best lines
are then tried in worlds drawn from what is known: the item is played, Mutul answers, and what the
outlook says then decides.
"""

import random
from typing import Final, final

from mypy_extensions import i64

from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.actions.bidding import MOVE_PASS
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.dealing.piles import redealt
from tikal.engine.legend.director import MOVE_DIRECTOR, AskDirector
from tikal.engine.legend.items import (
    MOVE_PLAY_CARD,
    MOVE_SPEND_CARD,
)
from tikal.engine.legend.table import MUTUL, ROUND, YOU, own_card
from tikal.engine.moves import B, Moves, code_of, field_a, field_b
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_CARD,
    PHASE_DRAFT,
    PHASE_ITEM,
    PHASE_OVER,
    PHASE_SWAP,
    PHASE_TURN,
)
from tikal.engine.play import collect, play
from tikal.engine.state.position import Position
from tikal.players.search.clock import NEVER, late
from tikal.players.search.legend.drafting import Drafter
from tikal.players.search.legend.effect import EffectPlanner
from tikal.players.search.legend.line import Line, best_of, ended, line_mean
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.search.planner import Planner

_ASK_DIRECTOR: Final = AskDirector()
# How many places of a volcano are tried with the scoring turn after it.
_VOLCANO_PLACES: Final[i64] = 3
# After how many worlds the worse half of the finalists is dropped.
HALVINGS: Final = (3, 6)
# Of lines with the same item, so many are finalists.
_OF_AN_ITEM: Final = 2


@final
class Strength:
    """How hard a thinker tries."""

    def __init__(  # noqa: PLR0913, PLR0917 - a row of the table of strengths
        self,
        width: i64,
        effect_width: i64,
        tried: i64,
        worlds: i64,
        finalists: i64,
        rounds: i64,
        places: i64,
    ) -> None:
        """Take the widths of plans and effects, and how many lines are tried in how many worlds.

        Lines are first tried until Mutul has answered; the finalists then to the end of the round.
        At last, for how many places of his tiles a thinker looks what they change.
        """
        self.width: i64 = width
        self.effect_width: i64 = effect_width
        self.tried: i64 = tried
        self.worlds: i64 = worlds
        self.finalists: i64 = finalists
        self.rounds: i64 = rounds
        self.places: i64 = places


# How moves come to mind in the rest of a round that is only imagined.
QUICK: Final = Strength(1, 1, 1, 0, 0, 0, 12)


@final
class LegendThinker:
    """Thinks about one position at a time; remembers what it found for the explanation."""

    def __init__(self, weights: LegendWeights, strength: Strength) -> None:
        """Set weights and strength."""
        self.weights = weights
        self.strength = strength
        self.value: float = 0.0
        self.points: float = -1.0
        self.alternatives: i64 = 0
        self.nodes: i64 = 0
        self.until: float = NEVER

    def moves(self, position: Position, rng: random.Random) -> list[int]:
        """Return the moves to play next, at least one; a treasure ends the list."""
        self.nodes = 0
        if position.phase == PHASE_DRAFT:
            return self._finals(position, self._picks(position), rng)
        if position.phase in (PHASE_TURN, PHASE_SWAP):
            return self._chosen(position, self._answers(position), rng)
        return self._chosen(position, self.lines(position), rng)

    def lines(self, position: Position) -> list[Line]:
        """Return what can be done until the present item, or the next one, is over."""
        if position.phase == PHASE_ITEM:
            return self._items(position)
        if position.phase == PHASE_ACT:
            return self._spending(position)
        if position.phase == PHASE_CARD:
            return self._using(position)
        raise ValueError(f"nothing is known about what to do in phase {position.phase}")

    def _chosen(self, position: Position, lines: list[Line], rng: random.Random) -> list[int]:
        """Try the best lines in sampled worlds and return the moves of the best."""
        self.alternatives = max(self.nodes, len(lines))
        best = best_of(lines, self.strength.tried)
        count: i64 = 0
        while count < self.strength.worlds and len(best) > 1 and not late(self.until):
            world = position.with_deal(redealt(position, rng))
            for line in best:
                line.add(self._fared(world, line))
            count += 1
        best.sort(key=line_mean, reverse=True)
        return self._finals(position, best, rng)

    def _finals(self, position: Position, lines: list[Line], rng: random.Random) -> list[int]:
        """Try the finalists to the end of the round and return the moves of the best."""
        best = different(lines, self.strength.finalists) if self.strength.rounds > 0 else lines[:1]
        for line in best:
            line.forget()
        count: i64 = 0
        while count < self.strength.rounds and len(best) > 1 and not late(self.until):
            world = position.with_deal(redealt(position, rng))
            for line in best:
                line.add(self._round_fared(world, line, rng))
            count += 1
            if count in HALVINGS:
                best.sort(key=line_mean, reverse=True)
                best = best[: (len(best) + 1) // 2]
        best.sort(key=line_mean, reverse=True)
        self.value = best[0].mean()
        return best[0].certain()

    def _round_fared(self, world: Position, line: Line, rng: random.Random) -> float:
        """Return the outlook at the end of the round that begins with a line."""
        position = world.copy()
        round_number = position.extra[ROUND]
        quick = LegendThinker(self.weights, QUICK)
        for move in line.moves:
            play(position, move)
        while position.phase != PHASE_OVER and position.extra[ROUND] == round_number:
            for move in quick.moves(position, rng):
                play(position, move)
        return self._result(position)

    def _fared(self, world: Position, line: Line) -> float:
        """Return the outlook after a line and what Mutul does then."""
        position = world.copy()
        for move in line.moves:
            play(position, move)
        moves = Moves()
        while position.phase in (PHASE_TURN, PHASE_SWAP):
            collect(position, moves)
            play(position, moves.items[0])
        return self._result(position)

    def _result(self, position: Position) -> float:
        """Return the lead at the end of the game, or the outlook."""
        if position.phase == PHASE_OVER:
            return float(position.score(YOU) - position.score(MUTUL))
        outlook = Outlook(position, self.weights)
        return outlook.worth(position, outlook.reach)

    def _answers(self, position: Position) -> list[Line]:
        """Return what can be chosen for Mutul, each as good as it looks right after it."""
        moves = Moves()
        collect(position, moves)
        found: list[Line] = []
        for move in moves.as_list():
            line = Line([move], 0.0)
            line.worth = self._fared(position, line)
            found.append(line)
        return found

    def _picks(self, position: Position) -> list[Line]:
        """Return what can be drafted, best first."""
        carefully = self.strength.worlds > 0
        width = self.strength.effect_width
        drafter = Drafter(position, self.weights, width, carefully=carefully)
        found = drafter.picks()
        self.alternatives = len(found)
        return found

    def _items(self, position: Position) -> list[Line]:
        """Return the best lines with each item."""
        moves = Moves()
        collect(position, moves)
        found: list[Line] = []
        tiles: list[int] = []
        seen: set[int] = set()
        spent = False
        for move in moves.as_list():
            code = code_of(move)
            if code == MOVE_PLACE_TILE:
                tiles.append(move)
            elif code == MOVE_PASS:
                found.append(self._passing(position))
            elif code == MOVE_SPEND_CARD:
                spent = True
            elif code != MOVE_PLAY_CARD or own_card(position, YOU, field_a(move)) not in seen:
                if code == MOVE_PLAY_CARD:
                    seen.add(own_card(position, YOU, field_a(move)))
                found += self._after(position, move)
        if spent:
            found += self._spent_cards(position, moves)
        return found + self._placements(position, tiles)

    def _after(self, position: Position, move: i64) -> list[Line]:
        """Return the lines that begin with a move."""
        after = position.copy()
        play(after, move)
        return [line.after([move]) for line in self.lines(after)]

    def _passing(self, position: Position) -> Line:
        outlook = Outlook(position, self.weights)
        return Line([MOVE_PASS], outlook.worth(position, outlook.reach))

    def _spent_cards(self, position: Position, moves: Moves) -> list[Line]:
        """Return the best lines that spend a card for its AP: the same for whichever card."""
        cards = [move for move in moves.as_list() if code_of(move) == MOVE_SPEND_CARD]
        outlook = Outlook(position, self.weights)
        found: list[Line] = []
        spending = self._after(position, cards[0])
        first = outlook.card_worth(own_card(position, YOU, field_a(cards[0])))
        for move in cards:
            loss = outlook.card_worth(own_card(position, YOU, field_a(move))) - first
            found += [Line([move, *line.moves[1:]], line.worth - loss) for line in spending]
        return found

    def _placements(self, position: Position, tiles: list[int]) -> list[Line]:
        """Return the places for tiles; behind a volcano's best ones the scoring turn."""
        found: list[Line] = []
        volcanoes: list[Line] = []
        stride = max(1, len(tiles) // int(self.strength.places))
        for move in tiles[::stride]:
            after = position.copy()
            play(after, move)
            outlook = Outlook(after, self.weights)
            worth = outlook.worth(after, outlook.reach)
            self.nodes += 1
            if TILE_TERRAIN[field_b(move)] == VOLCANO:
                volcanoes.append(Line([move], worth))
            else:
                found.append(Line(ended([move]), worth))
        for line in best_of(volcanoes, _VOLCANO_PLACES):
            found += self._after(position, line.moves[0])
        return best_of(found, self.strength.tried)

    def _using(self, position: Position) -> list[Line]:
        """Return the best uses of the card that is being played."""
        outlook = Outlook(position, self.weights)
        planner = EffectPlanner(position, self.weights, self.strength.effect_width)
        found = planner.lines(outlook, self.strength.tried)
        self.nodes += planner.nodes
        return found

    def _spending(self, position: Position) -> list[Line]:
        """Return the best plans for the action points, with and without the Director."""
        found = self._plans(position)
        if _ASK_DIRECTOR.refusal(position, MOVE_DIRECTOR) is None:
            after = position.copy()
            play(after, MOVE_DIRECTOR)
            found += [line.after([MOVE_DIRECTOR]) for line in self._plans(after)]
        return best_of(found, self.strength.tried)

    def _plans(self, position: Position) -> list[Line]:
        if position.ap == 0:
            outlook = Outlook(position, self.weights)
            return [Line([MOVE_END], outlook.worth(position, outlook.reach))]
        planner = Planner(
            position, Outlook(position, self.weights), self.strength.width, self.until
        )
        plans = planner.best_few(self.strength.tried)
        self.nodes += planner.nodes
        return [Line(ended(plan.all_steps()), plan.value) for plan in plans]


def different(lines: list[Line], count: i64) -> list[Line]:
    """Return the best few lines, but not too many that begin alike."""
    found: list[Line] = []
    begun: dict[int, int] = {}
    for line in lines:
        first = beginning(line)
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= _OF_AN_ITEM and len(found) < count:
            found.append(line)
    return found


def beginning(line: Line) -> int:
    """Return what a line begins with: a tile is the same item wherever it is placed."""
    move = line.moves[0]
    return MOVE_PLACE_TILE + field_b(move) * B if code_of(move) == MOVE_PLACE_TILE else move
