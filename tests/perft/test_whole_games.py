"""Whole games beside the reference implementation: after every action the two agree on all."""

import zlib
from itertools import cycle

import pytest

import tikal
from tests import reference
from tests.playing import Chooser, purposeful, seeded, whimsical
from tests.tables import ONLY_EDITION, Data, Table
from tests.tables import TABLES as ALL_TABLES

# Tikal Legend has a reference of its own: test_legend_games.
TABLES = [table for table in ALL_TABLES if table.variant not in ONLY_EDITION]
# Every table once as printed, and some with options of their own.
OPTIONS: list[Data] = [
    {"camp_needs_member": False, "volcano_may_seal": False},
    {"volcano_may_seal": True, "ties": "supermeeple"},
    {"camp_needs_member": True, "ties": "shared"},
    {"camp_needs_member": False, "volcano_may_seal": True, "ties": "shared"},
]
GAMES: list[tuple[Table, Data, Chooser]] = [
    *((table, {}, whimsical) for table in TABLES),
    *((table, options, purposeful) for table, options in zip(TABLES[::3], cycle(OPTIONS))),
]


def difference(mine: Data, theirs: Data) -> Data:
    """Return the keys on which two documents differ, with both values."""
    keys = sorted(set(mine) | set(theirs))
    return {
        key: (mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)
    }


def check_agreement(game: tikal.Game, state: reference.State) -> None:
    """Fail if engine and reference see the position differently."""
    mine = [str(action) for action in game.legal]
    assert sorted(mine) == sorted(reference.legal(state))
    assert difference(game.document(), reference.document(state)) == {}


@pytest.mark.parametrize(
    ("table", "options", "choose"),
    GAMES,
    ids=[f"{table.name}-{choose.__name__}" for table, _, choose in GAMES],
)
def test_games_agree(table: Table, options: Data, choose: Chooser) -> None:
    """Legal actions, the whole document, scores and winners are the same to the end."""
    seed = zlib.crc32(table.name.encode())
    rng = seeded(seed)
    game = table.game(seed, options)
    record: Data = game.record()
    state = reference.new(record["setup"], record["deal"])
    check_agreement(game, state)
    while not game.over:
        action = choose(game, rng)
        game.play(action)
        state = reference.play(state, str(action))
        check_agreement(game, state)
    assert game.scores == reference.scores(state)
    assert game.winners == reference.winners(state)
