"""Reading the position document (interface.md, Tikal Legend)."""

import copy
from typing import Any

from tests.reference.components import PRINTED, Document

from .box import ALL_TILES, SOLO_CARDS
from .crews import set_members
from .ground import smallest_rotation
from .position import MUTUL, YOU, Display, Position, Site, Task

#: interface.md: the options of `setup.legend` where they are left out.
DEFAULTS: Document = {
    "score": 175,
    "trail": 4,
    "scoring_trail": "always",
    "swap": False,
    "floor": False,
}


def from_document(given: Document) -> Position:
    """The position a document describes; what follows is guessed from it where `more` is absent."""
    doc = copy.deepcopy(given)
    position = new_position(doc["legend"])
    read_board(position, doc)
    read_players(position, doc)
    read_coming(position, doc)
    read_turn(position, doc)
    return position


def new_position(legend: Document, solo_cards: dict[str, Document] | None = None) -> Position:
    """L14, L15: the set-up before anything is dealt."""
    options = {**DEFAULTS, **legend}
    cards = options.pop("cards", None) or solo_cards or SOLO_CARDS
    position = Position(legend=options, solo_cards=cards)
    position.levels = {s: tile.value for s, tile in PRINTED.items() if tile.kind == "temple"}
    position.scores = {YOU: 0, MUTUL: options["score"]}
    return position


def by_number(things: Document) -> dict[int, Any]:
    """The seats of JSON keys."""
    return {int(seat): thing for seat, thing in things.items()}


def read_board(position: Position, doc: Document) -> None:
    """What lies and stands on the spaces; printed levels and empty ruins where left out."""
    for space, text in doc.get("tiles", {}).items():
        tile, _, rotation = text.partition("+")
        position.tiles[space] = (tile, smallest_rotation(tile, int(rotation or 0)))
        if ALL_TILES[tile].kind == "temple":
            position.levels[space] = ALL_TILES[tile].value
        if ALL_TILES[tile].kind == "ruins":
            position.ruins[space] = []
    position.levels |= doc.get("levels", {})
    position.ruins |= doc.get("ruins", {})
    position.guards = {s: (int(text[0]), text[1]) for s, text in doc.get("guards", {}).items()}
    position.camps = doc.get("camps", {})
    for space, there in doc.get("members", {}).items():
        for seat, crew in by_number(there).items():
            set_members(position, space, seat, crew)
    position.guide = doc.get("guide", "b2")


def read_players(position: Position, doc: Document) -> None:
    """What you and Mutul have."""
    position.hands |= by_number(doc.get("hands", {}))
    position.uniques |= by_number(doc.get("uniques", {}))
    position.removed |= by_number(doc.get("removed", {}))
    if "scores" in doc:
        position.scores = dict(zip((YOU, MUTUL), doc["scores"], strict=True))
    for seat, site in by_number(doc.get("campsites", {})).items():
        kept = [(card[0], card[1]) if card else None for card in site["kept"]]
        position.sites[seat] = Site(site["token"], site["tiles"], site["cards"], kept)
    position.director = doc.get("director", True)


def read_coming(position: Position, doc: Document) -> None:
    """The display and what is still to come."""
    shown = doc.get("display", {"tokens": [], "tiles": [None] * 4, "cards": [None] * 10})
    position.display = Display(shown["tokens"], shown["tiles"], shown["cards"])
    position.aside = doc.get("aside", [])
    position.stack = doc.get("stack", [])
    position.treasures = doc.get("treasures", [])
    position.tokens = doc.get("tokens", [])
    position.cards = doc.get("cards", [])
    position.solo = doc.get("solo", [])
    position.returns = doc.get("returns", [])
    position.card = doc.get("card")
    position.discards = doc.get("discards", [])


def read_turn(position: Position, doc: Document) -> None:
    """The phase, and what follows your choice."""
    position.phase = doc["phase"]
    position.seat = doc.get("seat", None if position.phase == "over" else YOU)
    position.ap = doc.get("ap", 10 if position.phase == "act" else 0)
    position.scoring = doc.get("scoring", False)
    position.number = doc["round"]
    position.stage = doc["stage"]
    position.used = doc.get("used", {})
    more = doc.get("more", {})
    position.passed = more.get("passed", False)
    position.item = more.get("item")
    position.choice = more.get("choice")
    position.agenda = more.get("agenda", likely_agenda(position))


def likely_agenda(position: Position) -> list[Task]:
    """What follows your choice in a document without `more`: exact in `draft` and `item`."""
    if position.phase == "draft":
        return [["mutul picks"]]
    if position.stage == "final":
        return [["mutul's scoring"], ["game over"]]
    if position.scoring and position.card is None:
        return [["mutul's scoring"], ["mutul plays"]]
    if position.scoring:
        places = {tile: space for space, (tile, _) in position.tiles.items()}
        volcano = places.get("D5", places.get("B4", position.guide))
        return [["guide", volcano], ["discard"], ["you play"]]
    return [["mutul plays"]]
