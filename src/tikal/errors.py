"""What can go wrong, as one family of exceptions.

Every message is a single sentence for the person who caused it. `TikalError` is a `ValueError`, so
code that only wants to know whether a value was fine needs no import from here.
"""


class TikalError(ValueError):
    """Anything a caller handed over that the game can't accept."""


class InvalidNotation(TikalError):
    """A text that is no action in any position."""


class InvalidSetup(TikalError):
    """A variant, edition, option, number of seats or deal that does not exist.

    `code` and `params` are for programs and translations, where a message alone would not do.
    """

    def __init__(
        self, message: str, code: str = "setup", params: dict[str, object] | None = None
    ) -> None:
        """Keep the message and, for who has words of their own, what it is made of."""
        super().__init__(message)
        self.code = code
        self.params: dict[str, object] = {} if params is None else params


class InvalidDocument(TikalError):
    """A position document that describes no position."""


class InvalidRecord(TikalError):
    """A record that can't have been written by a game."""


class IllegalAction(TikalError):
    """A well-formed action that the rules forbid here.

    `code` and `params` are for programs and translations, `rule` is the number in the rule
    documents, `reason` the same in English.
    """

    def __init__(self, rule: str, code: str, params: dict[str, object], reason: str) -> None:
        """Keep the refusal's parts; the message is the reason with the rule's number."""
        super().__init__(f"{reason}: {rule}")
        self.rule = rule
        self.code = code
        self.params = params
        self.reason = reason

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object], str]]:
        """Let a refusal cross from one process to another whole."""
        return IllegalAction, (self.rule, self.code, self.params, self.reason)
