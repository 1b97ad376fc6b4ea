"""Draw the picture of the README anew: `python -m tools.pictures`.

It shows a real game, played by four who like high temples and treasures. The same seed gives the
same picture on every machine.
"""

import random
from pathlib import Path
from typing import Any

import tikal

BOARD = Path(__file__).parents[1] / "docs" / "images" / "board.svg"
SEED = 19
TILES_LEFT = 10
AP_LEFT = 6
# How often an action is taken, by its kind.
WEIGHTS = {
    "place_member": 4.0,
    "shift": 0.1,
    "uncover": 12.0,
    "recover": 20.0,
    "exchange": 0.5,
    "camp": 2.0,
    "guard": 0.6,
}
RELUCTANT = 0.05


def appeal(space: str | None, position: dict[str, Any], companions: int) -> float:
    """Return how much a member likes to be on a space: the fewer of its own there, the more."""
    worth = 5.0 if position["ruins"].get(space) else 1.5
    if space in position["levels"]:
        worth = 0.5 if space in position["guards"] else 2.0 + position["levels"][space]
    return worth / (1 + companions)


def weight(action: tikal.Action, position: dict[str, Any]) -> float:
    """Return how likely an action is."""
    if action.kind == "move":
        there, here = (own_members(space, position) for space in (action.to, action.space))
        gain = appeal(action.to, position, there) - appeal(action.space, position, here - 1)
        return max(RELUCTANT, 12 * gain)
    if action.kind == "end":
        return RELUCTANT if position["ap"] > 1 else 1.0
    return WEIGHTS.get(action.kind, 1.0)


def own_members(space: str | None, position: dict[str, Any]) -> int:
    """Return how many members the seat to move has on a space."""
    return len(position["members"].get(space, {}).get(str(position["seat"]), ""))


def choose(game: tikal.Game, rng: random.Random) -> tikal.Action:
    """Return an action by chance, asking for nothing but `random()`, which never changes."""
    position: dict[str, Any] = game.document()
    actions = list(game.legal)
    weights = [weight(action, position) for action in actions]
    point = rng.random() * sum(weights)
    for action, share in zip(actions, weights, strict=True):
        point -= share
        if point < 0:
            return action
    return actions[-1]


def shown_game() -> tikal.Game:
    """Return the game of the picture, as far as it is played there."""
    game = tikal.Game.new(seats=4, seed=SEED)
    rng = random.Random(SEED)  # noqa: S311 - a game, no secret
    while tiles_left(game) > TILES_LEFT or game.ap != AP_LEFT:
        game.play(choose(game, rng))
    return game


def tiles_left(game: tikal.Game) -> int:
    """Return how many tiles are still in the stack."""
    position: dict[str, Any] = game.document()
    return len(position["stack"])


def main() -> None:
    """Write the picture."""
    BOARD.parent.mkdir(parents=True, exist_ok=True)
    BOARD.write_text(shown_game().svg(), encoding="utf-8")
    print(f"wrote {BOARD.name} into {BOARD.parent.name}/")


if __name__ == "__main__":
    main()
