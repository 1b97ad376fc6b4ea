"""Reading what only Legend's documents have, every value checked."""

from typing import Final

from tikal.box.legend.components import UNIQUE_NAMES
from tikal.box.terrain import UNEXPLORED, VOLCANO
from tikal.box.tiles import TILE_NAMES, TILE_TERRAIN
from tikal.engine.dealing.deal import Deal
from tikal.engine.legend.equipment import Equipment
from tikal.engine.legend.mutul.steps import STEP_NAMES
from tikal.engine.legend.piles import (
    LEGEND_TILES,
    SOLO,
)
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    CARD_PLACES,
    DIRECTOR,
    DRAFT,
    FINAL,
    GO_FROM,
    GO_TO,
    GOES,
    GUIDE,
    ITEM,
    ITEM_CARD,
    ITEM_NAMES,
    KEPT_PLACES,
    MUTUL,
    NEW_TILE,
    NO_SPACE,
    OWN_CARDS,
    OWN_TILES,
    PASSED,
    PLAYING_NOTHING,
    PLAYING_TILE,
    PLAYING_TOKEN,
    ROUND,
    ROUNDS,
    SOLO_START,
    STAGE,
    STAGE_NAMES,
    TILE_PLACES,
    TOKEN_PLACES,
    TOWARDS,
    WORKS,
    YOU,
    add_uniques,
    lay_out_tokens,
    set_aside,
    set_card,
    set_kept,
    set_own_card,
    set_own_tile,
    set_own_token,
    set_tile,
)
from tikal.engine.phases import PHASE_ACT, PHASE_DRAFT, PHASE_OVER, PHASE_SWAP
from tikal.engine.state.expeditions import NOBODY
from tikal.engine.state.position import Position
from tikal.engine.state.site import NO_TILE
from tikal.errors import InvalidDocument
from tikal.geometry.spaces import SPACES
from tikal.notation.checked import Checked, given, known_keys
from tikal.notation.legend.course import check_course
from tikal.notation.legend.piles import (
    action_card,
    read_return,
)
from tikal.notation.legend.solo_reader import read_solo
from tikal.notation.legend.unfinished import MOST_COUNTED
from tikal.untrusted import short_repr

_DISPLAY_KEYS: Final = frozenset(("tokens", "tiles", "cards"))
_CAMPSITE_KEYS: Final = frozenset(("token", "tiles", "cards", "kept"))
_ITEM_KEYS: Final = frozenset(("kind", "card", "works", "goes", "from", "to"))
_PLACING_KEYS: Final = frozenset(("tile", "space", "towards"))


def read_legend(position: Position, entries: dict[str, Checked], equipment: Equipment) -> None:
    """Set everything that only Legend keeps."""
    if position.seat == MUTUL:
        message = "seat: Mutul's turns run by themselves, seat 1 is to move: L32"
        raise InvalidDocument(message)
    reader = _Reader(position, entries, equipment)
    reader.read()


