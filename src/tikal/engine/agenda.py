"""The agenda: an automaton's turn as steps kept in the position, so that it can stop and ask.

The variant knows what a step does. A step that needs somebody's decision leaves the rest of the
agenda where it is; whatever answers it calls `run` again. In the middle of an automaton's turn a
position is therefore like any other: it can be copied, compared and written down.
"""

from mypy_extensions import i64

from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, first, rest


def run(position: Position) -> None:
    """Do the steps of the agenda one after the other, until none is left or one has to wait."""
    while position.agenda != EMPTY:
        step: i64 = first(position.agenda)
        position.agenda = rest(position.agenda)
        if not position.rules.variant.do_step(position, step):
            return
