"""Backups and migrations of the embedded database."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, inspect

from tests.web.process import serving
from tests.web.server import Browser
from tests.web.test_process import run
from tests.web.test_restarts import moved
from tikal.errors import TikalError
from tikal.web.store.backup import copy_database, restore_database
from tikal.web.store.database import file_url, open_for_writing, synchronous
from tikal.web.store.migrate import SCRIPTS, known_revisions, migrate
from tikal.web.store.schema import METADATA


def test_a_backup_is_taken_while_people_play(tmp_path: Path) -> None:
    """`tikal backup` copies what is committed; `tikal restore` brings it back."""
    home, copy = tmp_path / "home", tmp_path / "copy.sqlite3"
    home.mkdir()
    with serving(home) as server:
        guest = Browser(server.address)
        table = guest.play(guest.new("person", "person"), "A4@b3+0", "E+a1")
        assert run("backup", str(copy), home=home).returncode == 0
        assert run("backup", str(copy), home=home).returncode == 1
        guest.play(table, "end")
        refused = run("restore", str(copy), home=home)
        assert refused.returncode == 1
        assert "stop it first" in refused.stderr
    restored = run("restore", str(copy), home=home)
    assert restored.returncode == 0
    assert (home / "tikal-replaced-1.sqlite3").exists()
    with serving(home) as server:
        again = moved(guest, server.address)
        assert again.table(table) == table
        again.close()
    guest.close()


def test_a_backup_is_one_plain_file(tmp_path: Path) -> None:
    """It needs no WAL beside it, so that it can be read from a place where nothing is written."""
    source, copy = tmp_path / "tikal.sqlite3", tmp_path / "copy.sqlite3"
    migrate(file_url(source))
    with closing(open_for_writing(file_url(source)).raw_connection()) as used:
        used.cursor().execute("INSERT INTO users VALUES ('u', 'Ana', 'now')")
        used.commit()
        copy_database(source, copy)
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro&immutable=1", uri=True)) as found:
        assert found.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert found.execute("SELECT id FROM users").fetchall() == [("u",)]
    assert [path.name for path in tmp_path.glob("copy*")] == [copy.name]


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    """Without a database there is nothing to copy."""
    done = run("backup", str(tmp_path / "copy"), home=tmp_path / "home")
    assert done.returncode == 1
    assert "No such file" in done.stderr or "no such file" in done.stderr


def test_only_our_own_databases_are_restored(tmp_path: Path) -> None:
    """A file that is none, half of one, or somebody else's never takes the database's place."""
    target = tmp_path / "tikal.sqlite3"
    migrate(file_url(target))
    before = target.read_bytes()
    half, other, text = tmp_path / "half", tmp_path / "other", tmp_path / "text"
    copy_database(target, half)
    half.write_bytes(half.read_bytes()[:5000])
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE x (y)")
    text.write_text("hello " * 1000)
    for wrong in (half, other, text):
        with pytest.raises(TikalError, match="no database of tikal"):
            restore_database(wrong, target, known_revisions())
    with pytest.raises(FileNotFoundError):
        restore_database(tmp_path / "missing", target, known_revisions())
    assert target.read_bytes() == before


def test_a_backup_of_a_later_version_is_not_restored(tmp_path: Path) -> None:
    """What this version could not work with does not take the database's place."""
    home = tmp_path / "home"
    home.mkdir()
    target, later = home / "tikal.sqlite3", tmp_path / "later.sqlite3"
    migrate(file_url(target))
    migrate(file_url(later))
    with closing(sqlite3.connect(later)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = target.read_bytes()
    done = run("restore", str(later), home=home)
    assert (done.returncode, done.stdout) == (1, "")
    assert "later version of tikal (revision 9999)" in done.stderr
    assert "Traceback" not in done.stderr
    assert target.read_bytes() == before


def test_a_backup_is_restored_where_nothing_was(tmp_path: Path) -> None:
    """A new machine gets the old one's database."""
    source, target = tmp_path / "old.sqlite3", tmp_path / "new" / "tikal.sqlite3"
    migrate(file_url(source))
    assert restore_database(source, target, known_revisions()) is None
    assert migrate(file_url(target)) is None


def test_migrations_make_what_the_schema_says(database: URL) -> None:
    """Migrated from nothing, the database has the tables that the code works with."""
    assert migrate(database) is None
    assert migrate(database) is None
    engine = create_engine(synchronous(database))
    found = inspect(engine)
    for name, table in METADATA.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: bool(column.nullable) for column in table.columns}
        # PostgreSQL lists the index of a unique constraint too.
        own = [each for each in found.get_indexes(name) if "duplicates_constraint" not in each]
        indexes = {(index["name"], *index["column_names"]) for index in own}
        assert indexes == {
            (index.name, *[column.name for column in index.columns]) for index in table.indexes
        }
    engine.dispose()


