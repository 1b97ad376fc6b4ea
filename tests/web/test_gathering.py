"""Playing together: people on screens of their own take seats, leave them and come back."""

from pathlib import Path

from tests.web.alone import run_alone
from tests.web.club import (
    INVITED,
    OPEN,
    PERSON,
    Club,
    code_for,
    first_tile,
    host,
    join,
    kinds,
    pair,
    refused,
    to_seat,
)
from tests.web.test_live import closing_code, message
from tikal.web.invitations import Invitation, Invitations
from tikal.web.live import AGAIN
from tikal.web.play.open_table import opened
from tikal.web.store.database import file_url, open_database
from tikal.web.store.journal import Journal
from tikal.web.store.rows import Rows


def test_a_friend_is_invited_and_the_game_starts_by_itself(club: Club) -> None:
    """Until the seat is taken nobody moves; then each decides for their own seat only."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED)
    assert (table["waiting"], kinds(table), table["mine"]) == (True, ["person", "invited"], [1])
    assert table["state"]["legal"] == []
    body = {"seq": 0, "actions": ["A1@b3+0"]}
    refused(ada, "POST", f"/api/tables/{table['id']}/actions", body, 409, "not_started")
    code = code_for(ada, table)
    about = bob.get(f"/api/invitations/{code}")
    assert (about["host"], about["seat"], about["table"]["waiting"]) == ("Ada", 2, "invited")
    theirs = join(bob, code)
    assert (theirs["waiting"], kinds(theirs), theirs["mine"]) == (False, ["person"] * 2, [2])
    assert [seat["name"] for seat in theirs["seats"]] == ["Ada", "Bob"]
    assert theirs["owner"] is False
    mine = ada.table(table)
    played = ada.play(mine, first_tile(mine))
    assert played["moves"] == 1
    body = {"seq": played["seq"], "actions": ["end"]}
    refused(bob, "POST", f"/api/tables/{table['id']}/actions", body, 409, "not_your_turn")
    end = ada.play(played, "end")
    assert bob.table(table)["state"]["legal"]
    assert ada.table(table)["state"]["legal"] == []
    assert end["mine"] == [1]


def test_both_see_every_change(club: Club) -> None:
    """The sockets of both bring the same events, and to each what they may do."""
    ada, bob, table = pair(club)
    with ada.live(table["id"], 0) as hers, bob.live(table["id"], 0) as his:
        first = [message(each) for each in (hers, his)]
        assert [each["table"]["mine"] for each in first] == [[1], [2]]
        mine = first[0]["table"]
        ada.play(mine, first_tile(mine))
        ada.play(ada.table(table), "end")
        for _ in range(2):
            seen = [message(each) for each in (hers, his)]
            assert seen[0]["since_events"] == seen[1]["since_events"]
        assert [bool(each["table"]["state"]["legal"]) for each in seen] == [False, True]


def test_sitting_down_changes_what_a_socket_shows(club: Club) -> None:
    """Somebody who looks at an open table sits down, and may move as soon as it is their turn."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, OPEN, PERSON)
    with bob.live(table["id"]) as socket:
        assert message(socket)["table"]["mine"] == []
        bob.post(f"/api/tables/{table['id']}/sit", {})
        seen = message(socket)
        assert seen["table"]["mine"] == [1]
        assert seen["table"]["state"]["legal"]
        assert [entry["kind"] for entry in seen["since_events"]] == ["sit"]


def test_an_invitation_is_taken_back(club: Club) -> None:
    """A seat offered anew has a new code; the old one is worth nothing, nor is a forged one."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED)
    code = code_for(ada, table)
    offer = {"seq": 0, "seat": 2, "kind": "invited"}
    ada.post(f"/api/tables/{table['id']}/offer", offer)
    forged = Invitations(["another key that is long enough"]).code(Invitation(table["id"], 2, 2))
    withdrawn = {code: "withdrawn_invitation"}
    for bad in (code, forged, "nonsense", f"{code_for(ada, table)}x"):
        why = withdrawn.get(bad, "bad_invitation")
        refused(bob, "GET", f"/api/invitations/{bad}", None, 404, why)
        refused(bob, "POST", f"/api/invitations/{bad}", {}, 404, why)
        refused(bob, "GET", f"/api/invitations/{bad}/qr", None, 404, why)
    assert kinds(ada.table(table)) == ["person", "invited"]
    assert join(bob, code_for(ada, table))["mine"] == [2]


def test_an_invitation_is_for_one(club: Club) -> None:
    """Who comes second finds the seat taken; a third seat keeps the game waiting."""
    ada, bob, eve = (club.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host(ada, PERSON, INVITED, INVITED)
    code = code_for(ada, table)
    assert join(bob, code)["waiting"]
    refused(eve, "POST", f"/api/invitations/{code}", {}, 409, "seat_taken")
    assert join(bob, code)["mine"] == [2]  # a link can be clicked twice
    assert join(bob, code_for(ada, table, 3))["mine"] == [2]
    assert join(eve, code_for(ada, table, 3), name="Evelyn")["seats"][2]["name"] == "Evelyn"
    assert not ada.table(table)["waiting"]


def test_only_the_host_offers_seats(club: Club) -> None:
    """Not the guests; not a seat that is not there; not after the start."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, INVITED)
    path = f"/api/tables/{table['id']}"
    theirs = join(bob, code_for(ada, table))
    offer = {"seq": theirs["seq"], "seat": 3, "kind": "bot", "bot": "random"}
    refused(bob, "POST", f"{path}/offer", offer, 403, "not_your_table")
    refused(bob, "GET", f"{path}/invitations", None, 403, "not_your_table")
    refused(ada, "POST", f"{path}/offer", {**offer, "seat": 9}, 422, "no_such_seat")
    refused(ada, "POST", f"{path}/offer", {**offer, "bot": "nobody"}, 422, "unknown_bot")
    started = ada.post(f"{path}/offer", offer)
    assert (started["waiting"], kinds(started)) == (False, ["person", "person", "bot"])
    late = {**offer, "seq": started["seq"], "kind": "open"}
    refused(ada, "POST", f"{path}/offer", late, 409, "started")


