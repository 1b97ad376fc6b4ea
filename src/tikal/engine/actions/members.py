"""Placing, moving and shifting members (R7)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import EXPLORER, LEADER
from tikal.box.terrain import UNEXPLORED
from tikal.box.tiles import BASE_CAMP_SPACE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import MEMBER_MOVED, MEMBER_PLACED, MEMBER_SHIFTED
from tikal.engine.moves import A, B, C, Moves, field_a, field_b, field_c
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.expeditions import ONLY_EXPLORERS, ONLY_LEADERS
from tikal.engine.state.position import Position
from tikal.geometry.bits import BIT, lowest
from tikal.geometry.directions import SIDES
from tikal.geometry.spaces import NEIGHBOURS, OFF_BOARD, side_towards

# Fields: space, member.
MOVE_PLACE_MEMBER: Final[i64] = 1
# Fields: from, to, member.
MOVE_MEMBER: Final[i64] = 2
MOVE_SHIFT: Final[i64] = 3

PLACE_AP: Final[i64] = 1
# At least: a path has as many AP as stones.
STEP_AP: Final[i64] = 1
SHIFT_AP: Final[i64] = 1


def own_camps(position: Position) -> i64:
    """Return, as bits, the base camp and the camps of the seat to move (R7.1, R7.3)."""
    return position.camps(position.seat) | BIT[BASE_CAMP_SPACE]


def no_such_member(position: Position, rule: str, space: i64, member: i64) -> Refusal | None:
    """Refuse an action with a member that is not on the space."""
    if position.has_member(position.seat, space, member):
        return None
    return Refusal(rule, "no_such_member", {"space": space, "member": member})


@final
class PlaceMember(ActionKind):
    """R7.1: a member from the supply onto the base camp or a camp of one's own."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_PLACE_MEMBER, (PHASE_ACT,), PLACE_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add each camp, for an explorer and for the leader as long as they are in the supply."""
        if position.ap < PLACE_AP:
            return
        explorer = position.supply(position.seat, EXPLORER) > 0
        leader = position.supply(position.seat, LEADER) > 0
        camps = own_camps(position)
        space: i64 = 0
        while camps != 0:
            if camps & 1 == 1:
                if explorer:
                    moves.add(MOVE_PLACE_MEMBER + space * A + EXPLORER * B)
                if leader:
                    moves.add(MOVE_PLACE_MEMBER + space * A + LEADER * B)
            camps >>= 1
            space += 1

    def offers(self, position: Position, space: i64) -> list[int]:
        """Offer both kinds of member on one's own camps."""
        if (own_camps(position) >> space) & 1 == 0:
            return []
        return [MOVE_PLACE_MEMBER + space * A + member * B for member in (EXPLORER, LEADER)]

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Say why the member can't be placed there, or that it can't be paid."""
        refused = placing_refusal(position, field_a(move), field_b(move))
        return refused if refused is not None else lack_of_ap(position.ap, PLACE_AP)

    def play(self, position: Position, move: i64) -> None:
        """Take the member from the supply and stand it on the camp."""
        position.ap -= PLACE_AP
        place_member(position, field_a(move), field_b(move))


def placing_refusal(position: Position, space: i64, member: i64) -> Refusal | None:
    """Ask for a member in the supply and a camp to put it on."""
    if position.supply(position.seat, member) == 0:
        if member == LEADER:
            return Refusal("R7.1", "leader_not_in_supply", {})
        return Refusal("R7.1", "no_explorers_left", {})
    if (own_camps(position) >> space) & 1 == 0:
        return Refusal("R7.1", "not_your_camp", {"space": space})
    return None


def place_member(position: Position, space: i64, member: i64) -> None:
    """Let the seat to move bring a member from its supply to a camp."""
    position.add_supply(position.seat, member, -1)
    position.put(position.seat, space, member)
    if position.journal is not None:
        position.tell((MEMBER_PLACED, position.seat, member, space))


@final
class MoveMember(ActionKind):
    """R7.2: one step over a path, for as many AP as it has stones."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_MEMBER, (PHASE_ACT,), STEP_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every path that leads from a member and can be paid.

        Most legal moves are of this kind, so they are written without a call for each.
        """
        seat = position.seat
        ap = position.ap
        cost = position.site.cost
        spots = moves.spots
        moves.reserve(moves.spot_count * SIDES * 2)
        items = moves.items
        count = moves.count
        index: i64 = 0
        while index < moves.spot_count:
            space = spots[index]
            here = position.kinds_of_member(seat, space)
            side: i64 = space * SIDES
            end: i64 = side + SIDES
            while side < end:
                if 0 < cost[side] <= ap:
                    to = NEIGHBOURS[side]
                    if here != ONLY_LEADERS:
                        items[count] = MOVE_MEMBER + space * A + to * B + EXPLORER * C
                        count += 1
                    if here != ONLY_EXPLORERS:
                        items[count] = MOVE_MEMBER + space * A + to * B + LEADER * C
                        count += 1
                side += 1
            index += 1
        moves.count = count

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the member, an explored neighbour that is no volcano, and a path."""
        space = field_a(move)
        to = field_b(move)
        refused = no_such_member(position, "R7.2", space, field_c(move))
        if refused is not None:
            return refused
        side = side_towards(space, to)
        if side == OFF_BOARD:
            return Refusal("R7.2", "not_neighbours", {"space": space, "to": to})
        if position.site.terrain[to] == UNEXPLORED:
            return Refusal("R7.2", "unexplored", {"to": to})
        if (position.site.passable >> to) & 1 == 0:
            return Refusal("R7.2", "volcano_entered", {"to": to})
        cost = position.site.cost[space * SIDES + side]
        if cost == 0:
            return Refusal("R7.2", "no_path", {"space": space, "to": to})
        return lack_of_ap(position.ap, cost)

    def cost(self, position: Position, move: i64) -> i64:
        """Return the stones of the path."""
        space = field_a(move)
        return position.site.cost[space * SIDES + side_towards(space, field_b(move))]

    def play(self, position: Position, move: i64) -> None:
        """Pay the path's stones and walk."""
        space = field_a(move)
        to = field_b(move)
        member = field_c(move)
        cost = self.cost(position, move)
        position.lift(position.seat, space, member)
        position.put(position.seat, to, member)
        position.ap -= cost
        if position.journal is not None:
            position.tell((MEMBER_MOVED, position.seat, member, space, to, cost))


