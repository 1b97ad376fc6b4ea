"""A Legend table as a player handles it: choose an item, take it, play it, choose for Mutul."""

from playwright.sync_api import Locator, expect

from tests.e2e.game import FITS, GamePage

LEGEND = {"variant": "legend", "seats": [{"kind": "person"}], "legend": {"score": 75}}


def begin(guest: GamePage, **wanted: object) -> None:
    """Sit down at a table of Legend."""
    guest.begin(**{**LEGEND, **wanted})


def item(guest: GamePage, key: str) -> Locator:
    """An item by its board, kind and place."""
    return guest.page.locator(f".dock [data-item={key}]")


def open_items(guest: GamePage) -> Locator:
    """All items with which something can be done."""
    return guest.page.locator(".dock [data-item]:not(.closed)")


def take(guest: GamePage, chosen: Locator) -> None:
    """Choose an item of the display and take it."""
    before = guest.seq
    chosen.click()
    guest.button("Take it").click()
    guest.done(before)


def draft(guest: GamePage) -> None:
    """Take the first item there is a place for until the draft is over."""
    guest.until_mine()
    while guest.phase == "draft":
        take(guest, open_items(guest).first)
        guest.until_mine()


def play(guest: GamePage, chosen: Locator, how: str | None = None) -> None:
    """Play an item: a tile on the first space that glows, anything else in the way wanted."""
    before = guest.seq
    chosen.click()
    if "tile" in (chosen.get_attribute("data-item") or ""):
        guest.page.locator(FITS).first.click()
        guest.button("Place it here").click()
    else:
        guest.page.locator(f"[data-play={how}]" if how else "[data-play]").first.click()
    guest.done(before)


def end(guest: GamePage) -> None:
    """End the item or the scoring turn."""
    before = guest.seq
    guest.page.locator(".dock .end").click()
    guest.done(before)


def one_step(guest: GamePage) -> None:
    """Do whatever there is to do, once, as simply as can be."""
    before = guest.seq
    if guest.phase == "draft":
        take(guest, open_items(guest).first)
    elif guest.phase == "item":
        passing = guest.page.get_by_role("button", name="Pass for this round")
        if passing.count():
            passing.click()
            guest.done(before)
        else:
            play(guest, open_items(guest).first)
    elif guest.phase == "turn":
        guest.button("Leave it like this").click()
        guest.done(before)
    elif guest.phase == "swap":
        guest.page.locator("[data-swap]").first.click()
        guest.done(before)
    else:
        end(guest)


def play_on(guest: GamePage) -> None:
    """Play until the game is over."""
    guest.until_mine()
    while not guest.over:
        one_step(guest)
        guest.until_mine()


def free(guest: GamePage) -> Locator:
    """Return the spaces that a card's effect leads to."""
    found = guest.page.locator("[data-space][aria-label*='reachable without AP']")
    expect(found.first).to_be_attached()
    return found
