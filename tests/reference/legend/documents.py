"""Writing the position document (interface.md, Tikal Legend)."""

import copy
from typing import Any

from tests.reference.components import Document

from .box import SOLO_CARDS
from .ground import tile_text
from .position import MUTUL, YOU, Position, Site

SEATS = (YOU, MUTUL)


def document(position: Position) -> Document:
    """All keys, sorted; what interface.md leaves open is under `more`."""
    keys = {
        **turn_keys(position),
        **board_keys(position),
        **player_keys(position),
        **display_keys(position),
        **coming_keys(position),
        "more": {
            "agenda": position.agenda,
            "choice": position.choice,
            "item": position.item,
            "passed": position.passed,
        },
    }
    return copy.deepcopy(in_order(keys))


def in_order(keys: dict[str, Any]) -> dict[str, Any]:
    """A dictionary with its keys sorted."""
    return {key: keys[key] for key in sorted(keys)}


def by_seat(things: dict[int, Any]) -> Document:
    """JSON keys: seats as text."""
    return {str(seat): things[seat] for seat in sorted(things)}


def turn_keys(position: Position) -> Document:
    """What is being played and what you are to choose."""
    legend = {key: value for key, value in position.legend.items() if key != "cards"}
    if position.solo_cards != SOLO_CARDS:
        legend["cards"] = position.solo_cards
    return {
        "variant": "legend",
        "edition": "supermeeple",
        "options": {},
        "seats": 2,
        "legend": legend,
        "seat": position.seat,
        "phase": position.phase,
        "ap": position.ap,
        "scoring": position.scoring,
        "round": position.number,
        "stage": position.stage,
        "used": in_order(position.used),
        "director": position.director,
        "card": position.card,
        "discards": position.discards,
    }


def board_keys(position: Position) -> Document:
    """What lies and stands on the spaces."""
    guards = {s: f"{seat}{piece}" for s, (seat, piece) in position.guards.items()}
    return {
        "tiles": in_order({s: tile_text(*placed) for s, placed in position.tiles.items()}),
        "levels": in_order(position.levels),
        "guards": in_order(guards),
        "camps": in_order(position.camps),
        "members": in_order({s: by_seat(there) for s, there in position.members.items()}),
        "ruins": in_order(position.ruins),
        "guide": position.guide,
    }


def player_keys(position: Position) -> Document:
    """What you and Mutul have."""
    return {
        "hands": by_seat({seat: sorted(position.hands[seat]) for seat in SEATS}),
        "uniques": by_seat({seat: sorted(position.uniques[seat]) for seat in SEATS}),
        "scores": [position.scores[seat] for seat in SEATS],
        "removed": by_seat(position.removed),
        "campsites": by_seat({seat: site_keys(position.sites[seat]) for seat in SEATS}),
    }


def site_keys(site: Site) -> Document:
    """One campsite."""
    return {
        "token": site.token,
        "tiles": site.tiles,
        "cards": site.cards,
        "kept": [list(card) if card else None for card in site.kept],
    }


def display_keys(position: Position) -> Document:
    """The display and the cards set aside."""
    return {
        "display": {
            "tokens": sorted(position.display.tokens),
            "tiles": position.display.tiles,
            "cards": position.display.cards,
        },
        "aside": position.aside,
    }


def coming_keys(position: Position) -> Document:
    """What is still to come."""
    return {
        "stack": position.stack,
        "treasures": position.treasures,
        "tokens": position.tokens,
        "cards": position.cards,
        "solo": position.solo,
        "returns": position.returns,
    }
