"""The state of a game: everything the board shows."""

from typing import Annotated, Literal

from pydantic import Field

from tikal.box.pieces import MEMBER_NAMES
from tikal.engine.phases import phase_names
from tikal.notation.actions.action import ACTION_NAMES
from tikal.web.schema.legend import LegendState
from tikal.web.schema.strict import OneOf, Strict
from tikal.web.schema.tile import Terrain, Tile

Member = Annotated[str, OneOf(*MEMBER_NAMES)]
Kind = Annotated[str, OneOf(*ACTION_NAMES)]
Phase = Annotated[str, OneOf(*phase_names())]


class Guard(Strict):
    """A guard atop a temple."""

    seat: int
    member: Member


class MembersHere(Strict):
    """The members of one seat on a space."""

    seat: int
    explorers: int
    leaders: int


class Space(Strict):
    """One of the 40 spaces. Six numbers are by side, north first and clockwise.

    `points` are what a scoring brings whoever controls it; `holder` is who that is now.
    """

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
    points: int
    holder: int | None
    tied: bool
    strength: list[int]


class Action(Strict):
    """An action: its text, and its parts as far as it has them."""

    action: str
    kind: Kind
    space: str | None = None
    to: str | None = None
    member: Member | None = None
    tile: str | None = None
    rotation: int | None = None
    give: int | None = None
    get: int | None = None
    seat: int | None = None
    amount: int | None = None
    token: int | None = None
    place: int | None = None
    slot: int | None = None


class LegalAction(Action):
    """An action that may be played, with what it costs."""

    cost: int


class Reason(Strict):
    """Why something is not legal: see the reference of refusals.

    The parameter `space` is left out: it is the space that the refused action concerns.
    """

    rule: str
    code: str
    params: dict[str, object]


class Option(Strict):
    """An action that belongs to a space; `refusal` is the number of the reason against it.

    `times` is how often in a row it can be done, where that is more than once. An option that is
    `hidden` belongs to the space at another time, and has no button.
    """

    action: str
    kind: Kind
    member: Member | None = None
    cost: int
    refusal: int | None
    times: int | None = None
    hidden: Literal[True] | None = None


class Exchanging(Strict):
    """What exchanges cost, and the number of the reason where none is legal."""

    cost: int
    refusal: int | None


class PathTo(Strict):
    """A path to a neighbour."""

    space: str
    cost: int


class Rotation(Strict):
    """A rotation of a tile, the action that places it so, and the paths it makes."""

    action: str
    rotation: int
    paths: list[PathTo]


class Placements(Strict):
    """Where a tile can go, and of the other spaces the number of the reason against it."""

    tile: str
    spaces: dict[str, list[Rotation]]
    refused: dict[str, int]


class Goal(Strict):
    """A space within reach: the cost of the whole way, its last action, and where that starts.

    The way begins with the goal `after` nothing: there the member is placed or stands.
    """

    cost: int
    action: str
    after: str | None


class Reach(Strict):
    """Where a member can get from a space or the supply."""

    member: Member
    from_: str = Field(alias="from")
    goals: dict[str, Goal]


class IfScored(Strict):
    """What a seat would score now; `by` says where the points come from."""

    seat: int
    by: dict[str, int]
    total: int


class Leader(Strict):
    """Where a leader is; one on the board, or guarding a temple, has a space."""

    place: Literal["supply", "board", "guard", "gone"]
    space: str | None


class Supply(Strict):
    """What a seat has left, and where its leaders are."""

    seat: int
    explorers: int
    leaders: list[Leader]
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
    """How many tiles of a letter are in the stack, and whether a volcano is among that letter's."""

    letter: str
    count: int
    volcano: bool


class TreasureKinds(Strict):
    """How many kinds of treasures there are, and how many of each."""

    count: int
    copies: int


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
    """Everything the board shows; nothing hidden.

    `legal` to `reach` are there for whoever decides for the seat to move. `options` are by space;
    `elsewhere` is why a kind of work is refused on a space that does not offer it. Reasons are
    numbers of `reasons`.
    """

    document: dict[str, object]
    phase: Phase
    seat: int | None
    ap: int
    turn_ap: int
    scoring: bool
    final_round: bool
    over: bool
    winners: list[int]
    scores: list[int]
    spaces: list[Space]
    legal: list[LegalAction]
    options: dict[str, list[Option]]
    elsewhere: dict[str, int]
    exchange: Exchanging | None
    placements: list[Placements]
    reasons: list[Reason]
    reach: list[Reach]
    if_scored: list[IfScored]
    supplies: list[Supply]
    hands: list[Hand]
    floors_left: list[FloorsLeft]
    treasures_left: int
    tiles_left: list[LetterLeft]
    treasure_kinds: TreasureKinds
    volcano_chance: float
    drawn: Tile | None
    auction: AuctionState | None
    solo: SoloState | None
    legend: LegendState | None = None


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
