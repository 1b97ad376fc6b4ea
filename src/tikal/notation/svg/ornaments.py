"""Small drawings around a point of their own, used all over the picture.

They are written out each time: what a `use` element copies is styled differently by different
viewers.
"""

from typing import Final

from tikal.notation.svg.elements import moved

_DRAWINGS: Final[dict[str, str]] = {
    "tuft": '<path class="tuft" d="M-5 0Q-5 -5 -7 -7M0 0V-9M5 0Q5 -5 7 -7"/>',
    "mask": (
        '<path class="mask" d="M-7 -8H7L6 3Q4 9 0 9Q-4 9 -6 3Z"/>'
        '<path class="face" d="M-4.6 -3.6H-1V-1H-4.6ZM1 -3.6H4.6V-1H1ZM-2.6 3.4H2.6V5.2H-2.6Z"/>'
    ),
    "socket": '<path class="socket" d="M-7 -8H7L6 3Q4 9 0 9Q-4 9 -6 3Z"/>',
    "wave": '<path class="wave" d="M-11 0Q-8 -5 -5 -1Q-2 3 1 -1Q4 -5 7 -1Q9 1 11 0"/>',
    "reed": '<path class="reed" d="M-4 9Q-3 0 -5 -8M0 9V-11M4 9Q4 1 7 -7"/>',
    "column": (
        '<path class="column" d="M-4.5 0V-17L-1 -19L1 -16L4.5 -18V0Z"/>'
        '<path class="column" d="M-7 0H7V4H-7Z"/>'
    ),
    "drum": (
        '<path class="column" d="M-14 -5H9Q14 -5 14 0Q14 5 9 5H-14Q-17 0 -14 -5Z"/>'
        '<path class="column" d="M9 -5Q14 -5 14 0Q14 5 9 5Q5 5 5 0Q5 -5 9 -5Z"/>'
    ),
}


def ornament(name: str, x: float, y: float) -> str:
    """Return one of the drawings at a point."""
    return moved(x, y, [_DRAWINGS[name]])


def leaf(x: float, y: float, angle: int) -> str:
    """Return a leaf, turned clockwise by an angle in degrees."""
    return (
        f'<path class="leaf" transform="translate({x:g} {y:g}) rotate({angle})" '
        'd="M0 -13C8 -7 8 5 0 13C-8 5 -8 -7 0 -13Z"/>'
    )
