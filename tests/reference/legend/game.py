"""The game to drive beside the engine, choice by choice."""

import copy
from typing import Any

from tests.reference.components import Document

from .course import begin_game, run
from .documents import document
from .position import MUTUL, YOU, Position
from .reading import from_document, new_position
from .scoring import winners
from .your_items import choices


class LegendReference:
    """A game of Tikal Legend: your choices are played, Mutul's moves follow by themselves."""

    def __init__(self, position: Position) -> None:
        """A game that stands at a choice of yours, or is over."""
        self.position = position

    @classmethod
    def new(
        cls,
        setup_legend: Document,
        deal: Document,
        solo_cards: dict[str, Document] | None = None,
    ) -> "LegendReference":
        """The first position in which you have to choose: Mutul has begun."""
        position = new_position(setup_legend, solo_cards)
        dealt = copy.deepcopy(deal)
        position.stack = dealt["stack"]
        position.treasures = dealt["treasures"]
        position.tokens = dealt["tokens"]
        position.cards = dealt["cards"]
        position.solo = dealt["solo"]
        position.returns = dealt["returns"]
        begin_game(position)
        run(position)
        return cls(position)

    @classmethod
    def from_document(cls, doc: Document) -> "LegendReference":
        """The game at the position a document describes."""
        return cls(from_document(doc))

    def document(self) -> Document:
        """The position document, with `more` for what interface.md leaves open."""
        return document(self.position)

    def legal(self) -> list[str]:
        """The texts of your choices, sorted; none when the game is over."""
        return sorted(choices(self.position))

    def play(self, text: str) -> None:
        """Play a choice of yours, then everything Mutul does until your next one."""
        doings = choices(self.position)
        if text not in doings:
            raise ValueError(f"illegal: {text}")
        doings[text]()

    def copy(self) -> "LegendReference":
        """A game of its own at the same position."""
        return LegendReference(copy.deepcopy(self.position))

    @property
    def scores(self) -> list[int]:
        """Your points and Mutul's."""
        return [self.position.scores[seat] for seat in (YOU, MUTUL)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, none before the end."""
        return winners(self.position)

    @property
    def phase(self) -> str:
        """The document's phase."""
        return self.position.phase

    @property
    def seat(self) -> int | None:
        """1 while you have to choose, None when the game is over."""
        return self.position.seat

    @property
    def steps(self) -> list[tuple[Any, ...]]:
        """What Mutul did so far: rule, what, and where."""
        return self.position.steps


def perft(game: LegendReference, depth: int) -> int:
    """The number of sequences of your choices of this length, the deal known."""
    if depth == 0:
        return 1
    count = 0
    for text in game.legal():
        after = game.copy()
        after.play(text)
        count += perft(after, depth - 1)
    return count
