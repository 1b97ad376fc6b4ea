"""Save files: a running game in the hands of its owner, its deal still sealed.

What is public stands there to be read. The record with the deal is sealed, together with all the
rest and the owner: nobody else can open the file, and nobody can open one that was changed.

A file knows the id of its table, and there is never more than one table of an id. So there is no
twin to give up and to learn the deal from, whatever happens to the table meanwhile.
"""

import base64
import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from pydantic_core import to_json

from tikal.web.play.refusals import game_over
from tikal.web.play.snapshot import Snapshot
from tikal.web.problem import Refused
from tikal.web.store.clock import now
from tikal.web.store.seals import Seals

FORMAT: Final = "tikal-save"
_VERSION: Final = 1
# The length of what is sealed tells nothing of it: it is filled up with blanks, and not compressed.
_BLOCK: Final = 4096


@dataclass(frozen=True)
class Saved:
    """What a save file keeps sealed."""

    id: str
    name: str | None
    seats: list[dict[str, object]]
    record: dict[str, object]


def save_file(snapshot: Snapshot, seals: Seals) -> dict[str, object]:
    """Return the save file of a running game."""
    about, played = snapshot.about, snapshot.played
    if played.over:
        raise game_over()
    game = played.game
    seats = [seat.as_json() for seat in played.seats]
    shown = {
        "format": FORMAT,
        "version": _VERSION,
        "saved": now(),
        "name": about.name,
        "variant": game.variant,
        "edition": game.setup.edition,
        "seats": seats,
        "moves": len(game.actions),
        "position": game.view(None).document(),
    }
    sitting = [seat.stored() for seat in played.seats]
    secret = to_json(
        {"id": about.id, "name": about.name, "seats": sitting, "record": game.record()}
    )
    filled = secret.ljust(-(-len(secret) // _BLOCK) * _BLOCK)
    # As it will be read, without any type of ours.
    shown = json.loads(to_json(shown))
    sealed = seals.seal(filled, _bound_to(shown, about.owner))
    return {**shown, "sealed": base64.b64encode(sealed).decode("ascii")}


def read_save(document: dict[str, Any], owner: str, seals: Seals) -> Saved:
    """Return what a save file of this owner keeps, or refuse it."""
    shown = {key: value for key, value in document.items() if key != "sealed"}
    try:
        sealed = base64.b64decode(document["sealed"], validate=True)
        secret = seals.open(sealed, _bound_to(shown, owner))
    except (KeyError, TypeError, ValueError, RecursionError) as problem:
        raise no_save() from problem
    if secret is None:
        raise no_save()
    return Saved(**json.loads(secret))


def no_save() -> Refused:
    """Return the error for a save file that can't be opened, whatever the reason."""
    message = (
        "This save file can't be opened: it was changed, or it belongs to somebody else or to "
        "another server."
    )
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "no_save", message)


def _bound_to(shown: dict[str, Any], owner: str) -> bytes:
    """Return what a seal is about: the readable part, in one order of its keys, and the owner."""
    return json.dumps([owner, shown], sort_keys=True, allow_nan=False).encode()
