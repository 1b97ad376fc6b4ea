"""Legend's Solo cards: sixteen, built-in or supplied by the player (L13, L22 to L25, L32, L34)."""

from os import PathLike, fspath
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.deck_error import deck_error
from tikal.box.legend.components import CARD_TYPES, EFFECT_NAMES
from tikal.box.terrain import CLEARING, LAKE, RUINS, TEMPLE, VOLCANO
from tikal.errors import InvalidSetup
from tikal.geometry.compass import SENSE_NAMES
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.untrusted import short_repr

LETTERS: Final = "MABC"
COMMON_LETTER: Final = "M"
CARDS_PER_LETTER: Final = 4
CARD_COUNT: Final = 16

# The kinds of item (L17).
ITEM_TOKEN: Final[i64] = 0
ITEM_TILE: Final[i64] = 1
ITEM_CARD: Final[i64] = 2
ITEM_NAMES: Final = ("ap", "tile", "card")
GREEN: Final[i64] = 0
RED: Final[i64] = 1
ARROWS: Final = ("green", "red")
TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1

_FIELDS: Final = ("take", "act", "row", "ap", "needle", "sense")
_TILE_TYPES: Final = {"temple": TEMPLE, "ruins": RUINS, "clearing": CLEARING, "volcano": VOLCANO}
_ROW_TYPES: Final = {"temple": TEMPLE, "ruins": RUINS, "volcano": VOLCANO, "lake": LAKE}
_ACTS: Final = {
    "ap": (ITEM_TOKEN, TOP),
    "tile top": (ITEM_TILE, TOP),
    "tile bottom": (ITEM_TILE, BOTTOM),
    "card top": (ITEM_CARD, TOP),
    "card bottom": (ITEM_CARD, BOTTOM),
}
_AP_ACTIONS: Final = ("floors", "trail", "unearth", "camp", "swap")
_AP_EXPLORERS: Final = (2, 3)
_MOST_PLACES: Final = 10
_LONGEST_ID: Final = 20
_TILE_PART: Final = 3
_CARD_PART: Final = 4

Fields = dict[str, object]


@final
class TakePart:
    """One of the three parts of `take` (L22): what he looks for, and how he counts."""

    def __init__(self, part: list[object]) -> None:
        """Take a part that has been checked."""
        self.item: i64 = ITEM_NAMES.index(str(part[0]))
        self.arrow: i64 = GREEN
        # Types, by the numbers of terrains or of CARD_TYPES, and a number at last.
        self.types: Final[list[int]] = []
        self.number: i64 = 0
        self.discard_arrow: i64 = GREEN
        self.discard: i64 = 0
        if self.item == ITEM_TOKEN:
            return
        self.arrow = ARROWS.index(str(part[1]))
        wishes = cast("list[object]", part[2])
        for wish in wishes[:-1]:
            tile = self.item == ITEM_TILE
            self.types.append(_TILE_TYPES[str(wish)] if tile else CARD_TYPES.index(str(wish)))
        self.number = cast("int", wishes[-1])
        if self.item == ITEM_CARD:
            given = part[3]
            arrow, number = given if isinstance(given, list) else (part[1], given)
            self.discard_arrow = ARROWS.index(str(arrow))
            self.discard = cast("int", number)


@final
class LegendDeck:
    """Sixteen Solo cards, as data and as what the engine asks for by the card's index."""

    def __init__(self, cards: dict[str, Fields], *, built_in: bool) -> None:
        """Take cards that have been checked, and whether they are those that come with the game."""
        self.cards: Final = cards
        self.built_in: Final = built_in
        self.ids: Final = tuple(cards)
        faces = list(cards.values())
        self.take: Final = [
            [TakePart(part) for part in cast("list[list[object]]", face["take"])] for face in faces
        ]
        acts = [[_ACTS[act] for act in cast("list[str]", face["act"])] for face in faces]
        # What he plays first, second and third, and from which end, at [card * 3 + part].
        self.act_item: vec[i64] = vec[i64]([item for act in acts for item, _ in act])
        self.act_end: vec[i64] = vec[i64]([end for act in acts for _, end in act])
        # The four terrains of a row, at [card * 4 + place].
        self.row: vec[i64] = vec[i64](
            [_ROW_TYPES[name] for face in faces for name in cast("list[str]", face["row"])]
        )
        spending = [cast("list[object]", face["ap"]) for face in faces]
        self.explorers: vec[i64] = vec[i64]([cast("int", ap[0]) for ap in spending])
        self.action: vec[i64] = vec[i64]([EFFECT_NAMES.index(str(ap[1])) for ap in spending])
        self.needle: vec[i64] = vec[i64](
            [DIRECTION_NAMES.index(str(face["needle"])) for face in faces]
        )
        self.sense: vec[i64] = vec[i64]([SENSE_NAMES.index(str(face["sense"])) for face in faces])

    def of_letters(self, letters: str) -> list[int]:
        """Return the cards whose ids begin with one of these letters, in order."""
        return [card for card, name in enumerate(self.ids) if name[0] in letters]


