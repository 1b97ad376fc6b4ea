"""Where a build keeps what has no public name: one table for every commit that can be measured.

A work uses `tikal.Game`, `View` and the players' registry where it can. The rest is listed here,
newest place first; add a line when a module moves, and leave the old ones.
"""

from importlib import import_module
from typing import Any, Final

from tikal.view import View

PLACES: Final = {
    "legal": ("tikal.engine.play:legal",),
    "play": ("tikal.engine.play:play",),
    "playout": ("tikal.engine.playouts:playout",),
    "make_player": ("tikal.players.registry:make_player",),
    "ScoringTurn": ("tikal.players.search.scoring_turn:ScoringTurn",),
}

# Names of the method by which a view gives a bot a world without its history. Where there is none,
# the bot takes the position of a sampled game.
WORLD_METHODS: Final = ("world",)


def part(name: str) -> Any:  # noqa: ANN401 - whatever the build has under that name
    """Return a part of the build by the first of its places that exists."""
    for place in PLACES[name]:
        module, _, attribute = place.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except (ImportError, AttributeError):
            continue
    raise SystemExit(f"bench: this build has no {name} at {' or '.join(PLACES[name])}")


def draw_world(view: View) -> Any:  # noqa: ANN401 - a function with another name in each build
    """Return the function that draws a bare position from a random generator."""
    for name in WORLD_METHODS:
        if hasattr(view, name):
            return getattr(view, name)
    return lambda rng: view.sample(rng).position
