"""Actions as people see and write them: one canonical text each.

Inside the engine an action is one integer; `tikal.notation.actions.forms` says how it is written
and what its parts are. Actions are kept once made, so that listing the legal ones of a position
makes no new objects.
"""

from typing import Final, final

from tikal.engine.actions.bidding import MOVE_BID
from tikal.engine.actions.kind import kind_of
from tikal.engine.moves import code_of
from tikal.errors import InvalidNotation
from tikal.notation.actions.forms import FORMS, misspelt

# The names of all kinds of action.
ACTION_NAMES: Final = tuple(FORMS.names())


@final
class Action:
    """One thing a seat can do. `str(action)` is its canonical text."""

    def __init__(self, move: int) -> None:
        """Wrap a move of the engine; `action_of` and `parse` are the ways to get one."""
        self.move: Final = move
        self.text: Final = FORMS.of(move).text(move)

    @property
    def kind(self) -> str:
        """Which action it is: place_tile, place_member, move, …, take."""
        return FORMS.of(self.move).name

    @property
    def ends_turn(self) -> bool:
        """Whether it hands over to whoever is next."""
        return kind_of(self.move).ends_turn

    @property
    def parts(self) -> dict[str, str | int]:
        """The named parts that this kind of action has."""
        return FORMS.of(self.move).values(self.move)

    def _name(self, part: str) -> str | None:
        value = FORMS.of(self.move).value(self.move, part)
        return value if isinstance(value, str) else None

    def _number(self, part: str) -> int | None:
        value = FORMS.of(self.move).value(self.move, part)
        return value if isinstance(value, int) else None

    @property
    def space(self) -> str | None:
        """The space it happens on or starts from."""
        return self._name("space")

    @property
    def to(self) -> str | None:
        """Where a move or shift leads."""
        return self._name("to")

    @property
    def member(self) -> str | None:
        """Who does it: explorer or leader."""
        return self._name("member")

    @property
    def tile(self) -> str | None:
        """The tile placed or taken."""
        return self._name("tile")

    @property
    def rotation(self) -> int | None:
        """How often the placed tile is turned clockwise by 60°."""
        return self._number("rotation")

    @property
    def give(self) -> int | None:
        """The kind of treasure given away in an exchange."""
        return self._number("give")

    @property
    def get(self) -> int | None:
        """The kind of treasure got in an exchange."""
        return self._number("get")

    @property
    def seat(self) -> int | None:
        """The seat exchanged with."""
        return self._number("seat")

    @property
    def amount(self) -> int | None:
        """The points bid."""
        return self._number("amount")

    def __str__(self) -> str:
        """Return the canonical text."""
        return self.text

    def __repr__(self) -> str:
        """Return how to make it again."""
        return f"tikal.parse({self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Actions are equal if they do the same."""
        return isinstance(other, Action) and self.move == other.move

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self.move)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Let actions be pickled and copied, by their texts."""
        return parse, (self.text,)


# The actions there are, made when first asked for; bids have no upper bound and stay out.
_ACTIONS: Final[dict[int, Action]] = {}
_PARSED: Final[dict[str, Action]] = {}


def action_of(move: int) -> Action:
    """Return the action for a move of the engine."""
    action = _ACTIONS.get(move)
    if action is None:
        action = Action(move)
        if code_of(move) != MOVE_BID:
            _ACTIONS[move] = action
    return action


def parse(text: object) -> Action:
    """Return the action a text stands for, or raise InvalidNotation."""
    if not isinstance(text, str):
        raise InvalidNotation(misspelt(text))
    action = _PARSED.get(text)
    if action is None:
        action = action_of(FORMS.move(text))
        if code_of(action.move) != MOVE_BID:
            _PARSED[text] = action
    return action


def action_count() -> int:
    """Return how many actions have an index: all but absurdly high bids."""
    return FORMS.count()


def index_of(action: Action) -> int:
    """Return the index of an action: the same for every game, for masks and networks."""
    return FORMS.index(action.move)


def action_at(index: int) -> Action:
    """Return the action with an index."""
    return action_of(FORMS.move_at(index))
