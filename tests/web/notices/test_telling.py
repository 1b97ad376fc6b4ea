"""Who is told what: the turn, the beginning, the end, a rematch, time that is up."""

import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.web.accounts.people import NewBrowser, club_at, run_sql
from tests.web.club import INVITED, PERSON, code_for, first_tile, host, join
from tests.web.notices.conftest import take_time
from tests.web.notices.receiver import (
    LOCAL,
    Receiver,
    add_webhook,
    choose,
    receiving,
    recent,
    settled,
    until,
)
from tests.web.server import Browser, Json
from tests.web.test_live import message


class Two:
    """Ada and Bob, each with a webhook, at different browsers."""

    def __init__(self, new: NewBrowser, receivers: list[Receiver]) -> None:
        """Let each be told at a receiver of their own; others are `new`."""
        self.new = new
        ada, bob = self.ada, self.bob = new(), new()
        self.at_ada, self.at_bob = receivers
        for browser, name, receiver in ((ada, "Ada", self.at_ada), (bob, "Bob", self.at_bob)):
            browser.patch("/api/session", {"name": name})
            add_webhook(browser, receiver)

    def begin(self, **wanted: object) -> Json:
        """Begin a game: Ada is to move."""
        table = host(self.ada, PERSON, INVITED, **wanted)
        join(self.bob, code_for(self.ada, table))
        return self.ada.table(table)


@contextmanager
def two(database: URL, folder: Path) -> Iterator[Two]:
    """Serve Ada and Bob."""
    served = club_at(database, folder, notice_networks=LOCAL)
    with served as new, receiving() as first, receiving() as second:
        yield Two(new, [first, second])


def end_turn(browser: Browser, table: Json) -> Json:
    """Place the tile and end the turn."""
    return browser.play(table, first_tile(table), "end")


def test_everybody_is_told_what_concerns_them(database: URL, tmp_path: Path) -> None:
    """The beginning, each turn, the end, a rematch: once, and never to whoever did it."""
    with two(database, tmp_path) as both:
        ada, bob = both.ada, both.bob
        table = both.begin(name="Sunday <game>")
        first = both.at_ada.wait(1)[0]
        assert both.at_ada.events == ["first"]
        said = first.json
        link = f"{ada.address}/table/{table['id']}"
        text = f"The game has begun, and it's your turn (Sunday \u2039game\u203a)\n{link}"
        assert (said["text"], said["content"], said["link"]) == (text, text, link)
        assert (said["table"], said["name"]) == (table["id"], "Sunday \u2039game\u203a")
        secret = ada.get("/api/notices")["secret"]
        expected = hmac.new(secret.encode(), first.body, hashlib.sha256).hexdigest()
        assert first.headers["x-tikal-signature"] == f"sha256={expected}"
        assert first.headers["x-tikal-notice"] == said["id"]
        assert first.headers["content-type"] == "application/json"
        end_turn(ada, table)
        both.at_bob.wait(1)
        table = end_turn(bob, bob.table(table))
        both.at_ada.wait(2)
        body = {"seq": table["seq"], "seat": 2}
        bob.post(f"/api/tables/{table['id']}/concede", body)
        both.at_ada.wait(3)
        ada.post(f"/api/tables/{table['id']}/rematch", status=201)
        both.at_bob.wait(2)
        assert both.at_ada.events == ["first", "turn", "over"]
        assert both.at_bob.events == ["turn", "rematch"]
        assert {each["state"] for each in settled(ada, 3)} == {"sent"}
        assert [each["what"] for each in settled(bob, 2)] == ["rematch", "turn"]


def test_whoever_waits_is_told_that_the_table_is_full(database: URL, tmp_path: Path) -> None:
    """Of three, the last to sit down knows; one of the others is to move, too."""
    with two(database, tmp_path) as both:
        table = host(both.bob, PERSON, INVITED, INVITED)
        join(both.ada, code_for(both.bob, table))
        join(both.new(), code_for(both.bob, table, 3))
        both.at_ada.wait(1)
        both.at_bob.wait(1)
        assert (both.at_bob.events, both.at_ada.events) == (["first"], ["begins"])


