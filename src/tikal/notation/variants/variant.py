"""A variant's notation: the twin of the engine's object for whatever people and files see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tikal.box.terrain import TEMPLE
from tikal.engine.scoring import temple_points, treasure_points
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.short_list import unpacked
from tikal.geometry.spaces import OFF_BOARD
from tikal.notation.piles import PileNotation, StackNotation, TreasureNotation

if TYPE_CHECKING:
    from tikal.engine.state.position import Position
    from tikal.engine.variants.variant import Settings, Variant
    from tikal.notation.board.legend import LegendTable
    from tikal.notation.board.scan import Scan
    from tikal.notation.board.solo import AutomatonTable
    from tikal.notation.checked import Checked

Document = dict[str, object]
# An open tile and why it lies there.
OpenTile = tuple[int, str]


def seat_list(seats: list[int]) -> str:
    """Return seats as people count and list them: seat 1; seats 1 and 3."""
    names = [str(seat + 1) for seat in seats]
    if len(names) == 1:
        return f"seat {names[0]}"
    return f"seats {', '.join(names[:-1])} and {names[-1]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class VariantNotation:
    """What a variant adds to documents, records, pictures and interfaces; Classic adds nothing."""

    def __init__(
        self, keys: tuple[str, ...] = (), facts_key: str = "", without: tuple[str, ...] = ()
    ) -> None:
        """Name the keys that it adds to position documents, and the one of its facts.

        `without` are those of Classic's keys that its documents do not have.
        """
        self.keys: Final = frozenset(keys)
        self.without: Final = frozenset(without)
        self.facts_key: Final = facts_key

    def settings(self, entries: dict[str, Checked]) -> Settings:
        """Return the settings of the variant that a document carries."""
        return {}

    def write(self, position: Position, *, hidden: bool) -> Document:
        """Return the variant's keys of the document; with `hidden` as a view has them."""
        return {}

    def read(self, position: Position, entries: dict[str, Checked]) -> None:
        """Set what only this variant keeps."""

    def document_schema(self) -> Document:
        """Return what JSON schemas say of other keys in the variant's documents, by key."""
        return {}

    def tiles_laid_out(self, entries: dict[str, Checked]) -> list[Checked]:
        """Return the tiles of a document that are neither on the board nor in the stack."""
        return []

    def piles(self, variant: Variant) -> list[PileNotation]:
        """Return how the piles of its deal are written, in their order."""
        return [StackNotation(variant.tiles), TreasureNotation()]

    def card_names(self, variant: Variant) -> tuple[str, ...]:
        """Return what the cards that events speak of are called."""
        return ()

    def automaton(self, position: Position) -> AutomatonTable | None:
        """Return what lies on the table of an automaton, None where there is none."""
        return None

    def legend_table(self, position: Position) -> LegendTable | None:
        """Return what lies on Legend's table, None in other variants."""
        return None

    def scan(self, position: Position) -> Scan | None:
        """Return how an automaton's open card finds spaces, None where none lies open."""
        return None

    def periphery(self, position: Position) -> int:
        """Return the spaces that drafted tiles never go to, as bits (L2)."""
        return 0

    def islands(self, position: Position) -> list[int]:
        """Return groups of tiles that are cut off from the base camp, each as bits (L4)."""
        return []

    def scores_on(self, position: Position, space: int) -> bool:
        """Return whether a space scores for whoever is strongest there (R10.3)."""
        return position.site.terrain[space] == TEMPLE

    def notice(self, position: Position) -> str:
        """Return what has to be said once at the beginning of a game, or nothing."""
        return ""

    def automaton_name(self, seat: int) -> str:
        """Return the name of the automaton that has a seat, nothing for people and bots."""
        return ""

    def guide(self, position: Position) -> int:
        """Return the space of an automaton's guide, OFF_BOARD where there is none."""
        return OFF_BOARD

    def waiting_space(self, position: Position) -> int:
        """Return the space of a tile that only has to be turned, OFF_BOARD where none has."""
        return OFF_BOARD

    def drawer(self, position: Position) -> int:
        """Return the seat whose tile waits to be placed."""
        return position.turn

    def scoring_note(self, position: Position) -> str:
        """Return how a scoring round goes on."""
        waiting = unpacked(position.queue)
        return f", then {seat_list(waiting)}" if waiting else ", the last turn"

    def detail(self, position: Position) -> str:
        """Return what else matters outside of scoring rounds, or nothing."""
        return ""

    def open_tiles(self, position: Position) -> list[OpenTile]:
        """Return the tiles that lie open beside the board, but for the drawn one."""
        return []

    def seat_note(self, position: Position, seat: int) -> str:
        """Return what there is to say about a seat in a word, or nothing."""
        return ""

    def turn_keys(self, seat: int, now: Document) -> Document:
        """Return the variant's keys as if a seat, counted from 1, took a normal turn now."""
        return {}

    def facts(self, position: Position) -> Document:
        """Return what the variant puts on the table, for interfaces that draw it themselves.

        They find it under `facts_key`; a variant without one adds nothing.
        """
        return {}

    def points(self, position: Position, seat: int) -> dict[str, int]:
        """Return what a seat would score now, by where the points come from (R10.3, R10.4)."""
        return {
            "temples": temple_points(position, seat),
            "treasures": treasure_points(position, seat),
        }

    def set_up_form(self) -> Document:
        """Return what can be chosen for the variant's settings, for interfaces that ask."""
        return {}


def seat_number(seat: int) -> int | None:
    """Return a seat as people count it, None for nobody."""
    return None if seat == NOBODY else seat + 1
