"""Mutul's items and his part of a scoring, as tasks for the agenda (L32 to L40, L55, L59)."""

from . import actions
from .box import ACTION_CARDS
from .crews import deploy, move_member
from .ground import kind_of, placing_text, put_tile
from .moving import source
from .position import MUTUL, Position, Task, note
from .tiles import (
    drafted_tile_rotations,
    drafted_tile_space,
    periphery_tile_rotations,
    periphery_tile_space,
)


def first(position: Position, *tasks: Task) -> None:
    """Put tasks before the rest of the agenda."""
    position.agenda = [*tasks, *position.agenda]


def turn_up(position: Position) -> str:
    """L20: the next Solo card of the phase; its id."""
    card_id = position.solo[0].pop(0)
    position.card = card_id
    note(position, "L20", "turns up", card_id)
    return card_id


def discard(position: Position) -> None:
    """L20: the card turned up goes face up on the discards."""
    assert position.card is not None
    position.discards.append(position.card)
    position.card = None


def has_item(position: Position) -> bool:
    """L32: whether anything is left on his campsite."""
    site = position.sites[MUTUL]
    return site.token is not None or any(site.tiles) or any(site.cards)


def play_item(position: Position) -> None:
    """L32: the first part of the card's `act` that he still has an item for."""
    card_id = turn_up(position)
    site = position.sites[MUTUL]
    for part in position.solo_cards[card_id]["act"]:
        if part == "ap":
            if site.token is not None:
                note(position, "L34", "plays token", site.token)
                site.token = None
                play_token(position)
                return
            continue
        kind, end = part.split()
        thing = leave_place(site.tiles if kind == "tile" else site.cards, end)
        if thing is not None:
            note(position, "L32", "plays", thing)
            play = ["tile", thing] if kind == "tile" else card_task(thing, card_id)
            first(position, play, ["discard"])
            return


def leave_place(places: list[str | None], end: str) -> str | None:
    """L32: the highest or lowest thing left leaves its place; None if there is none."""
    there = [place for place, thing in enumerate(places) if thing is not None]
    if not there:
        return None
    place = there[0] if end == "top" else there[-1]
    thing = places[place]
    places[place] = None
    return thing


def card_task(action_card: str, solo_card: str) -> Task:
    """L33: what an Action card is to him."""
    card = ACTION_CARDS[action_card]
    if card.mutuls == "periphery":
        return ["periphery", card.tile]
    return ["do", card.mutuls, solo_card, card.uniques]


def play_token(position: Position) -> None:
    """L34, L65 (b): the current card is discarded; then two Solo cards, with two letters three."""
    discard(position)
    times = 3 if len(position.legend["letters"]) == 2 else 2
    first(position, *[["spend token"] for _ in range(times)])


def spend_token(position: Position) -> None:
    """L34: draw a Solo card, deploy its explorers, do its action, discard it."""
    card_id = turn_up(position)
    explorers, action = position.solo_cards[card_id]["ap"]
    deploy(position, explorers, "AP token")
    first(position, ["do", action, card_id, []], ["discard"])


def do_action(position: Position, action: str, card_id: str, uniques: list[str]) -> None:
    """L33, L34: one of his actions with a Solo card's row and compass."""
    card = position.solo_cards[card_id]
    note(position, "L33", action, card_id)
    if action == "unearth":
        actions.unearth(position, card)
    elif action == "floors":
        actions.floors(position, card)
    elif action == "trail":
        actions.trail(position, card)
    elif action == "camp":
        actions.camp(position, card)
    elif action == "unique":
        actions.take_uniques(position, MUTUL, uniques)
    elif action == "swap":
        swap(position, card_id)
    else:
        raise ValueError(action)


def swap(position: Position, card_id: str) -> None:
    """L57, L58: the only possible exchange, or your choice; without any he unearths."""
    swaps = actions.possible_swaps(position)
    if not swaps:
        actions.unearth(position, position.solo_cards[card_id])
    elif len(swaps) == 1:
        actions.exchange(position, *swaps[0])
        note(position, "L57", "swaps", swaps[0])
    else:
        first(position, ["ask swap", [list(pair) for pair in swaps]])


def play_tile(position: Position, tile: str) -> None:
    """L37, L38, L40: the space, and the rotation or the question for it."""
    assert position.card is not None
    card = position.solo_cards[position.card]
    space = drafted_tile_space(position, card)
    turns = drafted_tile_rotations(position, card, tile, space)
    lay_or_ask(position, tile, space, turns, ["lay tile"])


def lay_or_ask(position: Position, tile: str, space: str, turns: list[int], then: Task) -> None:
    """L40: a single rotation is not asked for."""
    if len(turns) == 1:
        first(position, [*then, tile, space, turns[0]])
    else:
        first(position, ["ask rotation", tile, space, turns, then])


def lay_tile(position: Position, tile: str, space: str, rotation: int) -> None:
    """L39: the tile lies; a clearing deploys, a volcano scores; last of all the guide moves."""
    put_tile(position, tile, space, rotation)
    note(position, "L39", placing_text(tile, space, rotation))
    kind = kind_of(position, space)
    if kind == "clearing":
        deploy(position, 1, "clearing")
    tasks: list[Task] = [["guide", space]]
    if kind == "volcano":
        tasks = [["mutul's scoring"], ["your scoring"], *tasks]
    first(position, *tasks)


def move_guide(position: Position, space: str) -> None:
    """L39: the guide moves onto the new tile."""
    position.guide = space


def play_periphery(position: Position, tile: str) -> None:
    """L55: the accessible periphery space and the rotation; blocked without one."""
    assert position.card is not None
    card = position.solo_cards[position.card]
    space = periphery_tile_space(position, card)
    if space is None:
        actions.blocked(position, "periphery")
        return
    turns = periphery_tile_rotations(position, card, tile, space)
    lay_or_ask(position, tile, space, turns, ["lay periphery"])


def lay_periphery(position: Position, tile: str, space: str, rotation: int) -> None:
    """L55: the tile lies, then one explorer moves there if one can."""
    assert position.card is not None
    put_tile(position, tile, space, rotation)
    note(position, "L55", placing_text(tile, space, rotation))
    start = source(position, position.solo_cards[position.card], space, {})
    if start is not None:
        move_member(position, "E", MUTUL, start, space)
        note(position, "L55", "moves", start, space)


def scoring(position: Position) -> None:
    """L59, L64, L65: trail, camp, and the options' swap and floor, with the top discard's row."""
    card_id = actions.shown_card(position)
    when = position.legend["scoring_trail"]
    tasks: list[Task] = []
    if when == "always" or (when == "interim" and position.stage != "final"):
        tasks.append(["do", "trail", card_id, []])
    tasks.append(["camp if possible", card_id])
    if position.legend["swap"]:
        tasks.append(["do", "swap", card_id, []])
    if position.legend["floor"]:
        tasks.append(["raise highest", card_id])
    first(position, *tasks)


def camp_if_possible(position: Position, card_id: str) -> None:
    """L59: the camp of L54, never its deploying."""
    actions.set_up_camp(position, position.solo_cards[card_id])


def raise_by_option(position: Position, card_id: str) -> None:
    """L65 (d): the floor on the highest temple."""
    actions.raise_highest(position, position.solo_cards[card_id])
