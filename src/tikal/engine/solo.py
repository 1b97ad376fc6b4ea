"""The variant `solo`: you against Mutul (S1 to S15)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.solo_deck import SoloDeck
from tikal.box.terrain import VOLCANO
from tikal.box.tiles import TILE_TERRAIN
from tikal.engine.events import SCORING_STARTED, TILE_DRAWN, TURN_STARTED
from tikal.engine.mutul import CARD, GUIDE, MUTUL, NO_CARD, YOU, Mutul, next_card
from tikal.engine.mutul_members import move_on, place_members
from tikal.engine.mutul_ruins import dig_everywhere
from tikal.engine.mutul_temples import place_guards, raise_temples
from tikal.engine.mutul_tile import place_tile
from tikal.engine.position import (
    ACT,
    CAMPS_LEFT,
    OVER,
    PLACE,
    SCORE,
    STRIDE,
    SUPPLY,
    Position,
)
from tikal.engine.scoring import score
from tikal.engine.short_list import EMPTY, pushed
from tikal.engine.turns import (
    draw_tile,
    end_game,
    resume_turn,
    stack_empty,
    start_final_round,
    start_scoring_turn,
    start_turn,
)
from tikal.engine.variant import Variant
from tikal.geometry.spaces import OFF_BOARD, SPACE_INDEX

GUIDE_START: Final[i64] = SPACE_INDEX["b2"]
STANDARD_SCORE: Final[i64] = 175
MUTUL_EXPLORERS: Final[i64] = 36
EXTRA_SIZE: Final[i64] = 2


@final
class Solo(Variant):
    """A two-player game in which the other seat follows cards."""

    def __init__(self, deck: SoloDeck, score: int, members: int) -> None:
        """Take the deck, Mutul's first score and the member adjustment (S15)."""
        self.name = "solo"
        self.phases = (PLACE, ACT, OVER)
        self.start_score = 0
        self.extra_size = EXTRA_SIZE
        self.deck = deck
        self.mutul_score = score
        self.members = members

    def signature(self) -> tuple[object, ...]:
        """Positions are equal only with the same cards and the same adjustment."""
        return (self.name, self.members, str(self.deck.cards))

    def set_up(self, position: Position) -> None:
        """Give Mutul his score, his explorers and no camps; the guide stands on b2 (S1, S2)."""
        base: i64 = MUTUL * STRIDE
        position.expeditions[base + SCORE] = self.mutul_score
        position.expeditions[base + SUPPLY] = MUTUL_EXPLORERS
        position.expeditions[base + CAMPS_LEFT] = 0
        position.extra[GUIDE] = GUIDE_START
        position.extra[CARD] = NO_CARD

    def begin(self, position: Position) -> None:
        """Let Mutul play first (S4)."""
        self._mutul_turn(position)

    def next_turn(self, position: Position) -> None:
        """Take turns until the stack is empty (S4, S14)."""
        if stack_empty(position):
            start_final_round(position)
        elif position.turn == YOU:
            self._mutul_turn(position)
        else:
            start_turn(position, YOU, draw_tile(position))

    def scoring_order(self, position: Position) -> i64:
        """Only you take scoring turns (S13)."""
        return pushed(EMPTY, YOU)

    def final_order(self, position: Position) -> i64:
        """Your final scoring turn comes first; Mutul's part is in `finish` (S14)."""
        return pushed(EMPTY, YOU)

    def scores_once(self, seat: i64) -> bool:
        """Mutul scores at the very end and never before (S13, S14)."""
        return seat == MUTUL

    def resume(self, position: Position) -> None:
        """Go on after your scoring turn with the turn of whoever drew the volcano (S13)."""
        if position.turn == YOU:
            resume_turn(position)
            return
        position.seat = MUTUL
        place_tile(Mutul(position, self.deck, position.extra[CARD]))
        position.extra[CARD] = NO_CARD
        self._card_without_tile(position)
        self.next_turn(position)

    def finish(self, position: Position) -> None:
        """Let Mutul do a last card and score (S14)."""
        position.seat = MUTUL
        self._card_without_tile(position)
        score(position, MUTUL)
        end_game(position)

    def winners(self, position: Position) -> list[int]:
        """You win only with strictly more points (S14)."""
        yours = position.expeditions[YOU * STRIDE + SCORE]
        return [YOU if yours > position.expeditions[MUTUL * STRIDE + SCORE] else MUTUL]

    def _reveal(self, position: Position) -> Mutul:
        mutul = Mutul(position, self.deck, next_card(position))
        mutul.tell_card()
        return mutul

    def _mutul_turn(self, position: Position) -> None:
        position.seat = MUTUL
        position.turn = MUTUL
        if position.journal is not None:
            position.tell((TURN_STARTED, MUTUL))
        mutul = self._reveal(position)
        raise_temples(mutul)
        dig_everywhere(mutul)
        position.drawn = draw_tile(position)
        if position.journal is not None:
            position.tell((TILE_DRAWN, MUTUL, position.drawn))
        if TILE_TERRAIN[position.drawn] == VOLCANO:
            self._hold_volcano(position, mutul)
        else:
            self._after_tile(mutul, place_tile(mutul))
            self.next_turn(position)

    def _hold_volcano(self, position: Position, mutul: Mutul) -> None:
        position.extra[CARD] = mutul.card
        if position.journal is not None:
            position.tell((SCORING_STARTED, MUTUL, position.drawn))
        position.queue = self.scoring_order(position)
        start_scoring_turn(position)

    def _after_tile(self, mutul: Mutul, new_tile: i64) -> None:
        """Do steps 4 to 6; without a new tile step 4 is its second part."""
        place_members(mutul, new_tile, self.members)
        move_on(mutul)
        place_guards(mutul)

    def _card_without_tile(self, position: Position) -> None:
        """Reveal a card and do its steps 1, 2, 4 (second part), 5 and 6 (S13, S14)."""
        mutul = self._reveal(position)
        raise_temples(mutul)
        dig_everywhere(mutul)
        self._after_tile(mutul, OFF_BOARD)
