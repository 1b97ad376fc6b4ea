"""What all shapes share."""

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A shape with no other fields than those it names, and no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Strict):
    """Why a request is refused: a code with parameters, and the same as an English sentence."""

    code: str
    message: str
    rule: str | None
    params: dict[str, object]