def test_a_turn_that_was_played_meanwhile_is_not_told(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has moved knows; so does whoever has only begun their turn."""
    take_time(monkeypatch, 3600)
    with two(database, tmp_path) as both:
        table = both.begin()
        both.ada.play(table, first_tile(table))
        run_sql(database, "UPDATE notices SET due = '2020-01-01'")
        assert [each["state"] for each in settled(both.ada)] == ["withdrawn"]
        both.ada.play(both.ada.table(table), "end")
        run_sql(database, "UPDATE notices SET due = '2020-01-01' WHERE state = 'waiting'")
        both.at_bob.wait(1)
        assert both.at_ada.got == []


def test_whoever_looks_at_the_table_is_told_there(database: URL, tmp_path: Path) -> None:
    """A page on the screen is enough, unless they want notices even then; a hidden one is not."""
    with two(database, tmp_path) as both:
        ada, bob = both.ada, both.bob
        table = both.begin()
        both.at_ada.wait(1)
        with bob.live(table["id"]) as socket:
            message(socket)
            end_turn(ada, table)
            assert [each["state"] for each in settled(bob)] == ["seen"]
            end_turn(bob, bob.table(table))
            socket.send("hidden")
            end_turn(ada, ada.table(table))
            both.at_bob.wait(1)
            end_turn(bob, bob.table(table))
            socket.send("visible")
            end_turn(ada, ada.table(table))
            assert settled(bob, 3)[0]["state"] == "seen"
            choose(bob, even_here=True)
            end_turn(bob, bob.table(table))
            end_turn(ada, ada.table(table))
            both.at_bob.wait(2)
        assert sorted(each["state"] for each in settled(bob, 4)) == ["seen", "seen", "sent", "sent"]


def test_quiet_hours_are_waited_for(database: URL, tmp_path: Path) -> None:
    """The notice comes when they are over, if there is still something to do."""
    with two(database, tmp_path) as both:
        choose(both.ada, quiet={"begin": "00:00", "end": "23:59", "zone": "Etc/UTC"})
        table = both.begin()
        due = until(lambda: [each["due"] for each in recent(both.ada) if "23:59" in each["due"]])
        assert due[0].endswith("T23:59:00.000+00:00")
        choose(both.ada, quiet=None)
        run_sql(database, "UPDATE notices SET due = '2020-01-01' WHERE state = 'waiting'")
        both.at_ada.wait(1)
        assert both.at_ada.events == ["first"]
        assert recent(both.ada)[0]["table"] == table["id"]


def test_opponents_are_told_that_time_is_up(database: URL, tmp_path: Path) -> None:
    """Once, whatever they do then; whoever's time it is, is not."""
    with two(database, tmp_path) as both:
        table = both.begin(terms={"pace": {"kind": "live", "bank": 60, "increment": 0}})
        both.at_ada.wait(1)
        run_sql(database, "UPDATE tables SET asks = '2020-01-01'")
        both.at_bob.wait(1)
        assert both.at_bob.events == ["time"]
        run_sql(database, "UPDATE tables SET asks = '2020-01-01'")
        found = until(lambda: run_sql(database, "SELECT id FROM tables WHERE asks IS NULL"))
        assert found[0][0] == table["id"]
        assert [each["what"] for each in settled(both.bob)] == ["time"]
        assert [each["what"] for each in settled(both.ada)] == ["first"]


def test_nobody_alone_is_told_anything(database: URL, tmp_path: Path) -> None:
    """Neither at one's own screen nor against bots."""
    with two(database, tmp_path) as both:
        ada = both.ada
        ada.play(ada.new("person", "person"), "A4@b3+0", "end")
        ada.until_mine(ada.play(ada.new("person", "easy"), "A4@b3+0", "end"))
        assert run_sql(database, "SELECT * FROM notices") == []
        assert ada.get("/api/turns") == {"turns": 0}


def test_turns_are_counted(database: URL, tmp_path: Path) -> None:
    """At tables with people elsewhere only, whoever owns them."""
    with two(database, tmp_path) as both:
        first, _ = both.begin(), both.begin()
        assert [each.get("/api/turns")["turns"] for each in (both.ada, both.bob)] == [2, 0]
        end_turn(both.ada, first)
        assert [each.get("/api/turns")["turns"] for each in (both.ada, both.bob)] == [1, 1]


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "La partie a commencé"), ("de", "Die Partie hat begonnen")]
)
def test_notices_speak_the_readers_language(
    database: URL, tmp_path: Path, language: str, words: str
) -> None:
    """The one that was chosen last; a table without a name is called after the others."""
    with two(database, tmp_path) as both:
        choose(both.ada, language=language)
        both.begin()
        said = both.at_ada.wait(1)[0].json
        assert said["text"].startswith(words)
        assert said["name"] == "Bob"
