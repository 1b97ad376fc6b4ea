"""What is compared between two builds: title, unit, and how fast the new one has to be."""

from typing import Final, NamedTuple

from tools.commits import is_ancestor

# The new build may be a little slower: less than this nobody can tell from noise.
NOT_SLOWER: Final = 0.95
# Up to this commit a world was drawn by playing the whole game again: drawing it has to be so many
# times as fast since. Later commits are compared like everything else.
REPLAYED_WORLDS: Final = "0b3e126a4443d9dd51b5e4fc56299cab80527928"
WORLDS: Final = 5.0
# How many of a unit make a second; what is not listed is counted per second.
TIMES: Final = {"ms": 1e3, "µs": 1e6, "ns": 1e9}


class Figure(NamedTuple):
    """A figure of both builds; `bound` is the least that new speed ÷ old speed may be."""

    name: str
    title: str
    unit: str
    bound: float = NOT_SLOWER

    def number(self, speed: float) -> float:
        """Return a speed (so many a second) in the figure's unit."""
        return TIMES[self.unit] / speed if self.unit in TIMES else speed


FIGURES: Final = (
    Figure("playouts_classic_2", "random games in the engine, classic, 2 seats", "actions/s"),
    Figure("playouts_classic_3", "random games in the engine, classic, 3 seats", "actions/s"),
    Figure("playouts_classic_4", "random games in the engine, classic, 4 seats", "actions/s"),
    Figure("playouts_auction_2", "random games in the engine, auction, 2 seats", "actions/s"),
    Figure("playouts_auction_3", "random games in the engine, auction, 3 seats", "actions/s"),
    Figure("playouts_auction_4", "random games in the engine, auction, 4 seats", "actions/s"),
    Figure("playouts_solo_2", "random games in the engine, solo", "actions/s"),
    Figure("packed", "stepping on packed moves from Python", "actions/s"),
    Figure("rich", "stepping with Game and Action", "actions/s"),
    Figure("copy_position", "position.copy()", "ns"),
    Figure("copy_game", "game.copy() after 25 tiles", "µs"),
    Figure("read", "Game.from_record, four players", "ms"),
    Figure("read_start", "Game.from_record with a start position", "ms"),
    Figure("sample", "view.sample(rng) after 25 tiles", "µs", WORLDS),
    Figure("world", "a bare world for a bot after 25 tiles", "µs", WORLDS),
    Figure("solver", "solving a scoring turn", "ms"),
    Figure("hard", "a turn of the player hard", "ms"),
)


def figures_against(commit: str) -> list[Figure]:
    """Return the figures with the bounds that hold against a commit."""
    if is_ancestor(commit, REPLAYED_WORLDS):
        return list(FIGURES)
    return [figure._replace(bound=NOT_SLOWER) for figure in FIGURES]
