"""Jobs and results of an arena: one game to play, and how it went."""

from dataclasses import asdict, dataclass

Setup = dict[str, object]
# A seat's points in one scoring round, for temples and for treasures.
Round = tuple[int, int]


@dataclass(frozen=True)
class Seated:
    """A bot at a seat: its name in tables, the player's name, and its seed."""

    label: str
    bot: str
    seed: int


@dataclass(frozen=True)
class Job:
    """One game to play, as plain data that can be sent to another process."""

    game: int
    deal: int
    setup: Setup
    seated: tuple[Seated, ...]
    seconds: float | None
    nodes: int | None


@dataclass(frozen=True)
class Failure:
    """The player that failed, and why; `player` is None if the game itself was lost."""

    player: str | None
    reason: str


@dataclass(frozen=True)
class GameResult:
    """The result of a game, seat 1 first. A game without ranks doesn't count."""

    game: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: tuple[tuple[Round, ...], ...]
    failure: Failure | None = None

    @property
    def counts(self) -> bool:
        """Whether the game counts in the figures."""
        return bool(self.ranks)

    def as_data(self) -> dict[str, object]:
        """Return the result as plain data for JSON."""
        return asdict(self)


def game_result_from(data: dict[str, object]) -> GameResult:
    """Read the data of `as_data`; wrong data raises TypeError, KeyError or ValueError."""
    given = dict(data)
    failure = given.pop("failure")
    return GameResult(
        game=_whole(given.pop("game")),
        deal=_whole(given.pop("deal")),
        seats=tuple(str(name) for name in _items(given.pop("seats"))),
        scores=tuple(_whole(score) for score in _items(given.pop("scores"))),
        ranks=tuple(_whole(rank) for rank in _items(given.pop("ranks"))),
        rounds=tuple(_rounds(rounds) for rounds in _items(given.pop("rounds"))),
        failure=None if failure is None else Failure(**_object(failure)),
    )


def _rounds(data: object) -> tuple[Round, ...]:
    pairs = [[_whole(points) for points in _items(pair)] for pair in _items(data)]
    return tuple((temples, treasures) for temples, treasures in pairs)


def _whole(data: object) -> int:
    if not isinstance(data, int):
        raise TypeError
    return data


def _items(data: object) -> list[object]:
    if not isinstance(data, list):
        raise TypeError
    return data


def _object(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        raise TypeError
    return data
