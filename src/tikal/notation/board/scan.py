"""How a compass finds the spaces around the guide, for pictures that explain it (S5, L41)."""

from typing import Final, final

from tikal.geometry.compass import compass_order, distance
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.geometry.sectors import sectors
from tikal.geometry.spaces import SPACE_NAMES

# Solo's pictures number the spaces so far from the guide.
RINGS: Final = 2

# A number of the order, its space, and the group that it belongs to, counted from 0.
Numbered = tuple[int, int, int]


@final
class Scan:
    """The compass of the card that lies open: needle, sense, and the numbered spaces."""

    def __init__(self, guide: int, needle: int, sense: int, found: list[Numbered]) -> None:
        """Take what the card says; the guide's own space, which comes first, has no number."""
        self.guide: Final = guide
        self.needle: Final = needle
        self.sense: Final = sense
        self.found: Final = found
        self.groups: list[str] = []

    @property
    def sentences(self) -> list[str]:
        """The order of each group, for those who can't see it."""
        spaces: dict[int, list[str]] = {}
        for _, space, group in self.found:
            spaces.setdefault(group, []).append(SPACE_NAMES[space])
        return [
            f"{self.groups[group]} in compass order: {', '.join(names)}."
            for group, names in spaces.items()
        ]


def ring_scan(guide: int, needle: int, sense: int) -> Scan:
    """Return the first rings around the guide: near before far (S5)."""
    order = compass_order(guide, needle, sense)[1:]
    rings = [(number, space, distance(guide, space) - 1) for number, space in enumerate(order, 1)]
    scan = Scan(guide, needle, sense, [entry for entry in rings if entry[2] < RINGS])
    scan.groups = [f"Ring {ring + 1}" for ring in range(RINGS)]
    return scan


def sector_scan(guide: int, needle: int, sense: int) -> Scan:
    """Return all spaces by their directions: direction before distance (L41)."""
    found: list[Numbered] = []
    names: list[str] = []
    for group, (side, spaces) in enumerate(sectors(guide, needle, sense)):
        names.append(f"Direction {DIRECTION_NAMES[side]}")
        for space in spaces:
            found.append((len(found) + 1, space, group))
    scan = Scan(guide, needle, sense, found)
    scan.groups = names
    return scan
