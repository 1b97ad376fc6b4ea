"""Watching: replay by keys and by itself, links to moves, what happened since one's turn."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import PATIENCE, GamePage
from tests.e2e.line import Line

RECORDS = Path(__file__).parents[1] / "games"
# Without animation a move is shown so long, in milliseconds.
PACE = 500


@pytest.fixture
def replay(guest: GamePage) -> Locator:
    """Open a finished game at its first move."""
    record = json.loads((RECORDS / "classic-2-supermeeple.tikal").read_text("utf-8"))
    guest.open()
    answer = guest.page.request.post(
        "/api/tables/import", data={"record": record}, headers={"X-Tikal": "1"}
    )
    guest.open(f"/table/{answer.json()['id']}/replay/0")
    found = guest.page.locator(".replay")
    expect(found).to_have_attribute("data-index", "0")
    return found


def test_arrow_keys_and_the_link(guest: GamePage, replay: Locator) -> None:
    """Arrows go move by move, Home and End all the way; the address follows and can be shared."""
    press = guest.page.keyboard.press
    for key, index in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        press(key)
        expect(replay).to_have_attribute("data-index", index)
    press("End")
    expect(replay).not_to_have_attribute("data-index", "1")
    press("Home")
    expect(replay).to_have_attribute("data-index", "0")
    press("ArrowRight")
    expect(guest.page).to_have_url(re.compile(r"/replay/1$"))
    guest.page.reload()
    expect(replay).to_have_attribute("data-index", "1")


def test_the_log_follows(guest: GamePage, replay: Locator) -> None:
    """The move on the board is marked in the log, and in sight."""
    expect(replay).to_have_attribute("data-index", "0")
    guest.page.keyboard.press("ArrowRight")
    marked = guest.page.locator(".here").first
    expect(marked).to_contain_text("places tile")
    expect(marked).to_be_in_viewport()


def test_autoplay(guest: GamePage, replay: Locator) -> None:
    """It plays by itself and stops when told."""
    guest.stop_time()
    guest.button("Play").click()
    for index in ("1", "2"):
        expect(replay).to_have_attribute("data-index", index)
        guest.let_pass(PACE)
    expect(replay).to_have_attribute("data-index", "3")
    guest.button("Pause").click()
    expect(replay).to_have_attribute("data-playing", "false")
    guest.let_pass(10 * PACE)
    expect(replay).to_have_attribute("data-index", "3")


def look_back(guest: GamePage) -> None:
    """Play a turn, let the bot play its own, and ask what it did; its first move stays in sight."""
    guest.stop_time()
    guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "easy"}])
    guest.place_tile()
    guest.end()
    guest.until_mine()
    guest.button("Since my last turn").click()
    expect(guest.page.get_by_text(re.compile(r"Move \d+ of"))).to_be_visible()


def test_since_my_last_turn(guest: GamePage) -> None:
    """After the bot's turn one can see it again on the board, and then goes on."""
    look_back(guest)
    guest.button("Back to the game").click()
    expect(guest.page.get_by_text("Choose one of the highlighted spaces.")).to_be_visible()


def test_since_my_last_turn_ends_by_itself(guest: GamePage) -> None:
    """Where the replay has caught up with the game, the game goes on without another click."""
    look_back(guest)
    guest.let_time_go_on()
    expect(guest.page.get_by_text("Choose one of the highlighted spaces.")).to_be_visible()


def look_back_within_a_turn(guest: GamePage) -> int:
    """Ask what the bot did after a step of one's own; return how far the game is."""
    look_back(guest)
    guest.button("Back to the game").click()
    guest.place_tile()
    before = guest.seq
    guest.button("Since my last turn").click()
    return before


def test_looking_back_changes_nothing(guest: GamePage) -> None:
    """While moves are played back neither keys nor buttons take back or play; then they do."""
    before = look_back_within_a_turn(guest)
    expect(guest.button("Back to the game")).to_be_visible()
    for key in ("z", "Backspace", "y", "n"):
        guest.page.keyboard.press(key)
    expect(guest.reading.get_by_role("button", name="Undo")).to_be_disabled()
    guest.let_time_go_on()
    expect(guest.button("End turn")).to_be_visible()
    assert guest.seq == before
    guest.page.keyboard.press("z")
    guest.done(before)


def test_looking_back_ends_where_it_fails(guest: GamePage) -> None:
    """A move that can't be had is told, and the game goes on."""
    line = Line(guest.page)
    gone: dict[str, object] = {"code": "no_such_move", "message": "The game has 9 moves."}
    gone |= {"rule": None, "params": {}}
    look_back(guest)
    guest.button("Back to the game").click()
    # The one that it begins with is there.
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if asked[0] == route.request.url:
            route.continue_()
        else:
            route.fulfill(status=404, json=gone)

    line.handle("**/at/*", answer)
    guest.button("Since my last turn").click()
    expect(guest.page.get_by_role("alert")).to_have_text("This game has no such move.")
    expect(guest.page.get_by_text("Choose one of the highlighted spaces.")).to_be_visible()


