"""The compact text export: one line for each turn.

A line begins with the seat, `*` marks a scoring turn. The bids of one auction share a line that
begins with `?`, each behind its seat. What a seat drafts in a round of Legend shares a line too.
"""

from typing import final

from tikal.engine.actions.bidding import MOVE_BID, MOVE_PASS
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.moves import code_of
from tikal.engine.phases import PHASE_DRAFT, PHASE_ITEM
from tikal.engine.state.position import Position
from tikal.notation.actions.action import action_of


@final
class PlayedAction:
    """An action and who played it in what kind of turn."""

    def __init__(self, seat: int, move: int, phase: int, *, scoring: bool) -> None:
        """Keep what the export needs."""
        self.seat = seat
        self.move = move
        self.phase = phase
        self.scoring = scoring


def played_in(position: Position, move: int) -> PlayedAction:
    """Return a move that is about to be played."""
    return PlayedAction(position.seat + 1, move, position.phase, scoring=position.scoring)


def turn_lines(played: list[PlayedAction]) -> list[str]:
    """Return the lines of a game."""
    lines: list[str] = []
    open_line = ""
    drafting = False
    for item in played:
        text = action_of(item.move).text
        if drafting and item.phase != PHASE_DRAFT:
            lines.append(open_line)
            open_line = ""
        drafting = item.phase == PHASE_DRAFT
        if code_of(item.move) in (MOVE_BID, MOVE_PASS) and item.phase != PHASE_ITEM:
            open_line = f"{open_line or '?'} {item.seat}:{text}"
            continue
        if open_line.startswith("?"):
            lines.append(open_line)
            open_line = ""
        if not open_line:
            open_line = f"{item.seat}{'*' if item.scoring else ''}"
        open_line += f" {text}"
        if code_of(item.move) in (MOVE_END, MOVE_PASS):
            lines.append(open_line)
            open_line = ""
    if open_line:
        lines.append(open_line)
    return lines
