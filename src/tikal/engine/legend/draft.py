"""Your part of the draft: one item from the display at a time (L21)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.engine.actions.bidding import MOVE_TAKE
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import CARD_TAKEN, TILE_TAKEN, TOKEN_TAKEN
from tikal.engine.legend.table import (
    CARD_PLACES,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    TILE_PLACES,
    TOKEN_PLACES,
    YOU,
    card_on_display,
    free_card_place,
    free_tile_place,
    own_token,
    set_card,
    set_own_card,
    set_own_tile,
    set_own_token,
    set_tile,
    take_off_token,
    tile_on_display,
    token_on_display,
    tokens_on_display,
)
from tikal.engine.moves import A, B, C, Moves, code_of, field_a, field_b, field_c
from tikal.engine.phases import PHASE_DRAFT, Phase, borrow, register, register_phase
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE

# Field c: the value of the token.
MOVE_TAKE_TOKEN: Final[i64] = 13
# Field a: the place of the card on the display, counted from 0.
MOVE_TAKE_CARD: Final[i64] = 14


@final
class TakeToken(ActionKind):
    """L21: an AP token, if you have none."""

    def __init__(self) -> None:
        """Be for good: Mutul picks next."""
        super().__init__(MOVE_TAKE_TOKEN, (PHASE_DRAFT,), ends_turn=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the tokens of the display, equal ones once."""
        if own_token(position, YOU) != NO_TOKEN:
            return
        last: i64 = NO_TOKEN
        place: i64 = 0
        while place < TOKEN_PLACES:
            value = token_on_display(position, place)
            if value not in (NO_TOKEN, last):
                moves.add(MOVE_TAKE_TOKEN + value * C)
            last = value
            place += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a token of the display and a place for it."""
        if field_c(move) not in tokens_on_display(position):
            return Refusal("L21", "no_such_token", {"ap": field_c(move)})
        if own_token(position, YOU) != NO_TOKEN:
            return Refusal("L21", "has_a_token", {})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Put the token into your campsite."""
        value = field_c(move)
        take_off_token(position, value)
        set_own_token(position, YOU, value)
        if position.journal is not None:
            position.tell((TOKEN_TAKEN, YOU, value))
        position.rules.variant.next_turn(position)


@final
class TakeCard(ActionKind):
    """L21: an Action card, if you have a place for it."""

    def __init__(self) -> None:
        """Be for good: Mutul picks next."""
        super().__init__(MOVE_TAKE_CARD, (PHASE_DRAFT,), ends_turn=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the places of the display that have a card."""
        if free_card_place(position, YOU) == OWN_CARDS:
            return
        place: i64 = 0
        while place < CARD_PLACES:
            if card_on_display(position, place) != NO_CARD:
                moves.add(MOVE_TAKE_CARD + place * A)
            place += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a card there and a place for it."""
        if card_on_display(position, field_a(move)) == NO_CARD:
            return Refusal("L21", "no_card_on_display", {"place": field_a(move) + 1})
        if free_card_place(position, YOU) == OWN_CARDS:
            return Refusal("L21", "has_three_cards", {})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Put the card into your campsite."""
        place = field_a(move)
        card = card_on_display(position, place)
        set_card(position, place, NO_CARD)
        set_own_card(position, YOU, free_card_place(position, YOU), card)
        if position.journal is not None:
            position.tell((CARD_TAKEN, YOU, card, place + 1))
        position.rules.variant.next_turn(position)


def place_on_display(position: Position, tile: i64) -> i64:
    """Return where a tile lies on the display, TILE_PLACES if it does not."""
    place: i64 = 0
    while place < TILE_PLACES and tile_on_display(position, place) != tile:
        place += 1
    return place


@final
class Drafting(Phase):
    """L21: an item of the display has to be taken; tiles are taken as in an auction."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add tiles, then tokens and cards."""
        if free_tile_place(position, YOU) != OWN_TILES:
            place: i64 = 0
            while place < TILE_PLACES:
                if tile_on_display(position, place) != NO_TILE:
                    moves.add(MOVE_TAKE + tile_on_display(position, place) * B)
                place += 1
        _TAKE_TOKEN.legal(position, moves)
        _TAKE_CARD.legal(position, moves)

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Ask for a tile of the display and a place for it."""
        if kind.code != MOVE_TAKE:
            return kind.refusal(position, move)
        if place_on_display(position, field_b(move)) == TILE_PLACES:
            return Refusal("L21", "not_on_display", {"tile": field_b(move)})
        if free_tile_place(position, YOU) == OWN_TILES:
            return Refusal("L21", "has_two_tiles", {})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Put a tile into your campsite, or leave it to the kind."""
        if code_of(move) != MOVE_TAKE:
            Phase.play(self, position, move)
            return
        tile = field_b(move)
        set_tile(position, place_on_display(position, tile), NO_TILE)
        set_own_tile(position, YOU, free_tile_place(position, YOU), tile)
        if position.journal is not None:
            position.tell((TILE_TAKEN, YOU, tile))
        position.rules.variant.next_turn(position)

    def is_final(self, kind: ActionKind) -> bool:
        """What is taken stays taken: Mutul picks next."""
        return True

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for an item."""
        return Refusal("L21", "draft_first", {})

    def not_now(self, position: Position) -> Refusal:
        """Say that the draft is over."""
        return Refusal("L21", "no_draft_now", {})

    def headline(self, position: Position) -> Statement:
        """Say who takes an item."""
        return Statement("drafts", {"seat": position.seat})


_TAKE_TOKEN: Final = TakeToken()
_TAKE_CARD: Final = TakeCard()
register_phase(Drafting(PHASE_DRAFT, "draft", own_way=True))
register(_TAKE_TOKEN)
register(_TAKE_CARD)
borrow(MOVE_TAKE, PHASE_DRAFT)
