"""The guide: Mutul himself, a figure with feathers and a staff. No seat's sign looks like him."""

from typing import Final

from tikal.notation.svg.elements import moved

# Around the point he stands on. The first outline is wider and pale: it parts him from any ground.
_OUTLINE: Final = (
    "M-8.5 0Q-8 -15 -3.6 -19Q-6 -23 -4.2 -26Q-10.5 -29 -11 -37Q-6 -36 -3.4 -32"
    "Q-3.4 -38 0 -43Q3.4 -38 3.4 -32Q6 -36 11 -37Q10.5 -29 4.2 -26Q6 -23 3.6 -19Q8 -15 8.5 0Z"
)
_FIGURE: Final = (
    f'<path class="edge" d="{_OUTLINE}M11.5 1V-31"/>'
    '<path class="staff" d="M11.5 1V-31"/>'
    '<path class="feather" d="M-2.4 -26Q-10.5 -29 -11 -37Q-4.4 -35.5 -2.4 -26'
    "ZM2.4 -26Q10.5 -29 11 -37Q4.4 -35.5 2.4 -26ZM0 -25Q-5.6 -35 0 -43Q5.6 -35 0 -25Z"
    '"/>'
    '<path class="guide" d="M-8.5 0Q-8 -15 -3.6 -19H3.6Q8 -15 8.5 0Z"/>'
    '<path class="sash" d="M-4.4 -17.5L7.2 -6.5L7.8 -2.5L-6 -15.5Z"/>'
    '<circle class="skin" cx="0" cy="-22.6" r="5"/>'
    '<path class="sash" d="M-5 -24.4Q0 -28.4 5 -24.4L4.4 -26.8Q0 -30.4 -4.4 -26.8Z"/>'
)
# Where he stands on a space: in the lower left, where members make room for him.
GUIDE_X: Final = -22.0
GUIDE_FOOT: Final = 41.0


def guide(x: float, y: float, scale: float = 1) -> str:
    """Return the guide, standing on a point."""
    return moved(x, y, [_FIGURE], scale)
