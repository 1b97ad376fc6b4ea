"""A first start, or a migration, that is killed or runs out of disk: the next one works.

Every migration there is and will be is stopped at each of its statements.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text

from bench.attacks.first_starts import empty_postgresql, killed_first_starts
from tests.web.databases.fill import OLD, fill_old
from tests.web.test_process import run
from tikal.errors import TikalError
from tikal.web.store.backup import check_database, copy_database, restore_database
from tikal.web.store.database import file_of, file_url, is_embedded, synchronous
from tikal.web.store.migrate import known_revisions, migrate, ready
from tikal.web.store.schema import METADATA

PAGE_SIZE = 4096
ROUNDS = 15
# How statements begin that change nothing.
HARMLESS = ("BEGIN", "PRAGMA", "SELECT")
# Ends a process at one statement of its migration, as SIGKILL would.
DYING = """
import os, sys
from sqlalchemy import Engine, event
from tikal.web.store.database import database_url
from tikal.web.store.migrate import migrate

url, counted = database_url(sys.argv[1]), 0

def count():
    global counted
    counted += 1
    if counted == last:
        os._exit(9)

def execute(_connection, _cursor, statement, *_):
    if not statement.startswith(("BEGIN", "PRAGMA", "SELECT")):
        count()

event.listen(Engine, "before_cursor_execute", execute)
event.listen(Engine, "commit", lambda _connection: count())
for last in range(1, 1000):
    counted, child = 0, os.fork()
    if not child:
        migrate(url)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        print(last)
        sys.exit(0)
