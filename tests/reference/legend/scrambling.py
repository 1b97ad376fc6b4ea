"""Positions in the middle of a round, full of ties, shortages, guards and camps, as documents.

They need not come from a game, but nothing occurs too often, and Mutul's explorers stand on tiles
that he can reach (L42).
"""

import random
from typing import TypeVar

from tests.reference.components import Document

from .crews import camps_left, guards_left, in_supply, put_member
from .dealing import random_deal, random_setup
from .documents import document
from .game import LegendReference
from .ground import explored, is_clearing, reachable, takes_floor
from .position import MUTUL, YOU, Position
from .self_play import whimsical

Thing = TypeVar("Thing")

#: How many of his 30 explorers Mutul has lost, by whim: often none, sometimes nearly all.
LOSSES = (0, 0, 5, 20, 26)


def scrambled(seed: int) -> Document:
    """Your choice of an item; the same position for the same seed. The document has no `more`."""
    rng = random.Random(seed)  # noqa: S311 - games, not cryptography
    game = in_the_middle(rng)
    position = game.position
    position.members, position.guards, position.camps = {}, {}, {}
    position.removed = {YOU: "", MUTUL: ""}
    raise_temples(position, rng)
    empty_ruins(position, rng)
    set_up_camps(position, rng)
    post_guards(position, rng)
    position.removed[MUTUL] = "E" * pick(LOSSES, rng)
    scatter_members(position, rng)
    position.guide = pick(explored(position), rng)
    position.director = chance(rng, 0.5)
    found = document(position)
    del found["more"]
    return found


def chance(rng: random.Random, share: float) -> bool:
    """True that often."""
    return rng.random() < share


def pick(things: list[Thing] | tuple[Thing, ...], rng: random.Random) -> Thing:
    """One of some things."""
    return things[int(rng.random() * len(things))]


def in_the_middle(rng: random.Random) -> LegendReference:
    """A random game at an item of yours, in any round."""
    setup = random_setup(rng)
    game = LegendReference.new(setup, random_deal(rng, setup["letters"]))
    wait = int(rng.random() * 36)
    while True:
        if game.phase == "item" and not game.position.passed and "pass" not in game.legal():
            wait -= 1
            if wait < 0 or game.position.number == 6:
                return game
        game.play(whimsical(game, rng))


def raise_temples(position: Position, rng: random.Random) -> None:
    """Floors on the temples, as far as there are any."""
    for space in position.levels:
        for _ in range(int(rng.random() * 5)):
            if takes_floor(position, space):
                position.levels[space] += 1


def empty_ruins(position: Position, rng: random.Random) -> None:
    """Some treasures have been taken by you or by Mutul."""
    for hidden in position.ruins.values():
        for _ in range(int(rng.random() * 6)):
            if hidden:
                position.hands[pick((YOU, MUTUL), rng)].append(hidden.pop(0))
    for seat in (YOU, MUTUL):
        position.hands[seat].sort()


def set_up_camps(position: Position, rng: random.Random) -> None:
    """Camps on clearings and emptied ruins."""
    for space in explored(position):
        seat = pick((YOU, MUTUL), rng)
        if is_clearing(position, space) and chance(rng, 0.2) and camps_left(position, seat):
            position.camps[space] = seat


def post_guards(position: Position, rng: random.Random) -> None:
    """Guards on temples."""
    for space in position.levels:
        seat = pick((YOU, MUTUL), rng)
        if chance(rng, 0.2) and guards_left(position, seat):
            position.guards[space] = (seat, "E")


def scatter_members(position: Position, rng: random.Random) -> None:
    """Your members anywhere, Mutul's explorers where he can be; many tiles are tied."""
    within_reach = reachable(position, MUTUL)
    for space in explored(position):
        yours = int(rng.random() * 4) if chance(rng, 0.5) else 0
        his = yours + int(rng.random() * 4) - 1 if chance(rng, 0.5) else 0
        for _ in range(yours):
            piece = "L" if chance(rng, 0.1) and in_supply(position, YOU, "L") else "E"
            if in_supply(position, YOU, piece):
                put_member(position, space, YOU, piece)
        for _ in range(his if space in within_reach else 0):
            if in_supply(position, MUTUL, "E"):
                put_member(position, space, MUTUL, "E")
