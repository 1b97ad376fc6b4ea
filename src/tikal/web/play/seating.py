"""Who sits where: people at the owner's screen and elsewhere, bots, and Mutul."""

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
# Seats that somebody is still to take: by an invitation, or anybody who finds them in the lobby.
INVITED: Final = "invited"
OPEN: Final = "open"
FREE: Final = (INVITED, OPEN)


@dataclass(frozen=True)
class Seat:
    """A seat and who decides for it; `bot` is a name of the registry, of a person a record's bot.

    `color` is one of `COLORS`, or at tables set up before they could be chosen another name.
    `holder` is the user who decides for it from a screen of their own, empty for the table's owner
    and whoever sits beside them; it stays while a bot plays for them. `offer` is how a free seat is
    offered, also while somebody has it. `invitation` is the number of the one that counts, and
    `reserved` is the user who needs none. `ticket` is the number that invitations know the seat by:
    it stays with whoever sits there, or is to, when they change places. `program` is whether the
    person is a bot account: a program decides.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    color: str
    holder: str = ""
    offer: str = ""
    invitation: int = 0
    reserved: str = ""
    given_up: bool = False
    ticket: int = 0
    program: bool = False

    def __post_init__(self) -> None:
        """Know a seat that nobody has moved to another place by its own number."""
        if not self.ticket:
            object.__setattr__(self, "ticket", self.seat)

    def as_json(self) -> dict[str, object]:
        """Return what everybody may see of it; who the users are is nobody's business."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "color": self.color,
            "program": self.program,
        }

    def stored(self) -> dict[str, object]:
        """Return all of it as JSON-safe data."""
        return dict(vars(self))

    def is_held_by(self, user: str, owner: str) -> bool:
        """Return whether a user decides for it, or did before a bot played for them."""
        if self.kind == PERSON:
            return (self.holder or owner) == user
        return self.kind == BOT and self.holder == user

    def is_reserved_for(self, user: str) -> bool:
        """Return whether the seat waits for a user, who needs no invitation."""
        return self.kind in FREE and self.reserved != "" and self.reserved == user

    @property
    def had_person(self) -> bool:
        """Whether a person decides for it, or did before a bot played for them."""
        return self.kind == PERSON or self.given_up or (self.kind == BOT and self.holder != "")

    def taken_over(self, bot: str, holder: str | None = None, *, given_up: bool = False) -> "Seat":
        """Return the seat with a bot on it; its holder may come back unless they gave it up."""
        holder = self.holder if holder is None else holder
        return replace(self, kind=BOT, bot=bot, holder=holder, given_up=given_up)

    def offered(
        self, kind: str, bot: str | None = None, reserved: str = "", name: str = ""
    ) -> "Seat":
        """Return the seat offered to others, given to a bot, or to somebody beside the owner.

        What was offered before is not: every invitation for it is worth nothing. `name` is what
        everybody may know of the user whom it is reserved for.
        """
        return replace(
            self,
            kind=kind,
            name=bot or name,
            bot=bot,
            holder="",
            offer=kind if kind in FREE else "",
            invitation=self.invitation + 1,
            reserved=reserved,
            program=False,
        )

    def taken(self, user: str, name: str, *, program: bool = False) -> "Seat":
        """Return the seat with a user on it, who may be a program."""
        return replace(self, kind=PERSON, name=name, holder=user, program=program)

    def freed(self) -> "Seat":
        """Return the seat as it was offered, without whoever took it."""
        return replace(self, kind=self.offer, name="", holder="", program=False)


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
    """Return people on all seats, with the names of a record.

    A record names bots as the registry does; `bot` keeps that it was one, whoever plays on.
    """
    mutul = mutul_at(game)
    names = [name[:60] for name in game.players or [""] * game.seats]
    known = player_names()
    people = [
        Seat(number, PERSON, name, name if name in known else None, color)
        for number, name, color in zip(range(1, game.seats + 1), names, COLORS, strict=False)
    ]
    return [*people[: game.seats - len(mutul)], *mutul]


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
    if wanted.kind in FREE:
        return Seat(number, wanted.kind, "", None, color, offer=wanted.kind, invitation=1)
    bot = known_bot(wanted.bot)
    return Seat(number, BOT, wanted.name or bot, bot, color)


def known_bot(name: str | None) -> str:
    """Return a bot's name, or refuse one that the registry does not have."""
    known = player_names()
    if name not in known:
        message = f"There is no bot {name!r}, only {', '.join(known)}."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "unknown_bot", message)
    return name
