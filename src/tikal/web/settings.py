"""What a host can decide: where to keep things, who may connect, how many bots think at once."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path
from sqlalchemy import URL

from tikal.web.accounts.mail import MailServer
from tikal.web.limits.settings import Limits
from tikal.web.store.database import database_url, file_url
from tikal.web.store.keys import PUSH_KEY_FILE, key_file_beside
from tikal.web.store.private import tighten_folder

DATABASE_FILE: Final = "tikal.sqlite3"
PAGE_FOLDER: Final = Path(__file__).with_name("static")
# A proxy on this machine.
TRUSTED_PROXIES: Final = ("127.0.0.1", "::1")


def data_folder() -> Path:
    """Return the folder of the embedded database: TIKAL_HOME, or where the system wants it."""
    home = os.environ.get("TIKAL_HOME")
    return Path(home) if home else user_data_path("tikal", appauthor=False)


def tighten_home() -> None:
    """Take the folder that the system gave us from everybody else; one the host named is theirs."""
    if not os.environ.get("TIKAL_HOME") and data_folder().is_dir():
        tighten_folder(data_folder())


def default_database() -> URL:
    """Return TIKAL_DATABASE, or the embedded database."""
    given = os.environ.get("TIKAL_DATABASE")
    return database_url(given) if given else file_url(data_folder() / DATABASE_FILE)


def default_bots() -> int:
    """Return how many bots may think at once: all processors but one, which answers people."""
    return max(1, (os.cpu_count() or 2) - 1)


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: URL = field(default_factory=default_database)
    bots: int = field(default_factory=default_bots)
    static: Path = PAGE_FOLDER
    # Where the keys are that sign cookies; by default beside the database.
    key_file: Path | None = None
    # The names that the server answers for, beside those that only a local network can give.
    allowed_hosts: tuple[str, ...] = ()
    # Addresses or networks that may say for whom and by which scheme they ask.
    trusted_proxies: tuple[str, ...] = TRUSTED_PROXIES
    # Where the server listens, None if nobody knows.
    listens: Address | None = None
    # How many connections there may be, overall and of one address; by default what fits.
    connections: int | None = None
    connections_per_address: int | None = None
    # What sends letters; without it the page does not ask for e-mail addresses.
    mail: MailServer | None = None
    # Networks that are not public, where webhooks may go all the same.
    notice_networks: tuple[str, ...] = ()
    # What guests have to enter before they can do anything; None lets everybody in.
    door_code: str | None = None
    # What one session and one address may ask for.
    limits: Limits = field(default_factory=Limits)
    # Where Prometheus reads figures, None for nowhere.
    metrics: Address | None = None

    @property
    def push_key(self) -> Path:
        """The file of the key that signs push messages."""
        return self.keys.with_name(PUSH_KEY_FILE)

    @property
    def keys(self) -> Path:
        """The file of the keys that sign cookies."""
        return self.key_file or key_file_beside(self.database, data_folder())
