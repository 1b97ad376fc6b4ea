"""What happens is seen and heard to happen, holds nobody up, and is told once."""

import re

import pytest
from playwright.sync_api import ConsoleMessage, Locator, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.listening import heard, listen

GAME = "classic-3-supermeeple"
# Before the turns that end with a volcano, two scored temples, and the third scoring round's end.
VOLCANO, TEMPLES, ROUND = 52, 189, 251
# Before a treasure is dug out on c4, the first of its kind for its owner.
DIG = 269
# Before a turn after which Mutul plays.
MUTUL = 31
# A slow beat, and more of them than any scoring takes.
BEAT = 800
BEATS = 40

# Every sound that begins, and every context that could make one.
COUNT_SOUNDS = """() => {
    window.begun = 0;
    window.contexts = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...given) { super(...given); window.contexts += 1; }
        createOscillator() {
            const made = super.createOscillator();
            const start = made.start.bind(made);
            made.start = (at) => { window.begun += 1; start(at); };
            return made;
        }
    };
}"""


def scene(guest: GamePage, kind: str) -> Locator:
    """Return what is shown above the board, if it is of a kind."""
    return guest.page.locator(f"[data-scene={kind}]")


def watching(guest: GamePage, moves: int) -> GamePage:
    """Sit down before the end of a turn, with the clock stopped, and end it."""
    guest.stop_time()
    guest.resume(GAME, moves)
    guest.end()
    return guest


