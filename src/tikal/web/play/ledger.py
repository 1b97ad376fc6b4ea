"""The ledger of a turn: its actions so far, with what each cost."""

from dataclasses import dataclass

from tikal.game import Game
from tikal.notation.actions.action import parse
from tikal.notation.sentences.events import Event
from tikal.web.board.actions import action_parts
from tikal.web.play.command import Json, events_json


@dataclass(frozen=True)
class Step:
    """An action of the current turn: what it cost, and the AP it left.

    A step that is `joined` belongs to the same gesture as the one before it.
    """

    action: str
    cost: int
    ap_left: int
    events: tuple[Event, ...]
    joined: bool = False

    def as_json(self) -> Json:
        """Return it as JSON-safe data."""
        return {
            **action_parts(parse(self.action)),
            "cost": self.cost,
            "ap_left": self.ap_left,
            "words": " ".join(str(event) for event in self.events),
            "events": events_json(self.events),
            "joined": self.joined,
        }


Ledger = tuple[Step, ...]


def last_gesture(ledger: Ledger) -> int:
    """Return of how many actions the last gesture of a turn consists, 0 where there is none."""
    begins = (at for at, step in enumerate(ledger) if not step.joined)
    return len(ledger) - max(begins, default=0)


def play_step(
    game: Game, text: str, ledger: Ledger, *, joined: bool = False
) -> tuple[tuple[Event, ...], Ledger]:
    """Play an action; return its events, and the ledger of the turn after it."""
    before = game.ap
    action = parse(text)
    events = game.play(action)
    if action.ends_turn:
        return events, ()
    cost = max(0, before - game.ap)
    return events, (*ledger, Step(action.text, cost, game.ap, events, joined))
