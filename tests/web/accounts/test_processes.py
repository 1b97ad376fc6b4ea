"""Accounts where two server processes share a PostgreSQL: neither has an old picture for long."""

import time
from pathlib import Path

from tests.web.accounts.people import PASSWORD, account, handle, sign_in, sign_up
from tests.web.accounts.programs import bot, listening, program
from tests.web.club import INVITED, PERSON, code_for, first_tile, host, join
from tests.web.processes import pair
from tests.web.server import Browser
from tests.web.test_restarts import moved


def test_both_processes_know(tmp_path: Path, postgres: str) -> None:
    """Games that were taken along, sessions that were ended, tries, and names that are gone."""
    with pair(tmp_path, postgres) as two:
        (ada, _), (phone, _), bob = two.person(), two.person(), two.person("Bob")
        sign_up(ada, "ada")
        table = host(phone, PERSON, INVITED)
        join(bob[1], code_for(phone, table))
        assert bob[1].table(table)["mine"] == [2]
        sign_in(phone, "ada")
        assert phone.post("/api/account/guest")["games"] == 1
        there = moved(ada, two.servers[1].address)
        assert handle(there) == "ada"
        seen = there.table(table)
        assert seen["mine"] == [1]
        assert there.play(seen, first_tile(seen))["moves"] == 1
        assert bob[0].table(table)["moves"] == 1
        assert there.http.delete("/api/account/sessions").status_code == 204
        until_a_guest(phone)
        assert len(account(ada)["sessions"]) == 1
        ada.patch("/api/session", {"name": "Lovelace"})
        ada.post("/api/account/prove", {"password": PASSWORD}, 204)
        assert ada.http.delete("/api/account").status_code == 204
        for browser in bob:
            seat = browser.table(table)["seats"][0]
            assert (seat["kind"], seat["name"]) == ("bot", "")
        until_a_guest(there)
        there.close()
        sign_up(bob[0], "bob")
        for number in range(10):
            guess(two.servers[number % 2].address, 401)
        guess(two.servers[0].address, 429)


def until_a_guest(browser: Browser) -> None:
    """Wait until a server has heard that a session has ended at another; notices take a moment."""
    limit = time.monotonic() + 10
    while handle(browser) is not None:
        assert time.monotonic() < limit
        time.sleep(0.05)


def guess(address: str, status: int) -> None:
    """Try a wrong password."""
    stranger = Browser(address)
    sign_in(stranger, "bob", status, password="wrong one")  # noqa: S106 - of nobody
    stranger.close()


def test_a_stream_hears_the_other_process(tmp_path: Path, postgres: str) -> None:
    """An invitation, a turn, a token that is revoked: at once, wherever the program listens."""
    with pair(tmp_path, postgres) as two:
        ada, owner = two.person("Ada"), two.person()
        token = bot(owner[0], "hal")
        listens = program(Browser(two.servers[1].address), token)
        with listening(listens) as lines:
            lines.until("ready")
            table = host(ada[0], PERSON, INVITED)
            body = {"seq": 0, "seat": 2, "kind": "invited", "handle": "hal"}
            ada[0].post(f"/api/tables/{table['id']}/offer", body)
            assert lines.until("invitation")["table"] == table["id"]
            assert listens.post(f"/api/tables/{table['id']}/sit")["mine"] == [2]
            mine = ada[0].table(table)
            ended = ada[0].play(ada[0].play(mine, first_tile(mine)), "end")
            turn = lines.until("choose")
            assert turn["seq"] == ended["seq"]
            played = listens.play(ended, turn["choose"]["legal"][0])
            assert ada[0].table(table)["seq"] == played["seq"]
            made = account(owner[0])["tokens"][0]
            owner[0].http.delete(f"/api/account/tokens/{made['id']}")
            assert lines.ended()
            assert listens.http.get("/api/tables").status_code == 401  # by the same notice
        listens.close()
