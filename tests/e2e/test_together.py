"""Playing together: real browsers of several people, invited by link, and a lobby to meet in."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.club import asked, host, hurry, join, links, named, pair
from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_accessibility import LOOKS, violations


@pytest.mark.parametrize(("dark", "phone"), LOOKS)
def test_play_with_a_friend(new_guest: NewGuest, *, dark: bool, phone: bool) -> None:
    """One click opens a table with a link; whoever follows it gives a name, and both play."""
    ada, bob = new_guest(dark=dark, phone=phone), new_guest(dark=dark, phone=phone)
    ada.open()
    ada.button("Play with a friend").click()
    room = ada.page.locator(".room")
    expect(room).to_contain_text("1 of 2 seats taken")
    expect(ada.page).to_have_title(re.compile("^1/2 · Waiting for players"))
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.keyboard.press("Tab")
    ada.page.locator("[data-colour=rose]").click()
    expect(room.locator("[data-seat='1'] [data-sign]").first).to_have_attribute("data-sign", "3")
    code = ada.page.get_by_role("img", name="QR code of the invitation to seat 2")
    expect(code).to_be_visible()
    assert code.evaluate("picture => picture.complete && picture.naturalWidth > 0")
    expect(room).to_contain_text("This link works on this computer only.")
    assert violations(ada.page) == []
    bob.page.goto(links(ada)[0])
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(
        "Ada invites you to a game of Tikal"
    )
    expect(bob.page.locator("[data-colour=rose]")).to_be_disabled()
    assert violations(bob.page) == []
    bob.page.get_by_label("Play as").fill("Bob")
    bob.button("Join the game").click()
    for guest, other in ((ada, "Bob"), (bob, "Ada")):
        expect(guest.table).to_be_visible()
        seats = asked(guest, f"/api/tables/{guest.id}")["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Ada", "Bob"]
        names = guest.page.locator(".name" if phone else "h3")
        expect(names.filter(has_text="You")).to_have_count(1)
        expect(names.filter(has_text=other)).to_have_count(1)
        expect(guest.button("Hint")).to_have_count(0)


def test_a_link_leads_others_here(new_guest: NewGuest) -> None:
    """Whoever came by a name that others can use gives that away, and is told nothing more."""
    ada = new_guest()
    ada.open()
    address = ada.page.url.replace("127.0.0.1", "tikal.lan")
    ada.page.goto(address)
    ada.button("Play with a friend").click()
    assert links(ada)[0].startswith(f"{address}join/")
    expect(ada.page.locator(".room")).not_to_contain_text("this computer only")


def test_links_that_no_longer_count(new_guest: NewGuest) -> None:
    """Renewed, cut off, taken, one's own, of a table that is gone: each is said clearly."""
    ada, bob, eve = (named(new_guest, name) for name in ("Ada", "Bob", "Eve"))
    host(ada, "person", "invited", "invited")
    old = links(ada)[0]
    ada.button("New link").click()
    expect(ada.page.locator(".room input[readonly]").first).not_to_have_value(old)
    new, other = links(ada)
    says = bob.page.get_by_role("alert")
    bob.page.goto(old)
    expect(says).to_contain_text("has been withdrawn")
    bob.page.goto(f"{new[:-5]}")
    expect(says).to_contain_text("may have been cut off")
    join(bob, new)
    expect(bob.page.locator(".room")).to_be_visible()
    eve.page.goto(new)
    expect(eve.page.get_by_role("alert")).to_contain_text("already taken this seat")
    bob.page.goto(new)
    expect(bob.page.get_by_text("You already have a seat at this table.")).to_be_visible()
    bob.page.get_by_role("link", name="Go to the table").click()
    bob.page.locator("[data-away]").click()
    bob.page.wait_for_url("**/")
    expect(ada.page.locator(".room")).to_contain_text("1 of 3 seats taken")
    join(bob, new)
    ada.button("Free Bob's seat").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("no longer have a seat")
    ada.page.locator("[data-away]").click()
    ada.page.wait_for_url("**/")
    eve.page.goto(other)
    expect(eve.page.get_by_role("alert")).to_contain_text("no longer exists")