def until(guest: GamePage, found: Locator) -> None:
    """Let time pass beat by beat until something is shown."""
    for _ in range(BEATS):
        if found.count():
            return
        guest.let_pass(BEAT // 2)
    raise AssertionError(found)


@pytest.mark.parametrize("phone", [False, True])
def test_a_volcano_is_seen(new_guest: NewGuest, *, phone: bool) -> None:
    """The tile, which scoring round it brings, and who scores in which order; Escape ends it."""
    guest = watching(new_guest(phone=phone, speed="slow"), VOLCANO)
    card = scene(guest, "scoring")
    for words in ("Volcano!", "Scoring round 1 of 4", "Scoring order"):
        expect(card).to_contain_text(words)
    expect(card.locator("svg").first).to_be_in_viewport(ratio=1)
    assert card.locator("li").all_inner_texts() == ["Player 1", "Player 2", "Player 3"]
    expect(card).to_have_attribute("aria-hidden", "true")
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert guest.button("Skip").count() == 0


def test_nothing_moves_where_nothing_may(new_guest: NewGuest) -> None:
    """With reduced motion the cards are there, for a shorter time, and stand still."""
    guest = new_guest(speed="slow")
    guest.page.emulate_media(reduced_motion="reduce")
    watching(guest, VOLCANO)
    expect(scene(guest, "scoring")).to_contain_text("Volcano!")
    assert guest.page.evaluate("document.getAnimations().length") == 0
    guest.let_pass(4 * BEAT)
    expect(scene(guest, "scoring")).to_have_count(0)


def test_temples_score_one_by_one(new_guest: NewGuest) -> None:
    """Each with the strengths that decide; its points are counted when they have arrived."""
    guest = watching(new_guest(speed="slow"), TEMPLES)
    score = guest.players.locator("[data-score-of='3']")
    expect(scene(guest, "space")).to_contain_text("Player 3 scores")
    expect(guest.page.locator("svg .points")).to_have_text("+10")
    expect(score).to_have_text("10")
    until(guest, guest.page.locator(".strengths"))
    assert guest.page.locator(".strengths .strength").all_text_contents() == ["11", "10", "12"]
    expect(score).to_have_text("20")
    guest.button("Skip").click()
    expect(scene(guest, "space")).to_have_count(0)
    expect(score).to_have_text("29")


def test_a_round_ends_in_a_summary(new_guest: NewGuest) -> None:
    """Everybody's points and score are on a card, and are said once."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.resume(GAME, ROUND)
    listen(guest)
    guest.end()
    card = guest.page.locator("[data-summary]")
    until(guest, card)
    expect(card).to_contain_text("Scoring round 3 of 4")
    rows = card.locator("tbody tr").all_inner_texts()
    assert [row.split() for row in rows] == [
        ["Player", "3", "+19", "48"],
        ["Player", "2", "+5", "5"],
        ["Player", "1", "+2", "2"],
    ]
    guest.let_pass(12 * BEAT)
    expect(card).to_have_count(0)
    for sentence in (
        "Player 3 scores 19 for temples and 0 for treasures and has 48 points.",
        "Player 1 scores 2 points and has 2.",
        "Player 2 scores 5 points and has 5.",
        "Player 3 scores 19 points and has 48.",
    ):
        assert heard(guest).count(sentence) == 1, sentence


def test_a_volcano_is_told_once(new_guest: NewGuest) -> None:
    """Whoever listens hears which round it is and in which order everybody scores."""
    guest = new_guest(speed="fast")
    guest.resume(GAME, VOLCANO)
    listen(guest)
    guest.end()
    expect(scene(guest, "scoring")).to_have_count(0)
    for sentence in (
        "Player 1 draws volcano B4: a scoring round begins.",
        "Scoring round 1 of 4.",
        "Scoring order: Player 1, Player 2, Player 3.",
    ):
        assert heard(guest).count(sentence) == 1, sentence


def test_whoever_acts_has_seen_enough(new_guest: NewGuest) -> None:
    """What is shown can be clicked through: it ends, and the action is taken."""
    guest = watching(new_guest(speed="slow"), VOLCANO)
    expect(scene(guest, "scoring")).to_be_visible()
    guest.bring("explorer", "a1")
    assert guest.ap == 9
    expect(scene(guest, "scoring")).to_have_count(0)


def test_a_click_leads_to_one_s_turn(new_guest: NewGuest) -> None:
    """While Mutul's steps are shown a click on the board is a click in one's own turn."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.resume("solo-2-supermeeple", MUTUL)
    guest.button("End turn").click()
    expect(guest.page.locator(".notices .last")).to_contain_text("Mutul")
    assert guest.table.get_attribute("data-mine") == ""
    guest.space("c2").click()
    expect(guest.table).to_have_attribute("data-mine", "1")
    expect(guest.space("c2")).to_have_attribute("aria-pressed", "true")


def test_sounds_can_be_switched_off(new_guest: NewGuest) -> None:
    """None before a first gesture, some for a tile and steps, none any more once they are off."""
    guest = new_guest()
    warnings: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if "AudioContext" in message.text:
            warnings.append(message.text)

    guest.page.on("console", note)
    guest.page.add_init_script(f"({COUNT_SOUNDS})()")
    guest.begin()
    assert guest.page.evaluate("[window.contexts, window.begun]") == [0, 0]
    guest.place_tile()
    guest.bring("explorer", "b1")
    guest.button("Settings").click()
    assert guest.page.evaluate("window.begun") > 0
    guest.page.get_by_label("Sound").uncheck()
    expect(guest.page.get_by_label("Volume")).to_be_disabled()
    guest.page.keyboard.press("Escape")
    before = guest.page.evaluate("window.begun")
    guest.act("Ub1")
    assert guest.page.evaluate("[window.contexts, window.begun]") == [1, before]
    guest.page.reload()
    guest.button("Settings").click()
    expect(guest.page.get_by_label("Sound")).not_to_be_checked()
    assert warnings == []


def test_a_treasure_flies_to_its_owner(new_guest: NewGuest) -> None:
    """It is shown by picture and name, and only then lies with the others."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.resume(GAME, DIG)
    hand = guest.players.locator("[data-hand-of='1'] li")
    before = hand.count()
    guest.space("c4").click()
    guest.act("Rc4")
    expect(scene(guest, "treasure")).to_contain_text("Bone Flute")
    assert hand.count() == before
    assert guest.page.locator(".cargo").count() == 1
    guest.let_pass(3 * BEAT)
    expect(scene(guest, "treasure")).to_have_count(0)
    expect(hand).to_have_count(before + 1)
    expect(hand.last).to_contain_text(re.compile("Bone Flute"))
