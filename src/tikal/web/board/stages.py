"""What happens by itself, stage by stage: an automaton's turn to be watched on the board."""

from typing import cast

from tikal.engine.state.position import Position
from tikal.game import Game
from tikal.notation.sentences.events import Event
from tikal.web.board.spaces import Json
from tikal.web.board.state import state_at

# Events of Mutul's own: where there is one, he has moved by himself.
_AUTOMATON = ("card_revealed", "solo_card_turned")
_HIS = "mutul_"
# What belongs to the event before it: the same stage shows both.
_CONSEQUENCES = frozenset(
    (
        "tile_placed",
        "treasures_buried",
        "guide_moved",
        "treasure_recovered",
        "ruins_emptied",
        "guard_placed",
        "members_returned",
        "members_removed",
        "floor_uncovered",
        "camp_set_up",
        "treasures_exchanged",
    )
)


def unfolding_json(game: Game) -> Json | None:
    """Return how the last action went on by itself: None where nobody but its player acted.

    The first state is whole; every stage tells only what is different after it, and of the spaces
    only those that are.
    """
    stages = grouped(game.frames())
    if not any(_is_his(event) for events, _ in stages for event in events):
        return None
    before = state_at(stages[0][1], game.setup)
    last = before
    found: list[Json] = []
    for events, position in stages:
        state = state_at(position, game.setup)
        told = [{"code": event.code, "params": event.params} for event in events]
        found.append({"events": told, "changes": changes(last, state)})
        last = state
    return {"before": before, "stages": found}


def _is_his(event: Event) -> bool:
    return event.code in _AUTOMATON or event.code.startswith(_HIS)


def grouped(frames: list[tuple[Event, Position]]) -> list[tuple[list[Event], Position]]:
    """Return events with their consequences, and the position when the last of them was told."""
    found: list[tuple[list[Event], Position]] = []
    for event, position in frames:
        if found and event.code in _CONSEQUENCES:
            events = found.pop()[0]
            found.append(([*events, event], position))
        else:
            found.append(([event], position))
    return found


def changes(before: Json, after: Json) -> Json:
    """Return what is different in a state; of the spaces only those that are.

    The document stays out: it says all of it again.
    """
    found = {key: after[key] for key in after if key != "document" and after[key] != before[key]}
    if "spaces" in found:
        old = cast("list[Json]", before["spaces"])
        found["spaces"] = [new for new in cast("list[Json]", after["spaces"]) if new not in old]
    return found
