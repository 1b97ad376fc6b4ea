"""How the server says no about notices."""

from http import HTTPStatus

from tikal.web.problem import Refused


def unknown_channel() -> Refused:
    """Return the error for a channel that the user does not have."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_channel", "There is no such channel.")


def channel_ended() -> Refused:
    """Return the error for a test of a channel where nobody is any more."""
    message = "Nothing is sent there any more, since nobody was there: add it again."
    return Refused(HTTPStatus.CONFLICT, "channel_ended", message)


def too_many_channels(most: int) -> Refused:
    """Return the error for somebody with enough channels of a kind."""
    message = f"There are at most {most} of these for one person."
    return Refused(HTTPStatus.CONFLICT, "too_many_channels", message, params={"most": most})


def bad_push() -> Refused:
    """Return the error for a subscription that no push service can have given."""
    message = "This is no subscription to push messages: it needs an https:// URL and valid keys."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_push", message)


def no_email() -> Refused:
    """Return the error for somebody without an account with a confirmed address."""
    message = "Notices by e-mail need an account with a confirmed address."
    return Refused(HTTPStatus.CONFLICT, "no_email", message)
