"""Tikal Legend through the page: draft, items, cards, choices for Mutul, whole games."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import legend
from tests.e2e.conftest import NewGuest
from tests.e2e.game import FITS, GamePage
from tests.e2e.lesson import follow, tap
from tests.e2e.test_accessibility import violations
from tikal.engine.legend.options import BALANCED_SCORE

# How often a test lets a tenth of a second pass before it gives up waiting for something brief.
MOMENTS = 300


def test_it_is_offered_on_the_start_page(guest: GamePage) -> None:
    """Newcomers begin low; the balanced start and the printed one are offered; options count."""
    guest.open()
    guest.button("Tikal Legend").click()
    form = guest.page.locator("[data-start=legend]")
    start = form.get_by_label("Mutul's head start")
    expect(start.locator("option").first).to_have_text("50 (to begin with)")
    expect(start.locator("option").nth(1)).to_have_text(f"{BALANCED_SCORE} (balanced)")
    expect(start.locator("option").nth(2)).to_have_text("175 (as printed)")
    expect(form).to_contain_text("From 175, as printed, the hard bot wins three games in four")
    start.select_option("balanced")
    expect(form).to_contain_text("Cards and board are reconstructed. Own the box?")
    form.get_by_text("Difficulty").click()
    form.get_by_label("His Solo cards").select_option("A C")
    form.get_by_label("He exchanges a treasure").check()
    form.get_by_role("button", name="Play Legend").click()
    expect(guest.table).to_have_attribute("data-phase", "draft")
    options = guest.page.request.get(f"/api/tables/{guest.id}").json()["state"]["legend"][
        "settings"
    ]
    assert options["letters"] == ["A", "C"]
    assert options["score"] == BALANCED_SCORE
    assert (options["swap"], options["floor"]) == (True, False)


def test_a_deck_that_lacks_a_row_is_refused_beside_the_form(guest: GamePage) -> None:
    """What is wrong with one's own Solo cards is told where the file was chosen."""
    guest.open()
    guest.button("Tikal Legend").click()
    form = guest.page.locator("[data-start=legend]")
    form.get_by_text("Difficulty").click()
    text = guest.page.request.get("/api/catalogue/legend-deck.toml").text()
    broken = re.sub(r"(?m)^row = .*\n", "", text, count=1)
    assert broken != text
    form.locator("input[type=file]").set_input_files(
        {"name": "mine.toml", "mimeType": "application/toml", "buffer": broken.encode()}
    )
    form.get_by_role("button", name="Play Legend").click()
    expect(form.get_by_role("alert")).to_contain_text("row")


def test_an_item_is_read_then_taken(guest: GamePage) -> None:
    """A click shows what a card does and what else it is good for; a button takes it for good."""
    legend.begin(guest)
    legend.item(guest, "display-card-2").click()
    about = guest.page.locator("[data-facts]")
    expect(about).to_contain_text("Restoration")
    expect(about).to_contain_text("Uncover up to two levels")
    expect(about).to_contain_text("or 3 AP")
    guest.button("Take it").click()
    mine = guest.players.locator(".seat").first
    expect(mine).to_contain_text("Restoration")
    expect(guest.page.locator(".side")).to_contain_text("Mutul takes")


def test_an_item_is_dragged_to_the_campsite(guest: GamePage) -> None:
    """Dropped on one's own places an item is taken."""
    legend.begin(guest)
    before = guest.seq
    source = legend.item(guest, "display-tile-1")
    source.hover()
    guest.page.mouse.down()
    guest.page.mouse.move(700, 700, steps=4)
    guest.page.locator(".drop").hover()
    guest.page.locator(".drop").hover()
    guest.page.mouse.up()
    guest.done(before)
    expect(guest.players.locator(".seat").first).to_contain_text("Tile A")


def test_mutul_counts_on_the_display(new_guest: NewGuest) -> None:
    """While he takes something, the numbers lead along his arrow to what he takes."""
    guest = new_guest(speed="slow")
    legend.begin(guest)
    guest.until_mine()
    guest.stop_time()
    legend.item(guest, "display-card-4").click()
    guest.button("Take it").click()
    taken = guest.page.locator(".dock .item.taken")
    for _ in range(MOMENTS):
        if taken.count() > 0:
            break
        guest.let_pass(100)
    expect(taken).to_have_count(1)
    expect(taken.locator(".count")).to_have_text(re.compile(r"^\d+$"))
    guest.let_time_go_on()
    guest.button("Skip").click()
    guest.until_mine()


