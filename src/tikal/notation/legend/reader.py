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
    PHASES_OF_GAME,
    SOLO,
    note_seen,
    usual_turns,
)
from tikal.engine.legend.table import (
    ASIDE_PLACES,
    CARD,
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
    NO_CARD,
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
from tikal.engine.variants.variant import Settings
from tikal.errors import InvalidDocument
from tikal.geometry.spaces import SPACES
from tikal.notation.checked import Checked, known_keys, short_repr
from tikal.notation.legend.course import check_course
from tikal.notation.legend.piles import (
    action_card,
    read_order,
    read_return,
    solo_card,
)
from tikal.notation.legend.unfinished import MOST_COUNTED

_DEFAULT_LETTER: Final = "A"
_DISPLAY_KEYS: Final = frozenset(("tokens", "tiles", "cards"))
_CAMPSITE_KEYS: Final = frozenset(("token", "tiles", "cards", "kept"))
_ITEM_KEYS: Final = frozenset(("kind", "card", "works", "goes", "from", "to"))
_PLACING_KEYS: Final = frozenset(("tile", "space", "towards"))


def settings_in(entries: dict[str, Checked]) -> Settings:
    """Return the options of a document; letters left out follow from the Solo cards it names."""
    settings: Settings = {}
    if "legend" in entries:
        settings = {key: entry.value for key, entry in entries["legend"].mapping().items()}
    if settings.get("letters") is None:
        settings["letters"] = list(_letters_named(entries)) or [_DEFAULT_LETTER]
    if isinstance(settings.get("cards"), str):
        entries["legend"].refuse("cards: must be the cards themselves, not a file")
    return settings


def _letters_named(entries: dict[str, Checked]) -> str:
    named: list[object] = [entries["card"].value] if "card" in entries else []
    named += [item.value for item in entries["discards"].items()] if "discards" in entries else []
    for each in entries["solo"].items() if "solo" in entries else []:
        named += [item.value for item in each.items()]
    return "".join(sorted({name[:1] for name in named if isinstance(name, str)} & set("ABC")))


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
        entry = self.entries.get(key)
        return None if entry is None or entry.value is None else entry

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
            entry.refuse(f"there are only {self.box.copies[card]} of {self.box.ids[card]}: L12")
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
        solo, turned = self._solo()
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

    def _solo(self) -> tuple[list[int], int]:
        """Return the orders of all phases, past ones made up, and how many were turned up."""
        position = self.position
        equipment = self.equipment
        size = int(equipment.solo_size)
        phase = 2 * (position.extra[ROUND] - 1) + int(position.extra[STAGE] != DRAFT)
        position.extra[SOLO_START] = phase * size
        turned = self._turned()
        for past in range(phase):
            note_seen(position, past, usual_turns(past, size))
        note_seen(position, phase, len(turned))
        lists = [list(equipment.solo_cards) for _ in range(PHASES_OF_GAME)]
        lists[phase] = turned + [card for card in equipment.solo_cards if card not in turned]
        entry = self._entry("solo")
        if entry is not None:
            self._given(entry, lists, phase, turned)
        return [card for each in lists for card in each], len(turned)

    def _turned(self) -> list[int]:
        turned: list[int] = []
        given = self._entry("discards")
        entries = given.items() if given is not None else []
        card = self._entry("card")
        for entry in [*entries, *([card] if card is not None else [])]:
            turned.append(solo_card(entry, self.equipment))
            if turned.count(turned[-1]) > 1:
                entry.refuse(f"{entry.value} has been turned up already: L20")
        self.position.extra[CARD] = NO_CARD if card is None else turned[-1]
        return turned

    def _given(self, entry: Checked, lists: list[list[int]], phase: int, turned: list[int]) -> None:
        given = entry.items()
        if len(given) != PHASES_OF_GAME - phase:
            left = PHASES_OF_GAME - phase
            entry.refuse(f"{len(given)} lists, not one for each of the {left} phases left: L20")
        now = [solo_card(item, self.equipment) for item in given[0].items()]
        if sorted(turned + now) != sorted(self.equipment.solo_cards):
            given[0].refuse("with the cards turned up not each Solo card once: L20")
        lists[phase] = turned + now
        for index, each in enumerate(given[1:], start=phase + 1):
            lists[index] = read_order(each, self.equipment)


def _space(entry: Checked | None) -> int:
    return NO_SPACE if entry is None or entry.value is None else entry.space()
