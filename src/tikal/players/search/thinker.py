"""A thinker: what to do in each phase, by plans of whole turns.

Strengths differ in how many plans compete (`width`), how well a tile's place is tried out
(`place_width`), and whether scoring turns are solved exactly.
"""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.bidding import MOVE_BID, MOVE_PASS, MOVE_TAKE
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.moves import B, C, Moves, code_of
from tikal.engine.phases import PHASE_ACT, PHASE_BID, PHASE_PLACE, PHASE_TAKE
from tikal.engine.play import collect, play
from tikal.engine.scoring import treasure_points
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import unpacked
from tikal.engine.variants.auction import DISPLAY, HIGHEST_BID
from tikal.players.search.clock import NEVER, late
from tikal.players.search.evaluation import Evaluation
from tikal.players.search.planner import Plan, Planner
from tikal.players.search.points_now import Rivals, temples_now
from tikal.players.search.scoring_turn import ScoringTurn
from tikal.players.search.weights import Weights

MOST_NODES: Final[i64] = 20_000
ALL: Final[i64] = 1000
_BEST_PLACES: Final[i64] = 4
# What part of a tile's advantage a bid may cost, and the most that any turn is worth.
_BID_SHARE: Final[float] = 0.4
_MOST_BID: Final[i64] = 6


@final
class Place:
    """A place for the drawn tile and what the turn after it is worth."""

    def __init__(self, move: i64, value: float) -> None:
        """Keep both."""
        self.move: i64 = move
        self.value: float = value


def place_value(place: Place) -> float:
    """Return what places are sorted by."""
    return place.value


def finished(steps: list[int]) -> list[int]:
    """Return a plan with the end of the turn, unless a treasure comes first and may change it."""
    if steps and code_of(steps[-1]) == MOVE_RECOVER:
        return steps
    return [*steps, MOVE_END]


def points_after(position: Position, steps: list[int]) -> float:
    """Return the points of a scoring turn, as far as they do not depend on unseen treasures."""
    after = position.copy()
    for move in steps:
        if code_of(move) == MOVE_RECOVER:
            break
        play(after, move)
    rivals = Rivals(after, position.seat)
    return float(temples_now(after, rivals) + treasure_points(after, position.seat))


