"""What is in the box of Tikal Legend: box.toml, a literal copy of solo-legend.md's section 12."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.reference.components import TILES, Document, Tile

BOX: Document = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

#: L11: the 14 AP tokens.
TOKENS: list[int] = list(BOX["ap_tokens"])

#: L13: the 16 Solo cards by id.
SOLO_CARDS: dict[str, Document] = BOX["solo"]

#: L7: your members and Mutul's.
EXPEDITION: dict[int, dict[str, int]] = {
    1: {"L": BOX["expedition"]["leaders"], "E": BOX["expedition"]["explorers"]},
    2: {"L": 0, "E": BOX["expedition"]["explorers"]},
}
CAMPS_EACH: int = BOX["expedition"]["camps"]
GUARDS_EACH: int = BOX["expedition"]["guards"]

#: L2: the spaces with a dotted outline.
PERIPHERY_SPACES: list[str] = list(BOX["periphery"]["spaces"])

#: L9: the tiles that come from Action cards.
PERIPHERY_TILES: dict[str, Tile] = {
    name: Tile(kind=entry[0], value=entry[1], stones=tuple(entry[2]))
    for name, entry in BOX["periphery"].items()
    if name != "spaces"
}

#: L8: the Classic tiles A to E.
DRAFTED_TILES: list[str] = [tile for tile in TILES if tile[0] in "ABCDE"]

#: Every tile that can lie on the board.
ALL_TILES: dict[str, Tile] = {
    **{tile: TILES[tile] for tile in DRAFTED_TILES},
    **PERIPHERY_TILES,
}


class ActionCard(NamedTuple):
    """One Action card: the type wished for, both effects, and what belongs to it."""

    type: str
    yours: str
    mutuls: str
    permanent: bool
    tile: str | None
    uniques: list[str]


def read_action_cards() -> tuple[dict[str, ActionCard], list[str]]:
    """Section 12: the cards by id, `-n` for the n-th entry of a list; the 40 ids with copies."""
    cards: dict[str, ActionCard] = {}
    copies: list[str] = []
    for name, (kind, count, yours, mutuls, *extra) in BOX["action"].items():
        extras = extra[0] if extra else None
        for number in range(1, count + 1):
            card_id = f"{name}-{number}" if isinstance(extras, list) else name
            entry = extras[number - 1] if isinstance(extras, list) else None
            cards[card_id] = ActionCard(
                type=kind,
                yours=yours,
                mutuls=mutuls,
                permanent=extras == "permanent",
                tile=entry if isinstance(entry, str) else None,
                uniques=entry if isinstance(entry, list) else [],
            )
            copies.append(card_id)
    return cards, copies


#: L12: the Action cards by id, and all 40 of them.
ACTION_CARDS, ACTION_DECK = read_action_cards()
