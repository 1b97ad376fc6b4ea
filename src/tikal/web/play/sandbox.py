"""What if: a line of actions tried out; the game itself is not touched.

It starts from a world sampled from the seat's view. All such worlds look the same until something
hidden is revealed, so an action that would reveal something ends the line.
"""

import random
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from tikal.errors import InvalidNotation, TikalError
from tikal.game import Game
from tikal.notation.actions.action import parse
from tikal.notation.variants.registry import notation_of
from tikal.view import View
from tikal.web.board.actions import action_parts
from tikal.web.board.state import state_of
from tikal.web.problem import Refused, refused_by_rules

# The keys of a position in which a turn has just begun and its tile is placed.
_MY_TURN: Final = {
    "phase": "act",
    "scoring": False,
    "queue": [],
    "used": {},
    "drawn": None,
}


@dataclass(frozen=True)
class Line:
    """Where a line leads, and why it goes no further."""

    game: Game
    texts: list[str]
    played: int
    problem: Refused | None

    def as_json(self) -> dict[str, object]:
        """Return it as JSON-safe data."""
        return {
            "state": state_of(self.game),
            "actions": [_readable(text) for text in self.texts],
            "played": self.played,
            "problem": None if self.problem is None else self.problem.document(),
        }


def try_line(view: View, base: str, texts: list[str]) -> Line:
    """Return where a line leads from now, or as if it were the view's seat's turn."""
    game = view.sample(random.Random(0))  # noqa: S311 - whatever is drawn is not shown
    if base == "my_turn":
        game = Game.from_document(as_my_turn(game, view.seat))
    for played, text in enumerate(texts):
        try:
            action = parse(text)
            refused = game.refusal(action)
            if refused is not None:
                raise refused
        except TikalError as problem:
            return Line(game, texts, played, refused_by_rules(problem, text))
        if game.is_final(action):
            return Line(game, texts, played, _unknown(text))
        game.play(action)
    return Line(game, texts, len(texts), None)


def _readable(text: str) -> dict[str, object] | None:
    """Return the parts of an action's text, None where it is no action."""
    try:
        return action_parts(parse(text))
    except InvalidNotation:
        return None


def as_my_turn(game: Game, seat: int | None) -> dict[str, object]:
    """Return the position document with a seat's turn going on, all AP to spend."""
    variant = game.setup.rules.variant
    notation = notation_of(variant)
    now = game.document()
    mine = {**_MY_TURN, "ap": variant.turn_ap, "seat": seat, "turn": seat}
    found = {**now, **mine, **notation.turn_keys(seat or 1, now)}
    return {key: value for key, value in found.items() if key not in notation.without}


def _unknown(text: str) -> Refused:
    message = f"Nobody can know what {text} turns up: planning ends here."
    return Refused(HTTPStatus.CONFLICT, "unknown", message, params={"action": text})