def test_items_are_played_from_the_campsite(guest: GamePage) -> None:
    """The token is spent, a tile placed, a card used or spent; kept ones stay on the left."""
    legend.begin(guest)
    legend.draft(guest)
    if guest.phase == "turn":
        legend.one_step(guest)
    legend.play(guest, legend.item(guest, "campsite-ap-1"))
    expect(guest.table).to_have_attribute("data-phase", "act")
    before = guest.ap
    guest.button("Museum Director").click()
    expect(guest.page.locator(".ap strong")).to_have_text(str(before + 5))
    guest.bring("explorer", "b2")
    legend.end(guest)
    while guest.phase == "turn":
        legend.one_step(guest)
    legend.play(guest, legend.item(guest, "campsite-tile-1"))
    expect(guest.button("Done with this item")).to_be_visible()
    guest.button("Undo").click()
    expect(guest.table).to_have_attribute("data-phase", "item")


def test_a_tile_is_dragged_onto_the_board(guest: GamePage) -> None:
    """Dropped on a space it lies there on trial, and can be turned."""
    legend.begin(guest)
    legend.draft(guest)
    if guest.phase == "turn":
        legend.one_step(guest)
    tile = legend.item(guest, "campsite-tile-1")
    tile.click()
    goal = guest.page.locator(FITS).first.get_attribute("data-space")
    assert goal is not None
    tile.click()
    tile.drag_to(guest.space(goal))
    expect(guest.space(goal)).to_have_attribute("aria-pressed", "true")
    before = guest.seq
    guest.button("Place it here").click()
    guest.done(before)


def test_a_card_leads_anywhere_without_cost(guest: GamePage) -> None:
    """The spaces a card takes a member to are marked, none of them with a price."""
    guest.begin(**legend.LEGEND)
    answer = guest.page.request
    headers = {"X-Tikal": "1"}

    def act(*actions: str) -> None:
        table = answer.get(f"/api/tables/{guest.id}").json()
        body = {"seq": table["seq"], "actions": list(actions)}
        done = answer.post(f"/api/tables/{guest.id}/actions", data=body, headers=headers)
        assert done.ok, done.text()

    def legal() -> list[str]:
        table = answer.get(f"/api/tables/{guest.id}").json()
        return [each["action"] for each in table["state"]["legal"]]

    def state() -> dict[str, object]:
        found: dict[str, object] = answer.get(f"/api/tables/{guest.id}").json()["state"]
        return found

    while state()["phase"] == "draft":
        cards = [each for each in legal() if each.startswith("takeK")]
        act(cards[1] if len(cards) > 1 else (cards or legal())[0])
    while state()["phase"] == "turn":
        act(legal()[0])
    act("playAP", "E+a1", "E+a1", "end")
    while state()["phase"] == "turn":
        act(legal()[0])
    act("playK1")
    expect(guest.table).to_have_attribute("data-phase", "card")
    guest.space("a1").click()
    goals = legend.free(guest)
    assert goals.count() >= 1
    assert guest.page.locator("[data-space][aria-label*='reachable for']").count() == 0
    before = guest.seq
    goals.first.click()
    guest.done(before)
    legend.end(guest)


def test_keys_choose_and_take(guest: GamePage) -> None:
    """A number chooses an item, Enter takes it; no pointer is needed."""
    legend.begin(guest)
    guest.page.locator("body").press("5")
    before = guest.seq
    guest.page.locator("body").press("Enter")
    guest.done(before)


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game(new_guest: NewGuest, *, phone: bool) -> None:
    """Six rounds later there is a winner, the points by source, and a game to replay.

    On a phone the last two rounds are enough: the second volcano comes, and the end.
    """
    guest = new_guest(phone=phone)
    if phone:
        guest.resume("legend-2-supermeeple", 127)
    else:
        legend.begin(guest)
    legend.play_on(guest)
    guest.page.get_by_role("link", name="See the result").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(re.compile("won by|share"))
    # The first list of colours is the curve's.
    sources = guest.page.locator(".legend").filter(has_text="temples").first
    for source in ("temples", "ruins", "volcanoes", "lakes", "unique treasures"):
        expect(sources).to_contain_text(source)
    guest.page.get_by_role("link", name="Replay", exact=True).click()
    expect(guest.page.locator(".replay")).to_have_attribute("data-index", "0")


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, False), (True, True)])
def test_accessibility(new_guest: NewGuest, *, dark: bool, phone: bool) -> None:
    """Axe finds nothing in the draft, the items, a card, nor with the compass drawn."""
    guest = new_guest(dark=dark, phone=phone)
    legend.begin(guest)
    legend.item(guest, "display-card-1").click()
    assert violations(guest.page) == []
    guest.button("Show the compass").click()
    legend.draft(guest)
    if guest.phase == "turn":
        assert violations(guest.page) == []
        legend.one_step(guest)
    legend.item(guest, "campsite-card-1").click()
    assert violations(guest.page) == []
    legend.item(guest, "campsite-card-1").click()
    legend.play(guest, legend.item(guest, "campsite-card-1"), "play_card")
    assert violations(guest.page) == []


