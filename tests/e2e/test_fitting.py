"""Words of every language fit where they stand."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_small_screens import SIDEWAYS, box, inside

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
    """Look at the cards on the left: no number is cut off, a name is one line."""
    left = guest.page.locator(".left")
    expect(left.locator(".score").first).to_be_visible()
    assert left.evaluate("each => each.scrollWidth <= each.clientWidth")
    for number in left.locator(".score, .now b, .part").all():
        edge = box(left)
        assert box(number)["x"] + box(number)["width"] <= edge["x"] + edge["width"]
    for name in left.locator("h3").all():
        assert box(name)["height"] < 30, "a name is one line"
        assert name.get_attribute("title") == (name.text_content() or "").strip()
    track = left.locator(".track svg")
    assert box(track)["width"] < 272


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "moves"), LONG_NAMES)
def test_long_names_leave_the_scores_alone(
    new_guest: NewGuest, language: str, game: str, moves: int
) -> None:
    """A name of thirty letters is cut, and in its title whole; at the table and in its replay."""
    guest = speaking(new_guest(), language)
    guest.resume(game, moves, LONG)
    whole_numbers(guest)
    guest.open(f"/table/{guest.id}/replay")
    whole_numbers(guest)
