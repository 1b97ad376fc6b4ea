"""The interface of a player: it chooses an action from a view, and explains its choice."""

from typing import Final, Protocol, final, runtime_checkable

from tikal.notation.actions.action import Action
from tikal.players.reasons.reason import Advice
from tikal.view import View


@final
class Budget:
    """How long a player may think about one decision; None is the player's own default."""

    def __init__(self, seconds: float | None = None, nodes: int | None = None) -> None:
        """Limit seconds, or for repeatable decisions the number of positions searched."""
        self.seconds: Final = seconds
        self.nodes: Final = nodes


@final
class Explanation:
    """The reason for a choice, in words and numbers, and as advice that interfaces translate."""

    def __init__(
        self,
        words: str,
        plan: tuple[str, ...] = (),
        numbers: dict[str, float] | None = None,
        advice: Advice | None = None,
    ) -> None:
        """Keep a sentence, the actions planned next, and the figures behind the choice.

        The advice begins with the choice itself, or with the plan that the choice is part of.
        """
        self.words: Final = words
        self.plan: Final = plan
        self.numbers: Final[dict[str, float]] = dict(numbers or {})
        self.advice: Final = advice

    def __str__(self) -> str:
        """Return the sentence."""
        return self.words


@runtime_checkable
class Player(Protocol):
    """A player of one seat in one game. It gets views and nothing else."""

    name: str

    def choose(self, view: View) -> Action:
        """Return one of the actions in `view.legal`."""

    def explain(self) -> Explanation:
        """Return the reason for the last choice."""
