"""Setting up camps (R9.1)."""

from typing import final

from mypy_extensions import i64

from tikal.box.terrain import CLEARING, RUINS
from tikal.engine.action_kind import ActionKind
from tikal.engine.action_points import CAMP_AP
from tikal.engine.events import CAMP_SET_UP
from tikal.engine.moves import CAMP, A, Moves, field_a
from tikal.engine.position import CAMP_SPACES, CAMPS_LEFT, NOBODY, STRIDE, Position
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.geometry.bits import BIT, lowest


def takes_camp(position: Position, space: i64) -> bool:
    """Return whether a space is a clearing, or ruins that became one, without a camp."""
    terrain = position.site.terrain[space]
    if terrain != CLEARING and (terrain != RUINS or position.value[space] > 0):
        return False
    return position.camp_of(space) == NOBODY


@final
class SetUpCamp(ActionKind):
    """R9.1: one of two camps, for good; R1.1 decides whether a member must be there."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the clearings where a camp may stand."""
        left = position.expeditions[position.seat * STRIDE + CAMPS_LEFT]
        if position.ap < CAMP_AP or left == 0:
            return
        spaces = position.site.clearings | position.site.ruins
        if position.rules.camp_needs_member:
            spaces &= moves.presence
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if takes_camp(position, space):
                moves.add(CAMP + space * A)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a camp in the supply, a clearing without one and, by edition, a member."""
        space = field_a(move)
        terrain = position.site.terrain[space]
        if terrain == RUINS and position.value[space] > 0:
            return Refusal("R9.1", "ruins_not_empty", {"space": space})
        if terrain not in (CLEARING, RUINS):
            return Refusal("R9.1", "not_a_clearing", {"space": space})
        if position.camp_of(space) != NOBODY:
            return Refusal("R9.1", "camp_there", {"space": space})
        if position.expeditions[position.seat * STRIDE + CAMPS_LEFT] == 0:
            return Refusal("R9.1", "no_camps_left", {})
        if position.rules.camp_needs_member and position.members(position.seat, space) == 0:
            return Refusal("R1.1", "nobody_there", {"space": space})
        return lack_of_ap(position.ap, CAMP_AP)

    def play(self, position: Position, move: i64) -> None:
        """Pitch the camp."""
        base = position.seat * STRIDE
        position.expeditions[base + CAMP_SPACES] |= BIT[field_a(move)]
        position.expeditions[base + CAMPS_LEFT] -= 1
        position.ap -= CAMP_AP
        if position.journal is not None:
            position.tell((CAMP_SET_UP, position.seat, field_a(move)))
