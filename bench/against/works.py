"""The pieces of work that are timed, each the same in every build.

A work does one fixed batch when it is called and returns what came of it: how much was done and a
result. Builds that do the same work give the same result.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import tikal
from bench.against.games import (
    FOUR_SEATS,
    THREE_SEATS,
    game_after_25_tiles,
    ordinary_turns,
    record,
    record_with_start,
    scoring_turns,
)
from bench.against.parts import draw_world, part

TABLES = (
    *(("classic", seats) for seats in (2, 3, 4)),
    *(("auction", seats) for seats in (2, 3, 4)),
    ("solo", 2),
)
DEALS = 20
MOST_NODES = 200_000


class Done(NamedTuple):
    """How many actions, copies or turns a batch made, and what came of it."""

    amount: int
    result: str


Work = Callable[[], Done]


def playouts(variant: str, seats: int) -> Work:
    """Play random games inside the engine."""
    playout = part("playout")
    games = [tikal.Game.new(variant=variant, seats=seats, seed=seed) for seed in range(DEALS)]
    starts = [game.position for game in games]

    def work() -> Done:
        actions = sum(playout(start.copy(), seed) for seed, start in enumerate(starts))
        return Done(actions, str(actions))

    return work


def packed_stepping() -> Work:
    """Play random games from interpreted Python on packed moves."""
    legal, play = part("legal"), part("play")
    starts = [tikal.Game.new(seats=4, seed=seed).position for seed in range(5)]

    def work() -> Done:
        rng = random.Random(1).random
        actions = 0
        for start in starts:
            position = start.copy()
            while moves := legal(position):
                play(position, moves[int(rng() * len(moves))])
                actions += 1
        return Done(actions, str(actions))

    return work


def rich_stepping() -> Work:
    """Play a random game with `Game` and `Action`, as anybody would write it."""

    def work() -> Done:
        rng = random.Random(1).random
        game = tikal.Game.new(seats=4, seed=1)
        while choices := list(game.legal):
            game.play(choices[int(rng() * len(choices))])
        return Done(len(game.actions), str(game.scores))

    return work


def repeated(action: Callable[[], object], times: int, result: str = "") -> Work:
    """Do the same thing so many times."""

    def work() -> Done:
        for _ in range(times):
            action()
        return Done(times, result)

    return work


def reading(data: dict[str, object]) -> Work:
    """Read a record."""
    return repeated(lambda: tikal.Game.from_record(data), 1, str(data["scores"]))


def worlds(*, bare: bool) -> Work:
    """Draw worlds from a view of a late game: whole games, or bare positions as bots need them."""
    view = game_after_25_tiles().view(1)
    draw = draw_world(view) if bare else view.sample
    rng = random.Random(1)
    return repeated(lambda: draw(rng), 20)


def solver() -> Work:
    """Solve scoring turns with every treasure known."""
    search = part("ScoringTurn")
    games = scoring_turns(FOUR_SEATS) + scoring_turns(THREE_SEATS)
    positions = [game.position for game in games]

    def work() -> Done:
        searches = [search(each, known=True, most_nodes=MOST_NODES) for each in positions]
        points = [round(each.solve(), 6) for each in searches]
        return Done(len(points), str(points))

    return work


def hard_turns() -> Work:
    """Let `hard` play whole turns: the tile and ten action points."""
    make_player = part("make_player")
    games = ordinary_turns(FOUR_SEATS)

    def work() -> Done:
        turns = [play_turn(game.copy(), make_player("hard", 1)) for game in games]
        return Done(len(turns), "; ".join(turns))

    return work


def play_turn(game: tikal.Game, player: Any) -> str:  # noqa: ANN401 - from the registry
    """Play until another seat is to move; return the actions."""
    seat, before = game.seat, len(game.actions)
    while game.seat == seat:
        game.play(player.choose(game.view(seat)))
    return " ".join(action.text for action in game.actions[before:])


def all_works() -> dict[str, Work]:
    """Return every work by the name of its figure."""
    game = game_after_25_tiles()
    return {
        **{f"playouts_{variant}_{seats}": playouts(variant, seats) for variant, seats in TABLES},
        "packed": packed_stepping(),
        "rich": rich_stepping(),
        "copy_position": repeated(game.position.copy, 1000),
        "copy_game": repeated(game.copy, 100),
        "read": reading(record(FOUR_SEATS)),
        "read_start": reading(record_with_start()),
        "sample": worlds(bare=False),
        "world": worlds(bare=True),
        "solver": solver(),
        "hard": hard_turns(),
    }
