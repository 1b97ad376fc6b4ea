"""Playing your items: AP token, tiles, cards on the right, kept cards (L27 to L31)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.legend.components import (
    EFFECT_AP,
    EFFECT_UNIQUE,
    SPENT_AP,
    components,
)
from tikal.box.terrain import UNEXPLORED, VOLCANO
from tikal.box.tiles import TILE_ROTATIONS, TILE_TERRAIN
from tikal.engine.actions.bidding import MOVE_PASS
from tikal.engine.actions.kind import ActionKind
from tikal.engine.actions.placement import MOVE_PLACE_TILE, lay
from tikal.engine.events import (
    CARD_PLAYED,
    CARD_SPENT,
    KEPT_CARD_PLAYED,
    PASSED,
    TOKEN_PLAYED,
)
from tikal.engine.legend.ground import inner_frontier
from tikal.engine.legend.table import (
    ITEM,
    ITEM_CARD,
    KEPT_PLACES,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    PLAYING_CARD,
    PLAYING_KEPT,
    PLAYING_SPENT,
    PLAYING_TILE,
    PLAYING_TOKEN,
    YOU,
    has_items,
    kept_card,
    kept_face_up,
    note_pass,
    own_card,
    own_tile,
    own_token,
    set_kept,
    set_own_card,
    set_own_tile,
    set_own_token,
)
from tikal.engine.legend.uniques import take_uniques
from tikal.engine.moves import A, B, C, Moves, code_of, field_a, field_b, field_c
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_CARD,
    PHASE_ITEM,
    Phase,
    borrow,
    register,
    register_phase,
)
from tikal.engine.refusal import Refusal, Statement
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.geometry.bits import BIT

# No fields.
MOVE_PLAY_TOKEN: Final[i64] = 15
# Field a: the place of the card in your campsite, counted from 0.
MOVE_PLAY_CARD: Final[i64] = 16
MOVE_SPEND_CARD: Final[i64] = 17
MOVE_PLAY_KEPT: Final[i64] = 18


def spend(position: Position, item: i64, ap: i64) -> None:
    """Let you spend action points for an item (L28)."""
    position.extra[ITEM] = item
    position.phase = PHASE_ACT
    position.ap = ap


def use_effect(position: Position, item: i64, card: i64) -> None:
    """Let you use the effect of a card (L28, L30)."""
    box = components()
    position.extra[ITEM_CARD] = card
    if box.effect[card] == EFFECT_AP:
        spend(position, item, box.amount[card])
        return
    position.extra[ITEM] = item
    position.phase = PHASE_CARD
    if box.effect[card] == EFFECT_UNIQUE:
        take_uniques(position, YOU, box.treasures[card])


@final
class PlayToken(ActionKind):
    """L28: spend up to the value of the AP token."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_PLAY_TOKEN, (PHASE_ITEM,))

    def legal(self, position: Position, moves: Moves) -> None:
        """Add it while the token is there."""
        if own_token(position, YOU) != NO_TOKEN:
            moves.add(MOVE_PLAY_TOKEN)

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for the token."""
        if own_token(position, YOU) != NO_TOKEN:
            return None
        return Refusal("L27", "token_is_played", {})

    def play(self, position: Position, move: i64) -> None:
        """Start spending."""
        value = own_token(position, YOU)
        set_own_token(position, YOU, NO_TOKEN)
        if position.journal is not None:
            position.tell((TOKEN_PLAYED, YOU, value))
        spend(position, PLAYING_TOKEN, value)


class CardOnTheRight(ActionKind):
    """An Action card on the right of the campsite, played in one of two ways."""

    def legal(self, position: Position, moves: Moves) -> None:
        """Add each card."""
        place: i64 = 0
        while place < OWN_CARDS:
            if own_card(position, YOU, place) != NO_CARD:
                moves.add(self.code + place * A)
            place += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a card there."""
        if own_card(position, YOU, field_a(move)) != NO_CARD:
            return None
        return Refusal("L27", "no_card_in_campsite", {"place": field_a(move) + 1})


def take_card(position: Position, place: i64) -> i64:
    """Take a card off the right of the campsite."""
    card = own_card(position, YOU, place)
    set_own_card(position, YOU, place, NO_CARD)
    return card


@final
class PlayCard(CardOnTheRight):
    """L28: the effect of a card on the right."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_PLAY_CARD, (PHASE_ITEM,))

    def play(self, position: Position, move: i64) -> None:
        """Start using the effect."""
        card = take_card(position, field_a(move))
        if position.journal is not None:
            position.tell((CARD_PLAYED, YOU, card))
        use_effect(position, PLAYING_CARD, card)


@final
class SpendCard(CardOnTheRight):
    """L28: 3 AP instead of the effect of a card."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_SPEND_CARD, (PHASE_ITEM,))

    def play(self, position: Position, move: i64) -> None:
        """Start spending."""
        card = take_card(position, field_a(move))
        if position.journal is not None:
            position.tell((CARD_SPENT, YOU, card, SPENT_AP))
        position.extra[ITEM_CARD] = card
        spend(position, PLAYING_SPENT, SPENT_AP)


