"""Nothing that can be played goes without its games, its playthrough and its perft positions."""

import json

from tests.games.digests import FOLDER as GAMES
from tests.games.digests import PLAYOUTS, golden_game
from tests.perft.test_perft import POSITIONS
from tests.perft.test_whole_games import GAMES as WHOLE_GAMES
from tests.playthroughs.rendering import FOLDER as PLAYTHROUGHS
from tests.tables import EDITIONS, SEATS, TABLES, Table
from tikal.box import editions
from tikal.engine import moves, variants
from tikal.engine.play import KINDS, PHASE_OF_CODE, PHASES
from tikal.engine.position import PHASE_NAMES
from tikal.engine.setup import Setup
from tikal.notation.action import ACTION_NAMES
from tikal.notation.document_variants import EXTRA_KEYS

DOCUMENTS = [entry["document"] for entry in POSITIONS]


def test_tables_leave_nothing_out() -> None:
    """Tests sit down at every table that the engine offers (R1, R3.1)."""
    offered = {name: range(least, most + 1) for name, (least, most) in variants.SEATS.items()}
    assert {name: tuple(seats) for name, seats in offered.items()} == SEATS
    assert set(SEATS) == set(variants.VARIANTS) == set(EXTRA_KEYS)
    assert set(EDITIONS) == set(editions.EDITIONS)


def test_one_golden_game_for_each_table() -> None:
    """Every variant, number of seats and edition has its game, and no game is without a table."""
    assert {path.stem for path in GAMES.glob("*.tikal")} == {table.name for table in TABLES}


def test_playouts_for_each_table() -> None:
    """Both builds are held against each other at every table."""
    results = json.loads(PLAYOUTS.read_text("utf-8"))
    assert {Table(*result["table"]) for result in results} == set(TABLES)


def test_the_reference_plays_at_each_table() -> None:
    """Whole games are compared with the reference at every table."""
    assert {table for table, _, _ in WHOLE_GAMES} == set(TABLES)


def test_every_variant_has_a_playthrough() -> None:
    """There is a playthrough for each variant and no other."""
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == set(SEATS)


def test_perft_begins_at_each_table() -> None:
    """Every variant's first position is counted for each number of seats."""
    names = {entry["name"] for entry in POSITIONS}
    for variant, counts in SEATS.items():
        assert {f"{variant} {seats}: the first position" for seats in counts} <= names


def test_perft_meets_every_phase() -> None:
    """Positions are counted in every phase, in scoring rounds and out of them."""
    phases = {document.get("phase", "act") for document in DOCUMENTS}
    assert phases == set(PHASE_NAMES) - {"over"}
    assert {document.get("scoring", False) for document in DOCUMENTS} == {True, False}


def test_every_kind_of_action_has_a_name_and_a_phase() -> None:
    """The engine's codes, the names people read and the table of kinds are in the same order."""
    codes = [getattr(moves, name.upper()) for name in ACTION_NAMES]
    assert codes == list(range(len(KINDS)))
    assert len(PHASE_OF_CODE) == len(KINDS) == len(ACTION_NAMES)
    assert len(PHASES) == len(PHASE_NAMES)


def test_every_phase_belongs_to_a_variant() -> None:
    """No phase and no kind of action is left over."""
    played = {phase for name in SEATS for phase in Setup(name).rules.variant.phases}
    assert played == set(range(len(PHASES)))
    assert set(PHASE_OF_CODE) <= played


def test_golden_games_go_through_every_phase() -> None:
    """Between them a variant's golden games use every kind of action that its phases offer."""
    for variant in SEATS:
        phases = Setup(variant).rules.variant.phases
        offered = {
            name for name, phase in zip(ACTION_NAMES, PHASE_OF_CODE, strict=True) if phase in phases
        }
        games = [golden_game(table) for table in TABLES if table.variant == variant]
        assert {action.kind for game in games for action in game.actions} == offered
