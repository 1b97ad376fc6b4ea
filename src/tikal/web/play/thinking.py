"""What bots do in processes of their own: think from a view, and answer with actions.

Only names, texts and numbers travel between the processes. The position comes as a record; what a
player gets to see of it is the view of its seat, at every action anew.
"""

import multiprocessing
import os
import threading
from contextlib import suppress
from typing import Final

from tikal.game import Game
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player

NICENESS: Final = 10
_LONGEST_TURN: Final = 200

Record = dict[str, object]
HintFacts = dict[str, object]


def begin_process() -> None:
    """Prepare a process for bots: it goes behind everything else, and ends with the server."""
    step_back()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def step_back() -> None:
    """Let the server go first: one that answers is worth more than a bot that hurries."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def _end_with_the_server() -> None:
    """Wait for the server's process to end, however that happens, and end too."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def whole_turn(record: Record, name: str, seed: int) -> list[str]:
    """Return what a bot plays until another seat is to move."""
    game = Game.from_record(record)
    seat = game.seat
    player = make_player(name, seed, Budget())
    played: list[str] = []
    while seat is not None and game.seat == seat and len(played) < _LONGEST_TURN:
        action = player.choose(game.view(seat))
        game.play(action)
        played.append(action.text)
        if action.text == "end":
            break
    return played


def hint(record: Record, name: str, seed: int) -> HintFacts:
    """Return what a bot would do now, as far as it can plan, and why."""
    game = Game.from_record(record)
    player: Player = make_player(name, seed, Budget())
    first = player.choose(game.view(game.seat))
    reason = player.explain()
    return {
        "plan": [first.text, *reason.plan],
        "words": reason.words,
        "numbers": dict(reason.numbers),
    }