def test_arrows_step_after_a_click_on_the_board(guest: GamePage, replay: Locator) -> None:
    """They go from space to space only for those who came to the board by keys."""
    press = guest.page.keyboard.press
    for space in ("b3", "c3"):
        guest.space(space).click()
        expect(guest.space(space)).to_be_focused()
        press("ArrowRight")
    expect(replay).to_have_attribute("data-index", "2")
    expect(guest.space("c3")).to_be_focused()
    press("Tab")
    press("Shift+Tab")
    expect(guest.space("c3")).to_be_focused()
    press("ArrowUp")
    expect(guest.space("c3")).not_to_be_focused()
    expect(replay).to_have_attribute("data-index", "2")


def test_copying_a_link_moves_nothing(guest: GamePage, replay: Locator) -> None:
    """That the link is copied is said, until one goes on; the board stays as it is."""
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    board = replay.locator(".board")
    before = board.bounding_box()
    guest.button("Copy link to this move").click()
    said = guest.page.get_by_text("Link copied.")
    expect(said).to_be_visible()
    assert board.bounding_box() == before
    guest.page.keyboard.press("ArrowRight")
    expect(said).to_have_count(0)


def test_bots_move_before_ones_eyes(new_guest: NewGuest) -> None:
    """With animation on, the bot's pieces fly and can be skipped."""
    guest = new_guest(speed="slow")
    guest.stop_time()
    guest.begin(seats=[{"kind": "person"}, {"kind": "bot", "bot": "medium"}])
    guest.place_tile()
    guest.end()
    # The tile that the bot has drawn comes first.
    expect(guest.page.locator("[data-scene=tile]")).to_be_visible()
    guest.let_pass(1500)
    expect(guest.page.locator(".flight, .ring").first).to_be_attached(timeout=PATIENCE)
    guest.button("Skip").click()
    guest.let_time_go_on()
    guest.until_mine()


def test_a_scoring_is_told(guest: GamePage) -> None:
    """After a scoring turn the page lists the temples with strengths, treasures and the sum."""
    record = json.loads((RECORDS / "classic-2-supermeeple.tikal").read_text("utf-8"))
    guest.open()
    ends = [index for index, text in enumerate(record["actions"]) if text == "end"]
    record["actions"] = record["actions"][: ends[-1]]
    del record["scores"], record["winners"]
    answer = guest.page.request.post(
        "/api/tables/import", data={"record": record}, headers={"X-Tikal": "1"}
    )
    guest.go_to(answer.json()["id"])
    guest.end()
    story = guest.page.locator("[data-scoring]")
    expect(story).to_contain_text("strength")
    expect(story).to_contain_text("Cacao Cup (4)")


def test_rounds_are_drawn_to_one_scale(guest: GamePage, replay: Locator) -> None:
    """On the result page a bar twice as long is twice as many points, whatever the round."""
    expect(replay).to_be_visible()
    guest.open(f"/table/{guest.id}/result")
    rounds = guest.page.locator(".charts section").first
    expect(rounds.locator(".legend")).to_have_count(1)
    parts = rounds.locator(".bar span")
    drawn = parts.evaluate_all("each => each.map(e => [e.title, e.getBoundingClientRect().width])")
    units = [width / int(title.rpartition(" ")[2]) for title, width in drawn]
    assert max(units) < 1.05 * min(units)


def saved(guest: GamePage, button: str) -> Path:
    """Save a picture and return where."""
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name=button).click()
    return Path(download.value.path())


def test_pictures_of_a_position(guest: GamePage, replay: Locator) -> None:
    """The move on the board can be saved as a drawing and as pixels."""
    expect(replay).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-index", "1")
    drawing = saved(guest, "Picture (SVG)").read_text("utf-8")
    assert "Move 1 of" in drawing
    assert drawing.count("data:font/woff2") == 2, "the page's typefaces"
    pixels = saved(guest, "Picture (PNG)").read_bytes()
    assert pixels.startswith(b"\x89PNG")
    assert len(pixels) > 100_000, "an empty sheet"


def test_a_picture_speaks_the_page_s_language(guest: GamePage, tmp_path: Path) -> None:
    """It names the players and stands on its own: nothing of the page is needed to see it."""
    chosen = '{"speed": "none", "language": "de"}'
    guest.page.add_init_script(f"localStorage['tikal.settings'] = '{chosen}'")
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bö & Co")]
    guest.begin(seats=seats)
    guest.button("Mehr").click()
    path = tmp_path / "tikal.svg"
    path.write_bytes(saved(guest, "Bild (SVG)").read_bytes())
    guest.page.goto(path.as_uri())
    texts = " ".join(guest.page.locator("text").all_text_contents())
    for wanted in ("Ann ist am Zug", "Bö & Co"):
        assert wanted in texts
    assert "Seat" not in path.read_text("utf-8")
    fill = "getComputedStyle(document.querySelector('[data-card] .card')).fill"
    assert guest.page.evaluate(fill) == "rgb(255, 250, 238)"
