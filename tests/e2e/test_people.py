"""Who sits at a table: their colours, their names, the bots' characters, and "You" for you."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_accessibility import violations

HUE = """name => getComputedStyle(document.body).getPropertyValue(name).trim()"""


def hue(guest: GamePage, name: str) -> str:
    """The hue that a custom property has on the page."""
    found: str = guest.page.evaluate(HUE, name)
    return found


def seats(guest: GamePage) -> Any:  # noqa: ANN401 - as JSON
    """Who sits at the table on the page."""
    return guest.page.request.get(f"/api/tables/{guest.id}").json()["seats"]


def test_choosing_colours_and_seats(guest: GamePage) -> None:
    """Colours are swapped, seats change places, and the table is played and kept like that."""
    guest.open()
    guest.page.get_by_text("Custom game").click()
    place = guest.page.locator("form [data-seat='1']")
    opener = guest.page.locator("form [data-seat='2']")
    guest.page.get_by_label("Who is player 2?").select_option("easy")
    expect(opener).to_contain_text("forgetful")
    place.get_by_role("button", name="Colour of player 1").click()
    place.locator("[data-colour=rose]").click()
    expect(place.locator("[data-sign]").first).to_have_attribute("data-sign", "3")
    opener.get_by_role("button", name="Colour of player 2").click()
    opener.locator("[data-colour=rose]").click()
    expect(place.locator("[data-sign]").first).to_have_attribute("data-sign", "2")
    guest.button("Move player 2 up").click()
    expect(guest.page.get_by_label("Who is player 1?")).to_have_value("easy")
    assert violations(guest.page) == []
    guest.button("Begin").click()
    guest.until_mine()
    assert [(seat["kind"], seat["color"]) for seat in seats(guest)] == [
        ("bot", "rose"),
        ("person", "gold"),
    ]
    assert hue(guest, "--seat-1") == hue(guest, "--colour-seat-3")
    assert hue(guest, "--mark-2") == hue(guest, "--colour-mark-2")
    guest.open()
    assert hue(guest, "--seat-1") == hue(guest, "--colour-seat-1")


def test_a_favourite_colour_is_kept(guest: GamePage) -> None:
    """Chosen once, it is yours in every game that you play alone at the screen."""
    guest.open()
    guest.button("Settings").click()
    guest.page.get_by_role("dialog").locator("[data-colour=black]").click()
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    guest.button("Play now").click()
    guest.until_mine()
    assert [seat["color"] for seat in seats(guest)] == ["black", "gold"]


def test_you_are_you(new_guest: NewGuest) -> None:
    """Alone at the screen you are "You", and the bot has a name; nobody is "Player 1"."""
    guest = new_guest()
    guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "medium"}])
    cards = guest.page.locator("h3")
    expect(cards.filter(has_text="You")).to_have_count(1)
    expect(cards.filter(has_text="Bruno")).to_have_count(1)
    guest.place_tile()
    guest.bring("leader", "a1")
    label = guest.space("a1").get_attribute("aria-label") or ""
    assert "You: leader" in label
    assert "Player 1" not in guest.page.locator("main").inner_text()
    guest.begin(seats=[{"kind": "person", "name": "Ann"}, {"kind": "person"}])
    expect(cards.filter(has_text="Ann")).to_have_count(1)
    expect(cards.filter(has_text="Player 2")).to_have_count(1)


def test_a_record_names_its_bots(guest: GamePage) -> None:
    """Bots of a record have their names, not their levels."""
    guest.resume("classic-2-supermeeple", 20, ["Ann", "hard"])
    expect(guest.page.locator("h3").filter(has_text="Ximena")).to_have_count(1)


def test_the_log_in_colours_and_pictures(guest: GamePage) -> None:
    """Turns have their seat's sign, events their pictures; links still read as sentences."""
    guest.resume("classic-4-supermeeple", 232)
    guest.button("Log").click()
    turn = guest.page.locator("section").filter(has_text="· Player 3").last
    expect(turn.locator("h3 [data-sign='3']")).to_have_count(1)
    expect(turn.locator("[data-icon=tile]").first).to_be_visible()
    dug = guest.page.locator("li").filter(has_text="recovers a treasure from").first
    expect(dug.get_by_role("link")).to_have_count(1)
    expect(dug.locator("[data-kind]")).to_have_count(1)
    assert violations(guest.page) == []
