"""Random games and counting inside the engine, where nothing is boxed."""

from typing import Final

from mypy_extensions import i64

from tikal.engine.moves import Moves
from tikal.engine.phases import PHASE_OVER
from tikal.engine.play import collect, play
from tikal.engine.state.position import Position

_WORD: Final[i64] = 0xFFFFFFFF


def next_random(state: i64) -> i64:
    """Return the next number of a xorshift generator; 32 bits, never 0."""
    state = (state ^ (state << 13)) & _WORD
    state ^= state >> 17
    return (state ^ (state << 5)) & _WORD


def playout(position: Position, seed: i64) -> int:
    """Play random legal moves to the end of the game and return how many."""
    moves = Moves()
    state: i64 = (seed * 2654435761 + 88172645463325252) & _WORD | 1
    steps: i64 = 0
    while position.phase != PHASE_OVER:
        collect(position, moves)
        state = next_random(state)
        play(position, moves.items[(state * moves.count) >> 32])
        steps += 1
    return steps


def perft(position: Position, depth: i64) -> int:
    """Return the number of action sequences of this length, the deal being known."""
    if depth == 0:
        return 1
    moves = Moves()
    collect(position, moves)
    if depth == 1:
        return moves.count
    total: i64 = 0
    index: i64 = 0
    while index < moves.count:
        after = position.copy()
        play(after, moves.items[index])
        total += perft(after, depth - 1)
        index += 1
    return total
