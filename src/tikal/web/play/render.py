"""What a viewer gets of a table: what they may see, and what they may do."""

from dataclasses import dataclass, field

from tikal.web.board.stages import unfolding_json
from tikal.web.board.state import state_of
from tikal.web.play.command import Json
from tikal.web.play.seating import BOT
from tikal.web.play.table import PlayedTable
from tikal.web.play.terms import Terms
from tikal.web.play.viewer import Viewer


@dataclass(frozen=True)
class About:
    """What a table is besides its game."""

    id: str
    owner: str
    name: str | None
    created: str
    terms: Terms = field(default_factory=Terms)
    # The table where those who were here play again.
    rematch: str | None = None


def render(about: About, played: PlayedTable, viewer: Viewer) -> Json:
    """Return everything a viewer's page needs, as JSON-safe data.

    The board is public. Choices and undo are for whoever decides for the seat to move.
    """
    game = played.game
    bot = played.bot_to_move
    seats = viewer.seats_at(played)
    may_move = played.to_move is not None and game.seat in seats
    return {
        "id": about.id,
        "name": about.name,
        "owner": viewer.owner,
        "spectator": viewer.spectator,
        "seq": played.seq,
        "variant": game.variant,
        "edition": game.setup.edition,
        "options": game.setup.options,
        "seed": game.setup.seed if played.over else None,
        "seats": [seat.as_json() for seat in played.seats],
        "mine": sorted(seats),
        "waiting": played.waiting,
        "terms": about.terms.as_json(),
        "clocks": None if played.clocks is None else played.clocks.as_json(),
        "rematch": about.rematch,
        "away": _away(played, viewer),
        "reserved": sorted(viewer.reserved),
        "hints": has_hints(about, played),
        "thinking": None if bot is None else bot.seat,
        "conceded": played.conceded,
        "over": played.over,
        "winners": played.winners,
        "moves": len(game.actions),
        "created": about.created,
        "updated": updated(about, played),
        "state": state_of(game, choices=may_move),
        "unfolding": unfolding_json(game) if played.unfolds else None,
        "turn": [step.as_json() for step in played.turn],
        "can_undo": _can_undo(played, may_move=may_move),
    }


def has_hints(about: About, played: PlayedTable) -> bool:
    """Return whether people may ask for hints: not in rated games, nor against people elsewhere."""
    return not about.terms.rated and not together(about, played)


def together(about: About, played: PlayedTable) -> bool:
    """Return whether people play from several screens."""
    return any(seat.holder not in ("", about.owner) for seat in played.seats)


def updated(about: About, played: PlayedTable) -> str:
    """Return the time of the last command, or of the beginning."""
    return played.entries[-1].at if played.entries else about.created


def _away(played: PlayedTable, viewer: Viewer) -> list[int]:
    """Return the seats where a bot plays until the viewer comes back."""
    seats = (played.seats[number - 1] for number in sorted(viewer.seats))
    return [seat.seat for seat in seats if seat.kind == BOT and not seat.given_up]


def _can_undo(played: PlayedTable, *, may_move: bool) -> Json:
    reason = played.game.can_undo.reason if may_move else "it is not your turn"
    return {"ok": reason is None, "reason": reason}
