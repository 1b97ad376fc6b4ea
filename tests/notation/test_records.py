"""Records: what is written and what a reader needs."""

import json
from typing import Any

import pytest

import tikal
from tests.games.digests import golden_record
from tests.tables import TABLES, Data, Table

CLASSIC = Table("classic", 2, "supermeeple")


def test_keys() -> None:
    """A record has its format, version, rules, set-up, deal, actions and result."""
    game = tikal.Game.new(seed=7)
    game.play("A4@c1+0")
    record: Data = game.record()
    assert record.pop("deal").keys() == {"stack", "treasures"}
    assert record == {
        "format": "tikal-record",
        "version": 1,
        "rules": 1,
        "setup": {
            "variant": "classic",
            "edition": "supermeeple",
            "options": {},
            "seats": 2,
            "seed": 7,
        },
        "actions": ["A4@c1+0"],
        "scores": [0, 0],
        "winners": [],
    }


def test_solo_keys() -> None:
    """A solo game adds its settings and the deck of two passes (S3, S15)."""
    record: Data = tikal.Game.new(
        variant="solo", seed=7, solo={"score": 190, "members": -1}
    ).record()
    assert record["setup"]["solo"] == {"score": 190, "members": -1}
    assert sorted(record["deal"]["deck"][:12]) == sorted(record["deal"]["deck"][12:])
    assert record["scores"] == [0, 190]
    assert tikal.Game.from_record(record).record() == record


def test_solo_cards_travel_along() -> None:
    """S16: a deck of one's own is in the record; the built-in one is not."""
    cards: list[Data] = [{**card, "id": f"M{card['id']}"} for card in tikal.solo_deck()]
    record: Data = tikal.Game.new(variant="solo", seed=7, solo_deck=cards).record()
    assert record["setup"]["solo"]["cards"] == cards
    assert tikal.Game.from_record(json.loads(json.dumps(record))).record() == record


def test_names_and_date() -> None:
    """Names and date are kept, and left out where there are none."""
    game = tikal.Game.new(seed=7)
    assert "players" not in game.record()
    game.players = ["Philippe", "Igor"]
    game.date = "1999-10-21"
    twin = tikal.Game.from_record(game.record())
    assert (twin.players, twin.date) == (["Philippe", "Igor"], "1999-10-21")
    assert twin.record() == game.record()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_set_up_and_deal_are_enough(table: Table) -> None:
    """A reader needs set-up and deal only; without actions the game has not begun."""
    record = golden_record(table)
    game = tikal.Game.from_record({"setup": record["setup"], "deal": record["deal"]})
    assert (game.actions, game.over) == ([], False)
    for text in record["actions"]:
        game.play(text)
    assert game.scores == record["scores"]


def test_set_up_may_be_left_out_in_part() -> None:
    """What the set-up leaves out is as for a new game."""
    deal = tikal.Game.new(seed=7).record()["deal"]
    game = tikal.Game.from_record({"setup": {}, "deal": deal})
    assert (game.variant, game.setup.edition, game.seats) == ("classic", "supermeeple", 2)
    assert game.setup.seed is None


def test_the_seed_is_never_compared() -> None:
    """A record may name no seed, or one that gives another deal."""
    record = golden_record(CLASSIC)
    for seed in (None, 1, -5, 10**30):
        given = {**record, "setup": {**record["setup"], "seed": seed}}
        assert tikal.Game.from_record(given).scores == record["scores"]


def test_start_instead_of_a_deal() -> None:
    """A game begun with a document has it as its start, in full, and replays from there."""
    game = tikal.Game.from_document({"scores": [5, 7]})
    game.play("E+a1")
    record: Data = game.record()
    assert "deal" not in record
    assert record["start"]["scores"] == [5, 7]
    twin = tikal.Game.from_record(record)
    assert twin.record() == record
    assert twin.can_undo
    assert (
        tikal.Game.from_record({"start": {"scores": [5, 7]}, "actions": ["E+a1"]}).record()
        == record
    )


def test_records_are_the_readers_own() -> None:
    """Changing what was read or written changes no game."""
    game = tikal.Game.from_record(golden_record(CLASSIC))
    before = game.record()
    given: Any = game.record()
    given["actions"].clear()
    given["deal"]["stack"].reverse()
    given["players"][0] = "somebody"
    given["setup"]["options"]["ties"] = "shared"
    assert game.record() == before


def test_truncated_before_the_end_without_a_result() -> None:
    """Fewer actions and no claimed result are a game that is not over yet."""
    record = golden_record(CLASSIC)
    part = {"setup": record["setup"], "deal": record["deal"], "actions": record["actions"][:50]}
    game = tikal.Game.from_record(part)
    assert (len(game.actions), game.over) == (50, False)
