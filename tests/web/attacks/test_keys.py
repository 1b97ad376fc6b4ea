"""The key that signs cookies: private, apart from the games, replaced at will; ended sessions."""

import os
import stat
import time
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

from tests.web.databases.fill import OLD, fill_old, old_file
from tests.web.process import serving
from tests.web.server import Browser, served, settings_for
from tests.web.test_live import message
from tests.web.test_old_databases import SEEN, owners_browser
from tests.web.test_process import run
from tests.web.test_restarts import moved
from tikal.errors import TikalError
from tikal.web.session import COOKIE, DAYS, Guests
from tikal.web.store.database import file_of, file_url, is_embedded, synchronous
from tikal.web.store.keys import Key, new_key, read_keys, rotate, write_keys
from tikal.web.store.migrate import migrate
from tikal.web.transfer import MINUTES

DAY = 24 * 60 * 60


def mode(path: Path) -> int:
    """Return who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_files_are_the_owners_alone(tmp_path: Path) -> None:
    """Database, WAL, key and copies: 0600 whatever the umask; the folder we make 0700."""
    before = os.umask(0)
    try:
        home, copy = tmp_path / "home", tmp_path / "copy.sqlite3"
        log = tmp_path / "log"
        log.mkdir()
        url = f"sqlite:///{home / 'tikal.sqlite3'}"
        with serving(log, "serve", "--port", "0", "--database", url) as server:
            guest = Browser(server.address)
            guest.new("person", "person")
            guest.close()
            assert mode(home) == 0o700
            names = {path.name for path in home.iterdir()}
            assert names >= {
                "tikal.sqlite3",
                "tikal.sqlite3-wal",
                "tikal.sqlite3-shm",
                "session.key",
            }
            assert {mode(path) for path in home.iterdir()} == {0o600}
            assert run("backup", str(copy), "--database", url, home=tmp_path).returncode == 0
            assert mode(copy) == 0o600
    finally:
        os.umask(before)


def test_files_of_before_are_tightened(tmp_path: Path) -> None:
    """Those of an older version too, and its backups; a folder that the host made stays theirs."""
    path = old_file(tmp_path / "tikal.sqlite3", OLD[-1])
    earlier = tmp_path / "tikal-before-migration-2025.sqlite3"
    earlier.touch()
    for each in (path, earlier):
        each.chmod(0o644)
    tmp_path.chmod(0o755)
    backup = migrate(file_url(path))
    assert backup is not None
    assert {mode(each) for each in (path, earlier, backup)} == {0o600}
    assert mode(tmp_path) == 0o755


@pytest.mark.parametrize("revision", OLD)
def test_the_key_leaves_the_database(database: URL, tmp_path: Path, revision: str) -> None:
    """Cookies stay good; neither the database nor its backup has the key, not even deleted."""
    fill_old(database, tmp_path, revision)
    engine = create_engine(synchronous(database))
    with engine.connect() as connection:
        key = str(connection.execute(text("SELECT value FROM secrets")).scalar_one())
    settings = settings_for(database, key_file=tmp_path / "session.key")
    for _ in range(2):
        with served(settings) as address:
            guest = owners_browser(address, revision)
            assert len(guest.get("/api/tables")) == len(SEEN[revision]["tables"])
            guest.close()
    assert [each.secret for each in read_keys(settings.keys)] == [key]
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM secrets")).scalar() == 0
    engine.dispose()
    if is_embedded(database):
        files = [file_of(database), *tmp_path.glob("*-before-migration-*")]
        assert len(files) == 2
        assert not any(key.encode() in path.read_bytes() for path in files)


def test_a_key_file_that_is_none(tmp_path: Path) -> None:
    """It is not overwritten: one line says what is wrong."""
    (tmp_path / "session.key").write_text("short\n")
    done = run("serve", "--port", "0", home=tmp_path)
    assert done.returncode == 1
    assert "no file of keys" in done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "session.key").read_text() == "short\n"
    for wrong in ("", "\n\n", "\xff" * 50):
        (tmp_path / "session.key").write_text(wrong, "latin-1")
        with pytest.raises(TikalError, match="no file of keys"):
            read_keys(tmp_path / "session.key")


def test_rotation_keeps_guests_until_old_keys_are_forgotten(tmp_path: Path) -> None:
    """A new key signs; cookies of the old one are good, and are signed anew when they come."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        table = guest.new("person", "person")
    done = run("rotate-key", home=tmp_path)
    assert "1 old accepted" in done.stdout
    first, second = read_keys(tmp_path / "session.key")
    assert mode(tmp_path / "session.key") == 0o600
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        answer = again.http.get("/api/session")
        assert Guests([first.secret]).read(cookie_in(answer.headers["set-cookie"])) is not None
        assert Guests([second.secret]).read(cookie_in(answer.headers["set-cookie"])) is None
        assert again.table(table) == table
        again.close()
    assert run("rotate-key", "--forget-old", home=tmp_path).returncode == 0
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        assert again.get("/api/tables") == []
        again.close()
    guest.close()


def cookie_in(header: str) -> bytes:
    """Return the value that a Set-Cookie header sets."""
    return header.partition("=")[2].partition(";")[0].encode()


