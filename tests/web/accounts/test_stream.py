"""The stream: what concerns somebody, line by line, and nothing else."""

import json
from pathlib import Path

from sqlalchemy import URL

from tests.web.accounts.people import club_at
from tests.web.accounts.programs import bot, listening, program
from tests.web.club import INVITED, PERSON, code_for, first_tile, host, join, to_seat
from tests.web.server import Browser, Json
from tests.web.test_live import message
from tikal.web.schema.stream import StreamLine


def invite(browser: Browser, table: Json, handle: str, seat: int = 2, status: int = 200) -> Json:
    """Invite a bot account to a seat by its handle."""
    seq = browser.table(table)["seq"]
    body = {"seq": seq, "seat": seat, "kind": "invited", "handle": handle}
    found: Json = browser.post(f"/api/tables/{table['id']}/offer", body, status)
    return found


def test_a_bot_is_invited_and_plays(database: URL, tmp_path: Path) -> None:
    """Invitation, acceptance, its turns with all that it needs, and the end."""
    with club_at(database, tmp_path) as new:
        ada = new()
        hal = program(new(), bot(new(), "hal"))
        with listening(hal) as lines:
            assert [each["type"] for each in lines.all_until("ready")] == ["ready"]
            table = host(ada, PERSON, INVITED)
            waiting = invite(ada, table, "HAL")
            assert [waiting["seats"][1][key] for key in ("kind", "name")] == ["invited", "hal"]
            asked = lines.all_until("invitation")
            assert [each["type"] for each in asked] == ["table", "invitation"]
            assert (asked[-1]["table"], asked[-1]["seats"]) == (table["id"], [2])
            sat = hal.post(f"/api/tables/{table['id']}/sit")
            assert (sat["mine"], sat["waiting"]) == ([2], False)
            assert [seat["program"] for seat in sat["seats"]] == [False, True]
            assert lines.until("table")["table"]["mine"] == [2]
            mine = ada.table(table)
            ada.play(ada.play(mine, first_tile(mine)), "end")
            turn = lines.until("choose")
            StreamLine.model_validate_json(StreamLine(**turn).model_dump_json())
            seq, choice = turn["seq"], turn["choose"]
            assert turn["new"]["seat"] == choice["seat"] == 2
            assert turn["new"]["setup"]["seed"] is None
            now = hal.table(table)
            assert seq == now["seq"]
            assert choice["legal"] == [each["action"] for each in now["state"]["legal"]]
            assert choice["record"]["actions"] == [first_tile(mine), "end"]
            hal.play(now, choice["legal"][0])
            ahead = lines.until("choose")
            assert ahead["seq"] == seq + 1
            to_seat(ada, table, "concede", 1)
            while not (line := lines.until("table"))["table"]["over"]:
                pass
            assert line["table"]["winners"] == [2]


def test_lines_are_the_sockets(database: URL, tmp_path: Path) -> None:
    """What the stream brings of a table is what its socket brings, byte for byte."""
    with club_at(database, tmp_path) as new:
        ada, bob = new(), new()
        table = host(ada, PERSON, INVITED)
        join(bob, code_for(ada, table))
        with listening(bob) as lines, bob.live(table["id"]) as socket:
            first = message(socket)
            assert lines.until("table")["table"] == first["table"]
            lines.until("ready")
            mine = ada.table(table)
            ada.play(mine, first_tile(mine))
            theirs = socket.recv(timeout=20)
            line = lines.next()
            assert line == json.loads(theirs)
