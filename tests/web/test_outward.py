"""Links for others lead to this machine from wherever they are, or say that they do not."""

from pathlib import Path

import httpx
import pytest

from tests.web.process import serving
from tests.web.refusals import refusal
from tests.web.server import Browser
from tikal.web.outward import is_own, link_base, network_address
from tikal.web.settings import Address

HERE, EVERYWHERE = Address("127.0.0.1", 8765), Address("0.0.0.0", 8765)  # noqa: S104 - as hosts say it


@pytest.mark.parametrize("name", ["localhost", "tikal.localhost", "127.0.0.1", "127.1.2.3", "::1"])
def test_names_of_this_machine_alone(name: str) -> None:
    """Whoever uses them elsewhere means another machine."""
    assert is_own(name)


@pytest.mark.parametrize(
    "name", ["tikal.lan", "192.168.1.5", "tikal.example", "10.0.0.1", "fe80::1"]
)
def test_names_that_others_can_use(name: str) -> None:
    """A link begins as the page was reached."""
    assert not is_own(name)
    asked = f"[{name}]:8765" if ":" in name else f"{name}:8765"
    for listens in (HERE, EVERYWHERE, None):
        assert link_base("https", asked, listens) == f"https://{asked}"


@pytest.mark.parametrize("asked", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765"])
def test_reached_on_this_machine(asked: str) -> None:
    """A link for others has the address in the network, if the server listens there."""
    address = network_address()
    expected = None if address is None else f"http://{address}:8765"
    assert link_base("http", asked, EVERYWHERE) == expected
    assert link_base("http", asked, Address("::", 8765)) == expected
    assert link_base("http", asked, HERE) is None
    assert link_base("http", asked, None) is None


def test_the_server_says_where_it_is(guest: Browser) -> None:
    """It knows where it listens, and the way there as the page was reached."""
    assert guest.get("/api/links") == {"base": None}
    asked = guest.http.get("/api/links?scheme=https", headers={"host": "tikal.lan:80"})
    assert asked.json() == {"base": "https://tikal.lan:80"}
    assert refusal(guest.http.get("/api/links?scheme=ftp"), 422)["code"] == "malformed"


def test_a_server_for_the_house(tmp_path: Path) -> None:
    """Its links lead others to it by the machine's address, and that is where it answers."""
    with serving(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0") as running:  # noqa: S104 - the test's point
        base = httpx.get(f"{running.address}/api/links").json()["base"]
        if network_address() is None:
            assert base is None
        else:
            assert httpx.get(f"{base}/healthz").json() == {"status": "ok"}
