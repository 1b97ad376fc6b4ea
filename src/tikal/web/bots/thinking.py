"""What bots do in processes of their own: think from a view, and answer with actions.

Only names, texts and numbers travel between the processes. The position comes as a record; what a
player gets to see of it is the view of its seat, at every action anew.
"""

from typing import Final

from tikal.game import Game
from tikal.notation.actions.action import parse
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player
from tikal.web.board.actions import action_parts

_LONGEST_TURN: Final = 200
# A person is waiting, and a turn may take several decisions.
_BUDGET: Final = Budget(seconds=2.0)

Record = dict[str, object]
Hint = dict[str, object]


def whole_turn(record: Record, name: str, seed: int) -> list[str]:
    """Return what a bot plays until another seat is to move."""
    game = Game.from_record(record)
    seat = game.seat
    player = make_player(name, seed, _BUDGET)
    played: list[str] = []
    while seat is not None and game.seat == seat and len(played) < _LONGEST_TURN:
        action = player.choose(game.view(seat))
        game.play(action)
        played.append(action.text)
        if action.text == "end":
            break
    return played


def hint(record: Record, name: str, seed: int) -> Hint:
    """Return what a bot would do now, as far as it can plan, and why."""
    game = Game.from_record(record)
    player: Player = make_player(name, seed, _BUDGET)
    first = player.choose(game.view(game.seat))
    reason = player.explain()
    plan = [first.text, *reason.plan]
    return {
        "plan": plan,
        "actions": [action_parts(parse(text)) for text in plan],
        "words": reason.words,
        "numbers": dict(reason.numbers),
    }
