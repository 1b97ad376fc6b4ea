"""The letters, in the reader's language: their words are in `letters.json`."""

import json
from pathlib import Path
from typing import Final

_LETTERS: Final = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))


def letter(kind: str, language: str, handle: str, link: str) -> tuple[str, str]:
    """Return the subject and the text of a letter."""
    words = _LETTERS[kind][language]
    return words["subject"], "\n".join(words["text"]).format(handle=handle, link=link)
