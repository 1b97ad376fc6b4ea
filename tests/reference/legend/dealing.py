"""Random deals (interface.md: the deal holds all chance)."""

import random
from typing import TypeVar

from tests.reference.components import TREASURE_COPIES, TREASURE_KINDS, Document

from .box import ACTION_DECK, DRAFTED_TILES, SOLO_CARDS, TOKENS

LETTERS = ("A", "B", "C")
ROUNDS = 6

Thing = TypeVar("Thing")


def shuffled(rng: random.Random, things: list[Thing]) -> list[Thing]:
    """The same things in random order."""
    return rng.sample(things, len(things))


def solo_ids(letters: list[str], solo_cards: dict[str, Document] | None = None) -> list[str]:
    """L13, L65 (b): the ids of the Solo cards in use: M and one or two other letters."""
    return [card for card in solo_cards or SOLO_CARDS if card[0] in ("M", *letters)]


def dealt_stack(rng: random.Random) -> list[str]:
    """L8: one tile each of A, B (never B4) and C goes back; shuffled inside each letter."""
    stack: list[str] = []
    for letter in "ABCDE":
        tiles = [tile for tile in DRAFTED_TILES if tile[0] == letter]
        if letter in "ABC":
            tiles.remove(rng.choice([tile for tile in tiles if tile != "B4"]))
        stack += shuffled(rng, tiles)
    return stack


def random_deal(
    rng: random.Random, letters: list[str], solo_cards: dict[str, Document] | None = None
) -> Document:
    """Everything random of a game with these letters."""
    ids = solo_ids(letters, solo_cards)
    return {
        "stack": dealt_stack(rng),
        "treasures": shuffled(rng, list(TREASURE_KINDS) * TREASURE_COPIES),
        "tokens": shuffled(rng, TOKENS),
        "cards": shuffled(rng, ACTION_DECK),
        "solo": [shuffled(rng, ids) for _ in range(2 * ROUNDS)],
        "returns": [shuffled(rng, [1, 2, 3]) for _ in range(ROUNDS - 1)],
    }


def random_setup(rng: random.Random) -> Document:
    """A random mix of options, all of them given."""
    letters = sorted(rng.sample(LETTERS, rng.choice([1, 1, 2])))
    return {
        "letters": letters,
        "score": rng.choice([0, 75, 175, 400]),
        "trail": rng.choice([4, 4, 5, 6, 7, 8]),
        "scoring_trail": rng.choice(["always", "always", "interim", "never"]),
        "swap": rng.choice([False, True]),
        "floor": rng.choice([False, True]),
    }
