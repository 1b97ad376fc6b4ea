"""Reading position documents: from plain data to a position, or one clear complaint."""

from typing import Final, final

from tikal.box.editions import DEFAULT_EDITION
from tikal.box.pieces import (
    EXPLORER,
    LEADER,
    MEMBER_LETTERS,
    TOP_LEVEL,
    TREASURE_COPIES,
    TREASURE_KINDS,
)
from tikal.box.terrain import CLEARING, RUINS, TEMPLE
from tikal.box.tiles import (
    PRINTED_SPACES,
    TILE_BARE,
    TILE_NAMES,
    TILE_ROTATIONS,
    TILE_TERRAIN,
    TILE_VALUE,
)
from tikal.engine.dealing.deal import OWN_PILE, TREASURES, Deal
from tikal.engine.dealing.piles import all_treasures
from tikal.engine.dealing.setup import Setup
from tikal.engine.state.position import Position, new_position
from tikal.engine.variants.registry import DEFAULT_VARIANT
from tikal.engine.variants.variant import Settings
from tikal.errors import InvalidDocument, InvalidSetup
from tikal.geometry.spaces import SPACES
from tikal.notation.checked import Checked, known_keys
from tikal.notation.document.table import read_table
from tikal.notation.variants.registry import NOTATIONS, notation_of
from tikal.untrusted import check_bounds, short_repr

_COMMON_KEYS: Final = frozenset(
    [
        "variant",
        "edition",
        "options",
        "seats",
        "seat",
        "phase",
        "ap",
        "scoring",
        "turn",
        "queue",
        "tiles",
        "levels",
        "guards",
        "camps",
        "members",
        "ruins",
        "hands",
        "scores",
        "removed",
        "used",
        "drawn",
        "stack",
        "treasures",
    ]
)
_MOST_POINTS: Final = 9999
_MOST_WORK: Final = 2


def position_from(data: object) -> tuple[Setup, Position]:
    """Return the set-up and the position that a document describes."""
    check_bounds(data, InvalidDocument)
    entries = Checked(data, "", InvalidDocument).mapping()
    setup = _setup(entries)
    notation = NOTATIONS[setup.variant]
    known_keys(entries, _COMMON_KEYS - notation.without | notation.keys, InvalidDocument)
    return setup, _Reader(setup, entries).read()


def _setup(entries: dict[str, Checked]) -> Setup:
    variant = entries["variant"].text() if "variant" in entries else DEFAULT_VARIANT
    edition = entries["edition"].text() if "edition" in entries else DEFAULT_EDITION
    seats = entries["seats"].value if "seats" in entries else 2
    options: dict[str, object] = {}
    if "options" in entries:
        options = {key: entry.value for key, entry in entries["options"].mapping().items()}
    try:
        return Setup(variant, edition, seats, None, options, _settings(variant, entries))
    except InvalidSetup as problem:
        raise InvalidDocument(str(problem)) from problem


def _settings(variant: str, entries: dict[str, Checked]) -> dict[str, Settings]:
    """Return the variant's settings that a document carries; unknown variants have none."""
    if variant not in NOTATIONS:
        return {}
    settings = NOTATIONS[variant].settings(entries)
    return {variant: settings} if settings else {}


