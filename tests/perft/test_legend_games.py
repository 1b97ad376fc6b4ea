"""Whole games of Tikal Legend beside its reference: after every action the two agree on all."""

import zlib

import pytest

import tikal
from tests.playing import Chooser, purposeful, seeded, whimsical
from tests.reference.legend import LegendReference, random_deal, random_setup
from tests.reference.legend.scrambling import scrambled
from tests.tables import MIXES, ONLY_EDITION, Data, Table
from tests.tables import TABLES as ALL_TABLES

TABLES = [table for table in [*ALL_TABLES, *MIXES] if table.variant in ONLY_EDITION]
GAMES: list[tuple[Table, Chooser]] = [
    (table, (whimsical, purposeful)[index % 2]) for index, table in enumerate(TABLES)
]
# Engines that are compiled have time for more.
MIXED_SEEDS = range(60 if tikal.COMPILED else 10)
SCRAMBLED_SEEDS = range(600 if tikal.COMPILED else 100)
TURNS = 8
# What interface.md leaves to each implementation: how an unfinished item or turn is written.
OPEN = {"agenda", "item", "more", "passed", "placing"}


def fixed(document: Data) -> Data:
    """Return what interface.md says about a document."""
    return {key: value for key, value in document.items() if key not in OPEN}


def difference(mine: Data, theirs: Data) -> Data:
    """Return the keys on which two documents differ, with both values."""
    keys = sorted(set(mine) | set(theirs))
    return {
        key: (mine.get(key), theirs.get(key)) for key in keys if mine.get(key) != theirs.get(key)
    }


def check_agreement(game: tikal.Game, slow: LegendReference) -> None:
    """Fail if engine and reference see the position differently."""
    assert sorted(str(action) for action in game.legal) == slow.legal()
    assert difference(fixed(game.document()), fixed(slow.document())) == {}
    assert (game.phase, game.seat) == (slow.phase, slow.seat)


def play_beside(game: tikal.Game, slow: LegendReference, choose: Chooser, seed: int) -> None:
    """Play a game to its end on both."""
    rng = seeded(seed)
    check_agreement(game, slow)
    while not game.over:
        action = choose(game, rng)
        game.play(action)
        slow.play(str(action))
        check_agreement(game, slow)
    assert (game.scores, game.winners) == (slow.scores, slow.winners)


@pytest.mark.parametrize(("table", "choose"), GAMES, ids=[table.name for table, _ in GAMES])
def test_games_agree(table: Table, choose: Chooser) -> None:
    """L1 to L66: the engine's own deals, with the printed options and with each mix."""
    seed = zlib.crc32(table.name.encode())
    game = table.game(seed)
    record: Data = game.record()
    slow = LegendReference.new(record["setup"]["legend"], record["deal"])
    play_beside(game, slow, choose, seed)


@pytest.mark.parametrize("seed", MIXED_SEEDS)
def test_any_mix_of_options_agrees(seed: int) -> None:
    """L64 to L66: any options in any mix, with deals of the reference."""
    rng = seeded(f"mix {seed}")
    legend = random_setup(rng)
    deal = random_deal(rng, legend["letters"])
    setup = {"variant": "legend", "legend": legend}
    game = tikal.Game.from_record({"setup": setup, "deal": deal})
    play_beside(game, LegendReference.new(legend, deal), whimsical, seed)


@pytest.mark.parametrize("seed", SCRAMBLED_SEEDS)
def test_scrambled_positions_agree(seed: int) -> None:
    """L32 to L65: positions full of ties and shortages, for some of Mutul's turns."""
    rng = seeded(f"scrambled {seed}")
    document = scrambled(seed)
    game, slow = tikal.Game.from_document(document), LegendReference.from_document(document)
    check_agreement(game, slow)
    ends = 0
    while not game.over and ends < TURNS:
        action = whimsical(game, rng)
        game.play(action)
        slow.play(str(action))
        check_agreement(game, slow)
        ends += action.ends_turn
