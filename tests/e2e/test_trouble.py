"""What goes wrong is told in the reader's language, where they look, with a way on."""

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage

WORDS = {
    "en": ("There is no such game", "To the start page"),
    "fr": ("Cette partie n\u2019existe pas", "Vers l\u2019accueil"),
    "de": ("Dieses Spiel gibt es nicht", "Zur Startseite"),
}


def deck(text: str) -> FilePayload:
    """Return a file to choose."""
    return {"name": "my-cards.toml", "mimeType": "application/toml", "buffer": text.encode()}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("place", ["/table/nowhere", "/table/nowhere/replay/0"])
def test_a_game_that_is_not_there(new_guest: NewGuest, language: str, place: str) -> None:
    """A link to a game that is gone says so and leads back."""
    guest = new_guest()
    chosen = f'{{"language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.open(place)
    told, way = WORDS[language]
    expect(guest.page.get_by_role("alert")).to_contain_text(told)
    guest.page.get_by_role("link", name=way).click()
    expect(guest.page.locator(".hero")).to_be_visible()


def test_a_result_too_early(guest: GamePage) -> None:
    """A game that goes on has no result yet."""
    guest.begin()
    guest.open(f"/table/{guest.id}/result")
    expect(guest.page.get_by_role("alert")).to_have_text("This game is still going on.")


@pytest.mark.parametrize("phone", [False, True])
def test_cards_of_ones_own(new_guest: NewGuest, *, phone: bool) -> None:
    """A deck file with a fault is refused beside it, with card and field; mended it is played."""
    guest = new_guest(phone=phone)
    page = guest.page
    guest.open()
    good = page.request.get("/api/catalogue/solo-deck.toml").text()
    chooser = page.get_by_label("Cards of your own")
    chooser.set_input_files(deck(good.replace('"NE"', '"East"', 1)))
    expect(page.get_by_text("my-cards.toml")).to_be_visible()
    guest.button("Play solo").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Card S03: “needle” is 'East', but must be one of N NE SE S")
    expect(alert).to_be_in_viewport(ratio=1)
    chooser.set_input_files(deck(good.replace('id = "S', 'id = "my ')))
    guest.button("Play solo").click()
    expect(guest.table).to_be_visible()
    if phone:
        page.locator(".tab.turn").tap()
    expect(page.locator(".card strong")).to_contain_text("my ")


def test_the_built_in_cards_after_all(guest: GamePage) -> None:
    """A file chosen by mistake can be left out again."""
    guest.open()
    guest.page.get_by_label("Cards of your own").set_input_files(deck("nonsense\n"))
    guest.button("Play solo").click()
    expect(guest.page.get_by_role("alert")).to_have_text("The file is no TOML: look at line 1.")
    guest.button("Take the built-in cards instead").click()
    guest.button("Play solo").click()
    expect(guest.table).to_be_visible()
