"""Writing the position document (interface.md)."""

from typing import Any

from .components import SOLO_CARDS, TILES, Document
from .state import State, all_seats


def document(state: State) -> Document:
    """All keys of the variant, sorted."""
    keys = {**turn_keys(state), **board_keys(state), **player_keys(state)}
    if state.variant == "auction":
        keys |= auction_keys(state)
    if state.variant == "solo":
        keys |= solo_keys(state)
    return in_order(keys)


def in_order(keys: dict[str, Any]) -> dict[str, Any]:
    """A dictionary with its keys sorted."""
    return {key: keys[key] for key in sorted(keys)}


def turn_keys(state: State) -> Document:
    """What is being played and whose turn it is."""
    return {
        "variant": state.variant,
        "edition": state.edition,
        "options": in_order(state.options),
        "seats": state.seats,
        "seat": state.seat,
        "phase": state.phase,
        "ap": state.ap,
        "scoring": state.scoring,
        "turn": state.turn,
        "queue": list(state.queue),
        "used": in_order(state.used),
        "drawn": state.drawn,
        "stack": list(state.stack),
        "treasures": list(state.treasures),
    }


def board_keys(state: State) -> Document:
    """What lies and stands on the spaces."""
    return {
        "tiles": in_order({s: tile_text(*placed) for s, placed in state.tiles.items()}),
        "levels": in_order(state.levels),
        "guards": in_order({s: f"{seat}{piece}" for s, (seat, piece) in state.guards.items()}),
        "camps": in_order(state.camps),
        "members": in_order({s: by_seat(there) for s, there in state.members.items()}),
        "ruins": in_order({s: list(hidden) for s, hidden in state.ruins.items()}),
    }


def player_keys(state: State) -> Document:
    """What the seats have."""
    return {
        "hands": by_seat({seat: sorted(hand) for seat, hand in state.hands.items()}),
        "scores": [state.scores[seat] for seat in all_seats(state)],
        "removed": by_seat(state.removed),
    }


def auction_keys(state: State) -> Document:
    """What only the auction has."""
    return {
        "display": list(state.display),
        "up": sorted(state.up),
        "bid": state.bid,
        "bidder": state.bidder,
        "passed": list(state.passed),
    }


def solo_keys(state: State) -> Document:
    """What only the solo game has; the cards only if they are not the built-in ones."""
    keys = {
        "guide": state.guide,
        "members_adjust": state.members_adjust,
        "card": state.card,
        "deck": list(state.deck),
        "discards": list(state.discards),
    }
    if state.cards != SOLO_CARDS:
        keys["cards"] = [dict(card) for card in state.cards]
    return keys


def tile_text(tile: str, rotation: int) -> str:
    """R5.3: a volcano has no rotation."""
    return tile if TILES[tile].kind == "volcano" else f"{tile}+{rotation}"


def by_seat(things: dict[int, Any]) -> Document:
    """JSON keys: seats as text."""
    return {str(seat): things[seat] for seat in sorted(things)}
