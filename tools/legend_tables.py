"""The tables of docs/rules/legend.md that say what is in the box.

`python -m tools.reference_tables` writes them.
"""

import json
from importlib import resources
from typing import Any

from tikal.box.legend.components import UNIQUE_NAMES, components
from tikal.box.legend.solo_deck import built_in_cards
from tikal.box.terrain import TEMPLE, TERRAIN_NAMES
from tikal.box.tiles import TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.geometry.directions import SIDES

# How the page calls what a card wishes for, plays and does.
WISHES = {
    "unique": "unique treasures",
    "unearth": "treasures",
    "periphery_temple": "outlying temple",
    "periphery_lake": "outlying lake",
    "periphery_volcano": "outlying volcano",
}
ARROWS = {"green": "→", "red": "←"}
SENSES = {"cw": "↻", "ccw": "↺"}


def words(table: str) -> dict[str, str]:
    """Return a table of words from the catalogue of English sentences, by id."""
    text = (resources.files("tikal.notation.sentences") / "english.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)["words"][table]
    return found


def row(*cells: str) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(cells)} |\n"


def periphery_table() -> str:
    """Return the tiles of the periphery with the cards that bring them."""
    box = components()
    lines = [row("tile", "what", "stones N NE SE S SW NW", "card"), row(*["---"] * 4)]
    for card, name in enumerate(box.ids):
        tile = int(box.tile[card])
        if tile < 0:
            continue
        what = TERRAIN_NAMES[TILE_TERRAIN[tile]]
        if TILE_TERRAIN[tile] == TEMPLE:
            what += f", level {TILE_VALUE[tile]}"
        stones = " ".join(str(TILE_STONES[tile * int(SIDES) + side]) for side in range(int(SIDES)))
        lines.append(row(TILE_NAMES[tile], what, stones, words("action_card_name")[name]))
    return "".join(lines)


def uniques_table() -> str:
    """Return the unique treasures with the cards that take them."""
    box = components()
    lines = [row("card", "unique treasures"), row("---", "---")]
    for card, name in enumerate(box.ids):
        both = [unique for at, unique in enumerate(UNIQUE_NAMES) if box.treasures[card] >> at & 1]
        if both:
            named = [f"{words('unique_name')[unique]} ({unique})" for unique in both]
            lines.append(row(words("action_card_name")[name], ", ".join(named)))
    return "".join(lines)


def solo_cards_table() -> str:
    """Return what is on the built-in Solo cards."""
    lines = [row("card", "takes", "plays", "row", "AP token", "compass"), row(*["---"] * 6)]
    lines += [solo_card_row(name, card) for name, card in built_in_cards().items()]
    return "".join(lines)


def solo_card_row(name: str, card: dict[str, Any]) -> str:
    """Return what is on one of them."""
    explorers, action = card["ap"]
    return row(
        name,
        "; ".join(take_part(part) for part in card["take"]),
        "; ".join(" ".join(reversed(part.split())).replace("ap", "token") for part in card["act"]),
        ", ".join(card["row"]),
        f"deploys {explorers}, {WISHES.get(action, action)}",
        f"{card['needle']} {SENSES[card['sense']]}",
    )


def take_part(part: list[Any]) -> str:
    """Return a part of `take`: the kind, the arrow, the wishes, the discard number."""
    if len(part) == 1:
        return "token"
    kind, arrow, wishes, *discard = part
    named = [WISHES.get(wish, f"no. {wish}" if isinstance(wish, int) else wish) for wish in wishes]
    crossed = f" ✕ {discard[0]}" if discard else ""
    return f"{kind} {ARROWS[arrow]} {', '.join(named)}{crossed}"


LEGEND_TABLES = {
    "periphery": periphery_table,
    "uniques": uniques_table,
    "solo_cards": solo_cards_table,
}
