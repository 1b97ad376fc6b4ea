"""The error about a deck of cards, built-in or supplied by the player (S16, L13)."""

from typing import NoReturn

from tikal.errors import InvalidSetup


def deck_error(
    rule: str, place: str, reason: str, code: str, params: dict[str, object] | None = None
) -> NoReturn:
    """Raise it, with code and parameters for interfaces that translate it."""
    message = f"{place}: {reason}: {rule}"
    raise InvalidSetup(message, f"deck_{code}", params)