def built_in_cards() -> dict[str, Fields]:
    """Return the reconstructed cards that come with the game, as data."""
    from tikal.box.legend.files import built_in_solo  # noqa: PLC0415 - most games need none

    return cast("dict[str, Fields]", built_in_solo())


_BUILT_IN: Final[list[LegendDeck]] = []


def built_in_deck() -> LegendDeck:
    """Return the deck of these cards, which is made once."""
    if not _BUILT_IN:
        _BUILT_IN.append(LegendDeck(built_in_cards(), built_in=True))
    return _BUILT_IN[0]


def legend_deck_of(source: object) -> LegendDeck:
    """Return the deck in a file, a table or a list of cards; None gives the built-in one."""
    if source is None:
        return built_in_deck()
    place = "Solo deck"
    if isinstance(source, (str, PathLike)):
        from tikal.box.legend.files import solo_in  # noqa: PLC0415 - most games read no file

        place = str(fspath(source))
        source = solo_in(place)
    if isinstance(source, (list, tuple)):
        source = _by_id(list(source), place)
    if not isinstance(source, dict):
        message = (
            f"a Solo deck is a file, a table or a list of cards, not {short_repr(source)}: L13"
        )
        raise InvalidSetup(message)
    cards = _checked_cards(source, place)
    return built_in_deck() if cards == built_in_cards() else LegendDeck(cards, built_in=False)


def _by_id(cards: list[object], place: str) -> dict[object, object]:
    """Return the cards of a list, each of which has its id among its fields, by id."""
    found: dict[object, object] = {}
    for number, card in enumerate(cards, start=1):
        if not isinstance(card, dict):
            params: dict[str, object] = {"card": str(number)}
            deck_error("L13", f"{place}, card {number}", _NO_TABLE, "card", params)
        name = card.get("id")
        _check_id(name, f"{place}, card {number}", str(number))
        if name in found:
            _refuse_twice(place, str(name))
        found[name] = {field: value for field, value in card.items() if field != "id"}
    return found


_NO_TABLE: Final = "a card is a table of fields"


def _refuse_twice(place: str, name: str) -> None:
    deck_error("L13", f"{place}, card {name}", "is there twice", "twice", {"card": name})


def _checked_cards(cards: dict[object, object], place: str) -> dict[str, Fields]:
    if len(cards) != CARD_COUNT:
        reason = f"{len(cards)} cards, not {CARD_COUNT}"
        deck_error("L13", place, reason, "count", {"count": len(cards), "wanted": CARD_COUNT})
    found: dict[str, Fields] = {}
    for number, (name, card) in enumerate(cards.items(), start=1):
        _check_id(name, f"{place}, card {number}", str(number))
        if not isinstance(card, dict):
            deck_error("L13", f"{place}, card {name}", _NO_TABLE, "card", {"card": str(name)})
        _check_card(card, str(name), f"{place}, card {name}")
        found[str(name)] = {field: card[field] for field in _FIELDS}
    for letter in LETTERS:
        count = len([name for name in found if name[0] == letter])
        if count != CARDS_PER_LETTER:
            reason = f"{count} cards of the letter {letter}, not {CARDS_PER_LETTER}"
            deck_error("L13", place, reason, "letter", {"letter": letter, "count": count})
    return found


def _check_id(name: object, place: str, number: str) -> None:
    right = (
        isinstance(name, str)
        and 1 < len(name) <= _LONGEST_ID
        and name[0] in LETTERS
        and name.isprintable()
    )
    if not right:
        reason = f"id: M, A, B or C and a number, as in M1, not {short_repr(name)}"
        params: Fields = {"card": number, "field": "id", "value": short_repr(name)}
        deck_error("L13", place, reason, "value", params)


