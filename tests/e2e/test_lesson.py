"""Five lessons from their first step to their last, and the way from one to the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.lesson import NEXT, Do, click, follow, press, step, tap
from tests.e2e.test_accessibility import violations

WHOLE = [
    pytest.param("first", "Next lesson: Temples and majority", click, id="first-mouse"),
    pytest.param("temples", "Next lesson: Treasures and exchange", tap, id="temples-touch"),
    pytest.param("treasures", "Next lesson: Camps, shifts and guards", press, id="treasures-keys"),
    pytest.param("camps", "Next lesson: Volcano and scoring", click, id="camps-mouse"),
]
# What somebody tries, what is lit before and after, and the answer.
MISTAKES = [
    ("first", "tile", ["[data-space=a3]", "[data-spot=place-tile]"], "place the tile on b3. It's"),
    ("temples", "two", ["[data-space=b1]", "[data-action=Ub1]"], "bring the second explorer"),
    ("treasures", "dig", ["[data-spot=exchange]", "[data-action^=X]"], "keep your Stone Turtle"),
    ("camps", "aside", ["[data-space=a3]", "[data-action=Ga3E]"], "take the leader away first"),
    ("volcano", "raise", ["[data-spot=end]"], "spend your AP first"),
]


@pytest.mark.parametrize(("name", "then", "do"), WHOLE)
def test_a_lesson_to_its_end(new_guest: NewGuest, name: str, then: str, do: Do) -> None:
    """Whoever does what the light is on gets to the end, and sees one thing to go on with."""
    guest = new_guest(phone=do is tap)
    if do is click:
        # Small, so that a bar at a space would cover what is lit.
        guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.open(f"/learn/{name}")
    follow(guest, do=do)
    on = guest.page.get_by_role("link", name=then)
    expect(on).to_be_focused()
    assert violations(guest.page) == []
    assert guest.page.request.get("/api/tables").json() == []
    on.click()
    expect(guest.page.locator(".lesson")).to_be_visible()


def test_the_last_lesson_starts_an_easy_game(guest: GamePage) -> None:
    """Both have scored, 14 to 13; then the real thing begins."""
    guest.open("/learn/volcano")
    follow(guest, until="both")
    expect(guest.page.locator("[data-spot=seats]")).to_contain_text(re.compile("14.*13"))
    follow(guest, until="last")
    expect(guest.page.locator(NEXT)).to_have_text("Play an easy game")
    guest.page.locator(NEXT).click()
    expect(guest.table).to_be_visible()
    table = guest.page.request.get(f"/api/tables/{guest.id}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    guest.open("/learn")
    expect(guest.page.locator("[data-lesson=volcano]")).to_contain_text("Done")


@pytest.mark.parametrize(("name", "at", "tries", "answer"), MISTAKES)
def test_a_usual_mistake_is_answered(
    guest: GamePage, name: str, at: str, tries: list[str], answer: str
) -> None:
    """Nothing happens but a word about this very mistake; the light stays where it was."""
    guest.open(f"/learn/{name}")
    follow(guest, until=at)
    for wrong in tries:
        guest.page.locator(wrong).first.click()
    expect(guest.page.get_by_role("alert")).to_contain_text(f"Not quite: {answer}")
    step(guest, at)
    assert violations(guest.page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_light_and_arrow_are_on_the_target(new_guest: NewGuest, *, phone: bool) -> None:
    """The ring lies around the space, the arrow beside it, and both follow the board."""
    guest = new_guest(phone=phone)
    guest.open("/learn/first")
    follow(guest, until="tile")
    ring, space = guest.page.locator(".veil .ring"), guest.space("b3")
    for zoom in range(2):
        if zoom:
            guest.button("Zoom in").click()
        expect(ring).to_be_visible()
        guest.page.wait_for_function(
            """() => {
                const box = css => document.querySelector(css).getBoundingClientRect();
                const [ring, space] = [box('.veil .ring'), box('[data-space=b3]')];
                return Math.abs(ring.left - space.left) < 8 && Math.abs(ring.top - space.top) < 8
                    && Math.abs(ring.width - space.width) < 12;
            }"""
        )
        around, arrow = space.bounding_box(), guest.page.locator(".veil .arrow").bounding_box()
        assert around is not None
        assert arrow is not None
        gap = around["y"] - (arrow["y"] + arrow["height"])
        assert -30 < gap < 30


def test_a_look_at_the_rules_loses_nothing(guest: GamePage) -> None:
    """The lesson itself points at a rule's number; whoever follows it comes back to the step."""
    guest.open("/learn/first")
    follow(guest, until="limit")
    guest.page.locator("[data-action=Rb3]").hover()
    guest.why("Rb3").get_by_role("link").click()
    expect(guest.page.get_by_role("heading", name="Rules")).to_be_visible()
    guest.page.get_by_role("link", name="Back to the lesson").click()
    step(guest, "limit")


def test_a_lesson_goes_on_where_it_was_left(guest: GamePage) -> None:
    """It can be left for anything; its table is no game of one's own, and the overview knows it."""
    guest.open("/learn/first")
    follow(guest, until="leader")
    guest.page.reload()
    step(guest, "leader")
    guest.page.get_by_role("link", name="Tikal").first.click()
    expect(guest.page.get_by_text("No games yet")).to_be_visible()
    guest.open("/learn")
    expect(guest.page.locator("[data-lesson=first]")).to_contain_text("Step 3 of 8")
    guest.page.get_by_role("link", name="Continue: Your first turn").click()
    step(guest, "leader")
    guest.button("Start over").click()
    step(guest, "welcome")


def test_the_overview_leads_through_the_lessons(guest: GamePage) -> None:
    """The first one at first, then the first that is not done, and at last a game."""
    guest.open("/learn")
    expect(guest.page.get_by_role("link", name="Start: Your first turn")).to_be_visible()
    guest.page.evaluate("localStorage['tikal.lessons'] = JSON.stringify(['first', 'temples'])")
    guest.page.reload()
    expect(guest.page.locator("[data-lesson=temples]")).to_contain_text("Done")
    expect(guest.page.get_by_role("link", name="Start: Treasures")).to_be_visible()
    every = "['first', 'temples', 'treasures', 'camps', 'volcano']"
    guest.page.evaluate(f"localStorage['tikal.lessons'] = JSON.stringify({every})")
    guest.page.reload()
    guest.button("Play an easy game").click()
    expect(guest.table).to_be_visible()


def test_a_forgotten_lesson_is_no_game(guest: GamePage) -> None:
    """Where the browser's memory was cleared, the lesson begins anew and leaves no table behind."""
    guest.open("/learn/first")
    follow(guest, until="leader")
    guest.page.evaluate("localStorage.removeItem('tikal.lesson.first')")
    guest.open()
    expect(guest.page.get_by_text("No games yet")).to_be_visible()
    guest.open("/learn/first")
    step(guest, "welcome")
    assert len(guest.page.request.get("/api/tables").json()) == 1


def test_undo_goes_back_a_step(guest: GamePage) -> None:
    """What was taken back is asked for again."""
    guest.open("/learn/first")
    follow(guest, until="leader")
    guest.button("Undo").click()
    step(guest, "tile")
    follow(guest, until="leader")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_phone_shows_how_to_go_on(new_guest: NewGuest, language: str) -> None:
    """However long the words are, the button below them is in sight, and so is the board."""
    guest = new_guest(phone=True)
    chosen = f'{{"speed": "none", "language": "{language}"}}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    guest.open("/learn/first")
    step(guest, "welcome")
    expect(guest.page.locator(".text .primary")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".board")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".dock")).to_be_in_viewport(ratio=1)