def test_a_name_being_typed_is_left_alone(new_guest: NewGuest) -> None:
    """The name one has comes too late for a field that has the focus already."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    host(ada, "person", "invited")
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    bob.page.route("**/api/session", hold)
    with bob.page.expect_request("**/api/session"):
        bob.page.goto(links(ada)[0])
    field = bob.page.get_by_label("Play as")
    field.focus()
    with bob.page.expect_response("**/api/session") as told_who:
        waiting[0].continue_()
    told_who.value.finished()
    field.press_sequentially("Bobby")
    expect(field).to_have_value("Bobby")


def test_seats_of_every_kind(new_guest: NewGuest) -> None:
    """A custom table for the host, an invited friend, anybody, and a bot; seats are changed."""
    ada, bob, eve = (named(new_guest, name) for name in ("Ada", "Bob", "Eve"))
    ada.open()
    ada.page.get_by_text("Custom game").click()
    ada.page.get_by_label("Who is player 2?").select_option("invited")
    for number, kind in ((3, "open"), (4, "random")):
        ada.button("Add a player").click()
        ada.page.get_by_label(f"Who is player {number}?").select_option(kind)
    ada.button("Open the table").click()
    room = ada.page.locator(".room")
    expect(room).to_contain_text("2 of 4 seats taken")
    join(bob, links(ada)[0], "Bobby")
    expect(room.locator("[data-seat='2'] h3")).to_have_text("Bobby")
    bob.page.locator("[data-seat='4']").get_by_role("button", name="Sit here").click()
    expect(room.locator("[data-seat='4'] h3")).to_have_text("Bobby")
    ada.page.get_by_label("Who may take seat 2?").select_option("easy")
    expect(room.locator("[data-seat='2'] h3")).to_have_text("Lupe")
    eve.open("/lobby")
    table = eve.page.locator(f"[data-table='{ada.id}']")
    expect(table).to_contain_text("Bobby")
    assert violations(eve.page) == []
    table.get_by_role("button", name="Take a seat").click()
    for guest in (ada, bob, eve):
        expect(guest.table).to_be_visible()
    kinds = [seat["kind"] for seat in asked(eve, f"/api/tables/{eve.id}")["seats"]]
    assert kinds == ["person", "bot", "person", "person"]


def test_play_with_anyone(new_guest: NewGuest) -> None:
    """An empty lobby helps; the first opens a table there, the second sits down by one click."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    for guest in (ada, bob):
        guest.open("/lobby")
        guest.button("Auction").click()
        guest.button("3 players").click()
    ada.button("Play with anyone").click()
    expect(ada.page.locator(".room")).to_contain_text("1 of 3 seats taken")
    expect(bob.page.locator(f"[data-table='{ada.id}']")).to_be_visible()
    bob.button("Play with anyone").click()
    expect(ada.page.locator(".room")).to_contain_text("2 of 3 seats taken")
    assert bob.id == ada.id
    ada.page.get_by_label("Who may take seat 3?").select_option("random")
    for guest in (ada, bob):
        expect(guest.table).to_have_attribute("data-phase", "bid")


def has_to_move(guest: GamePage) -> bool:
    """Return whether the server waits for this person; their page may not know it yet."""
    return bool(asked(guest, f"/api/tables/{guest.id}")["state"]["legal"])


@pytest.mark.parametrize("variant", ["classic", "auction"])
def test_a_whole_game_of_two(new_guest: NewGuest, variant: str) -> None:
    """Each in a browser of their own, to the result; the middle of the game goes by quickly."""
    ada, bob = pair(new_guest, variant=variant)
    for _ in range(2):
        for guest in (ada, bob):
            if guest.table.get_attribute("data-mine"):
                guest.turn()
    hurry([ada, bob], 10_000 if variant == "auction" else 70)
    while mover := next((guest for guest in (ada, bob) if has_to_move(guest)), None):
        mover.until_mine()
        mover.turn()
    for guest in (ada, bob):
        expect(guest.table).to_have_attribute("data-over", "true")
        guest.page.get_by_role("link", name="See the result").click()
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        expect(guest.page.locator(".charts")).to_be_visible()
