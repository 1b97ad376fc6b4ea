"""Reasons, one kind after the other, on small positions."""

import pytest

from tests.players.advice import played, reasons
from tikal.players.reasons.setting import points_now, scoring_soon


def at_b1(mine: str, theirs: str, **more: object) -> dict[str, object]:
    """Return a document with members of two seats on the temple b1, and more of seat 1 on a1."""
    here = {seat: members for seat, members in (("1", mine), ("2", theirs)) if members}
    return {"members": {"b1": here, "a1": {"1": "EEL"}}, "levels": {"b1": 4}, **more}


def test_an_empty_temple_is_won() -> None:
    """R10.3: nobody was there, so the first to come has it."""
    found = reasons(at_b1("", ""), "Ea1-b1")
    assert found == {
        "majority_won": {
            "space": "b1",
            "terrain": "temple",
            "level": 4,
            "mine": 1,
            "theirs": 0,
        }
    }


@pytest.mark.parametrize(
    ("mine", "theirs", "code"),
    [
        ("", "E", "majority_tied"),
        ("E", "E", "majority_won"),
        ("E", "EE", "majority_tied"),
        ("EE", "E", "majority_defended"),
        ("", "EEE", "catching_up"),
    ],
)
def test_strengths_say_what_an_explorer_does(mine: str, theirs: str, code: str) -> None:
    """What one more explorer achieves depends on who is there already."""
    found = reasons(at_b1(mine, theirs), "Ea1-b1")
    assert list(found) == [code]
    assert found[code]["mine"] == len(mine) + 1
    assert found[code]["theirs"] == len(theirs)


def test_a_leader_takes_a_temple() -> None:
    """R7.4: a leader is as strong as three explorers; whose temple it was is said."""
    found = reasons(at_b1("", "EE"), "La1-b1")
    assert found["majority_taken"]["seat"] == 2
    assert (found["majority_taken"]["mine"], found["majority_taken"]["theirs"]) == (3, 2)


def test_mutul_scores_once() -> None:
    """S14: what is taken from Mutul he would have scored at the end only."""
    found = reasons(at_b1("", "EE", variant="solo"), "La1-b1")
    assert list(found) == ["majority_taken_mutul"]
    found = reasons(at_b1("", "E", variant="solo"), "Ea1-b1")
    assert list(found) == ["majority_tied_mutul"]


def test_a_lead_without_rivals_needs_no_defence() -> None:
    """A second explorer on a temple that nobody contests is no reason."""
    assert reasons(at_b1("E", ""), "Ea1-b1") == {}


def test_a_majority_is_given_up() -> None:
    """Who leaves a temple to a rival hears it; the steps are those that leave."""
    found = reasons(at_b1("EE", "E"), "Eb1-a1", "Eb1-a1")
    assert found["majority_lost"] == {"space": "b1", "level": 4}


def test_floors_count_where_one_leads() -> None:
    """R8.1: two floors make one reason; on a rival's temple they are none."""
    found = reasons(at_b1("EE", "E", stack=["F1"]), "Ub1", "Ub1")
    assert found == {"temple_raised": {"space": "b1", "level": 6, "by": 2, "scorings": 2}}
    assert reasons(at_b1("E", "EE"), "Ub1") == {}


@pytest.mark.parametrize(("scoring", "now", "points"), [(False, 0, 8), (True, 4, 12)])
def test_a_guard_pays_at_every_scoring(scoring: bool, now: int, points: int) -> None:  # noqa: FBT001
    """R9.3: the level now, in a scoring turn, and at each of the two to come."""
    more: dict[str, object] = {"scoring": True, "turn": 1, "queue": [2]} if scoring else {}
    found = reasons(at_b1("EE", "E", stack=["F1"], **more), "Gb1E")
    assert found["guard"] == {
        "space": "b1",
        "level": 4,
        "now": now,
        "later": 2,
        "points": points,
    }


def ruins(**more: object) -> dict[str, object]:
    """Return a document with ruins of three treasures on b3, and seat 1 on the way there."""
    found: dict[str, object] = {
        "tiles": {"b3": "A1+2"},
        "members": {"b2": {"1": "E"}},
        "ruins": {"b3": [3, 3, 8]},
        "treasures": [1, 4],
    }
    return found | more


def test_a_dig_names_the_chance_of_a_set() -> None:
    """Of the five treasures that nobody has seen two fit; that they lie there is not told."""
    found = reasons(ruins(hands={"1": [3], "2": []}), "Eb2-b3", "Rb3")
    assert list(found) == ["dig"]
    assert found["dig"]["chance"] == 40
    assert reasons(ruins(), "Eb2-b3", "Rb3")["dig"]["chance"] == 0


