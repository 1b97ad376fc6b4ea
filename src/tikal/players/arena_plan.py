"""Who plays whom on which deal: round-robin, seats rotated, deals paired.

Every set of bots plays a deal in all rotations of the seats before the next set gets the same deal;
when all sets have had it comes the next deal. With three seats and more the order around the table
changes from deal to deal. What game number n is depends on n and the plan only, so that a run can
be continued, lengthened, and shared out to processes.
"""

import hashlib
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, permutations

from tikal.errors import InvalidSetup
from tikal.players.arena_job import Job, Seated, Setup

# As many bytes as seeds of games have that nobody has chosen.
_SEED_BYTES = 6
_SOLO = "solo"


@dataclass(frozen=True)
class Plan:
    """What is to be compared; `setup` is that of a game, without its seed."""

    bots: tuple[str, ...]
    setup: Setup
    seed: int
    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        """Refuse what can't be played."""
        if not self.bots:
            message = "an arena needs bots"
            raise InvalidSetup(message)
        if self.solo and len(self.bots) > 1:
            message = f"{len(self.bots)} bots: a solo game takes one, against Mutul"
            raise InvalidSetup(message)

    @property
    def solo(self) -> bool:
        """Whether one bot plays against Mutul."""
        return self.setup.get(_SOLO) is not None

    @property
    def rotation(self) -> int:
        """How many seats bots sit at, which is how many games a rotation takes."""
        return 1 if self.solo else int(str(self.setup["seats"]))

    @cached_property
    def entries(self) -> dict[str, str]:
        """The bots by the names they have in tables; too few for the table come again."""
        found: dict[str, str] = {}
        names = list(self.bots)
        while len(names) < self.rotation:
            names.append(names[len(names) - len(self.bots)])
        for place, bot in enumerate(names):
            before = names[:place].count(bot)
            found[f"{bot}#{before + 1}" if before else bot] = bot
        return found

    @cached_property
    def _sets(self) -> list[tuple[str, ...]]:
        return list(combinations(self.entries, self.rotation))

    def games(self, wanted: int) -> int:
        """Return how many games make full rotations, at least as many as wanted."""
        return -(-wanted // self.rotation) * self.rotation

    def job(self, game: int) -> Job:
        """Return game number `game`, counted from 0."""
        block, turned = divmod(game, self.rotation)
        deal, which = divmod(block, len(self._sets))
        first, *others = self._sets[which]
        orders = list(permutations(others))
        order = (first, *orders[deal % len(orders)])
        around = order[turned:] + order[:turned]
        return Job(
            game=game,
            deal=derived(self.seed, "deal", deal),
            setup=self.setup,
            seated=tuple(self._seated(label, game) for label in around),
            seconds=self.seconds,
            nodes=self.nodes,
        )

    def _seated(self, label: str, game: int) -> Seated:
        return Seated(label, self.entries[label], derived(self.seed, "player", game, label))

    def as_data(self) -> dict[str, object]:
        """Return the plan for JSON."""
        return {**asdict(self), "bots": list(self.bots)}


def derived(seed: int, *parts: object) -> int:
    """Return a seed of its own for a part of the run, the same on every machine."""
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES])
