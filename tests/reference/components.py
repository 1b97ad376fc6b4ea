"""What is in the box, as literal data: the oracle's own copy (components.toml, R1, S16)."""

from typing import Any, NamedTuple

#: interface.md: a record's parts, position documents and solo cards are JSON objects.
Document = dict[str, Any]


class Tile(NamedTuple):
    """One tile: kind, value (temple level or masks), stones N NE SE S SW NW at rotation 0."""

    kind: str
    value: int
    stones: tuple[int, int, int, int, int, int]


#: R2.3: printed on the board and explored from the start.
PRINTED: dict[str, Tile] = {
    "a1": Tile("base camp", 0, (1, 1, 1, 0, 0, 0)),
    "a2": Tile("temple", 1, (1, 1, 0, 1, 0, 0)),
    "b2": Tile("clearing", 0, (1, 1, 1, 0, 0, 0)),
    "b1": Tile("temple", 1, (0, 1, 0, 0, 0, 1)),
}

#: R3.2: the 36 tiles.
TILES: dict[str, Tile] = {
    "A1": Tile("ruins", 4, (2, 0, 1, 0, 0, 0)),
    "A2": Tile("temple", 2, (2, 0, 0, 1, 0, 0)),
    "A3": Tile("ruins", 4, (2, 0, 0, 0, 1, 0)),
    "A4": Tile("temple", 1, (2, 1, 0, 0, 0, 0)),
    "A5": Tile("clearing", 0, (1, 1, 0, 1, 0, 0)),
    "A6": Tile("temple", 2, (2, 0, 1, 0, 0, 0)),
    "B1": Tile("clearing", 0, (2, 0, 1, 0, 0, 0)),
    "B2": Tile("clearing", 0, (2, 1, 0, 0, 0, 0)),
    "B3": Tile("ruins", 4, (2, 0, 0, 0, 0, 1)),
    "B4": Tile("volcano", 0, (0, 0, 0, 0, 0, 0)),
    "B5": Tile("temple", 3, (2, 0, 0, 1, 0, 0)),
    "B6": Tile("temple", 2, (2, 0, 0, 0, 1, 0)),
    "C1": Tile("temple", 3, (3, 0, 0, 0, 0, 0)),
    "C2": Tile("clearing", 0, (3, 0, 0, 0, 0, 0)),
    "C3": Tile("ruins", 3, (3, 0, 0, 0, 0, 0)),
    "C4": Tile("clearing", 0, (1, 1, 0, 1, 0, 0)),
    "C5": Tile("temple", 4, (2, 0, 0, 0, 1, 0)),
    "D1": Tile("temple", 5, (2, 0, 0, 1, 0, 0)),
    "D2": Tile("ruins", 3, (3, 0, 0, 0, 0, 0)),
    "D3": Tile("clearing", 0, (1, 0, 1, 0, 1, 0)),
    "D4": Tile("temple", 5, (3, 0, 0, 0, 0, 0)),
    "D5": Tile("volcano", 0, (0, 0, 0, 0, 0, 0)),
    "E1": Tile("clearing", 0, (2, 0, 0, 1, 0, 0)),
    "E2": Tile("temple", 5, (3, 0, 0, 0, 0, 0)),
    "E3": Tile("clearing", 0, (2, 0, 0, 1, 0, 0)),
    "E4": Tile("temple", 6, (3, 0, 0, 0, 0, 0)),
    "E5": Tile("ruins", 2, (2, 0, 0, 0, 0, 1)),
    "F1": Tile("volcano", 0, (0, 0, 0, 0, 0, 0)),
    "F2": Tile("temple", 4, (3, 0, 0, 0, 0, 0)),
    "F3": Tile("ruins", 2, (2, 0, 0, 1, 0, 0)),
    "F4": Tile("temple", 4, (2, 1, 0, 0, 0, 0)),
    "F5": Tile("clearing", 0, (2, 0, 0, 1, 0, 0)),
    "G1": Tile("clearing", 0, (2, 0, 0, 1, 0, 0)),
    "G2": Tile("ruins", 2, (3, 0, 0, 0, 0, 0)),
    "G3": Tile("temple", 3, (2, 0, 0, 0, 0, 1)),
    "G4": Tile("temple", 3, (2, 0, 1, 0, 0, 0)),
}

#: R3.3: the 48 floors, level -> how many.
FLOORS: dict[int, int] = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}

#: R3.3: 8 kinds of treasure, 3 of each.
TREASURE_KINDS: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8)
TREASURE_COPIES = 3

#: R3.1: an expedition; S1: Mutul's.
EXPEDITION: dict[str, int] = {"L": 1, "E": 18}
MUTULS_EXPEDITION: dict[str, int] = {"L": 1, "E": 36}
CAMPS_EACH = 2
GUARDS_EACH = 2

#: R7.4.
STRENGTH: dict[str, int] = {"L": 3, "E": 1}

#: R4.1 and R6.1.
TURN_POINTS = 10

#: R1: an edition is a named set of options.
EDITIONS: dict[str, dict[str, bool | str]] = {
    "classic1999": {"camp_needs_member": False, "volcano_may_seal": True, "ties": "shared"},
    "french2005": {"camp_needs_member": True, "volcano_may_seal": True, "ties": "shared"},
    "supermeeple": {"camp_needs_member": True, "volcano_may_seal": False, "ties": "supermeeple"},
}

#: S16: the built-in deck.
SOLO_CARDS: list[Document] = [
    {"id": "S01", "needle": "N", "sense": "cw", "members": "E", "guards": True},
    {"id": "S02", "needle": "N", "sense": "ccw", "members": "EE", "guards": False},
    {"id": "S03", "needle": "NE", "sense": "cw", "members": "LEE", "guards": True},
    {"id": "S04", "needle": "NE", "sense": "ccw", "members": "EE", "guards": False},
    {"id": "S05", "needle": "SE", "sense": "cw", "members": "LE", "guards": True},
    {"id": "S06", "needle": "SE", "sense": "ccw", "members": "EEE", "guards": False},
    {"id": "S07", "needle": "S", "sense": "cw", "members": "E", "guards": True},
    {"id": "S08", "needle": "S", "sense": "ccw", "members": "EE", "guards": False},
    {"id": "S09", "needle": "SW", "sense": "cw", "members": "LE", "guards": True},
    {"id": "S10", "needle": "SW", "sense": "ccw", "members": "EEE", "guards": False},
    {"id": "S11", "needle": "NW", "sense": "cw", "members": "L", "guards": True},
    {"id": "S12", "needle": "NW", "sense": "ccw", "members": "EE", "guards": False},
]
