"""Save files give nobody the deal: not by a twin, not by their owner, not by a change in them."""

import base64
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

import tikal
from tests.playing import seeded, walk
from tests.web.attacks.test_sealed_deals import concede, deal_of, rematch
from tests.web.refusals import refusal
from tests.web.server import Browser, Json, served, settings_for
from tests.web.test_saves import RESTORE, TABLES, lose, restore, save_of
from tikal.web.limits.settings import UNLIMITED, Kept
from tikal.web.store.database import file_url

NewGuest = Callable[[], Browser]


def refused(guest: Browser, save: object) -> Json:
    """Check that a file is refused as one that can't be opened, and that nothing has changed."""
    before = guest.get(TABLES)
    problem = refusal(guest.http.post(RESTORE, json={"save": save}), 422)
    assert problem["code"] == "no_save"
    assert guest.get(TABLES) == before
    return problem


def test_no_twin_of_a_running_game(guest: Browser) -> None:
    """Renamed, played on, exported, rematched: the file leads to the one table there is."""
    table = guest.new("person", "person", seed=None)
    table = guest.play(table, table["state"]["legal"][0]["action"])
    save = save_of(guest, table)
    guest.patch(f"{TABLES}/{table['id']}", {"name": "another"})
    guest.get(f"{TABLES}/{table['id']}/record")
    other = rematch(guest, table, "new")
    assert restore(guest, save)["id"] == table["id"]
    assert {each["id"] for each in guest.get(TABLES)} == {table["id"], other["id"]}
    assert restore(guest, save_of(guest, table))["id"] == table["id"]
    assert deal_of(guest, concede(guest, other)) != deal_of(guest, concede(guest, table))


def test_thrown_away_and_opened_again(guest: Browser) -> None:
    """It comes back as it was when it was thrown away, however often: no step behind a reveal."""
    table = guest.new("person", "person", seed=None)
    save = save_of(guest, table)
    for _ in range(2):
        legal = table["state"]["legal"][0]["action"]
        table = guest.play(table, legal)
        guest.http.delete(f"{TABLES}/{table['id']}")
        assert guest.get(TABLES) == []
        assert restore(guest, save) == table
        assert len(guest.get(TABLES)) == 1
    guest.play(table, "end")


def test_given_up_thrown_away_and_opened_again(guest: Browser) -> None:
    """Whoever has seen the deal gets the game that is over, never one to go on with."""
    table = guest.new("person", "person", seed=None)
    save = save_of(guest, table)
    over = concede(guest, table)
    guest.http.delete(f"{TABLES}/{table['id']}")
    assert restore(guest, save) == over
    assert restore(guest, save)["over"]


def test_opened_many_times_at_once(tmp_path: Path) -> None:
    """A file whose table is lost makes one table, however many ask."""
    url = file_url(tmp_path / "tikal.sqlite3")
    with served(settings_for(url, key_file=tmp_path / "session.key")) as address:
        guest = Browser(address)
        table = guest.new("person", "person")
        save = save_of(guest, table)
        guest.http.delete(f"{TABLES}/{table['id']}")
        lose(url, table["id"])
        with ThreadPoolExecutor(8) as pool:
            answers = list(
                pool.map(lambda _: guest.http.post(RESTORE, json={"save": save}), range(8))
            )
        assert {answer.status_code for answer in answers} <= {200, 201}
        assert {answer.json()["id"] for answer in answers} == {table["id"]}
        assert len(guest.get(TABLES)) == 1
        guest.close()


def test_somebody_else_s_file(new_guest: NewGuest) -> None:
    """Only its owner can open it, whatever becomes of the table."""
    ada, ben = new_guest(), new_guest()
    table = ada.new("person", "person")
    save = save_of(ada, table)
    refused(ben, save)
    ada.http.delete(f"{TABLES}/{table['id']}")
    refused(ben, save)
    assert ben.http.get(f"{TABLES}/{table['id']}/save").status_code == 404


