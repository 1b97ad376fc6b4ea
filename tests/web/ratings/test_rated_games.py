"""Rated games: who may play them, how they end, and what that changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.web.accounts.people import NewBrowser, club_at, run_sql
from tests.web.club import INVITED, OPEN, PERSON, code_for, host, join, refused, to_seat
from tests.web.ratings.people import (
    RATED,
    changes,
    concede,
    lost,
    person,
    rated_game,
    ratings,
)
from tests.web.server import Browser, Json
from tests.web.test_playing import played_to_the_end
from tikal.web.store.database import file_url

BOT = {"kind": "bot", "bot": "random"}
Two = tuple[Browser, Browser]


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewBrowser]:
    """Serve all tests of this module but those about databases."""
    folder = tmp_path_factory.mktemp("ratings")
    with club_at(file_url(folder / "tikal.sqlite3"), folder) as browsers:
        yield browsers


@pytest.fixture
def two(new: NewBrowser, request: pytest.FixtureRequest) -> Two:
    """Give two people with accounts, Ada and Bob, of this test only."""
    name = f"{abs(hash(request.node.name)) % 10**6}"
    return person(new, f"ada{name}"), person(new, f"bob{name}")


def board(browser: Browser) -> dict[str, int]:
    """Return the board, its people by the first three letters of their handles."""
    return {name[:3]: rating for name, rating in ratings(browser).items()}


def mine(browser: Browser) -> Json:
    """Return somebody's own profile."""
    handle = browser.get("/api/session")["user"]["handle"]
    found: Json = browser.get(f"/api/players/{handle}")
    return found


def rating(browser: Browser) -> int:
    """Return somebody's rating."""
    found: int = mine(browser)["ratings"][0]["rating"]
    return found


def test_a_duel_changes_both_ratings(database: URL, tmp_path: Path) -> None:
    """Once, when it ends: what one gains the other loses, and the history tells it."""
    with club_at(database, tmp_path) as new:
        ada, bob = person(new, "ada"), person(new, "bob")
        table = rated_game(ada, bob)
        before = ada.get(f"/api/tables/{table['id']}/ratings")
        assert [(each["handle"], each["rating"], each["change"]) for each in before] == [
            ("ada", 1500, None),
            ("bob", 1500, None),
        ]
        assert ratings(ada) == {}
        concede(bob, table, 2)
        assert changes(bob, table) == [79, -79]
        assert ratings(new()) == {"ada": 1579, "bob": 1421}
        again = {"seq": ada.table(table)["seq"], "seat": 1}
        refused(ada, "POST", f"/api/tables/{table['id']}/concede", again, 409, "game_over")
        assert ratings(new()) == {"ada": 1579, "bob": 1421}
        lost(ada, bob)
        history = ada.get("/api/players/ada")["ratings"][0]["history"]
        assert [each["rating"] for each in history] == [1579, ratings(ada)["ada"]]
        assert run_sql(database, "SELECT count(*) FROM rating_changes") == [(4,)]


def test_a_whole_game_is_rated_by_its_places(new: NewBrowser, two: Two) -> None:
    """Three people to the end: whoever has more points gains more."""
    ada, bob = two
    eve = person(new, "eve")
    people = (ada, bob, eve)
    table = rated_game(*people)
    while not table["over"]:
        guest = people[table["state"]["seat"] - 1]
        table = guest.table(table)
        kinds = {each["kind"]: each["action"] for each in reversed(table["state"]["legal"])}
        action = next(kinds[kind] for kind in ("end", "place_tile", "take") if kind in kinds)
        table = guest.play(table, action)
    scores = table["state"]["scores"]
    by_score = sorted(range(3), key=lambda seat: scores[seat])
    found = [change or 0 for change in changes(ada, table)]
    assert [found[seat] for seat in by_score] == sorted(found)
    for one, other in ((0, 1), (1, 2), (0, 2)):
        same_place = scores[one] == scores[other] and table["winners"] not in (
            [one + 1],
            [other + 1],
        )
        assert (found[one] == found[other]) == same_place


def test_bots_have_ratings_too(two: Two) -> None:
    """A game against bots alone counts; there are no hints in it, and it can't be thrown away."""
    ada, _ = two
    table = host(ada, PERSON, BOT, terms=RATED)
    assert table["hints"] is False
    path = f"/api/tables/{table['id']}"
    refused(ada, "POST", f"{path}/hint", {}, 403, "no_hints")
    refused(ada, "DELETE", path, None, 409, "rated_running")
    before = ratings(ada).get("random", 1500)
    concede(ada, table, 1)
    assert ratings(ada)["random"] > before
    assert rating(ada) < 1500
    assert ada.http.delete(path).status_code == 204
    assert mine(ada)["games"] == []