def test_the_host_gives_a_taken_seat_to_somebody_else(club: Club) -> None:
    """Who sat there has to get up and does not see the table any more."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, INVITED)
    theirs = join(bob, code_for(ada, table))
    path = f"/api/tables/{table['id']}"
    with bob.live(table["id"]) as socket:
        message(socket)
        ada.post(f"{path}/offer", {"seq": theirs["seq"], "seat": 2, "kind": "invited"})
        assert closing_code(socket) == AGAIN
    refused(bob, "GET", path, None, 404, "unknown_table")
    assert bob.get("/api/tables") == []


def test_leaving_before_the_start_frees_the_seat(club: Club) -> None:
    """The invitation counts again."""
    ada, bob = club.guest("Ada"), club.guest("Bob")
    table = host(ada, PERSON, INVITED, INVITED)
    code = code_for(ada, table)
    join(bob, code)
    to_seat(bob, table, "leave", 2)
    assert kinds(ada.table(table)) == ["person", "invited", "invited"]
    assert join(club.guest("Eve"), code)["mine"] == [2]


def test_leaving_a_game_lets_a_bot_play_until_one_comes_back(club: Club) -> None:
    """The seat stays theirs, and only theirs."""
    ada, bob, table = pair(club)
    left = to_seat(bob, table, "leave", 2)
    assert (kinds(left), left["mine"], left["away"]) == (["person", "bot"], [], [2])
    refused(
        ada,
        "POST",
        f"/api/tables/{table['id']}/return",
        {"seq": left["seq"], "seat": 2},
        403,
        "not_your_seat",
    )
    back = to_seat(bob, table, "return", 2)
    assert (kinds(back), back["mine"], back["away"]) == (["person", "person"], [2], [])
    assert [seat["name"] for seat in back["seats"]] == ["Ada", "Bob"]
    refused(
        bob,
        "POST",
        f"/api/tables/{table['id']}/leave",
        {"seq": back["seq"], "seat": 1},
        403,
        "not_your_seat",
    )


def test_what_was_given_up_is_not_taken_back(club: Club) -> None:
    """Among three, a bot plays to the end for whoever gives up; they may go on watching."""
    ada, bob, eve = (club.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = host(ada, PERSON, INVITED, INVITED)
    join(bob, code_for(ada, table))
    join(eve, code_for(ada, table, 3))
    gone = to_seat(bob, table, "concede", 2)
    assert (kinds(gone), gone["away"]) == (["person", "bot", "person"], [])
    refused(
        bob,
        "POST",
        f"/api/tables/{table['id']}/return",
        {"seq": gone["seq"], "seat": 2},
        403,
        "not_your_seat",
    )
    assert bob.table(table)["mine"] == []


def test_the_lot_decides_who_begins(club: Club) -> None:
    """Drawn once, when the last seat is taken, and in the log: a restart finds the same order."""
    orders = set()
    for _ in range(12):
        ada, bob, table = pair(club, terms={"lot": True})
        names = tuple(seat["name"] for seat in bob.table(table)["seats"])
        orders.add(names)
        number = names.index("Bob") + 1
        assert bob.table(table)["mine"] == [number]
        assert ada.table(table)["mine"] == [3 - number]
        assert stored_names(club.path, table["id"]) == names
    assert orders == {("Ada", "Bob"), ("Bob", "Ada")}


def stored_names(path: Path, table: str) -> tuple[str, ...]:
    """Return the names at a table as the log tells it."""

    async def read() -> tuple[str, ...]:
        engine = open_database(file_url(path))
        stored = await Rows(engine, Journal(file_url(path))).table(table)
        await engine.dispose()
        assert stored is not None
        return tuple(seat.name for seat in opened(stored).played.seats)

    return run_alone(read())


def test_a_rematch_asks_the_others(club: Club) -> None:
    """Anybody who played may want one; the others are told, and it starts when they sit down."""
    ada, bob, table = pair(club)
    with ada.live(table["id"]) as socket:
        message(socket)
        to_seat(bob, table, "concede", 2)
        message(socket)
        made = bob.post(f"/api/tables/{table['id']}/rematch", {}, 201)
        assert message(socket)["table"]["rematch"] == made["id"]
    assert (made["owner"], made["mine"], made["waiting"]) == (True, [2], True)
    refused(club.guest(), "GET", f"/api/tables/{made['id']}", None, 404, "unknown_table")
    refused(club.guest(), "POST", f"/api/tables/{made['id']}/sit", {}, 404, "unknown_table")
    theirs = ada.post(f"/api/tables/{made['id']}/sit", {})
    assert (theirs["mine"], theirs["waiting"]) == ([1], False)
    assert [seat["name"] for seat in theirs["seats"]] == ["Ada", "Bob"]
