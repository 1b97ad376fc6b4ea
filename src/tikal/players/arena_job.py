"""What an arena hands to a process and gets back: one game to play, and how it went."""

from dataclasses import asdict, dataclass

Setup = dict[str, object]
# What a seat scored in one scoring round, for temples and for treasures.
Round = tuple[int, int]


@dataclass(frozen=True)
class Seated:
    """A bot at a seat: its name in the tables, the player's name, the seed it plays with."""

    label: str
    bot: str
    seed: int


@dataclass(frozen=True)
class Job:
    """One game: everything in it is plain data, so that it can travel."""

    game: int
    deal: int
    setup: Setup
    seated: tuple[Seated, ...]
    seconds: float | None
    nodes: int | None


@dataclass(frozen=True)
class Failure:
    """Who could not go on, and why; `player` is None if the whole game was lost."""

    player: str | None
    reason: str


@dataclass(frozen=True)
class Played:
    """How a game went, seat 1 first. Without ranks it does not count (see `Failure`)."""

    game: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: tuple[tuple[Round, ...], ...]
    failure: Failure | None = None

    @property
    def counts(self) -> bool:
        """Whether the game says anything about its players."""
        return bool(self.ranks)

    def as_data(self) -> dict[str, object]:
        """Return the game for a line of JSON."""
        return asdict(self)


def played_from(data: dict[str, object]) -> Played:
    """Return what `as_data` wrote; anything else raises TypeError, KeyError or ValueError."""
    given = dict(data)
    failure = given.pop("failure")
    return Played(
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
