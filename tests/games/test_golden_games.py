"""Finished games of every kind, recorded once: they replay to the same end for ever.

`python -m tools.golden_games` plays new ones.
"""

import json

import pytest

from tests.games.digests import (
    PLAYOUTS,
    golden_game,
    golden_record,
    is_worth_keeping,
    played_out,
)
from tests.tables import MIXES, TABLES, Data, Table
from tikal.notation.actions.action import ACTION_NAMES

RECORDED = [*TABLES, *MIXES]
RESULTS: list[Data] = json.loads(PLAYOUTS.read_text("utf-8"))


@pytest.mark.parametrize("table", RECORDED, ids=lambda table: table.name)
def test_golden_games_replay(table: Table) -> None:
    """R3.5: the recorded deal and actions lead to the recorded scores and winners."""
    record = golden_record(table)
    game = golden_game(table)
    assert game.over
    assert (game.scores, game.winners) == (record["scores"], record["winners"])
    assert game.record() == record
    assert (game.variant, game.seats, game.setup.edition) == table[:3]


@pytest.mark.parametrize("table", RECORDED, ids=lambda table: table.name)
def test_golden_games_come_from_their_seed(table: Table) -> None:
    """R3.5: the seed of a recorded game still gives the recorded deal."""
    record = golden_record(table)
    assert table.game(record["setup"]["seed"]).record()["deal"] == record["deal"]


@pytest.mark.parametrize("table", RECORDED, ids=lambda table: table.name)
def test_golden_games_are_worth_replaying(table: Table) -> None:
    """Everybody scores, and everything one can spend action points on happens."""
    assert is_worth_keeping(golden_game(table))


def test_every_kind_of_action_is_in_a_golden_game() -> None:
    """Between them the games hold every action of the table of actions."""
    found = {action.kind for table in RECORDED for action in golden_game(table).actions}
    assert found == set(ACTION_NAMES)


@pytest.mark.parametrize(
    "result", RESULTS, ids=[f"{Table(*each['table']).name}-{each['seed']}" for each in RESULTS]
)
def test_both_builds_play_the_same(result: Data) -> None:
    """A random playout has the same length and end, compiled or not."""
    found = played_out(Table(*result["table"]), result["seed"])
    assert json.loads(json.dumps(found)) == result
