"""Exchanging treasures with another player (R8.6)."""

from typing import Final, final

from mypy_extensions import i64

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.actions.kind import ActionKind
from tikal.engine.events import TREASURES_EXCHANGED
from tikal.engine.moves import A, B, C, Moves, field_a, field_b, field_c
from tikal.engine.phases import PHASE_ACT, register
from tikal.engine.refusal import Refusal, lack_of_ap
from tikal.engine.state.position import Position

# Fields: kind given, kind got, seat.
MOVE_EXCHANGE: Final[i64] = 6
EXCHANGE_AP: Final[i64] = 3


@final
class Exchange(ActionKind):
    """R8.6: one's only treasure of a kind for another's only one of another kind."""

    def __init__(self) -> None:
        """Belong to the action points (R6.1)."""
        super().__init__(MOVE_EXCHANGE, (PHASE_ACT,), EXCHANGE_AP)

    def legal(self, position: Position, moves: Moves) -> None:
        """Add every pair of single treasures of different kinds."""
        if position.ap < EXCHANGE_AP:
            return
        mine = position.singles(position.seat)
        if mine == 0:
            return
        other: i64 = 0
        while other < position.rules.seats:
            if other != position.seat:
                add_pairs(moves, mine, position.singles(other), other)
            other += 1

    def refusal(self, position: Position, move: i64) -> Refusal | None:
        """Say why there can be no such exchange, or that it can't be paid."""
        refused = exchange_refusal(position, move)
        return refused if refused is not None else lack_of_ap(position.ap, EXCHANGE_AP)

    def play(self, position: Position, move: i64) -> None:
        """Swap the two treasures."""
        position.ap -= EXCHANGE_AP
        exchange(position, move)


def exchange_refusal(position: Position, move: i64) -> Refusal | None:
    """Ask for another seat and for two single treasures that differ."""
    give = field_a(move)
    get = field_b(move)
    other = field_c(move)
    if other >= position.rules.seats:
        return Refusal("R8.6", "no_such_seat", {"other": other})
    if other == position.seat:
        return Refusal("R8.6", "exchange_with_oneself", {})
    if give == get:
        return Refusal("R8.6", "exchange_same_kind", {"kind": give})
    if (position.singles(position.seat) >> give) & 1 == 0:
        return Refusal("R8.6", "not_your_single", {"kind": give})
    if (position.singles(other) >> get) & 1 == 0:
        return Refusal("R8.6", "not_their_single", {"other": other, "kind": get})
    return None


def exchange(position: Position, move: i64) -> None:
    """Let the seat to move give one treasure and get the other."""
    give = field_a(move)
    get = field_b(move)
    other = field_c(move)
    position.change_hand(position.seat, give, -1)
    position.change_hand(other, give, 1)
    position.change_hand(other, get, -1)
    position.change_hand(position.seat, get, 1)
    if position.journal is not None:
        position.tell((TREASURES_EXCHANGED, position.seat, give, other, get))


def add_pairs(moves: Moves, mine: i64, theirs: i64, other: i64) -> None:
    """Add an exchange for each of my singles and each of theirs of another kind."""
    if theirs == 0:
        return
    give: i64 = 1
    while give <= TREASURE_KINDS:
        if (mine >> give) & 1 == 1:
            get: i64 = 1
            while get <= TREASURE_KINDS:
                if (theirs >> get) & 1 == 1 and get != give:
                    moves.add(MOVE_EXCHANGE + give * A + get * B + other * C)
                get += 1
        give += 1


register(Exchange())
