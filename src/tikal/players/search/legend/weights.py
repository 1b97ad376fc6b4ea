"""The weights of Legend's outlook; their numbers are data (`tikal/players/legend_weights.toml`).

What is certain needs no weight: a guarded temple scores its level, as often as there are scorings
to come.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.legend.components import EFFECT_NAMES

Numbers = dict[str, list[float]]

# The lists by lead: -4 or worse, ..., +5 or better, and at last a tile without members.
LEADS: Final[i64] = 11
EMPTY_TILE: Final[i64] = 10
LEAST_LEAD: Final[i64] = -4
MOST_LEAD: Final[i64] = 5
# What a card's effect is called among the weights, where its own name means something else.
_EFFECTS: Final = {"ap": "spend", "camp": "camping", "trail": "move"}


@final
class LegendWeights:
    """Named numbers; those of items are what they are worth at once and for each scoring."""

    def __init__(self, numbers: Numbers) -> None:
        """Take the numbers by their names."""
        # How likely you hold a tile at a scoring that is near, or far off, by your lead; and Mutul
        # at the end, by his.
        self.near: vec[float] = vec[float](numbers["near"])
        self.far_off: vec[float] = vec[float](numbers["far_off"])
        self.his_near: vec[float] = vec[float](numbers["his_near"])
        self.his_far_off: vec[float] = vec[float](numbers["his_far_off"])
        # What of the chances is left where there is no way to a tile.
        self.out_of_his_reach: float = numbers["out_of_his_reach"][0]
        self.out_of_reach: float = numbers["out_of_reach"][0]
        # Levels that a temple with a floor to come may still gain.
        self.growth: float = numbers["growth"][0]
        # What part of the value of emptied ruins counts while they hold treasures.
        self.buried: float = numbers["buried"][0]
        # A point for treasures at each scoring, yours and his.
        self.treasure: float = numbers["treasure"][0]
        self.his_treasure: float = numbers["his_treasure"][0]
        # On the board, for each scoring to come.
        self.explorer: float = numbers["explorer"][0]
        self.leader: float = numbers["leader"][0]
        self.camp: float = numbers["camp"][0]
        # A tile's value: for each AP under eight that a new member pays to get there, and under
        # five for one that is on the board.
        self.access: float = numbers["access"][0]
        self.nearness: float = numbers["nearness"][0]
        self.his_explorer: float = numbers["his_explorer"][0]
        # The Museum Director, beyond the points for leaving him alone; a kept card, each round.
        self.director: float = numbers["director"][0]
        self.kept: float = numbers["kept"][0]
        self.ap: vec[float] = vec[float](numbers["ap"])
        self.tile: vec[float] = vec[float](numbers["tile"])
        self.volcano: vec[float] = vec[float](numbers["volcano"])
        # By effect: at once, and for each scoring.
        names = [_EFFECTS.get(name, name) for name in EFFECT_NAMES]
        self.card: vec[float] = vec[float]([numbers[name][0] for name in names])
        self.card_scoring: vec[float] = vec[float]([numbers[name][1] for name in names])


def lead_index(own: i64, other: i64) -> i64:
    """Return where in the lists by lead a tile is found."""
    if own == 0 and other == 0:
        return EMPTY_TILE
    return max(LEAST_LEAD, min(MOST_LEAD, own - other)) - LEAST_LEAD
