"""How the server says no: a status, a code with parameters, and one sentence."""

import re
from http import HTTPStatus
from typing import Final

from tikal.errors import (
    IllegalAction,
    InvalidDocument,
    InvalidNotation,
    InvalidRecord,
    InvalidSetup,
    TikalError,
)

Params = dict[str, object]


class Refused(Exception):  # noqa: N818 - it says what the browser is told
    """A request that is refused."""

    def __init__(
        self,
        status: HTTPStatus,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        params: Params | None = None,
    ) -> None:
        """Keep what the browser is told."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.params: Params = dict(params or {})

    def document(self) -> dict[str, object]:
        """Return it as JSON-safe data."""
        return {
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
            "params": self.params,
        }


# How a message ends that names its rule.
_RULE: Final = re.compile(r": ([RAS]\d+(?:\.\d+)?)$")
_CODES: Final[dict[type[TikalError], str]] = {
    InvalidNotation: "notation",
    InvalidRecord: "record",
    InvalidDocument: "document",
}


def refused_by_rules(problem: TikalError) -> Refused:
    """Return what the game says as what the browser is told: its sentence apart from its rule."""
    status = HTTPStatus.UNPROCESSABLE_ENTITY
    params: Params = {}
    if isinstance(problem, IllegalAction):
        params, told = problem.params, sentence(problem.reason)
        return Refused(status, problem.code, told, rule=problem.rule, params=params)
    code = _CODES.get(type(problem), "refused")
    if isinstance(problem, InvalidSetup):
        code, params = problem.code, problem.params
    cause = problem.__cause__
    if isinstance(problem, InvalidRecord) and isinstance(cause, IllegalAction):
        params = {"refusal": cause.code, "facts": cause.params}
    words, _, rule = _RULE.sub(r"\n\1", str(problem)).partition("\n")
    return Refused(status, code, f"{words}.", rule=rule or None, params=params)


def sentence(words: str) -> str:
    """Return words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."


def unknown_table() -> Refused:
    """Return that there is no such table."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_table", "There is no such table.")


def not_your_table() -> Refused:
    """Return that the table is somebody else's."""
    return Refused(HTTPStatus.FORBIDDEN, "not_your_table", "This table is somebody else's.")


def stale(seq: int) -> Refused:
    """Return that the table has moved on."""
    message = f"The table has moved on: it is at {seq} now."
    return Refused(HTTPStatus.CONFLICT, "stale", message, params={"seq": seq})


def storage_failed() -> Refused:
    """Return that the store does not take or give what it should."""
    message = "The game could not be kept just now; try again."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "storage", message)