def steps(guest: GamePage, *names: str) -> None:
    """Wait for a step of the lesson."""
    for name in names:
        expect(guest.page.locator(".lesson")).to_have_attribute("data-step", name)


def take_it(guest: GamePage, key: str) -> None:
    """Choose an item of the display and take it."""
    legend.item(guest, key).click()
    guest.button("Take it").click()


def use(guest: GamePage, key: str) -> None:
    """Choose an item of the campsite and play it in the first way."""
    legend.item(guest, key).click()
    guest.page.locator("[data-play]").first.click()


def lesson_draft(guest: GamePage) -> None:
    """Draft as the lesson asks."""
    steps(guest, "welcome")
    guest.button("Next").click()
    for name, key in (
        ("card", "display-card-1"),
        ("token", "display-ap-2"),
        ("tile", "display-tile-1"),
        ("fill", "display-card-6"),
        ("fill", "display-tile-4"),
        ("fill", "display-card-2"),
    ):
        steps(guest, name)
        expect(legend.item(guest, key)).to_be_visible()
        take_it(guest, key)
        expect(legend.item(guest, key)).to_have_count(0)


def lesson_items(guest: GamePage) -> None:
    """Play the six items as the lesson asks."""
    done = guest.page.locator(".dock .end")
    steps(guest, "spend")
    use(guest, "campsite-ap-1")
    for space, left in (("b1", "8"), ("b1", "5"), ("a1", "4")):
        guest.button("+ explorer").click()
        guest.space(space).click()
        expect(guest.page.locator(".ap strong")).to_have_text(left)
    done.click()
    for name, key, space in (
        ("place", "campsite-tile-1", "a3"),
        ("second", "campsite-tile-2", "a4"),
    ):
        steps(guest, name)
        legend.item(guest, key).click()
        guest.space(space).click()
        guest.button("Place it here").click()
        done.click()
        if name == "place":
            lesson_dig(guest)
    steps(guest, "raise")
    use(guest, "campsite-card-2")
    expect(guest.button("Done with this item")).to_be_visible()
    guest.space("b1").click()
    for level in ("4", "5"):
        guest.page.locator("[data-action=Ub1]").click()
        expect(guest.space("b1")).to_have_attribute("aria-label", re.compile(f"level {level}"))
    done.click()


def lesson_dig(guest: GamePage) -> None:
    """Use the card that recovers treasures."""
    steps(guest, "dig")
    use(guest, "campsite-card-1")
    expect(guest.button("Done with this item")).to_be_visible()
    guest.space("a1").click()
    expect(guest.space("a1")).to_have_attribute("aria-pressed", "true")
    guest.space("a3").click()
    expect(guest.space("a3")).to_have_attribute("aria-label", re.compile("explorer"))
    guest.page.locator("[data-action=Ra3]").click()
    expect(guest.space("a3")).to_have_attribute("aria-label", re.compile("3 treasures"))
    guest.page.locator(".dock .end").click()


def test_the_lesson_plays_round_one(guest: GamePage) -> None:
    """From Mutul's first pick to the pass, played for real."""
    guest.open("/learn/legend")
    lesson_draft(guest)
    lesson_items(guest)
    steps(guest, "keep")
    use(guest, "campsite-card-3")
    expect(guest.button("Done with this item")).to_be_visible()
    for count in ("1 explorer", "2 explorers"):
        guest.button("+ explorer").click()
        guest.space("a1").click()
        expect(guest.space("a1")).to_have_attribute("aria-label", re.compile(f"You: {count}"))
    guest.page.locator(".dock .end").click()
    steps(guest, "pass")
    guest.button("Pass for this round").click()
    steps(guest, "scoring")
    expect(guest.button("Next")).to_be_in_viewport(ratio=1)
    guest.button("Next").click()
    expect(guest.page.get_by_role("heading", name="You know how to play.")).to_be_visible()


def test_the_light_leads_through_the_lesson(new_guest: NewGuest) -> None:
    """On a phone, too: whoever taps what is lit gets to the end, and can play at once."""
    guest = new_guest(phone=True)
    guest.open("/learn/legend")
    follow(guest, do=tap)
    expect(guest.button("Play Legend")).to_be_focused()
    guest.button("Play Legend").tap()
    expect(guest.table).to_have_attribute("data-phase", "draft")


def test_the_lesson_lets_nothing_else_through(guest: GamePage) -> None:
    """Another card than the one asked for is answered with a friendly word."""
    guest.open("/learn/legend")
    steps(guest, "welcome")
    guest.button("Next").click()
    take_it(guest, "display-card-2")
    expect(guest.page.get_by_role("alert")).to_contain_text("Not quite: choose “Excavation”")
