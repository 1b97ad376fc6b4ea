"""The legal actions of a position, as a collection."""

from collections.abc import Iterator
from typing import Final, final, overload

from librt.vecs import vec
from mypy_extensions import i64

from tikal.errors import InvalidNotation
from tikal.notation.actions.action import Action, action_of, parse

_SHOWN: Final = 6


@final
class Legal:
    """What may be played now: iterate it, count it, index it, ask `action in legal`.

    Texts are understood too; a text that is no action at all is simply not in it.
    """

    def __init__(self, moves: vec[i64]) -> None:
        """Keep the moves in the engine's order."""
        self.moves: Final[vec[i64]] = moves

    def __len__(self) -> int:
        """Return how many actions there are."""
        return len(self.moves)

    def __iter__(self) -> Iterator[Action]:
        """Go through the actions in their fixed order."""
        return iter([action_of(move) for move in self.moves])

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        """Return one action by its place in the order, or several."""
        if isinstance(index, slice):
            return list(self)[index]
        if not -len(self) <= index < len(self):
            raise IndexError(f"{index}: there are {len(self)} legal actions")
        return action_of(self.moves[index])

    def __contains__(self, action: object) -> bool:
        """Return whether an action, or the action of a text, is legal."""
        if isinstance(action, Action):
            return action.move in self.moves
        if not isinstance(action, str):
            return False
        try:
            return parse(action).move in self.moves
        except InvalidNotation:
            return False

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        """Let legal actions be pickled and copied."""
        return _of_moves, ([int(move) for move in self.moves],)

    def __repr__(self) -> str:
        """Return the first few actions."""
        texts = [str(action_of(move)) for move in self.moves[:_SHOWN]]
        more = ", …" if len(self.moves) > _SHOWN else ""
        return f"<Legal: {len(self.moves)} actions: {', '.join(texts)}{more}>"


def _of_moves(moves: list[int]) -> Legal:
    return Legal(vec[i64](moves))
