"""Whether a Legend document can be a moment of a game: phase, item, Mutul's card, what follows."""

from typing import Final, NoReturn

from tikal.box.legend.components import (
    EFFECT_AP,
    EFFECT_CAMP,
    EFFECT_COLUMN,
    EFFECT_FLOORS,
    EFFECT_GUARD,
    EFFECT_MARCH,
    EFFECT_MOVE,
    EFFECT_PERIPHERY,
    EFFECT_PLACE,
    EFFECT_SWAP,
    EFFECT_UNEARTH,
)
from tikal.box.terrain import TEMPLE, VOLCANO
from tikal.engine.legend.effects.digging import PIECES_OF_WORK
from tikal.engine.legend.effects.journeys import MARCH_GOES, MARCH_PLACED
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.ground import connected, inner_frontier
from tikal.engine.legend.mutul.actions import swaps
from tikal.engine.legend.mutul.steps import (
    STEP_ARRIVE,
    STEP_DISCARD,
    STEP_FLOOR,
    STEP_GUIDE,
    STEP_HAND_OVER,
    STEP_ITEM_OVER,
    STEP_LAST,
    STEP_ON_TILE,
    STEP_SWAP,
    STEP_TOKEN_CARD,
    STEP_YOUR_SCORING,
)
from tikal.engine.legend.mutul.tiles import turnings
from tikal.engine.legend.piles import LEGEND_TILES
from tikal.engine.legend.points import count_bits
from tikal.engine.legend.rounds import can_pick, scoring_steps
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    CARD,
    CARD_PLACES,
    FINAL,
    GO_FROM,
    GO_TO,
    GOES,
    ITEM,
    ITEM_CARD,
    MUTUL,
    NEW_TILE,
    NO_CARD,
    NO_SPACE,
    OWN_CARDS,
    OWN_TILES,
    PASSED,
    PLAYING_CARD,
    PLAYING_KEPT,
    PLAYING_NOTHING,
    PLAYING_SPENT,
    PLAYING_TILE,
    PLAYING_TOKEN,
    ROUND,
    ROUNDS,
    STAGE,
    TILE_PLACES,
    TOWARDS,
    WORKS,
    YOU,
    card_aside,
    card_on_display,
    free_card_place,
    own_tile,
    tile_on_display,
)
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_CARD,
    PHASE_DRAFT,
    PHASE_OVER,
    PHASE_SWAP,
    PHASE_TURN,
)
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import packed
from tikal.engine.state.site import NO_TILE
from tikal.errors import InvalidDocument
from tikal.geometry.bits import ALL_SPACES, BIT, around
from tikal.geometry.spaces import SPACES

Agenda = list[int]
# How many tiles both together place in a round (L17).
_TILES_OF_A_ROUND: Final = 4


def refuse(message: str) -> NoReturn:
    """Raise the complaint."""
    raise InvalidDocument(message)


def check_course(position: Position, equipment: Equipment, given: Agenda | None) -> None:
    """Refuse what can't be so in any game; set the agenda that follows where none is given."""
    check_stage(position)
    check_supplies(position, equipment)
    check_item(position, equipment)
    check_card(position)
    check_placing(position, equipment)
    check_agenda(position, equipment, given)
    if position.phase == PHASE_DRAFT and not can_pick(position, YOU):
        refuse("display: there is nothing for you to take: L21")
    if position.phase == PHASE_SWAP and not swaps(position):
        refuse("hands: there is nothing for Mutul to swap: L57")


def check_stage(position: Position) -> None:
    """Ask for a stage and a pass that fit the phase."""
    extra = position.extra
    final = extra[STAGE] == FINAL
    if position.phase == PHASE_OVER and not final:
        refuse("stage: is final when the game is over: L61")
    scoring = position.scoring or position.phase in (PHASE_SWAP, PHASE_OVER)
    if final and (extra[ROUND] != ROUNDS or not scoring):
        refuse("stage: is final in the scoring after round 6 only: L61")
    if extra[PASSED] == 1 and not scoring and position.phase != PHASE_TURN:
        refuse("passed: who has passed is not to move: L27")


def check_supplies(position: Position, equipment: Equipment) -> None:
    """Ask for room for all tiles to come, and for all cards set aside."""
    periphery = equipment.components.periphery
    rounds_left = ROUNDS - position.extra[ROUND]
    later = min(_TILES_OF_A_ROUND * rounds_left, len(position.deal.stack))
    free = ALL_SPACES & ~periphery & ~position.site.explored
    if tiles_to_place(position) + later > count_bits(free):
        refuse("tiles: each tile to come needs a free inner space: L2")
    for tile in position.deal.stack:
        if tile not in LEGEND_TILES:
            refuse("stack: has tiles A to E only: L8")
    for space in range(SPACES):
        tile = position.site.tile[space]
        outside = (periphery >> space) & 1 == 1
        right = tile in equipment.components.tile if outside else tile in LEGEND_TILES
        if tile != NO_TILE and not right:
            refuse("tiles: A to E lie inside, those of Action cards on the periphery: L2")
    shown = [card_on_display(position, place) for place in range(CARD_PLACES)]
    aside = [card_aside(position, place) for place in range(ASIDE_PLACES)]
    count = len([card for card in aside if card != NO_CARD])
    if count + len([card for card in shown if card != NO_CARD]) > CARD_PLACES:
        refuse("aside: the display has no room for the cards set aside: L63")
    taken = free_card_place(position, MUTUL)
    if position.phase == PHASE_DRAFT and count + OWN_CARDS - taken > ASIDE_PLACES:
        refuse("aside: Mutul sets one card aside for each that he takes: L24")


