"""Nothing that can be played goes without its games, its playthrough and its perft positions."""

import json
import pkgutil
import sys

from tests.games.digests import FOLDER as GAMES
from tests.games.digests import PLAYOUTS, golden_game
from tests.perft.test_legend_games import TABLES as LEGEND_TABLES
from tests.perft.test_perft import POSITIONS
from tests.perft.test_whole_games import GAMES as WHOLE_GAMES
from tests.playthroughs.rendering import FOLDER as PLAYTHROUGHS
from tests.tables import EDITIONS, MIXES, ONLY_EDITION, SEATS, TABLES, Table
from tikal.box import editions
from tikal.engine import actions
from tikal.engine.actions.kind import kinds_known
from tikal.engine.dealing.setup import Setup
from tikal.engine.legend.director import MOVE_DIRECTOR
from tikal.engine.phases import PHASES
from tikal.engine.variants import registry as variants
from tikal.notation.actions.action import ACTION_NAMES
from tikal.notation.actions.forms import FORMS
from tikal.notation.variants.registry import NOTATIONS

NAMED_PHASES = [phase for phase in PHASES if phase.number >= 0]
DOCUMENTS = [entry["document"] for entry in POSITIONS]


def test_tables_leave_nothing_out() -> None:
    """Tests sit down at every table that the engine offers (R1, R3.1)."""
    offered = {name: make({}) for name, make in variants.VARIANTS.items()}
    seats = {name: range(each.least_seats, each.most_seats + 1) for name, each in offered.items()}
    assert {name: tuple(counts) for name, counts in seats.items()} == SEATS
    assert set(SEATS) == set(variants.VARIANTS) == set(NOTATIONS)
    assert set(EDITIONS) == set(editions.EDITIONS)
    only = {name: each.only_edition for name, each in offered.items() if each.only_edition}
    assert only == ONLY_EDITION


def test_one_golden_game_for_each_table() -> None:
    """Every variant, number of seats, edition and mix has its game, and no game lacks a table."""
    tables = [*TABLES, *MIXES]
    assert {path.stem for path in GAMES.glob("*.tikal")} == {table.name for table in tables}


def test_playouts_for_each_table() -> None:
    """Both builds are held against each other at every table."""
    results = json.loads(PLAYOUTS.read_text("utf-8"))
    assert {Table(*result["table"]) for result in results} == set(TABLES)


def test_the_reference_plays_at_each_table() -> None:
    """Whole games are compared with the reference at every table."""
    beside = {table for table, _, _ in WHOLE_GAMES} | set(LEGEND_TABLES)
    assert beside == {*TABLES, *MIXES}


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
    assert phases == {phase.name for phase in NAMED_PHASES} - {"over"}
    assert {document.get("scoring", False) for document in DOCUMENTS} == {True, False}


def test_every_kind_of_action_has_a_name_and_a_phase() -> None:
    """The engine's kinds and the forms people write have the same codes, in the same order."""
    assert [kind.code for kind in kinds_known()] == list(FORMS.by_code)
    assert len(ACTION_NAMES) == len(kinds_known())
    imported = {name for name in sys.modules if name.startswith("tikal.engine.actions.")}
    modules = pkgutil.iter_modules(actions.__path__, "tikal.engine.actions.")
    assert {module.name for module in modules} <= imported
    assert all(kind in PHASES[phase].kinds() for kind in kinds_known() for phase in kind.phases)


def test_every_phase_belongs_to_a_variant() -> None:
    """No phase and no kind of action is left over."""
    played = {phase for name in SEATS for phase in Setup(name).rules.variant.phases}
    assert played == {phase.number for phase in NAMED_PHASES}
    assert {phase for kind in kinds_known() for phase in kind.phases} <= played


def test_golden_games_go_through_every_phase() -> None:
    """Between them a variant's golden games use every kind of action that its phases offer."""
    for variant in SEATS:
        rules = Setup(variant).rules.variant
        phases = set(rules.phases)
        offered = {
            FORMS.by_code[kind.code].name
            for kind in kinds_known()
            if not phases.isdisjoint(kind.phases)
            and (kind.code != MOVE_DIRECTOR or rules.has_director)
        }
        games = [golden_game(table) for table in [*TABLES, *MIXES] if table.variant == variant]
        assert {action.kind for game in games for action in game.actions} == offered
