"""How to use a card's effect best: a search over its single actions (L28)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.legend.effects.digging import PIECES_OF_WORK
from tikal.engine.legend.going import MOVE_GO
from tikal.engine.legend.table import GO_FROM, GO_TO, GOES, WORKS, YOU
from tikal.engine.moves import Moves, code_of, field_a, field_b, field_c
from tikal.engine.play import collect, play
from tikal.engine.state.position import Position
from tikal.engine.ways.reach import Reach
from tikal.players.search.legend.line import Line, best_of, ended
from tikal.players.search.legend.outlook import Outlook
from tikal.players.search.legend.weights import LegendWeights
from tikal.players.search.points_now import Unseen
from tikal.players.search.turn_key import turn_key

# No effect has more actions worth planning.
_DEEPEST: Final = 8
# What a treasure or floor promises that a member has just gone for.
_WORK_PROMISED: Final[float] = 4.0
_EQUAL: Final[float] = 1e-6


@final
class Node:
    """A position in the middle of a card's effect, and how it came about."""

    def __init__(self, before: "Node | None", move: i64, worth: float, bonus: float) -> None:
        """Continue a node; the position is worked out when it is needed."""
        self.before = before
        self.move: i64 = move
        self.worth: float = worth
        # What treasures dug so far may add.
        self.bonus: float = bonus
        # What nodes are ranked by: the worth and what the effect still promises.
        self.promise: float = worth
        self.position: Position | None = None

    def reached(self) -> Position:
        """Return the position that the node stands for."""
        position = self.position
        before = self.before
        if position is None:
            if before is None:
                raise ValueError("the first node of all has a position")
            position = before.reached().copy()
            play(position, self.move)
            self.position = position
        return position

    def moves(self) -> list[int]:
        """Return the actions that lead here."""
        found: list[int] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            found.append(node.move)
            node = node.before
        found.reverse()
        return found


def node_promise(node: Node) -> float:
    """Return what nodes are ranked by."""
    return node.promise


def node_worth(node: Node) -> float:
    """Return what a use of a card that ends here is ranked by."""
    return node.worth


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
        first = Node(None, 0, outlook.worth(self.root, outlook.reach), 0.0)
        first.position = self.root
        found = [Line(ended([]), first.worth)]
        layer = [first]
        seen: set[int] = set()
        for _ in range(_DEEPEST):
            after: list[Node] = []
            for node in layer:
                after += self._continued(node, outlook)
            if not after:
                break
            after.sort(key=node_worth, reverse=True)
            found += [Line(ended(node.moves()), node.worth) for node in different(after, count)]
            after.sort(key=node_promise, reverse=True)
            layer = self._kept(after, seen)
        return best_of(found, count)

    def _kept(self, nodes: list[Node], seen: set[int]) -> list[Node]:
        """Return the most promising nodes, of those that lead to the same only one."""
        found: list[Node] = []
        for node in nodes:
            if len(found) == self.width:
                break
            key = node_key(node.reached())
            if key not in seen:
                seen.add(key)
                found.append(node)
        return found

    def _continued(self, node: Node, outlook: Outlook) -> list[Node]:
        """Return where a node can lead next."""
        position = node.reached()
        here = outlook
        if position.site is not self.root.site:
            here = Outlook(position, self.weights)
        here.worth(position, here.reach)
        collect(position, self.moves)
        goes: list[Node] = []
        others: list[int] = []
        for move in self.moves.as_list():
            if code_of(move) == MOVE_GO:
                goes.append(self._gone(node, position, move, here))
            elif move != MOVE_END:
                others.append(move)
        return goes + [self._after(node, move, here) for move in others]

    def _gone(self, node: Node, position: Position, move: i64, outlook: Outlook) -> Node:
        """Return the node after a member has gone somewhere."""
        self.nodes += 1
        start = field_a(move)
        worth = outlook.worth_after(position, outlook.reach, start, field_b(move), field_c(move))
        after = Node(node, move, worth + node.bonus, node.bonus)
        if position.extra[GOES] == 0 and position.extra[WORKS] < PIECES_OF_WORK:
            after.promise += _WORK_PROMISED
        return after

    def _after(self, node: Node, move: i64, outlook: Outlook) -> Node:
        """Return the node after any other action."""
        position = node.reached().copy()
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
        after = Node(node, move, judge.worth(position, reach) + bonus, bonus)
        after.position = position
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


def different(nodes: list[Node], count: i64) -> list[Node]:
    """Return the first few nodes; those of equal worth lead to the same by other ways."""
    found: list[Node] = []
    for node in nodes:
        if len(found) == count:
            break
        if not found or node.worth < found[-1].worth - _EQUAL:
            found.append(node)
    return found


def node_key(position: Position) -> i64:
    """Return a number that tells apart what one effect can lead to."""
    extra = position.extra
    used = extra[WORKS] + 16 * (extra[GOES] + 16 * (extra[GO_FROM] + 1 + 64 * (extra[GO_TO] + 1)))
    return turn_key(position, YOU) ^ used * 0x9E3779B97F4A7C1