def test_a_treasure_dug_reaches_no_hand() -> None:
    """What a dig reveals is in no position that reasons are read off."""
    course = played(ruins(hands={"1": [3], "2": []}), "Eb2-b3", "Rb3")
    assert course.last.hand(0, 3) == 1
    assert sum(course.last.hand(0, kind) for kind in range(1, 9)) == 1


def test_who_stands_at_ruins_may_dig_next() -> None:
    """R8.3: arriving at treasures is a reason of its own."""
    assert reasons(ruins(), "Eb2-b3") == {"at_ruins": {"space": "b3", "treasures": 3}}


def test_an_exchange_completes_a_pair() -> None:
    """R8.6, R10.4: a pair makes 3 instead of 1 and 1, and is safe."""
    document: dict[str, object] = {"hands": {"1": [2, 5], "2": [2, 7]}, "stack": ["F1"]}
    found = reasons(document, "X5-2@2")
    assert found["set_completed"] == {
        "kind": 2,
        "count": 2,
        "gain": 1,
        "scorings": 2,
        "seat": 2,
    }


def test_a_camp_saves_new_members_a_way() -> None:
    """R9.1: from b2 it is one AP less to the temple behind it."""
    document: dict[str, object] = {"members": {"b2": {"1": "E"}}, "tiles": {"b3": "A4+0"}}
    assert reasons(document, "Cb2") == {"camp_saves": {"space": "b2", "to": "b3", "saved": 1}}


def test_a_camp_may_open_what_was_closed() -> None:
    """Where no way leads from the base camp, a camp is the way."""
    document: dict[str, object] = {
        "members": {"f3": {"1": "E"}},
        "tiles": {"f3": "A5+0", "f4": "A4+3"},
    }
    assert reasons(document, "Cf3") == {"camp_reaches": {"space": "f3", "to": "f4", "cost": 4}}


def test_a_camp_near_nothing() -> None:
    """Without a supply nobody new comes: the camp is there for shifts."""
    document: dict[str, object] = {
        "members": {"b2": {"1": "E"}},
        "removed": {"1": "L" + "E" * 17, "2": ""},
    }
    assert reasons(document, "Cb2") == {"camp": {"space": "b2"}}


def test_the_way_to_a_camp_belongs_to_it() -> None:
    """Who comes to set up a camp is no reason besides it."""
    assert list(reasons({}, "E+a1", "Ea1-b2", "Cb2")) == ["camp"]


def test_new_members() -> None:
    """A leader on the board is a reason by itself; explorers say what they are closer to."""
    assert list(reasons({}, "L+a1")) == ["leader_in"]
    document: dict[str, object] = {"members": {"a1": {"1": "E"}}, "tiles": {"b3": "A4+0"}}
    assert reasons(document, "Ea1-b2") == {
        "closer": {"space": "b3", "terrain": "temple", "level": 1, "cost": 1, "before": 2}
    }
    assert list(reasons({"members": {"a1": {"1": "E"}}}, "E+a1")) == ["explorer_in"]


def test_a_tile_near_and_a_tile_far() -> None:
    """A temple next to one's own members is near; a volcano leads nowhere."""
    document: dict[str, object] = {
        "phase": "place",
        "drawn": "A4",
        "members": {"b2": {"1": "E"}},
        "stack": ["A6"],
    }
    found = reasons(document, "A4@b3+0")
    assert found["tile_near"]["terrain"] == "temple"
    assert found["tile_near"]["cost"] == 1
    away = reasons(document | {"drawn": "B4"}, "B4@b3")
    assert away == {"tile_away": {"space": "b3"}}


def test_points_of_a_scoring_turn() -> None:
    """What the turn makes with the plan, and what it would make without."""
    document = at_b1("", "", scoring=True, turn=None, queue=[])
    reason = points_now(played(document, "Ea1-b1", "end"))
    assert reason is not None
    assert reason.params == {"points": 4, "before": 0}
    assert points_now(played(at_b1("", ""), "Ea1-b1")) is None


@pytest.mark.parametrize(
    ("stack", "code", "chance"),
    [
        ([], "final_scoring", None),
        (["B4"], "volcano_near", 100),
        (["B4", "B5"], "volcano_near", 50),
        (["A5", "A6", "B4"], None, None),
    ],
)
def test_how_near_a_volcano_is(stack: list[str], code: str | None, chance: int | None) -> None:
    """R4.1: letters come in order, so it is known in which the next volcano lies."""
    reason = scoring_soon(played({"stack": stack}).first)
    assert (None if reason is None else reason.code) == code
    if reason is not None and chance is not None:
        assert reason.params["chance"] == chance


def test_a_volcano_on_display() -> None:
    """A5: a volcano on offer will be somebody's in this round."""
    document: dict[str, object] = {
        "variant": "auction",
        "phase": "bid",
        "display": ["B4", "B5"],
        "up": [1, 2],
    }
    reason = scoring_soon(played(document).first)
    assert reason is not None
    assert reason.code == "volcano_offered"
