"""Who sits where: people at the owner's screen, bots, and Mutul."""

from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final

from tikal.game import Game
from tikal.notation.variants.registry import notation_of
from tikal.players.registry import player_names
from tikal.web.problem import Refused
from tikal.web.schema.requests import SeatWanted
from tikal.web.schema.table import COLORS

PERSON: Final = "person"
BOT: Final = "bot"
MUTUL: Final = "mutul"


@dataclass(frozen=True)
class Seat:
    """A seat and who decides for it; `bot` is a name of the registry.

    `color` is one of `COLORS`, or at tables set up before they could be chosen another name.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    color: str

    def as_json(self) -> dict[str, object]:
        """Return it as JSON-safe data."""
        return dict(vars(self))

    def taken_over(self, bot: str) -> "Seat":
        """Return the seat with a bot on it."""
        return replace(self, kind=BOT, bot=bot)


def seats_from(data: list[dict[str, object]]) -> list[Seat]:
    """Return seats as they were stored."""
    return [Seat(**each) for each in data]  # type: ignore[arg-type]


def seated(game: Game, wanted: list[SeatWanted], user_name: str) -> list[Seat]:
    """Return who sits where, Mutul added; names of bots must be in the registry.

    If there is only one person, it is the user who sets the table up, and the seat gets their name.
    """
    alone = [each.kind for each in wanted].count(PERSON) == 1
    unnamed = user_name if alone else ""
    colors = _colors([each.color for each in wanted], game.seats)
    found = [_seat(number, each, unnamed) for number, each in enumerate(wanted, 1)]
    return [
        replace(seat, color=color)
        for seat, color in zip([*found, *mutul_at(game)], colors, strict=True)
    ]


def mutul_at(game: Game) -> list[Seat]:
    """Return Mutul's seat in the game that has one."""
    variant = game.setup.rules.variant
    return [
        Seat(seat + 1, MUTUL, notation_of(variant).automaton_name(seat), None, COLORS[seat])
        for seat in range(game.seats)
        if variant.plays_itself(seat)
    ]


def people_at(game: Game) -> list[Seat]:
    """Return people on all seats, with the names of a record."""
    mutul = mutul_at(game)
    names = game.players or [""] * game.seats
    count = game.seats - len(mutul)
    people = [
        Seat(number, PERSON, names[number - 1][:60], None, COLORS[number - 1])
        for number in range(1, count + 1)
    ]
    return [*people, *mutul]


def _colors(wanted: list[str | None], seats: int) -> list[str]:
    """Return every seat's color: those wanted, and for the others the first that are left.

    Seats that ask for nothing have the same colors as always unless somebody wants theirs.
    """
    chosen = [color for color in wanted if color is not None]
    if len(set(chosen)) < len(chosen):
        message = "No two seats can have the same color."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "setup", message)
    everybody = [*wanted, *[None] * (seats - len(wanted))]
    found: list[str] = []
    for color, own in zip(everybody, COLORS[:seats], strict=True):
        free = [each for each in (own, *COLORS) if each not in (*chosen, *found)]
        found.append(color or free[0])
    return found


def _seat(number: int, wanted: SeatWanted, unnamed: str) -> Seat:
    color = COLORS[number - 1]
    if wanted.kind == PERSON:
        return Seat(number, PERSON, wanted.name or unnamed, None, color)
    known = player_names()
    if wanted.bot not in known:
        message = f"There is no bot {wanted.bot!r}, only {', '.join(known)}."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "unknown_bot", message)
    return Seat(number, BOT, wanted.name or wanted.bot, wanted.bot, color)
