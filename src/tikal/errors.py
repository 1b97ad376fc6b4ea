"""The exceptions of this package.

Every message is one sentence for the person who caused the error. All are `ValueError`s, so callers
can catch them without importing anything from here.
"""


class TikalError(ValueError):
    """A value that the game can't accept; base of all errors here."""


class InvalidNotation(TikalError):
    """A text that isn't an action in any position."""


class InvalidSetup(TikalError):
    """A variant, edition, option, number of seats or deal that does not exist.

    `code` and `params` are for interfaces that translate the message.
    """

    def __init__(
        self, message: str, code: str = "setup", params: dict[str, object] | None = None
    ) -> None:
        """Keep the message, and its code and parameters for interfaces that translate it."""
        super().__init__(message)
        self.code = code
        self.params: dict[str, object] = {} if params is None else params


class InvalidDocument(TikalError):
    """A position document that doesn't describe a possible position."""


class InvalidRecord(TikalError):
    """A record that can't have come from a game."""


class IllegalAction(TikalError):
    """A well-formed action that the rules forbid here.

    `rule` is the number of the rule, `reason` the sentence in English; `code` and `params` are for
    interfaces that translate it.
    """

    def __init__(self, rule: str, code: str, params: dict[str, object], reason: str) -> None:
        """Keep the parts; the message is the reason, then the rule's number."""
        super().__init__(f"{reason}: {rule}")
        self.rule = rule
        self.code = code
        self.params = params
        self.reason = reason

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object], str]]:
        """Let refusals be pickled."""
        return IllegalAction, (self.rule, self.code, self.params, self.reason)
