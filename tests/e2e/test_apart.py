"""At a table with people elsewhere: leaving and returning, spectators, rematches, shared games."""

import re

from playwright.sync_api import expect

from tests.e2e.club import HEADERS, asked, host, hurry, join, links, named, pair, told
from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_accessibility import violations
from tests.e2e.test_reconnecting import BrokenSockets


def more(guest: GamePage, name: str) -> None:
    """Press a button of the table's menu."""
    guest.page.locator(".tab.more").click()
    guest.reading.get_by_role("button", name=name).click()


def concede(guest: GamePage, seat: int) -> None:
    """Give a game up, without the page."""
    table = asked(guest, f"/api/tables/{guest.id}")
    told(guest, f"/api/tables/{guest.id}/concede", {"seq": table["seq"], "seat": seat})


def change(guest: GamePage, **terms: bool) -> None:
    """Change who may look at a table."""
    path = f"/api/tables/{guest.id}"
    answer = guest.page.request.patch(path, data={"terms": terms}, headers=HEADERS)
    assert answer.ok, answer.text()


def test_a_whole_game_of_four(new_guest: NewGuest) -> None:
    """Four browsers, three links, one game: everybody sees every turn and the same result."""
    people = [named(new_guest, name) for name in ("Ada", "Bob", "Eve", "Joe")]
    ada, *others = people
    host(ada, "person", "invited", "invited", "invited")
    for guest, link in zip(others, links(ada), strict=True):
        join(guest, link)
    for guest in people:
        expect(guest.table).to_be_visible()
    for number, guest in enumerate(people):
        guest.until_mine()
        turn = guest.page.locator("strong.turn")
        expect(turn).to_have_text("Your turn")
        expect(guest.page).to_have_title(re.compile("^● Your turn"))
        watching = people[number - 1]
        expect(watching.page.locator("strong.turn")).to_have_text(
            f"{('Ada', 'Bob', 'Eve', 'Joe')[number]}'s turn"
        )
        guest.place_tile()
        guest.end()
    hurry(people, 10_000)
    for guest in people:
        expect(guest.table).to_have_attribute("data-over", "true")
    results = [asked(guest, f"/api/tables/{ada.id}/result") for guest in people]
    assert all(result == results[0] for result in results)


def test_a_lost_connection(new_guest: NewGuest) -> None:
    """What the others do meanwhile is there as soon as the connection is."""
    ada, bob = named(new_guest, "Ada"), named(new_guest, "Bob")
    working = True
    sockets = BrokenSockets(bob.page, lambda _number: working)
    host(ada, "person", "invited")
    join(bob, links(ada)[0])
    sockets.connected()
    bob.page.route("**/api/**", lambda route: route.abort())
    working = False
    sockets.opened[-1].close()
    expect(bob.page.get_by_text("Connection lost.")).to_be_visible()
    ada.place_tile()
    ada.end()
    working = True
    bob.page.unroute_all()
    expect(bob.page.get_by_text("Connection lost.")).to_be_hidden(timeout=30_000)
    bob.until_mine()
    bob.place_tile()
    bob.end()
    ada.until_mine()


def test_a_bot_plays_until_one_comes_back(new_guest: NewGuest) -> None:
    """Everybody is told who leaves and who comes back; the seat is theirs all the time."""
    ada, bob = pair(new_guest)
    ada.place_tile()
    more(bob, "Leave the table")
    bob.page.locator("[data-confirm=leave]").click()
    expect(bob.page.locator("[data-apart=away]")).to_contain_text("Bruno is playing for you.")
    expect(ada.page.locator(".last")).to_have_text("Bob left; a bot plays on.")
    expect(ada.page.locator("[data-aloud]")).to_contain_text("Bob left")
    expect(ada.players).to_contain_text("bot")
    assert violations(bob.page) == []
    ada.end()
    ada.until_mine()
    bob.page.reload()
    bob.button("Take your seat back").click()
    expect(bob.page.locator("[data-apart]")).to_have_count(0)
    expect(ada.page.locator(".last")).to_have_text("Bob is back.")
    ada.place_tile()
    ada.end()
    bob.until_mine()
    bob.place_tile()


