"""The cards below the board, one for each seat, and in a solo game that of the open card."""

from typing import Final

from tikal.box.pieces import EXPLORER, GUARDS, TREASURE_KINDS
from tikal.engine.state.position import Position
from tikal.notation.board.facts import (
    capital,
    leader_place,
    seat_name,
    seat_words,
    worth_now,
)
from tikal.notation.board.status import seat_note
from tikal.notation.svg.elements import circle, moved, rect, text, told
from tikal.notation.svg.layout import CARD_GAP, CARD_HEIGHT, CARDS_TOP, MARGIN, PLATE_WIDTH
from tikal.notation.svg.legend_card import legend_card
from tikal.notation.svg.pieces import emblem, guard_icon, leader, lettered, tent
from tikal.notation.svg.solo_card import SOLO_CARD_WIDTH, solo_card
from tikal.notation.variants.registry import notation_of

_CHIP: Final = 22.0


def cards(position: Position) -> list[str]:
    """Return a card for each seat, side by side, and what else lies there."""
    seats = int(position.rules.seats)
    panel = _panel(position)
    taken = SOLO_CARD_WIDTH + CARD_GAP if panel else 0
    width = (PLATE_WIDTH - taken - CARD_GAP * (seats - 1)) / seats
    drawn = [
        moved(MARGIN + (width + CARD_GAP) * seat, CARDS_TOP, _card(position, seat, width))
        for seat in range(seats)
    ]
    if panel:
        left = MARGIN + (width + CARD_GAP) * seats
        drawn.append(moved(left, CARDS_TOP, panel))
    return drawn


def _panel(position: Position) -> list[str]:
    """Return the panel of the card that lies open against Mutul, nothing in other games."""
    notation = notation_of(position.rules.variant)
    legend = notation.legend_table(position)
    if legend is not None:
        return legend_card(legend)
    solo = notation.automaton(position)
    return [] if solo is None else solo_card(solo)


def _card(position: Position, seat: int, width: float) -> list[str]:
    return [
        told("title", seat_words(position, seat)),
        rect(0, 0, width, CARD_HEIGHT, "card", 10),
        *_active(position, seat, width),
        *_name_and_score(position, seat, width),
        *_supply(position, seat),
        *_camps_and_guards(position, seat),
        *_treasures(position, seat),
    ]


def _active(position: Position, seat: int, width: float) -> list[str]:
    if position.seat != seat:
        return []
    return [rect(1, 1, width - 2, CARD_HEIGHT - 2, f"frame line{seat + 1}", 9)]


def _name_and_score(position: Position, seat: int, width: float) -> list[str]:
    score = str(position.score(seat))
    now = f"+{worth_now(position, seat)} now"
    drawn = [
        *emblem(seat, 23, 24, 11),
        text(42, 30, capital(seat_name(position, seat)), "ink bold", 17, "start"),
        text(width - 12, 33, score, "ink bold", 27, "end"),
        text(width - 12, 53, now, "muted", 12.5, "end"),
    ]
    note = seat_note(position, seat)
    return [*drawn, text(width - 12, 90, note, "muted bold", 12.5, "end")] if note else drawn


def _supply(position: Position, seat: int) -> list[str]:
    explorers = lettered(seat, 22, 57, 9.5, str(position.supply(seat, EXPLORER)))
    if position.rules.variant.expedition(seat).leaders == 0:
        return explorers
    return [
        *explorers,
        *leader(seat, 52, 57, 9.5),
        text(68, 61.5, leader_place(position, seat), "muted", 12.5, "start"),
    ]


def _camps_and_guards(position: Position, seat: int) -> list[str]:
    """Return what a seat may still set up; solo's Mutul has no camps (S1)."""
    whole = position.rules.variant.expedition(seat).camps
    if whole == 0:
        return _guards(position, seat, 22)
    return [*_camps(position, seat, whole), *_guards(position, seat, 82)]


def _camps(position: Position, seat: int, whole: int) -> list[str]:
    camps = position.camps_left(seat)
    icons = [tent(22 + i * 27, 91, 9, f"hue{seat + 1}", "canvas") for i in range(whole)]
    return [_left(icon, index < camps) for index, icon in enumerate(icons)]


def _guards(position: Position, seat: int, x: float) -> list[str]:
    guards = position.guards_left(seat)
    icons = [guard_icon(seat, x + i * 25, 92) for i in range(int(GUARDS))]
    return [_left(icon, index < guards) for index, icon in enumerate(icons)]


def _left(icon: list[str], there: bool) -> str:  # noqa: FBT001 - read as "left if so"
    style = "" if there else ' class="faded"'
    return f"<g{style}>{''.join(icon)}</g>"


def _treasures(position: Position, seat: int) -> list[str]:
    drawn: list[str] = []
    for kind in range(1, int(TREASURE_KINDS) + 1):
        x = 10 + (kind - 1) * _CHIP
        drawn += _chip(x, kind, position.hand(seat, kind))
    return drawn


def _chip(x: float, kind: int, count: int) -> list[str]:
    if count == 0:
        return [rect(x, 99, _CHIP - 3, 19, "spent", 4)]
    dots = [circle(x + 9.5 + (i - (count - 1) / 2) * 5.4, 114.5, 1.8, "face") for i in range(count)]
    return [
        rect(x, 99, _CHIP - 3, 19, "mask", 4),
        text(x + 9.5, 110.5, str(kind), "face bold", 12),
        *dots,
    ]
