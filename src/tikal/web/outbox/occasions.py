"""Occasions: who is to be told what after a change of a table with people elsewhere."""

from collections.abc import Iterable
from typing import Any

from tikal.web.play.command import Entry
from tikal.web.play.pace import ASK
from tikal.web.play.seating import Seat, seats_from
from tikal.web.play.snapshot import Snapshot
from tikal.web.store.occasions import BEGINS, FIRST, OVER, REMATCH, TIME, TURN, Occasion

Row = dict[str, Any]


def users_at(seats: Iterable[Seat], owner: str) -> set[str]:
    """Return the users whose seats these are, also where a bot plays until they come back."""
    return {seat.holder or owner for seat in seats if seat.had_person}


def user_to_move(snapshot: Snapshot) -> str | None:
    """Return the user who has to move, None where that is nobody or a bot."""
    played = snapshot.played
    number = played.person_to_move
    return None if number is None else played.seats[number - 1].holder or snapshot.about.owner


def occasions(before: Snapshot, after: Snapshot, entries: Iterable[Entry]) -> list[Occasion]:
    """Return what to tell whom; nobody is told what they have done themselves."""
    users = users_at(after.played.seats, after.about.owner)
    if len(users) == 1 or before.played.over:
        return []
    others = users.difference(entry.command.actor for entry in entries)
    if after.played.over:
        return [Occasion(user, OVER) for user in sorted(others)]
    found = _out_of_time(before, after)
    begins = before.played.waiting and not after.played.waiting
    mover = user_to_move(after)
    found += [Occasion(user, BEGINS) for user in sorted(others - {mover}) if begins]
    if mover in others and (begins or mover != user_to_move(before)):
        found.append(Occasion(mover, FIRST if begins else TURN))
    return found


def _out_of_time(before: Snapshot, after: Snapshot) -> list[Occasion]:
    """Return whom to tell that the opponents decide, where a change shows that nobody was told yet.

    The store says when to tell them otherwise (`tables.asks`). Here it is for a seat that gets the
    turn without time, and for time that was up just before somebody did something else.
    """
    was, clocks = before.played.clocks, after.played.clocks
    if was is None or clocks is None or clocks.running is None or clocks.pace.at_zero != ASK:
        return []
    if clocks.paused or clocks.left[clocks.running - 1] > 0:
        return []
    same = was.running == clocks.running
    if same and was.asks is None:
        return []
    seq = before.played.seq if same else after.played.seq
    return [
        Occasion(user, TIME, seq)
        for user in opponents(after.played.seats, after.about.owner, clocks.running)
    ]


def asked_again(seats: Iterable[Seat]) -> list[Occasion]:
    """Return whom to tell of a new table: those for whom a seat is reserved."""
    return [Occasion(user, REMATCH) for user in sorted({each.reserved for each in seats} - {""})]


def time_is_up(row: Row) -> list[Occasion]:
    """Return whom to tell that the time of a table's mover is up: their opponents."""
    seats = seats_from(row["sitting"] or row["seats"])
    return [Occasion(user, TIME) for user in opponents(seats, row["owner"], row["seat"])]


def opponents(seats: list[Seat], owner: str, number: int) -> list[str]:
    """Return the users against whom the one on a seat plays."""
    mover = users_at([seat for seat in seats if seat.seat == number], owner)
    return sorted(users_at(seats, owner) - mover)
