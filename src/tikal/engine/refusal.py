"""Why an action is not allowed, and what is to be done: codes with parameters, no words."""

from typing import final

from mypy_extensions import i64


@final
class Statement:
    """Something to say. Its words are found in `tikal.notation` by its code."""

    def __init__(self, code: str, params: dict[str, int]) -> None:
        """Keep the parts; parameters are numbers as the engine counts them."""
        self.code = code
        self.params = params


@final
class Refusal:
    """One broken rule. Its words are found in `tikal.notation.sentences` by its code."""

    def __init__(self, rule: str, code: str, params: dict[str, int]) -> None:
        """Keep the parts; parameters are numbers as the engine counts them."""
        self.rule = rule
        self.code = code
        self.params = params


def lack_of_ap(ap: i64, cost: i64) -> Refusal | None:
    """Refuse what costs more than is left (R6.1); asked last, so that it is named last."""
    if ap >= cost:
        return None
    return Refusal("R6.1", "too_few_ap", {"cost": cost, "ap": ap})
