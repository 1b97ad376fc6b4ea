"""Records: set-up, deal, actions and result of a game as plain JSON-safe data.

The replay itself is the game's business; here a record's parts are written, and read with every
value checked and every complaint naming its place.
"""

from typing import Final, final

from tikal.box.pieces import TREASURE_COPIES, TREASURE_KINDS
from tikal.box.tiles import TILE_COUNT, TILE_NAMES
from tikal.engine.deal import PASS, Deal
from tikal.engine.position import Position
from tikal.engine.setup import Setup, deal_of
from tikal.engine.variants import RULES_VERSIONS
from tikal.errors import InvalidDocument, InvalidRecord, InvalidSetup, TikalError
from tikal.notation.checked import Checked, known_keys, shown
from tikal.notation.document import document
from tikal.notation.document_reader import position_from

FORMAT: Final = "tikal-record"
VERSION: Final = 1
_KEYS: Final = frozenset(
    [
        "format",
        "version",
        "rules",
        "setup",
        "deal",
        "start",
        "actions",
        "scores",
        "winners",
        "players",
        "date",
    ]
)
_SETUP_KEYS: Final = frozenset(["variant", "edition", "options", "seats", "seed", "solo"])
_LONGEST_NAME: Final = 200
_PASSES: Final = 2

Record = dict[str, object]


@final
class Origin:
    """Where a game begins: a set-up with its deal, or a position document."""

    def __init__(self, setup: Setup, deal: Deal | None, start: dict[str, object] | None) -> None:
        """Exactly one of deal and start is given."""
        self.setup = setup
        self.deal = deal
        self.start = start


@final
class Parts:
    """A record taken apart: where it begins, the actions' texts, and what it claims."""

    def __init__(self, entries: dict[str, Checked]) -> None:
        """Read everything but the play itself."""
        self.origin = _origin(entries)
        self.actions: list[str] = []
        if "actions" in entries:
            self.actions = [item.text() for item in entries["actions"].items()]
        seats = self.origin.setup.seats
        self.scores = _numbers(entries, "scores", seats, seats)
        self.winners = _numbers(entries, "winners", 0, seats)
        self.players = _players(entries, seats)
        self.date = entries["date"].text() if "date" in entries else None


def parts_of(data: object) -> Parts:
    """Return the parts of a record, or say what is wrong with it and where."""
    entries = Checked(data, "", InvalidRecord).mapping()
    _header(entries)
    known_keys(entries, _KEYS, InvalidRecord)
    return Parts(entries)


def _header(entries: dict[str, Checked]) -> None:
    if "format" in entries and entries["format"].text() != FORMAT:
        entries["format"].refuse(f"this is no {FORMAT}")
    if "version" in entries and not _is_one_of(entries["version"], (VERSION,)):
        entries["version"].refuse(
            f"version {VERSION} is understood, not {shown(entries['version'].value)}"
        )
    if "rules" in entries and not _is_one_of(entries["rules"], RULES_VERSIONS):
        known = ", ".join(str(version) for version in RULES_VERSIONS)
        entries["rules"].refuse(f"rules {known} are known, not {shown(entries['rules'].value)}")


def _is_one_of(entry: Checked, versions: tuple[int, ...]) -> bool:
    value = entry.value
    return isinstance(value, int) and not isinstance(value, bool) and value in versions


def _origin(entries: dict[str, Checked]) -> Origin:
    if "start" in entries:
        return _start(entries)
    for key in ("setup", "deal"):
        if key not in entries:
            message = f"{key}: missing"
            raise InvalidRecord(message)
    setup = setup_from(entries["setup"])
    return Origin(setup, _deal(entries["deal"], setup), None)


def _start(entries: dict[str, Checked]) -> Origin:
    for key in ("deal",):
        if key in entries:
            entries[key].refuse("a game that begins with a position has no deal")
    try:
        setup, position = position_from(entries["start"].value)
    except InvalidDocument as problem:
        entries["start"].refuse(str(problem))
    if "setup" in entries:
        _check_agreement(entries["setup"], setup)
    return Origin(setup, None, document(position, setup))


def _check_agreement(entry: Checked, start: Setup) -> None:
    """Refuse a set-up that is not the one of the position the game begins with."""
    agreed, found = start.as_dict(), setup_from(entry).as_dict()
    for key in ("variant", "edition", "seats", "options"):
        if agreed[key] != found[key]:
            entry.refuse(f"{key}: {shown(found[key])}, but the start has {shown(agreed[key])}")


def setup_from(entry: Checked) -> Setup:
    """Return the set-up of a record; what is left out is as for a new game."""
    parts = entry.mapping()
    known_keys(parts, _SETUP_KEYS, InvalidRecord)
    options: dict[str, object] = {}
    if "options" in parts:
        options = {key: option.value for key, option in parts["options"].mapping().items()}
    try:
        return Setup(
            parts["variant"].text() if "variant" in parts else "classic",
            parts["edition"].text() if "edition" in parts else "supermeeple",
            parts["seats"].value if "seats" in parts else 2,
            parts["seed"].value if "seed" in parts else None,
            options,
            None if "solo" not in parts else solo_options(parts["solo"]),
        )
    except InvalidSetup as problem:
        entry.refuse(str(problem))