class _Reader:
    """One document's own keys on their way into a position."""

    def __init__(
        self, position: Position, entries: dict[str, Checked], equipment: Equipment
    ) -> None:
        self.position = position
        self.entries = entries
        self.equipment = equipment
        self.box = equipment.components
        self.cards_left: list[int] = self.box.all_cards()
        self.tokens_left: list[int] = list(self.box.tokens)
        self.uniques_left = (1 << len(UNIQUE_NAMES)) - 1

    def read(self) -> None:
        """Read everything, in the order in which one part needs another."""
        self._course()
        self._uniques()
        self._display()
        self._campsites()
        self._aside()
        self._item()
        self._placing()
        self._deal()
        check_course(self.position, self.equipment, self._agenda())

    def _entry(self, key: str) -> Checked | None:
        return given(self.entries, key)

    def _course(self) -> None:
        position = self.position
        extra = position.extra
        number = self._entry("round")
        extra[STAGE] = self._stage()
        first = ROUNDS if extra[STAGE] == FINAL else 1
        extra[ROUND] = first if number is None else number.number(1, ROUNDS)
        position.turn = NOBODY if extra[STAGE] == FINAL else YOU
        if position.phase == PHASE_OVER:
            position.turn = NOBODY
        director = self._entry("director")
        extra[DIRECTOR] = 1 if director is None or director.flag() else 0
        passed = self._entry("passed")
        extra[PASSED] = 1 if passed is not None and passed.flag() else 0
        guide = self._entry("guide")
        if guide is not None:
            extra[GUIDE] = guide.space()
            if position.site.terrain[extra[GUIDE]] == UNEXPLORED:
                guide.refuse("the guide stands on an explored space: L15")

    def _stage(self) -> int:
        entry = self._entry("stage")
        if entry is None:
            if self.position.phase == PHASE_DRAFT:
                return DRAFT
            return FINAL if self.position.phase == PHASE_OVER else FINAL - 1
        if entry.text() not in STAGE_NAMES:
            entry.refuse(f"must be one of {', '.join(STAGE_NAMES)}, not {short_repr(entry.value)}")
        stage = STAGE_NAMES.index(entry.text())
        if (stage == DRAFT) != (self.position.phase == PHASE_DRAFT):
            entry.refuse("is draft in the phase draft, and only then: L21")
        return stage

    def _is_spent(self, card: int) -> bool:
        """Return whether what a card brings is not with it any more, so that it has left."""
        laid = [self.position.site.tile[space] for space in range(SPACES)]
        laid.append(self.position.drawn)
        tile = self.box.tile[card]
        return (tile != NO_TILE and tile in laid) or bool(
            self.box.treasures[card] & ~self.uniques_left
        )

    def _action_card(self, entry: Checked) -> int:
        card = action_card(entry, self.box)
        if card not in self.cards_left:
            copies, name = self.box.copies[card], self.box.ids[card]
            count = f"is only one card {name}" if copies == 1 else f"are only {copies} cards {name}"
            entry.refuse(f"there {count}: L12")
        self.cards_left.remove(card)
        return card

    def _token(self, entry: Checked) -> int:
        value = entry.number(min(self.box.tokens), max(self.box.tokens))
        if value not in self.tokens_left:
            entry.refuse(f"there are only two AP tokens of {value}: L11")
        self.tokens_left.remove(value)
        return value

    def _tile(self, entry: Checked) -> int:
        tile = entry.tile()
        if tile not in LEGEND_TILES:
            entry.refuse(f"tile {TILE_NAMES[tile]} is never drafted: L8")
        return tile

    def _places(self, entry: Checked | None, most: int) -> list[Checked | None]:
        """Return the entries of a row of places, None for a gap."""
        if entry is None:
            return []
        items = entry.items()
        if len(items) > most:
            entry.refuse(f"{len(items)} places, not {most}: L17")
        return [None if item.value is None else item for item in items]

    def _display(self) -> None:
        entry = self._entry("display")
        if entry is None:
            return
        parts = entry.mapping()
        known_keys(parts, _DISPLAY_KEYS, InvalidDocument)
        tokens = self._places(parts.get("tokens"), TOKEN_PLACES)
        lay_out_tokens(self.position, [self._token(item) for item in tokens if item is not None])
        for place, item in enumerate(self._places(parts.get("tiles"), TILE_PLACES)):
            if item is not None:
                set_tile(self.position, place, self._tile(item))
        for place, item in enumerate(self._places(parts.get("cards"), CARD_PLACES)):
            if item is not None:
                set_card(self.position, place, self._action_card(item))

    def _campsites(self) -> None:
        entry = self._entry("campsites")
        for key, campsite in entry.mapping().items() if entry is not None else []:
            if key not in ("1", "2"):
                campsite.refuse(f"there is no seat {short_repr(key)}, only 1 and 2: L17")
            self._campsite(int(key) - 1, campsite.mapping())

    def _campsite(self, seat: int, parts: dict[str, Checked]) -> None:
        position = self.position
        known_keys(parts, _CAMPSITE_KEYS, InvalidDocument)
        if "token" in parts and parts["token"].value is not None:
            set_own_token(position, seat, self._token(parts["token"]))
        for place, item in enumerate(self._places(parts.get("tiles"), OWN_TILES)):
            if item is not None:
                set_own_tile(position, seat, place, self._tile(item))
        for place, item in enumerate(self._places(parts.get("cards"), OWN_CARDS)):
            if item is not None:
                set_own_card(position, seat, place, self._action_card(item))
        for place, item in enumerate(self._places(parts.get("kept"), KEPT_PLACES)):
            if item is not None:
                self._kept(seat, place, item)

    def _kept(self, seat: int, place: int, entry: Checked) -> None:
        if seat == MUTUL:
            entry.refuse("Mutul keeps no cards: L17")
        pair = entry.items()
        if len(pair) != 2:  # noqa: PLR2004 - a pair
            entry.refuse("a kept card is its id and whether it lies face up: L30")
        card = self._action_card(pair[0])
        if not self.box.permanent[card]:
            pair[0].refuse(f"{self.box.ids[card]} is no permanent card: L30")
        set_kept(self.position, place, card, face_up=pair[1].flag())

    def _aside(self) -> None:
        entry = self._entry("aside")
        self._places(entry, ASIDE_PLACES)
        for item in entry.items() if entry is not None else []:
            set_aside(self.position, self._action_card(item))

    def _uniques(self) -> None:
        entry = self._entry("uniques")
        for key, hand in entry.mapping().items() if entry is not None else []:
            if key not in ("1", "2"):
                hand.refuse(f"there is no seat {short_repr(key)}, only 1 and 2: L10")
            for item in hand.items():
                name = item.text()
                if name not in UNIQUE_NAMES:
                    item.refuse(f"there is no unique treasure {short_repr(name)}: L10")
                bit = 1 << UNIQUE_NAMES.index(name)
                if not self.uniques_left & bit:
                    item.refuse(f"there is only one {name}: L10")
                self.uniques_left &= ~bit
                add_uniques(self.position, int(key) - 1, bit)

    def _agenda(self) -> list[int] | None:
        entry = self._entry("agenda")
        if entry is None:
            return None
        steps: list[int] = []
        for item in entry.items():
            if item.text() not in STEP_NAMES:
                item.refuse(f"there is no step {short_repr(item.value)}")
            steps.append(STEP_NAMES.index(item.text()))
        return steps

    def _item(self) -> None:
        position = self.position
        extra = position.extra
        entry = self._entry("item")
        if entry is None:
            if position.phase == PHASE_ACT and not position.scoring:
                extra[ITEM] = PLAYING_TOKEN
            elif self._is_scoring() and extra[STAGE] != FINAL and self._entry("card") is None:
                extra[ITEM] = PLAYING_TILE
            return
        parts = entry.mapping()
        known_keys(parts, _ITEM_KEYS, InvalidDocument)
        kind = parts["kind"].text() if "kind" in parts else ""
        if kind not in ITEM_NAMES[1:]:
            known = ", ".join(ITEM_NAMES[1:])
            entry.refuse(f"kind: must be one of {known}, not {short_repr(kind)}")
        extra[ITEM] = ITEM_NAMES.index(kind)
        card = parts.get("card")
        if card is not None and card.value is not None:
            extra[ITEM_CARD] = action_card(card, self.box)
            if kind != "kept":
                self._action_card(card)
        extra[WORKS] = parts["works"].number(0, MOST_COUNTED) if "works" in parts else 0
        extra[GOES] = parts["goes"].number(0, MOST_COUNTED) if "goes" in parts else 0
        extra[GO_FROM] = _space(parts.get("from"))
        extra[GO_TO] = _space(parts.get("to"))

    def _placing(self) -> None:
        position = self.position
        entry = self._entry("placing")
        if entry is None:
            if position.scoring and position.extra[ITEM] == PLAYING_NOTHING:
                position.extra[NEW_TILE] = self._last_volcano()
            return
        parts = entry.mapping()
        known_keys(parts, _PLACING_KEYS, InvalidDocument)
        position.extra[NEW_TILE] = _space(parts.get("space"))
        position.extra[TOWARDS] = _space(parts.get("towards"))
        tile = parts.get("tile")
        position.drawn = NO_TILE if tile is None or tile.value is None else tile.tile()

    def _last_volcano(self) -> int:
        """Return where the volcano drafted last lies, in a scoring that Mutul has begun."""
        spaces = {self.position.site.tile[space]: space for space in range(SPACES)}
        drafted = [tile for tile in LEGEND_TILES if TILE_TERRAIN[tile] == VOLCANO]
        found = [spaces[tile] for tile in drafted if tile in spaces]
        return found[-1] if found and self._entry("card") is not None else NO_SPACE

    def _is_scoring(self) -> bool:
        return self.position.scoring or self.position.phase == PHASE_SWAP

    def _deal(self) -> None:
        position = self.position
        tokens = self._rest("tokens", self.tokens_left)
        cards = self._rest("cards", self.cards_left)
        solo, turned = read_solo(position, self.entries, self.equipment)
        returns = self._entry("returns")
        orders: list[int] = []
        for each in returns.items() if returns is not None else []:
            orders += read_return(each)
        deal = position.deal
        own = [tokens, cards, solo, orders]
        position.deal = Deal([list(deal.stack), list(deal.treasures), *own])
        position.take(SOLO, position.extra[SOLO_START] + turned)
        if returns is not None and len(orders) > (ROUNDS - 1) * ASIDE_PLACES:
            returns.refuse(f"has at most {ROUNDS - 1} lists: L63")

    def _rest(self, key: str, left: list[int]) -> list[int]:
        """Return what is still to come of a pile: as given, or all that is nowhere else."""
        entry = self._entry(key)
        if entry is None:
            cards = key == "cards"
            return [item for item in left if not (cards and self._is_spent(item))]
        reader = self._token if key == "tokens" else self._action_card
        return [reader(item) for item in entry.items()]


def _space(entry: Checked | None) -> int:
    return NO_SPACE if entry is None or entry.value is None else entry.space()
