"""The worked examples X1 to X30 of solo-legend.md, as data.

They are plain documents, so that every implementation of the rules can be asked.
"""

from .actions import EXAMPLES as ACTION_EXAMPLES
from .draft import EXAMPLES as DRAFT_EXAMPLES
from .example import Example, at
from .items import EXAMPLES as ITEM_EXAMPLES

#: All of them, in order of number.
EXAMPLES: list[Example] = sorted(
    [*DRAFT_EXAMPLES, *ACTION_EXAMPLES, *ITEM_EXAMPLES],
    key=lambda example: int(example.number[1:]),
)

__all__ = ["EXAMPLES", "Example", "at"]
