"""A game as a sequence of frames, one after each action."""

from collections.abc import Iterator
from dataclasses import dataclass

from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.sentences.events import Event


@dataclass(frozen=True)
class Frame:
    """The game after an action; the first frame is the beginning and has no action."""

    number: int
    action: Action | None
    events: tuple[Event, ...]
    game: Game

    @property
    def ends_turn(self) -> bool:
        """Whether this action ended a turn."""
        return self.action is not None and self.action.kind == "end"


def frames(game: Game) -> Iterator[Frame]:
    """Replay a game from its beginning and yield its frames."""
    replayed = Game(game.origin)
    yield Frame(0, None, tuple(replayed.events), replayed.copy())
    for number, action in enumerate(game.actions, start=1):
        events = replayed.play(action)
        yield Frame(number, action, events, replayed.copy())