def tiles_to_place(position: Position) -> int:
    """Return how many drafted tiles can still be placed in this round."""
    found: list[int] = [position.drawn]
    for seat in (YOU, MUTUL):
        found += [own_tile(position, seat, place) for place in range(OWN_TILES)]
    if position.phase == PHASE_DRAFT:
        found += [tile_on_display(position, place) for place in range(TILE_PLACES)]
    return min(_TILES_OF_A_ROUND, len([tile for tile in found if tile in LEGEND_TILES]))


def check_item(position: Position, equipment: Equipment) -> None:
    """Ask for an item that the phase can be about."""
    extra = position.extra
    item = extra[ITEM]
    card = extra[ITEM_CARD]
    uses_ap = card != NO_CARD and equipment.components.effect[card] == EFFECT_AP
    check_card_of_item(item, card, equipment)
    if position.phase == PHASE_CARD:
        if item not in (PLAYING_CARD, PLAYING_KEPT) or uses_ap:
            refuse("item: the phase card needs a card whose effect is used: L28")
        check_effect(position, equipment)
        return
    if extra[WORKS] or extra[GOES] or extra[GO_FROM] != NO_SPACE or extra[GO_TO] != NO_SPACE:
        refuse("item: works, goes, from and to are counted in the phase card only: L28")
    if position.phase == PHASE_ACT and not position.scoring:
        right = item in (PLAYING_TOKEN, PLAYING_TILE, PLAYING_SPENT) or uses_ap
    elif position.scoring or position.phase == PHASE_SWAP:
        right = item == PLAYING_NOTHING or (item == PLAYING_TILE and extra[STAGE] != FINAL)
    else:
        right = item == PLAYING_NOTHING
    if not right:
        refuse("item: is not what this phase is about: L28")


def check_card_of_item(item: int, card: int, equipment: Equipment) -> None:
    """Ask for a card where the item is one, and for none where it is not."""
    if item not in (PLAYING_CARD, PLAYING_SPENT, PLAYING_KEPT):
        if card != NO_CARD:
            refuse("item: only a card has a card: L28")
        return
    if card == NO_CARD:
        refuse("item: names no card: L28")
    if item == PLAYING_KEPT and not equipment.components.permanent[card]:
        refuse("item: only permanent cards are kept: L30")


def check_effect(position: Position, equipment: Equipment) -> None:
    """Ask for a card used no further than it can be."""
    extra = position.extra
    card = extra[ITEM_CARD]
    effect = equipment.components.effect[card]
    amount = int(equipment.components.amount[card])
    works, goes = most_used(effect, amount)
    right = extra[WORKS] <= works and extra[GOES] <= goes
    if effect == EFFECT_PERIPHERY:
        placed = extra[GO_TO] != NO_SPACE
        tile = equipment.components.tile[card]
        right = right and placed == (extra[WORKS] == 1) and extra[GOES] <= extra[WORKS]
        right = right and (not placed or position.site.tile[extra[GO_TO]] == tile)
    elif effect == EFFECT_FLOORS:
        fixed = extra[GO_TO] != NO_SPACE
        right = right and fixed == (extra[WORKS] + extra[GOES] > 0)
        right = right and (not fixed or position.site.terrain[extra[GO_TO]] == TEMPLE)
    elif effect == EFFECT_COLUMN:
        right = right and (extra[GO_FROM] == NO_SPACE) == (extra[GO_TO] == NO_SPACE)
    else:
        right = right and extra[GO_TO] == NO_SPACE
    if effect != EFFECT_COLUMN:
        right = right and extra[GO_FROM] == NO_SPACE
    if not right:
        refuse("item: the card can't have been used so far: L28")


def most_used(effect: int, amount: int) -> tuple[int, int]:
    """Return how much work and how many goes an effect counts at most."""
    if effect in (EFFECT_UNEARTH, EFFECT_FLOORS):
        return int(PIECES_OF_WORK), 1
    if effect == EFFECT_MARCH:
        return int(MARCH_PLACED), int(MARCH_GOES)
    if effect == EFFECT_MOVE:
        return 0, amount
    if effect == EFFECT_PLACE:
        return amount, 0
    if effect == EFFECT_PERIPHERY:
        return 1, 1
    return (1, 0) if effect in (EFFECT_CAMP, EFFECT_GUARD, EFFECT_SWAP) else (0, 0)


