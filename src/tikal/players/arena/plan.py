"""The plan of an arena: who plays whom on which deal.

Every group of bots plays a deal in all rotations of the seats, then the next group plays the same
deal; after the last group comes the next deal. With three or more seats the order around the table
changes from deal to deal. Game number n depends only on n and the plan, so a run can be resumed,
extended, and split among processes.
"""

import hashlib
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, permutations

from tikal.engine.variants.registry import VARIANTS
from tikal.errors import InvalidSetup
from tikal.players.arena.job import Job, Seated, Setup

# As many bytes as a game's random seed has.
_SEED_BYTES = 6


@dataclass(frozen=True)
class Plan:
    """The bots to compare and the games they play; `setup` is a game's, without its seed."""

    bots: tuple[str, ...]
    setup: Setup
    seed: int
    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        """Refuse plans that can't be played."""
        if not self.bots:
            message = "an arena needs bots"
            raise InvalidSetup(message)
        if self.solo and len(self.bots) > 1:
            message = f"{len(self.bots)} bots: a solo game takes one, against Mutul"
            raise InvalidSetup(message)

    @property
    def solo(self) -> bool:
        """Whether one bot plays against Mutul."""
        variant = VARIANTS[str(self.setup["variant"])]({})
        return any(variant.plays_itself(seat) for seat in range(int(str(self.setup["seats"]))))

    @property
    def rotation(self) -> int:
        """The number of seats with bots, which is also the number of games in a rotation."""
        return 1 if self.solo else int(str(self.setup["seats"]))

    @cached_property
    def entries(self) -> dict[str, str]:
        """The bots by their names in tables; if they are too few, they are repeated."""
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
        """Return `wanted` rounded up to full rotations."""
        return -(-wanted // self.rotation) * self.rotation

    def job(self, game: int) -> Job:
        """Return game number `game`, counting from 0."""
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
        """Return the plan as plain data for JSON."""
        return {**asdict(self), "bots": list(self.bots)}


def derived(seed: int, *parts: object) -> int:
    """Return a separate seed for a part of the run, the same on every machine."""
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES])
