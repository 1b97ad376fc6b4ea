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


def test_guests_are_different_people(new_guest: Callable[[], Browser]) -> None:
    """Two browsers are two guests."""
    one, other = new_guest(), new_guest()
    assert one.get("/api/session") != other.get("/api/session")


def test_a_guest_takes_a_name(guest: Browser) -> None:
    """A name is kept, without the blanks around it."""
    assert guest.get("/api/session")["user"]["name"] == ""
    assert guest.patch("/api/session", {"name": " Ada "})["user"]["name"] == "Ada"
    assert guest.get("/api/session")["user"]["name"] == "Ada"


def test_a_person_alone_has_their_name(guest: Browser) -> None:
    """Among bots the person is whoever set up the table; of several nobody knows who is who."""
    guest.patch("/api/session", {"name": "Ada"})
    assert [seat["name"] for seat in guest.new("person", "easy")["seats"]] == ["Ada", "easy"]
    assert [seat["name"] for seat in guest.new("person", "person")["seats"]] == ["", ""]


def test_a_forged_cookie_is_nobody(guest: Browser) -> None:
    """A cookie that we have not signed is as good as none."""
    for forged in ("nonsense", "abc.def", "\x7f", "a" * 3000):
        guest.http.cookies.set("tikal_session", forged)
        response = guest.http.get("/api/session")
        assert response.status_code == 200
        assert "set-cookie" in response.headers
        guest.http.cookies.clear()