@pytest.mark.parametrize("back", [False, True])
def test_whoever_left_is_last(two: Two, *, back: bool) -> None:
    """Whatever the bot in their place makes of it; who has come back is rated by their own end."""
    ada, bob = two
    table = rated_game(ada, bob)
    to_seat(bob, table, "leave", 2)
    if back:
        to_seat(bob, table, "return", 2)
    concede(ada, table, 1)
    # Of two who are both last nobody gains.
    assert changes(ada, table) == ([-79, 79] if back else [0, 0])


def test_guests_cannot_play_rated_games(new: NewBrowser, two: Two) -> None:
    """Neither as hosts nor by a link, the lobby or a free seat; others still can."""
    ada, _ = two
    guest = new()
    body = {"seats": [PERSON, OPEN], "terms": RATED}
    refused(guest, "POST", "/api/tables", body, 403, "rated_account")
    table = host(ada, PERSON, INVITED, OPEN, terms=RATED)
    code = code_for(ada, table)
    about = guest.get(f"/api/invitations/{code}")["table"]
    assert about["rated"]
    assert [each["rating"] for each in about["ratings"]] == [1500]
    refused(guest, "POST", f"/api/invitations/{code}", {}, 403, "rated_account")
    refused(guest, "POST", f"/api/tables/{table['id']}/sit", {}, 403, "rated_account")
    refused(guest, "POST", "/api/lobby/play", {"rated": True, "seats": 3}, 403, "rated_account")
    assert ada.table(table)["mine"] == [1]
    assert ada.table(table)["waiting"]


def test_the_lobby_brings_together_who_wants_the_same(new: NewBrowser, two: Two) -> None:
    """Who asks for a rated game never gets another, and the other way round."""
    ada, bob = two
    wanted = {"seats": 2, "variant": "auction"}
    plain = ada.post("/api/lobby/play", wanted)
    strict = ada.post("/api/lobby/play", wanted | RATED)
    assert plain["id"] != strict["id"]
    shown = {each["id"]: each for each in new().get("/api/lobby?rated=true")}
    assert plain["id"] not in shown
    assert [each["seat"] for each in shown[strict["id"]]["ratings"]] == [1]
    assert bob.post("/api/lobby/play", wanted | RATED)["id"] == strict["id"]
    assert bob.post("/api/lobby/play", wanted)["id"] == plain["id"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": [PERSON, PERSON]},
        {"seats": [BOT, BOT]},
        {"seats": [PERSON, BOT], "seed": 7},
        {"seats": [PERSON], "variant": "solo"},
        {"seats": [PERSON], "variant": "legend"},
    ],
)
def test_what_says_nothing_about_strength_is_not_rated(two: Two, wanted: Json) -> None:
    """One person on two seats, bots alone, a known deal, games against Mutul."""
    refused(two[0], "POST", "/api/tables", {**wanted, "terms": RATED}, 422, "rated_setup")


def test_the_term_never_changes(two: Two) -> None:
    """Whoever sits down agrees to what they see; the host can't take a second seat either."""
    ada, bob = two
    for rated in (True, False):
        table = host(ada, PERSON, INVITED, terms={"rated": rated})
        path = f"/api/tables/{table['id']}"
        body = {"terms": {"rated": not rated}}
        refused(ada, "PATCH", path, body, 422, "malformed")
        assert join(bob, code_for(ada, table))["terms"]["rated"] is rated
    table = host(ada, PERSON, INVITED, terms=RATED)
    offered = {"seq": 0, "seat": 2, "kind": "person"}
    refused(ada, "POST", f"/api/tables/{table['id']}/offer", offered, 422, "rated_setup")


def test_a_rematch_is_rated_with_a_new_deal_only(two: Two) -> None:
    """Against bots the same deal can be played again, for nothing; with people it can't at all."""
    ada, bob = two
    table = host(ada, PERSON, BOT, terms=RATED)
    concede(ada, table, 1)
    path = f"/api/tables/{table['id']}/rematch"
    assert ada.post(path, {"deal": "new"}, 201)["terms"]["rated"]
    assert not ada.post(path, {"deal": "same"}, 201)["terms"]["rated"]
    duel = lost(ada, bob)
    again = f"/api/tables/{duel['id']}/rematch"
    refused(ada, "POST", again, {"deal": "same"}, 422, "known_deal")
    waiting = ada.post(again, {"deal": "new"}, 201)
    assert waiting["terms"]["rated"]
    assert bob.post(f"/api/tables/{waiting['id']}/sit", {})["waiting"] is False


def test_unrated_games_change_nothing(two: Two) -> None:
    """Not even where all have accounts, and an imported record never does."""
    ada, _ = two
    over = played_to_the_end(ada, ada.new("person", "person"), 5)
    record = ada.get(f"/api/tables/{over['id']}/record")
    again = ada.post("/api/tables/import", {"record": record}, 201)
    for table in (over, again):
        assert ada.get(f"/api/tables/{table['id']}/ratings") == []
    assert mine(ada)["ratings"] == []
