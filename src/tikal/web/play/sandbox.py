"""What if: a line of actions tried out, without anybody's game being touched.

It begins with a world drawn from the view of whoever asks. As long as nothing unseen is turned up
every such world looks the same; an action that would turn something up ends the line.
"""

import random
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from tikal.engine.action_points import TURN_AP
from tikal.errors import TikalError
from tikal.game import Game
from tikal.notation.action import parse
from tikal.view import View
from tikal.web.board.state import state_of
from tikal.web.problem import Refused, refused_by_rules

# What these turn up is unknown to everybody.
_REVEALING: Final = ("recover", "end", "bid", "pass")
# What a position is as if somebody's turn had just begun and their tile were placed.
_MY_TURN: Final = {
    "phase": "act",
    "ap": TURN_AP,
    "scoring": False,
    "queue": [],
    "used": {},
    "drawn": None,
}


@dataclass(frozen=True)
class Line:
    """Where a line leads, and why it goes no further."""

    game: Game
    played: int
    problem: Refused | None

    def facts(self) -> dict[str, object]:
        """Return it as JSON-safe data."""
        return {
            "state": state_of(self.game),
            "played": self.played,
            "problem": None if self.problem is None else self.problem.document(),
        }


def tried(view: View, base: str, texts: list[str]) -> Line:
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
            return Line(game, played, refused_by_rules(problem))
        if action.kind in _REVEALING:
            return Line(game, played, _unknown(text))
        game.play(action)
    return Line(game, len(texts), None)


def as_my_turn(game: Game, seat: int | None) -> dict[str, object]:
    """Return the position document with a seat's turn going on, all AP to spend."""
    document = {**game.document(), **_MY_TURN, "seat": seat, "turn": seat}
    if "display" in document:
        document |= {"display": [], "up": [seat], "bid": 0, "bidder": None, "passed": []}
    if "card" in document:
        document["card"] = None
    return document


def _unknown(text: str) -> Refused:
    message = f"Nobody can know what {text} turns up: planning ends here."
    return Refused(HTTPStatus.CONFLICT, "unknown", message, params={"action": text})
