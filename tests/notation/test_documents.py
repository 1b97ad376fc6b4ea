"""Position documents: what is written, what may be left out, what is put in order."""

import json
from typing import Any

import pytest

import tikal
from tests.tables import Data
from tikal.box.tiles import TILE_COUNT
from tikal.box.tiles import TILE_NAMES as ALL_TILES

TILE_NAMES = ALL_TILES[:TILE_COUNT]

CLASSIC_KEYS = {
    "variant", "edition", "options", "seats", "seat", "phase", "ap", "scoring", "turn", "queue",
    "tiles", "levels", "guards", "camps", "members", "ruins", "hands", "scores", "removed", "used",
    "drawn", "stack", "treasures",
}  # fmt: skip
AUCTION_KEYS = {"display", "up", "bid", "bidder", "passed"}
SOLO_KEYS = {"guide", "members_adjust", "card", "deck", "discards"}


def document(given: Data) -> Data:
    """Return a document as it reads after having been a position."""
    return tikal.Game.from_document(given).document()


def read(given: Data, *keys: str) -> list[Any]:
    """Return some of what a document reads after having been a position."""
    found = document(given)
    return [found[key] for key in keys]


@pytest.mark.parametrize(
    ("variant", "more"), [("classic", set()), ("auction", AUCTION_KEYS), ("solo", SOLO_KEYS)]
)
def test_keys(variant: str, more: set[str]) -> None:
    """A document has all keys of its variant, sorted, and is JSON."""
    found = tikal.Game.new(variant=variant, seed=1).document()
    assert list(found) == sorted(CLASSIC_KEYS | more)
    assert json.loads(json.dumps(found)) == found


def test_empty_document() -> None:
    """Everything may be left out: seat 1 acts with 10 AP on the printed board."""
    assert document({}) == {
        "variant": "classic", "edition": "supermeeple", "options": {}, "seats": 2,
        "seat": 1, "phase": "act", "ap": 10, "scoring": False, "turn": 1, "queue": [],
        "tiles": {}, "levels": {"a2": 1, "b1": 1}, "guards": {}, "camps": {}, "members": {},
        "ruins": {}, "hands": {"1": [], "2": []}, "scores": [0, 0], "removed": {"1": "", "2": ""},
        "used": {}, "drawn": None, "stack": list(TILE_NAMES),
        "treasures": [kind for kind in range(1, 9) for _ in range(3)],
    }  # fmt: skip


def test_empty_auction() -> None:
    """A1, A2: scores are 20; without a display the stack gives one tile for each marker up."""
    keys = ("scores", "up", "display", "bid", "bidder", "passed", "turn", "ap")
    found = read({"variant": "auction", "phase": "bid", "seats": 3}, *keys)
    assert found == [[20] * 3, [1, 2, 3], ["A1", "A2", "A3"], 0, None, [], None, 0]
    found = read({"variant": "auction", "phase": "take", "seats": 3, "up": [1, 3]}, *keys)
    assert found == [[20] * 3, [1, 3], ["A1", "A2"], 0, None, [], 1, 0]
    found = read({"variant": "auction", "stack": ["A5", "A6"], "up": [1]}, "display", "stack")
    assert found == [[], ["A5", "A6"]]
    given = {"variant": "auction", "scoring": True, "turn": None}
    assert read(given, "display", "turn") == [[], None]


def test_empty_solo() -> None:
    """S1 to S3: Mutul has 175 points, the guide stands on b2, two passes of cards are to come."""
    keys = ("scores", "guide", "members_adjust", "card", "discards")
    assert read({"variant": "solo"}, *keys) == [[0, 175], "b2", 0, None, []]
    cards = [card["id"] for card in tikal.solo_deck()]
    assert read({"variant": "solo"}, "deck") == [cards * 2]
    given = {"variant": "solo", "discards": ["S03", "S01"]}
    assert read(given, "deck") == [[each for each in cards if each not in ("S01", "S03")] + cards]


