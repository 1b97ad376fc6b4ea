"""Solo decks: Mutul's twelve cards, built-in or supplied by the player (S3, S16)."""

from os import PathLike, fspath
from typing import Final, NoReturn, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.box.deck_error import deck_error
from tikal.errors import InvalidSetup
from tikal.geometry.compass import SENSE_NAMES
from tikal.geometry.directions import DIRECTION_NAMES
from tikal.untrusted import short_repr

CARD_COUNT: Final[i64] = 12
MOST_MEMBERS: Final[i64] = 3
_FIELDS: Final = ("id", "needle", "sense", "members", "guards")
_LONGEST_ID: Final = 20
Card = dict[str, object]


@final
class SoloDeck:
    """Twelve cards, as dictionaries and as flat arrays by the card's index."""

    def __init__(self, cards: list[Card]) -> None:
        """Take cards that have been checked."""
        self.cards: Final = cards
        self.built_in: Final = cards == built_in_cards()
        self.ids: Final = tuple([str(card["id"]) for card in cards])
        members = [str(card["members"]) for card in cards]
        self.needle: vec[i64] = vec[i64](
            [DIRECTION_NAMES.index(str(card["needle"])) for card in cards]
        )
        self.sense: vec[i64] = vec[i64]([SENSE_NAMES.index(str(card["sense"])) for card in cards])
        self.leaders: vec[i64] = vec[i64]([text.count("L") for text in members])
        self.explorers: vec[i64] = vec[i64]([text.count("E") for text in members])
        self.guards: vec[i64] = vec[i64]([int(card["guards"] is True) for card in cards])


def built_in_cards() -> list[Card]:
    """Return the reconstructed deck that comes with the game, as data (S16)."""
    from tikal.box.solo_deck_file import built_in  # noqa: PLC0415 - most games read no file

    return built_in()


def deck_of(source: object) -> SoloDeck:
    """Return the deck in a file or in a list of cards; None gives the built-in one."""
    if source is None:
        return SoloDeck(built_in_cards())
    if isinstance(source, (str, PathLike)):
        from tikal.box.solo_deck_file import cards_in  # noqa: PLC0415 - as above

        path = str(fspath(source))
        return SoloDeck(_checked_cards(cards_in(path), path))
    if isinstance(source, (list, tuple)):
        return SoloDeck(_checked_cards(list(source), "solo deck"))
    message = f"a solo deck is a file or a list of cards, not {short_repr(source)}: S16"
    raise InvalidSetup(message)


def refuse(place: str, reason: str, code: str, params: dict[str, object] | None = None) -> NoReturn:
    """Raise the error about a deck of the solo game."""
    deck_error("S16", place, reason, code, params)


def _checked_cards(cards: list[object], source: str) -> list[Card]:
    if len(cards) != CARD_COUNT:
        params: dict[str, object] = {"count": len(cards), "wanted": int(CARD_COUNT)}
        refuse(source, f"{len(cards)} cards, not {CARD_COUNT}", "count", params)
    found: list[Card] = []
    for number, card in enumerate(cards, start=1):
        if not isinstance(card, dict):
            place = f"{source}, card {number}"
            refuse(place, "a card is a table of fields", "card", {"card": str(number)})
        checked: Card = dict(card)
        name = _name(checked, number)
        _check_card(checked, name, f"{source}, card {name}")
        if checked["id"] in [other["id"] for other in found]:
            refuse(f"{source}, card {name}", "id: it is there twice", "twice", {"card": name})
        found.append({field: checked[field] for field in _FIELDS})
    return found


def _is_id(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_ID and value.isprintable()


def _name(card: Card, number: int) -> str:
    """Return a card's name in error messages: its id, or its number if that isn't valid."""
    return str(card["id"]) if _is_id(card.get("id")) else str(number)


def _check_card(card: Card, name: str, place: str) -> None:
    # A file has texts for names; a table of somebody's program may have anything.
    names: list[object] = list(card)
    for field in names:
        if field not in _FIELDS:
            params: dict[str, object] = {"card": name, "field": short_repr(field)}
            refuse(place, f"{short_repr(field)}: unknown field", "unknown", params)
    for field in _FIELDS:
        if field not in card:
            refuse(place, f"{field}: missing", "missing", {"card": name, "field": field})
    for field in _FIELDS:
        reason = _fault(field, card[field])
        if reason:
            params = {"card": name, "field": field, "value": short_repr(card[field])}
            refuse(place, f"{field}: {reason}", "value", params)


def _fault(field: str, value: object) -> str:
    """Return what is wrong with a field's value, an empty text if nothing is."""
    shown = short_repr(value)
    if field == "id" and not _is_id(value):
        return f"a text of at most {_LONGEST_ID} characters, not {shown}"
    if field == "needle" and value not in DIRECTION_NAMES:
        return f"{shown} is none of {' '.join(DIRECTION_NAMES)}"
    if field == "sense" and value not in SENSE_NAMES:
        return f"{shown} is neither cw nor ccw"
    if field == "members" and not _are_members(value):
        return f"{shown} is not 1 to 3 of E with at most one L, as in LEE"
    if field == "guards" and not isinstance(value, bool):
        return f"{shown} is neither true nor false"
    return ""


def _are_members(text: object) -> bool:
    return (
        isinstance(text, str)
        and 0 < len(text) <= MOST_MEMBERS
        and set(text) <= {"L", "E"}
        and text.count("L") <= 1
    )