def test_a_spectator_sees_no_secrets_and_no_buttons(new_guest: NewGuest) -> None:
    """Private at first; with the host's leave anybody with the link looks on, and no more."""
    ada, bob = pair(new_guest)
    eve = new_guest()
    eve.open(f"/table/{ada.id}")
    expect(eve.page.get_by_role("alert")).to_contain_text("no such game")
    ada.page.locator(".tab.more").click()
    ada.page.get_by_label("Others may watch").check()
    link = ada.page.get_by_label("Link for spectators")
    expect(link).to_have_value(re.compile(f"/table/{ada.id}$"))
    eve.page.goto(link.input_value())
    expect(eve.page.locator("[data-apart=watching]")).to_contain_text("You are watching")
    expect(eve.page.locator("strong.turn")).to_have_text("Ada's turn")
    seen = asked(eve, f"/api/tables/{ada.id}")
    assert (seen["mine"], seen["state"]["legal"], seen["seed"]) == ([], [], None)
    assert violations(eve.page) == []
    ada.place_tile()
    expect(eve.table).to_have_attribute("data-phase", "act")
    eve.page.keyboard.press("w")
    eve.page.keyboard.press("/")
    eve.page.locator(".tab.more").click()
    for name in ("End turn", "Place it here", "Hint", "What if", "Concede", "Leave", "Rename"):
        expect(eve.page.get_by_role("button", name=name)).to_have_count(0)
    expect(eve.page.locator("dialog[open]")).to_have_count(0)
    ada.page.get_by_label("Others may watch").uncheck()
    expect(eve.page.get_by_role("alert")).to_contain_text("no such game")
    expect(bob.table).to_be_visible()


def test_a_rematch(new_guest: NewGuest) -> None:
    """One asks, the other finds it at the table and in the result, and both play again."""
    ada, bob = pair(new_guest)
    concede(bob, 2)
    first = ada.id
    expect(ada.table).to_have_attribute("data-over", "true")
    for guest in (ada, bob):
        guest.page.get_by_role("link", name="See the result").click()
    expect(bob.page.get_by_role("button", name="same deal")).to_have_count(0)
    bob.button("Rematch").click()
    expect(bob.page.locator(".room")).to_contain_text("1 of 2 seats taken")
    expect(ada.page.get_by_role("link", name="To the rematch")).to_be_visible()
    ada.open(f"/table/{first}")
    expect(ada.page.locator("[data-apart=rematch]")).to_contain_text("There is a rematch")
    ada.page.get_by_role("link", name="To the rematch").click()
    ada.button("Play again").click()
    for guest in (ada, bob):
        expect(guest.table).to_have_attribute("data-over", "false")
        assert guest.id == bob.id != first


def test_a_shared_game(new_guest: NewGuest) -> None:
    """Result, replay and picture in a browser that never was there, unless the owner minds."""
    ada, bob = pair(new_guest)
    hurry([ada, bob], 30)
    concede(bob, 2)
    stranger = new_guest(phone=True)
    link = f"/table/{ada.id}/result"
    page = stranger.page
    stranger.open(link)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada")
    expect(page.locator(".charts")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    assert violations(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name=re.compile("SVG")).first.click()
    assert saved.value.suggested_filename.endswith(".svg")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".replay")).to_have_attribute("data-index", "0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay")).to_have_attribute("data-index", "1")
    ada.open(link)
    ada.page.get_by_label("Only the players may look").check()
    expect(ada.page.get_by_label("Link to this game")).to_have_count(0)
    stranger.open(link)
    expect(page.get_by_role("alert")).to_contain_text("no such game")
    bob.open(link)
    expect(bob.page.locator(".charts")).to_be_visible()


def test_my_games_begin_with_my_turn(new_guest: NewGuest) -> None:
    """The list says whose turn it is, and where the others wait for one comes first."""
    ada, bob = pair(new_guest)
    table = ada.id
    for guest in (ada, bob):
        told(guest, "/api/tables", {"seats": [{"kind": "person"}, {"kind": "person"}]})
        guest.open()
    row = f"[data-game='{table}']"
    first = ada.page.locator("[data-game]").first
    expect(first).to_have_attribute("data-game", table)
    expect(first).to_contain_text("Your turn")
    expect(ada.page.locator("[data-start=continue]")).to_contain_text("Your turn")
    expect(bob.page.locator(row)).to_contain_text("Ada's turn")
    ada.go_to(table)
    ada.place_tile()
    ada.end()
    expect(bob.page.locator("[data-game]").first).to_contain_text("Your turn")
