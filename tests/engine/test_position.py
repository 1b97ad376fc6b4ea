"""Positions: equality and what they know about themselves."""

import pytest

import tikal
from tikal.box.pieces import EXPLORER, LEADER
from tikal.engine.phases import PHASE_OVER, PHASES
from tikal.engine.state.expeditions import NOBODY
from tikal.geometry.spaces import SPACE_INDEX
from tikal.notation.board.facts import leader_place, space_words
from tikal.notation.document.writer import document

BASE: dict[str, object] = {
    "tiles": {"b3": "A1+0", "c2": "B1+0"},
    "ruins": {"b3": [1, 2]},
    "members": {"b1": {"1": "EE"}},
    "stack": ["C1", "C2"],
    "treasures": [3, 4],
}
OTHERS: dict[str, dict[str, object]] = {
    "variant": {"variant": "auction", "stack": ["A2", "C1", "C2"], "scores": [0, 0]},
    "seats": {"seats": 3},
    "camp_needs_member": {"options": {"camp_needs_member": False}},
    "volcano_may_seal": {"options": {"volcano_may_seal": True}},
    "ties": {"options": {"ties": "shared"}},
    "seat": {"seat": 2},
    "ap": {"ap": 9},
    "scoring": {"scoring": True},
    "queue": {"scoring": True, "queue": [2]},
    "drawn": {"scoring": True, "drawn": "B4"},
    "used once": {"used": {"b1": 1}},
    "used twice": {"used": {"b1": 2}},
    "members": {"members": {"b1": {"1": "E"}, "a2": {"1": "E"}}},
    "levels": {"levels": {"b1": 2}},
    "scores": {"scores": [1, 0]},
    "tiles": {"tiles": {"b3": "A1+0", "c2": "B2+0"}},
    "rotation": {"tiles": {"b3": "A1+0", "c2": "B1+1"}},
    "stack": {"stack": ["C2", "C1"]},
    "shorter stack": {"stack": ["C1"]},
    "treasures": {"treasures": [4, 3]},
    "buried": {"ruins": {"b3": [2, 1]}},
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_makes_positions_differ(name: str) -> None:
    """Anything that can still matter makes two positions different."""
    base = tikal.Game.from_document(BASE).position
    other = tikal.Game.from_document({**BASE, **OTHERS[name]}).position
    assert base != other
    assert other != base


def test_equal_positions() -> None:
    """Positions told the same way are equal and have the same hash; other things are not."""
    one, two = (tikal.Game.from_document(BASE).position for _ in range(2))
    assert one == two == one.copy()
    assert hash(one) == hash(two)
    assert one != "a position"


def test_the_past_does_not_matter() -> None:
    """Two ways to the same position lead to equal positions."""
    one, two = (tikal.Game.from_document({**BASE, "stack": ["C1"]}) for _ in range(2))
    for text in ("E+a1", "L+a1"):
        one.play(text)
    for text in ("L+a1", "E+a1"):
        two.play(text)
    assert one.position == two.position


def test_copies_share_nothing_that_changes() -> None:
    """A tile placed on one copy is not on the other, although they shared the map before."""
    game = tikal.Game.from_document({**BASE, "phase": "place"})
    before = game.position.copy()
    game.play("C1@a3+0")
    assert game.position != before
    assert before == tikal.Game.from_document({**BASE, "phase": "place"}).position


def test_owners() -> None:
    """Guards and camps have an owner; a temple or clearing without them has none."""
    game = tikal.Game.from_document({"guards": {"b1": "2E"}, "camps": {"b2": 2}})
    position = game.position
    assert position.guard_of(SPACE_INDEX["b1"]) == 1
    assert position.guard_of(SPACE_INDEX["a2"]) == NOBODY
    assert position.camp_of(SPACE_INDEX["b2"]) == 1
    assert position.camp_of(SPACE_INDEX["a1"]) == NOBODY


def test_telling_without_a_journal() -> None:
    """What is told when nobody takes notes is gone, and does no harm."""
    position = tikal.Game.from_document(BASE).position.copy()
    position.tell((0, 0, 0))
    assert position.journal is None
    position.journal = []
    position.tell((0, 0, 0))
    assert position.journal == [(0, 0, 0)]


def test_leaders_are_counted() -> None:
    """An expedition may have several leaders on a space; each counts as a member and for three."""
    position = tikal.Game.from_document({}).position.copy()
    space = SPACE_INDEX["b1"]
    for _ in range(2):
        position.put(0, space, LEADER)
    position.put(0, space, EXPLORER)
    assert (position.leaders(0, space), position.explorers(0, space)) == (2, 1)
    assert (position.members(0, space), position.strength(0, space)) == (3, 7)
    position.lift(0, space, LEADER)
    assert position.leader_spaces(0) == position.presence(0) == 1 << space
    position.lift(0, space, LEADER)
    assert (position.leader_spaces(0), position.presence(0)) == (0, 1 << space)
    position.lift(0, space, EXPLORER)
    assert position.presence(0) == 0
    assert min(position.crew) == 0
    assert document(position, tikal.Game.from_document({}).setup)["members"] == {}


def test_two_leaders_in_words() -> None:
    """Documents, pictures and the terminal show each leader."""
    game = tikal.Game.from_document({"members": {"b1": {"1": "L"}}})
    position = game.position.copy()
    position.put(0, SPACE_INDEX["b1"], LEADER)
    assert document(position, game.setup)["members"] == {"b1": {"1": "LL"}}
    assert "seat 1: 2 leaders" in space_words(position, SPACE_INDEX["b1"])
    assert leader_place(position, 0) == "b1 x2"


def test_the_headline_of_a_finished_game() -> None:
    """The phase says that it is over; who has won is the variant's business."""
    assert PHASES[PHASE_OVER].headline(tikal.Game.from_document({}).position).code == "over"
