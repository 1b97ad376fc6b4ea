"""Legend's table in a terminal: display, campsites, Mutul's card, on at most 100 columns.

What can be taken or played stands behind the text that does it.
"""

from textwrap import wrap
from typing import Final

from tikal.box.tiles import TILE_NAMES
from tikal.notation.board.legend import (
    ActionCard,
    Campsite,
    LegendTable,
    brief_tile,
    listed,
    stone_words,
)

WIDTH: Final = 100
_MARGIN: Final = "  "
_LABEL: Final = 10
_ITEM: Final = 7
_NAME: Final = 21
_CARDS_IN_A_ROW: Final = 5
_FREE: Final = "-"


def legend_lines(table: LegendTable) -> list[str]:
    """Return all of it, the display in full while items are drafted."""
    drafting = table.stage == "draft"
    shown = _display(table) if drafting else _left_on_display(table)
    return [
        *shown,
        *(row("You have", listed(table.yours.things)) if drafting else _your_campsite(table.yours)),
        *_mutuls_campsite(table),
        *_uniques(table),
        *row("Director", table.director_words.removeprefix("Museum Director ")),
        *row("Mutul", table.card_words.removeprefix("Mutul's ")),
        *row("", table.deck_words),
    ]


def row(label: str, words: str) -> list[str]:
    """Return words behind a label, in as many lines as they need."""
    room = WIDTH - len(_MARGIN) - _LABEL
    lines = wrap(words, room) or [""]
    heads = [label, *[""] * (len(lines) - 1)]
    return [
        f"{_MARGIN}{head:<{_LABEL}}{line}".rstrip() for head, line in zip(heads, lines, strict=True)
    ]


def _item(label: str, words: str) -> str:
    return f"{_MARGIN}{label:<{_ITEM}}{words}"


def _card(label: str, card: ActionCard) -> list[str]:
    """Return a card behind the text that takes or plays it."""
    room = WIDTH - len(_MARGIN) - _ITEM - _NAME
    stones = "" if card.tile < 0 else f" ({stone_words(card.tile)})"
    lines = wrap(f"{card.text}{stones}", room)
    first = _item(label, f"{card.title:<{_NAME}}{lines[0]}")
    return [first, *[" " * (WIDTH - room) + line for line in lines[1:]]]


def _display(table: LegendTable) -> list[str]:
    tokens = "  ".join([f"AP{token}" for token in table.tokens]) or _FREE
    tiles = "   ".join([_FREE if tile is None else brief_tile(tile) for tile in table.tiles])
    lines = [f"{_MARGIN}{'Display':<{_LABEL}}{tokens}", *row("", tiles)]
    for place, card in enumerate(table.cards, start=1):
        if place == _CARDS_IN_A_ROW + 1 and any(table.cards[_CARDS_IN_A_ROW:]):
            lines.append(_item("", "- lower row -"))
        if card is not None:
            lines += _card(f"K{place}", card)
    return lines


def _left_on_display(table: LegendTable) -> list[str]:
    return row("Display", listed(table.display_things))


def _your_campsite(campsite: Campsite) -> list[str]:
    """Return your items behind the texts that play them."""
    lines = [_item("playAP", f"AP token {campsite.token}")] if campsite.token else []
    tiles = [tile for tile in campsite.tiles if tile is not None]
    lines += [_item(f"{TILE_NAMES[tile]}@", f"tile {brief_tile(tile)}") for tile in tiles]
    spending: list[str] = []
    for place, card in enumerate(campsite.cards, start=1):
        if card is not None:
            lines += _card(f"playK{place}", card)
            spending.append(f"spendK{place}")
    if spending:
        lines.append(_item("", f"({', '.join(spending)}: 3 AP instead of the card's effect)"))
    lines += _kept(campsite)
    return [f"{_MARGIN}Your items:", *lines] if lines else row("You have", "nothing to play")


def _kept(campsite: Campsite) -> list[str]:
    lines: list[str] = []
    for place, kept in enumerate(campsite.kept, start=1):
        if kept is not None:
            lines += _card(f"playP{place}" if kept[1] else "(used)", kept[0])
    return lines


def _mutuls_campsite(table: LegendTable) -> list[str]:
    aside = [card.title for card in table.aside]
    more = f"; set aside: {listed(aside)}" if aside else ""
    return row("Mutul has", f"{listed(table.mutuls.things)}{more}")


def _uniques(table: LegendTable) -> list[str]:
    yours, his = table.yours.uniques, table.mutuls.uniques
    return row("Unique", f"yours: {listed(yours)}; his: {listed(his)}") if yours or his else []
