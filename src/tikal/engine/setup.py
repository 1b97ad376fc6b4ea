"""Set-up and deal: what is agreed before a game, and what chance makes of it (R1.5, R3)."""

import random
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.editions import DEFAULT_EDITION, resolve
from tikal.box.pieces import MAX_SEATS, MIN_SEATS, TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import LETTERS, TILE_INDEX, TILE_NAMES
from tikal.engine.deal import NO_CARDS, Deal
from tikal.engine.variant import Rules
from tikal.engine.variants import variant_named
from tikal.errors import InvalidSetup


@final
class Setup:
    """What the table agreed on. `options` are the overrides as given, not the edition's."""

    def __init__(
        self,
        variant: str = "classic",
        edition: str = DEFAULT_EDITION,
        seats: object = 2,
        seed: object = None,
        options: dict[str, object] | None = None,
    ) -> None:
        """Check every part; a set-up that exists can be played."""
        overrides = dict(options or {})
        self.variant = variant
        self.edition = edition
        self.seats = _checked_seats(seats)
        self.seed = _checked_seed(seed)
        self.options: dict[str, object] = overrides
        self.rules = Rules(variant_named(variant), resolve(edition, overrides), self.seats)

    def as_dict(self) -> dict[str, object]:
        """Return the set-up as records hold it."""
        return {
            "variant": self.variant,
            "edition": self.edition,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
        }


def _checked_seats(seats: object) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int):
        message = f"the number of seats must be a whole number, not {seats!r}: R3.1"
        raise InvalidSetup(message)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        message = f"{seats} seats: Tikal is for {MIN_SEATS} to {MAX_SEATS} players: R3.1"
        raise InvalidSetup(message)
    return seats


def _checked_seed(seed: object) -> int | None:
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int):
        message = f"a seed must be a whole number, not {seed!r}: R3.5"
        raise InvalidSetup(message)
    return seed


def shuffled(items: list[int], rng: random.Random) -> list[int]:
    """Return the items in random order.

    Only `random()` of the standard generator is promised to stay the same for a seed, so the
    shuffle is written out (R3.5).
    """
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def shuffled_stack(tiles: list[int], rng: random.Random) -> list[int]:
    """Return tiles shuffled inside each letter, A first (R3.2)."""
    stack: list[int] = []
    for letter in LETTERS:
        stack += shuffled([tile for tile in tiles if TILE_NAMES[tile][0] == letter], rng)
    return stack


def all_treasures() -> list[int]:
    """Return the kinds of all treasures, in order (R3.3)."""
    return [kind for kind in range(1, TREASURE_KINDS + 1) for _ in range(TREASURE_COPIES)]


def deal_of(stack: list[int], treasures: list[int], deck: list[int] | None = None) -> Deal:
    """Return a deal made of Python lists."""
    cards = NO_CARDS if deck is None else vec[i64](deck)
    return Deal(vec[i64](stack), vec[i64](treasures), cards)


def new_deal(seed: int) -> Deal:
    """Return the deal that a seed stands for."""
    rng = random.Random(seed)  # noqa: S311 - cards are shuffled, no secret is made
    stack = shuffled_stack(list(TILE_INDEX.values()), rng)
    return deal_of(stack, shuffled(all_treasures(), rng))
