"""Channels: webhooks, push messages to browsers, e-mail; tests of each, and what is refused."""

import io
import json
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import URL

from tests.web.accounts.people import club_at, run_sql, sign_in, sign_up
from tests.web.alone import run_alone
from tests.web.notices.browser import PushBrowser
from tests.web.notices.mailbox import mailbox
from tests.web.notices.receiver import (
    LOCAL,
    add_webhook,
    channels,
    choose,
    receiving,
    recent,
    settled,
    until,
)
from tests.web.notices.test_telling import end_turn, two
from tests.web.refusals import refusal
from tests.web.server import Browser, Json
from tikal.web.outbox import places, sender
from tikal.web.outbox.places import Reach, place_in
from tikal.web.outbox.push_messages import bytes_of, sealed
from tikal.web.outbox.quiet import quiet_until
from tikal.web.problem import Refused
from tikal.web.store.database import file_url

PRIVATE = (
    "http://127.0.0.1/hook",
    "http://localhost:8080/",
    "https://10.1.2.3/",
    "https://192.168.0.7:8443/hook",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0.0.0.0/",
    "http://[::1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "http://224.0.0.1/",
    "http://[ff02::1]/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
    "http://100.64.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
)
NO_URLS = (
    "ftp://tikal.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "hook",
    "https://",
    "https://user:password@tikal.example/",
    "https://tikal.example:22/",
    "https://tikal.example:99999/",
    "https://tikal.example/\r\nX: y",
    "https://tikal.example/ä",
    "https://tikal.example/" + "x" * 1990,
)


def tried(browser: Browser, which: int = 0) -> Json:
    """Try a channel out."""
    channel = channels(browser)[which]["id"]
    found: Json = browser.post(f"/api/notices/channels/{channel}/test")
    return found


@pytest.mark.parametrize("url", PRIVATE)
def test_private_addresses_are_refused(tmp_path: Path, url: str) -> None:
    """However they are written, for webhooks and browsers alike; nothing is kept."""
    with club_at(file_url(tmp_path / "t.sqlite3"), tmp_path) as new:
        ada = new()
        answer = ada.http.post("/api/notices/webhooks", json={"url": url})
        assert refusal(answer, 422)["code"] == "private_address"
        body = {"endpoint": url, "keys": PushBrowser(url).keys}
        answer = ada.http.post("/api/notices/push", json=body)
        assert refusal(answer, 422)["code"] == "private_address"
        assert channels(ada) == []


@pytest.mark.parametrize("url", NO_URLS)
def test_what_is_no_url_is_refused(url: str) -> None:
    """Other schemes, passwords, ports of other services, and whatever would end a header."""
    with pytest.raises(Refused) as problem:
        place_in(url)
    assert problem.value.code == "bad_webhook"


