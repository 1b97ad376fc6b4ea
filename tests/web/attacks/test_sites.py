"""Foreign names and foreign pages: refused, whatever they call themselves."""

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from starlette.types import Scope
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.refusals import refusal
from tests.web.server import Browser, Json
from tests.web.test_live import closing_code, message
from tikal.web.problem import Refused
from tikal.web.sites import Sites, check_origin

FOREIGN = [
    "https://elsewhere.example",
    "null",
    "http://[",
    "http://127.0.0.1:1",
    "x" * 5000,
    "\xff",
]


def asked(scheme: str = "http", **headers: str) -> Scope:
    """Return what the server gets to see of a request."""
    raw = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"type": "http", "scheme": scheme, "headers": raw}


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_change_nothing(guest: Browser, table: Json, origin: str) -> None:
    """Even with the header and the cookie of a visitor."""
    headers = {b"Origin": origin.encode("latin-1")}
    body = {"seq": table["seq"], "actions": ["end"]}
    answer = guest.http.post(f"/api/tables/{table['id']}/actions", json=body, headers=headers)
    assert refusal(answer, 403)["code"] == "foreign_origin"


@pytest.mark.parametrize("origin", FOREIGN[:-1])
def test_pages_of_others_get_no_socket(
    guest: Browser, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    """They are told so in order, and the log has nothing to say about it."""
    table = guest.new("person", "person")
    with guest.live(table["id"], Origin=origin) as opened:
        assert message(opened)["problem"]["code"] == "foreign_origin"
        assert closing_code(opened) == 4403
    assert not [record for record in caplog.records if record.exc_info]


def test_what_the_browser_says_counts(guest: Browser) -> None:
    """Browsers say themselves whose page asks; pages can't."""
    body = {"seats": [{"kind": "person"}] * 2}
    ours = {"Sec-Fetch-Site": "same-origin", "Origin": "https://behind-a-proxy.example"}
    assert guest.http.post("/api/tables", json=body, headers=ours).status_code == 201
    for site in ("same-site", "cross-site"):
        headers = {"Sec-Fetch-Site": site, "Origin": guest.address}
        assert refusal(guest.http.post("/api/tables", json=body, headers=headers), 403)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://tikal.example", "tikal.example", "http"),
        ("http://tikal.example", "tikal.example:80", "http"),
        ("http://tikal.example:8765", "TIKAL.example:8765", "http"),
        ("https://Tikal.Example:443", "tikal.example", "https"),
        ("https://tikal.example", "tikal.example:443", "https"),
        ("https://tikal.example:8443", "tikal.example:8443", "http"),
        ("https://tikal.example", "tikal.example.", "http"),
        ("http://[::1]:8765", "[::1]:8765", "http"),
    ],
)
def test_an_origin_is_compared_as_browsers_mean_it(origin: str, host: str, scheme: str) -> None:
    """Letter case and ports that go without saying make no difference."""
    check_origin(asked(scheme, origin=origin, host=host))


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://tikal.example", "tikal.example", "https"),
        ("https://tikal.example:8443", "tikal.example", "https"),
        ("https://tikal.example", "tikal.example:80", "http"),
        ("https://tikal.example.evil.example", "tikal.example", "https"),
        ("https://tikal.example@evil.example", "tikal.example", "https"),
        ("ftp://tikal.example", "tikal.example", "http"),
        ("https://", "", "https"),
        ("tikal.example", "tikal.example", "http"),
    ],
)
def test_origins_that_are_others(origin: str, host: str, scheme: str) -> None:
    """Another port, scheme or name is another site."""
    with pytest.raises(Refused):
        check_origin(asked(scheme, origin=origin, host=host))


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8765",
        "127.0.0.1:1",
        "[::1]:8765",
        "192.168.1.7:8765",
        "nas",
        "a.local",
    ],
)
def test_local_names_need_not_be_allowed(guest: Browser, host: str) -> None:
    """No page on the internet can call itself that."""
    assert guest.http.get("/api/session", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example:8765", "a b", "[::1", "é.x"]
)
def test_names_of_others_are_refused(guest: Browser, host: str) -> None:
    """Their pages read nothing here; programs that watch the server may call it anything."""
    headers = {b"Host": host.encode("latin-1")}
    for path in ("/", "/api/session", "/api/tables"):
        answer = guest.http.get(path, headers=headers)
        assert refusal(answer, 421)["code"] == "foreign_host"
        assert "set-cookie" not in answer.headers
    assert guest.http.get("/healthz", headers=headers).status_code == 200


def test_a_foreign_name_gets_no_socket(guest: Browser) -> None:
    """Nor does it with an origin that fits the name."""
    table = guest.new("person", "person")
    cookie = {"Cookie": f"tikal_session={guest.http.cookies['tikal_session']}"}
    parts = urlsplit(guest.address)
    with connect(
        f"ws://evil.example/api/tables/{table['id']}/live",
        sock=socket.create_connection((parts.hostname, parts.port)),
        origin=Origin("http://evil.example"),
        additional_headers=cookie,
    ) as rebound:
        assert closing_code(rebound) == 4421


@pytest.mark.parametrize(
    ("allowed", "host", "ours"),
    [
        (["Tikal.Example"], "tikal.example:8443", True),
        (["tikal.example"], "www.tikal.example", False),
        (["*.tikal.example"], "www.tikal.example", True),
        (["*.tikal.example"], "xtikal.example", False),
        (["*"], "anything.example", True),
    ],
)
def test_hosts_allow_names(allowed: list[str], host: str, *, ours: bool) -> None:
    """A name, all names below one, or all."""
    try:
        Sites(allowed).check_host(asked(host=host))
    except Refused:
        assert not ours
    else:
        assert ours


def test_strangers_learn_nothing_of_a_table(new_guest: Callable[[], Browser]) -> None:
    """Somebody else's table and none at all get the same answer, byte for byte."""
    owner, stranger = new_guest(), new_guest()
    table = owner.new("person", "person")
    stranger.get("/api/session")
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("POST", "/actions", {"seq": 0, "actions": ["end"]}),
        ("POST", "/rematch", {}),
        ("DELETE", "", None),
    ):
        theirs, none = (
            stranger.http.request(method, f"/api/tables/{each}{path}", json=body)
            for each in (table["id"], "A" * 12)
        )
        assert theirs.status_code == none.status_code == 404
        assert theirs.content == none.content


def test_browsers_are_told_to_be_careful(guest: Browser) -> None:
    """The page talks to its own server only, and hands no form to anybody."""
    headers = guest.http.get("/").headers
    policy = dict(
        each.strip().split(" ", 1) for each in headers["content-security-policy"].split(";")
    )
    assert policy["connect-src"] == "'self'"
    assert policy["form-action"] == "'none'"
    assert "strict-transport-security" not in headers
    secure = guest.http.get("/", headers={"X-Forwarded-Proto": "https"}).headers
    assert secure["strict-transport-security"] == "max-age=31536000"