def test_solo_with_cards_of_its_own() -> None:
    """S16: other cards are carried along; the built-in ones are not."""
    cards: list[Data] = [{**card, "id": f"M{card['id']}"} for card in tikal.solo_deck()]
    found = document({"variant": "solo", "cards": cards, "members_adjust": -1})
    assert found["cards"] == cards
    assert found["members_adjust"] == -1
    assert found["deck"][0] == "MS01"
    assert "cards" not in document({"variant": "solo", "cards": tikal.solo_deck()})


def test_solo_while_mutul_holds_a_volcano() -> None:
    """S13: his card is in force and the turn is his, while you take your scoring turn."""
    held = {"variant": "solo", "turn": 2, "scoring": True, "drawn": "B4", "card": "S05"}
    assert read(held, "turn", "seat", "card", "drawn") == [2, 1, "S05", "B4"]


def test_what_follows_from_the_rest() -> None:
    """Stack and treasures are what is nowhere else; seat, turn and AP follow the phase."""
    given = {
        "tiles": {"b3": "A1+0"},
        "drawn": "A2",
        "phase": "place",
        "seat": 2,
        "ruins": {"b3": [1, 1]},
        "hands": {"1": [2]},
    }
    found = document(given)
    assert found["stack"] == list(TILE_NAMES[2:])
    assert found["treasures"] == [1, 2, 2, *(kind for kind in range(3, 9) for _ in range(3))]
    assert (found["turn"], found["ap"]) == (2, 0)


def test_place_draws() -> None:
    """`place` without a drawn tile draws the stack's first."""
    assert read({"phase": "place"}, "drawn", "stack") == ["A1", list(TILE_NAMES[1:])]
    given = {"phase": "place", "stack": ["C1", "C2"]}
    assert read(given, "drawn", "stack") == ["C1", ["C2"]]


def test_a_tile_that_fits_nowhere_is_gone() -> None:
    """R4.3: a document that waits for a placement that can't be made is one that acts."""
    volcanoes = {"g1": "B4", "h2": "D5", "h5": "F1"}
    others = [name for name in TILE_NAMES if name not in {*volcanoes.values(), "G4"}]
    spaces = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)]
    free = [s for s in spaces if s not in {"a1", "a2", "b1", "b2", "h1", *volcanoes}]
    tiles = {**volcanoes, **{s: f"{t}+0" for s, t in zip(free, others, strict=True)}}
    given = {"edition": "classic1999", "tiles": tiles, "phase": "place", "drawn": "G4"}
    assert read(given, "phase", "ap", "drawn") == ["act", 10, None]


def test_over() -> None:
    """A finished game has nobody to move."""
    keys = ("seat", "turn", "ap", "phase")
    assert read({"phase": "over"}, *keys) == [None, None, 0, "over"]
    assert read({"phase": "over", "seat": None, "turn": None, "ap": 0}, *keys)[0] is None


def test_null_drawn() -> None:
    """No tile waits where `drawn` is null or left out."""
    assert document({"drawn": None}) == document({})


@pytest.mark.parametrize(
    ("given", "written"),
    [("A5+4", "A5+4"), ("D3+2", "D3+0"), ("D3+5", "D3+1"), ("C1+5", "C1+5"), ("B4", "B4")],
)
def test_rotations_are_normalised(given: str, written: str) -> None:
    """R5.7: of rotations that look alike the smallest is written."""
    assert document({"tiles": {"c3": given}})["tiles"] == {"c3": written}


