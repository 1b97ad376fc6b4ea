"""What is said at a table."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from tikal.web.schema.keepable import Line
from tikal.web.schema.strict import Strict

# Phrases that every reader gets in their own language.
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "your_turn", "again"
]


class Saying(Strict):
    """Something to say: words of one's own, or a phrase that is translated."""

    text: Annotated[Line, Field(min_length=1, max_length=500)] | None = None
    phrase: Phrase | None = None

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        """Refuse neither and both."""
        if bool(self.text) == (self.phrase is not None):
            message = "a message has a text or a phrase"
            raise ValueError(message)
        return self


class Message(Strict):
    """What somebody has said; `gallery` is where spectators talk.

    `author` is the same for all that one person says at this table, and says nothing else. A
    `program` is a bot account.
    """

    number: int
    at: str
    author: str
    name: str
    seat: int | None
    gallery: bool
    text: str | None
    phrase: Phrase | None
    program: bool
