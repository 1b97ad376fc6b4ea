"""The Action cards, AP tokens and expeditions of Legend, read from their file when first asked for.

An Action card is an index into `Components.ids`; copies of a card share it.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.tiles import TILE_INDEX
from tikal.geometry.bits import BIT
from tikal.geometry.spaces import SPACE_INDEX

# What Mutul's wishes call a card (L23).
CARD_TYPES: Final = (
    "unique",
    "unearth",
    "floors",
    "trail",
    "periphery_temple",
    "periphery_lake",
    "periphery_volcano",
    "other",
)

# What a card does for you, and what for Mutul (section 12 of the rules, L49 to L57).
EFFECT_UNIQUE: Final[i64] = 0
EFFECT_UNEARTH: Final[i64] = 1
EFFECT_FLOORS: Final[i64] = 2
EFFECT_MOVE: Final[i64] = 3
EFFECT_MARCH: Final[i64] = 4
EFFECT_COLUMN: Final[i64] = 5
EFFECT_PLACE: Final[i64] = 6
EFFECT_AP: Final[i64] = 7
EFFECT_CAMP: Final[i64] = 8
EFFECT_GUARD: Final[i64] = 9
EFFECT_SWAP: Final[i64] = 10
EFFECT_PERIPHERY: Final[i64] = 11
EFFECT_TRAIL: Final[i64] = 12
EFFECT_NAMES: Final = (
    "unique",
    "unearth",
    "floors",
    "move",
    "march",
    "column",
    "place",
    "ap",
    "camp",
    "guard",
    "swap",
    "periphery",
    "trail",
)

NO_TREASURES: Final[i64] = 0
UNIQUE_NAMES: Final = ("U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8")
# What an unplayed token and a card spent for AP are worth (L28), the Director's power (L18), and a
# unique treasure (L60).
SPENT_AP: Final[i64] = 3
DIRECTOR_AP: Final[i64] = 5
DIRECTOR_POINTS: Final[i64] = 5
UNIQUE_POINTS: Final[i64] = 2

Card = dict[str, object]


@final
class Components:
    """The box of Legend, by the index of an Action card where there is one."""

    def __init__(self, data: dict[str, object]) -> None:
        """Lay out what the file says."""
        cards = _each_card(cast("list[Card]", data["cards"]))
        expedition = cast("dict[str, int]", data["expedition"])
        self.tokens: Final = cast("list[int]", data["ap_tokens"])
        self.explorers: Final = expedition["explorers"]
        self.leaders: Final = expedition["leaders"]
        self.camps: Final = expedition["camps"]
        self.guards: Final = expedition["guards"]
        self.periphery: i64 = 0
        for name in cast("list[str]", data["periphery"]):
            self.periphery |= BIT[SPACE_INDEX[name]]
        self.ids: Final = tuple([str(card["id"]) for card in cards])
        self.copies: Final = [cast("int", card["copies"]) for card in cards]
        self.texts: Final = [str(card["effect"]) for card in cards]
        self.type: vec[i64] = vec[i64]([CARD_TYPES.index(str(card["type"])) for card in cards])
        self.effect: vec[i64] = vec[i64]([_effect(card["effect"])[0] for card in cards])
        self.amount: vec[i64] = vec[i64]([_effect(card["effect"])[1] for card in cards])
        self.mutul: vec[i64] = vec[i64]([_effect(card["mutul"])[0] for card in cards])
        self.permanent: vec[i64] = vec[i64]([int("permanent" in card) for card in cards])
        brings = [cast("list[str]", card["brings"]) for card in cards]
        # The tile a card brings to the periphery, -1 for none, and its unique treasures, as bits.
        self.tile: vec[i64] = vec[i64]([_tile(names) for names in brings])
        self.treasures: vec[i64] = vec[i64]([_treasures(names) for names in brings])

    def own_tiles(self) -> list[int]:
        """Return the tiles that cards bring (L9)."""
        return [tile for tile in self.tile if tile >= 0]

    def all_cards(self) -> list[int]:
        """Return the whole deck, every copy, in order."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]


def _each_card(cards: list[Card]) -> list[Card]:
    """Return the cards with those that bring different things told apart."""
    found: list[Card] = []
    for card in cards:
        if "brings" not in card:
            found.append({**card, "brings": []})
            continue
        for number, names in enumerate(cast("list[list[str]]", card["brings"]), start=1):
            found.append({**card, "id": f"{card['id']}-{number}", "copies": 1, "brings": names})
    return found


def _effect(text: object) -> tuple[int, int]:
    name, _, amount = str(text).partition(" ")
    return EFFECT_NAMES.index(name), int(amount or 0)


def _tile(names: list[str]) -> int:
    return TILE_INDEX[names[0]] if names and names[0] in TILE_INDEX else -1


def _treasures(names: list[str]) -> int:
    return sum([1 << UNIQUE_NAMES.index(name) for name in names if name in UNIQUE_NAMES])


_READ: Final[list[Components]] = []


def components() -> Components:
    """Return the box of Legend."""
    if not _READ:
        from tikal.box.legend.files import components_data  # noqa: PLC0415 - most games need none

        _READ.append(Components(components_data()))
    return _READ[0]
