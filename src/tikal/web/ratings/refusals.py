"""How the server says no about rated games and profiles."""

from http import HTTPStatus

from tikal.web.problem import Refused


def needs_account() -> Refused:
    """Return the error for a guest who wants to play a rated game."""
    message = "This game is rated: sign in or make an account to play it."
    return Refused(HTTPStatus.FORBIDDEN, "rated_account", message)


def cannot_be_rated() -> Refused:
    """Return the error for a table whose game can't be rated."""
    message = (
        "Rated games are Classic or Auction between you and others, with one person at each "
        "screen and a deal made by chance."
    )
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "rated_setup", message)


def still_rated() -> Refused:
    """Return the error for throwing away a rated game that goes on."""
    message = "This game is rated: play it to the end, or concede."
    return Refused(HTTPStatus.CONFLICT, "rated_running", message)


def unknown_player() -> Refused:
    """Return the error for a profile that is not there, or hidden."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_player", "There is no such profile.")
