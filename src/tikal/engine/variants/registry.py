"""The variants there are, by name."""

from collections.abc import Callable
from typing import Final

from tikal.engine.variants.auction import Auction
from tikal.engine.variants.classic import Classic
from tikal.engine.variants.legend import legend
from tikal.engine.variants.solo import solo
from tikal.engine.variants.variant import Settings, Variant
from tikal.errors import InvalidSetup
from tikal.untrusted import short_repr

# The versions of the rules that records can be replayed by, the last one for new games. A fix that
# changes what is legal or what happens gets a version of its own: the fixed variant goes into
# VARIANTS, the old one stays for its version.
RULES_VERSIONS: Final[tuple[int, ...]] = (1,)
RULES_VERSION: Final = 1

_CLASSIC: Final = Classic()
_AUCTION: Final = Auction()

DEFAULT_VARIANT: Final = "classic"
# What makes a variant of its settings; most have none.
VARIANTS: Final[dict[str, Callable[[Settings], Variant]]] = {
    "classic": lambda _: _CLASSIC,
    "auction": lambda _: _AUCTION,
    "solo": solo,
    "legend": legend,
}
# The variants that have settings, with the rule that names them.
WITH_SETTINGS: Final[dict[str, str]] = {"solo": "S15", "legend": "L64"}


def variant_named(name: str, settings: dict[str, Settings]) -> Variant:
    """Return the variant with this name and its settings; those of other variants are refused."""
    if name not in VARIANTS:
        message = f"unknown variant {short_repr(name)}; there are {', '.join(VARIANTS)}"
        raise InvalidSetup(message)
    variant = VARIANTS[name](settings.get(name, {}))
    for other, values in settings.items():
        if values and other not in WITH_SETTINGS:
            message = f"there are no {other} settings: R1.5"
            raise InvalidSetup(message)
        if values and other != name:
            rule = WITH_SETTINGS[other]
            message = f"{other} settings are for the variant {other}, not {name}: {rule}"
            raise InvalidSetup(message)
    return variant
