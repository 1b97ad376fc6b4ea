"""Words of every language fit where they stand."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PHONE, NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_small_screens import SIDEWAYS, apart, box, inside

LANGUAGES = ["en", "fr", "de"]


def speaking(guest: GamePage, language: str, speed: str = "none") -> GamePage:
    """Let a page speak a language."""
    chosen = f'{{"speed": "{speed}", "language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    return guest


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_are_not_cut_off(new_guest: NewGuest, language: str) -> None:
    """However long the words of a player's card are, its score shows whole."""
    guest = speaking(new_guest(), language)
    guest.resume("solo-2-supermeeple", 31)
    left = guest.page.locator(".left")
    for number in guest.page.locator(".left .score, .left .part").all():
        assert inside(number, left)
    assert left.evaluate("each => each.scrollWidth <= each.clientWidth")
    cut = "each => each.filter(e => e.scrollWidth > e.clientWidth).length"
    assert guest.page.locator(".left .if").evaluate_all(cut) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_skipping_can_be_read_on_a_phone_s_side(new_guest: NewGuest, language: str) -> None:
    """While Mutul's steps are told, the button beside them says what it does."""
    guest = speaking(new_guest(phone=True), language, "slow")
    guest.page.set_viewport_size(SIDEWAYS)
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