def _check_card(card: dict[object, object], name: str, place: str) -> None:
    for field in card:
        if field not in _FIELDS:
            params: Fields = {"card": name, "field": short_repr(field)}
            deck_error("L13", place, f"unknown field {short_repr(field)}", "unknown", params)
    for field in _FIELDS:
        if field not in card:
            missing: Fields = {"card": name, "field": field}
            deck_error("L13", place, f"{field}: missing", "missing", missing)
        reason = _fault(field, card[field])
        if reason:
            wrong: Fields = {"card": name, "field": field, "value": short_repr(card[field])}
            deck_error("L13", place, f"{field}: {reason}", "value", wrong)


def _fault(field: str, value: object) -> str:
    """Return what is wrong with a field's value, an empty text if nothing is."""
    if field == "needle":
        right = value in DIRECTION_NAMES
        return "" if right else f"{short_repr(value)} is none of {' '.join(DIRECTION_NAMES)}"
    if field == "sense":
        return "" if value in SENSE_NAMES else f"{short_repr(value)} is neither cw nor ccw"
    if not isinstance(value, list):
        return f"a list, not {short_repr(value)}"
    if field == "take":
        return _take_fault(value)
    if field == "act":
        return _act_fault(value)
    if field == "row":
        right = len(value) == len(_ROW_TYPES) and all(name in value for name in _ROW_TYPES)
        return "" if right else f"{short_repr(value)} is not each of {', '.join(_ROW_TYPES)} once"
    return _ap_fault(value)


def _act_fault(acts: list[object]) -> str:
    for act in acts:
        if not isinstance(act, str) or act not in _ACTS:
            return f"{short_repr(act)} is none of {', '.join(_ACTS)}"
    items = sorted([_ACTS[str(act)][0] for act in acts])
    if items != [ITEM_TOKEN, ITEM_TILE, ITEM_CARD]:
        return "an AP token, a tile and a card, each once"
    return ""


def _ap_fault(ap: list[object]) -> str:
    right = len(ap) == 2 and _is_number(ap[0]) and ap[0] in _AP_EXPLORERS and ap[1] in _AP_ACTIONS  # noqa: PLR2004 - a pair
    return "" if right else f"2 or 3 explorers and one of {', '.join(_AP_ACTIONS)}"


def _take_fault(parts: list[object]) -> str:
    items: list[str] = []
    for part in parts:
        if not isinstance(part, list) or not part or part[0] not in ITEM_NAMES:
            return f"{short_repr(part)} begins with none of {', '.join(ITEM_NAMES)}"
        reason = _part_fault(part)
        if reason:
            return reason
        items.append(str(part[0]))
    if sorted(items) != sorted(ITEM_NAMES):
        return "an AP token, a tile and a card, each once"
    return ""


def _part_fault(part: list[object]) -> str:
    item = part[0]
    if item == "ap":
        return "" if len(part) == 1 else "the AP token's part has nothing else in it"
    size = _TILE_PART if item == "tile" else _CARD_PART
    if len(part) != size:
        return f"the {item}'s part has {size} entries, not {len(part)}"
    if part[1] not in ARROWS:
        return f"{short_repr(part[1])} is neither green nor red"
    reason = _wishes_fault(part[2], tuple(_TILE_TYPES) if item == "tile" else CARD_TYPES)
    if reason or item == "tile":
        return reason
    return _discard_fault(part[3])


def _wishes_fault(wishes: object, types: tuple[str, ...]) -> str:
    if not isinstance(wishes, list) or not wishes or not _is_place(wishes[-1]):
        return f"wishes end with a number from 1 to {_MOST_PLACES}, not {short_repr(wishes)}"
    for wish in wishes[:-1]:
        if not isinstance(wish, str) or wish not in types:
            return f"{short_repr(wish)} is none of {', '.join(types)}"
    return ""


def _discard_fault(discard: object) -> str:
    pair = isinstance(discard, list) and len(discard) == 2 and discard[0] in ARROWS  # noqa: PLR2004 - a pair
    number = discard[1] if isinstance(discard, list) and pair else discard
    if _is_place(number):
        return ""
    return f"the discard is a number from 1 to {_MOST_PLACES}, or [arrow, number]"


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_place(value: object) -> bool:
    return _is_number(value) and 1 <= cast("int", value) <= _MOST_PLACES
