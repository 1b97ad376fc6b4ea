"""Make the databases of earlier versions, as `make.py` has written them down."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, MetaData, create_engine, select

from tikal.web.store.database import file_of, file_url, is_embedded, synchronous
from tikal.web.store.migrate import SCRIPTS, migrate

FOLDER = Path(__file__).parent
# The revisions there is a database of, oldest first.
OLD = tuple(sorted(path.stem for path in FOLDER.glob("*.sql")))


def old_file(path: Path, revision: str) -> Path:
    """Make the old database in a file."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
    return path


def fill_old(url: URL, folder: Path, revision: str) -> None:
    """Make the old database, on PostgreSQL by its own migrations and the same rows."""
    if is_embedded(url):
        old_file(file_of(url), revision)
        return
    scripts = folder / "scripts"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    for script in (scripts / "versions").glob("0*.py"):
        if script.name[:4] > revision:
            script.unlink()
    migrate(url, scripts)
    source = create_engine(synchronous(file_url(old_file(folder / "old.sqlite3", revision))))
    target = create_engine(synchronous(url))
    rows = MetaData()
    rows.reflect(source)
    with source.connect() as reading, target.begin() as writing:
        for name in ("secrets", "users", "tables", "commands"):
            found = reading.execute(select(rows.tables[name])).mappings().all()
            writing.execute(rows.tables[name].insert(), [dict(row) for row in found])
    source.dispose()
    target.dispose()
