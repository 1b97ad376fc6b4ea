"""Bringing a database up to date when the server starts, with a backup before it is changed.

All that is missing is applied in one transaction, by one server at a time: whoever is killed, or
runs out of disk, in the middle of it leaves the database as it was, and the next start begins anew.
"""

import logging
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tikal.errors import TikalError
from tikal.web.store.backup import copy_database
from tikal.web.store.clock import now
from tikal.web.store.database import file_of, is_embedded, make_file, synchronous
from tikal.web.store.private import tighten

LOG: Final = logging.getLogger("tikal.web")
_LONGEST_REASON: Final = 300
SCRIPTS: Final = Path(__file__).with_name("migrations")
# The option of a connection whose transaction keeps other servers from migrating.
_ALONE: Final = "tikal_alone"
# A number for PostgreSQL's lock that no other program should have chosen: "tikal" in ASCII.
_LOCK: Final = 0x74696B616C
# How many seconds to wait for another server's migration.
_PATIENCE: Final = 60
_FIRST_TABLES: Final = ("alembic_version", "commands", "secrets", "tables", "users")


def ready(url: URL) -> None:
    """Bring a database up to date, or say in one line why it can't be used."""
    try:
        migrate(url)
    except (SQLAlchemyError, OSError) as problem:
        place = str(file_of(url)) if is_embedded(url) else url.render_as_string()
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        reason = " ".join(str(cause).split())[:_LONGEST_REASON]
        message = f"{place}: the database can't be used: {reason}"
        raise TikalError(message) from None


def migrate(url: URL, scripts: Path = SCRIPTS) -> Path | None:
    """Apply what is missing; return where the backup is if there was anything to keep."""
    if is_embedded(url):
        make_file(file_of(url))
    engine = _open(url)
    try:
        with engine.begin() as connection:
            present, wanted = _revisions(connection, _config(connection, scripts))
        backup = None
        if present != wanted:
            with engine.execution_options(**{_ALONE: True}).begin() as connection:
                backup = _upgrade(connection, url, scripts)
            LOG.info("database migrated", extra={"from": present, "to": wanted})
        if is_embedded(url):
            tighten(file_of(url))
        return backup
    finally:
        engine.dispose()


def _upgrade(connection: Connection, url: URL, scripts: Path) -> Path | None:
    """Bring a database up to date that nobody else changes meanwhile; return its backup, if any."""
    config = _config(connection, scripts)
    present, wanted = _revisions(connection, config)
    if present == wanted:  # another server was faster
        return None
    backup = None
    if present is not None:
        backup = _back_up(url)
    elif is_embedded(url):
        for name in _names(connection):
            connection.exec_driver_sql(f"DROP TABLE {name}")
    command.upgrade(config, "head")
    return backup


def _open(url: URL) -> Engine:
    """Return an engine whose transactions hold changes of tables too: all of them or none."""
    if not is_embedded(url):
        engine = create_engine(url)
        event.listen(engine, "begin", _begin_postgresql)
        return engine
    engine = create_engine(synchronous(url), connect_args={"timeout": _PATIENCE})
    # Left to itself, the driver begins a transaction only where rows are changed.
    event.listen(engine, "connect", _leave_transactions_to_us)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _leave_transactions_to_us(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None


def _begin_sqlite(connection: Connection) -> None:
    alone = connection.get_execution_options().get(_ALONE, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def _begin_postgresql(connection: Connection) -> None:
    if connection.get_execution_options().get(_ALONE, False):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")


def _config(connection: Connection, scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.attributes["connection"] = connection
    return config


def _revisions(connection: Connection, config: Config) -> tuple[str | None, str | None]:
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None and connection.engine.name == "sqlite" and not _is_fresh(connection):
        raise TikalError("the database is another program's: it has tables that are not tikal's")
    if present is not None and present not in _known(scripts):
        message = f"the database is of a later version of tikal (revision {present})"
        raise TikalError(message)
    return present, scripts.get_current_head()


def _is_fresh(connection: Connection) -> bool:
    """Return whether an SQLite database holds nothing yet.

    The first version did not make its tables in one transaction: killed in the middle of its first
    start, it left some of them behind, empty.
    """
    names = _names(connection)
    return set(names) <= set(_FIRST_TABLES) and not any(
        connection.exec_driver_sql(f"SELECT EXISTS (SELECT 1 FROM {name})").scalar()  # noqa: S608 - our own names
        for name in names
    )


def _names(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def known_revisions(scripts: Path = SCRIPTS) -> set[str]:
    """Return the revisions that this version can work with or bring up to date."""
    return _known(ScriptDirectory(str(scripts)))


def _known(scripts: ScriptDirectory) -> set[str]:
    return {script.revision for script in scripts.walk_revisions()}


def _back_up(url: URL) -> Path | None:
    """Copy an embedded database to a file beside it; PostgreSQL's host makes their own backups."""
    if not is_embedded(url):
        return None
    source = file_of(url)
    moment = now().replace(":", "").replace("+0000", "Z")
    kind = f"{source.stem}-before-migration-"
    for partial in source.parent.glob(f".{kind}*"):  # of a start that was killed
        partial.unlink(missing_ok=True)
    target = source.with_name(f"{kind}{moment}{source.suffix}")
    copy_database(source, target)
    LOG.info("database backed up", extra={"file": str(target)})
    return target