@final
class _Reader:
    """One document on its way to a position; keeps count of what has been used."""

    def __init__(self, setup: Setup, entries: dict[str, Checked]) -> None:
        """Start with an empty board."""
        self.entries = entries
        self.position = new_position(setup.rules, Deal([[] for _ in setup.rules.variant.piles]))
        self.seats = setup.seats
        self.variant = setup.rules.variant
        self.notation = notation_of(self.variant)
        self.tiles_used: set[int] = set()
        self.treasures_left = [TREASURE_COPIES] * (TREASURE_KINDS + 1)
        self.buried: dict[int, list[int]] = {}

    def read(self) -> Position:
        """Read everything, in the order in which one part needs another."""
        self._tiles()
        self._levels()
        self._ruins()
        self._camps()
        self._guards()
        self._members()
        self._removed()
        self._count_members()
        self._hands()
        self._scores()
        self._used()
        drawn = self._drawn()
        treasures = self._treasure_supply()
        stack = self._stack(drawn)
        self._deal(stack, treasures)
        read_table(self.position, self.entries, drawn)
        self.notation.read(self.position, self.entries)
        return self.position

    def _entry(self, key: str) -> dict[str, Checked]:
        return self.entries[key].mapping() if key in self.entries else {}

    def _tiles(self) -> None:
        for name, entry in self._entry("tiles").items():
            space = entry.key_space()
            if space in PRINTED_SPACES:
                entry.refuse(f"{name} is printed on the board: R2.3")
            tile_name, plus, turn = entry.text().partition("+")
            tile = Checked(tile_name, entry.place, entry.error).tile()
            if TILE_BARE[tile] == bool(plus):
                entry.refuse("a tile has a rotation, as in A4+2, and a volcano has none: R5.3")
            if plus and turn not in tuple("012345"):
                entry.refuse(f"a rotation is 0 to 5, not {short_repr(turn)}: R2.2")
            self._use_tile(entry, tile)
            self.position.site.lay_tile(space, tile, int(turn or 0) % TILE_ROTATIONS[tile])
            if TILE_TERRAIN[tile] == TEMPLE:
                self.position.value[space] = TILE_VALUE[tile]

    def _use_tile(self, entry: Checked, tile: int) -> None:
        if tile not in self.variant.tiles and tile not in self.variant.other_tiles:
            entry.refuse(f"tile {TILE_NAMES[tile]} is not in this game: R3.2")
        if tile in self.tiles_used:
            entry.refuse(f"tile {TILE_NAMES[tile]} is there twice: R3.2")
        self.tiles_used.add(tile)

    def _levels(self) -> None:
        position = self.position
        for entry in self._entry("levels").values():
            space = entry.key_space()
            if position.site.terrain[space] != TEMPLE:
                entry.refuse("there is no temple: R5.4")
            printed = position.value[space]
            position.value[space] = entry.number(printed, TOP_LEVEL)
            for level in range(printed + 1, position.value[space] + 1):
                if position.floors[level] == 0:
                    entry.refuse(f"there are not that many floors of level {level}: R3.3")
                position.floors[level] -= 1

    def _ruins(self) -> None:
        for entry in self._entry("ruins").values():
            space = entry.key_space()
            if self.position.site.terrain[space] != RUINS:
                entry.refuse("there are no ruins: R5.5")
            kinds = [self._treasure(item) for item in entry.items()]
            masks = TILE_VALUE[self.position.site.tile[space]]
            if len(kinds) > masks:
                entry.refuse(f"{len(kinds)} treasures on ruins with {masks} masks: R5.5")
            self.buried[space] = kinds

    def _treasure(self, entry: Checked) -> int:
        kind = entry.number(1, TREASURE_KINDS)
        if self.treasures_left[kind] == 0:
            entry.refuse(f"there are only {TREASURE_COPIES} treasures of kind {kind}: R3.3")
        self.treasures_left[kind] -= 1
        return kind

    def _seat(self, entry: Checked) -> int:
        return entry.number(1, self.seats) - 1

    def _seat_key(self, key: str, entry: Checked) -> int:
        if key not in tuple(str(seat + 1) for seat in range(self.seats)):
            entry.refuse(f"there is no seat {short_repr(key)}, only 1 to {self.seats}: R3.1")
        return int(key) - 1

    def _camps(self) -> None:
        position = self.position
        for entry in self._entry("camps").values():
            space = entry.key_space()
            seat = self._seat(entry)
            terrain = position.site.terrain[space]
            if terrain not in (CLEARING, RUINS) or self.buried.get(space):
                entry.refuse("a camp stands on a clearing or on emptied ruins: R9.1")
            if position.camps_left(seat) == 0:
                entry.refuse(f"seat {entry.value} has no more camps: R9.1")
            position.set_up_camp(seat, space)

    def _guards(self) -> None:
        position = self.position
        for entry in self._entry("guards").values():
            space = entry.key_space()
            text = entry.text()
            seat_key, letter = text[:-1], text[-1:]
            if not letter or letter not in MEMBER_LETTERS:
                entry.refuse(f"a guard is a seat and E or L, as in 2L, not {short_repr(text)}")
            seat = self._seat_key(seat_key, entry)
            if position.site.terrain[space] != TEMPLE:
                entry.refuse("there is no temple: R9.2")
            if position.guards_left(seat) == 0:
                most = self.variant.expedition(seat).guards
                entry.refuse(f"a seat has at most {most} guards: R9.2")
            member = MEMBER_LETTERS.index(letter)
            self._take_leaders(entry, seat, member)
            position.set_guard(seat, space, member)

    def _take_leaders(self, entry: Checked, seat: int, count: int) -> None:
        """Take leaders out of a seat's supply; explorers are counted at the end."""
        if count > self.position.supply(seat, LEADER):
            expedition = self.variant.expedition(seat)
            has = {0: "this seat has no leader", 1: "a seat has only one leader"}.get(
                expedition.leaders, f"a seat has only {expedition.leaders} leaders"
            )
            entry.refuse(f"{has}: {expedition.rule}")
        self.position.add_supply(seat, LEADER, -count)

    def _members(self) -> None:
        position = self.position
        for entry in self._entry("members").values():
            space = entry.key_space()
            if (position.site.passable >> space) & 1 == 0:
                entry.refuse("members stand on explored spaces without a volcano: R7.2")
            for key, here in entry.mapping().items():
                seat = self._seat_key(key, here)
                leaders, explorers = _member_letters(here)
                self._take_leaders(here, seat, leaders)
                for _ in range(leaders):
                    position.put(seat, space, LEADER)
                for _ in range(explorers):
                    position.put(seat, space, EXPLORER)

    def _removed(self) -> None:
        for key, entry in self._entry("removed").items():
            seat = self._seat_key(key, entry)
            leaders, explorers = _member_letters(entry)
            self._take_leaders(entry, seat, leaders)
            self.position.add_removed(seat, LEADER, leaders)
            self.position.add_removed(seat, EXPLORER, explorers)

    def _count_members(self) -> None:
        position = self.position
        for seat in range(self.seats):
            out = position.removed(seat, EXPLORER)
            guards = position.guards(seat) & ~position.leader_guards(seat)
            for space in range(SPACES):
                out += position.explorers(seat, space) + ((guards >> space) & 1)
            most = position.supply(seat, EXPLORER)
            if out > most:
                rule = self.variant.expedition(seat).rule
                message = f"members: seat {seat + 1} has {out} explorers, not {most}: {rule}"
                raise InvalidDocument(message)
            position.add_supply(seat, EXPLORER, -out)

    def _hands(self) -> None:
        for key, entry in self._entry("hands").items():
            seat = self._seat_key(key, entry)
            for item in entry.items():
                self.position.change_hand(seat, self._treasure(item), 1)

    def _scores(self) -> None:
        if "scores" not in self.entries:
            return
        items = self.entries["scores"].items()
        if len(items) != self.seats:
            self.entries["scores"].refuse(f"one score for each of the {self.seats} seats")
        for seat, item in enumerate(items):
            score = item.number(0, _MOST_POINTS)
            self.position.add_score(seat, score - self.position.score(seat))

    def _used(self) -> None:
        for entry in self._entry("used").values():
            space = entry.key_space()
            if self.position.site.terrain[space] not in (TEMPLE, RUINS):
                entry.refuse("only temples and ruins are worked on: R8")
            for _ in range(entry.number(0, _MOST_WORK)):
                self.position.use(space)

    def _drawn(self) -> int | None:
        entry = self.entries.get("drawn")
        if entry is None or entry.value is None:
            return None
        tile = entry.tile()
        self._use_tile(entry, tile)
        return tile

    def _treasure_supply(self) -> list[int]:
        if "treasures" in self.entries:
            return [self._treasure(item) for item in self.entries["treasures"].items()]
        left: list[int] = []
        for kind in all_treasures():
            if self.treasures_left[kind] > 0:
                self.treasures_left[kind] -= 1
                left.append(kind)
        return left

    def _stack(self, drawn: int | None) -> list[int]:
        """Return the stack, the display still in it, its first drawn where a tile must wait."""
        for item in self.notation.tiles_laid_out(self.entries):
            self._use_tile(item, item.tile())
        if "stack" not in self.entries:
            return [tile for tile in self.variant.tiles if tile not in self.tiles_used]
        stack: list[int] = []
        for item in self.entries["stack"].items():
            tile = item.tile()
            self._use_tile(item, tile)
            stack.append(tile)
        return stack

    def _deal(self, stack: list[int], supply: list[int]) -> None:
        position = self.position
        treasures: list[int] = []
        for space, kinds in sorted(self.buried.items()):
            treasures += kinds
            position.value[space] = len(kinds)
            position.site.buried_end[space] = len(treasures)
        position.take(TREASURES, len(treasures))
        own: list[list[int]] = [[] for _ in self.variant.piles[OWN_PILE:]]
        position.deal = Deal([stack, treasures + supply, *own])


def _member_letters(entry: Checked) -> tuple[int, int]:
    text = entry.text()
    for letter in text:
        if letter not in MEMBER_LETTERS:
            entry.refuse(f"members are written with L and E, as in LEE, not {short_repr(text)}")
    return text.count("L"), text.count("E")
