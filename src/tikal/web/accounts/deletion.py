"""Deleting somebody's data: others keep their games, without the name.

Games with others go on with a bot in their place; tables of theirs alone are deleted.
"""

from tikal.web.accounts.handles import handle_digest
from tikal.web.play.command import DECLINE, LEAVE, Batch, Command
from tikal.web.play.open_table import OpenTable
from tikal.web.play.room import Room
from tikal.web.problem import Refused, Stale
from tikal.web.store.handing_over import HandingOver, Place, Sitting


async def delete_user(room: Room, store: HandingOver, user: str, handle_key: str | None) -> None:
    """Get a user up from all tables, then delete or anonymise whatever is theirs."""
    places = await store.places(user)
    for place in places:
        if place.others and not place.over and not place.deleted:
            await _get_up(room, place, user)
    alone = [place.table for place in places if not place.others]
    shared = [place.table for place in places if place.others]
    async with room.still([*alone, *shared]):
        sitting = {each: await _without_name(room, each, user) for each in shared}
        digest = "" if handle_key is None else handle_digest(handle_key)
        await store.erase(user, digest, alone, sitting)


async def _get_up(room: Room, place: Place, user: str) -> None:
    """Leave a table: a game that has not started ends with its host, one that has goes on."""
    while True:
        table = await room.open(place.table)
        if table.played.waiting and place.owner:
            await room.throw_away(table)
            return
        seats = table.played.seats
        mine = [seat.seat for seat in seats if _is_seated(table, seat.seat, user)]
        batch = (
            *(Command(user, seat, LEAVE) for seat in mine),
            *(Command(user, seat.seat, DECLINE) for seat in seats if seat.is_reserved_for(user)),
        )
        if not batch:
            return
        try:
            await room.run(table, Batch(table.played.seq, batch, frozenset(mine)))
        except Stale:
            continue
        return


def _is_seated(table: OpenTable, number: int, user: str) -> bool:
    seat = table.played.seats[number - 1]
    return number in table.played.people and seat.is_held_by(user, table.owner)


async def _without_name(room: Room, table_id: str, user: str) -> Sitting:
    """Return who sits at a table, a user's seats without their name."""
    try:
        table = await room.open(table_id)
    except Refused:  # thrown away: no list has it
        return None
    return [
        seat.stored()
        | ({"name": ""} if seat.had_person and (seat.holder or table.owner) == user else {})
        for seat in table.played.seats
    ]
