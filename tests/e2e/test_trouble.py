"""What goes wrong is told in the reader's language, where they look, with a way on."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import RECORDS, GamePage
from tests.e2e.line import Line

WORDS = {
    "en": ("There is no such game", "Home"),
    "fr": ("Cette partie n\u2019existe pas", "Accueil"),
    "de": ("Diese Partie gibt es nicht", "Startseite"),
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
    guest.page.get_by_role("link", name=way, exact=True).click()
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
    page.locator("[data-start=solo]").get_by_text("Options").click()
    chooser = page.locator("[data-start=solo]").get_by_label("Your own cards")
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
    form = guest.page.locator("[data-start=solo]")
    form.get_by_text("Options").click()
    form.get_by_label("Your own cards").set_input_files(deck("nonsense\n"))
    guest.button("Play solo").click()
    expect(guest.page.get_by_role("alert")).to_have_text("The file isn't valid TOML: see line 1.")
    guest.button("Use the built-in cards").click()
    guest.button("Play solo").click()
    expect(guest.table).to_be_visible()


NOT_REACHED = "The server can't be reached."
TRIPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def give_up(guest: GamePage) -> Locator:
    """Open the window for giving up."""
    guest.page.locator(".tab.more").click()
    guest.button("Concede").click()
    return guest.page.get_by_role("dialog")


def test_giving_up_names_who(guest: GamePage) -> None:
    """With several people at one screen it is chosen who gives up, and told what follows."""
    guest.begin(seats=[*TRIPLE, {"kind": "bot", "bot": "easy"}])
    window = give_up(guest)
    # Ann is to move: it is she unless somebody else is chosen.
    expect(window).to_contain_text("Ann concedes. A medium bot will play on in their place.")
    window.get_by_label("Ben").check()
    expect(window).to_contain_text("Ben concedes.")
    window.locator("[data-confirm=concede]").click()
    expect(guest.page.locator(".last")).to_have_text("Ben conceded; a medium bot plays on.")
    seats = guest.page.request.get(f"/api/tables/{guest.id}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]


@pytest.mark.usefixtures("held_bots")
def test_giving_up_while_a_bot_thinks(guest: GamePage) -> None:
    """While none of the people is to move nobody gives up by mistake."""
    guest.begin(seats=[{"kind": "bot", "bot": "easy"}, *TRIPLE])
    expect(guest.table).to_have_attribute("data-mine", "")
    window = give_up(guest)
    confirm = window.locator("[data-confirm=concede]")
    expect(confirm).to_be_disabled()
    window.get_by_label("Ben").check()
    expect(window).to_contain_text("Ben concedes.")
    expect(confirm).to_be_enabled()


def test_giving_up_a_duel_tells_who_wins(guest: GamePage) -> None:
    """In a duel the other one wins."""
    guest.begin(seats=TRIPLE)
    expect(give_up(guest)).to_contain_text("Ann concedes and Ben wins.")


@pytest.mark.parametrize(
    ("fail", "sentence"), [(Line.cut, NOT_REACHED), (Line.jam, "That didn't work.")]
)
def test_what_fails_at_the_table_is_said(
    guest: GamePage, fail: Callable[[Line, str], None], sentence: str
) -> None:
    """Undo, reset, giving up and renaming say that they failed, and work once they can."""
    line = Line(guest.page)
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b2")
    page = guest.page
    told = guest.answer
    asking: list[tuple[str, Callable[[], None]]] = [
        ("**/undo", lambda: guest.button("Undo").click()),
        ("**/undo-turn", lambda: guest.button("Reset turn").click()),
        ("**/concede", lambda: give_up(guest).locator("[data-confirm=concede]").click()),
        ("**/api/tables/*", lambda: rename(guest)),
    ]
    for pattern, do in asking:
        fail(line, pattern)
        do()
        expect(told).to_contain_text(sentence)
        line.mend(pattern)
        page.locator(".tab.turn").click()
        guest.space("b2").click()
        expect(told).to_be_hidden()
    guest.button("Undo").click()
    expect(page.locator(".last")).to_contain_text("Undone")


def rename(guest: GamePage) -> None:
    """Give the table a name."""
    guest.page.locator(".tab.more").click()
    guest.button("Rename this game").click()
    guest.page.get_by_label("New name").fill("Ours")
    guest.button("Confirm").click()


def test_what_fails_at_the_start_is_said(guest: GamePage) -> None:
    """Rematch, rename and delete say that they failed; a window stays until it worked."""
    line = Line(guest.page)
    guest.begin()
    guest.open()
    page = guest.page
    alert = page.locator(".games [role=alert]")
    line.cut("**/api/tables/*")
    line.cut("**/rematch")
    page.locator(".games summary").click()
    guest.button("Rematch, new deal").click()
    expect(alert).to_contain_text(NOT_REACHED)
    page.locator(".games summary").click()
    guest.button("Rename").click()
    guest.button("Confirm").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(NOT_REACHED)
    page.keyboard.press("Escape")
    page.locator(".games summary").click()
    page.locator(".games details").get_by_role("button", name="Delete").click()
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Delete").click()
    expect(window.get_by_role("alert")).to_contain_text(NOT_REACHED)
    line.mend("**/api/tables/*")
    window.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()


@pytest.mark.parametrize(
    ("place", "pattern", "wrong", "then"),
    [
        ("/", "**/api/tables", "No games yet.", "No games yet."),
        ("/statistics", "**/api/statistics", "Finish a game", "Finish a game"),
        ("/learn/first", "**/api/tables/import", "Loading…", "Step 1 of"),
    ],
)
def test_what_can_not_be_read_is_said(
    guest: GamePage, place: str, pattern: str, wrong: str, then: str
) -> None:
    """What the server can't tell is not taken for nothing; trying again shows it."""
    line = Line(guest.page)
    line.cut(pattern)
    guest.open(place)
    expect(guest.page.get_by_role("alert").filter(has_text=NOT_REACHED)).to_be_visible()
    expect(guest.page.get_by_text(wrong)).to_be_hidden()
    line.mend(pattern)
    guest.button("Try again").click()
    expect(guest.page.get_by_text(then)).to_be_visible()