@final
class ShiftMember(ActionKind):
    """R7.3: along the secret paths between the base camp and one's own camps."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_SHIFT, (PHASE_ACT,), SHIFT_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every pair of camps with a member on the first."""
        camps = own_camps(position)
        if position.ap < SHIFT_AP or camps == 1:
            return
        seat = position.seat
        index: i64 = 0
        while index < moves.spot_count:
            space = moves.spots[index]
            if (camps >> space) & 1 == 1:
                explorer = position.has_member(seat, space, EXPLORER)
                leader = position.has_member(seat, space, LEADER)
                others = camps & ~BIT[space]
                while others != 0:
                    to = lowest(others)
                    others &= ~BIT[to]
                    if explorer:
                        moves.add(MOVE_SHIFT + space * A + to * B + EXPLORER * C)
                    if leader:
                        moves.add(MOVE_SHIFT + space * A + to * B + LEADER * C)
            index += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the member and for two different camps."""
        space = field_a(move)
        to = field_b(move)
        camps = own_camps(position)
        refused = no_such_member(position, "R7.3", space, field_c(move))
        if refused is not None:
            return refused
        if (camps >> space) & 1 == 0:
            return Refusal("R7.3", "not_your_camp", {"space": space})
        if (camps >> to) & 1 == 0:
            return Refusal("R7.3", "not_your_camp", {"space": to})
        if space == to:
            return Refusal("R7.3", "shift_nowhere", {"space": space})
        return lack_of_ap(position.ap, SHIFT_AP)

    def play(self, position: Position, move: i64) -> None:
        """Put the member on the other camp."""
        space = field_a(move)
        to = field_b(move)
        member = field_c(move)
        position.lift(position.seat, space, member)
        position.put(position.seat, to, member)
        position.ap -= SHIFT_AP
        if position.journal is not None:
            position.tell((MEMBER_SHIFTED, position.seat, member, space, to))


register(PlaceMember())
register(MoveMember())
register(ShiftMember())
