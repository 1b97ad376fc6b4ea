"""A made-up action and a made-up variant whose automaton asks: run by itself, it shows both.

`python -m tests.contract.made_up` registers them in a process of its own, so that no other test
meets them, and prints what it found as JSON.
"""

import json
import random

import tikal
from tests.tables import Data
from tikal.box.tiles import TILE_NAMES
from tikal.engine.actions.kind import ActionKind
from tikal.engine.agenda import run
from tikal.engine.moves import A, C, Moves, field_a, field_c
from tikal.engine.phases import (
    PHASE_ACT,
    PHASE_OVER,
    PHASE_PLACE,
    Phase,
    register,
    register_phase,
)
from tikal.engine.refusal import Refusal, Statement, lack_of_ap
from tikal.engine.scoring import most_points, points_now, score
from tikal.engine.state.position import Position
from tikal.engine.state.short_list import packed, unpacked
from tikal.engine.turns import (
    clockwise_from,
    draw_tile,
    end_game,
    next_seat,
    resume_turn,
    stack_empty,
    start_final_round,
    start_turn,
)
from tikal.engine.variants.registry import VARIANTS
from tikal.engine.variants.variant import Expedition, Variant
from tikal.notation.actions.action import action_at, action_count, index_of
from tikal.notation.actions.costs import cost_of
from tikal.notation.actions.forms import FORMS
from tikal.notation.checked import Checked
from tikal.notation.schemas import schema
from tikal.notation.variants.registry import NOTATIONS
from tikal.notation.variants.variant import Document, VariantNotation
from tikal.web.board.state import state_of

MOVE_SIGNAL = 40
MOVE_ANSWER = 41
PHASE_ASK = 20
# The steps of the automaton, and where it keeps what it was told.
ASK, WALK, GO_ON = 1, 2, 3
TOLD = 0


class Signal(ActionKind):
    """A fire on a temple with members of one's own: 1 AP."""

    def __init__(self) -> None:
        """Belong to the action points."""
        super().__init__(MOVE_SIGNAL, (PHASE_ACT,), 1)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add the temples where somebody stands."""
        if position.ap < 1:
            return
        for space in range(40):
            if position.site.temples >> space & 1 and position.members(position.seat, space):
                moves.add(MOVE_SIGNAL + space * A)

    def offers(self, position: Position, space: int) -> list[int]:
        """Offer a fire on every temple."""
        return [MOVE_SIGNAL + space * A] if position.site.temples >> space & 1 else []

    def refusal(self, position: Position, move: int) -> Refusal | None:
        """Ask for a temple and a member."""
        space = field_a(move)
        if not position.site.temples >> space & 1:
            return Refusal("R8.1", "not_a_temple", {"space": space})
        if not position.members(position.seat, space):
            return Refusal("R8.1", "nobody_there", {"space": space})
        return lack_of_ap(position.ap, 1)

    def play(self, position: Position, move: int) -> None:
        """Pay for the wood."""
        position.ap -= 1


class Asking(Phase):
    """The automaton waits for a number."""

    def first_do(self, position: Position) -> Refusal | None:
        """Ask for the number."""
        return Refusal("R4.1", "no_tile_to_place", {})

    def headline(self, position: Position) -> Statement:
        """Say who is asked."""
        return Statement("takes", {"seat": position.seat})


class Answer(ActionKind):
    """Tell the automaton how many explorers come."""

    def __init__(self) -> None:
        """Belong to the question."""
        super().__init__(MOVE_ANSWER, (PHASE_ASK,), final=True)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add one to three."""
        for amount in (1, 2, 3):
            moves.add(MOVE_ANSWER + amount * C)

    def refusal(self, position: Position, move: int) -> Refusal | None:
        """Ask for one to three."""
        if 1 <= field_c(move) <= 3:
            return None
        return Refusal("A3", "bid_too_low", {"least": 1})

    def play(self, position: Position, move: int) -> None:
        """Keep the answer and let the automaton go on."""
        position.extra[TOLD] = field_c(move)
        run(position)


