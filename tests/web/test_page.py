"""The page: files, compressed in advance, and the app for every place inside it."""

from pathlib import Path

import pytest

from tests.web.server import Browser, served, settings_for
from tikal.web.store.database import file_url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Build a page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Tikal</title>")
    (page / "assets" / "index-abc.js").write_text("plain")
    (page / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (page / "assets" / "index-abc.js.gz").write_bytes(b"gzip")
    (page / "assets" / "letters-abc.woff2").write_bytes(b"letters")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "worker.js").write_text("worker")
    (tmp_path / "secret.txt").write_text("secret")
    return page


def test_the_page(folder: Path, tmp_path: Path) -> None:
    """Places inside the app get the app, files themselves, with the headers that suit them."""
    settings = settings_for(file_url(tmp_path / "tikal.sqlite3"), static=folder)
    with served(settings) as address:
        guest = Browser(address)
        for place in ("/", "/table/abc", "/table/abc/replay/3", "/learn/first", "/rules"):
            found = guest.http.get(place)
            assert found.text == "<title>Tikal</title>"
            assert found.headers["cache-control"] == "private, no-cache"
            policy = found.headers["content-security-policy"]
            for what in ("default-src", "worker-src", "manifest-src"):
                assert f"{what} 'self'" in policy
        script = guest.http.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("plain", True)
        assert script.headers["content-type"].startswith("text/javascript")
        letters = guest.http.get("/assets/letters-abc.woff2")
        assert letters.headers["content-type"] == "font/woff2"
        assert "immutable" in letters.headers["cache-control"]
        manifest = guest.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        # A browser that was given an old worker would show old pages.
        assert guest.http.get("/worker.js").headers["cache-control"] == "private, no-cache"
        for accepted, wanted in (("gzip", "gzip"), ("gzip, br", "br")):
            headers = {"Accept-Encoding": accepted}
            with guest.http.stream("GET", "/assets/index-abc.js", headers=headers) as response:
                assert response.headers["content-encoding"] == wanted
                assert b"".join(response.iter_raw()) == {"gzip": b"gzip", "br": b"brotli"}[wanted]
        assert guest.http.get("/../secret.txt").status_code == 404
        assert guest.http.get("/%2e%2e/secret.txt").status_code == 404
        assert guest.http.get("/missing.js").status_code == 404
        guest.close()


def test_the_page_brings_the_cookie(folder: Path, tmp_path: Path) -> None:
    """What the page asks for at once is asked for by one guest; its files are nobody's."""
    settings = settings_for(file_url(tmp_path / "tikal.sqlite3"), static=folder)
    with served(settings) as address:
        guest = Browser(address)
        plain = {"Accept-Encoding": "identity"}
        for path in ("/assets/index-abc.js", "/missing.js", "/healthz", "/readyz", "/openapi.json"):
            assert "set-cookie" not in guest.http.get(path, headers=plain).headers
        assert "HttpOnly" in guest.http.get("/table/abc").headers["set-cookie"]
        for path in ("/", "/api/session", "/api/tables"):
            assert "set-cookie" not in guest.http.get(path).headers
        guest.close()


def test_without_a_page_it_says_so(tmp_path: Path) -> None:
    """A checkout without a built page says how to build it; the API works all the same."""
    settings = settings_for(file_url(tmp_path / "tikal.sqlite3"), static=tmp_path / "nothing")
    with served(settings) as address:
        guest = Browser(address)
        response = guest.http.get("/")
        assert response.status_code == 503
        assert "make play" in response.text
        assert guest.get("/healthz") == {"status": "ok"}
        guest.close()
