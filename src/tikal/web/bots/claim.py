"""A claim to a process: whose share it uses, what for, and whether a person waits for it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

_NUMBERS: Final = count()


def _always() -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Claim:
    """What the queue knows of a job.

    `kind` is what jobs of about the same length have in common: a bot's name, or `hint`. Whether
    somebody waits is asked anew each time, since people come and go. All parts of a turn have the
    same claim, and so the same number: a turn that was begun comes before the next one.
    """

    user: str = ""
    kind: str = ""
    awaited: Callable[[], bool] = _always
    number: int = field(default_factory=_NUMBERS.__next__)