def solo_options(entry: Checked) -> dict[str, object]:
    """Return the settings of a solo game; what they may be is checked by the set-up.

    Cards must be there themselves: a record names no files.
    """
    settings = entry.mapping()
    if "cards" in settings:
        settings["cards"].items()
    return {key: setting.value for key, setting in settings.items()}


def _deal(entry: Checked, setup: Setup) -> Deal:
    parts = entry.mapping()
    keys = ("stack", "treasures") if setup.solo is None else ("stack", "treasures", "deck")
    known_keys(parts, frozenset(keys), InvalidRecord)
    for key in keys:
        if key not in parts:
            entry.refuse(f"{key} is missing")
    deck: list[int] = []
    if setup.solo is not None:
        deck = _deck(parts["deck"], setup.solo.deck.ids)
    return deal_of(_stack(parts["stack"]), _treasures(parts["treasures"]), deck)


def _deck(entry: Checked, ids: tuple[str, ...]) -> list[int]:
    deck: list[int] = []
    for item in entry.items():
        name = item.text()
        if name not in ids:
            item.refuse(f"there is no card {shown(name)}: S3")
        if ids.index(name) in deck[len(deck) // PASS * PASS :]:
            item.refuse(f"card {name} is there twice in one pass: S3")
        deck.append(ids.index(name))
    if len(deck) != _PASSES * PASS:
        entry.refuse(f"{len(deck)} cards, not {_PASSES} passes of {PASS}: S3")
    return deck


def _stack(entry: Checked) -> list[int]:
    stack: list[int] = []
    for item in entry.items():
        tile = item.tile()
        if tile in stack:
            item.refuse(f"tile {TILE_NAMES[tile]} is there twice: R3.2")
        if stack and TILE_NAMES[tile][0] < TILE_NAMES[stack[-1]][0]:
            item.refuse(f"tile {TILE_NAMES[tile]} lies below a later letter: R3.2")
        stack.append(tile)
    if len(stack) != TILE_COUNT:
        entry.refuse(f"{len(stack)} tiles, not {TILE_COUNT}: R3.2")
    return stack


def _treasures(entry: Checked) -> list[int]:
    treasures: list[int] = []
    for item in entry.items():
        kind = item.number(1, TREASURE_KINDS)
        if treasures.count(kind) == TREASURE_COPIES:
            item.refuse(f"there are only {TREASURE_COPIES} treasures of kind {kind}: R3.3")
        treasures.append(kind)
    if len(treasures) != TREASURE_KINDS * TREASURE_COPIES:
        entry.refuse(f"{len(treasures)} treasures, not {TREASURE_KINDS * TREASURE_COPIES}: R3.3")
    return treasures


def _numbers(entries: dict[str, Checked], key: str, least: int, most: int) -> list[int] | None:
    if key not in entries:
        return None
    items = entries[key].items()
    if not least <= len(items) <= most:
        entries[key].refuse(f"{len(items)} numbers do not fit the seats")
    return [item.number(-9999, 9999) for item in items]


def _players(entries: dict[str, Checked], seats: int) -> list[str] | None:
    if "players" not in entries:
        return None
    names = [item.text() for item in entries["players"].items()]
    if len(names) != seats:
        entries["players"].refuse(f"{len(names)} names for {seats} seats")
    for item in entries["players"].items():
        if len(item.text()) > _LONGEST_NAME:
            item.refuse(f"a name has at most {_LONGEST_NAME} characters")
    return names


def replay_problem(index: int, problem: TikalError) -> InvalidRecord:
    """Return the complaint about an action that could not be played."""
    complaint = InvalidRecord(f"actions[{index}]: {problem}")
    complaint.__cause__ = problem  # what `raise … from` says is lost in compiled code
    return complaint


def deal_record(deal: Deal, cards: tuple[str, ...]) -> Record:
    """Return a deal as records hold it; `cards` are the ids of a solo deck."""
    found: Record = {
        "stack": [TILE_NAMES[tile] for tile in deal.stack],
        "treasures": list(deal.treasures),
    }
    if cards:
        found["deck"] = [cards[card] for card in deal.deck]
    return found


def seen_deal(position: Position, cards: tuple[str, ...]) -> Record:
    """Return a deal of which only what has been seen is told.

    Of unseen tiles that is the letter, of unseen treasures nothing (0), of unseen cards which
    ones are still to come in a pass, sorted.
    """
    found = deal_record(position.deal, cards)
    names = [TILE_NAMES[tile] for tile in position.deal.stack]
    seen = position.stack_next
    found["stack"] = names[:seen] + [name[0] for name in names[seen:]]
    kinds = list(position.deal.treasures)
    for index in unseen_treasures(position):
        kinds[index] = 0
    found["treasures"] = kinds
    if cards:
        found["deck"] = _seen_deck(position, cards)
    return found


def _seen_deck(position: Position, cards: tuple[str, ...]) -> list[str]:
    deck = [cards[card] for card in position.deal.deck]
    for first in range(0, len(deck), PASS):
        unseen = max(first, position.cards_next)
        deck[unseen : first + PASS] = sorted(deck[unseen : first + PASS])
    return deck


def unseen_treasures(position: Position) -> list[int]:
    """Return the places in the deal of the treasures nobody has seen."""
    places = list(range(position.treasures_next, len(position.deal.treasures)))
    for space in position.buried():
        end = position.site.buried_end[space]
        places += range(end - position.value[space], end)
    return sorted(places)
