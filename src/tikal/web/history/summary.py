"""How a finished game ended for each user who played it, in a few lines that are kept.

Statistics and challenges read these instead of tables and logs: whatever they want to know of a
game is worked out once, when it ends.
"""

from typing import Final

from tikal.players.registry import player_names
from tikal.web.history.feats import Story, feats_of
from tikal.web.play.command import CONCEDE, Json
from tikal.web.play.seating import BOT, MUTUL, Seat
from tikal.web.play.snapshot import Snapshot
from tikal.web.play.table import PlayedTable
from tikal.web.store.rows import Row

# To be raised where summaries have to be made anew, say for another feat: servers then do so
# beside their other work (`backfill.py`).
VERSION: Final = 1


def result_rows(snapshot: Snapshot) -> list[Row]:
    """Return what the store keeps of a game that is over, for each user; nothing before that."""
    if not snapshot.played.over:
        return []
    about = snapshot.about
    return [
        {
            "table_id": about.id,
            "user_id": user,
            "ended": snapshot.standing()["updated"],
            "version": VERSION,
            "summary": summary_of(snapshot.played, _seats_of(snapshot, user)),
        }
        for user in sorted(snapshot.users)
    ]


def _seats_of(snapshot: Snapshot, user: str) -> set[int]:
    """Return the seats that a user had, also those that they left or gave up."""
    seats = (seat for seat in snapshot.played.seats if seat.had_person)
    return {seat.seat for seat in seats if (seat.holder or snapshot.about.owner) == user}


def summary_of(played: PlayedTable, seats: set[int]) -> Json | None:
    """Return how a game ended for the user of these seats, None of one that is not their own.

    Their own is a game that they played here from its beginning. Of people at one screen the first
    is the user.
    """
    seat = min(seats, default=None)
    if seat is None or played.imported or played.game.origin.start is not None:
        return None
    scores = played.game.scores
    rival = max(score for other, score in enumerate(scores, 1) if other != seat)
    given_up = seat in _given_up(played)
    bots = [each for each in played.seats if each.kind == BOT and each.seat != seat]
    settings = played.game.setup.settings().get(played.game.variant, {})
    return {
        "variant": played.game.variant,
        "automaton": any(each.kind == MUTUL for each in played.seats),
        "bots": [[each.bot, scores[each.seat - 1]] for each in bots],
        "bot": _strongest(bots),
        "seats": len(played.seats),
        "score": scores[seat - 1],
        "rival": rival,
        "won": 0.0 if given_up else _victory(played, seat),
        "given_up": given_up,
        # A deck of one's own is only said to be one.
        "settings": {name: value for name, value in settings.items() if name != "cards"},
        "own_cards": "cards" in settings,
        "feats": [] if _given_up(played) else feats_of(_story(played, seat, bots)),
    }


def _story(played: PlayedTable, seat: int, bots: list[Seat]) -> Story:
    game = played.game
    settings = game.setup.settings().get(game.variant, {})
    start = settings.get("score")
    others = [score for other, score in enumerate(game.scores, 1) if other != seat]
    return Story(
        game,
        seat,
        seat in played.winners,
        game.scores[seat - 1] - max(others),
        tuple(each.bot or "" for each in bots),
        start if isinstance(start, int) else None,
    )


def _given_up(played: PlayedTable) -> set[int]:
    """Return the seats that people gave up."""
    conceded = (entry.command for entry in played.entries if entry.kind == CONCEDE)
    return {command.seat for command in conceded if command.seat is not None}


def _victory(played: PlayedTable, seat: int) -> float:
    """Return 1 for a victory, a part of it for a shared one."""
    winners = played.winners
    return 1 / len(winners) if seat in winners else 0.0


def _strongest(bots: list[Seat]) -> str | None:
    order = player_names()
    names = [each.bot or "" for each in bots]
    return max(names, key=lambda bot: order.index(bot) if bot in order else -1, default=None)
