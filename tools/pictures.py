"""Draw the pictures of README and docs: `python -m tools.pictures`.

Each is made from a game or a position document, so it can't show what the rules forbid. The same
seeds give the same pictures on every machine.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tikal
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.svg.diagram import svg_part
from tikal.notation.svg.elements import moved, path, polygon
from tikal.notation.svg.guide import GUIDE_FOOT, GUIDE_X, guide
from tikal.notation.svg.layout import RADIUS, centre, hexagon
from tikal.notation.svg.scan import NUMBER_X, NUMBER_Y, badge
from tools.legend_pictures import LEGEND_PICTURES

IMAGES = Path(__file__).parents[1] / "docs" / "images"
# The README's picture: a game of four players who like high temples and treasures.
SEED = 19
TILES_LEFT = 10
AP_LEFT = 6
# The picture in Legend's rules.
LEGEND_SEED = 25
LEGEND_ROUND = 4
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
    """Return how attractive a space is for a member; companions make it less so."""
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
    """Return a weighted random action, using only `random()`, the same in every Python."""
    position: dict[str, Any] = game.document()
    actions = list(game.legal)
    weights = [weight(action, position) for action in actions]
    point = rng.random() * sum(weights)
    for action, share in zip(actions, weights, strict=True):
        point -= share
        if point < 0:
            return action
    return actions[-1]


def readme_game() -> tikal.Game:
    """Return the game of the README's picture."""
    game = tikal.Game.new(seats=4, seed=SEED)
    rng = random.Random(SEED)  # noqa: S311 - a game, no secret
    while tiles_left(game) > TILES_LEFT or game.ap != AP_LEFT:
        game.play(choose(game, rng))
    return game


def tiles_left(game: tikal.Game) -> int:
    """Return how many tiles are still in the stack."""
    position: dict[str, Any] = game.document()
    return len(position["stack"])


def legend_game() -> tikal.Game:
    """Return the game of the picture in Legend's rules: its fourth draft, with one card taken."""
    game = tikal.Game.new(variant="legend", seed=LEGEND_SEED, legend={"letters": ["C"]})
    rng = random.Random(LEGEND_SEED)  # noqa: S311 - a game, no secret
    while not with_one_card(game.document()):
        game.play(choose(game, rng))
    return game


def with_one_card(position: dict[str, Any]) -> bool:
    """Tell whether it is the draft of that round and you have taken one Action card."""
    cards = [card for card in position["campsites"]["1"]["cards"] if card is not None]
    drafting: bool = position["phase"] == "draft" and position["round"] == LEGEND_ROUND
    return drafting and len(cards) == 1


def legend_picture() -> str:
    """Return the picture of a game of Legend in progress."""
    return legend_game().svg()


def readme_picture() -> str:
    """Return the picture of a game in progress."""
    return readme_game().svg()


def mark(space: str, children: list[str]) -> str:
    """Return something drawn over a space."""
    x, y = centre(SPACE_INDEX[space])
    return moved(x, y, children)


def goal(space: str) -> str:
    """Return a frame around the space that is found."""
    return mark(space, [polygon(hexagon(RADIUS - 4), "goal")])


def numbered(space: str, number: int) -> str:
    """Return a number on a space."""
    return mark(space, [moved(NUMBER_X, NUMBER_Y, badge(str(number), "near", 13))])


def part(game: tikal.Game, corners: str, marks: list[str], *, compass: bool = False) -> str:
    """Return the part of a game's board between some spaces."""
    spaces = [SPACE_INDEX[space] for space in corners.split()]
    return svg_part(game.position, spaces, marks, compass=compass)


def mutul_compass() -> str:
    """Return the first worked example: needle NW, counter-clockwise, guide on b2: c1 is found."""
    game = tikal.Game.from_document({"variant": "solo", "guide": "b2", "discards": ["S12"]})
    return part(game, "a1 b1 c4 d1", [goal("c1")], compass=True)


def mutul_tile() -> str:
    """Return what the same card did in a real game: the tile on c1, the guide gone there."""
    game = tikal.Game.new(variant="solo", seed=7)
    left_behind = f'<g class="faded">{guide(GUIDE_X, GUIDE_FOOT)}</g>'
    # The gap in his way is where the name of c1 stands.
    way = path("M-4 31Q24 32 41 47M54 70L64 82", "trail")
    return part(game, "a1 b1 c3 d1", [mark("b2", [left_behind, way])])


def mutul_tie() -> str:
    """Return the compass around a clearing: of two equal temples it finds c1 first."""
    game = tikal.Game.from_document(TIE)
    game.play("end")
    return part(game, "a2 b3 b1 e1", [], compass=True)


def mutul_members() -> str:
    """Return the second worked example: where three members go after a clearing, in order."""
    game = tikal.Game.from_document(THREE_MEMBERS)
    events = game.play("end")
    goals = [str(event.params["space"]) for event in events if event.code == "mutul_placed_member"]
    marks = [numbered(space, number) for number, space in enumerate(goals, start=1)]
    return part(game, "a1 b1 d4 c4", marks)


# The positions of docs/explanation/how-mutul-thinks.md, before Mutul's turn.
TIE: dict[str, Any] = {
    "variant": "solo",
    "guide": "c1",
    "deck": ["S10", "S08"],
    "stack": ["A5", "A3"],
    "tiles": {"c1": "A4+5", "b3": "A1+3"},
    "ruins": {"b3": [1, 2, 3]},
    "members": {"c1": {"1": "L", "2": "EE"}, "b1": {"2": "E"}, "b3": {"2": "E"}},
}
THREE_MEMBERS: dict[str, Any] = {
    "variant": "solo",
    "guide": "c3",
    "deck": ["S03", "S08"],
    "stack": ["C2", "C1"],
    "tiles": {"b3": "A1+3", "c1": "A6+5", "c2": "B5+4", "c3": "B1+3", "d2": "B3+5"},
    "levels": {"c1": 3, "c2": 5},
    "ruins": {"b3": [1, 2, 3], "d2": [4]},
    "members": {"a2": {"2": "E"}, "b1": {"2": "E"}, "c2": {"1": "EE"}},
}

PICTURES: dict[str, Callable[[], str]] = {
    "board.svg": readme_picture,
    "mutul-compass.svg": mutul_compass,
    "mutul-members.svg": mutul_members,
    "mutul-tie.svg": mutul_tie,
    "mutul-tile.svg": mutul_tile,
    "legend.svg": legend_picture,
    **LEGEND_PICTURES,
}


def main() -> None:
    """Write the pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (IMAGES / name).write_text(draw(), encoding="utf-8")
        print(f"wrote {name} into {IMAGES.name}/")


if __name__ == "__main__":
    main()
