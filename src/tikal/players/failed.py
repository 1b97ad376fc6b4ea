"""The error of a player that gave no answer, nonsense, or an illegal action."""

from typing import Final, final

from tikal.errors import TikalError


@final
class PlayerFailed(TikalError):  # noqa: N818 - named as the errors of the interface are
    """A player has failed. Whoever runs the game decides what happens to its seat."""

    def __init__(self, name: str, reason: str) -> None:
        """Keep the player's name and the reason; the message has both."""
        super().__init__(f"{name}: {reason}")
        self.name: Final = name
        self.reason: Final = reason

    def __reduce__(self) -> tuple[type["PlayerFailed"], tuple[str, str]]:
        """Let the error be pickled."""
        return PlayerFailed, (self.name, self.reason)
