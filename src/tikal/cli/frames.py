"""A game taken apart into what it looked like after each action."""

from collections.abc import Iterator
from dataclasses import dataclass

from tikal.game import Game
from tikal.notation.action import Action
from tikal.notation.events import Event


@dataclass(frozen=True)
class Frame:
    """The game after an action; the first frame has none."""

    number: int
    action: Action | None
    events: tuple[Event, ...]
    game: Game

    @property
    def ends_turn(self) -> bool:
        """Whether a turn was over with this action."""
        return self.action is not None and self.action.kind == "end"


def frames(game: Game) -> Iterator[Frame]:
    """Replay a game from its beginning."""
    replayed = Game(game.origin)
    yield Frame(0, None, tuple(replayed.events), replayed.copy())
    for number, action in enumerate(game.actions, start=1):
        events = replayed.play(action)
        yield Frame(number, action, events, replayed.copy())
