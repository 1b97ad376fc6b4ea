"""The rounds of Legend: draft, action phase, upkeep, final scoring (L19 to L21, L27, L61, L63).

Mutul's part is written into the agenda; whoever calls these functions runs it.
"""

from typing import Final

from mypy_extensions import i64

from tikal.engine.events import (
    ACTION_PHASE_STARTED,
    LEGEND_FINAL_SCORING_STARTED,
    LEGEND_ROUND_STARTED,
    MUTUL_PASSED,
    UPKEEP,
)
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.mutul.steps import (
    STEP_CAMP,
    STEP_FLOOR,
    STEP_PICK,
    STEP_PLAY,
    STEP_SWAP,
    STEP_TRAIL,
)
from tikal.engine.legend.options import ALWAYS, NEVER
from tikal.engine.legend.piles import CARDS, RETURNS, TOKENS, items_left, next_of, start_solo_phase
from tikal.engine.legend.table import (
    ACTION,
    ASIDE_PLACES,
    CARD_PLACES,
    DRAFT,
    FINAL,
    KEPT_PLACES,
    MUTUL,
    NO_CARD,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    PASSED,
    ROUND,
    ROUNDS,
    STAGE,
    TILE_PLACES,
    TOKEN_PLACES,
    YOU,
    card_aside,
    card_on_display,
    clear_aside,
    free_card_place,
    free_tile_place,
    has_items,
    kept_card,
    lay_out_tokens,
    own_token,
    set_card,
    set_kept,
    set_tile,
    tile_on_display,
    token_on_display,
)
from tikal.engine.phases import PHASE_DRAFT, PHASE_ITEM
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import EMPTY, packed, pushed
from tikal.engine.state.site import NO_TILE
from tikal.engine.turns import draw_tile, stack_empty, start_scoring_turn

_PICK: Final[i64] = packed([STEP_PICK])
_PLAY: Final[i64] = packed([STEP_PLAY])


def start_round(position: Position, number: i64) -> None:
    """Fill the display and let Mutul pick first (L16, L19, L63)."""
    position.extra[ROUND] = number
    position.extra[STAGE] = DRAFT
    position.extra[PASSED] = 0
    position.turn = YOU
    fill_cards(position)
    fresh = min(TOKEN_PLACES, items_left(position, TOKENS))
    lay_out_tokens(position, [next_of(position, TOKENS) for _ in range(fresh)])
    place: i64 = 0
    while place < TILE_PLACES and not stack_empty(position):
        set_tile(position, place, draw_tile(position))
        place += 1
    if position.journal is not None:
        position.tell((LEGEND_ROUND_STARTED, number))
    position.agenda = _PICK


def fill_cards(position: Position) -> None:
    """Fill the gaps of the display from the deck, in reading order (L63)."""
    place: i64 = 0
    while place < CARD_PLACES:
        if card_on_display(position, place) == NO_CARD and items_left(position, CARDS) > 0:
            set_card(position, place, next_of(position, CARDS))
        place += 1


def can_pick(position: Position, seat: i64) -> bool:
    """Return whether the display has something for a free place of a campsite (L21)."""
    if own_token(position, seat) == NO_TOKEN and token_on_display(position, 0) != NO_TOKEN:
        return True
    place: i64 = 0
    if free_tile_place(position, seat) != OWN_TILES:
        while place < TILE_PLACES:
            if tile_on_display(position, place) != NO_TILE:
                return True
            place += 1
    place = 0
    if free_card_place(position, seat) != OWN_CARDS:
        while place < CARD_PLACES:
            if card_on_display(position, place) != NO_CARD:
                return True
            place += 1
    return False


def after_pick(position: Position, equipment: Equipment, seat: i64, *, took: bool) -> None:
    """Let the other one pick, or begin the action phase (L21)."""
    other = 1 - seat
    picker = other if can_pick(position, other) else seat
    if picker == seat and not (took and can_pick(position, seat)):
        start_action_phase(position, equipment)
    elif picker == MUTUL:
        position.agenda = _PICK
    else:
        position.seat = YOU
        position.phase = PHASE_DRAFT


def start_action_phase(position: Position, equipment: Equipment) -> None:
    """Shuffle the Solo cards again; Mutul plays first (L20, L27)."""
    position.extra[STAGE] = ACTION
    start_solo_phase(position, equipment.solo_size)
    if position.journal is not None:
        position.tell((ACTION_PHASE_STARTED, position.extra[ROUND]))
    after_your_item(position, equipment)


def your_turn(position: Position) -> None:
    """Let you play an item (L27)."""
    position.seat = YOU
    position.phase = PHASE_ITEM


def after_your_item(position: Position, equipment: Equipment) -> None:
    """Let Mutul play his next item, or go on without him (L27, L32)."""
    if has_items(position, MUTUL):
        position.agenda = _PLAY
        return
    if position.extra[PASSED] == 1:
        end_action_phase(position, equipment)
        return
    if position.journal is not None:
        position.tell((MUTUL_PASSED,))
    your_turn(position)


def after_mutuls_item(position: Position, equipment: Equipment) -> None:
    """Let you play your next item, unless you have passed (L27)."""
    if position.extra[PASSED] == 0:
        your_turn(position)
    else:
        after_your_item(position, equipment)


def end_action_phase(position: Position, equipment: Equipment) -> None:
    """Do the upkeep and begin the next round, or the final scoring (L61, L63)."""
    number = position.extra[ROUND]
    if number == ROUNDS:
        start_final_scoring(position)
        return
    turn_kept_cards_up(position)
    put_back_aside(position)
    if position.journal is not None:
        position.tell((UPKEEP, number))
    start_solo_phase(position, equipment.solo_size)
    start_round(position, number + 1)


def turn_kept_cards_up(position: Position) -> None:
    """Turn the cards on the left of your campsite face up (L30, L63)."""
    place: i64 = 0
    while place < KEPT_PLACES:
        if kept_card(position, place) != NO_CARD:
            set_kept(position, place, kept_card(position, place), face_up=True)
        place += 1


def put_back_aside(position: Position) -> None:
    """Put the cards that Mutul set aside back on the display, in the dealt order (L63)."""
    free: i64 = 0
    turn: i64 = 0
    while turn < ASIDE_PLACES:
        known = items_left(position, RETURNS) > 0
        card = card_aside(position, next_of(position, RETURNS) if known else turn)
        if card != NO_CARD:
            while card_on_display(position, free) != NO_CARD:
                free += 1
            set_card(position, free, card)
        turn += 1
    clear_aside(position)


def start_final_scoring(position: Position) -> None:
    """Give you your last ten action points (L61)."""
    position.extra[STAGE] = FINAL
    position.turn = NOBODY
    if position.journal is not None:
        position.tell((LEGEND_FINAL_SCORING_STARTED, YOU))
    start_your_scoring(position)


def start_your_scoring(position: Position) -> None:
    """Let you take a scoring turn (L59)."""
    position.queue = pushed(EMPTY, YOU)
    start_scoring_turn(position)


def scoring_steps(equipment: Equipment, *, final: bool) -> list[int]:
    """Return what Mutul does in a scoring (L59, L64, L65)."""
    options = equipment.options
    steps: list[int] = []
    if options.scoring_trail == ALWAYS or (options.scoring_trail != NEVER and not final):
        steps.append(STEP_TRAIL)
    steps.append(STEP_CAMP)
    if options.swap:
        steps.append(STEP_SWAP)
    if options.floor:
        steps.append(STEP_FLOOR)
    return steps
