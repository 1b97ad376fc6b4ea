"""The variants there are, by name."""

from typing import Final

from tikal.engine.auction import Auction
from tikal.engine.classic import Classic
from tikal.engine.variant import Variant
from tikal.errors import InvalidSetup

# The versions of the rules that records can be replayed by, the last one for new games. A fix that
# changes what is legal or what happens gets a version of its own: the fixed variant goes into
# VARIANTS, the old one stays for its version.
RULES_VERSIONS: Final = (1,)
RULES_VERSION: Final = 1

VARIANTS: Final[dict[str, Variant]] = {variant.name: variant for variant in (Classic(), Auction())}


def variant_named(name: str) -> Variant:
    """Return the variant with this name."""
    if name not in VARIANTS:
        message = f"unknown variant {name!r}; there are {', '.join(VARIANTS)}"
        raise InvalidSetup(message)
    return VARIANTS[name]