def test_another_server_s_file(guest: Browser, tmp_path: Path) -> None:
    """A server with another key can't open it, not even for the same guest."""
    save = save_of(guest, guest.new("person", "person"))
    url = file_url(tmp_path / "tikal.sqlite3")
    with served(settings_for(url, key_file=tmp_path / "other.key")) as address:
        other = Browser(address)
        refused(other, save)
        other.close()


def spoiled(save: Json) -> dict[str, object]:
    """Return a save file spoiled in all ways there are."""
    sealed = bytearray(base64.b64decode(save["sealed"]))
    sealed[len(sealed) // 2] ^= 1
    flipped = base64.b64encode(sealed).decode()
    position = deepcopy(save["position"])
    position["scores"] = [99, 0]
    return {
        "a bit of the seal": {**save, "sealed": flipped},
        "a seal cut short": {**save, "sealed": save["sealed"][:400]},
        "an empty seal": {**save, "sealed": ""},
        "a seal that is no text": {**save, "sealed": 7},
        "no seal": {key: save[key] for key in save if key != "sealed"},
        "no letters": {**save, "sealed": "\u00e9" * 40},
        "another name": {**save, "name": "mine"},
        "another position": {**save, "position": position},
        "another time": {**save, "saved": "2020-01-01T00:00:00.000+00:00"},
        "one thing more": {**save, "more": 1},
        "one thing less": {key: save[key] for key in save if key != "moves"},
        "a number that is none": {**save, "moves": 10**400},
        "large": {**save, "sealed": save["sealed"] * 20},
        "nothing": {},
        "a record": tikal.Game.new(seats=2, seed=1).record(),
    }


def test_spoiled_files(guest: Browser) -> None:
    """Whatever was changed in it: one refusal, and nothing happens."""
    table = guest.play(guest.new("person", "person"), "A4@b3+0")
    save = save_of(guest, table)
    problems = {how: refused(guest, file) for how, file in spoiled(save).items()}
    assert len({problem["message"] for problem in problems.values()}) == 1
    assert guest.table(table) == table
    assert restore(guest, save) == table


def test_deep_and_huge_files(guest: Browser) -> None:
    """They are refused before they are read."""
    deep = b'{"save": {"position":' + b'{"a":' * 900 + b"1" + b"}" * 902
    huge = json.dumps({"save": {"sealed": "A" * 2**20}}).encode()
    headers = {"Content-Type": "application/json"}
    for body, status in ((deep, 422), (huge, 413)):
        refusal(guest.http.post(RESTORE, content=body, headers=headers), status)
    assert guest.get(TABLES) == []


def test_the_parts_of_two_files(guest: Browser) -> None:
    """What can be read of one file can't be put around the seal of another."""
    one, other = (save_of(guest, guest.new("person", "person", seed=seed)) for seed in (1, 2))
    refused(guest, {**one, "sealed": other["sealed"]})


@pytest.mark.parametrize("variant", ["classic", "auction", "solo", "legend"])
def test_its_length_tells_nothing(guest: Browser, variant: str) -> None:
    """Files of games with the same past and different deals are alike but for the seal's noise."""
    game = walk(tikal.Game.new(variant, seed=11), seeded(11), 60)
    found = []
    for each in (game, game.redealt(seeded(12))):
        record = {**each.record(), "date": "2026-11-18"}
        save = save_of(guest, guest.post(f"{TABLES}/import", {"record": record}, 201))
        found.append({**save, "saved": "", "sealed": len(save["sealed"])})
    assert found[0] == found[1]


def test_no_more_tables_than_allowed(tmp_path: Path) -> None:
    """A table thrown away does not come back where there is no room for it."""
    limits = replace(UNLIMITED, kept=Kept(tables=1, kilobytes=0, undos=0))
    url = file_url(tmp_path / "tikal.sqlite3")
    with served(settings_for(url, limits=limits)) as address:
        guest = Browser(address)
        table = guest.new("person", "person")
        save = save_of(guest, table)
        guest.http.delete(f"{TABLES}/{table['id']}")
        guest.new("person", "person")
        assert restore(guest, save, 403)["code"] == "quota"
        assert len(guest.get(TABLES)) == 1
        guest.close()
