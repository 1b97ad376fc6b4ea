"""People with accounts, for tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, text

from tests.web.refusals import refusal
from tests.web.server import Browser, Json, served, settings_for
from tikal.web.store.database import synchronous

PASSWORD = "correct horse"  # noqa: S105 - of nobody
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

NewBrowser = Callable[[], Browser]


@contextmanager
def club_at(url: URL, folder: Path, **settings: Any) -> Iterator[NewBrowser]:  # noqa: ANN401 - settings
    """Serve a database; yield what opens browsers there."""
    wanted = settings_for(url, key_file=folder / "session.key", **settings)
    with served(wanted) as address, ExitStack() as stack:

        def browser() -> Browser:
            # Passkeys need a name; `localhost` is one.
            made = Browser(address.replace("127.0.0.1", "localhost"))
            made.http.headers["user-agent"] = FIREFOX
            stack.callback(made.close)
            return made

        yield browser


def sign_up(browser: Browser, handle: str, password: str = PASSWORD) -> list[str]:
    """Make an account; return its recovery codes."""
    made = browser.post("/api/account", {"handle": handle, "password": password}, 201)
    codes: list[str] = made["codes"]
    return codes


def sign_in(browser: Browser, handle: str, status: int = 204, **proof: object) -> Any:  # noqa: ANN401 - JSON
    """Sign in, with the usual password unless something else is given."""
    body = {"handle": handle, **(proof or {"password": PASSWORD})}
    return browser.post("/api/account/sign-in", body, status)


def account(browser: Browser) -> Json:
    """Return somebody's account."""
    found: Json = browser.get("/api/account")
    return found


def handle(browser: Browser) -> str | None:
    """Return somebody's handle."""
    found: str | None = browser.get("/api/session")["user"]["handle"]
    return found


def refused(
    browser: Browser, method: str, path: str, body: object, expected: tuple[int, str]
) -> None:
    """Check that something is refused, with this status and code."""
    answer = browser.http.request(method, f"/api/account{path}", json=body)
    assert refusal(answer, expected[0])["code"] == expected[1]


def run_sql(url: URL, statement: str, **values: object) -> list[Any]:
    """Run a statement on a database; return its rows."""
    engine = create_engine(synchronous(url))
    with engine.begin() as connection:
        found = connection.execute(text(statement), values)
        rows = list(found) if found.returns_rows else []
    engine.dispose()
    return rows


def forget_proofs(url: URL) -> None:
    """Let some time pass since everybody has signed in."""
    run_sql(url, "UPDATE sessions SET proved = '2020-01-01'")
