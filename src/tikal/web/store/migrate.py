"""Bringing a database up to date when the server starts, with a backup before it is changed."""

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
from tikal.web.store.database import file_of, is_embedded, synchronous

LOG: Final = logging.getLogger("tikal.web")
_LONGEST_REASON: Final = 300
SCRIPTS: Final = Path(__file__).with_name("migrations")


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
        file_of(url).parent.mkdir(parents=True, exist_ok=True)
    engine = _open(url)
    try:
        with engine.begin() as connection:
            present, wanted = _revisions(connection, _config(connection, scripts))
        if present == wanted:
            return None
        backup = None if present is None else _back_up(url)
        with engine.begin() as connection:
            command.upgrade(_config(connection, scripts), "head")
        LOG.info("database migrated", extra={"from": present, "to": wanted})
        return backup
    finally:
        engine.dispose()


def _open(url: URL) -> Engine:
    """Return an engine whose transactions hold changes of tables too: all of them or none."""
    engine = create_engine(synchronous(url))
    if is_embedded(url):
        # Left to itself, the driver begins a transaction only where rows are changed.
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", _begin)
    return engine


def _leave_transactions_to_us(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _config(connection: Connection, scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.attributes["connection"] = connection
    return config


def _revisions(connection: Connection, config: Config) -> tuple[str | None, str | None]:
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if (
        present is None
        and connection.engine.name == "sqlite"
        and inspect(connection).get_table_names()
    ):
        raise TikalError("the database is another program's: it has tables that are not tikal's")
    if present is not None and present not in _known(scripts):
        message = f"the database is of a later version of tikal (revision {present})"
        raise TikalError(message)
    return present, scripts.get_current_head()


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
    target = source.with_name(f"{source.stem}-before-migration-{moment}{source.suffix}")
    copy_database(source, target)
    LOG.info("database backed up", extra={"file": str(target)})
    return target
