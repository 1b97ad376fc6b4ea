"""Dealing and setting up (R3, A1, A2, S1 to S4)."""

import random
from typing import TypeVar

from . import auction, solo
from .components import PRINTED, SOLO_CARDS, TILES, TREASURE_COPIES, TREASURE_KINDS, Document
from .state import State, all_seats, clockwise_after
from .turns import receive_tile

MUTULS_SCORE = 175

Thing = TypeVar("Thing")


def deal(rng: random.Random, card_ids: list[str] | None = None) -> Document:
    """R3.2, R3.3, S3: tiles shuffled inside each letter, treasures, two passes of the deck."""
    stack: list[str] = []
    for letter in "ABCDEFG":
        stack += shuffled(rng, [tile for tile in TILES if tile[0] == letter])
    treasures = shuffled(rng, list(TREASURE_KINDS) * TREASURE_COPIES)
    ids = card_ids or [card["id"] for card in SOLO_CARDS]
    deck = shuffled(rng, ids) + shuffled(rng, ids)
    return {"stack": stack, "treasures": treasures, "deck": deck}


def shuffled(rng: random.Random, things: list[Thing]) -> list[Thing]:
    """R3.2: the same things in random order."""
    return rng.sample(things, len(things))


def empty_state(setup: Document) -> State:
    """R2.3, R3.1: the board as printed, nobody on it, nothing dealt."""
    seats = 2 if setup["variant"] == "solo" else setup["seats"]
    state = State(
        variant=setup["variant"],
        edition=setup.get("edition", "supermeeple"),
        options=dict(setup.get("options") or {}),
        seats=seats,
    )
    state.levels = {s: tile.value for s, tile in PRINTED.items() if tile.kind == "temple"}
    state.hands = {seat: [] for seat in all_seats(state)}
    state.removed = dict.fromkeys(all_seats(state), "")
    state.scores = starting_scores(state, setup.get("solo") or {})
    state.up = all_seats(state)
    return state


def starting_scores(state: State, solo_setup: Document) -> dict[int, int]:
    """R3.1: 0; A1: 20; S1, S15: 0 against Mutul's 175 or what was chosen."""
    if state.variant == "solo":
        return {1: 0, 2: solo_setup.get("score", MUTULS_SCORE)}
    capital = auction.CAPITAL if state.variant == "auction" else 0
    return dict.fromkeys(all_seats(state), capital)


def new(setup: Document, deal: Document) -> State:
    """R3, A2, S4: the first position in which somebody has to decide."""
    state = empty_state(setup)
    state.stack = list(deal["stack"])
    state.treasures = list(deal["treasures"])
    if state.variant == "auction":
        auction.begin_round(state, 1)
    elif state.variant == "solo":
        begin_solo(state, setup.get("solo") or {}, deal)
    else:
        receive_tile(state, 1, state.stack.pop(0), [1, *clockwise_after(state, 1)])
    return state


def begin_solo(state: State, solo_setup: Document, deal: Document) -> None:
    """S3, S4, S15: the deck lies ready and Mutul plays first."""
    state.members_adjust = solo_setup.get("members", 0)
    state.cards = list(solo_setup.get("cards") or SOLO_CARDS)
    state.deck = list(deal["deck"])
    solo.mutuls_turn(state)