def test_networks_that_the_host_names_are_allowed() -> None:
    """Those and no others; public addresses are always."""
    reach = Reach(["192.168.0.0/16", "fd00::/8"])
    allowed = ("192.168.3.4", "fd00::7", "::ffff:192.168.3.4", "93.184.215.14", "2606:4700::1111")
    assert [each for each in allowed if not reach.allows(each)] == []
    refused = ("10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "fe80::1")
    assert [each for each in refused if reach.allows(each)] == []


def test_a_name_that_changes_its_address_is_not_followed(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public when it is saved, private later: the address is looked at again, and used as it is."""
    meanings = [["93.184.215.14"], ["93.184.215.14", "127.0.0.1"], ["10.0.0.1"]]

    async def looked_up(_place: object) -> list[str]:
        return meanings.pop(0)

    monkeypatch.setattr(places, "_looked_up", looked_up)
    with club_at(database, tmp_path) as new:
        ada = new()
        ada.post("/api/notices/webhooks", {"url": "http://rebinding.example:8080/"}, 204)
        for _ in range(2):
            assert tried(ada) == {"outcome": "private_address", "status": None}


def test_a_test_says_what_came_of_it(database: URL, tmp_path: Path) -> None:
    """The answer, as it is: good, bad, a redirect that nobody follows, and nobody there."""
    with club_at(database, tmp_path, notice_networks=LOCAL) as new, receiving() as receiver:
        ada, bob = new(), new()
        add_webhook(ada, receiver, language="de")
        for status, outcome in ((204, "sent"), (403, "answered"), (302, "answered"), (410, "gone")):
            receiver.status = status
            assert tried(ada) == {"outcome": outcome, "status": status}
        assert len(receiver.got) == 4
        assert receiver.events == ["test"] * 4
        assert "Das ist ein Test" in receiver.got[0].json["text"]
        assert len({each.json["id"] for each in receiver.got}) == 4
        channel = channels(ada)[0]["id"]
        for method, path in (("POST", f"{channel}/test"), ("DELETE", channel)):
            answer = bob.http.request(method, f"/api/notices/channels/{path}", json={})
            assert refusal(answer, 404)["code"] == "unknown_channel"
        ada.post("/api/notices/webhooks", {"url": "http://127.0.0.1:1025/nobody"}, 204)
        assert tried(ada, 1) == {"outcome": "unreachable", "status": None}
        answer = ada.http.post("/api/notices/webhooks", json={"url": "https://nobody.invalid/"})
        assert refusal(answer, 422)["code"] == "unknown_host"
        assert ada.http.delete(f"/api/notices/channels/{channel}").status_code == 204
        assert [each["name"] for each in channels(ada)] == ["http://127.0.0.1:1025/nobody"]


def test_there_are_only_so_many(database: URL, tmp_path: Path) -> None:
    """The same URL is one channel, however often it is added."""
    with club_at(database, tmp_path, notice_networks=LOCAL) as new, receiving() as receiver:
        ada = new()
        for number in (0, 1, 2, 3, 4, 0):
            add_webhook(ada, receiver, f"/{number}")
        answer = ada.http.post("/api/notices/webhooks", json={"url": f"{receiver.url}/5"})
        problem = refusal(answer, 409)
        assert (problem["code"], problem["params"]) == ("too_many_channels", {"most": 5})
        assert len(channels(ada)) == 5


def test_a_webhook_that_fails_is_tried_again(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same number, until it answers well; one that is gone is left alone."""
    monkeypatch.setattr(sender, "_FIRST_PAUSE", timedelta(seconds=0.1))
    with two(database, tmp_path) as both:
        both.at_ada.status = 500
        table = both.begin()
        both.at_ada.wait(3)
        both.at_ada.status = 200
        assert settled(both.ada)[0]["state"] == "sent"
        assert len({each.json["id"] for each in both.at_ada.got}) == 1
        assert settled(both.ada)[0]["tries"] == len(both.at_ada.got)
        both.at_bob.status = 410
        end_turn(both.ada, table)
        found = settled(both.bob)[0]
        assert (found["state"], found["outcome"], found["status"]) == ("failed", "gone", 410)
        until(lambda: channels(both.bob)[0]["ended"] == "gone")
        channel = channels(both.bob)[0]["id"]
        answer = both.bob.http.post(f"/api/notices/channels/{channel}/test", json={})
        assert refusal(answer, 409)["code"] == "channel_ended"
        end_turn(both.bob, both.bob.table(table))
        end_turn(both.ada, both.ada.table(table))
        assert len(recent(both.bob)) == 1
        both.at_bob.status = 200
        add_webhook(both.bob, both.at_bob)
        assert channels(both.bob)[0]["ended"] is None


def test_one_that_never_works_is_given_up(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After about a day, which is so many tries."""
    monkeypatch.setattr(sender, "_FIRST_PAUSE", timedelta())
    monkeypatch.setattr(sender, "_TRIES", 3)
    with two(database, tmp_path) as both:
        both.at_ada.status = 500
        both.begin()
        found = settled(both.ada)[0]
        assert (found["state"], found["outcome"], found["tries"]) == ("failed", "answered", 3)


def test_a_browser_gets_what_only_it_can_read(database: URL, tmp_path: Path) -> None:
    """Encrypted for it, signed with the server's key, which stays the same over a restart."""
    with receiving() as receiver:
        browser = PushBrowser(receiver.url)
        receiver.status = 201
        with two(database, tmp_path) as both:
            ada = both.ada
            key = ada.get("/api/notices")["push_key"]
            ada.post("/api/notices/push", {**browser.subscription, "language": "fr"}, 204)
            table = both.begin()
            got = receiver.wait(1)[0]
            message = browser.read(got.body)
            assert message["title"].startswith("La partie a commencé, et c")
            assert message["link"].endswith(f"/table/{table['id']}")
            assert message["body"] == "Bob"
            assert b"Bob" not in got.body
            assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", "86400")
            browser.check_signature(got.headers["authorization"], key)
            assert tried(ada, 1) == {"outcome": "sent", "status": 201}
            shown = channels(ada)[1]
            assert (shown["name"], shown["endpoint"]) == ("Firefox", receiver.url)
        with club_at(database, tmp_path) as new:
            assert new().get("/api/notices")["push_key"] == key
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "ä", "auth": "ä"},
        {"p256dh": "B" + "A" * 86, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
    ],
)
def test_bad_subscriptions_are_refused(tmp_path: Path, keys: Json) -> None:
    """Keys that are none, and push services without encryption outside the host's networks."""
    with club_at(file_url(tmp_path / "t.sqlite3"), tmp_path, notice_networks=LOCAL) as new:
        ada = new()
        body = {"endpoint": "https://127.0.0.1/push", "keys": keys}
        assert refusal(ada.http.post("/api/notices/push", json=body), 422)["code"] == "bad_push"
        good = PushBrowser("http://93.184.215.14/").subscription
        assert refusal(ada.http.post("/api/notices/push", json=good), 422)["code"] == "bad_push"


def test_the_message_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys and the same salt give the same bytes."""
    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        bytes_of(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(number, ec.SECP256R1()),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert found == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
        "Qulcy4a-fN"
    )


def test_e_mail_goes_to_confirmed_addresses(database: URL, tmp_path: Path) -> None:
    """By a mail server: the notice, the link, and where to switch it off."""
    with (
        mailbox() as (box, server),
        club_at(database, tmp_path, mail=server) as new,
    ):
        ada, bob = new(), new()
        answer = bob.http.post("/api/notices/email", json={})
        assert refusal(answer, 409)["code"] == "no_email"
        sign_up(ada, "ada")
        body = {"email": "ada@tikal.example"}
        ada.http.put("/api/account/email", json=body)
        assert refusal(ada.http.post("/api/notices/email", json={}), 409)["code"] == "no_email"
        run_sql(database, "UPDATE accounts SET email_confirmed = true")
        ada.post("/api/notices/email", {"language": "de"}, 204)
        until(lambda: box.letters)
        assert tried(ada) == {"outcome": "sent", "status": None}
        letter = box.letters[-1]
        assert letter["To"] == "ada@tikal.example"
        assert letter["Message-ID"].endswith("@tikal>")
        text = bytes(letter.get_payload(decode=True)).decode()
        assert "Das ist ein Test" in text
        assert f"{ada.address}/notices" in text
        box.answer = b"550 nobody here\r\n"
        assert tried(ada) == {"outcome": "unreachable", "status": None}
        run_sql(database, "UPDATE accounts SET email_confirmed = false")
        assert tried(ada) == {"outcome": "no_email", "status": None}
    with club_at(database, tmp_path) as new:
        answer = new().http.post("/api/notices/email", json={})
        assert refusal(answer, 404)["code"] == "no_mail"


def test_quiet_hours_go_by_the_clock_on_the_wall() -> None:
    """Over midnight, in the zone, on days when clocks are put forward."""

    def end(moment: str, begin: str = "22:00", until: str = "07:00") -> str | None:
        choices = {"quiet_from": begin, "quiet_until": until, "zone": "Europe/Paris"}
        found = quiet_until(choices, datetime.fromisoformat(moment).replace(tzinfo=UTC))
        return None if found is None else found.strftime("%d %H:%M")

    assert end("2026-11-18T20:59:00") is None
    assert end("2026-11-18T21:00:00") == "19 06:00"
    assert end("2026-11-19T05:59:00") == "19 06:00"
    assert end("2026-11-19T06:00:00") is None
    assert end("2026-03-28T23:00:00") == "29 05:00"
    assert end("2026-11-18T11:30:00", "12:00", "13:00") == "18 12:00"
    assert end("2026-11-18T11:30:00", "12:00", "12:00") is None


def test_bad_choices_change_nothing(database: URL, tmp_path: Path) -> None:
    """Zones that nobody knows, times that are none."""
    with club_at(database, tmp_path) as new:
        ada = new()
        good = {"begin": "22:00", "end": "07:00", "zone": "Europe/Berlin"}
        choose(ada, quiet=good, language="de")
        for wrong, code in (
            ({"zone": "Europe/Atlantis"}, "bad_zone"),
            ({"zone": "../../etc/passwd"}, "bad_zone"),
            ({"begin": "24:00"}, "malformed"),
            ({"end": "7:00"}, "malformed"),
        ):
            body = {"language": "en", "even_here": True, "quiet": good | wrong}
            answer = ada.http.put("/api/notices", json=body)
            assert refusal(answer, 422)["code"] == code
        found = ada.get("/api/notices")["choices"]
        assert found == {"language": "de", "quiet": good, "even_here": False}


def test_channels_belong_to_their_user(database: URL, tmp_path: Path) -> None:
    """They go to the account with the guest's games, are exported, and deleted."""
    with two(database, tmp_path) as both:
        ada = both.ada
        choose(ada, quiet={"begin": "22:00", "end": "07:00", "zone": "Etc/UTC"})
        both.begin()
        sign_up(both.bob, "bob")
        phone = both.new()
        add_webhook(phone, both.at_ada, "/phone")
        add_webhook(phone, both.at_bob)
        table = phone.new("person", "person")
        sign_in(phone, "bob")
        assert phone.post("/api/account/guest")["games"] == 1
        names = [both.at_bob.url, f"{both.at_ada.url}/phone"]
        assert [each["name"] for each in channels(both.bob)] == names
        answer = ada.http.get("/api/account/export")
        with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
            kept = json.loads(file.read("notices.json"))
        assert kept["channels"][0]["address"] == both.at_ada.url
        assert kept["choices"]["quiet_from"] == "22:00"
        assert [each["what"] for each in kept["sent"]] == ["first"]
        assert both.bob.table(table)["owner"]
        for browser in (ada, both.bob):
            assert browser.http.delete("/api/account").status_code == 204
        for rows in ("notices", "channels", "notice_choices"):
            assert run_sql(database, f"SELECT * FROM {rows}") == []  # noqa: S608 - ours


def test_what_is_old_is_forgotten(database: URL, tmp_path: Path) -> None:
    """Notices that were settled two weeks ago, and none that are still to be sent."""
    with two(database, tmp_path) as both:
        both.begin()
        settled(both.ada)
        run_sql(database, "UPDATE notices SET created = '2026-01-01'")
        until(lambda: recent(both.ada) == [])
        assert run_alone(Reach().addresses(place_in("https://93.184.215.14/")))
