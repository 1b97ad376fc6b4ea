"""A running game in a file: saved at the table, opened on the start page."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest
from tests.e2e.game import GamePage
from tests.e2e.test_fitting import speaking

REFUSED = {
    "en": "This save file can't be opened",
    "fr": "Impossible d\u2019ouvrir cette sauvegarde",
    "de": "Dieser Spielstand lässt sich nicht öffnen",
}


def saved(guest: GamePage, folder: Path) -> Path:
    """Save the game at the table to a file."""
    guest.page.locator(".tab.more").click()
    with guest.page.expect_download() as download:
        guest.page.locator("a[href$='/save']").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def choose(guest: GamePage, path: Path) -> None:
    """Open a file on the start page."""
    guest.open()
    guest.page.locator("input[type=file][accept*=json]").set_input_files(path)


@pytest.mark.parametrize("phone", [False, True])
def test_saved_deleted_and_opened_again(
    new_guest: NewGuest, tmp_path: Path, *, phone: bool
) -> None:
    """A file leads back to its game, also when that was deleted; the turn goes on."""
    guest = new_guest(phone=phone)
    guest.begin(seed=None)
    guest.place_tile()
    table, before = guest.id, guest.seq
    path = saved(guest, tmp_path)
    choose(guest, path)
    expect(guest.page).to_have_url(re.compile(f"/table/{table}$"))
    guest.page.request.delete(f"/api/tables/{table}", headers={"X-Tikal": "1"})
    choose(guest, path)
    expect(guest.page).to_have_url(re.compile(f"/table/{table}$"))
    expect(guest.table).to_have_attribute("data-seq", str(before))
    guest.end()


@pytest.mark.parametrize("language", REFUSED)
def test_a_changed_file(new_guest: NewGuest, tmp_path: Path, language: str) -> None:
    """It is refused where it was chosen, in the page's language."""
    guest = speaking(new_guest(), language)
    guest.begin()
    path = saved(guest, tmp_path)
    changed = {**json.loads(path.read_text("utf-8")), "name": "another"}
    path.write_text(json.dumps(changed), "utf-8")
    choose(guest, path)
    expect(guest.page.get_by_role("alert")).to_contain_text(REFUSED[language])