NEXT = f"""
from alembic import op

revision = "9998"
down_revision = "{max(known_revisions())}"


def upgrade() -> None:
    op.execute("ALTER TABLE users ADD COLUMN mood VARCHAR(10)")
"""


def test_a_migration_makes_a_backup_first(tmp_path: Path) -> None:
    """A database of an earlier revision is copied before it is changed."""
    path, scripts = tmp_path / "tikal.sqlite3", tmp_path / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    migrate(file_url(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO users VALUES ('ada', 'Ada', 'now')")
        connection.commit()
    (scripts / "versions" / "9998_moods.py").write_text(NEXT, encoding="utf-8")
    backup = migrate(file_url(path), scripts)
    assert backup is not None
    for database, columns in ((backup, 3), (path, 4)):
        with closing(sqlite3.connect(database)) as connection:
            assert len(connection.execute("SELECT * FROM users").fetchone()) == columns
    with pytest.raises(TikalError, match="later version"):
        migrate(file_url(path))


def test_a_migration_of_postgresql_leaves_backups_to_its_host(
    database: URL, tmp_path: Path
) -> None:
    """Either kind of database is migrated; only the embedded one is copied by us."""
    scripts = tmp_path / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    migrate(database)
    (scripts / "versions" / "9998_moods.py").write_text(NEXT, encoding="utf-8")
    assert (migrate(database, scripts) is None) == (database.get_backend_name() == "postgresql")


def unusable(folder: Path) -> dict[str, tuple[str, str]]:
    """Make what people may take for a database; return each with its URL and what is said."""
    text, newer, other = folder / "text", folder / "newer", folder / "other"
    text.write_text("hello " * 1000)
    migrate(file_url(newer))
    for path, statement in (
        (newer, "UPDATE alembic_version SET version_num = '9999'"),
        (other, "CREATE TABLE x (y)"),
    ):
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement)
            connection.commit()
    return {
        "text": (f"sqlite:///{text}", "file is not a database"),
        "folder": (f"sqlite:///{folder}", "unable to open database file"),
        "newer": (f"sqlite:///{newer}", "later version of tikal (revision 9999)"),
        "other": (f"sqlite:///{other}", "another program's"),
        "nameless": ("sqlite:///", "an SQLite file"),
        "nobody": ("postgresql://ada:secret@127.0.0.1:1/x", "the database can't be used"),
    }


@pytest.mark.parametrize("what", ["text", "folder", "newer", "other", "nameless", "nobody"])
def test_a_database_that_cannot_be_used(tmp_path: Path, what: str) -> None:
    """`tikal serve` ends with one line that says why, tells no password and changes nothing."""
    url, reason = unusable(tmp_path)[what]
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    done = run("serve", "--port", "0", "--database", url, home=tmp_path / "home")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("tikal: ")
    assert reason in done.stderr
    assert "secret" not in done.stderr
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_backups_that_cannot_be_made(tmp_path: Path) -> None:
    """Of what is no database, and to where nothing can be written: one line, no file."""
    good, text = tmp_path / "good", tmp_path / "text"
    migrate(file_url(good))
    text.write_text("hello " * 1000)
    for source, target in ((text, tmp_path / "copy"), (good, tmp_path / "nowhere" / "copy")):
        done = run("backup", str(target), "--database", f"sqlite:///{source}", home=tmp_path)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert not target.exists()
