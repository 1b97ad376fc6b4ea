"""What lies on the table of a Legend game: display, campsites, Action cards, Mutul's card."""

from typing import Literal

from tikal.web.schema.strict import Strict
from tikal.web.schema.tile import Tile

Arrow = Literal["green", "red"]
ItemKind = Literal["ap", "tile", "card"]


class ActionCard(Strict):
    """An Action card: its picture, what it does for you and for Mutul, and what it brings.

    `picture` is the key of its drawing and its words; `amount` belongs to effects with a number.
    """

    picture: str
    effect: str
    amount: int | None
    mutul: str
    permanent: bool
    uniques: list[str]
    tile: str | None


class Display(Strict):
    """The display: a gap is null; cards in reading order, two rows of five."""

    tokens: list[int]
    tiles: list[str | None]
    cards: list[str | None]


class KeptCard(Strict):
    """A permanent card on the left of a campsite; `ready` until it is played this round."""

    card: str
    ready: bool


class Campsite(Strict):
    """A campsite: an AP token, tiles, cards on the right and kept cards on the left."""

    seat: int
    token: int | None
    tiles: list[str | None]
    cards: list[str | None]
    kept: list[KeptCard | None]


class TakePart(Strict):
    """A part of `take`: which kind of item, along which arrow, his wishes in order.

    The last wish is a number. Of cards he then sets aside the one with the number `discard`.
    """

    kind: ItemKind
    arrow: Arrow | None
    wishes: list[str | int]
    discard: int | None
    discard_arrow: Arrow | None


class ActPart(Strict):
    """A part of `act`: which kind of item, and from which end of his campsite."""

    kind: ItemKind
    end: Literal["top", "bottom"] | None


class SoloFace(Strict):
    """A Solo card of Mutul's; `in_force` while it is being resolved."""

    id: str
    take: list[TakePart]
    act: list[ActPart]
    row: list[str]
    explorers: int
    action: str
    needle: str
    sense: Literal["cw", "ccw"]
    in_force: bool


class Sector(Strict):
    """The spaces in a direction from the guide, as the compass finds them."""

    direction: str
    spaces: list[str]


class PlayedItem(Strict):
    """The item that is being played; `card` is an Action card's id.

    A card is played for its effect, `spent` for AP, or one of those `kept` on the left.
    """

    kind: Literal["token", "tile", "card", "spent", "kept"]
    card: str | None


class LegendSettings(Strict):
    """What the table has chosen; the letters of Mutul's cards besides M."""

    letters: list[str]
    score: int
    trail: int
    scoring_trail: str
    swap: bool
    floor: bool


class LegendState(Strict):
    """Everything beside the board.

    `mutul` is his seat, `uniques` are each seat's; `cards` and `tiles` tell what every id in here
    stands for.
    """

    round: int
    rounds: int
    stage: Literal["draft", "action", "final"]
    mutul: int
    guide: str
    card: SoloFace | None
    scan: list[str]
    sectors: list[Sector]
    cards_left: int
    reconstructed: bool
    display: Display
    campsites: list[Campsite]
    uniques: list[list[str]]
    aside: list[str]
    director: bool
    director_ap: int
    director_points: int
    spend_ap: int
    item: PlayedItem | None
    islands: list[list[str]]
    periphery: list[str]
    cards: dict[str, ActionCard]
    tiles: dict[str, Tile]
    settings: LegendSettings
