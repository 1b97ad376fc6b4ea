"""Set-up: what is agreed before a game (R1.5, R3)."""

import random
from collections.abc import Mapping
from typing import final

from tikal.box.editions import DEFAULT_EDITION, resolve
from tikal.engine.variants.registry import DEFAULT_VARIANT, variant_named
from tikal.engine.variants.variant import Rules, Settings, Variant
from tikal.errors import InvalidSetup
from tikal.untrusted import MOST_DIGITS, check_bounds, is_short, short_repr


@final
class Setup:
    """What the table agreed on. `options` are the overrides as given, not the edition's."""

    def __init__(
        self,
        variant: object = DEFAULT_VARIANT,
        edition: object = DEFAULT_EDITION,
        seats: object = 2,
        seed: object = None,
        options: dict[str, object] | None = None,
        settings: dict[str, Settings] | None = None,
    ) -> None:
        """Check every part; a set-up that exists can be played.

        `settings` are those of the variants that have some, by the variant's name.
        """
        check_bounds([options, settings], InvalidSetup)
        overrides = dict(options or {})
        self.variant = _checked_name("variant", variant)
        self.edition = _checked_name("edition", edition)
        chosen = variant_named(self.variant, dict(settings or {}))
        _check_edition(self.edition, overrides, chosen)
        self.seats = _checked_seats(seats, chosen)
        self.seed = _checked_seed(seed)
        self.options: dict[str, object] = overrides
        self.rules = Rules(chosen, resolve(self.edition, overrides), self.seats)

    def with_seed(self, seed: int | None) -> "Setup":
        """Return the same agreement for another deal; without a seed the deal is given apart."""
        other = Setup.__new__(Setup)
        other.variant = self.variant
        other.edition = self.edition
        other.seats = self.seats
        other.seed = seed
        other.options = self.options
        other.rules = self.rules
        return other

    def settled(self, seed: int) -> "Setup":
        """Return the agreement with a seed, and what the table has left to chance chosen by it."""
        other = self.with_seed(seed)
        rng = random.Random(f"set-up {seed}")  # noqa: S311 - a card is drawn, no secret is made
        variant = self.rules.variant.settled(rng)
        other.rules = Rules(variant, self.rules.options, self.seats)
        return other

    def settings(self) -> dict[str, Settings]:
        """Return what the table has chosen beside edition and options, by the variant's name."""
        chosen = self.rules.variant.settings()
        return {self.variant: chosen} if chosen else {}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Let set-ups be pickled and copied."""
        parts = (self.variant, self.edition, self.seats, self.seed, self.options, self.settings())
        return Setup, parts

    def as_dict(self) -> dict[str, object]:
        """Return the set-up as records hold it."""
        found: dict[str, object] = {
            "variant": self.variant,
            "edition": self.edition,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
        }
        return {**found, **self.settings()}


def settings_from(name: str, settings: object) -> Settings:
    """Return options or a variant's settings, None meaning none."""
    if settings is None:
        return {}
    if not isinstance(settings, Mapping):
        message = f"{name} must be names with values, not {short_repr(settings)}: R1.5"
        raise InvalidSetup(message)
    return {_name(key): value for key, value in settings.items()}


def _name(key: object) -> str:
    """Return the name of a setting; what is none is named as messages show it."""
    return key if isinstance(key, str) else short_repr(key)


def _checked_name(what: str, name: object) -> str:
    if not isinstance(name, str):
        message = f"the {what} must be a name, not {short_repr(name)}: R1"
        raise InvalidSetup(message)
    return name


def _check_edition(edition: str, options: dict[str, object], variant: Variant) -> None:
    only = variant.only_edition
    if only and edition != only:
        message = f"{variant.name} is played by the edition {only}, not {short_repr(edition)}: R1.5"
        raise InvalidSetup(message)
    if only and options:
        message = f"{variant.name} has no options of editions: R1.5"
        raise InvalidSetup(message)


def _checked_seats(seats: object, variant: Variant) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int):
        message = f"the number of seats must be a whole number, not {short_repr(seats)}: R3.1"
        raise InvalidSetup(message)
    least, most = variant.least_seats, variant.most_seats
    if not least <= seats <= most:
        message = f"{short_repr(seats)} seats: {variant.name} has {least} to {most}: R3.1"
        raise InvalidSetup(message)
    return seats


def _checked_seed(seed: object) -> int | None:
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int):
        message = f"a seed must be a whole number, not {short_repr(seed)}: R3.5"
        raise InvalidSetup(message)
    if not is_short(seed):
        message = f"a seed has at most {MOST_DIGITS} digits: R3.5"
        raise InvalidSetup(message)
    return seed
