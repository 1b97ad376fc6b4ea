"""Setting up camps (R9.1)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.terrain import CLEARING, RUINS
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import CAMP_SET_UP
from tikal.engine.moves import A, Moves, field_a
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.geometry.bits import lowest

# Field: space.
MOVE_CAMP: Final[i64] = 7
CAMP_AP: Final[i64] = 5


def is_clearing(position: Position, space: i64) -> bool:
    """Return whether a space is a clearing, or ruins that became one (R8.5)."""
    terrain = position.site.terrain[space]
    return terrain == CLEARING or (terrain == RUINS and position.value[space] == 0)


def takes_camp(position: Position, space: i64) -> bool:
    """Return whether a space is a clearing without a camp."""
    return is_clearing(position, space) and position.camp_of(space) == NOBODY


@final
class SetUpCamp(ActionKind):
    """R9.1: one of two camps, for good; R1.1 decides whether a member must be there."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_CAMP, (PHASE_ACT,), CAMP_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the clearings where a camp may stand."""
        if position.ap < CAMP_AP or position.camps_left(position.seat) == 0:
            return
        spaces = position.site.clearings | position.site.ruins
        if position.rules.camp_needs_member:
            spaces &= moves.presence
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if takes_camp(position, space):
                moves.add(MOVE_CAMP + space * A)

    def offers(self, position: Position, space: i64) -> list[int]:
        """Offer a camp on a clearing."""
        return [MOVE_CAMP + space * A] if is_clearing(position, space) else []

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a place for the camp and, by edition, a member, before the action points."""
        space = field_a(move)
        refused = camping_refusal(position, space)
        if refused is not None:
            return refused
        if position.rules.camp_needs_member and position.members(position.seat, space) == 0:
            return Refusal("R1.1", "nobody_there", {"space": space})
        return lack_of_ap(position.ap, CAMP_AP)

    def play(self, position: Position, move: i64) -> None:
        """Pitch the camp."""
        position.ap -= CAMP_AP
        pitch_camp(position, field_a(move))


def camping_refusal(position: Position, space: i64) -> Refusal | None:
    """Ask for a camp in the supply and a clearing without one."""
    terrain = position.site.terrain[space]
    if terrain == RUINS and position.value[space] > 0:
        return Refusal("R9.1", "ruins_not_empty", {"space": space})
    if terrain not in (CLEARING, RUINS):
        return Refusal("R9.1", "not_a_clearing", {"space": space})
    if position.camp_of(space) != NOBODY:
        return Refusal("R9.1", "camp_there", {"space": space})
    if position.camps_left(position.seat) == 0:
        return Refusal("R9.1", "no_camps_left", {})
    return None


def pitch_camp(position: Position, space: i64) -> None:
    """Set up a camp of the seat to move."""
    position.set_up_camp(position.seat, space)
    if position.journal is not None:
        position.tell((CAMP_SET_UP, position.seat, space))


register(SetUpCamp())
