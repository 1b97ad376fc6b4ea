"""A position: plain dictionaries keyed by space names and seats."""

from dataclasses import dataclass, field

from .components import EDITIONS, SOLO_CARDS, Document


@dataclass
class State:
    """Everything a position document says, in the words of interface.md."""

    variant: str
    edition: str
    options: dict[str, bool | str]
    seats: int
    seat: int | None = 1
    phase: str = "act"  # place, act, bid, take, over
    ap: int = 0
    scoring: bool = False
    turn: int | None = 1  # whose normal turn goes on
    queue: list[int] = field(default_factory=list)  # scoring turns still to come
    tiles: dict[str, tuple[str, int]] = field(default_factory=dict)  # space -> tile, rotation
    levels: dict[str, int] = field(default_factory=dict)
    guards: dict[str, tuple[int, str]] = field(default_factory=dict)  # space -> seat, piece
    camps: dict[str, int] = field(default_factory=dict)  # space -> seat
    members: dict[str, dict[int, str]] = field(default_factory=dict)  # space -> seat -> "LEE"
    ruins: dict[str, list[int]] = field(default_factory=dict)  # face-down treasures, top first
    hands: dict[int, list[int]] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    removed: dict[int, str] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)  # R8.2, R8.4: this turn's counters
    drawn: str | None = None
    stack: list[str] = field(default_factory=list)
    treasures: list[int] = field(default_factory=list)
    # auction
    display: list[str] = field(default_factory=list)
    up: list[int] = field(default_factory=list)
    bid: int = 0
    bidder: int | None = None
    passed: list[int] = field(default_factory=list)
    # solo
    guide: str = "b2"
    members_adjust: int = 0
    card: str | None = None
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    cards: list[Document] = field(default_factory=lambda: list(SOLO_CARDS))


def option(state: State, name: str) -> bool | str:
    """R1.5: an option of the edition, unless overridden."""
    return {**EDITIONS[state.edition], **state.options}[name]


def all_seats(state: State) -> list[int]:
    """R3.4: the seats, which ascend clockwise."""
    return list(range(1, state.seats + 1))


def clockwise_after(state: State, seat: int) -> list[int]:
    """R3.4: the other seats in clockwise order, beginning with the neighbour."""
    return [(seat - 1 + step) % state.seats + 1 for step in range(1, state.seats)]
