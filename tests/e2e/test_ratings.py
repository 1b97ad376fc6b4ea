"""Rated games in browsers: proposed, agreed to, played to the end; boards and profiles."""

import secrets

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.club import HEADERS, asked, host, hurry, join, links, told
from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.scenes import LANGUAGES, SIZES, speak
from tests.e2e.test_accessibility import violations
from tests.e2e.test_boxes import BOXES

PASSWORD = "correct horse"  # noqa: S105 - of nobody
RATED = {"rated": True}


def member(new_guest: NewGuest, name: str, **look: bool) -> GamePage:
    """Return the browser of somebody with an account; all tests share a server."""
    guest = new_guest(**look)
    guest.open()
    handle = f"{name}-{secrets.token_hex(3)}"
    told(guest, "/api/account", {"handle": handle, "password": PASSWORD})
    guest.open()
    return guest


def handle_of(guest: GamePage) -> str:
    """Return the handle of somebody with an account."""
    return str(asked(guest, "/api/session")["user"]["handle"])


def on_board(guest: GamePage, handle: str) -> Locator:
    """Return somebody's line on the board that a page shows."""
    return guest.page.locator("tbody tr").filter(has_text=handle)


def duel(ada: GamePage, bob: GamePage) -> str:
    """Let two people play a rated game that the second gives up; return its id."""
    host(ada, "person", "invited", terms=RATED)
    join(bob, links(ada)[0])
    expect(bob.table).to_be_visible()
    seq = bob.page.request.get(f"/api/tables/{bob.id}").json()["seq"]
    told(bob, f"/api/tables/{bob.id}/concede", {"seq": seq, "seat": 2})
    return bob.id


def test_two_play_for_a_rating(new_guest: NewGuest) -> None:
    """From the proposal to the board and the profile, which a stranger reads with its game."""
    ada, bob, eve = member(new_guest, "Lovelace"), member(new_guest, "Babbage"), new_guest()
    ada.page.get_by_label("Rated game").first.check()
    ada.button("Play with a friend").click()
    room = ada.page.locator(".room")
    expect(room.locator("[data-agree]")).to_contain_text("changes everyone's rating")
    expect(room.locator("[data-rating]")).to_have_text("1500?")
    link = links(ada)[0]
    eve.page.goto(link)
    expect(eve.page.locator('[data-needs="account"]')).to_be_visible()
    expect(eve.button("Join the game")).to_have_count(0)
    bob.page.goto(link)
    expect(bob.page.locator("[data-agree]")).to_contain_text("changes everyone's rating")
    expect(bob.page.locator("[data-rating]")).to_have_text("1500?")
    bob.button("Join the game").click()
    for each in (ada, bob):
        expect(each.table).to_be_visible()
    hurry([ada, bob], 10_000)
    game = ada.id
    found = ada.page.request.get(f"/api/tables/{game}/ratings").json()
    for each in (ada, bob):
        each.open(f"/table/{game}/result")
        for line in found:
            shown = each.page.locator(f'.ranking [data-seat="{line["seat"]}"]')
            change = f"{line['change']:+}".replace("-", "\u2212")
            expect(shown.locator(".rating b")).to_have_text("±0" if change == "+0" else change)
            expect(shown.locator("[data-rating]")).to_have_text(f"{line['rating']}?")
    eve.open("/ratings")
    for each in (ada, bob):
        expect(on_board(eve, handle_of(each))).to_be_visible()
    handle = handle_of(bob)
    eve.page.get_by_role("link", name=handle).click()
    expect(eve.page.locator(f'[data-profile="{handle}"]')).to_be_visible()
    expect(eve.page.locator('figure[data-curve="classic"]')).to_be_visible()
    # The curve keeps to its chart.
    chart, line = (
        eve.page.locator(f"figure {part}").bounding_box() for part in (".chart", "polyline")
    )
    assert chart is not None
    assert line is not None
    assert chart["y"] <= line["y"]
    assert line["y"] + line["height"] <= chart["y"] + chart["height"]
    eve.page.locator(f'[data-game="{game}"] a').click()
    expect(eve.page.locator(".ranking.done")).to_be_visible()
    eve.page.get_by_role("link", name="Replay").click()
    expect(eve.page.locator(".replay, [data-replay], .scrub").first).to_be_attached()