class Asker(Variant):
    """Classic with two seats, of which the second asks at the beginning of each of its turns."""

    def __init__(self) -> None:
        """Name the variant."""
        super().__init__("asker", (PHASE_PLACE, PHASE_ACT, PHASE_ASK, PHASE_OVER), 1)
        self.most_seats = 2

    def expedition(self, seat: int) -> Expedition:
        """Give two leaders to everybody."""
        return Expedition(leaders=2)

    def plays_itself(self, seat: int) -> bool:
        """Seat 2 follows rules."""
        return seat == 1

    def do_step(self, position: Position, step: int) -> bool:
        """Ask, bring in as many explorers as told, hand over."""
        if step == ASK:
            position.phase = PHASE_ASK
            position.seat = 0
            return False
        if step == WALK:
            for _ in range(position.extra[TOLD]):
                position.add_supply(1, 0, -1)
                position.put(1, 0, 0)
            position.extra[TOLD] = 0
            return True
        start_turn(position, 0, draw_tile(position))
        return True

    def begin(self, position: Position) -> None:
        """Let seat 1 draw."""
        start_turn(position, 0, draw_tile(position))

    def next_turn(self, position: Position) -> None:
        """Let the automaton ask after each turn."""
        if stack_empty(position):
            start_final_round(position)
            return
        position.turn = 1
        position.agenda = packed([ASK, WALK, GO_ON])
        run(position)

    def scoring_order(self, position: Position) -> int:
        """Score clockwise."""
        return clockwise_from(position, 0)

    def final_order(self, position: Position) -> int:
        """Score clockwise."""
        return clockwise_from(position, next_seat(position, 1))

    def points(self, position: Position, seat: int) -> int:
        """Count as Classic does."""
        return points_now(position, seat)

    def score(self, position: Position, seat: int) -> None:
        """Score as Classic does."""
        score(position, seat)

    def resume(self, position: Position) -> None:
        """Go on as Classic does."""
        resume_turn(position)

    def finish(self, position: Position) -> None:
        """End the game."""
        end_game(position)

    def winners(self, position: Position) -> list[int]:
        """Most points win."""
        return most_points(position)


class AskerNotation(VariantNotation):
    """Writes the agenda down."""

    def __init__(self) -> None:
        """Name the key."""
        super().__init__(("agenda",))

    def write(self, position: Position, *, hidden: bool) -> Document:
        """Return the steps to come."""
        return {"agenda": list(unpacked(position.agenda))}

    def read(self, position: Position, entries: dict[str, Checked]) -> None:
        """Set the steps to come."""
        if "agenda" in entries:
            steps = [item.number(1, 3) for item in entries["agenda"].items()]
            position.agenda = packed(steps)
            position.turn = 1 if steps else position.turn


def made_up_action() -> dict[str, object]:
    """Add an action and look for it everywhere."""
    before = action_count()
    register(Signal())
    FORMS.add((MOVE_SIGNAL, "signal", "S{a:space}"))
    game = tikal.Game.from_document({"members": {"b1": {"1": "E"}}})
    action = tikal.parse("Sb1")
    refused = game.refusal("Sb2")
    state: Data = state_of(game)
    found: Data = {
        "legal": "Sb1" in game.legal,
        "listed": [str(each) for each in game.legal if each.kind == "signal"],
        "text": str(action),
        "parts": action.parts,
        "space": action.space,
        "refused": None if refused is None else refused.code,
        "cost": cost_of(game.position, action),
        "schema": schema("record")["properties"]["actions"]["items"]["pattern"],
        "indexes": action_count() - before,
        "options": state["options"]["b1"],
        "elsewhere": state["elsewhere"],
        "round_trip": str(action_at(index_of(action))),
    }
    game.play(action)
    found["ap"] = game.ap
    found["undone"] = str(game.undo())
    found["replayed"] = tikal.Game.from_record(played(game).record()).ap
    return found


def played(game: tikal.Game) -> tikal.Game:
    """Return the game with the made-up action played."""
    game.play("Sb1")
    return game


def asking_automaton() -> dict[str, object]:
    """Play until the automaton asks, write the position down, answer in both games."""
    register_phase(Asking(PHASE_ASK, "ask"))
    register(Answer())
    FORMS.add((MOVE_ANSWER, "answer", "come{c:amount}"))
    VARIANTS["asker"] = lambda _: Asker()
    NOTATIONS["asker"] = AskerNotation()
    game = tikal.Game.new(variant="asker", seed=4)
    game.play(game.legal[0])
    for text in ("L+a1", "L+a1", "end"):
        game.play(text)
    document = game.document()
    twin = tikal.Game.from_document(document)
    world = game.view(1).sample(random.Random(2))  # noqa: S311 - any world will do
    found: dict[str, object] = {
        "phase": game.phase,
        "seat": game.seat,
        "agenda": document["agenda"],
        "members": document["members"],
        "legal": [str(action) for action in game.legal],
        "refused": str(game.refusal("end")),
        "same": twin.position == game.position,
        "same_view": world.view(1) == game.view(1),
    }
    for each in (game, twin, world):
        each.play("come2")
    found["explorers"] = [int(each.position.explorers(1, 0)) for each in (game, twin, world)]
    found["after"] = (game.phase, game.document()["agenda"])
    found["equal"] = twin.position == game.position
    found["tile"] = TILE_NAMES[game.position.drawn]
    return found


if __name__ == "__main__":
    print(json.dumps({"action": made_up_action(), "automaton": asking_automaton()}))  # noqa: T201
