"""Tables that others find: the lobby, spectators, finished games, and what stays one's own."""

from tests.web.club import INVITED, OPEN, PERSON, Club, host, pair, refused, to_seat
from tests.web.test_live import closing_code, message
from tikal.web.live import AGAIN


def test_the_lobby_shows_open_tables_only(club: Club) -> None:
    """By variant and number of seats; nothing of them tells who the users are."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    host(ada, PERSON, INVITED)
    mine = host(ada, PERSON, OPEN)
    host(ada, PERSON, OPEN, OPEN, variant="auction")
    found = bob.get("/api/lobby")
    shown = [(each["variant"], len(each["seats"])) for each in found]
    assert shown == [("auction", 3), ("classic", 2)]
    assert [each["id"] for each in bob.get("/api/lobby?variant=classic")] == [mine["id"]]
    assert bob.get("/api/lobby?seats=4") == []
    identity = ada.get("/api/session")["user"]["id"]
    assert identity not in bob.http.get("/api/lobby").text
    bob.post(f"/api/tables/{mine['id']}/sit", {})
    assert [each["variant"] for each in bob.get("/api/lobby")] == ["auction"]
    refused(club.guest(), "POST", f"/api/tables/{mine['id']}/sit", {}, 404, "unknown_table")


def test_play_with_anyone(club: Club) -> None:
    """The first opens a table, the second sits down there; one does not meet oneself."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    wanted = {"variant": "auction", "seats": 2}
    table = ada.post("/api/lobby/play", wanted)
    assert table["waiting"]
    assert ada.post("/api/lobby/play", wanted)["id"] == table["id"]
    theirs = bob.post("/api/lobby/play", wanted)
    assert (theirs["id"], theirs["waiting"]) == (table["id"], False)
    refused(bob, "POST", "/api/lobby/play", {"variant": "solo", "seats": 2}, 422, "setup")


def test_spectators_come_by_link_if_the_host_lets_them(club: Club) -> None:
    """A running game is private until then; a spectator sees the board and may do nothing."""
    ada, bob, table = pair(club)
    eve = club.guest()
    path = f"/api/tables/{table['id']}"
    refused(eve, "GET", path, None, 404, "unknown_table")
    refused(bob, "PATCH", path, {"terms": {"watch": True}}, 403, "not_your_table")
    assert ada.patch(path, {"terms": {"watch": True}})["terms"]["watch"]
    seen = eve.get(path)
    assert (seen["mine"], seen["owner"], seen["state"]["legal"]) == ([], False, [])
    body = {"seq": seen["seq"], "actions": ["end"]}
    refused(eve, "POST", f"{path}/actions", body, 409, "not_your_turn")
    for what in ("leave", "concede"):
        refused(
            eve, "POST", f"{path}/{what}", {"seq": seen["seq"], "seat": 1}, 403, "not_your_seat"
        )
    refused(eve, "DELETE", path, None, 403, "not_your_table")
    refused(eve, "POST", f"{path}/rematch", {}, 403, "not_your_table")
    with eve.live(table["id"]) as socket:
        assert message(socket)["table"]["mine"] == []
        ada.patch(path, {"terms": {"watch": False}})
        assert closing_code(socket) == AGAIN
    refused(eve, "GET", path, None, 404, "unknown_table")


def test_finished_games_are_readable_unless_closed(club: Club) -> None:
    """Replay, result, record and picture, by anybody who has the link."""
    ada, bob, table = pair(club)
    to_seat(bob, table, "concede", 2)
    eve = club.guest()
    path = f"/api/tables/{table['id']}"
    assert eve.get(path)["over"]
    for what in ("moves", "result", "record", "at/0"):
        eve.get(f"{path}/{what}")
    assert eve.http.get(f"{path}/picture.svg").status_code == 200
    ada.patch(path, {"terms": {"closed": True}})
    for what in ("", "/moves", "/result", "/record", "/at/0", "/picture.svg"):
        refused(eve, "GET", f"{path}{what}", None, 404, "unknown_table")
    assert bob.get(path)["over"]


def test_nobody_knows_the_deal_of_a_table_with_others(club: Club) -> None:
    """No seed of somebody's choice, no deal played before."""
    ada, bob, table = pair(club)
    body = {"seats": [PERSON, INVITED], "seed": 7}
    refused(ada, "POST", "/api/tables", body, 422, "known_deal")
    to_seat(bob, table, "concede", 2)
    again = f"/api/tables/{table['id']}/rematch"
    refused(ada, "POST", again, {"deal": "same"}, 422, "known_deal")


def test_tables_are_listed_for_everybody_who_sits_there(club: Club) -> None:
    """With the names of those who sit there now; thrown away by one, it stays for the other."""
    ada, bob, table = pair(club)
    for somebody in (ada, bob):
        (listed,) = somebody.get("/api/tables")
        assert [seat["name"] for seat in listed["seats"]] == ["Ada", "Bob"]
        assert "holder" not in listed["seats"][0]
        refused(somebody, "DELETE", f"/api/tables/{table['id']}", None, 409, "others_play")
    to_seat(bob, table, "concede", 2)
    assert ada.http.delete(f"/api/tables/{table['id']}").status_code == 204
    assert ada.get("/api/tables") == []
    assert len(bob.get("/api/tables")) == 1


def test_there_are_no_hints_against_people(club: Club) -> None:
    """A bot's advice is for games against bots, and for the people at one screen."""
    ada, _, table = pair(club)
    refused(ada, "POST", f"/api/tables/{table['id']}/hint", {}, 403, "no_hints")


def test_a_game_counts_for_everybody_who_played_it(club: Club) -> None:
    """Each has their own result of it in their statistics."""
    ada, bob, table = pair(club)
    to_seat(bob, table, "concede", 2)
    found = [somebody.get("/api/statistics") for somebody in (ada, bob, club.guest())]
    assert [[game["won"] for game in each["form"]] for each in found] == [[1.0], [0.0], []]
