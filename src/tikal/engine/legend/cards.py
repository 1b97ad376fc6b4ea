"""The phase in which you use a card's effect, until you end it (L28, L30)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import components
from tikal.engine.actions.camps import MOVE_CAMP
from tikal.engine.actions.end_turn import MOVE_END
from tikal.engine.actions.exchange import MOVE_EXCHANGE
from tikal.engine.actions.guards import MOVE_GUARD
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.members import MOVE_PLACE_MEMBER
from tikal.engine.actions.placement import MOVE_PLACE_TILE
from tikal.engine.actions.ruins import MOVE_RECOVER
from tikal.engine.actions.temples import MOVE_UNCOVER
from tikal.engine.events import CARD_KEPT, CARD_LEFT
from tikal.engine.legend.effects.registry import effect_of
from tikal.engine.legend.going import MOVE_GO, Go
from tikal.engine.legend.table import (
    ITEM,
    ITEM_CARD,
    KEPT_PLACES,
    NO_CARD,
    PLAYING_CARD,
    PLAYING_SPENT,
    YOU,
    forget_item,
    kept_card,
    set_kept,
)
from tikal.engine.moves import Moves, code_of
from tikal.engine.phases import PHASE_CARD, Phase, borrow, register, register_phase
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position


def finish_item(position: Position) -> None:
    """Put the item away: a permanent card whose effect was used is kept (L28, L30)."""
    card = position.extra[ITEM_CARD]
    item = position.extra[ITEM]
    if item == PLAYING_CARD and components().permanent[card] and keep(position, card):
        pass
    elif item in (PLAYING_CARD, PLAYING_SPENT) and position.journal is not None:
        position.tell((CARD_LEFT, YOU, card))
    forget_item(position)


def keep(position: Position, card: i64) -> bool:
    """Put a card face down on the first free place on the left, if there is one (L30)."""
    place: i64 = 0
    while place < KEPT_PLACES and kept_card(position, place) != NO_CARD:
        place += 1
    if place == KEPT_PLACES:
        return False
    set_kept(position, place, card, face_up=False)
    if position.journal is not None:
        position.tell((CARD_KEPT, YOU, card, place + 1))
    return True


@final
class UsingCard(Phase):
    """L28: the effect of a card, as far as you like."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add what the effect allows, and the end."""
        effect_of(position).legal(position, moves)
        moves.add(MOVE_END)

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Ask the effect."""
        return None if kind.code == MOVE_END else effect_of(position).refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Let the effect do it, or end the item."""
        if code_of(move) != MOVE_END:
            effect_of(position).play(position, move)
            return
        position.rules.variant.next_turn(position)

    def cost(self, position: Position, kind: ActionKind, move: i64) -> i64:
        """Return nothing: cards cost no AP."""
        return 0

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the end of the card."""
        return Refusal("L28", "end_the_card_first", {})

    def not_now(self, position: Position) -> Refusal:
        """Say that only cards let members go."""
        return Refusal("L28", "no_card_in_use", {})

    def headline(self, position: Position) -> Statement:
        """Say who uses which card."""
        params = {"seat": position.seat, "action_card": position.extra[ITEM_CARD]}
        return Statement("uses_card", params)


_USING: Final = UsingCard(PHASE_CARD, "card", own_way=True)
_USING.counts_work = True
register_phase(_USING)
register(Go(MOVE_GO, (PHASE_CARD,)))
for _code in (
    MOVE_PLACE_TILE,
    MOVE_PLACE_MEMBER,
    MOVE_UNCOVER,
    MOVE_RECOVER,
    MOVE_EXCHANGE,
    MOVE_CAMP,
    MOVE_GUARD,
    MOVE_END,
):
    borrow(_code, PHASE_CARD)
