"""A position of Tikal Legend: plain dictionaries keyed by space names and seats."""

from dataclasses import dataclass, field
from typing import Any

from tests.reference.components import Document

from .box import SOLO_CARDS

YOU = 1
MUTUL = 2

#: Something still to be done before you choose again: its name, then what it needs.
Task = list[Any]


@dataclass
class Site:
    """L17: a campsite: an AP token, 2 tiles, 3 Action cards, and 3 places for kept cards."""

    token: int | None = None
    tiles: list[str | None] = field(default_factory=lambda: [None, None])
    cards: list[str | None] = field(default_factory=lambda: [None, None, None])
    kept: list[tuple[str, bool] | None] = field(default_factory=lambda: [None, None, None])


@dataclass
class Display:
    """L16: the Round Management board."""

    tokens: list[int] = field(default_factory=list)
    tiles: list[str | None] = field(default_factory=list)
    cards: list[str | None] = field(default_factory=list)


@dataclass
class Position:
    """Everything a position document says, in the words of interface.md."""

    legend: Document  # setup.legend: letters, score, trail, scoring_trail, swap, floor
    solo_cards: dict[str, Document] = field(default_factory=lambda: SOLO_CARDS)
    seat: int | None = YOU
    phase: str = "draft"  # draft, item, act, card, turn, swap, over
    ap: int = 0
    scoring: bool = False
    number: int = 1  # the document's `round`
    stage: str = "draft"  # draft, action, final
    tiles: dict[str, tuple[str, int]] = field(default_factory=dict)  # space -> tile, rotation
    levels: dict[str, int] = field(default_factory=dict)
    guards: dict[str, tuple[int, str]] = field(default_factory=dict)  # space -> seat, piece
    camps: dict[str, int] = field(default_factory=dict)  # space -> seat
    members: dict[str, dict[int, str]] = field(default_factory=dict)  # space -> seat -> "LLEE"
    ruins: dict[str, list[int]] = field(default_factory=dict)  # face-down treasures, top first
    hands: dict[int, list[int]] = field(default_factory=lambda: {YOU: [], MUTUL: []})
    uniques: dict[int, list[str]] = field(default_factory=lambda: {YOU: [], MUTUL: []})
    scores: dict[int, int] = field(default_factory=lambda: {YOU: 0, MUTUL: 0})
    removed: dict[int, str] = field(default_factory=lambda: {YOU: "", MUTUL: ""})
    used: dict[str, int] = field(default_factory=dict)  # R8.2, R8.4, L29: this item's counters
    guide: str = "b2"  # L15
    director: bool = True  # L18: not used yet
    display: Display = field(default_factory=Display)
    sites: dict[int, Site] = field(default_factory=lambda: {YOU: Site(), MUTUL: Site()})
    aside: list[str] = field(default_factory=list)  # L24
    card: str | None = None  # the Solo card turned up and not yet discarded
    discards: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    treasures: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    solo: list[list[str]] = field(default_factory=list)
    returns: list[list[int]] = field(default_factory=list)
    # What interface.md leaves open: the document's key `more`.
    passed: bool = False  # L27: you have passed in this round
    item: Document | None = None  # what you are playing
    choice: Document | None = None  # what you are asked for Mutul
    agenda: list[Task] = field(default_factory=list)  # what follows your choice, in order
    # Not part of the position.
    steps: list[tuple[Any, ...]] = field(default_factory=list)


def note(position: Position, rule: str, *what: object) -> None:
    """Write down what Mutul did and by which rule, for finding disagreements."""
    position.steps.append((rule, *what))
