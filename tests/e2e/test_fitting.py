"""Words of every language fit where they stand."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PHONE, NewGuest
from tests.e2e.game import FITS, GamePage
from tests.e2e.scenes import LANGUAGES, speak
from tests.e2e.test_small_screens import AUCTION, SIDEWAYS, apart, box, inside


def speaking(guest: GamePage, language: str, speed: str = "none") -> GamePage:
    """Let a page speak a language."""
    chosen = f'{{"speed": "{speed}", "language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    return guest


@pytest.mark.parametrize("language", LANGUAGES)
def test_skipping_can_be_read_on_a_phone_s_side(new_guest: NewGuest, language: str) -> None:
    """While Mutul's steps are told, the button beside them says what it does."""
    guest = speaking(new_guest(phone=True), language, "slow")
    guest.page.set_viewport_size(SIDEWAYS)
    guest.stop_time()
    guest.begin(variant="solo", seats=[{"kind": "person"}])
    skip = guest.page.locator(".notices .button")
    expect(skip).to_be_visible()
    assert skip.evaluate("each => each.scrollWidth <= each.clientWidth")
    told = box(guest.page.locator(".notices .last"))
    assert told["x"] + told["width"] <= box(skip)["x"]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_the_compass_button_leaves_the_base_camp_free(
    new_guest: NewGuest, size: ViewportSize
) -> None:
    """On a phone it lies with the other buttons, far from where everybody starts."""
    guest = new_guest(phone=True)
    guest.page.set_viewport_size(size)
    guest.resume("solo-2-supermeeple", 31)
    button = box(guest.button("Show the compass"))
    assert apart(button, box(guest.space("a1")))
    for name in ("Zoom in", "Zoom out"):
        assert apart(button, box(guest.button(name)))


def test_members_stand_over_the_needle(guest: GamePage) -> None:
    """What stands in the guide's space is not hidden by where his needle points."""
    guest.resume("solo-2-supermeeple", 31)
    order = "document.querySelector('.needle').compareDocumentPosition(%s) & 4"
    last = "[...document.querySelectorAll('.sheet [data-member]')].at(-1)"
    assert guest.page.evaluate(order % last) == 4


LONG = [
    "Wilhelmina-Alexandra Featherst",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Bo",
    "Jean-Sébastien de Rochebrune",
]
# Of a golden game, some of its moves: before the first, and when there is much to tell.
LONG_NAMES = [
    ("solo-2-supermeeple", 0),
    ("solo-2-supermeeple", 140),
    ("auction-4-classic1999", 520),
]


def whole_numbers(guest: GamePage) -> None:
    """Look at the players' cards: no number is cut off, a name is one line."""
    cards = guest.players
    expect(cards.locator(".score").first).to_be_visible()
    assert cards.evaluate("each => each.scrollWidth <= each.clientWidth")
    for number in cards.locator(".score, .now b, .part").all():
        assert inside(number, cards)
    for name in cards.locator("h3").all():
        assert box(name)["height"] < 30, "a name is one line"
        assert name.get_attribute("title") == (name.text_content() or "").strip()
    track = guest.page.locator(".track")
    assert box(track.locator("svg"))["width"] < box(track)["width"]


@pytest.mark.parametrize(("game", "moves"), LONG_NAMES)
def test_long_names_leave_the_scores_alone(guest: GamePage, game: str, moves: int) -> None:
    """A name of thirty letters is cut, and in its title whole; at the table and in its replay."""
    guest.resume(game, moves, LONG)
    for language in LANGUAGES:
        speak(guest, language)
        whole_numbers(guest)
    guest.open(f"/table/{guest.id}/replay")
    # It speaks the last of them already.
    for language in reversed(LANGUAGES):
        speak(guest, language)
        whole_numbers(guest)


DESKTOPS: list[ViewportSize] = [
    {"width": 1024, "height": 700},
    {"width": 1081, "height": 700},
    {"width": 1100, "height": 760},
    {"width": 1150, "height": 700},
    {"width": 1180, "height": 700},
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
]


# Whether it scrolls, or a button sticks out.
OVER = """dock => dock.scrollHeight > dock.clientHeight
    || [...dock.querySelectorAll("button")].some(each =>
        each.getBoundingClientRect().right > dock.getBoundingClientRect().right - 8)"""


def test_everything_in_a_dock_is_in_sight(guest: GamePage) -> None:
    """Placing, bidding and taking need no scrolling in any window of a desk."""
    found: list[str] = []

    def look(what: str) -> None:
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            speak(guest, language)
            for size in DESKTOPS:
                guest.page.set_viewport_size(size)
                if guest.page.locator(".dock").evaluate(OVER):
                    found.append(f"{what}, {language}, {size['width']}x{size['height']}")

    guest.begin()
    look("a tile")
    guest.page.locator(FITS).first.click()
    expect(guest.page.locator(".confirm")).to_be_enabled()
    look("a tile on trial")
    guest.page.locator(".confirm").click()
    expect(guest.page.locator(".ap")).to_be_visible()
    look("acting")
    guest.begin(**AUCTION)
    look("bidding")
    guest.resume("auction-3-supermeeple", 4)
    look("taking")
    before = guest.seq
    guest.page.locator("[data-take]").first.click()
    guest.done(before)
    guest.page.locator(FITS).first.click()
    expect(guest.page.locator(".confirm")).to_be_enabled()
    look("a taken tile on trial")
    assert found == []


def test_only_whole_numbers_can_be_bid(guest: GamePage) -> None:
    """The field takes what it is given; the button says why that is no bid."""
    guest.begin(**AUCTION)
    field = guest.page.get_by_role("spinbutton", name="Your bid")
    bid = guest.page.locator(".bid .primary")
    for text in ("1.5", "-2", "0", "99", ""):
        field.fill(text)
        expect(bid).to_have_attribute("aria-disabled", "true")
        expect(bid).to_have_text("Bid")
        expect(bid).to_have_accessible_description("Only whole numbers from 1 to 20.")
        bid.click(force=True)
    assert guest.page.locator(".said").count() == 0
    field.fill("3")
    expect(bid).to_have_text("Bid 3")
    expect(bid).to_have_accessible_description("Costs 3 of your points, leaves 17.")
    guest.button("Bid more").click()
    expect(field).to_have_value("4")
    before = guest.seq
    bid.click()
    guest.done(before)
    field.fill("4")
    expect(bid).to_have_accessible_description("Only whole numbers from 5 to 20.")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "No rule contains “tiramisu”."),
        ("fr", "Aucune règle ne contient « tiramisu »."),
        ("de", "Keine Regel enthält „tiramisu“."),
    ],
)
def test_a_search_that_finds_nothing_says_so(new_guest: NewGuest, language: str, told: str) -> None:
    """Above the list, which is empty then, and aloud."""
    guest = speaking(new_guest(), language)
    guest.open("/rules")
    expect(guest.page.locator("dt").first).to_be_visible()
    nothing = guest.page.locator("main").get_by_role("status")
    expect(nothing).to_have_text("")
    guest.page.locator("label input").fill(" tiramisu ")
    expect(nothing).to_have_text(told)
    guest.page.locator("label input").fill("R8")
    expect(nothing).to_have_text("")
