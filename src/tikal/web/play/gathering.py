"""People gather at a table: seats are offered, taken, left and taken back.

All of it is commands of the table's log, so that everybody sees the same people on the same seats
in the same order, and two who want one seat can't both get it. Here is what each command makes of
the seats; nothing else happens.
"""

import secrets
from dataclasses import replace
from typing import Final

from tikal.web.play.refusals import (
    color_taken,
    invited_already,
    not_your_seat,
    seat_taken,
    seated_already,
    started_already,
)
from tikal.web.play.seating import BOT, FREE, INVITED, MUTUL, OPEN, PERSON, Seat

# The bot that plays for somebody who has left.
SUBSTITUTE: Final = "medium"


def is_waiting(seats: list[Seat]) -> bool:
    """Return whether a seat is still to be taken before the game can start."""
    return any(seat.kind in FREE for seat in seats)


def offered(
    seats: list[Seat], number: int, kind: str, bot: str | None, reserved: str = "", name: str = ""
) -> list[Seat]:
    """Return the seats after the host has offered one in another way, or to another person.

    Whoever sat there has to get up, and an invitation that was sent for it is worth nothing. A
    program that is invited by its name has the seat reserved, unless it sits there already.
    """
    if not is_waiting(seats):
        raise started_already()
    if reserved and any(reserved in (each.holder, each.reserved) for each in seats):
        raise invited_already()
    return _with(seats, seats[number - 1].offered(kind, bot, reserved, name))


def declined(seats: list[Seat], number: int, user: str) -> list[Seat]:
    """Return the seats after a user has declined the one reserved for them: a link is to be sent.

    What was reserved stays at the table, for whomever its host invites now.
    """
    seat = seats[number - 1]
    if not seat.is_reserved_for(user):
        raise not_your_seat(number)
    return _with(seats, seat.offered(INVITED))


def taken(
    seats: list[Seat],
    number: int,
    user: str,
    name: str,
    color: str | None = None,
    *,
    program: bool = False,
) -> list[Seat]:
    """Return the seats after a user has sat down, in the color they like if nobody has it."""
    if not is_waiting(seats):
        raise started_already()
    seat = seats[number - 1]
    if seat.kind not in FREE:
        raise seat_taken(number)
    if seat.reserved != user and any(other.holder == user for other in seats):
        raise seated_already()
    seats = _with(seats, seat.taken(user, name, program=program))
    people = [other.color for other in seats if other.kind == PERSON and other.seat != number]
    return seats if color is None or color in people else _recolored(seats, number, color)


def presented(
    seats: list[Seat], number: int, name: str | None, color: str | None, to: int | None
) -> list[Seat]:
    """Return the seats after somebody has chosen their name, their color or another seat.

    Who has the color gets theirs, and who is to sit on that seat changes places with them, unless
    it is a person's.
    """
    if not is_waiting(seats):
        raise started_already()
    seat = seats[number - 1]
    if name is not None:
        seats = _with(seats, replace(seat, name=name))
    if color is not None:
        seats = _recolored(seats, number, color)
    if to is not None and to != number:
        if seats[to - 1].kind == PERSON:
            raise seat_taken(to)
        swapped = {number: to, to: number}
        seats = in_order(seats, [swapped.get(each.seat, each.seat) for each in seats])
    return seats


def _recolored(seats: list[Seat], number: int, color: str) -> list[Seat]:
    before = seats[number - 1].color
    for other in seats:
        if other.color == color and other.seat != number:
            if other.kind == PERSON:
                raise color_taken()
            seats = _with(seats, replace(other, color=before))
    return _with(seats, replace(seats[number - 1], color=color))


def left(seats: list[Seat], number: int, user: str, bot: str) -> list[Seat]:
    """Return the seats after a user has left: the seat is free again, or a bot plays on."""
    seat = seats[number - 1]
    if not is_waiting(seats):
        return _with(seats, seat.taken_over(bot, user))
    if seat.holder != user:
        raise not_your_seat(number)
    return _with(seats, seat.freed())


def given_up(seats: list[Seat], number: int, bot: str) -> list[Seat]:
    """Return the seats after one was given up for good: a bot plays to the end."""
    return _with(seats, seats[number - 1].taken_over(bot, given_up=True))


def taken_back(seats: list[Seat], number: int, user: str) -> list[Seat]:
    """Return the seats after a user has taken back the one where a bot played for them."""
    seat = seats[number - 1]
    if seat.kind != BOT or seat.holder != user or seat.given_up:
        raise not_your_seat(number)
    return _with(seats, replace(seat, kind=PERSON, bot=None))


def lot(seats: list[Seat]) -> list[int]:
    """Return an order of the seats drawn by lot; Mutul stays where he is."""
    drawn = [seat.seat for seat in seats if seat.kind != MUTUL]
    secrets.SystemRandom().shuffle(drawn)
    return [seat.seat if seat.kind == MUTUL else drawn.pop() for seat in seats]


def in_order(seats: list[Seat], order: list[int]) -> list[Seat]:
    """Return whoever sits there, each on another seat: on the first who sat on `order[0]`."""
    return [replace(seats[old - 1], seat=new) for new, old in enumerate(order, 1)]


def again(seats: list[Seat], owner: str, host: str) -> list[Seat]:
    """Return the seats of a rematch that a host sets up at a table of that owner.

    Whoever plays from another screen than the host's is asked: a seat is reserved for them.
    """
    return [_again(seat, owner, host) for seat in seats]


def _again(seat: Seat, owner: str, host: str) -> Seat:
    if seat.kind == MUTUL or (seat.kind == BOT and not seat.holder and not seat.given_up):
        return seat
    user = seat.holder or owner
    if user == host:
        return replace(seat, kind=PERSON, bot=None, holder="", offer="", given_up=False)
    return seat.offered(INVITED, reserved=user)


def open_seat(seats: list[Seat]) -> int | None:
    """Return the first seat that anybody may take."""
    return next((seat.seat for seat in seats if seat.kind == OPEN), None)


def _with(seats: list[Seat], changed: Seat) -> list[Seat]:
    return [changed if seat.seat == changed.seat else seat for seat in seats]
