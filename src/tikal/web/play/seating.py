"""Who sits where: people at the owner's screen, bots, and Mutul."""

from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final

from tikal.game import Game
from tikal.notation.variants.registry import notation_of
from tikal.players.registry import player_names
from tikal.web.problem import Refused
from tikal.web.schema.requests import SeatWanted

PERSON: Final = "person"
BOT: Final = "bot"
MUTUL: Final = "mutul"
# In the order of the seats; the browser gives each a pattern as well.
COLORS: Final = ("red", "blue", "white", "orange")


@dataclass(frozen=True)
class Seat:
    """A seat and who decides for it; `bot` is a name of the registry."""

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
    found = [_seat(number, each, unnamed) for number, each in enumerate(wanted, 1)]
    return [*found, *mutul_at(game)]


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


def _seat(number: int, wanted: SeatWanted, unnamed: str) -> Seat:
    color = COLORS[number - 1]
    if wanted.kind == PERSON:
        return Seat(number, PERSON, wanted.name or unnamed, None, color)
    known = player_names()
    if wanted.bot not in known:
        message = f"There is no bot {wanted.bot!r}, only {', '.join(known)}."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "unknown_bot", message)
    return Seat(number, BOT, wanted.name or wanted.bot, wanted.bot, color)
