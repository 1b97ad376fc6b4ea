"""Mutul's turn in Legend, step by step (L22, L32 to L36, L39, L55 to L59)."""

from typing import Final

from mypy_extensions import i64

from tikal.box.legend.components import (
    EFFECT_CAMP,
    EFFECT_FLOORS,
    EFFECT_PERIPHERY,
    EFFECT_SWAP,
    EFFECT_TRAIL,
    EFFECT_UNEARTH,
)
from tikal.box.legend.solo_deck import BOTTOM, ITEM_CARD, ITEM_TILE
from tikal.box.terrain import CLEARING, VOLCANO
from tikal.engine.events import (
    INTERIM_SCORING_STARTED,
    MUTUL_BLOCKED,
    MUTUL_PLAYED_CARD,
    MUTUL_PLAYED_TILE,
    MUTUL_PLAYED_TOKEN,
    MUTUL_SCORING,
    MUTUL_SWAPPED,
    SOLO_CARD_TURNED,
    TREASURES_EXCHANGED,
)
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.mutul.actions import (
    camp,
    floor_in_scoring,
    floors,
    move_guide,
    swaps,
    trail,
    unearth,
)
from tikal.engine.legend.mutul.draft import take_item
from tikal.engine.legend.mutul.hand import (
    DEPLOY_BLOCKED,
    DEPLOY_CLEARING,
    DEPLOY_NO_CAMP,
    DEPLOY_SHOWN,
    Mutul,
    deploy,
)
from tikal.engine.legend.mutul.steps import (
    STEP_ARRIVE,
    STEP_CAMP,
    STEP_DISCARD,
    STEP_FLOOR,
    STEP_GUIDE,
    STEP_HAND_OVER,
    STEP_ITEM_OVER,
    STEP_ON_TILE,
    STEP_PICK,
    STEP_PLAY,
    STEP_SWAP,
    STEP_TOKEN_ACTION,
    STEP_TOKEN_CARD,
    STEP_TRAIL,
    STEP_YOUR_SCORING,
)
from tikal.engine.legend.mutul.tiles import periphery_space, start_periphery, start_tile
from tikal.engine.legend.piles import SOLO, next_solo_card
from tikal.engine.legend.points import score_legend
from tikal.engine.legend.rounds import (
    after_mutuls_item,
    after_pick,
    after_your_item,
    scoring_steps,
    start_your_scoring,
)
from tikal.engine.legend.table import (
    CARD,
    MUTUL,
    NEW_TILE,
    NO_CARD,
    NO_SPACE,
    NO_TOKEN,
    OWN_CARDS,
    OWN_TILES,
    SOLO_START,
    YOU,
    forget_item,
    own_card,
    own_tile,
    own_token,
    set_own_card,
    set_own_tile,
    set_own_token,
)
from tikal.engine.legend.uniques import take_uniques
from tikal.engine.moves import field_a, field_b
from tikal.engine.phases import PHASE_SWAP, PHASE_TURN
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import joined, packed
from tikal.engine.state.site import NO_TILE
from tikal.engine.turns import end_game

_PARTS: Final[i64] = 3
_CAMPLESS: Final[i64] = 2


# What follows an item of Mutul's: an Action card, a tile, and a Solo card drawn for the AP token.
_AFTER_CARD: Final[i64] = packed([STEP_DISCARD, STEP_HAND_OVER])
_AFTER_TILE: Final[i64] = packed([STEP_ON_TILE, STEP_GUIDE, STEP_DISCARD, STEP_HAND_OVER])
_AFTER_TOKEN_CARD: Final[i64] = packed([STEP_TOKEN_ACTION, STEP_DISCARD])
_ARRIVAL: Final[i64] = packed([STEP_ARRIVE])


def prepend(position: Position, steps: i64) -> None:
    """Put steps before those that wait."""
    position.agenda = joined(steps, position.agenda)


def do_step(position: Position, equipment: Equipment, step: i64) -> bool:
    """Do one step of the agenda; return whether the next one can follow at once."""
    position.seat = MUTUL
    if step == STEP_PLAY:
        return play_item(position, equipment)
    if step == STEP_TOKEN_ACTION:
        mutul = at_work(position, equipment)
        return do_action(mutul, equipment, equipment.deck.action[mutul.card], NO_CARD)
    if step == STEP_YOUR_SCORING:
        start_your_scoring(position)
        return False
    if STEP_TRAIL <= step <= STEP_FLOOR:
        return do_scoring_step(position, equipment, step)
    if STEP_ON_TILE <= step <= STEP_ARRIVE:
        do_tile_step(position, equipment, step)
    else:
        do_course_step(position, equipment, step)
    return True


def do_tile_step(position: Position, equipment: Equipment, step: i64) -> None:
    """Do what follows the placing of a tile (L39, L55)."""
    space = position.extra[NEW_TILE]
    if step == STEP_ON_TILE:
        work_on_tile(position, equipment)
        return
    if step == STEP_GUIDE:
        move_guide(position, space)
    else:
        at_work(position, equipment).call(space)
    position.extra[NEW_TILE] = NO_SPACE


