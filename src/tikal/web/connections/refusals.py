"""What a connection is told when it is closed before the application has seen a request."""

from http import HTTPStatus
from typing import Final

from pydantic_core import to_json

from tikal.web.problem import Refused

# The longest request line and headers together, in bytes. Browsers send one or two thousand.
LARGEST_HEAD: Final = 16 * 1024
# How long they may take to arrive, in seconds.
SLOWEST_HEAD: Final = 15.0


def too_many_connections() -> Refused:
    """Return the error for a connection that there is no room for."""
    message = "There are too many connections; try again in a moment."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "too_many_connections", message)


def too_slow_head() -> Refused:
    """Return the error for a request whose headers do not come to an end."""
    message = f"The headers took longer than {SLOWEST_HEAD:.0f} seconds to arrive."
    return Refused(HTTPStatus.REQUEST_TIMEOUT, "too_slow", message)


def too_large_head() -> Refused:
    """Return the error for headers that are too large as a whole."""
    return Refused(
        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
        "headers_too_large",
        f"The headers have at most {LARGEST_HEAD // 1024} kB.",
        params={"most": LARGEST_HEAD},
    )


def not_http() -> Refused:
    """Return the error for what can't be read as a request."""
    return Refused(HTTPStatus.BAD_REQUEST, "bad_request", "This can't be read as a request.")


def on_the_wire(problem: Refused) -> bytes:
    """Return a refusal as a whole answer."""
    body = to_json(problem.document())
    head = (
        f"HTTP/1.1 {int(problem.status)} {problem.status.phrase}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "connection: close\r\nx-content-type-options: nosniff\r\n"
    )
    if problem.status is HTTPStatus.SERVICE_UNAVAILABLE:
        head += "retry-after: 5\r\n"
    return f"{head}\r\n".encode("ascii") + body
