"""What all shapes share."""

from collections.abc import Callable

from pydantic import BaseModel, ConfigDict
from pydantic_core import CoreSchema, core_schema


class OneOf:
    """Marks a text that is one of some names, which are listed where they belong."""

    def __init__(self, *names: str) -> None:
        """Take the names."""
        self.names = names

    def __get_pydantic_core_schema__(
        self, source: object, handler: Callable[[object], CoreSchema]
    ) -> CoreSchema:
        """Accept the names and no others."""
        return core_schema.literal_schema(list(self.names))


class Strict(BaseModel):
    """A shape with no other fields than those it names, and no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Strict):
    """Why a request is refused: a code with parameters, and the same as an English sentence."""

    code: str
    message: str
    rule: str | None
    params: dict[str, object]
