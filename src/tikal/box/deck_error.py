"""The error about a deck of cards, built-in or supplied by the player (S16, L13)."""

from typing import Final, NoReturn

from tikal.errors import InvalidSetup

# A place is a file's name and a card; of a longer name the end tells most.
_LONGEST_PLACE: Final = 200


def deck_error(
    rule: str, place: str, reason: str, code: str, params: dict[str, object] | None = None
) -> NoReturn:
    """Raise it, with code and parameters for interfaces that translate it."""
    where = place if len(place) <= _LONGEST_PLACE else f"…{place[-_LONGEST_PLACE:]}"
    message = f"{where}: {reason}: {rule}"
    raise InvalidSetup(message, f"deck_{code}", params)
