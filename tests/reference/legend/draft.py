"""The draft: what Mutul takes by a Solo card, and what you may take (L21 to L26)."""

from collections.abc import Callable
from functools import partial

from tests.reference.components import Document

from .box import ACTION_CARDS, ALL_TILES
from .position import MUTUL, YOU, Position, note

#: What a part of `take` asks for: types and a number.
Wishes = list[str | int]


def filled(places: list[str | None], arrow: str) -> list[int]:
    """L23: the places that hold something, in the arrow's order: gaps are not counted."""
    there = [place for place, thing in enumerate(places) if thing is not None]
    return there if arrow == "green" else there[::-1]


def nth_or_last(places: list[int], number: int) -> int:
    """L23: the n-th of the places, the last if there are fewer."""
    return places[min(number, len(places)) - 1]


def wished_place(
    things: list[str | None], arrow: str, wishes: Wishes, type_of: Callable[[str], str]
) -> int | None:
    """L23: the place the first wish that can be met leads to."""
    there = filled(things, arrow)
    for wish in wishes:
        if isinstance(wish, int):
            if there:
                return nth_or_last(there, wish)
        else:
            fitting = [place for place in there if type_of(things[place] or "") == wish]
            if fitting:
                return fitting[0]
    return None


def tile_type(tile: str) -> str:
    """L23: the type of a drafted tile."""
    return ALL_TILES[tile].kind


def card_type(card: str) -> str:
    """L23: the type of an Action card."""
    return ACTION_CARDS[card].type


def take_token(position: Position, seat: int, value: int) -> None:
    """L21: a token from the display to the campsite."""
    position.display.tokens.remove(value)
    position.sites[seat].token = value


def take_tile(position: Position, seat: int, place: int) -> None:
    """L21, L26: a tile from the display to the first free place of the campsite."""
    tiles = position.sites[seat].tiles
    tiles[tiles.index(None)] = position.display.tiles[place]
    position.display.tiles[place] = None


def take_card(position: Position, seat: int, place: int) -> None:
    """L21, L26: an Action card from the display to the first free place on the right."""
    cards = position.sites[seat].cards
    cards[cards.index(None)] = position.display.cards[place]
    position.display.cards[place] = None


def set_aside(position: Position, arrow: str, discard: int | list[str | int]) -> None:
    """L24: after taking, the card at the discard number; section 12: maybe with its own arrow."""
    if isinstance(discard, list):
        arrow, number = str(discard[0]), int(discard[1])
    else:
        number = discard
    there = filled(position.display.cards, arrow)
    if there:
        place = nth_or_last(there, number)
        card = position.display.cards[place]
        assert card is not None
        position.aside.append(card)
        position.display.cards[place] = None
        note(position, "L24", "set aside", card, "from", place + 1)


def mutul_takes_token(position: Position) -> bool:
    """L25: the higher of two that differ by 2 or more, or a token is all he lacks."""
    site, tokens = position.sites[MUTUL], position.display.tokens
    if site.token is not None or not tokens:
        return False
    apart = len(tokens) == 2 and max(tokens) - min(tokens) >= 2
    all_he_lacks = None not in site.tiles and None not in site.cards
    if not apart and not all_he_lacks:
        return False
    note(position, "L25", "takes token", max(tokens))
    take_token(position, MUTUL, max(tokens))
    return True


def mutul_takes_tile(position: Position, arrow: str, wishes: Wishes) -> bool:
    """L22, L23: a tile, if he has a free place."""
    if None not in position.sites[MUTUL].tiles:
        return False
    place = wished_place(position.display.tiles, arrow, wishes, tile_type)
    if place is None:
        return False
    note(position, "L23", "takes tile", position.display.tiles[place], "from", place + 1)
    take_tile(position, MUTUL, place)
    return True


def mutul_takes_card(
    position: Position, arrow: str, wishes: Wishes, discard: int | list[str | int]
) -> bool:
    """L22 to L24: an Action card, if he has a free place; another one is set aside."""
    if None not in position.sites[MUTUL].cards:
        return False
    place = wished_place(position.display.cards, arrow, wishes, card_type)
    if place is None:
        return False
    note(position, "L23", "takes card", position.display.cards[place], "from", place + 1)
    take_card(position, MUTUL, place)
    set_aside(position, arrow, discard)
    return True


def mutul_takes(position: Position, card: Document) -> None:
    """L22: the first part of the card's `take` that yields an item."""
    for kind, *rest in card["take"]:
        if kind == "ap":
            done = mutul_takes_token(position)
        elif kind == "tile":
            done = mutul_takes_tile(position, *rest)
        else:
            done = mutul_takes_card(position, *rest)
        if done:
            return


def is_complete(position: Position, seat: int) -> bool:
    """L21: 1 AP token, 2 tiles and 3 Action cards."""
    site = position.sites[seat]
    return site.token is not None and None not in site.tiles and None not in site.cards


def your_takes(position: Position) -> dict[str, Callable[[], None]]:
    """L21: the items you have a free place for: text -> what it does."""
    site, display = position.sites[YOU], position.display
    found: dict[str, Callable[[], None]] = {}
    if site.token is None:
        for value in display.tokens:
            found[f"takeAP{value}"] = partial(take_token, position, YOU, value)
    if None in site.tiles:
        for place, tile in enumerate(display.tiles):
            if tile is not None:
                found[f"take{tile}"] = partial(take_tile, position, YOU, place)
    if None in site.cards:
        for place, card in enumerate(display.cards):
            if card is not None:
                found[f"takeK{place + 1}"] = partial(take_card, position, YOU, place)
    return found
