"""Guests: a cookie on the first request, a name if one likes."""

from collections.abc import Callable

from tests.web.server import Browser


def test_a_guest_gets_a_cookie_and_keeps_it(guest: Browser) -> None:
    """The first answer sets a signed, HttpOnly cookie; later ones find the same guest."""
    response = guest.http.get("/api/session")
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = guest.http.get("/api/session")
    assert again.json() == response.json()
    assert "set-cookie" not in again.headers


def test_the_page_comes_with_the_cookie(guest: Browser) -> None:
    """So all that a page asks at once comes from one guest; its files are for everybody."""
    assert "set-cookie" not in guest.http.get("/assets/none.js", headers={"Accept": "*/*"}).headers
    page = guest.http.get("/", headers={"Accept": "text/html,application/xhtml+xml"})
    assert "tikal_session" in page.headers["set-cookie"]
    assert "set-cookie" not in guest.http.get("/api/tables").headers


def test_guests_are_different_people(new_guest: Callable[[], Browser]) -> None:
    """Two browsers are two guests."""
    one, other = new_guest(), new_guest()
    assert one.get("/api/session") != other.get("/api/session")


def test_a_guest_takes_a_name(guest: Browser) -> None:
    """A name is kept, without the blanks around it."""
    assert guest.get("/api/session")["user"]["name"] == ""
    assert guest.patch("/api/session", {"name": " Ada "})["user"]["name"] == "Ada"
    assert guest.get("/api/session")["user"]["name"] == "Ada"


def test_a_forged_cookie_is_nobody(guest: Browser) -> None:
    """A cookie that we have not signed is as good as none."""
    for forged in ("nonsense", "abc.def", "\x7f", "a" * 3000):
        guest.http.cookies.set("tikal_session", forged)
        response = guest.http.get("/api/session")
        assert response.status_code == 200
        assert "set-cookie" in response.headers
        guest.http.cookies.clear()
