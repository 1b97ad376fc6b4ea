"""The three questions every interface asks: what is legal, why not, and what happens then.

Each module of `tikal.engine.actions` registers its kinds of action when it is imported;
`tikal.notation.actions.forms` imports them all. Which of them a phase allows, the phase says; which
phases a game goes through, its variant.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.actions.kind import KINDS, ActionKind, kind_of
from tikal.engine.moves import Moves, code_of
from tikal.engine.phases import OWN_WAY, PHASE_OVER, PHASES
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position


def collect(position: Position, moves: Moves) -> None:
    """Fill the buffer with the legal moves, in a fixed order."""
    moves.count = 0
    PHASES[position.phase].collect(position, moves)


# Buffers that nobody is filling. Threads that ask at the same time each take one.
_SPARE: Final[list[Moves]] = []


def spare_buffer() -> Moves:
    """Take a buffer that is free, or a new one."""
    try:
        return _SPARE.pop()
    except IndexError:
        return Moves()


def legal(position: Position) -> vec[i64]:
    """Return the legal moves: a sequence that makes Python's numbers only of those looked at."""
    moves = spare_buffer()
    collect(position, moves)
    found = moves.items[: moves.count]
    _SPARE.append(moves)
    return found


def refusal(position: Position, move: i64) -> Refusal | None:
    """Return which rule forbids a move, or None where it is legal."""
    kind = kind_of(move)
    if position.phase not in kind.phases:
        return out_of_place(position, kind)
    return PHASES[position.phase].refusal(position, kind, move)


def out_of_place(position: Position, kind: ActionKind) -> Refusal:
    """Say what has to be done first, or that the action has no place in this game."""
    first_do = PHASES[position.phase].first_do(position)
    if first_do is not None and position.phase == PHASE_OVER:
        return first_do
    homes = [phase for phase in position.rules.variant.phases if phase in kind.phases]
    if not homes:
        return Refusal("R1.4", "not_in_this_variant", {})
    return first_do if first_do is not None else PHASES[homes[0]].not_now(position)


def play(position: Position, move: i64) -> None:
    """Carry out a legal move and all that follows by itself."""
    if OWN_WAY[position.phase] == 0:
        KINDS[code_of(move)].play(position, move)
    else:
        PHASES[position.phase].play(position, move)