def do_course_step(position: Position, equipment: Equipment, step: i64) -> None:
    """Do a step that needs no answer and leads on in the course of the game."""
    if step == STEP_PICK:
        pick(position, equipment)
    elif step == STEP_TOKEN_CARD:
        draw_for_token(position, equipment)
    elif step == STEP_DISCARD:
        position.extra[CARD] = NO_CARD
    elif step == STEP_HAND_OVER:
        after_mutuls_item(position, equipment)
    elif step == STEP_ITEM_OVER:
        forget_item(position)
        after_your_item(position, equipment)
    else:
        score_legend(position, MUTUL)
        end_game(position)


def turn_up(position: Position, equipment: Equipment) -> i64:
    """Turn up a Solo card (L22, L32, L34)."""
    card = next_solo_card(position, equipment.solo_size)
    position.extra[CARD] = card
    if position.journal is not None:
        position.tell((SOLO_CARD_TURNED, card))
    return card


def pick(position: Position, equipment: Equipment) -> None:
    """Turn up a card, take what it says, discard it (L22)."""
    card = turn_up(position, equipment)
    took = take_item(position, equipment.components, equipment.deck.take[card])
    position.extra[CARD] = NO_CARD
    after_pick(position, equipment, MUTUL, took=took)


def at_work(position: Position, equipment: Equipment) -> Mutul:
    """Return Mutul with the card that is turned up."""
    return Mutul(position, equipment.deck, position.extra[CARD])


def at_scoring(position: Position, equipment: Equipment) -> Mutul:
    """Return Mutul with the card that counts in scorings (L59)."""
    return Mutul(position, equipment.deck, top_card(position))


def top_card(position: Position) -> i64:
    """Return the top discarded card; the current one where there are no discards (L36, L59).

    A document can describe a phase in which no card has been turned up: then the next one counts.
    """
    solo = position.deal.piles[SOLO]
    turned = position.taken_of(SOLO) - position.extra[SOLO_START]
    if position.extra[CARD] != NO_CARD and turned > 1:
        return solo[position.taken_of(SOLO) - 2]
    if turned > 0:
        return solo[position.taken_of(SOLO) - 1]
    return solo[position.taken_of(SOLO)]


def blocked(mutul: Mutul, action: i64) -> None:
    """Deploy instead of an action that is impossible altogether (L36)."""
    position = mutul.position
    if position.journal is not None:
        position.tell((MUTUL_BLOCKED, action))
    deploy(position, mutul.deck.explorers[top_card(position)], DEPLOY_BLOCKED)


def play_item(position: Position, equipment: Equipment) -> bool:
    """Turn up a card and play the first of its items that he has (L32)."""
    deck = equipment.deck
    card = turn_up(position, equipment)
    part: i64 = 0
    while True:  # a card has a part for each kind of item, and he has one
        item = deck.act_item[card * _PARTS + part]
        bottom = deck.act_end[card * _PARTS + part] == BOTTOM
        if item == ITEM_TILE:
            place = place_of_tile(position, bottom=bottom)
            if place != OWN_TILES:
                return play_tile(position, equipment, place)
        elif item == ITEM_CARD:
            place = place_of_card(position, bottom=bottom)
            if place != OWN_CARDS:
                return play_card(position, equipment, place)
        elif own_token(position, MUTUL) != NO_TOKEN:
            play_token(position, equipment)
            return True
        part += 1


def place_of_tile(position: Position, *, bottom: bool) -> i64:
    """Return the place of his highest or lowest tile, OWN_TILES if he has none."""
    count: i64 = 0
    while count < OWN_TILES:
        place = OWN_TILES - 1 - count if bottom else count
        if own_tile(position, MUTUL, place) != NO_TILE:
            return place
        count += 1
    return OWN_TILES


def place_of_card(position: Position, *, bottom: bool) -> i64:
    """Return the place of his highest or lowest card, OWN_CARDS if he has none."""
    count: i64 = 0
    while count < OWN_CARDS:
        place = OWN_CARDS - 1 - count if bottom else count
        if own_card(position, MUTUL, place) != NO_CARD:
            return place
        count += 1
    return OWN_CARDS


def play_token(position: Position, equipment: Equipment) -> None:
    """Discard the token and the card; draw cards instead (L34)."""
    if position.journal is not None:
        position.tell((MUTUL_PLAYED_TOKEN, own_token(position, MUTUL), equipment.token_cards))
    set_own_token(position, MUTUL, NO_TOKEN)
    position.extra[CARD] = NO_CARD
    steps: list[int] = [STEP_TOKEN_CARD] * int(equipment.token_cards)
    position.agenda = packed([*steps, STEP_HAND_OVER])


def draw_for_token(position: Position, equipment: Equipment) -> None:
    """Draw a card and deploy its explorers; then comes its action (L34)."""
    card = turn_up(position, equipment)
    deploy(position, equipment.deck.explorers[card], DEPLOY_SHOWN)
    prepend(position, _AFTER_TOKEN_CARD)


