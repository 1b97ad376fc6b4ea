"""The yardstick: a fixed piece of plain Python in which the engine's speed is stated.

Actions a second say as much about the machine as about the engine, and other engines vary in speed
themselves. This walk needs only the interpreter and does the same every time: a pawn on a board of
64 spaces lists its free neighbours, a xorshift generator draws one, and the pawn goes there and
marks it. When the pawn is shut in, the board is cleared. Lists, small integers and a loop: about
the least that a step of any board game costs in plain Python.
"""

from typing import Final

SIDE: Final = 8
SPACES: Final = SIDE * SIDE
STEPS: Final = 5_000
VISITS: Final = 3
_WORD: Final = 0xFFFFFFFF


def _around(space: int) -> list[int]:
    """Return the neighbours of a space, across the edges too."""
    row, column = divmod(space, SIDE)
    steps = ((0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1))
    return [(row + down) % SIDE * SIDE + (column + right) % SIDE for down, right in steps]


NEIGHBOURS: Final = [_around(space) for space in range(SPACES)]


def walk() -> int:
    """Take the walk and return the number of its steps."""
    board = [0] * SPACES
    space = 0
    state = 1
    for _ in range(STEPS):
        free = [other for other in NEIGHBOURS[space] if board[other] < VISITS]
        state = (state ^ (state << 13)) & _WORD
        state ^= state >> 17
        state = (state ^ (state << 5)) & _WORD
        if free:
            space = free[state % len(free)]
            board[space] += 1
        else:
            board = [0] * SPACES
    return STEPS
