"""The worked examples X1 to X30 of solo-legend.md, and more for other rules, as data.

They are plain documents, so that every implementation of the rules can be asked.
"""

from .actions import EXAMPLES as ACTION_EXAMPLES
from .draft import EXAMPLES as DRAFT_EXAMPLES
from .example import Example, at
from .items import EXAMPLES as ITEM_EXAMPLES
from .mutuls import EXAMPLES as MUTULS_EXAMPLES
from .scorings import EXAMPLES as SCORING_EXAMPLES
from .yours import EXAMPLES as YOUR_EXAMPLES

#: X1 to X30, in order.
EXAMPLES: list[Example] = sorted(
    [*DRAFT_EXAMPLES, *ACTION_EXAMPLES, *ITEM_EXAMPLES],
    key=lambda example: int(example.number[1:]),
)

#: Positions for other rules, named by their numbers.
RULINGS: list[Example] = [*MUTULS_EXAMPLES, *YOUR_EXAMPLES, *SCORING_EXAMPLES]

__all__ = ["EXAMPLES", "RULINGS", "Example", "at"]
