"""Link previews: what a messenger shows of a link to a table, as meta tags of the page.

A preview is for anybody who sees the link, so it holds what anybody with the link may see: nothing
of a private table, and of an invitation who invites to what.
"""

from contextlib import suppress
from html import escape
from typing import Final, NamedTuple

from tikal.web.play.seating import FREE, PERSON, Seat
from tikal.web.play.snapshot import Snapshot
from tikal.web.problem import Refused
from tikal.web.routes.gathering import invited
from tikal.web.server import Server

# Somebody who is nowhere anything but a stranger.
_STRANGER: Final = "a stranger"
_TITLE: Final = "<title>Tikal</title>"
# Painted when the page is built: messengers take no SVG, and nothing here makes PNGs of boards.
_CARD: Final = "icons/card.png"
_VARIANTS: Final = {"classic": "Classic", "auction": "Auction", "solo": "Solo", "legend": "Legend"}


class Preview(NamedTuple):
    """A link in a few words."""

    title: str
    description: str


async def preview_of(server: Server, path: str) -> Preview | None:
    """Return the preview of a page of the app, None where there is nothing to tell."""
    with suppress(Refused):
        match path.strip("/").split("/"):
            case ["join", code]:
                return await _of_invitation(server, code)
            case ["table", table_id, *_]:
                table = await server.room.open(table_id)
                table.viewer(_STRANGER)
                return _of_table(table.snapshot)
    return None


def with_preview(page: str, preview: Preview, base: str) -> str:
    """Return the page's HTML with a preview; `base` is where the server is."""
    title, description = (escape(each) for each in preview)
    tags = {
        "og:type": "website",
        "og:site_name": "Tikal",
        "og:title": title,
        "og:description": description,
        "og:image": escape(f"{base}{_CARD}"),
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    meta = "".join(f'<meta property="{name}" content="{tags[name]}" />' for name in tags)
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return page.replace(_TITLE, f"<title>{title}</title>{meta}{card}", 1)


async def _of_invitation(server: Server, code: str) -> Preview:
    table, _seat = await invited(server, code)
    host = await server.rows.user_name(table.owner)
    who = f"{host} invites you" if host else "You are invited"
    game = _game(table.snapshot)
    return Preview(
        f"{who} to a game of Tikal", f"{game}. Open the link to play: no account needed."
    )


def _of_table(snapshot: Snapshot) -> Preview:
    played = snapshot.played
    names = [_name(seat) for seat in played.seats]
    if played.over:
        scores = zip(names, played.game.scores, strict=True)
        winners = " and ".join(names[seat - 1] for seat in played.winners)
        result = ", ".join(f"{name} {score}" for name, score in scores)
        return Preview(f"Tikal: {result}", f"Won by {winners}. See the result and the replay.")
    going_on = "A seat is free." if played.waiting else "Watch the game."
    return Preview(f"Tikal: {', '.join(names)}", f"{_game(snapshot)}. {going_on}")


def _game(snapshot: Snapshot) -> str:
    game = snapshot.played.game
    return f"{_VARIANTS.get(game.variant, game.variant)}, {game.seats} players"


def _name(seat: Seat) -> str:
    if seat.kind in FREE:
        return "free seat"
    if seat.kind == PERSON or seat.name != seat.bot:
        return seat.name or f"Player {seat.seat}"
    return f"Bot ({seat.bot})"
