"""The record of a game as its viewers may have it."""

from tikal.web.play.command import Json
from tikal.web.play.snapshot import Snapshot


def record_of(snapshot: Snapshot) -> Json:
    """Return the record: what is public of a running game, all of a finished one."""
    about, played = snapshot.about, snapshot.played
    found: Json = played.game.record() if played.over else played.game.view(None).record()
    names = [seat.name for seat in played.seats]
    if any(names):
        found["players"] = names
    found.setdefault("date", about.created[:10])
    return found
