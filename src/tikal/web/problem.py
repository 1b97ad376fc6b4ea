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


class Refused(Exception):  # noqa: N818 - being refused is an answer, not a failure
    """A request that is refused."""

    def __init__(
        self,
        status: HTTPStatus,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        params: Params | None = None,
        retry_after: int | None = None,
    ) -> None:
        """Keep what the client gets: a status, a code with parameters, a sentence, a rule.

        `retry_after` says in how many seconds it may be worth another try.
        """
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.params: Params = dict(params or {})
        self.headers = {} if retry_after is None else {"retry-after": str(retry_after)}

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


def refused_by_rules(problem: TikalError, text: str | None = None) -> Refused:
    """Return the error for something that the rules forbid, its sentence apart from its rule.

    `text` is the action it is about: one that can't be read is named.
    """
    status = HTTPStatus.UNPROCESSABLE_ENTITY
    params: Params = {}
    if isinstance(problem, InvalidNotation) and text is not None:
        params = {"action": text}
    if isinstance(problem, IllegalAction):
        message = sentence(problem.reason)
        return Refused(status, problem.code, message, rule=problem.rule, params=problem.params)
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
    """Return the error for an unknown table."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_table", "There is no such table.")


def not_your_table() -> Refused:
    """Return the error for a table that is somebody else's."""
    return Refused(HTTPStatus.FORBIDDEN, "not_your_table", "This table is somebody else's.")


class Stale(Refused):
    """A command for a table that has changed since its client looked."""

    def __init__(self, seq: int) -> None:
        """Say which number the table has now."""
        message = f"The table has moved on: it is at {seq} now."
        super().__init__(HTTPStatus.CONFLICT, "stale", message, params={"seq": seq})


def storage_failed() -> Refused:
    """Return the error for a database that could not be read or written."""
    message = "The game could not be kept just now; try again."
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "storage", message)
