"""The JSON schemas: they accept what the readers accept and know the same keys and names."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tikal
from tests.action_table import every_text
from tests.playing import seeded, walk
from tests.tables import ONLY_EDITION, SEATS, Data, Table, editions_of
from tikal.box.editions import EDITIONS, OPTION_NAMES, TIES
from tikal.box.legend.components import components
from tikal.box.tiles import TILE_COUNT, TILE_NAMES
from tikal.engine.phases import PHASES
from tikal.engine.variants.registry import RULES_VERSIONS
from tikal.engine.variants.solo import LEAST_SCORE, MOST_SCORE
from tikal.geometry.spaces import SPACE_NAMES
from tikal.notation import record
from tikal.notation.document import reader as document_reader
from tikal.notation.schemas import schema
from tikal.notation.variants.registry import NOTATIONS

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.tikal"))
DOCUMENT: Any = schema("document")
RECORD: Any = schema("record")
OF_DOCUMENT = Draft202012Validator(DOCUMENT)
OF_RECORD = Draft202012Validator(RECORD)

BROKEN_DOCUMENTS: dict[str, Data] = {
    "unknown key": {"colour": "red"},
    "unknown variant": {"variant": "chess"},
    "unknown edition": {"edition": "2010"},
    "unknown option": {"options": {"gravity": True}},
    "wrong option": {"options": {"camp_needs_member": "yes"}},
    "five seats": {"seats": 5},
    "seat 0": {"seat": 0},
    "unknown phase": {"phase": "sleep"},
    "bidding without an auction": {"phase": "bid"},
    "11 AP": {"ap": 11},
    "half an AP": {"ap": 1.5},
    "scoring by number": {"scoring": 1},
    "a seat twice in the queue": {"scoring": True, "queue": [2, 2]},
    "unknown space": {"tiles": {"i1": "A1+0"}},
    "printed space": {"tiles": {"a1": "A1+0"}},
    "unknown tile": {"tiles": {"c1": "G5+0"}},
    "tile without rotation": {"tiles": {"c1": "A1"}},
    "volcano with rotation": {"tiles": {"c1": "B4+0"}},
    "seventh rotation": {"tiles": {"c1": "A1+6"}},
    "level 11": {"levels": {"a2": 11}},
    "guard of seat 5": {"guards": {"a2": "5E"}},
    "camp of nobody": {"camps": {"b2": None}},
    "member X": {"members": {"a1": {"1": "X"}}},
    "two leaders": {"members": {"a1": {"1": "LL"}}},
    "five treasures": {"tiles": {"c1": "A1+0"}, "ruins": {"c1": [1, 2, 3, 4, 5]}},
    "treasure 9": {"hands": {"1": [9]}},
    "negative score": {"scores": [-1, 0]},
    "one score": {"scores": [1]},
    "used three times": {"used": {"a2": 3}},
    "drawn twice over": {"phase": "place", "drawn": ["A1"]},
    "a tile twice": {"stack": ["A1", "A1"]},
    "a display in classic": {"display": []},
    "a guide in classic": {"guide": "b2"},
    "three seats in solo": {"variant": "solo", "seats": 3},
    "a bid in solo": {"variant": "solo", "bid": 0},
    "a card too few": {"variant": "solo", "cards": [*tikal.solo_deck()][1:]},
    "a turn in legend": {"variant": "legend", "turn": 1},
    "18 AP in legend": {"variant": "legend", "ap": 18},
    "three leaders in legend": {"variant": "legend", "members": {"a1": {"1": "LLL"}}},
    "eleven places in legend": {"variant": "legend", "display": {"cards": [None] * 11}},
    "a token of 5": {"variant": "legend", "tokens": [5]},
    "an unknown card": {"variant": "legend", "aside": ["dynamite"]},
    "round 7": {"variant": "legend", "round": 7},
    "an unknown stage": {"variant": "legend", "stage": "night"},
    "an unknown option of legend": {"variant": "legend", "legend": {"colour": 1}},
    "a trail of 9": {"variant": "legend", "legend": {"trail": 9}},
    "a passed seat in legend": {"variant": "legend", "passed": [1]},
    "a list as display in legend": {"variant": "legend", "display": []},
    "a round in classic": {"round": 1},
    "four members on a card": {
        "variant": "solo",
        "cards": [{**card, "members": "EEEE"} for card in tikal.solo_deck()],
    },
}


def changed(**changes: object) -> Data:
    """Return the record of a new solo game with some keys replaced; None takes one out."""
    data: Data = tikal.Game.new(variant="solo", seed=1).record()
    for place, value in changes.items():
        inner = data
        *outer, key = place.split("__")
        for name in outer:
            inner = inner[name]
        inner[key] = value
        if value is None:
            del inner[key]
    return data


BROKEN_RECORDS: dict[str, Data] = {
    "no set-up": changed(setup=None),
    "no deal": changed(deal=None),
    "another format": changed(format="chess"),
    "another version": changed(version=2),
    "rules of the future": changed(rules=99),
    "unknown key": changed(colour="red"),
    "unknown set-up": changed(setup__colour="red"),
    "seed by name": changed(setup__seed="lucky"),
    "solo settings without solo": changed(setup__variant="classic"),
    "too easy": changed(setup__solo__score=1),
    "two members more": changed(setup__solo__members=2),
    "no deck": changed(deal__deck=None),
    "half a deck": changed(deal__deck=["S01"] * 12),
    "a short stack": changed(deal__stack=["A1"]),
    "no treasures": changed(deal__treasures=[]),
    "unknown part of the deal": changed(deal__dice=[6]),
    "no action": changed(actions=["jump"]),
    "actions as text": changed(actions="end"),
    "three scores of text": changed(scores=["1", "2"]),
    "winner 5": changed(winners=[5]),
    "a nameless player": changed(players=[None, "Mutul"]),
    "a name without end": changed(players=["x" * 201, "Mutul"]),
    "date by number": changed(date=2026),
    "deal and start": changed(start={}),
    "wrong start": {"start": {"ap": 11}},
}


@pytest.mark.parametrize("data", [DOCUMENT, RECORD], ids=["document", "record"])
def test_schemas_are_schemas(data: Data) -> None:
    """Both files are JSON schemas of draft 2020-12."""
    assert data["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(data)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_records_are_valid(path: Path) -> None:
    """Every finished game kept for the tests follows the record's schema."""
    OF_RECORD.validate(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("variant", SEATS)
def test_running_games_are_valid(variant: str) -> None:
    """Documents and records of every variant follow their schemas from the set-up to the end."""
    edition = editions_of(variant)[-1]
    table = Table(variant, SEATS[variant][-1], edition)
    options = {} if variant in ONLY_EDITION else {"ties": "shared", "camp_needs_member": True}
    game = table.game(seed=3, options=options)
    rng = seeded(table.name)
    while not game.over:
        OF_DOCUMENT.validate(game.document())
        OF_RECORD.validate(game.record())
        walk(game, rng, 30)
    OF_DOCUMENT.validate(game.document())
    OF_RECORD.validate(game.record())


@pytest.mark.parametrize("variant", SEATS)
def test_games_from_a_position_are_valid(variant: str) -> None:
    """A record that begins with a position follows the schema too."""
    table = Table(variant, 2, "supermeeple")
    start = walk(table.game(seed=4), seeded(variant), 50).document()
    game = walk(tikal.Game.from_document(start), seeded(variant), 20)
    assert "start" in game.record()
    OF_RECORD.validate(game.record())


def test_other_solo_cards_are_valid() -> None:
    """A deck of one's own is part of records and documents, and both follow their schemas."""
    cards = [{**card, "id": f"{card['id']}!", "members": "ELE"} for card in tikal.solo_deck()]
    game = tikal.Game.new(variant="solo", seed=2, solo_deck=cards)
    OF_RECORD.validate(game.record())
    OF_DOCUMENT.validate(game.document())
    assert "cards" in game.document()


@pytest.mark.parametrize("data", BROKEN_DOCUMENTS.values(), ids=BROKEN_DOCUMENTS)
def test_broken_documents_are_refused(data: Data) -> None:
    """Neither the schema nor the reader takes a document that is wrong by its form."""
    assert not OF_DOCUMENT.is_valid(data)
    with pytest.raises(tikal.InvalidDocument):
        tikal.Game.from_document(data)


@pytest.mark.parametrize("data", BROKEN_RECORDS.values(), ids=BROKEN_RECORDS)
def test_broken_records_are_refused(data: Data) -> None:
    """Neither the schema nor the reader takes a record that is wrong by its form."""
    assert not OF_RECORD.is_valid(data)
    with pytest.raises(tikal.InvalidRecord):
        tikal.Game.from_record(deepcopy(data))


@pytest.mark.parametrize(
    "data",
    [{}, {"seat": 2}, {"variant": "auction", "phase": "bid"}, {"variant": "legend", "ap": 17}],
)
def test_documents_may_leave_things_out(data: Data) -> None:
    """Everything in a document is optional, for the schema as for the reader."""
    OF_DOCUMENT.validate(data)
    tikal.Game.from_document(data)


def test_every_action_has_the_form_of_one() -> None:
    """The pattern of the schema takes every action there is."""
    data = {"setup": {}, "deal": changed()["deal"], "actions": every_text(range(1, 50))}
    del data["deal"]["deck"]
    OF_RECORD.validate(data)


def test_every_tile_and_space_has_its_name() -> None:
    """The patterns of the schema take every tile, every space and every Action card."""
    OF_DOCUMENT.validate({"stack": list(TILE_NAMES[:TILE_COUNT])})
    assert OF_DOCUMENT.is_valid({"variant": "legend", "cards": list(components().ids)})
    for name in TILE_NAMES[TILE_COUNT:]:
        OF_DOCUMENT.validate({"variant": "legend", "tiles": {"h1": f"{name}+5"}})
    OF_DOCUMENT.validate({"members": {space: {"1": "LE"} for space in SPACE_NAMES}})


def test_schemas_and_readers_know_the_same_keys() -> None:
    """No key is read that the schema does not describe, and none described that nobody reads."""
    extras = [notation.keys for notation in NOTATIONS.values()]
    assert set(DOCUMENT["properties"]) == document_reader._COMMON_KEYS.union(*extras)
    assert set(RECORD["properties"]) == record._KEYS
    assert set(RECORD["properties"]["setup"]["properties"]) == record._SETUP_KEYS


def test_schemas_and_engine_know_the_same_names() -> None:
    """Variants, editions, options, phases and versions are those the engine has."""
    names = DOCUMENT["$defs"]
    assert names["variant"]["enum"] == list(SEATS)
    assert names["edition"]["enum"] == list(EDITIONS)
    assert set(names["options"]["properties"]) == set(OPTION_NAMES)
    assert names["options"]["properties"]["ties"]["enum"] == list(TIES)
    assert DOCUMENT["properties"]["phase"]["enum"] == [
        phase.name for phase in PHASES if phase.number >= 0
    ]
    assert RECORD["properties"]["rules"]["enum"] == list(RULES_VERSIONS)
    assert RECORD["properties"]["version"]["const"] == record.VERSION
    score = RECORD["properties"]["setup"]["properties"]["solo"]["properties"]["score"]
    assert (score["minimum"], score["maximum"]) == (LEAST_SCORE, MOST_SCORE)