@final
class Thinker:
    """Thinks about one position at a time; remembers what it found for the explanation."""

    def __init__(self, weights: Weights, width: i64, place_width: i64, *, exact: bool) -> None:
        """Set the strength."""
        self.weights = weights
        self.width: i64 = width
        self.place_width: i64 = place_width
        self.exact: bool = exact
        self.value: float = 0.0
        self.points: float = -1.0
        self.alternatives: i64 = 0
        # Positions looked at since this thinker was made.
        self.nodes: i64 = 0
        # When to stop, with what was found until then, and for how many places of a tile the turn
        # that follows is planned: those that look best before it.
        self.until: float = NEVER
        self.places_tried: i64 = ALL

    def moves(self, position: Position) -> list[int]:
        """Return the moves to play next, at least one; treasures end the list."""
        self.points = -1.0
        if position.phase == PHASE_PLACE:
            return [self.best_place(position).move]
        if position.phase == PHASE_ACT:
            return self.turn(position)
        if position.phase == PHASE_BID:
            return [self.bid(position)]
        if position.phase == PHASE_TAKE:
            return [MOVE_TAKE + self.best_tile(position) * B]
        raise ValueError(f"nothing is known about what to do in phase {position.phase}")

    def turn(self, position: Position) -> list[int]:
        """Return how to spend the action points."""
        if position.scoring and self.exact:
            return self._scoring_turn(position)
        return finished(self._plan(position).steps())

    def _plan(self, position: Position) -> Plan:
        before = self.nodes
        best = self.planned(position, self.width)
        self.value = best.value
        self.alternatives = self.nodes - before
        return best

    def planned(self, position: Position, width: i64) -> Plan:
        """Return the best plan for the action points that a search of this width finds."""
        planner = self._planner(position, width)
        best = planner.best()
        self.nodes += planner.nodes
        return best

    def _planner(self, position: Position, width: i64) -> Planner:
        return Planner(position, Evaluation(position, self.weights), width, self.until)

    def plans(self, position: Position, count: i64) -> list[Plan]:
        """Return the best few plans for the turn."""
        planner = self._planner(position, self.width)
        found = planner.best_few(count)
        self.nodes += planner.nodes
        self.alternatives = planner.nodes
        return found

    def _scoring_turn(self, position: Position) -> list[int]:
        """Take the most points there are; spend what is left over for the future."""
        whole = self._plan(position)
        value = whole.value
        solver = ScoringTurn(position, MOST_NODES, known=False)
        solver.until = self.until
        self.points = solver.solve(points_after(position, whole.steps()))
        line = solver.line()
        if line and code_of(line[-1]) == MOVE_RECOVER:
            return line
        after = position.copy()
        for move in line:
            play(after, move)
        rest = self._plan(after)
        if value > rest.value:
            self.value = value
            return finished(whole.steps())
        return finished(line + rest.steps())

    def places(self, position: Position) -> list[Place]:
        """Return places for the drawn tile, tried quickly, the best first."""
        found = self._all_places(position)
        self.alternatives = len(found)
        if self.places_tried < len(found):
            found.sort(key=place_value, reverse=True)
            found = found[: self.places_tried]
        tried: list[Place] = []
        for place in found:
            if tried and late(self.until):
                break
            place.value = self._plan_after(position, place.move, self.place_width).value
            tried.append(place)
        tried.sort(key=place_value, reverse=True)
        return tried

    def _all_places(self, position: Position) -> list[Place]:
        """Return all places; if only some will be tried, with a first impression of each."""
        moves = Moves()
        collect(position, moves)
        found: list[Place] = []
        index: i64 = 0
        while index < moves.count:
            place = Place(moves.items[index], 0.0)
            if self.places_tried < moves.count:
                after = position.copy()
                play(after, place.move)
                evaluation = Evaluation(after, self.weights)
                place.value = evaluation.value(after, evaluation.reach)
            found.append(place)
            index += 1
        return found

    def best_place(self, position: Position) -> Place:
        """Return the best place for the drawn tile: the best of all are tried again carefully."""
        places = self.places(position)
        best = places[0]
        if self.width > self.place_width:
            again = [
                Place(place.move, self._plan_after(position, place.move, self.width).value)
                for place in places[:_BEST_PLACES]
            ]
            again.sort(key=place_value, reverse=True)
            best = again[0]
        self.value = best.value
        return best

    def reply(self, position: Position) -> list[int]:
        """Return the next moves as they come to mind: a place and the turn after it together."""
        if position.phase != PHASE_PLACE:
            return self.moves(position)
        places = self._all_places(position)
        places.sort(key=place_value, reverse=True)
        chosen = places[0]
        best = self._plan_after(position, chosen.move, self.width)
        for place in places[1 : self.places_tried]:
            plan = self._plan_after(position, place.move, self.width)
            if plan.value > best.value:
                chosen = place
                best = plan
        return [chosen.move, *finished(best.steps())]

    def _plan_after(self, position: Position, move: i64, width: i64) -> Plan:
        after = position.copy()
        play(after, move)
        return self.planned(after, width)

    def best_tile(self, position: Position) -> i64:
        """Return the tile of the display that the seat can use best (A5)."""
        return self._tiles(position)[0].move

    def _tiles(self, position: Position) -> list[Place]:
        """Return the tiles on offer with what a turn with each is worth, best first."""
        found: list[Place] = []
        for tile in unpacked(position.extra[DISPLAY]):
            after = position.copy()
            after.phase = PHASE_TAKE
            after.turn = position.seat
            play(after, MOVE_TAKE + tile * B)
            value: float = 0.0
            if after.phase == PHASE_PLACE:
                quick = Thinker(self.weights, self.place_width, self.place_width, exact=False)
                quick.places_tried = self.places_tried
                value = quick.best_place(after).value
            else:
                value = self._planner(after, self.place_width).best().value
            found.append(Place(tile, value))
        found.sort(key=place_value, reverse=True)
        return found

    def bid(self, position: Position) -> i64:
        """Return a bid as long as the best tile is worth it, else pass (A3)."""
        tiles = self._tiles(position)
        worst = tiles[-1].value
        worth: i64 = int((tiles[0].value - worst) * _BID_SHARE)
        amount = position.extra[HIGHEST_BID] + 1
        points = position.score(position.seat)
        self.value = tiles[0].value
        if amount <= min(worth, _MOST_BID) and amount <= points:
            return MOVE_BID + amount * C
        return MOVE_PASS
