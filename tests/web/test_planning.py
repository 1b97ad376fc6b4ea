"""Thinking before playing: why not, and what if."""

import pytest

from tests.web.server import Browser
from tikal.players.reasons.codes import CODES


def test_why_not(guest: Browser) -> None:
    """An action that is not legal has a rule and a reason, a legal one has none."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    path = f"/api/tables/{table['id']}/refusal"
    assert guest.post(path, {"action": "E+a1"}) == {
        "rule": None,
        "code": None,
        "params": {},
        "message": None,
    }
    refused = guest.post(path, {"action": "Ea1-b2"})
    assert (refused["rule"], refused["code"]) == ("R7.2", "no_such_member")
    assert refused["message"] == "You have no explorer on a1."
    assert guest.post(path, {"action": "nonsense"}, 422)["code"] == "notation"


def test_why_not_at_the_end_of_a_line(guest: Browser) -> None:
    """What is refused after a line tried out is refused for that position's reasons."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    path = f"/api/tables/{table['id']}/refusal"
    line = {"seat": 1, "actions": ["E+a1", "Ea1-b1", "Ub1"]}
    assert guest.post(path, {"action": "Ub1"})["rule"] == "R8.1"
    second = guest.post(path, {"action": "Ub1", "line": line})
    assert (second["rule"], second["message"]) == ("R8.2", "You need 2 members on b1 for that.")
    assert guest.post(path, {"action": "Eb1-a1", "line": line})["code"] is None
    planned = {"seat": 2, "base": "my_turn", "actions": ["E+a1"]}
    assert guest.post(path, {"action": "Ea1-b2", "line": planned})["code"] is None
    assert guest.post(path, {"action": "Ub1", "line": planned})["code"] == "nobody_there"
    assert guest.post(path, {"action": "?", "line": line}, 422)["code"] == "notation"
    broken = {"seat": 1, "actions": ["Ub1"]}
    assert guest.post(path, {"action": "E+a1", "line": broken}, 422)["rule"] == "R8.1"
    foreign = {"seat": 3, "actions": []}
    assert guest.post(path, {"action": "E+a1", "line": foreign}, 403)["code"] == "not_your_seat"
    assert guest.table(table) == table


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("auction", 3), ("solo", 1)])
def test_as_if_it_were_my_turn(guest: Browser, variant: str, seats: int) -> None:
    """Planning on another's turn begins with 10 AP on the board as it is, and changes nothing."""
    table = guest.new(*["person"] * seats, variant=variant)
    path = f"/api/tables/{table['id']}/sandbox"
    for seat in table["mine"]:
        line = {"seat": seat, "base": "my_turn", "actions": ["E+a1", "E+a1", "L+a1"]}
        found = guest.post(path, line)
        assert (found["played"], found["problem"]) == (3, None)
        assert (found["state"]["ap"], found["state"]["seat"]) == (7, seat)
        assert found["state"]["reach"]
        stack = found["state"]["document"]["stack"]
        assert all(len(name) == 1 for name in stack)
    assert guest.table(table) == table


def test_from_now_on(guest: Browser) -> None:
    """On one's own turn a line goes on from the position as it is."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/sandbox"
    line = {"seat": 1, "actions": ["A4@b3+0", "E+a1", "Ea1-a2", "Ua2"]}
    assert guest.post(path, line)["problem"] is None
    other = guest.post(path, {"seat": 2, "actions": []}, 409)
    assert (other["code"], other["params"]) == ("not_your_turn", {"seat": 1})


def test_a_line_ends_where_the_unknown_begins(guest: Browser) -> None:
    """What would turn something up is not played: nobody can know what."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/sandbox"
    found = guest.post(path, {"seat": 1, "actions": ["A4@b3+0", "end", "E+a1"]})
    assert (found["played"], found["problem"]["code"]) == (1, "unknown")
    assert found["state"]["phase"] == "act"


def test_a_line_ends_where_the_rules_do(guest: Browser) -> None:
    """A refused action is the line's problem; what came before it is shown."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/sandbox"
    found = guest.post(path, {"seat": 1, "actions": ["A4@b3+0", "Ub1"]})
    assert (found["played"], found["problem"]["rule"]) == (1, "R8.1")
    assert guest.post(path, {"seat": 1, "actions": ["?"]})["problem"]["code"] == "notation"


def test_a_line_comes_back_with_its_parts(guest: Browser) -> None:
    """Played or not, every action of a line is told with its parts; what is none is null."""
    table = guest.new("person", "person")
    path = f"/api/tables/{table['id']}/sandbox"
    found = guest.post(path, {"seat": 1, "actions": ["A4@b3+0", "E+a1", "Ub1", "nonsense"]})
    assert found["played"] == 2
    assert found["actions"] == [
        {"action": "A4@b3+0", "kind": "place_tile", "space": "b3", "tile": "A4", "rotation": 0},
        {"action": "E+a1", "kind": "place_member", "space": "a1", "member": "explorer"},
        {"action": "Ub1", "kind": "uncover", "space": "b1"},
        None,
    ]


def test_a_hint_comes_with_its_parts(guest: Browser) -> None:
    """The plan's texts are there once more as actions with their parts."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    found = guest.post(f"/api/tables/{table['id']}/hint")
    assert [each["action"] for each in found["actions"]] == found["plan"]
    assert all(each["kind"] for each in found["actions"])
    assert 0 < sum(each["cost"] for each in found["actions"]) <= 10


def test_a_hint_says_why_and_what_else(guest: Browser) -> None:
    """Reasons are codes that point at steps of the plan; the other plan says what it lacks."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    found = guest.post(f"/api/tables/{table['id']}/hint")
    assert 1 <= len(found["reasons"]) <= 3
    for reason in found["reasons"]:
        assert reason["code"] in CODES
        assert all(step in range(len(found["actions"])) for step in reason["steps"])
    other = found["other"]
    assert other["plan"] != found["plan"]
    assert other["worse"] >= 0
    assert other["reasons"]
    assert other["plan"][0] in [each["action"] for each in table["state"]["legal"]]


def test_a_hint_for_a_tile_goes_on_to_the_end_of_the_turn(guest: Browser) -> None:
    """The place and the turn after it are one plan, which can be tried out as it is."""
    table = guest.new("person", "person")
    found = guest.post(f"/api/tables/{table['id']}/hint")
    assert found["actions"][0]["kind"] == "place_tile"
    assert len(found["plan"]) > 2
    line = [text for text in found["plan"] if text != "end"]
    tried = guest.post(f"/api/tables/{table['id']}/sandbox", {"seat": 1, "actions": line})
    assert tried["problem"] is None
