"""The state of a game: everything the board shows."""

from typing import Literal

from pydantic import Field

from tikal.web.schema.strict import Strict

Terrain = Literal["jungle", "camp", "temple", "clearing", "ruins", "volcano"]
Member = Literal["explorer", "leader"]
Kind = Literal[
    "place_tile",
    "place_member",
    "move",
    "shift",
    "uncover",
    "recover",
    "exchange",
    "camp",
    "guard",
    "end",
    "bid",
    "pass",
    "take",
]


class Guard(Strict):
    """A guard atop a temple."""

    seat: int
    member: Member


class MembersHere(Strict):
    """The members of one seat on a space."""

    seat: int
    explorers: int
    leader: bool


class Space(Strict):
    """One of the 40 spaces. Six numbers are by side, north first and clockwise."""

    space: str
    terrain: Terrain
    tile: str | None
    rotation: int
    stones: list[int]
    paths: list[int]
    level: int
    treasures: int
    masks: int
    camp: int | None
    members: list[MembersHere]
    used: int
    guard: Guard | None
    holder: int | None
    tied: bool
    strength: list[int]


class LegalAction(Strict):
    """An action that may be played, with its parts as far as it has them."""

    action: str
    kind: Kind
    cost: int
    space: str | None = None
    to: str | None = None
    member: Member | None = None
    tile: str | None = None
    rotation: int | None = None
    give: int | None = None
    get: int | None = None
    seat: int | None = None
    amount: int | None = None


class PathTo(Strict):
    """A path to a neighbour."""

    space: str
    cost: int


class Rotation(Strict):
    """A rotation of the drawn tile and the paths it makes."""

    rotation: int
    paths: list[PathTo]


class Placements(Strict):
    """Where the drawn tile can go."""

    tile: str
    spaces: dict[str, list[Rotation]]


class Goal(Strict):
    """A space within reach: what getting there costs, and the single steps."""

    cost: int
    actions: list[str]


class Reach(Strict):
    """Where a member (E or L) can get from a space or the supply."""

    member: Literal["E", "L"]
    from_: str = Field(alias="from")
    goals: dict[str, Goal]


class IfScored(Strict):
    """What a seat would score now."""

    seat: int
    temples: int
    treasures: int
    total: int


class Supply(Strict):
    """What a seat has left; `leader` is `supply`, `gone`, `guards b1` or a space."""

    seat: int
    explorers: int
    leader: str
    camps: int
    guards: int
    removed: int


class Hand(Strict):
    """A seat's treasures by kind."""

    seat: int
    kinds: dict[str, int]


class FloorsLeft(Strict):
    """How many floors of a level are in the stock."""

    level: int
    count: int


class LetterLeft(Strict):
    """How many tiles of a letter are in the stack."""

    letter: str
    count: int


class Tile(Strict):
    """What is printed on a tile; `value` is a temple's level or the masks of ruins."""

    tile: str
    terrain: Terrain
    value: int
    stones: list[int]


class AuctionState(Strict):
    """The auction: tiles on offer, markers up, the bids, and what one may bid."""

    display: list[str]
    tiles: list[Tile]
    up: list[int]
    bid: int
    bidder: int | None
    passed: list[int]
    least: int
    most: int


class Card(Strict):
    """Mutul's open card."""

    id: str
    needle: str
    sense: Literal["cw", "ccw"]
    leaders: int
    explorers: int
    guards: bool
    in_force: bool


class Difficulty(Strict):
    """Mutul's first score and how many members more or less he sends."""

    score: int
    members: int


class SoloState(Strict):
    """Mutul: his guide, his card, and the spaces in the order of his compass."""

    guide: str
    card: Card | None
    scan: list[str]
    cards_left: int
    reconstructed: bool
    difficulty: Difficulty


class State(Strict):
    """Everything the board shows; nothing hidden."""

    document: dict[str, object]
    phase: Literal["place", "act", "bid", "take", "over"]
    seat: int | None
    ap: int
    scoring: bool
    over: bool
    winners: list[int]
    scores: list[int]
    spaces: list[Space]
    legal: list[LegalAction]
    placements: Placements | None
    reach: list[Reach]
    if_scored: list[IfScored]
    supplies: list[Supply]
    hands: list[Hand]
    floors_left: list[FloorsLeft]
    treasures_left: int
    tiles_left: list[LetterLeft]
    volcano_chance: float
    drawn: Tile | None
    auction: AuctionState | None
    solo: SoloState | None


class Event(Strict):
    """Something that happened: see the reference of events."""

    code: str
    params: dict[str, object]


class Stage(Strict):
    """Events told together, and what is different after them: keys of `State`.

    Of its `spaces` only those are given that changed, and never the document.
    """

    events: list[Event]
    changes: dict[str, object]


class Unfolding(Strict):
    """What happened by itself in an action, stage by stage: Mutul's turn."""

    before: State
    stages: list[Stage]
