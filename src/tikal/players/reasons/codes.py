"""All codes of reasons with their parameters; those in brackets are not always there.

Seats and treasures count from 1, spaces and terrains have their names, chances are percentages.
`level` is what a space brings at a scoring: a temple's level, or in Legend a tile's points; for
ruins that hold treasures it is their number. `mine` and `theirs` are strengths, or AP with `cost`.
"""

from typing import Final

_GROUND: Final = ("space", "terrain", "level", "mine", "theirs")
_WAY: Final = ("space", "terrain", "level", "cost", "(before)")
_TURN: Final = ("worth", "price", "seat")

CODES: Final[dict[str, tuple[str, ...]]] = {
    "majority_won": _GROUND,
    "majority_taken": (*_GROUND, "seat"),
    "majority_tied": (*_GROUND, "seat"),
    "majority_taken_mutul": (*_GROUND, "seat"),
    "majority_tied_mutul": (*_GROUND, "seat"),
    "majority_defended": _GROUND,
    "majority_lost": ("space", "level"),
    "catching_up": _GROUND,
    "temple_raised": ("space", "level", "by", "scorings"),
    "guard": ("space", "level", "now", "later", "points"),
    "dig": ("space", "chance", "scorings"),
    "at_ruins": ("space", "treasures"),
    "set_completed": ("kind", "count", "gain", "scorings", "seat"),
    "camp": ("space",),
    "camp_saves": ("space", "to", "saved"),
    "camp_reaches": ("space", "to", "cost"),
    "closer": _WAY,
    "explorer_in": ("space",),
    "leader_in": ("space",),
    "tile_near": ("space", "terrain", "level", "cost", "(theirs)"),
    "tile_path": _WAY,
    "tile_away": ("space",),
    "points_now": ("points", "before"),
    "volcano_near": ("chance",),
    "volcano_offered": (),
    "final_scoring": (),
    "nothing_gains": (),
    "bid_pays": _TURN,
    "bid_costs": _TURN,
    "bid_beyond_means": _TURN,
    "pass_keeps": ("price", "seat"),
    "bid_tile": ("tile", "terrain", "level"),
    "token": ("ap",),
    "tile_wanted": ("terrain", "level"),
    "item_stands_out": ("item", "gain"),
    "mutul_takes": ("chance",),
    "best_for_you": ("gain", "seat"),
}