"""


class Stopped(Exception):  # noqa: N818 - what the test does, no failure
    """The statement that a migration is stopped at."""


@contextmanager
def stopped_at(number: int) -> Iterator[list[str]]:
    """Stop whoever executes this many statements; give those that were executed."""
    seen: list[str] = []

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.split(maxsplit=1)[0] not in HARMLESS:
            seen.append(statement)
            if len(seen) == number:
                raise Stopped(statement)

    event.listen(Engine, "before_cursor_execute", count)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", count)


def is_complete(url: URL) -> bool:
    """Return whether a database has all tables and columns."""
    engine = create_engine(synchronous(url))
    found = inspect(engine)
    names = set(found.get_table_names())
    complete = set(METADATA.tables) <= names and not any("tmp" in name for name in names)
    complete = complete and all(
        {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
        for name, table in METADATA.tables.items()
    )
    engine.dispose()
    return complete


def rows_in(url: URL) -> dict[str, int]:
    """Return how many rows the tables of players and games have."""
    engine = create_engine(synchronous(url))
    with engine.connect() as connection:
        found = {
            name: int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())  # noqa: S608 - our own names
            for name in ("users", "tables", "commands")
        }
    engine.dispose()
    return found


def test_first_starts_are_killed(tmp_path: Path) -> None:
    """SIGKILL at any moment of the first start: the next one sets up tables."""
    assert killed_first_starts(ROUNDS, tmp_path, seed=1).failed == []


def test_the_first_migration_stopped_at_each_statement(database: URL) -> None:
    """From nothing: it leaves nothing, and the next start makes everything."""
    number = 1
    while True:
        with stopped_at(number):
            try:
                migrate(database)
                break
            except Stopped:
                pass
        engine = create_engine(synchronous(database))
        assert inspect(engine).get_table_names() == []
        engine.dispose()
        number += 1
    assert number > 10
    assert is_complete(database)


@pytest.mark.parametrize("revision", OLD)
def test_a_migration_stopped_at_each_statement(
    database: URL, tmp_path: Path, revision: str
) -> None:
    """From every older revision: the database stays as it was, and at last nothing is lost."""
    fill_old(database, tmp_path, revision)
    before, number = rows_in(database), 1
    while True:
        with stopped_at(number):
            try:
                migrate(database)
                break
            except Stopped:
                pass
        number += 1
        assert revision_of(database) == revision
        assert rows_in(database) == before
        for copy in tmp_path.glob("*-before-migration-*"):
            copy.unlink()
    assert number > 4
    assert rows_in(database) == before
    assert is_complete(database)


def revision_of(url: URL) -> str:
    """Return the revision that a database says it has."""
    engine = create_engine(synchronous(url))
    with engine.connect() as connection:
        found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    engine.dispose()
    return found


@pytest.mark.parametrize("revision", [None, *OLD])
def test_a_process_that_dies_at_each_statement(tmp_path: Path, revision: str | None) -> None:
    """Without a chance to roll back: SQLite does it at the next start, for each of them."""
    url = file_url(tmp_path / "tikal.sqlite3")
    if revision is not None:
        fill_old(url, tmp_path, revision)
    command = [sys.executable, "-c", DYING, f"sqlite:///{file_of(url)}"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own code
    assert done.stderr == ""
    assert int(done.stdout) > 4
    assert is_complete(url)
    assert [path.name for path in tmp_path.glob(".*")] == []


@pytest.mark.parametrize("revision", [None, *OLD])
def test_migrations_are_one_transaction(
    database: URL, tmp_path: Path, revision: str | None
) -> None:
    """No migration commits in the middle: the rest of it would be missing after a kill."""
    if revision is not None:
        fill_old(database, tmp_path, revision)
    outside: list[str] = []
    commits: list[Connection] = []

    def watch(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        writes = statement.split(maxsplit=1)[0] not in HARMLESS
        if writes and not connection.in_transaction():
            outside.append(statement)

    def note(connection: Connection) -> None:
        commits.append(connection)

    event.listen(Engine, "before_cursor_execute", watch)
    event.listen(Engine, "commit", note)
    try:
        migrate(database)
    finally:
        event.remove(Engine, "before_cursor_execute", watch)
        event.remove(Engine, "commit", note)
    assert outside == []
    assert len(commits) == 2  # what there is was looked at, then all was applied


# Migrates on disks on which no file may grow beyond a size, and says how each of them went.
CRAMPED = """
import os, resource, signal, sys
from pathlib import Path
from tikal.errors import TikalError
from tikal.web.store.database import file_url
from tikal.web.store.migrate import ready

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
for size in sys.argv[2:]:
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(size), int(size)))
        try:
            ready(file_url(Path(sys.argv[1])))
            print("works", flush=True)
        except TikalError as problem:
            print(problem, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""


@pytest.mark.parametrize("revision", [None, *OLD])
def test_the_disk_is_full(tmp_path: Path, revision: str | None) -> None:
    """Wherever it fills up, one line says so; with room again the next start works."""
    url = file_url(tmp_path / "tikal.sqlite3")
    if revision is not None:
        fill_old(url, tmp_path, revision)
    begun = file_of(url).stat().st_size if revision else 0
    sizes = [str(begun + pages * PAGE_SIZE) for pages in range(-2 if revision else 0, 5)]
    command = [sys.executable, "-c", CRAMPED, str(file_of(url)), *sizes]
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own code
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    assert len(lines) == len(sizes)
    assert any("disk" in line for line in lines)
    for copy in tmp_path.glob("*-before-migration-*"):
        check_database(copy)
    assert list(tmp_path.glob(".tikal*")) == []
    ready(url)
    assert is_complete(url)


def test_a_start_that_the_first_version_left_half_done(tmp_path: Path) -> None:
    """That one made its tables one by one: what it left is empty, and is made anew."""
    path = tmp_path / "tikal.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("CREATE TABLE secrets (name VARCHAR(40), value TEXT)")
        connection.execute("CREATE TABLE users (id VARCHAR(40))")
    migrate(file_url(path))
    assert is_complete(file_url(path))


def test_what_holds_rows_is_never_taken_for_half_done(tmp_path: Path) -> None:
    """A table of the same name that has rows is somebody's: it is not touched."""
    path = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE users (id VARCHAR(40))")
        connection.execute("INSERT INTO users VALUES ('ada')")
    before = path.read_bytes()
    with pytest.raises(TikalError, match="another program's"):
        migrate(file_url(path))
    assert path.read_bytes() == before


def test_servers_that_start_at_once(database: URL, tmp_path: Path) -> None:
    """Two of them on one old database: one migrates it, the other waits, both can serve."""
    fill_old(database, tmp_path, OLD[-1])
    problems: list[BaseException] = []

    def start() -> None:
        try:
            migrate(database)
        except BaseException as problem:  # noqa: BLE001 - the test asserts that there is none
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert is_complete(database)
    copies = list(tmp_path.glob("tikal-before-migration-*"))
    assert len(copies) == (1 if is_embedded(database) else 0)


def test_half_a_backup_is_swept_away(tmp_path: Path) -> None:
    """What a killed start left of its copy is no backup, by its name and for good."""
    url = file_url(tmp_path / "tikal.sqlite3")
    fill_old(url, tmp_path, OLD[-1])
    half = tmp_path / ".tikal-before-migration-2026.sqlite3.123"
    shutil.copy(file_of(url), half)
    os.truncate(half, 5000)
    backup = migrate(url)
    assert backup is not None
    check_database(backup)
    assert not half.exists()


def test_a_restore_that_is_killed_keeps_the_wal(tmp_path: Path) -> None:
    """Until the backup is in its place, the old database is there with its last commits."""
    path, copy = tmp_path / "tikal.sqlite3", tmp_path / "copy.sqlite3"
    migrate(file_url(path))
    copy_database(path, copy)
    code = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
        "c.execute('PRAGMA journal_mode=WAL');"
        "c.execute(\"INSERT INTO users VALUES ('ada', 'Ada', 'now')\"); c.commit(); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)  # noqa: S603 - our own code
    assert (tmp_path / "tikal.sqlite3-wal").stat().st_size > 0
    # The last step of a restore fails: as good as killed before it.
    blocked = tmp_path / ".tikal.sqlite3.restored"
    with pytest.raises(OSError, match="restored"), failing_rename(blocked, when=path):
        restore_database(copy, path, known_revisions())
    assert rows_in(file_url(path))["users"] == 1


@contextmanager
def failing_rename(blocked: Path, when: Path) -> Iterator[None]:
    """Fail where a file would be moved to another's place."""
    real = Path.rename

    def rename(path: Path, target: Path) -> Path:
        if path == blocked and target == when:
            raise OSError(5, "killed", str(blocked))
        return real(path, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "rename", rename)
        yield


def test_a_start_on_a_full_disk_ends_with_one_line(tmp_path: Path) -> None:
    """The whole program says it in one line too."""
    (tmp_path / "tikal.sqlite3").symlink_to("/dev/full")
    done = run("serve", "--port", "0", home=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_postgresql_starts_killed(postgres: str, tmp_path: Path) -> None:
    """The same on PostgreSQL: each round on an empty database of its own."""
    assert killed_first_starts(5, tmp_path, seed=2, empty=empty_postgresql(postgres)).failed == []
