"""Reading the position document, with defaults for what it leaves out (interface.md)."""

from typing import Any

from .components import SOLO_CARDS, Document
from .defaults import free_tiles, free_treasures, placed_defaults
from .expeditions import leader_first
from .placing import smallest_rotation
from .setup import empty_state
from .state import State, all_seats
from .turns import ask_to_place


def from_seat_texts(things: Document) -> dict[int, Any]:
    """The seats of JSON keys."""
    return {int(seat): thing for seat, thing in things.items()}


def from_document(doc: Document) -> State:
    """The position a document describes, with the defaults for what it leaves out."""
    doc = {"variant": "classic", "seats": 2, **doc}
    state = empty_state(doc)
    read_board(state, doc)
    read_players(state, doc)
    read_variant(state, doc)
    read_stocks(state, doc)
    read_turn(state, doc)
    return state


def read_board(state: State, doc: Document) -> None:
    """Tiles first; levels and ruins of left-out temples and ruins by default."""
    for space, text in doc.get("tiles", {}).items():
        tile, _, rotation = text.partition("+")
        state.tiles[space] = (tile, smallest_rotation(tile, int(rotation or 0)))
    levels, ruins = placed_defaults(state)
    state.levels = {**state.levels, **levels, **doc.get("levels", {})}
    state.ruins = {**ruins, **{s: list(hidden) for s, hidden in doc.get("ruins", {}).items()}}
    state.guards = {s: (int(t[0]), t[1]) for s, t in doc.get("guards", {}).items()}
    state.camps = dict(doc.get("camps", {}))
    for space, there in doc.get("members", {}).items():
        crews = {int(seat): leader_first(crew) for seat, crew in there.items() if crew}
        if crews:
            state.members[space] = crews


def read_players(state: State, doc: Document) -> None:
    """Hands, removed members and scores; as at the set-up where left out."""
    for seat, hand in from_seat_texts(doc.get("hands", {})).items():
        state.hands[seat] = sorted(hand)
    for seat, gone in from_seat_texts(doc.get("removed", {})).items():
        state.removed[seat] = leader_first(gone)
    if "scores" in doc:
        state.scores = dict(zip(all_seats(state), doc["scores"], strict=True))


def read_variant(state: State, doc: Document) -> None:
    """The keys of auction and solo; as at the set-up where left out."""
    state.display = list(doc.get("display", []))
    state.up = list(doc.get("up", state.up))
    state.bid = doc.get("bid", 0)
    state.bidder = doc.get("bidder")
    state.passed = list(doc.get("passed", []))
    state.guide = doc.get("guide", "b2")
    state.members_adjust = doc.get("members_adjust", 0)
    state.card = doc.get("card")
    state.cards = list(doc.get("cards", SOLO_CARDS))
    state.deck = list(doc.get("deck", [card["id"] for card in state.cards] * 2))
    state.discards = list(doc.get("discards", []))


def read_stocks(state: State, doc: Document) -> None:
    """The stack and the treasures: what is not elsewhere, in order of id and kind."""
    state.drawn = doc.get("drawn")
    state.stack = list(doc["stack"]) if "stack" in doc else free_tiles(state)
    state.treasures = list(doc["treasures"]) if "treasures" in doc else free_treasures(state)
    if "display" not in doc and doc.get("phase") in ("bid", "take"):
        state.display = state.stack[: len(state.up)]
        state.stack = state.stack[len(state.up) :]


def read_turn(state: State, doc: Document) -> None:
    """Phase, seat, AP and the rest; `place` without `drawn` draws the stack's first."""
    state.phase = doc.get("phase", "act")
    state.seat = doc.get("seat", None if state.phase == "over" else 1)
    state.ap = doc.get("ap", 10 if state.phase == "act" else 0)
    state.scoring = doc.get("scoring", False)
    state.turn = doc.get("turn", None if state.phase in ("bid", "over") else state.seat)
    state.queue = list(doc.get("queue", []))
    state.used = {space: count for space, count in doc.get("used", {}).items() if count}
    if state.phase == "place":
        if state.drawn is None:
            state.drawn = state.stack.pop(0)
        ask_to_place(state)  # R4.3 holds here too
