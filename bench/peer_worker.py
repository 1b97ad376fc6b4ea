"""Measures other engines, one figure at a time.

This runs in the peers' own Python, where `tikal` is not installed. It first prints which peers are
installed. Then it answers each line of its input, a figure's name and a number of seconds, with one
number.
"""

import io
import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any

Sample = Callable[[float], float]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much `work` does in a second; each call returns how much it did."""
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def chess_figures() -> dict[str, Sample]:
    """python-chess: random legal moves, copying a board, reading a game."""
    chess: Any = import_module("chess")
    pgn: Any = import_module("chess.pgn")
    board = chess.Board()
    rng = random.Random(1).random

    def moves() -> int:
        """Play 500 random moves; when a board has no legal move, start a new one."""
        nonlocal board
        for _ in range(500):
            choices = list(board.legal_moves)
            if choices:
                board.push(choices[int(rng() * len(choices))])
            else:
                board = chess.Board()
        return 500

    def copies() -> int:
        for _ in range(500):
            board.copy(stack=False)
        return 500

    text = long_game(chess, pgn)

    def read() -> int:
        pgn.read_game(io.StringIO(text))
        return 1

    return {
        "chess_moves": lambda seconds: rate(moves, seconds),
        "chess_copy": lambda seconds: 1e9 / rate(copies, seconds),
        "chess_read": lambda seconds: 1e3 / rate(read, seconds),
    }


def long_game(chess: Any, pgn: Any) -> str:  # noqa: ANN401 - modules that may be missing
    """Return a random game of 150 moves by each side in chess's notation."""
    rng = random.Random(1)
    while True:
        board = chess.Board()
        while board.ply() < 300 and (choices := list(board.legal_moves)):
            board.push(rng.choice(choices))
        if board.ply() == 300:
            return str(pgn.Game.from_board(board))


def open_spiel_figures() -> dict[str, Sample]:
    """Measure OpenSpiel's backgammon: `legal_actions`, a random one, `apply_action`.

    There a roll of the dice is an action too, drawn in the same way. The first figure counts all
    actions, the second only the players'.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    rng = random.Random(1).random

    def play_one(*, dice: bool) -> int:
        state = game.new_initial_state()
        actions = rolls = 0
        while choices := state.legal_actions():
            rolls += state.is_chance_node()
            state.apply_action(choices[int(rng() * len(choices))])
            actions += 1
        return actions if dice else actions - rolls

    return {
        "open_spiel_actions": lambda seconds: rate(lambda: play_one(dice=True), seconds),
        "open_spiel_moves": lambda seconds: rate(lambda: play_one(dice=False), seconds),
    }


def catanatron_figures() -> dict[str, Sample]:
    """Measure catanatron: the actions of random games of four."""
    catanatron: Any = import_module("catanatron")
    colors = list(catanatron.Color)

    def play_one() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return {"catanatron": lambda seconds: rate(play_one, seconds)}


PEERS: dict[str, Callable[[], dict[str, Sample]]] = {
    "chess": chess_figures,
    "open_spiel": open_spiel_figures,
    "catanatron": catanatron_figures,
}


def main() -> None:
    """Print which peers are installed, then measure what is asked for."""
    found: dict[str, str] = {}
    samples: dict[str, Sample] = {}
    for name, figures in PEERS.items():
        try:
            samples.update(figures())
            found[name] = version(name)
        except (ImportError, PackageNotFoundError):
            continue
    print(json.dumps({"peers": found, "figures": list(samples)}), flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(samples[name](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
