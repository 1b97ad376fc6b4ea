"""Positions no game would lead to, so that Mutul meets every tie and every shortage.

Tiles lie anywhere, floors and members are thrown on the board, decks are at any point. All that a
document may say is kept: there are no more pieces than the box holds.
"""

import random

from tests.playing import pick, seeded
from tests.reference.board import SPACES
from tests.reference.components import TILES
from tests.solo.turns import BUILT_IN
from tests.tables import Data

FLOORS = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
PRINTED = {"a1": "base_camp", "a2": "temple", "b1": "temple", "b2": "clearing"}
EXPLORERS = {"1": 18, "2": 36}


def below(limit: int, rng: random.Random) -> int:
    """Return a number from 0 up to a limit, the limit excluded."""
    return int(rng.random() * limit)


def mixed(things: list[str], rng: random.Random) -> list[str]:
    """Return things in random order."""
    return sorted(things, key=lambda _: rng.random())


class Scramble:
    """A document in the making, and what is left in the box for it."""

    def __init__(self, seed: int) -> None:
        """Throw everything on the board."""
        self.rng = seeded(seed)
        self.document: Data = {"variant": "solo"}
        self.kinds = dict(PRINTED)
        self.treasures = [int(kind) for kind in mixed([*"12345678"] * 3, self.rng)]
        self.explorers = dict(EXPLORERS)
        self.leaders = {"1", "2"}
        self._tiles()
        self._levels()
        self._treasures()
        self._guards()
        self._members()
        self._cards()
        self._moment()
        self.document |= {
            "edition": pick(["classic1999", "supermeeple"], self.rng),
            "guide": pick(sorted(self.kinds), self.rng),
            "members_adjust": below(3, self.rng) - 1,
        }

    def of_kind(self, *kinds: str) -> list[str]:
        """Return the spaces of some kinds."""
        return [space for space, kind in self.kinds.items() if kind in kinds]

    def _tiles(self) -> None:
        names = mixed(list(TILES), self.rng)
        count = below(37, self.rng)
        free = mixed([space for space in SPACES if space not in PRINTED], self.rng)
        tiles: dict[str, str] = {}
        for space, name in zip(free, names[:count], strict=False):
            self.kinds[space] = TILES[name].kind
            volcano = TILES[name].kind == "volcano"
            tiles[space] = name if volcano else f"{name}+{below(6, self.rng)}"
        self.document |= {"tiles": tiles, "stack": names[count:]}

    def _masks(self, space: str) -> int:
        return TILES[self.document["tiles"][space].partition("+")[0]].value

    def _levels(self) -> None:
        temples = self.of_kind("temple")
        levels = {space: 1 if space in PRINTED else self._masks(space) for space in temples}
        floors = list(FLOORS)
        for _ in range(pick([5, 20, 60, 200], self.rng)):
            space = pick(temples, self.rng)
            above = levels[space] + 1
            if above < len(floors) and floors[above]:
                levels[space] = above
                floors[above] -= 1
        self.document["levels"] = levels

    def _some_treasures(self, most: int) -> list[int]:
        count = min(below(most + 1, self.rng), len(self.treasures))
        return [self.treasures.pop() for _ in range(count)]

    def _treasures(self) -> None:
        ruins = {space: self._some_treasures(self._masks(space)) for space in self.of_kind("ruins")}
        hands = {seat: self._some_treasures(3) for seat in "12"}
        self.document |= {"ruins": ruins, "hands": hands, "treasures": self.treasures}

    def _one_of(self, seat: str, chance: float) -> str:
        """Return the letter of a member that leaves the box, a leader by chance."""
        if seat in self.leaders and self.rng.random() < chance:
            self.leaders.discard(seat)
            return "L"
        self.explorers[seat] -= 1
        return "E"

    def _guards(self) -> None:
        temples = mixed(self.of_kind("temple"), self.rng)
        seats = mixed([*"1122"], self.rng)[: pick([0, 0, 1, 2, 3], self.rng)]
        self.document["guards"] = {
            space: seat + self._one_of(seat, 0.3)
            for space, seat in zip(temples, seats, strict=False)
        }

    def _members(self) -> None:
        members: dict[str, dict[str, str]] = {}
        worth_it = self.of_kind("temple", "ruins")
        for seat in "12":
            crowd = self.explorers[seat]
            for _ in range(crowd if self.rng.random() < 0.15 else below(crowd + 1, self.rng)):
                there = members.setdefault(pick(worth_it, self.rng), {})
                there[seat] = there.get(seat, "") + self._one_of(seat, 0.1)
        self.document["members"] = members

    def _cards(self) -> None:
        first, second = mixed(BUILT_IN, self.rng), mixed(BUILT_IN, self.rng)
        revealed = below(13, self.rng)
        self.document |= {"discards": first[:revealed], "deck": first[revealed:] + second}

    def _moment(self) -> None:
        """Choose between your turn, a scoring turn for a volcano, and the last one."""
        chance = self.rng.random()
        stack: list[str] = self.document["stack"]
        volcano = next((name for name in stack if TILES[name].kind == "volcano"), None)
        if volcano is not None and chance < 0.3:
            stack.remove(volcano)
            self.document |= {"scoring": True, "drawn": volcano}
            if chance < 0.2 and self.document["discards"]:
                self.document |= {"turn": 2, "card": self.document["discards"][-1]}
        elif chance > 0.9:
            self.document |= {"scoring": True, "turn": None, "stack": []}


def scrambled(seed: int) -> Data:
    """Return the document of a scrambled position in which you are to act."""
    return Scramble(seed).document
