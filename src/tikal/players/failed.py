"""What it means that a player failed: it answered nothing, nonsense, or something illegal."""

from typing import Final, final

from tikal.errors import TikalError


@final
class PlayerFailed(TikalError):  # noqa: N818 - named as the errors of the interface are
    """A player that can't go on. Whoever runs the game decides what that costs its seat."""

    def __init__(self, name: str, reason: str) -> None:
        """Keep who failed and why; the message is both in one line."""
        super().__init__(f"{name}: {reason}")
        self.name: Final = name
        self.reason: Final = reason

    def __reduce__(self) -> tuple[type["PlayerFailed"], tuple[str, str]]:
        """Let the failure travel between processes."""
        return PlayerFailed, (self.name, self.reason)
