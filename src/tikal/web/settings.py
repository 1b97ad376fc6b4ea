"""What a host can decide: where to listen, where to keep things, how many bots think at once."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL

from tikal.web.store.database import database_url, file_url

DATABASE_FILE: Final = "tikal.sqlite3"
PAGE_FOLDER: Final = Path(__file__).with_name("static")


def data_folder() -> Path:
    """Return the folder of the embedded database: TIKAL_HOME, or where the system wants it."""
    home = os.environ.get("TIKAL_HOME")
    return Path(home) if home else user_data_path("tikal", appauthor=False)


def default_database() -> URL:
    """Return TIKAL_DATABASE, or the embedded database."""
    given = os.environ.get("TIKAL_DATABASE")
    return database_url(given) if given else file_url(data_folder() / DATABASE_FILE)


def default_bots() -> int:
    """Return how many bots may think at once: all processors but one, which answers people."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: URL = field(default_factory=default_database)
    bots: int = field(default_factory=default_bots)
    static: Path = PAGE_FOLDER