def play_tile(position: Position, equipment: Equipment, place: i64) -> bool:
    """Place a drafted tile; return whether that needs no answer (L37 to L40)."""
    tile = own_tile(position, MUTUL, place)
    set_own_tile(position, MUTUL, place, NO_TILE)
    if position.journal is not None:
        position.tell((MUTUL_PLAYED_TILE, tile, place + 1))
    position.agenda = _AFTER_TILE
    mutul = at_work(position, equipment)
    if start_tile(mutul, tile, equipment.components.periphery):
        return True
    return ask(position, PHASE_TURN)


def ask(position: Position, phase: i64) -> bool:
    """Stop until you have chosen for Mutul (L40, L58)."""
    position.seat = YOU
    position.phase = phase
    return False


def play_card(position: Position, equipment: Equipment, place: i64) -> bool:
    """Play an Action card; return whether that needs no answer (L33)."""
    card = own_card(position, MUTUL, place)
    set_own_card(position, MUTUL, place, NO_CARD)
    action = equipment.components.mutul[card]
    if position.journal is not None:
        position.tell((MUTUL_PLAYED_CARD, card, place + 1, action))
    position.agenda = _AFTER_CARD
    return do_action(at_work(position, equipment), equipment, action, card)


def do_action(mutul: Mutul, equipment: Equipment, action: i64, card: i64) -> bool:
    """Do an action of a card; return whether it needs no answer (L49 to L57)."""
    position = mutul.position
    if action == EFFECT_SWAP:
        return do_swap(mutul)
    if action == EFFECT_PERIPHERY:
        return do_periphery(mutul, equipment, equipment.components.tile[card])
    done = True
    if action == EFFECT_TRAIL:
        done = trail(mutul, equipment.options.trail)
    elif action == EFFECT_FLOORS:
        done = floors(mutul)
    elif action == EFFECT_UNEARTH:
        done = unearth(mutul) > 0
    elif action == EFFECT_CAMP:
        if not camp(mutul):
            deploy(position, _CAMPLESS, DEPLOY_NO_CAMP)
    else:
        take_uniques(position, MUTUL, equipment.components.treasures[card])
    if not done:
        blocked(mutul, action)
    return True


def do_swap(mutul: Mutul) -> bool:
    """Exchange treasures, asking you where several exchanges are equal (L57, L58)."""
    position = mutul.position
    choices = swaps(position)
    if len(choices) > 1:
        return ask(position, PHASE_SWAP)
    if choices:
        swap(position, choices[0])
    elif unearth(mutul) == 0:
        blocked(mutul, EFFECT_UNEARTH)
    return True


def swap(position: Position, move: i64) -> None:
    """Exchange two treasures between you and Mutul."""
    given = field_a(move)
    got = field_b(move)
    if position.journal is not None:
        position.tell((MUTUL_SWAPPED, given, position.hand(MUTUL, given), got))
    position.change_hand(YOU, given, -1)
    position.change_hand(MUTUL, given, 1)
    position.change_hand(MUTUL, got, -1)
    position.change_hand(YOU, got, 1)
    if position.journal is not None:
        position.tell((TREASURES_EXCHANGED, MUTUL, got, YOU, given))


def do_periphery(mutul: Mutul, equipment: Equipment, tile: i64) -> bool:
    """Place a card's tile; return whether that needs no answer (L55)."""
    position = mutul.position
    periphery = equipment.components.periphery
    if periphery_space(mutul, periphery) == NO_SPACE:
        blocked(mutul, EFFECT_PERIPHERY)
        return True
    prepend(position, _ARRIVAL)
    return start_periphery(mutul, tile, periphery) or ask(position, PHASE_TURN)


def work_on_tile(position: Position, equipment: Equipment) -> None:
    """Do what the ground of the new tile asks for; floors and treasures are laid (L39)."""
    space = position.extra[NEW_TILE]
    terrain = position.site.terrain[space]
    if terrain == VOLCANO:
        if position.journal is not None:
            position.tell((INTERIM_SCORING_STARTED, MUTUL, position.site.tile[space]))
        steps = [*scoring_steps(equipment, final=False), STEP_YOUR_SCORING]
        prepend(position, packed(steps))
    elif terrain == CLEARING:
        deploy(position, 1, DEPLOY_CLEARING)


def do_scoring_step(position: Position, equipment: Equipment, step: i64) -> bool:
    """Do one of the things that Mutul does in a scoring (L59, L65)."""
    mutul = at_scoring(position, equipment)
    if position.journal is not None and step != STEP_CAMP:
        position.tell((MUTUL_SCORING, step - STEP_TRAIL, mutul.card))
    if step == STEP_TRAIL:
        if not trail(mutul, equipment.options.trail):
            blocked(mutul, EFFECT_TRAIL)
    elif step == STEP_CAMP:
        camp(mutul)
    elif step == STEP_SWAP:
        return do_swap(mutul)
    else:
        floor_in_scoring(mutul)
    return True
