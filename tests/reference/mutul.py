"""The automaton's six steps (solo-classic.md, S5 to S12)."""

from .board import DIRECTIONS, compass_order, direction_between, neighbours
from .components import TILES, Document
from .expeditions import (
    MUTUL,
    clear_members,
    guards_left,
    in_supply,
    is_strongest,
    leader_first,
    lift_member,
    members_on,
    put_member,
)
from .land import (
    can_take_floor,
    is_clearing,
    is_emptied_ruins,
    is_walkable,
    kind_of,
    turned_stones,
)
from .placing import placements, put_tile
from .state import State

DECK_SIZE = 12
FLOORS_PER_TURN = 2
TREASURES_PER_RUINS = 2
LOWEST_GUARDED_LEVEL = 8


def card_of(state: State, card_id: str) -> Document:
    """S16: the card with this id."""
    return next(card for card in state.cards if card["id"] == card_id)


def reveal(state: State) -> Document:
    """S3: the next card, face up on the discards, which begin anew when all 12 had been shown."""
    if len(state.discards) == DECK_SIZE:
        state.discards = []
    card_id = state.deck.pop(0)
    state.discards.append(card_id)
    return card_of(state, card_id)


def compass(state: State, card: Document) -> list[str]:
    """S5: the spaces in the order of the card's compass, the guide in the centre."""
    return compass_order(state.guide, card["needle"], card["sense"])


def temples_high_to_low(state: State, card: Document) -> list[str]:
    """S6, S7: the unguarded temples, highest first, the compass among equals."""
    temples = [s for s in compass(state, card) if s in state.levels and s not in state.guards]
    return sorted(temples, key=lambda space: -state.levels[space])


def lay_floors(state: State, card: Document) -> None:
    """S7: one floor on each of up to 2 different temples that he holds and that can take it."""
    done: list[str] = []
    for _ in range(FLOORS_PER_TURN):
        for space in temples_high_to_low(state, card):
            fits = can_take_floor(state, space) and is_strongest(state, space, MUTUL)
            if fits and space not in done:
                state.levels[space] += 1
                done.append(space)
                break


def take_treasures(state: State) -> None:
    """S8: on every ruins tile one treasure per member of his, at most 2."""
    for space, hidden in state.ruins.items():
        count = min(TREASURES_PER_RUINS, len(members_on(state, space, MUTUL)), len(hidden))
        state.hands[MUTUL] = sorted(state.hands[MUTUL] + hidden[:count])
        state.ruins[space] = hidden[count:]


def place_tile(state: State, card: Document, tile: str) -> str | None:
    """S9: on the first legal space of the compass; the guide follows. R4.3: else None."""
    legal = placements(state, tile)
    order = compass(state, card)
    spaces = [space for space in order if any(space == s for s, _ in legal)]
    if not spaces:
        return None
    space = spaces[0]
    rotations = [r for s, r in legal if s == space]
    put_tile(state, tile, space, steepest(state, order, tile, space, rotations))
    state.guide = space
    return space


def steepest(state: State, order: list[str], tile: str, space: str, rotations: list[int]) -> int:
    """S9: of the legal rotations the one with most stones toward the guide, fewest turns first.

    "Toward the guide" is the side shared with the explored neighbour, no volcano, that comes
    first in compass order; the guide's own space, at distance 0, precedes all others.
    """
    if TILES[tile].kind == "volcano":
        return 0
    target = next(s for s in order if s in neighbours(space) and is_walkable(state, s))
    side = DIRECTIONS.index(direction_between(space, target))
    stones = {r: turned_stones(TILES[tile].stones, r)[side] for r in rotations}
    return min(rotations, key=lambda rotation: (-stones[rotation], rotation))


def pieces_of(state: State, card: Document) -> str:
    """S15: the card's members with one explorer more or fewer, never under 1 nor over 3."""
    pieces = card["members"]
    if state.members_adjust == 1 and len(pieces) < 3:
        pieces += "E"
    if state.members_adjust == -1 and len(pieces) > 1:
        pieces = pieces.replace("E", "", 1)
    return leader_first(pieces)


def supplied(state: State, pieces: str) -> str:
    """S10: what the supply can give: an explorer for a missing leader, fewer when it runs short."""
    leaders = min(pieces.count("L"), in_supply(state, MUTUL, "L"))
    explorers = min(len(pieces) - leaders, in_supply(state, MUTUL, "E"))
    return "L" * leaders + "E" * explorers


def send_members(state: State, card: Document, new_space: str | None) -> None:
    """S10: onto the new tile; if it is a clearing, a volcano or missing, where he needs them."""
    pieces = supplied(state, pieces_of(state, card))
    if new_space is None or is_clearing(state, new_space) or kind_of(state, new_space) == "volcano":
        goals = Goals(state, card)
        for piece in pieces:
            goal = goals.next()
            if goal is not None:
                put_member(state, goal, MUTUL, piece)
    else:
        for piece in pieces:
            put_member(state, new_space, MUTUL, piece)


class Goals:
    """S10, second part: where the next member goes, for one step's members."""

    def __init__(self, state: State, card: Document) -> None:
        """S10, S11: the rounds over the ruins begin anew with each step."""
        self.state = state
        self.card = card
        self.sent_to_ruins = 0

    def next(self) -> str | None:
        """S10: the highest temple he does not lead, else the next ruins of the round, else none."""
        for space in temples_high_to_low(self.state, self.card):
            if not is_strongest(self.state, space, MUTUL):
                return space
        ruins = self.ruins_poor_to_rich()
        if not ruins:
            return None
        self.sent_to_ruins += 1
        return ruins[(self.sent_to_ruins - 1) % len(ruins)]

    def ruins_poor_to_rich(self) -> list[str]:
        """S10: ruins that still hold treasures, fewest first, the compass among equals."""
        found = [s for s in compass(self.state, self.card) if self.state.ruins.get(s)]
        return sorted(found, key=lambda space: len(self.state.ruins[space]))


def move_on(state: State, card: Document) -> None:
    """S11: members on emptied ruins go where S10's second part sends them, the leader first."""
    emptied = [s for s in compass(state, card) if is_emptied_ruins(state, s)]
    goals = Goals(state, card)
    for piece in "LE":
        for space in emptied:
            for _ in range(members_on(state, space, MUTUL).count(piece)):
                goal = goals.next()
                if goal is not None:
                    lift_member(state, space, MUTUL, piece)
                    put_member(state, goal, MUTUL, piece)


def post_guards(state: State, card: Document) -> None:
    """S12: on finished temples of level 8 or more that he holds; the others there go home."""
    if not card["guards"]:
        return
    for space in temples_high_to_low(state, card):
        finished = state.levels[space] >= LOWEST_GUARDED_LEVEL and not can_take_floor(state, space)
        if finished and is_strongest(state, space, MUTUL) and guards_left(state, MUTUL) > 0:
            piece = "E" if "E" in members_on(state, space, MUTUL) else "L"
            clear_members(state, space, MUTUL)
            state.guards[space] = (MUTUL, piece)