def test_order_is_normalised() -> None:
    """Kinds ascend, leaders come before explorers, spaces and seats are sorted."""
    given = {
        "tiles": {"c3": "A5+0", "b3": "A4+0"},
        "hands": {"2": [8, 1, 3]},
        "members": {"b3": {"2": "E", "1": "EEL"}, "a1": {"1": "", "2": "E"}, "b2": {"1": ""}},
        "removed": {"2": "EEL"},
        "used": {"b1": 0, "a2": 2},
        "levels": {"b3": 3},
    }
    found = document(given)
    assert list(found["tiles"]) == ["b3", "c3"]
    assert found["hands"] == {"1": [], "2": [1, 3, 8]}
    assert found["members"] == {"a1": {"2": "E"}, "b3": {"1": "LEE", "2": "E"}}
    assert list(found["members"]) == ["a1", "b3"]
    assert found["removed"] == {"1": "", "2": "LEE"}
    assert found["used"] == {"a2": 2}
    assert found["levels"] == {"a2": 1, "b1": 1, "b3": 3}


def test_a_rich_position() -> None:
    """The example of the interface, with everything on the table, reads as it was written."""
    given: Data = {
        "variant": "classic", "edition": "supermeeple", "options": {"ties": "shared"}, "seats": 2,
        "seat": 1, "phase": "act", "ap": 8, "scoring": False, "turn": 1, "queue": [],
        "tiles": {"b3": "A1+2", "c3": "B4", "c2": "B1+0"},
        "levels": {"a2": 1, "b1": 2}, "guards": {"a2": "2L"}, "camps": {"b2": 1, "c2": 2},
        "members": {"b1": {"1": "LEE", "2": "E"}},
        "ruins": {"b3": [3, 3, 8]},
        "hands": {"1": [2], "2": []}, "scores": [12, 30],
        "removed": {"1": "", "2": "EE"}, "used": {"b1": 1},
        "drawn": None, "stack": ["C2", "C3"], "treasures": [1, 4],
    }  # fmt: skip
    assert document(given) == given


def test_scoring_rounds() -> None:
    """A scoring turn has its queue; the volcano waits, or nothing does in the final round."""
    held = {"seats": 3, "scoring": True, "seat": 2, "turn": 1, "queue": [3], "drawn": "B4"}
    assert read(held, "queue", "turn", "drawn") == [[3], 1, "B4"]
    final = {"scoring": True, "turn": None, "queue": [2], "stack": []}
    game = tikal.Game.from_document(final)
    game.play("end")
    assert (game.seat, game.phase) == (2, "act")
    game.play("end")
    assert game.over


def test_supplies_follow() -> None:
    """Members that are neither on the board nor removed are in the supply; others are gone."""
    crew = {"members": {"b1": {"1": "E" * 17}}, "removed": {"1": "L"}}
    game = tikal.Game.from_document(crew)
    assert [str(action) for action in game.legal if action.kind == "place_member"] == ["E+a1"]
    game.play("E+a1")
    assert not [action for action in game.legal if action.kind == "place_member"]


def test_emptied_ruins() -> None:
    """R8.5: ruins without an entry are empty, and may bear a camp."""
    found = document({"tiles": {"c3": "A1+0", "c2": "A3+0"}, "camps": {"c3": 1}, "ruins": {}})
    assert found["ruins"] == {"c2": [], "c3": []}
    assert found["camps"] == {"c3": 1}


def test_too_few_treasures_for_a_ruin() -> None:
    """R5.5: where the supply has been cut short ruins get what is left."""
    given = {"phase": "place", "drawn": "A1", "treasures": [4]}
    game = tikal.Game.from_document(given)
    game.play(game.legal[0])
    ruins: Data = game.document()["ruins"]  # type: ignore[assignment]
    assert list(ruins.values()) == [[4]]


def test_documents_do_not_keep_what_they_were_given() -> None:
    """A document is read once: changing it later changes no game, nor does changing a copy."""
    given: Data = {"tiles": {"c3": "A1+0"}, "hands": {"1": [1]}}
    game = tikal.Game.from_document(given)
    before = game.document()
    given["hands"]["1"].append(2)
    record: Data = game.record()
    record["start"]["hands"]["1"].append(2)
    assert game.document() == before
    assert game.copy().document() == before
    assert tikal.Game.from_record(game.record()).document() == before
