"""Why actions are not legal, each reason told once however many actions it stands against."""

from tikal.engine.play import refusal
from tikal.engine.refusal import Refusal
from tikal.engine.state.position import Position
from tikal.notation.sentences.params import readable
from tikal.web.board.spaces import Json


class Reasons:
    """The reasons there are in a position, in the order in which they were first needed.

    A reason leaves out the parameter `space`: that is the space of the action it stands against.
    """

    def __init__(self, position: Position) -> None:
        """Begin with none."""
        self.position = position
        self.facts: list[Json] = []
        self._known: dict[tuple[str, ...], int] = {}

    def against(self, move: int) -> int | None:
        """Return the number of the reason against a move, None where it is legal."""
        refused = refusal(self.position, move)
        return None if refused is None else self.number(refused)

    def number(self, refused: Refusal) -> int:
        """Return the number of a reason."""
        names = [name for name in refused.params if name != "space"]
        params = {name: readable(name, refused.params[name]) for name in names}
        key = (refused.rule, refused.code, *[f"{name}={params[name]}" for name in names])
        found = self._known.get(key)
        if found is None:
            found = len(self.facts)
            self._known[key] = found
            self.facts.append({"rule": refused.rule, "code": refused.code, "params": params})
        return found
