"""What an example is: a position, what you play, and what is then so."""

from typing import NamedTuple

from tests.reference.components import Document


class Example(NamedTuple):
    """One example: its number and case, the position, your actions, and facts after them.

    A fact is a path into the document with what is there; None if nothing is. `legal` are your
    choices after the actions, where they matter.
    """

    number: str
    says: str
    document: Document
    actions: list[str]
    facts: dict[str, object]
    legal: list[str] | None = None


def at(document: Document, path: str) -> object:
    """Return what a document has at a path such as `members.b1.2` or `display.tiles.0`."""
    found: object = document
    for key in path.split("."):
        if isinstance(found, list):
            found = found[int(key)]
        elif isinstance(found, dict):
            found = found.get(key)
        else:
            return None
    return found