def test_keys_of_no_more_use_are_dropped(tmp_path: Path) -> None:
    """One that was replaced longer ago than a cookie lives has no cookies left."""
    path = tmp_path / "session.key"
    recent, old, older = new_key(), Key("b" * 64, "2020-01-02"), Key("c" * 64, "2020-01-01")
    write_keys(path, [recent, old, older])
    assert rotate(path, DAYS, only_new=False) == 2
    assert [key.secret for key in read_keys(path)][1:] == [recent.secret, old.secret]


def test_a_missing_key_file_is_made_and_said(tmp_path: Path) -> None:
    """Guests of before come as new ones; the log warns, and their games stay."""
    with serving(tmp_path) as server:
        guest = Browser(server.address)
        guest.new("person", "person")
    (tmp_path / "session.key").unlink()
    with serving(tmp_path) as server:
        again = moved(guest, server.address)
        assert again.get("/api/tables") == []
        again.close()
        assert any("known guests come as new ones" in line["message"] for line in server.log())
    guest.close()


def test_servers_of_one_database_share_a_key(postgres: str, tmp_path: Path) -> None:
    """With the same key file a guest of one is a guest of the other."""
    key = tmp_path / "shared.key"
    more = ("serve", "--port", "0", "--database", postgres, "--key-file", str(key))
    with serving(tmp_path, *more) as one, serving(tmp_path, *more) as other:
        guest = Browser(one.address)
        table = guest.new("person", "person")
        again = moved(guest, other.address)
        assert again.table(table)["id"] == table["id"]
        again.close()
        guest.close()


def test_a_cookie_is_renewed_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a month it is signed anew; 400 days after it was signed it is no good."""
    guests = Guests(["a" * 64])
    session = guests.new_session()
    cookie = guests.cookie_for(session).encode()
    begun = time.time()
    for days, stale in ((0, False), (29, False), (31, True), (399, True), (401, None)):
        monkeypatch.setattr(time, "time", lambda days=days: begun + days * DAY)
        found = guests.read(cookie)
        assert (None if found is None else found.stale) == stale
        assert found is None or (found.user, found.id) == (session.user, session.id)


def test_after_a_log_out_copies_of_the_cookie_are_nobody(database: URL, tmp_path: Path) -> None:
    """Also on an open socket, after a restart, and with a cookie of an earlier version."""
    settings = settings_for(database, key_file=tmp_path / "session.key")
    with served(settings) as address:
        guest, thief = Browser(address), Browser(address)
        table = guest.new("person", "person")
        thief.http.cookies.set(COOKIE, str(guest.http.cookies.get(COOKIE)))
        assert thief.table(table)["id"] == table["id"]
        with thief.live(table["id"]) as watching:
            message(watching)
            assert guest.http.delete("/api/session").status_code == 204
            assert guest.http.cookies.get(COOKIE) is None
            with pytest.raises(Exception, match="1012"):
                watching.recv(timeout=20)
        assert thief.get("/api/tables") == []
        assert guest.get("/api/tables") == []
        stolen = thief.http
        guest.close()
    with served(settings) as address:
        again = Browser(address)
        again.http.cookies.update(stolen.cookies)
        assert again.get("/api/tables") == []
        again.close()
    thief.close()


def test_taking_games_to_another_browser(database: URL, tmp_path: Path) -> None:
    """A code makes another browser the same guest, once; logging out there ends only that."""
    with served(settings_for(database, key_file=tmp_path / "session.key")) as address:
        guest, phone, thief = Browser(address), Browser(address), Browser(address)
        table = guest.new("person", "person")
        first = guest.post("/api/session/transfer", status=201)
        offered = guest.post("/api/session/transfer", status=201)
        assert offered["minutes"] == MINUTES
        assert (
            phone.post("/api/session/redeem", {"code": first["code"]}, 404)["code"] == "wrong_code"
        )
        spoken = offered["code"].lower().replace("-", " ").replace("0", "o")
        found = phone.post("/api/session/redeem", {"code": spoken})
        assert found == guest.get("/api/session")
        assert phone.table(table)["id"] == table["id"]
        thief.post("/api/session/redeem", {"code": offered["code"]}, 404)
        assert phone.http.delete("/api/session").status_code == 204
        assert phone.get("/api/tables") == []
        assert guest.table(table)["id"] == table["id"]
        for browser in (guest, phone, thief):
            browser.close()


def test_a_code_is_too_old_after_ten_minutes(database: URL, tmp_path: Path) -> None:
    """It is good for ten minutes and no longer."""
    with served(settings_for(database, key_file=tmp_path / "session.key")) as address:
        guest, phone = Browser(address), Browser(address)
        offered = guest.post("/api/session/transfer", status=201)
        engine = create_engine(synchronous(database))
        with engine.begin() as connection:
            connection.execute(text("UPDATE transfers SET until = '2020-01-01'"))
        engine.dispose()
        phone.post("/api/session/redeem", {"code": offered["code"]}, 404)
        guest.close()
        phone.close()


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    """After ten wrong codes an address has to wait, whoever it says it is."""
    with served(settings_for(file_url(tmp_path / "tikal.sqlite3"))) as address:
        for _ in range(10):
            thief = Browser(address)
            thief.post("/api/session/redeem", {"code": "0000-0000-0000"}, 404)
            thief.close()
        guest = Browser(address)
        offered = guest.post("/api/session/transfer", status=201)
        refused = guest.post("/api/session/redeem", {"code": offered["code"]}, 429)
        assert refused["code"] == "too_many_guesses"
        guest.close()
