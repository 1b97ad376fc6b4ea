"""Whether the last action can be taken back, for people and programs."""

from typing import Final, final


@final
class CanUndo:
    """Whether the last action can be taken back, and if not, why."""

    def __init__(self, reason: str | None) -> None:
        """No reason against it means yes."""
        self.reason: Final = reason

    def __bool__(self) -> bool:
        """Return whether undo is possible."""
        return self.reason is None

    def __repr__(self) -> str:
        """Return yes, or no with the reason."""
        return "<can undo>" if self.reason is None else f"<can't undo: {self.reason}>"
