"""The options of a Legend document (L16, L64 to L66)."""

from typing import Final

from tikal.engine.variants.variant import Settings
from tikal.notation.checked import Checked

_DEFAULT_LETTER: Final = "A"


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
