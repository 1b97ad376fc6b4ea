"""The variants there are, by name."""

from collections.abc import Callable
from typing import Final

from tikal.box.solo_deck import deck_of
from tikal.engine.auction import Auction
from tikal.engine.classic import Classic
from tikal.engine.solo import STANDARD_SCORE, Solo
from tikal.engine.variant import Variant
from tikal.errors import InvalidSetup

# The versions of the rules that records can be replayed by, the last one for new games. A fix that
# changes what is legal or what happens gets a version of its own: the fixed variant goes into
# VARIANTS, the old one stays for its version.
RULES_VERSIONS: Final[tuple[int, ...]] = (1,)
RULES_VERSION: Final = 1

LEAST_SCORE: Final = 125
MOST_SCORE: Final = 225
_MEMBER_CHANGES: Final = (-1, 0, 1)
# Mutul's first score by the name of the difficulty (S15).
DIFFICULTIES: Final = {
    "very easy": 125,
    "easy": 150,
    "standard": 175,
    "hard": 190,
    "very hard": 225,
}

SoloOptions = dict[str, object]


def _number(options: SoloOptions, name: str, default: int) -> int:
    value = options.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        message = f"solo.{name} must be a whole number, not {value!r}: S15"
        raise InvalidSetup(message)
    return value


def _solo(options: SoloOptions) -> Variant:
    for name in options:
        if name not in ("score", "members", "cards"):
            message = f"unknown solo setting {name!r}; there are score and members: S15"
            raise InvalidSetup(message)
    score = _number(options, "score", STANDARD_SCORE)
    members = _number(options, "members", 0)
    if not LEAST_SCORE <= score <= MOST_SCORE:
        message = f"solo.score must be {LEAST_SCORE} to {MOST_SCORE}, not {score}: S15"
        raise InvalidSetup(message)
    if members not in _MEMBER_CHANGES:
        message = f"solo.members must be -1, 0 or 1, not {members}: S15"
        raise InvalidSetup(message)
    return Solo(deck_of(options.get("cards")), score, members)


_CLASSIC: Final = Classic()
_AUCTION: Final = Auction()

VARIANTS: Final[dict[str, Callable[[SoloOptions], Variant]]] = {
    "classic": lambda _: _CLASSIC,
    "auction": lambda _: _AUCTION,
    "solo": _solo,
}
# How many seats a variant takes.
SEATS: Final = {"classic": (2, 4), "auction": (2, 4), "solo": (2, 2)}


def variant_named(name: str, solo: SoloOptions) -> Variant:
    """Return the variant with this name; the solo settings are for the variant that has some."""
    if name not in VARIANTS:
        message = f"unknown variant {name!r:.40}; there are {', '.join(VARIANTS)}"
        raise InvalidSetup(message)
    variant = VARIANTS[name](solo)
    if solo and not isinstance(variant, Solo):
        message = f"solo settings are for the variant solo, not {name}: S15"
        raise InvalidSetup(message)
    return variant
