"""The start page: one click to a game; and everything one does with games one has."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage

RECORDS = Path(__file__).parents[1] / "games"


def test_one_click_to_play(guest: GamePage) -> None:
    """A newcomer is playing after one click."""
    guest.open()
    guest.button("Play now").click()
    guest.until_mine()
    expect(guest.page.get_by_text("Your turn")).to_be_visible()


def test_one_click_to_go_on(guest: GamePage) -> None:
    """Whoever has left in the middle of a game finds it first, with a picture of its board."""
    guest.begin()
    guest.place_tile()
    table = guest.id
    guest.open()
    card = guest.page.locator("[data-start=continue]")
    expect(card.locator(".picture svg")).to_be_visible()
    card.get_by_role("link", name="Continue").click()
    expect(guest.table).to_have_attribute("data-phase", "act")
    assert guest.id == table


def test_a_table_of_ones_own(guest: GamePage) -> None:
    """Three seats, the auction and an edition, chosen on the page."""
    guest.open()
    guest.page.get_by_text("Custom game").click()
    guest.page.locator("form").get_by_role("button", name="Auction").click()
    guest.button("Add a player").click()
    guest.page.get_by_label("Who is player 2?").select_option("easy")
    guest.page.get_by_label("Name 1").fill("Ann")
    guest.page.locator(".edition select").select_option("classic1999")
    guest.button("Begin").click()
    expect(guest.table).to_have_attribute("data-phase", "bid")
    expect(guest.players.locator("h3").first).to_have_text("Ann")
    expect(guest.players.locator("h3")).to_have_count(3)


def test_solo_with_difficulty(guest: GamePage) -> None:
    """Mutul begins with the head start one gave him, and his card and reasons are shown."""
    guest.open()
    form = guest.page.locator("[data-start=solo]")
    form.get_by_label("Mutul's head start").select_option("125")
    guest.button("Play solo").click()
    guest.until_mine()
    expect(guest.players.locator(".score").last).to_have_text("125")
    expect(guest.page.get_by_role("heading", name="Mutul's card")).to_be_visible()
    expect(guest.page.get_by_text("the first legal space from")).to_be_visible()


def test_rename_rematch_and_delete(guest: GamePage) -> None:
    """Games are found again, get names, are played again and go away."""
    guest.begin()
    first = guest.id
    guest.open()
    game = guest.page.locator(f"[data-game='{first}']")
    game.locator("summary").click()
    game.get_by_role("button", name="Rename").click()
    guest.page.get_by_label("New name").fill("Sunday")
    guest.page.keyboard.press("Enter")
    expect(game).to_contain_text("Sunday")
    game.locator("summary").click()
    expect(game.get_by_role("button", name="Rematch, same deal")).to_have_count(0)
    game.get_by_role("button", name="Rematch, new deal").click()
    expect(guest.table).to_be_visible()
    assert guest.id != first
    guest.open()
    game.locator("summary").click()
    game.get_by_role("button", name="Delete").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(game).to_have_count(0)


def test_a_record_goes_out_and_comes_in(guest: GamePage, tmp_path: Path) -> None:
    """What is saved can be opened once the game is over; what can't is refused with a reason."""
    guest.begin()
    guest.place_tile()
    guest.button("More").click()
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Save the record").click()
    path = tmp_path / "game.tikal"
    download.value.save_as(path)
    assert json.loads(path.read_text("utf-8"))["actions"]
    address = guest.page.url
    guest.open()
    files = guest.page.locator("input[type=file][accept*=tikal]")
    files.set_input_files(path)
    expect(guest.page.get_by_role("alert")).to_contain_text("once the game is over")
    guest.page.goto(address)
    guest.button("More").click()
    guest.button("Concede").click()
    guest.page.locator("[data-confirm=concede]").click()
    expect(guest.table).to_have_attribute("data-over", "true")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Save the record").click()
    download.value.save_as(path)
    guest.open()
    files.set_input_files(path)
    expect(guest.page.locator(".replay")).to_have_attribute("data-index", "0")
    guest.open()
    files.set_input_files(RECORDS / "classic-2-supermeeple.tikal")
    expect(guest.page.locator(".replay")).to_have_attribute("data-index", "0")
    guest.open()
    broken = tmp_path / "broken.tikal"
    broken.write_text('{"format": "tikal-record"}', "utf-8")
    files.set_input_files(broken)
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_a_phone_shows_all_statistics(new_guest: NewGuest) -> None:
    """Every figure has its name beside it and is in sight, without scrolling sideways."""
    guest = new_guest(phone=True)
    guest.begin()
    answer = guest.page.request.post(
        f"/api/tables/{guest.id}/concede", data={"seq": 0, "seat": 1}, headers={"X-Tikal": "1"}
    )
    assert answer.ok
    guest.open("/statistics")
    for name in ("Played", "Won", "Mean score", "Best score"):
        expect(guest.page.locator(f"[data-name='{name}']")).to_be_in_viewport(ratio=1)


def test_languages(guest: GamePage) -> None:
    """The page speaks three languages, and remembers which."""
    guest.open()
    guest.button("Settings").click()
    for language, words in (("Deutsch", "Jetzt spielen"), ("Français", "Jouer tout de suite")):
        guest.page.get_by_role("dialog").get_by_role("button", name=language).click()
        expect(guest.page.locator(".big")).to_have_text(words)
    guest.page.reload()
    expect(guest.page.locator(".big")).to_have_text("Jouer tout de suite")
    expect(guest.page.locator("html")).to_have_attribute("lang", "fr")


def test_looks(new_guest: NewGuest) -> None:
    """Dark by the system's wish, light by one's own; palettes change the hues."""
    guest = new_guest(dark=True)
    guest.open()
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    guest.button("Settings").click()
    window = guest.page.get_by_role("dialog")
    window.get_by_role("button", name="Light").click()
    expect(root).to_have_attribute("data-theme", "light")
    window.get_by_role("button", name=re.compile("Okabe")).click()
    expect(root).to_have_attribute("data-palette", "okabe")


def test_a_long_list_is_short_until_asked(guest: GamePage) -> None:
    """The newest games are shown, and all of them on demand."""
    guest.open()
    for seed in range(10):
        body = {"variant": "classic", "seed": seed, "seats": [{"kind": "person"}] * 2}
        answer = guest.page.request.post("/api/tables", data=body, headers={"X-Tikal": "1"})
        assert answer.ok
    guest.open()
    games = guest.page.locator("[data-game]")
    expect(games).to_have_count(8)
    guest.button("Show all 10 games").click()
    expect(games).to_have_count(10)


def test_a_menu_closes_by_itself(guest: GamePage) -> None:
    """A click elsewhere or Escape closes it."""
    guest.begin()
    guest.open()
    menu = guest.page.locator("[data-game] details")
    summary = menu.locator("summary")
    summary.click()
    expect(menu).to_have_attribute("open", "")
    guest.page.locator("h1").click()
    expect(menu).not_to_have_attribute("open", "")
    summary.click()
    expect(menu).to_have_attribute("open", "")
    guest.page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")


def test_the_way_back_from_the_rules(guest: GamePage) -> None:
    """A refusal's link leads to its rule, and a button from there to the game."""
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b1")
    guest.bar.locator("[aria-disabled=true]").first.hover()
    guest.bar.locator(".tip a:visible").first.click()
    back = guest.page.get_by_role("link", name="Back to the game")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(guest.table).to_have_attribute("data-phase", "act")
    guest.open("/rules")
    expect(back).to_have_count(0)
