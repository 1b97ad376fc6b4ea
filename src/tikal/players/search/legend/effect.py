"""How to use a card's effect best: a search over its single actions (L28)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.legend.effects import PIECES_OF_WORK
from tikal.engine.legend.going import MOVE_GO
from tikal.engine.legend.table import GO_FROM, GO_TO, GOES, WORKS, YOU
from tikal.engine.moves import Moves, code_of, field_a
from tikal.engine.play import collect, play
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.players.search.legend.line import Line, Node, best_of, ended, node_promise
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.search.points_now import Unseen
from tikal.players.search.turn_key import turn_key

# No effect has more actions worth planning.
_DEEPEST: Final = 8
# What a treasure or floor promises that a member has just gone for.
_WORK_PROMISED: Final[float] = 4.0


@final
class EffectPlanner:
    """Plans the use of one card from the position in which it has just been played."""

    def __init__(self, position: Position, weights: LegendWeights, width: i64) -> None:
        """Keep so many positions at each depth."""
        self.root = position
        self.weights = weights
        self.width: i64 = width
        self.unseen = Unseen(position, YOU, known=False)
        self.moves = Moves()
        self.nodes: i64 = 0

    def lines(self, outlook: Outlook, count: i64) -> list[Line]:
        """Return the best few uses, each to the end of the card."""
        worth = outlook.worth(self.root, outlook.reach)
        first = Node(self.root, [], 0.0, worth)
        found = [Line(ended([]), worth)]
        layer = [first]
        seen: set[int] = set()
        for _ in range(_DEEPEST):
            after = self._next_layer(layer, outlook, seen)
            if not after:
                break
            found += [Line(ended(node.moves), node.worth) for node in after]
            after.sort(key=node_promise, reverse=True)
            layer = after[: self.width]
        return best_of(found, count)

    def _next_layer(self, layer: list[Node], outlook: Outlook, seen: set[int]) -> list[Node]:
        found: list[Node] = []
        for node in layer:
            found += self._continued(node, outlook, seen)
        return found

    def _continued(self, node: Node, outlook: Outlook, seen: set[int]) -> list[Node]:
        """Return where a node can lead next."""
        found: list[Node] = []
        position = node.position
        here = outlook
        if position.site is not self.root.site:
            here = Outlook(position, self.weights)
        collect(position, self.moves)
        for move in self.moves.as_list():
            if move == MOVE_END:
                continue
            after = self._after(node, move, here)
            key = node_key(after.position)
            if key not in seen:
                seen.add(key)
                found.append(after)
        return found

    def _after(self, node: Node, move: i64, outlook: Outlook) -> Node:
        """Return the node after one more action."""
        position = node.position.copy()
        bonus = node.bonus
        code = code_of(move)
        self.nodes += 1
        if code == MOVE_RECOVER:
            bonus += self._dig(position, move, outlook)
        else:
            play(position, move)
        reach = outlook.reach
        judge = outlook
        if code == MOVE_PLACE_TILE:
            judge = Outlook(position, self.weights)
            reach = judge.reach
        elif code == MOVE_CAMP:
            reach = Reach(position, YOU)
        after = Node(position, [*node.moves, move], bonus, judge.worth(position, reach) + bonus)
        if code == MOVE_GO and works_after_going(position):
            after.promise += _WORK_PROMISED
        return after

    def _dig(self, position: Position, move: i64, outlook: Outlook) -> float:
        """Take an unseen treasure away and return what it may be expected to be worth."""
        worth: i64 = 0
        total: i64 = 0
        kind: i64 = 1
        while kind <= TREASURE_KINDS:
            left = self.unseen.left(position, kind)
            total += left
            worth += left * (position.hand(YOU, kind) + 1)
            kind += 1
        kind = position.top_treasure(field_a(move))
        play(position, move)
        position.change_hand(YOU, kind, -1)
        if total == 0:
            return 0.0
        return outlook.treasure_worth(position) * float(worth) / float(total)


def works_after_going(position: Position) -> bool:
    """Return whether a floor or a treasure may follow the go: such cards count both."""
    return (
        position.extra[GOES] == 1
        and position.extra[WORKS] < PIECES_OF_WORK
        and position.used_twice == 0
    )


def node_key(position: Position) -> i64:
    """Return a number that tells apart what one effect can lead to."""
    extra = position.extra
    used = extra[WORKS] + 16 * (extra[GOES] + 16 * (extra[GO_FROM] + 1 + 64 * (extra[GO_TO] + 1)))
    return turn_key(position, YOU) ^ used * 0x9E3779B97F4A7C1
