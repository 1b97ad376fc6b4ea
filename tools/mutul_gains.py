"""Compare what Mutul and `hard` do in games at standard difficulty."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

import tikal
from tikal.players.registry import make_player

GAMES = 50
BOT, MUTUL = 1, 2
# What is counted, and the events that show it, for players and for Mutul.
COUNTED = {
    "members brought in": ("member_placed", "mutul_placed_member"),
    "floors uncovered": ("floor_uncovered", "mutul_uncovered"),
    "treasures dug up": ("treasure_recovered",),
    "guards": ("guard_placed",),
}
TEMPLES = "temples held in the last round"
POINTS = ("points for them", "points for treasures there", "points in all")


def gains(games: int) -> dict[str, tuple[float, float]]:
    """Return the means of what `hard` and Mutul did, by name."""
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(told, range(1, games + 1)))
    return {
        name: (
            fmean(each[name, BOT] for each in played),
            fmean(each[name, MUTUL] for each in played),
        )
        for name in (*COUNTED, TEMPLES, *POINTS)
    }


def told(seed: int) -> Counter[tuple[str, int]]:
    """Play a game and count what its events tell of either."""
    game = tikal.Game.new(variant="solo", seed=seed)
    player = make_player("hard", seed)
    while not game.over:
        game.play(player.choose(game.view(BOT)))
    found: Counter[tuple[str, int]] = Counter()
    for event in game.events:
        seat = MUTUL if event.code.startswith("mutul_") else int(str(event.params.get("seat", 0)))
        for name, codes in COUNTED.items():
            found[name, seat] += event.code in codes
        if event.code == "temple_scored":
            found[TEMPLES, seat] += 1
        if event.code == "seat_scored":
            points = (event.params["temples"], event.params["treasures"], event.params["score"])
            for name, number in zip(POINTS, points, strict=True):
                found[name, seat] = int(str(number))
        if event.code == "scoring_turn_started":
            found[TEMPLES, BOT] = 0
    return found
