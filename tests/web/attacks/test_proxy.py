"""Behind a real nginx, as the documentation sets it up: sockets, cookies, addresses."""

import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.web.nginx import documented, nginx
from tests.web.server import Json, served, settings_for
from tests.web.test_live import closing_code
from tikal.web.store.database import file_url

NAME = "tikal.example"
FEW = 4


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Serve behind nginx, on a port of its own; yield the port."""
    home = tmp_path_factory.mktemp("proxy")
    settings = settings_for(
        file_url(home / "tikal.sqlite3"), allowed_hosts=(NAME,), connections_per_address=FEW
    )
    with (
        served(settings) as address,
        nginx(home, int(address.rpartition(":")[2]), documented()) as port,
    ):
        yield port


def trusting() -> ssl.SSLContext:
    """Take any certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@contextmanager
def visiting(port: int) -> Iterator[httpx.Client]:
    """Open a browser at the proxy, which knows the server by its name."""
    headers = {"Host": f"{NAME}:{port}", "X-Tikal": "1"}
    address = f"https://127.0.0.1:{port}"
    with httpx.Client(base_url=address, verify=trusting(), headers=headers, timeout=60) as client:
        yield client


def set_up(client: httpx.Client, port: int) -> Json:
    """Set up a table as the page does."""
    body = {"seats": [{"kind": "person"}] * 2}
    origin = {"Origin": f"https://{NAME}:{port}"}
    answer = client.post("/api/tables", json=body, headers=origin)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def live(
    port: int, table: Json, cookie: str, origin: str, source: str = "127.0.0.1"
) -> ClientConnection:
    """Open the socket of a table through the proxy."""
    line = socket.create_connection(("127.0.0.1", port), 30, (source, 0))
    return connect(
        f"wss://{NAME}:{port}/api/tables/{table['id']}/live",
        sock=line,
        ssl=trusting(),
        origin=Origin(origin),
        additional_headers={"Cookie": f"tikal_session={cookie}"},
        max_size=None,
    )


def test_the_page_plays_through_the_documented_proxy(behind: int) -> None:
    """On a port of its own: changes and sockets of our page pass, in any letter case."""
    with visiting(behind) as client:
        table = set_up(client, behind)
        cookie = client.cookies["tikal_session"]
        for origin in (f"https://{NAME}:{behind}", f"HTTPS://TIKAL.Example:{behind}"):
            with live(behind, table, cookie, origin) as watching:
                assert json.loads(watching.recv(timeout=20))["table"]["id"] == table["id"]
        for foreign in (f"https://{NAME}", f"https://{NAME}:1", f"http://{NAME}:{behind}", "null"):
            with live(behind, table, cookie, foreign) as watching:
                assert closing_code(watching) == 4403


def test_over_tls_cookies_are_secure_and_https_stays(behind: int) -> None:
    """The proxy says by which scheme it was asked."""
    with visiting(behind) as client:
        answer = client.get("/api/session")
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_other_names_are_refused(behind: int) -> None:
    """The proxy hands any name on; the server answers for its own."""
    with visiting(behind) as client:
        answer = client.get("/api/session", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host")
        assert answer.json()["params"] == {"host": "evil.example"}


def test_each_address_behind_the_proxy_has_its_share(behind: int) -> None:
    """The proxy has no limit of its own; those behind it have."""
    with visiting(behind) as client, ExitStack() as stack:
        table = set_up(client, behind)
        cookie = client.cookies["tikal_session"]
        origin = f"https://{NAME}:{behind}"
        for _ in range(FEW):
            one = stack.enter_context(live(behind, table, cookie, origin, "127.0.0.7"))
            one.recv(timeout=20)
        with live(behind, table, cookie, origin, "127.0.0.7") as one_more:
            assert closing_code(one_more) == 4429
        with live(behind, table, cookie, origin, "127.0.0.8") as other:
            assert json.loads(other.recv(timeout=20))["type"] == "table"
