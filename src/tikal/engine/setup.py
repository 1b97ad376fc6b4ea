"""Set-up and deal: what is agreed before a game, and what chance makes of it (R1.5, R3)."""

import random
from collections.abc import Mapping
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.editions import DEFAULT_EDITION, resolve
from tikal.box.pieces import TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import LETTERS, TILE_INDEX, TILE_NAMES
from tikal.engine.deal import PASS, Deal
from tikal.engine.solo import Solo
from tikal.engine.variant import Rules
from tikal.engine.variants import SEATS, variant_named
from tikal.errors import InvalidSetup


@final
class Setup:
    """What the table agreed on. `options` are the overrides as given, not the edition's."""

    def __init__(
        self,
        variant: object = "classic",
        edition: object = DEFAULT_EDITION,
        seats: object = 2,
        seed: object = None,
        options: dict[str, object] | None = None,
        solo: dict[str, object] | None = None,
    ) -> None:
        """Check every part; a set-up that exists can be played."""
        overrides = dict(options or {})
        self.variant = _checked_name("variant", variant)
        self.edition = _checked_name("edition", edition)
        chosen = variant_named(self.variant, dict(solo or {}))
        self.seats = _checked_seats(seats, self.variant)
        self.seed = _checked_seed(seed)
        self.options: dict[str, object] = overrides
        self.solo: Solo | None = chosen if isinstance(chosen, Solo) else None
        self.rules = Rules(chosen, resolve(self.edition, overrides), self.seats)

    def without_seed(self) -> "Setup":
        """Return the same agreement for another deal than the seed's."""
        settings = None if self.solo is None else solo_settings(self.solo)
        return Setup(self.variant, self.edition, self.seats, None, self.options, settings)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Let set-ups be pickled and copied."""
        settings = None if self.solo is None else solo_settings(self.solo)
        return Setup, (self.variant, self.edition, self.seats, self.seed, self.options, settings)

    def as_dict(self) -> dict[str, object]:
        """Return the set-up as records hold it."""
        found: dict[str, object] = {
            "variant": self.variant,
            "edition": self.edition,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
        }
        if self.solo is not None:
            found["solo"] = solo_settings(self.solo)
        return found


def solo_settings(solo: Solo) -> dict[str, object]:
    """Return the settings of a solo game; the cards only if they are not the built-in ones."""
    found: dict[str, object] = {"score": solo.mutul_score, "members": solo.members}
    if not solo.deck.built_in:
        found["cards"] = [dict(card) for card in solo.deck.cards]
    return found


def settings_from(name: str, settings: object) -> dict[str, object]:
    """Return options or solo settings, None meaning none."""
    if settings is None:
        return {}
    if not isinstance(settings, Mapping):
        message = f"{name} must be names with values, not {settings!r:.40}: R1.5"
        raise InvalidSetup(message)
    return {str(key): value for key, value in settings.items()}


def _checked_name(what: str, name: object) -> str:
    if not isinstance(name, str):
        message = f"the {what} must be a name, not {name!r:.40}: R1"
        raise InvalidSetup(message)
    return name


def _checked_seats(seats: object, variant: str) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int):
        message = f"the number of seats must be a whole number, not {seats!r}: R3.1"
        raise InvalidSetup(message)
    least, most = SEATS[variant]
    if not least <= seats <= most:
        message = f"{seats} seats: {variant} has {least} to {most}: R3.1"
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


def deal_of(stack: list[int], treasures: list[int], deck: list[int]) -> Deal:
    """Return a deal made of Python lists."""
    return Deal(vec[i64](stack), vec[i64](treasures), vec[i64](deck))


def new_deal(seed: int, rules: Rules) -> Deal:
    """Return the deal that a seed stands for."""
    rng = random.Random(seed)  # noqa: S311 - cards are shuffled, no secret is made
    stack = shuffled_stack(list(TILE_INDEX.values()), rng)
    treasures = shuffled(all_treasures(), rng)
    deck: list[int] = []
    if isinstance(rules.variant, Solo):
        deck = shuffled(list(range(PASS)), rng) + shuffled(list(range(PASS)), rng)
    return deal_of(stack, treasures, deck)