def test_a_move_that_can_not_be_shown(guest: GamePage) -> None:
    """A replay says that a move did not come, and goes there when it can."""
    line = Line(guest.page)
    guest.begin()
    guest.place_tile()
    guest.bring("explorer", "b2")
    page = guest.page
    line.cut("**/at/*")
    guest.open(f"/table/{guest.id}/replay/0")
    expect(page.get_by_role("alert")).to_contain_text(NOT_REACHED)
    line.mend("**/at/*")
    guest.button("Try again").click()
    expect(page.locator(".replay")).to_have_attribute("data-index", "0")
    line.cut("**/at/3")
    page.keyboard.press("End")
    expect(page.get_by_role("alert")).to_contain_text(NOT_REACHED)
    expect(page.locator(".replay")).to_have_attribute("data-index", "0")
    line.mend("**/at/3")
    guest.button("Try again").click()
    expect(page.locator(".replay")).to_have_attribute("data-index", "3")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_hint_that_does_not_come(guest: GamePage) -> None:
    """That the server is away or busy is no lack of advice."""
    line = Line(guest.page)
    guest.begin_work()
    page = guest.page
    busy: dict[str, object] = {"code": "too_many", "message": "", "rule": None, "params": {}}
    line.handle("**/hint", lambda route: route.fulfill(status=429, json=busy))
    page.keyboard.press("h")
    window = page.get_by_role("region", name="Hint")
    expect(window.get_by_role("alert")).to_contain_text("already being worked on")
    line.mend("**/hint")
    line.cut("**/hint")
    window.get_by_role("button", name="Try again").click()
    expect(window.get_by_role("alert")).to_contain_text(NOT_REACHED)


def test_a_part_of_the_page_that_does_not_come(guest: GamePage) -> None:
    """Without a server a link says so in the page, which is loaded anew once there is one."""
    line = Line(guest.page)
    guest.open()
    page = guest.page
    line.cut("**/*")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("alert")).to_contain_text("couldn't be loaded")
    guest.button("Try again").click()
    expect(guest.button("Try again")).to_be_enabled()
    line.mend("**/*")
    guest.button("Try again").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()


def test_a_table_deleted_elsewhere(guest: GamePage) -> None:
    """A window on a table that was deleted in another says so and leads away."""
    guest.begin()
    gone = guest.page.request.delete(f"/api/tables/{guest.id}", headers={"X-Tikal": "1"})
    assert gone.ok
    expect(guest.page.get_by_role("alert")).to_contain_text("it has been deleted")
    guest.page.get_by_role("link", name="Home").click()
    expect(guest.page.locator(".hero")).to_be_visible()


RECORD = json.loads((RECORDS / "classic-2-classic1999.tikal").read_text("utf-8"))
BROKEN = {**RECORD, "actions": ["end", *RECORD["actions"][1:]]}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("[]", "Diese Datei lässt sich nicht lesen."),
        ("{}", "der Fehler steht hier: setup."),
        ('{"a": "' + "x" * 1024 * 1024 + '"}', "Das ist zu groß: höchstens 1024\u00a0kB."),
        (json.dumps(BROKEN), "der Fehler steht hier: actions[0]. "),
    ],
    ids=["list", "empty", "large", "rules"],
)
def test_a_record_refused_in_german(guest: GamePage, content: str, told: str) -> None:
    """A record file is refused in the page's language: size, place, rule."""
    guest.page.add_init_script("localStorage['tikal.settings'] = '{\"language\": \"de\"}'")
    guest.open()
    file: FilePayload = {
        "name": "a.tikal",
        "mimeType": "application/json",
        "buffer": content.encode(),
    }
    guest.page.get_by_label("Datei öffnen").set_input_files(file)
    alert = guest.page.locator(".games [role=alert]")
    expect(alert).to_contain_text(told)
    assert not re.search(r"\b(the|is|should|first)\b", alert.inner_text())


@pytest.mark.parametrize("place", ["/foo", "/table"])
def test_an_address_that_leads_nowhere(guest: GamePage, place: str) -> None:
    """An unknown address says so and leads to the start."""
    guest.open(place)
    expect(guest.page.get_by_role("alert")).to_have_text("This page doesn't exist.")
    guest.page.get_by_role("link", name="Home").click()
    expect(guest.page.locator(".hero")).to_be_visible()


def test_settings_of_another_version(guest: GamePage) -> None:
    """Settings that can't be are left aside, and the page is there."""
    odd = json.dumps({"language": "xx", "palette": "pink", "speed": 7})
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{odd}'")
    guest.open()
    expect(guest.button("Play now")).to_be_visible()
