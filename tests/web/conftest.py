"""Servers and databases for the tests of the web."""

import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL

from tests.web.club import Club
from tests.web.postgres import postgres_server
from tests.web.server import Browser, Json, served, settings_for
from tikal.web.store.database import database_url, file_url


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what belongs to no database's folder, as PostgreSQL's key file, from the user's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIKAL_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run PostgreSQL as long as tests need it."""
    with postgres_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """Give an empty database of each kind."""
    if request.param == "sqlite":
        return file_url(tmp_path / "tikal.sqlite3")
    server = request.getfixturevalue("postgres")
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return database_url(server).set(database=name)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the app on an embedded database, one for all tests of a module."""
    url = file_url(tmp_path_factory.mktemp("web") / "tikal.sqlite3")
    with served(settings_for(url)) as found:
        yield found


@pytest.fixture
def new_guest(address: str) -> Iterator[Callable[[], Browser]]:
    """Open browsers of different people."""
    opened: list[Browser] = []

    def make() -> Browser:
        opened.append(Browser(address))
        return opened[-1]

    yield make
    for guest in opened:
        guest.close()


@pytest.fixture
def guest(new_guest: Callable[[], Browser]) -> Browser:
    """Open somebody's browser."""
    return new_guest()


@pytest.fixture
def table(guest: Browser) -> Iterator[Json]:
    """Give a table in the middle of a turn, and see that it is the same afterwards."""
    found = guest.play(guest.new("person", "easy"), "A4@b3+0", "E+a1")
    yield found
    assert guest.table(found) == found


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Open one club for all tests; each has people and tables of its own."""
    path = tmp_path_factory.mktemp("club") / "tikal.sqlite3"
    with served(settings_for(file_url(path))) as address, ExitStack() as stack:
        yield Club(address, path, stack)
