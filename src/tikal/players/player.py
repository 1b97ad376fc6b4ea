"""What a player is: something that chooses an action from a view, and can say why."""

from typing import Final, Protocol, final, runtime_checkable

from tikal.notation.action import Action
from tikal.view import View


@final
class Budget:
    """How long a player may think about one decision; None leaves it to the player."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        """Limit time, or positions looked at for decisions that repeat exactly."""
        self.seconds: Final = seconds
        self.nodes: Final = nodes


@final
class Explanation:
    """Why a player chose what it chose, in words and numbers."""

    def __init__(
        self, words: str, plan: tuple[str, ...] = (), numbers: dict[str, float] | None = None
    ) -> None:
        """Say it in a sentence, with the actions planned and the figures that decided."""
        self.words: Final = words
        self.plan: Final = plan
        self.numbers: Final[dict[str, float]] = dict(numbers or {})

    def __str__(self) -> str:
        """Return the sentence."""
        return self.words


@runtime_checkable
class Player(Protocol):
    """A player of one seat in one game. It sees views and nothing else."""

    name: str

    def choose(self, view: View) -> Action:
        """Return one of `view.legal`."""

    def explain(self) -> Explanation:
        """Return why the last choice was made."""
