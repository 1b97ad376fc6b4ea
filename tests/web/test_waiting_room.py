"""Before the game starts: names, colours, places, QR codes, and a table that is given up."""

from tests.web.club import INVITED, OPEN, PERSON, Club, code_for, host, join, kinds, pair, refused
from tests.web.server import Browser, Json
from tests.web.test_live import closing_code, message
from tikal.web.live import AGAIN

BOT = {"kind": "bot", "bot": "random"}


def present(browser: Browser, table: Json, seat: int, **wanted: object) -> Json:
    """Choose a name, a color or another seat."""
    body = {"seq": browser.table(table)["seq"], "seat": seat, **wanted}
    found: Json = browser.post(f"/api/tables/{table['id']}/present", body)
    return found


def names(table: Json) -> list[str]:
    """Return who sits where."""
    return [seat["name"] for seat in table["seats"]]


def test_names_and_colors_are_chosen_by_their_players(club: Club) -> None:
    """Free seats and bots give their color away, people keep it; nobody dresses somebody else."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, INVITED, BOT)
    theirs = join(bob, code_for(ada, table), color="black")
    assert [seat["color"] for seat in theirs["seats"]] == ["azure", "black", "rose", "gold"]
    path = f"/api/tables/{table['id']}/present"
    wanted = {"seq": theirs["seq"], "seat": 1}
    refused(bob, "POST", path, {**wanted, "name": "Fool"}, 403, "not_your_seat")
    refused(bob, "POST", path, {**wanted, "seat": 2, "color": "azure"}, 409, "color_taken")
    assert names(present(bob, table, 2, name="Bobby", color="rose"))[1] == "Bobby"
    assert [seat["color"] for seat in ada.table(table)["seats"]] == [
        "azure",
        "rose",
        "black",
        "gold",
    ]
    eve = club.guest("Eve")
    started = join(eve, code_for(ada, table, 3), color="rose")
    assert (started["waiting"], started["seats"][2]["color"]) == (False, "black")
    late = {"seq": started["seq"], "seat": 3, "color": "gold"}
    refused(eve, "POST", path, late, 409, "started")


def test_changing_seats_keeps_invitations(club: Club) -> None:
    """Who changes places takes the color along, and every link still leads to a seat."""
    ada, bob, eve = (club.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host(ada, PERSON, INVITED, INVITED)
    his, hers = code_for(ada, table, 2), code_for(ada, table, 3)
    join(bob, his)
    moved = present(bob, table, 2, to=3)
    assert (moved["mine"], kinds(moved)) == ([3], ["person", "invited", "person"])
    assert [seat["color"] for seat in moved["seats"]] == ["azure", "rose", "gold"]
    path = f"/api/tables/{table['id']}/present"
    body = {"seq": moved["seq"], "seat": 3}
    refused(bob, "POST", path, {**body, "to": 1}, 409, "seat_taken")
    refused(bob, "POST", path, {**body, "to": 9}, 422, "no_such_seat")
    assert present(ada, table, 1, to=2)["mine"] == [2]
    assert bob.get(f"/api/invitations/{his}")["table"]["mine"] == [3]
    started = join(eve, hers)
    assert (started["mine"], names(started)) == ([1], ["Eve", "Ada", "Bob"])
    assert join(bob, his)["mine"] == [3]


def test_the_link_is_there_as_a_qr_code(club: Club) -> None:
    """Drawn by the server; the page says whether it was reached by HTTPS."""
    ada = club.guest("Ada")
    code = code_for(ada, host(ada, PERSON, INVITED))
    pictures = [
        ada.http.get(f"/api/invitations/{code}/qr{query}") for query in ("", "?scheme=https")
    ]
    for answer in pictures:
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text.startswith("<svg")
    assert pictures[0].text != pictures[1].text
    refused(ada, "GET", f"/api/invitations/{code}/qr?scheme=ftp", None, 422, "malformed")


def test_the_host_takes_no_second_seat(club: Club) -> None:
    """Their own invitation leads them to the table and takes nothing."""
    ada = club.guest("Ada")
    table = host(ada, PERSON, INVITED)
    code = code_for(ada, table)
    assert ada.get(f"/api/invitations/{code}")["table"]["mine"] == [1]
    assert kinds(join(ada, code)) == ["person", "invited"]


def test_a_table_without_a_game_is_given_up(club: Club) -> None:
    """The host deletes it although somebody has come; a guest can't."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, INVITED)
    join(bob, code_for(ada, table))
    path = f"/api/tables/{table['id']}"
    refused(bob, "DELETE", path, None, 409, "others_play")
    with bob.live(table["id"]) as socket:
        message(socket)
        assert ada.http.delete(path).status_code == 204
        assert closing_code(socket) == AGAIN
    assert bob.get("/api/tables") == []


def test_lists_say_whose_turn_it_is(club: Club) -> None:
    """What is one's own differs from list to list; who the users are is in none."""
    ada, bob, table = pair(club)
    ids = [each.get("/api/session")["user"]["id"] for each in (ada, bob)]
    for browser, mine in ((ada, [1]), (bob, [2])):
        answer = browser.http.get("/api/tables")
        found = answer.json()[0]
        assert (found["mine"], found["owner"], found["seat"]) == (mine, mine == [1], 1)
        assert not any(each in answer.text for each in ids)
    body = {"seq": bob.table(table)["seq"], "seat": 2}
    bob.post(f"/api/tables/{table['id']}/leave", body)
    assert bob.get("/api/tables")[0]["mine"] == []


def test_a_rematch_waits_for_the_others(club: Club) -> None:
    """It is on their list, their seat is theirs, and a second wish leads to the same table."""
    ada, bob, table = pair(club)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/concede", {"seq": bob.table(table)["seq"], "seat": 2})
    made = bob.post(f"{path}/rematch", {}, 201)
    assert made["reserved"] == []
    assert ada.post(f"{path}/rematch", {})["id"] == made["id"]
    assert ada.table(made)["reserved"] == [1]
    assert ada.get("/api/tables")[0]["reserved"] == [1]
    assert ada.post(f"/api/tables/{made['id']}/sit", {})["reserved"] == []


def test_there_are_hints_at_one_screen_only(club: Club) -> None:
    """The table says so, and people elsewhere get none."""
    ada, bob, table = pair(club)
    assert [each.table(table)["hints"] for each in (ada, bob)] == [False, False]
    refused(ada, "POST", f"/api/tables/{table['id']}/hint", {}, 403, "no_hints")
    assert host(ada, PERSON, BOT)["hints"]
    assert host(ada, PERSON, OPEN)["hints"]
