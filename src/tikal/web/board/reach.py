"""How far members get: the cheapest way to every space, as the single steps it is played by.

Ways lead over paths and along the secret paths between one's camps, which often save AP; members
in the supply begin on any camp of their own (R7.1 to R7.3).
"""

from typing import Final, final

from tikal.box.pieces import EXPLORER, LEADER, MEMBER_LETTERS
from tikal.engine.action_points import PLACE_AP, SHIFT_AP
from tikal.engine.members import own_camps
from tikal.engine.moves import MOVE, PLACE_MEMBER, SHIFT, A, B, C
from tikal.engine.position import ACT, IN_SUPPLY, STRIDE, SUPPLY, Position
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import NEIGHBOURS, SPACE_NAMES, SPACES
from tikal.notation.action import action_of
from tikal.web.board.spaces import Facts

_NOWHERE: Final = -1
_FROM_SUPPLY: Final = -2


def reach_facts(position: Position) -> list[Facts]:
    """Return where each member of the seat to move can get with the AP left."""
    if position.phase != ACT:
        return []
    camps = [space for space in range(SPACES) if (own_camps(position) >> space) & 1]
    found: list[Facts] = []
    for space in range(SPACES):
        members = [m for m in (EXPLORER, LEADER) if position.has_member(position.seat, space, m)]
        if members:
            ways = Ways(position, camps)
            ways.spread(space, 0, _NOWHERE)
            found += [_reach(ways, member, SPACE_NAMES[space]) for member in members]
    waiting = _in_supply(position)
    if waiting and position.ap >= PLACE_AP:
        ways = Ways(position, camps)
        for camp in camps:
            ways.begin(camp, PLACE_AP, _FROM_SUPPLY)
        ways.settle()
        found += [_reach(ways, member, "supply") for member in waiting]
    return found


def _in_supply(position: Position) -> list[int]:
    explorer = position.expeditions[position.seat * STRIDE + SUPPLY] > 0
    leader = position.leader_at(position.seat) == IN_SUPPLY
    return [EXPLORER] * explorer + [LEADER] * leader


def _reach(ways: "Ways", member: int, start: str) -> Facts:
    return {"member": MEMBER_LETTERS[member], "from": start, "goals": ways.goals(member)}


@final
class Ways:
    """The cheapest ways over the board from one or several spaces."""

    def __init__(self, position: Position, camps: list[int]) -> None:
        """Know the map; nothing is reached yet."""
        self.cost = position.site.cost
        self.camps = camps
        self.limit = int(position.ap)
        self.spent = [self.limit + 1] * int(SPACES)
        self.before = [_NOWHERE] * int(SPACES)
        # Spaces to go on from, by the AP spent on the way there.
        self.waiting: list[list[int]] = [[] for _ in range(self.limit + 1)]

    def spread(self, space: int, spent: int, before: int) -> None:
        """Find the ways from one space."""
        self.begin(space, spent, before)
        self.settle()

    def begin(self, space: int, spent: int, before: int) -> None:
        """Note a way to a space if there is none as cheap."""
        if spent < self.spent[space]:
            self.spent[space] = spent
            self.before[space] = before
            self.waiting[spent].append(space)

    def settle(self) -> None:
        """Go on from every space, nearest first."""
        for spent, spaces in enumerate(self.waiting):
            for space in spaces:
                if self.spent[space] == spent:
                    self._go_on(space, spent)

    def _go_on(self, space: int, spent: int) -> None:
        cost = self.cost
        for side in range(space * SIDES, (space + 1) * SIDES):
            if cost[side] > 0:
                self.begin(NEIGHBOURS[side], spent + cost[side], space)
        if space in self.camps:
            for camp in self.camps:
                self.begin(camp, spent + SHIFT_AP, space)

    def goals(self, member: int) -> dict[str, Facts]:
        """Return every space that is reached, with the cost and the actions of a member."""
        found: dict[str, Facts] = {}
        for space in range(SPACES):
            if self.before[space] != _NOWHERE:
                actions = self._actions(space, member)
                found[SPACE_NAMES[space]] = {"cost": self.spent[space], "actions": actions}
        return found

    def _actions(self, goal: int, member: int) -> list[str]:
        texts: list[str] = []
        while self.before[goal] >= 0:
            start = self.before[goal]
            texts.append(action_of(self._step(start, goal) + member * C).text)
            goal = start
        if self.before[goal] == _FROM_SUPPLY:
            texts.append(action_of(PLACE_MEMBER + goal * A + member * B).text)
        texts.reverse()
        return texts

    def _step(self, start: int, goal: int) -> int:
        """Return the step between two spaces of a way, by path where it is as cheap."""
        spent = self.spent[goal] - self.spent[start]
        for side in range(start * SIDES, (start + 1) * SIDES):
            if NEIGHBOURS[side] == goal and self.cost[side] == spent:
                return int(MOVE + start * A + goal * B)
        return int(SHIFT + start * A + goal * B)
