"""The Museum Director: 5 AP more, once a game (L18)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import DIRECTOR_AP
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import DIRECTOR_ASKED
from tikal.engine.legend.table import DIRECTOR, ITEM, PLAYING_TOKEN
from tikal.engine.moves import Moves
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position

# No fields.
MOVE_DIRECTOR: Final[i64] = 19


def may_help(position: Position) -> bool:
    """Return whether action points of a token or of a scoring turn are being spent."""
    return position.scoring or position.extra[ITEM] == PLAYING_TOKEN


@final
class AskDirector(ActionKind):
    """L18: more action points while you spend an AP token or take a scoring turn."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_DIRECTOR, (PHASE_ACT,))
        self.optional = True

    def legal(self, position: Position, moves: Moves) -> None:
        """Add it once a game."""
        asked = not position.rules.has_director or position.extra[DIRECTOR] == 0
        if not asked and may_help(position):
            moves.add(MOVE_DIRECTOR)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the right moment."""
        if not position.rules.has_director:
            return Refusal("R1.4", "not_in_this_variant", {})
        if position.extra[DIRECTOR] == 0:
            return Refusal("L18", "director_has_helped", {})
        if not may_help(position):
            return Refusal("L18", "director_not_now", {})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Add the points."""
        position.extra[DIRECTOR] = 0
        position.ap += DIRECTOR_AP
        if position.journal is not None:
            position.tell((DIRECTOR_ASKED, position.seat, DIRECTOR_AP))


register(AskDirector())
