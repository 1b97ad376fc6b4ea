"""Texts that every database can keep and every browser can read.

JSON can escape what no UTF-8 text has: half a surrogate pair, which no answer could be written with
any more, and NUL, which PostgreSQL does not store.
"""

import re
from typing import Annotated, Final

from pydantic import AfterValidator

_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_NOT_KEEPABLE: Final = re.compile("[\x00\ud800-\udfff]")


def keepable(data: object) -> object:
    """Return data in which all texts, keys included, can be kept; refuse other."""
    waiting = [data]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str) and _NOT_KEEPABLE.search(each):
            message = "holds something that is not a character (NUL or half a surrogate pair)"
            raise ValueError(message)
        if isinstance(each, dict):
            waiting += [*each, *each.values()]
        elif isinstance(each, list):
            waiting += each
    return data


def in_one_line(text: str) -> str:
    """Return a text without what would break a line or ring a bell."""
    return " ".join(_CONTROL.sub(" ", text).split())


Text = Annotated[str, AfterValidator(keepable)]
Line = Annotated[Text, AfterValidator(in_one_line)]
Document = Annotated[dict[str, object], AfterValidator(keepable)]
