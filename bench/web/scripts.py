"""What the clients play: whole games, worked out before anything is measured."""

import random

import tikal


def script(seed: int, length: int) -> list[str]:
    """Return the first actions of a random game of two, whose deal the seed gives."""
    game = tikal.Game.new(seats=2, seed=seed)
    rng = random.Random(seed)
    while not game.over and len(game.actions) < length:
        legal = list(game.legal)
        others = [action for action in legal if action.kind != "end"] or legal
        game.play(rng.choice(others))
    return [action.text for action in game.actions]
