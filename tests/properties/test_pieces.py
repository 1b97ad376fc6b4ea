"""Nothing in the box is lost and nothing comes from nowhere, whatever is played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.playing import seeded, walk, whimsical
from tests.properties.conservation import check_pieces
from tests.properties.strategies import new_games, share
from tests.tables import ONLY_EDITION, TABLES, Table
from tikal.box.tiles import TILE_COUNT

# Tables where one seals off spaces, or not: all but Tikal Legend's.
CLASSICAL = [table for table in TABLES if table.variant not in ONLY_EDITION]


@share(0.2)
@given(new_games(), st.integers(0, 2**32))
def test_pieces_are_conserved(game: tikal.Game, seed: int) -> None:
    """R3: members, floors, tiles and treasures are all there after every single action."""
    rng = seeded(seed)
    check_pieces(game)
    while not game.over:
        game.play(whimsical(game, rng))
        check_pieces(game)


@share(0.4)
@given(st.sampled_from(CLASSICAL), st.integers(0, 2**32), st.integers(0, 2**32))
def test_every_tile_finds_a_space(table: Table, seed: int, choices: int) -> None:
    """R4.3, R5.6: where volcanoes may not seal, all 36 tiles get placed."""
    game = walk(table.game(seed, {"volcano_may_seal": False}), seeded(choices), 10_000)
    assert game.over
    assert len(game.document()["tiles"]) == TILE_COUNT  # type: ignore[arg-type]
    assert all(event.code != "tile_discarded" for event in game.events)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_games_end(table: Table) -> None:
    """R12.1: every game ends, with somebody who has won and nothing left to do."""
    game = walk(table.game(1), seeded(2), 10_000)
    assert game.over
    assert (game.seat, game.phase, game.ap, list(game.legal)) == (None, "over", 0, [])
    assert set(game.winners) <= set(range(1, table.seats + 1))
    best = max(game.scores)
    assert game.winners
    assert all(game.scores[seat - 1] == best for seat in game.winners)