@final
class PlayKept(ActionKind):
    """L30: a permanent card on the left that lies face up."""

    def __init__(self) -> None:
        """Cost nothing."""
        super().__init__(MOVE_PLAY_KEPT, (PHASE_ITEM,))

    def legal(self, position: Position, moves: Moves) -> None:
        """Add each card that lies face up."""
        place: i64 = 0
        while place < KEPT_PLACES:
            if kept_face_up(position, place):
                moves.add(MOVE_PLAY_KEPT + place * A)
            place += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Ask for a card there, face up."""
        place = field_a(move)
        if kept_card(position, place) == NO_CARD:
            return Refusal("L30", "no_kept_card", {"place": place + 1})
        if not kept_face_up(position, place):
            return Refusal("L30", "kept_card_is_down", {"place": place + 1})
        return None

    def play(self, position: Position, move: i64) -> None:
        """Turn the card down and start using its effect."""
        place = field_a(move)
        card = kept_card(position, place)
        set_kept(position, place, card, face_up=False)
        if position.journal is not None:
            position.tell((KEPT_CARD_PLAYED, YOU, card))
        use_effect(position, PLAYING_KEPT, card)


def place_of(position: Position, tile: i64) -> i64:
    """Return where a tile lies in your campsite, OWN_TILES if it does not."""
    place: i64 = 0
    while place < OWN_TILES and own_tile(position, YOU, place) != tile:
        place += 1
    return place


def add_placements(position: Position, moves: Moves, tile: i64) -> None:
    """Add every free inner space and rotation of a drafted tile (L3, R5.7)."""
    moves.gather_spots(inner_frontier(position.site, components().periphery))
    rotations = TILE_ROTATIONS[tile]
    moves.reserve(moves.spot_count * rotations)
    items = moves.items
    count = moves.count
    index: i64 = 0
    while index < moves.spot_count:
        move: i64 = MOVE_PLACE_TILE + moves.spots[index] * A + tile * B
        rotation: i64 = 0
        while rotation < rotations:
            items[count] = move
            move += C
            count += 1
            rotation += 1
        index += 1
    moves.count = count


def placement_refusal(position: Position, move: i64) -> Refusal | None:
    """Return why a drafted tile can't lie there so (L2, L3, R5.7)."""
    space = field_a(move)
    tile = field_b(move)
    rotations = TILE_ROTATIONS[tile]
    if place_of(position, tile) == OWN_TILES:
        return Refusal("L27", "tile_not_in_campsite", {"tile": tile})
    if position.site.terrain[space] != UNEXPLORED:
        return Refusal("L3", "already_explored", {"space": space})
    if components().periphery & BIT[space] != 0:
        return Refusal("L2", "space_of_periphery", {"space": space})
    if (position.site.frontier() >> space) & 1 == 0:
        return Refusal("L3", "not_next_to_explored", {"space": space})
    if field_c(move) >= rotations:
        same = field_c(move) % rotations
        return Refusal("R5.7", "rotation_looks_the_same", {"rotation": same})
    return None


@final
class Playing(Phase):
    """L27: an item has to be played, or, once all six are, you may pass."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add token, tiles, cards, kept cards and the pass."""
        place: i64 = 0
        while place < OWN_TILES:
            tile = own_tile(position, YOU, place)
            if tile != NO_TILE:
                add_placements(position, moves, tile)
            place += 1
        _PLAY_TOKEN.legal(position, moves)
        _PLAY_CARD.legal(position, moves)
        _SPEND_CARD.legal(position, moves)
        _PLAY_KEPT.legal(position, moves)
        if not has_items(position, YOU):
            moves.add(MOVE_PASS)

    def refusal(self, position: Position, kind: ActionKind, move: i64) -> Refusal | None:
        """Say why a tile can't be placed there or why it is too early to pass."""
        if kind.code == MOVE_PLACE_TILE:
            return placement_refusal(position, move)
        if kind.code == MOVE_PASS:
            if has_items(position, YOU):
                return Refusal("L27", "items_left", {})
            return None
        return kind.refusal(position, move)

    def play(self, position: Position, move: i64) -> None:
        """Place a tile, pass, or leave it to the kind."""
        code = code_of(move)
        if code == MOVE_PLACE_TILE:
            place_tile(position, move)
        elif code == MOVE_PASS:
            note_pass(position)
            if position.journal is not None:
                position.tell((PASSED, YOU))
            position.rules.variant.next_turn(position)
        else:
            Phase.play(self, position, move)

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for an item."""
        return Refusal("L27", "play_an_item_first", {})

    def not_now(self, position: Position) -> Refusal:
        """Say that an item is being played, or drafted."""
        return Refusal("L28", "end_the_item_first", {})

    def headline(self, position: Position) -> Statement:
        """Say who plays an item."""
        return Statement("plays_item", {"seat": position.seat})


def place_tile(position: Position, move: i64) -> None:
    """Place a drafted tile; a volcano starts a scoring (L28, L31)."""
    tile = field_b(move)
    set_own_tile(position, YOU, place_of(position, tile), NO_TILE)
    lay(position, field_a(move), tile, field_c(move))
    spend(position, PLAYING_TILE, 0)
    if TILE_TERRAIN[tile] == VOLCANO:
        position.rules.variant.volcano_placed(position, tile)


_PLAY_TOKEN: Final = PlayToken()
_PLAY_CARD: Final = PlayCard()
_SPEND_CARD: Final = SpendCard()
_PLAY_KEPT: Final = PlayKept()
register_phase(Playing(PHASE_ITEM, "item", own_way=True))
register(_PLAY_TOKEN)
register(_PLAY_CARD)
register(_SPEND_CARD)
register(_PLAY_KEPT)
borrow(MOVE_PLACE_TILE, PHASE_ITEM)
borrow(MOVE_PASS, PHASE_ITEM)
