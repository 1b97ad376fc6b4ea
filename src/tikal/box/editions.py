"""The published editions: named sets of options (R1)."""

from typing import Final, final

from tikal.errors import InvalidSetup
from tikal.untrusted import short_repr

TIES: Final = ("shared", "supermeeple")
DEFAULT_EDITION: Final = "supermeeple"
OPTION_NAMES: Final = ("camp_needs_member", "volcano_may_seal", "ties")


@final
class Options:
    """The options of a game where editions differ (R1.1 to R1.3)."""

    def __init__(self, *, camp_needs_member: bool, volcano_may_seal: bool, ties: str) -> None:
        """Set all options."""
        self.camp_needs_member = camp_needs_member
        self.volcano_may_seal = volcano_may_seal
        self.ties = ties


EDITIONS: Final[dict[str, dict[str, object]]] = {
    "classic1999": {"camp_needs_member": False, "volcano_may_seal": True, "ties": "shared"},
    "french2005": {"camp_needs_member": True, "volcano_may_seal": True, "ties": "shared"},
    "supermeeple": {"camp_needs_member": True, "volcano_may_seal": False, "ties": "supermeeple"},
}


def _flag(options: dict[str, object], name: str) -> bool:
    value = options[name]
    if not isinstance(value, bool):
        message = f"option {name} must be true or false, not {short_repr(value)}: R1.5"
        raise InvalidSetup(message)
    return value


def resolve(edition: str, overrides: dict[str, object]) -> Options:
    """Return the edition's options, with those in `overrides` replaced (R1.5)."""
    if edition not in EDITIONS:
        message = f"unknown edition {short_repr(edition)}; there are {', '.join(EDITIONS)}: R1"
        raise InvalidSetup(message)
    for name in overrides:
        if name not in OPTION_NAMES:
            message = (
                f"unknown option {short_repr(name)}; there are {', '.join(OPTION_NAMES)}: R1.5"
            )
            raise InvalidSetup(message)
    chosen = {**EDITIONS[edition], **overrides}
    ties = chosen["ties"]
    if ties not in TIES:
        message = f"option ties must be {' or '.join(TIES)}, not {short_repr(ties)}: R1.3"
        raise InvalidSetup(message)
    return Options(
        camp_needs_member=_flag(chosen, "camp_needs_member"),
        volcano_may_seal=_flag(chosen, "volcano_may_seal"),
        ties=str(ties),
    )
