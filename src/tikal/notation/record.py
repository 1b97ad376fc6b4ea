"""Records: set-up, deal, actions and result of a game as plain JSON-safe data.

The replay itself is the game's business; here a record's parts are written, and read with every
value checked and every complaint naming its place.
"""

from typing import Final, final

from tikal.box.editions import DEFAULT_EDITION
from tikal.engine.dealing.deal import Deal
from tikal.engine.dealing.setup import Setup
from tikal.engine.state.position import Position
from tikal.engine.variants.registry import DEFAULT_VARIANT, RULES_VERSIONS, WITH_SETTINGS
from tikal.engine.variants.variant import Settings, Variant
from tikal.errors import InvalidDocument, InvalidRecord, InvalidSetup, TikalError
from tikal.notation.checked import Checked, known_keys
from tikal.notation.document.reader import position_from
from tikal.notation.document.writer import document
from tikal.notation.piles import pile_record, seen_pile
from tikal.notation.variants.registry import notation_of
from tikal.untrusted import check_bounds, short_repr

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
_SETUP_KEYS: Final = frozenset(["variant", "edition", "options", "seats", "seed", *WITH_SETTINGS])

Record = dict[str, object]


@final
class Origin:
    """Where a game begins: a set-up with its deal, or a position to start from."""

    def __init__(self, setup: Setup, deal: Deal, start: Position | None = None) -> None:
        """Take the deal, which is the start's where there is one."""
        self.setup: Final = setup
        self.deal: Final = deal
        self.start: Final = start

    def with_deal(self, deal: Deal) -> "Origin":
        """Return the same beginning with another deal."""
        start = None if self.start is None else self.start.with_deal(deal)
        return Origin(self.setup.with_seed(None), deal, start)

    def record(self) -> Record:
        """Return the beginning as records hold it."""
        setup = self.setup.as_dict()
        if self.start is not None:
            return {"setup": setup, "start": document(self.start, self.setup)}
        return {"setup": setup, "deal": deal_record(self.deal, self.setup.rules.variant)}

    def seen_record(self, position: Position) -> Record:
        """Return the beginning as far as it is known at a position: no seed, nothing hidden."""
        setup = {**self.setup.as_dict(), "seed": None}
        if self.start is not None:
            return {"setup": setup, "start": document(self.start, self.setup, hidden=True)}
        return {"setup": setup, "deal": seen_deal(position)}


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
    check_bounds(data, InvalidRecord)
    entries = Checked(data, "", InvalidRecord).mapping()
    _header(entries)
    known_keys(entries, _KEYS, InvalidRecord)
    return Parts(entries)


def _header(entries: dict[str, Checked]) -> None:
    if "format" in entries and entries["format"].text() != FORMAT:
        entries["format"].refuse(f"this is no {FORMAT}")
    if "version" in entries and not _is_one_of(entries["version"], (VERSION,)):
        entries["version"].refuse(
            f"version {VERSION} is understood, not {short_repr(entries['version'].value)}"
        )
    if "rules" in entries and not _is_one_of(entries["rules"], RULES_VERSIONS):
        known = ", ".join(str(version) for version in RULES_VERSIONS)
        entries["rules"].refuse(
            f"rules {known} are known, not {short_repr(entries['rules'].value)}"
        )


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
    return Origin(setup, _deal(entries["deal"], setup))


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
    return Origin(setup, position.deal, position)


def _check_agreement(entry: Checked, start: Setup) -> None:
    """Refuse a set-up that is not the one of the position the game begins with."""
    agreed, found = start.as_dict(), setup_from(entry).as_dict()
    for key in ("variant", "edition", "seats", "options"):
        if agreed[key] != found[key]:
            entry.refuse(
                f"{key}: {short_repr(found[key])}, but the start has {short_repr(agreed[key])}"
            )


def setup_of(data: object) -> Setup:
    """Return the set-up that a record holds under `setup`."""
    return setup_from(Checked(data, "setup", InvalidRecord))


def setup_from(entry: Checked) -> Setup:
    """Return the set-up of a record; what is left out is as for a new game."""
    parts = entry.mapping()
    known_keys(parts, _SETUP_KEYS, InvalidRecord)
    options: dict[str, object] = {}
    if "options" in parts:
        options = {key: option.value for key, option in parts["options"].mapping().items()}
    try:
        return Setup(
            parts["variant"].text() if "variant" in parts else DEFAULT_VARIANT,
            parts["edition"].text() if "edition" in parts else DEFAULT_EDITION,
            parts["seats"].value if "seats" in parts else 2,
            parts["seed"].value if "seed" in parts else None,
            options,
            {name: _settings(parts[name]) for name in WITH_SETTINGS if name in parts},
        )
    except InvalidSetup as problem:
        entry.refuse(str(problem))


def _settings(entry: Checked) -> Settings:
    """Return the settings of a variant; what they may be is checked by the set-up.

    Cards must be there themselves: a record names no files.
    """
    settings = entry.mapping()
    cards = settings.get("cards")
    if cards is not None and not isinstance(cards.value, (list, dict)):
        cards.refuse(f"must be a list, not {short_repr(cards.value)}")
    return {key: setting.value for key, setting in settings.items()}


def _deal(entry: Checked, setup: Setup) -> Deal:
    variant = setup.rules.variant
    parts = entry.mapping()
    known_keys(parts, frozenset([pile.name for pile in variant.piles]), InvalidRecord)
    for pile in variant.piles:
        if pile.name not in parts:
            entry.refuse(f"{pile.name} is missing")
    notations = notation_of(variant).piles(variant)
    return Deal(
        [
            notation.read(parts[pile.name])
            for notation, pile in zip(notations, variant.piles, strict=True)
        ]
    )


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
    return names


def replay_problem(index: int, problem: TikalError) -> InvalidRecord:
    """Return the complaint about an action that could not be played."""
    complaint = InvalidRecord(f"actions[{index}]: {problem}")
    complaint.__cause__ = problem  # what `raise … from` says is lost in compiled code
    return complaint


def deal_record(deal: Deal, variant: Variant) -> Record:
    """Return a deal as records hold it."""
    notations = notation_of(variant).piles(variant)
    return {
        pile.name: pile_record(notation, pile, deal)
        for notation, pile in zip(notations, variant.piles, strict=True)
    }


def seen_deal(position: Position) -> Record:
    """Return a deal of which only what has been seen is told."""
    variant = position.rules.variant
    notations = notation_of(variant).piles(variant)
    return {
        pile.name: seen_pile(notation, pile, position)
        for notation, pile in zip(notations, variant.piles, strict=True)
    }
