"""Gestures: actions that belong together are told as one and taken back as one."""

import pytest
from sqlalchemy import URL

from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_live import message
from tests.web.test_restarts import moved
from tikal.web.play.walks import walk_sizes


def play(guest: Browser, table: Json, gestures: list[int], *actions: str) -> Json:
    """Play actions that belong together as the sizes say."""
    body = {"seq": table["seq"], "actions": actions, "gestures": gestures}
    after: Json = guest.post(f"/api/tables/{table['id']}/actions", body)
    return after


def undo(guest: Browser, table: Json, *, gesture: bool = True) -> Json:
    """Take back the last gesture, or only its last action."""
    body = {"seq": table["seq"], "gesture": gesture}
    after: Json = guest.post(f"/api/tables/{table['id']}/undo", body)
    return after


def joined(table: Json) -> list[bool]:
    """Return which steps of the turn belong to the one before them."""
    return [step["joined"] for step in table["turn"]]


def test_a_gesture_is_taken_back_as_one(guest: Browser) -> None:
    """One undo takes back a whole walk, in one message; another undo the gesture before it."""
    table = play(guest, guest.new("person", "person"), [1, 2], "A4@b3+0", "E+a1", "Ea1-b2")
    assert (table["seq"], joined(table)) == (3, [False, False, True])
    assert [move["joined"] for move in guest.get(f"/api/tables/{table['id']}/moves")] == [
        *[False, False, False],
        True,
    ]
    with guest.live(table["id"], since=3) as socket:
        message(socket)
        back = undo(guest, table)
        entries = message(socket)["since_events"]
    assert (back["seq"], back["moves"], len(back["turn"])) == (5, 1, 1)
    assert [(entry["kind"], entry["action"]) for entry in entries] == [
        ("undo", "Ea1-b2"),
        ("undo", "E+a1"),
    ]
    assert undo(guest, back)["moves"] == 0


def test_without_gestures_each_action_is_one(guest: Browser) -> None:
    """Clients that know nothing of them undo action by action, and so may others."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "Ea1-b2")
    assert joined(table) == [False, False, False]
    assert undo(guest, table)["moves"] == 2
    walked = play(guest, guest.new("person", "person"), [1, 2], "A4@b3+0", "E+a1", "Ea1-b2")
    half = undo(guest, walked, gesture=False)
    assert half["moves"] == 2
    assert undo(guest, half)["moves"] == 1


def test_what_was_revealed_stays(guest: Browser) -> None:
    """Of a gesture that reveals something only what came after that can be taken back."""
    ruins = guest.new("person", "person", seed=2)
    table = guest.play(ruins, "A3@b3+0", "L+a1", "La1-b2", "Lb2-b3")
    table = play(guest, table, [2], "Rb3", "E+a1")
    back = undo(guest, table)
    assert [step["action"] for step in back["turn"]][-1] == "Rb3"
    assert not back["can_undo"]["ok"]


@pytest.mark.parametrize("gestures", [[], [1], [3], [2, 0], [-1, 3], [True, True], "2"])
def test_gestures_must_be_about_all_actions(guest: Browser, gestures: object) -> None:
    """Sizes that do not add up are refused, and nothing is played."""
    table = guest.new("person", "person")
    body = {"seq": 0, "actions": ["A4@b3+0", "E+a1"], "gestures": gestures}
    guest.post(f"/api/tables/{table['id']}/actions", body, 422)
    assert guest.table(table) == table


def test_gestures_survive_their_server(database: URL) -> None:
    """The log knows what belonged together: after a restart one undo takes it back all the same."""
    settings = settings_for(database)
    with served(settings) as address:
        guest = Browser(address)
        table = play(guest, guest.new("person", "person"), [1, 2], "A4@b3+0", "E+a1", "Ea1-b2")
        guest.close()
    with served(settings) as address:
        again = moved(guest, address)
        assert again.table(table) == table
        assert undo(again, table)["moves"] == 1
        again.close()


def test_records_know_nothing_of_them(guest: Browser) -> None:
    """A record has the actions as ever, however they were played."""
    walked = play(guest, guest.new("person", "person"), [1, 2], "A4@b3+0", "E+a1", "Ea1-b2")
    single = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1", "Ea1-b2")
    records = [guest.get(f"/api/tables/{each['id']}/record") for each in (walked, single)]
    assert records[0]["actions"] == ["A4@b3+0", "E+a1", "Ea1-b2"]
    assert records[0]["actions"] == records[1]["actions"]


@pytest.mark.parametrize(
    ("texts", "sizes"),
    [
        ([], []),
        (["A4@b3+0", "E+a1", "Ea1-b2", "Eb2-b3", "Ub3", "end"], [1, 3, 1, 1]),
        (["E+a1", "Lb1-b2", "Eb1-b2", "Eb2-c2"], [1, 1, 2]),
        (["E+a1", "E+a1", "Ea1-b1"], [1, 2]),
    ],
)
def test_a_bot_s_walk_is_one_gesture(texts: list[str], sizes: list[int]) -> None:
    """What takes one member on from where it has just come to belongs together."""
    assert walk_sizes(texts) == sizes


def test_bots_walk_in_gestures(guest: Browser) -> None:
    """In the log of a bot's turn its walks are joined."""
    table = guest.until_mine(guest.play(guest.new("person", "easy"), "A4@b3+0", "end"))
    moves = guest.get(f"/api/tables/{table['id']}/moves")
    texts = [move["action"] for move in moves if move["seat"] == 2]
    flags = [move["joined"] for move in moves if move["seat"] == 2]
    sizes = walk_sizes(texts)
    assert flags == [step > 0 for size in sizes for step in range(size)]