def check_card(position: Position) -> None:
    """Ask for a card of Mutul's while he plays, and only then."""
    card = position.extra[CARD]
    yours = position.extra[ITEM] != PLAYING_NOTHING or position.extra[STAGE] == FINAL
    possible = position.scoring or position.phase in (PHASE_TURN, PHASE_SWAP)
    if card != NO_CARD and (yours or not possible):
        refuse("card: Mutul's card is discarded when he has played: L20")
    if card == NO_CARD and possible and not yours:
        refuse("card: Mutul's card is in force while he plays: L32")


def check_placing(position: Position, equipment: Equipment) -> None:
    """Ask for a tile that Mutul can be placing so, or a volcano that he has placed."""
    extra = position.extra
    space = extra[NEW_TILE]
    if position.phase == PHASE_TURN:
        check_turning(position, equipment)
        return
    if position.drawn != NO_TILE or extra[TOWARDS] != NO_SPACE:
        refuse("placing: a tile waits in the phase turn only: L40")
    his_volcano = position.phase == PHASE_SWAP or position.scoring
    if space != NO_SPACE:
        right = his_volcano and extra[CARD] != NO_CARD
        if not right or position.site.terrain[space] != VOLCANO:
            refuse("placing: Mutul has placed no tile there: L39")
    elif position.scoring and extra[CARD] != NO_CARD:
        refuse("placing: names no volcano that Mutul has placed: L39")


def check_turning(position: Position, equipment: Equipment) -> None:
    """Ask for a space that the tile can go to, and for several ways to turn it."""
    space, towards = position.extra[NEW_TILE], position.extra[TOWARDS]
    if NO_SPACE in (space, towards) or position.drawn == NO_TILE:
        refuse("placing: the phase turn needs tile, space and the space it faces: L40")
    periphery = equipment.components.periphery
    if position.drawn in LEGEND_TILES:
        spaces: int = inner_frontier(position.site, periphery)
        faced: int = position.site.explored
    else:
        faced = connected(position.site)
        spaces = around(faced) & periphery & ~position.site.explored
    if not (spaces >> space) & 1:
        refuse("placing: Mutul can't place the tile there: L37")
    if not (faced & around(BIT[space])) >> towards & 1:
        refuse("placing: the tile faces an explored neighbour: L38")
    if len(turnings(position)) < 2:  # noqa: PLR2004 - one way is not asked for
        refuse("placing: the tile can be turned in one way only: L40")


def check_agenda(position: Position, equipment: Equipment, given: Agenda | None) -> None:
    """Set what follows; refuse what can't."""
    possible = agendas(position, equipment)
    found = possible[0] if given is None and possible else given
    if found is None or found not in possible:
        refuse("agenda: nothing of the kind can follow: L32")
    position.agenda = packed(found)


def agendas(position: Position, equipment: Equipment) -> list[Agenda]:
    """Return what can follow your choice; the most likely comes first."""
    turn_ends = [STEP_DISCARD, STEP_HAND_OVER]
    if position.phase == PHASE_TURN:
        drafted = position.drawn in LEGEND_TILES
        first = [STEP_ON_TILE, STEP_GUIDE] if drafted else [STEP_ARRIVE]
        return [[*first, *turn_ends]]
    if position.phase == PHASE_SWAP:
        return after_swap(position, equipment)
    if not position.scoring or position.extra[STAGE] == FINAL:
        return [[]]
    if position.extra[CARD] == NO_CARD:
        return [[*scoring_steps(equipment, final=False), STEP_ITEM_OVER]]
    return [[STEP_GUIDE, *turn_ends]]


def after_swap(position: Position, equipment: Equipment) -> list[Agenda]:
    """Return what can follow a swap: of a card, of an AP token, or in a scoring."""
    turn_ends = [STEP_DISCARD, STEP_HAND_OVER]
    steps = scoring_steps(equipment, final=position.extra[STAGE] == FINAL)
    rest = [STEP_FLOOR] if STEP_FLOOR in steps else []
    in_scoring = position.extra[CARD] == NO_CARD or position.extra[NEW_TILE] != NO_SPACE
    if in_scoring and STEP_SWAP not in steps:
        return []
    if position.extra[STAGE] == FINAL:
        return [[*rest, STEP_LAST]]
    if position.extra[ITEM] == PLAYING_TILE:
        return [[*rest, STEP_ITEM_OVER]]
    if position.extra[NEW_TILE] != NO_SPACE:
        return [[*rest, STEP_YOUR_SCORING, STEP_GUIDE, *turn_ends]]
    more = range(int(equipment.token_cards))
    return [[STEP_DISCARD, *[STEP_TOKEN_CARD] * left, STEP_HAND_OVER] for left in more]