def test_a_guest_learns_why_not(guest: GamePage) -> None:
    """At a table of one's own the box is there, cannot be ticked, and leads to an account."""
    guest.open()
    guest.page.locator('[data-start="custom"] summary').first.click()
    choice = guest.page.locator('[data-choice="rated"]')
    expect(choice.get_by_role("checkbox")).to_be_disabled()
    choice.get_by_role("link").click()
    expect(guest.page.locator("h1")).to_have_text("Account")


def test_a_profile_is_hidden_and_shown(new_guest: NewGuest) -> None:
    """On the account page; nobody else finds it meanwhile, oneself does."""
    ada, bob = member(new_guest, "Lovelace"), member(new_guest, "Babbage")
    duel(ada, bob)
    ada.open("/account")
    part = ada.page.locator('[data-part="profile"]')
    with ada.page.expect_response("**/api/account/profile"):
        part.get_by_role("checkbox").check()
    bob.open("/ratings")
    expect(on_board(bob, handle_of(bob))).to_be_visible()
    expect(on_board(bob, handle_of(ada))).to_have_count(0)
    bob.open(f"/player/{handle_of(ada)}")
    expect(bob.page.get_by_text("There is no such profile")).to_be_visible()
    expect(bob.page.locator("[data-profile]")).to_have_count(0)
    part.get_by_role("link").click()
    expect(ada.page.locator(".hidden")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wrong_with_the_pages(new_guest: NewGuest, *, dark: bool) -> None:
    """Board, profile, result, lobby and waiting room: axe, and room for every text."""
    ada = member(new_guest, "Wilhelmina-Al", dark=dark)
    bob = member(new_guest, "Babbage", dark=dark)
    game = duel(ada, bob)
    host(ada, "person", "open", "invited", terms=RATED)
    waiting = f"/table/{ada.id}"
    pages = {
        "/ratings": "tbody tr",
        f"/player/{handle_of(bob)}": "[data-profile] figure",
        f"/table/{game}/result": ".ranking.done",
        "/lobby": "[data-rated]",
        waiting: ".room [data-rating]",
    }
    found: list[str] = []
    for path, ready in pages.items():
        guest = ada if path == waiting else bob
        guest.page.set_viewport_size(SIZES[0])
        guest.open(path)
        expect(guest.page.locator(ready).first).to_be_visible()
        found += [f"{path}: {each}" for each in violations(guest.page)]
        for language in LANGUAGES if not dark else ("en",):
            guest.page.set_viewport_size(SIZES[0])
            speak(guest, language)
            for size in SIZES:
                guest.page.set_viewport_size(size)
                expect(guest.page.locator(ready).first).to_be_visible()
                where = f"{path} {language} {size['width']}x{size['height']}"
                found += [f"{where}: {each}" for each in guest.page.evaluate(BOXES)]
        found += [f"{path} on a phone: {each}" for each in violations(guest.page)]
        speak(guest, "en")
    assert not found, "\n".join(found)


def test_the_lobby_keeps_rated_tables_apart(new_guest: NewGuest) -> None:
    """A guest sees that a table is rated and what it takes; a member sits down at one click."""
    ada, bob, eve = member(new_guest, "Lovelace"), member(new_guest, "Babbage"), new_guest()
    host(ada, "person", "open", variant="auction", terms=RATED)
    eve.open("/lobby")
    line = eve.page.locator(f'[data-table="{ada.id}"]')
    expect(line.locator("[data-rated]")).to_be_visible()
    expect(line.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(line.locator('[data-needs="account"]')).to_be_visible()
    bob.open("/lobby")
    bob.button("Auction").click()
    bob.page.get_by_label("Rated game").check()
    bob.button("Play with anyone").click()
    expect(bob.table).to_be_visible()
    assert bob.id == ada.id
    assert eve.page.request.post(f"/api/tables/{ada.id}/sit", data={}, headers=HEADERS).status in (
        403,
        404,
    )
