"""The three questions every interface asks: what is legal, why not, and what happens then.

`KINDS` and `PHASES` are the contents page of a game: which actions there are, and which of them a
phase allows. A variant with phases of its own adds them here and nowhere else.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.engine.action_kind import ActionKind
from tikal.engine.auction import Bid, Pass, Take
from tikal.engine.camps import SetUpCamp
from tikal.engine.exchange import Exchange
from tikal.engine.guards import PlaceGuard
from tikal.engine.members import MoveMember, PlaceMember, ShiftMember
from tikal.engine.moves import Moves, code_of
from tikal.engine.placement import PlaceTile
from tikal.engine.position import ACT, BID, OVER, PLACE, PRESENCE, STRIDE, TAKE, Position
from tikal.engine.refusal import Refusal
from tikal.engine.ruins import Recover
from tikal.engine.temples import Uncover
from tikal.engine.turns import EndTurn

PLACE_TILE: Final = PlaceTile()
PLACE_MEMBER: Final = PlaceMember()
MOVE_MEMBER: Final = MoveMember()
SHIFT_MEMBER: Final = ShiftMember()
UNCOVER: Final = Uncover()
RECOVER: Final = Recover()
EXCHANGE: Final = Exchange()
SET_UP_CAMP: Final = SetUpCamp()
PLACE_GUARD: Final = PlaceGuard()
END_TURN: Final = EndTurn()
MAKE_BID: Final = Bid()
PASS: Final = Pass()
TAKE_TILE: Final = Take()

# By the code of their moves.
KINDS: Final[list[ActionKind]] = [
    PLACE_TILE,
    PLACE_MEMBER,
    MOVE_MEMBER,
    SHIFT_MEMBER,
    UNCOVER,
    RECOVER,
    EXCHANGE,
    SET_UP_CAMP,
    PLACE_GUARD,
    END_TURN,
    MAKE_BID,
    PASS,
    TAKE_TILE,
]
# The phase an action kind belongs to, by the code of its moves.
PHASE_OF_CODE: Final[tuple[int, ...]] = (
    PLACE,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    ACT,
    BID,
    BID,
    TAKE,
)


class Phase(ABC):
    """What a seat may do at a moment, in the order in which legal moves are listed."""

    @abstractmethod
    def collect(self, position: Position, moves: Moves) -> None:
        """Add the legal moves."""


@final
class Placing(Phase):
    """R4.1: the drawn tile waits."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the tile's spaces and rotations."""
        PLACE_TILE.legal(position, moves)


@final
class Acting(Phase):
    """R6.1: action points to spend."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add every action that can be paid, and the end of the turn."""
        if position.ap > 0:
            moves.gather_spots(position.expeditions[position.seat * STRIDE + PRESENCE])
            PLACE_MEMBER.legal(position, moves)
            MOVE_MEMBER.legal(position, moves)
            SHIFT_MEMBER.legal(position, moves)
            UNCOVER.legal(position, moves)
            RECOVER.legal(position, moves)
            EXCHANGE.legal(position, moves)
            SET_UP_CAMP.legal(position, moves)
            PLACE_GUARD.legal(position, moves)
        END_TURN.legal(position, moves)


@final
class Bidding(Phase):
    """A3: an auction for the next turn."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the bids and the pass."""
        MAKE_BID.legal(position, moves)
        PASS.legal(position, moves)


@final
class Taking(Phase):
    """A5: the winner of an auction chooses a tile."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add the tiles on offer."""
        TAKE_TILE.legal(position, moves)


@final
class Over(Phase):
    """R12.1: the game has ended."""

    def collect(self, position: Position, moves: Moves) -> None:
        """Add nothing."""


PHASES: Final[list[Phase]] = [Placing(), Acting(), Bidding(), Taking(), Over()]


def collect(position: Position, moves: Moves) -> None:
    """Fill the buffer with the legal moves, in a fixed order."""
    moves.count = 0
    PHASES[position.phase].collect(position, moves)


# Buffers that nobody is filling. Threads that ask at the same time each take one.
_SPARE: Final[list[Moves]] = []


def spare_buffer() -> Moves:
    """Take a buffer that is free, or a new one."""
    try:
        return _SPARE.pop()
    except IndexError:
        return Moves()


def legal(position: Position) -> vec[i64]:
    """Return the legal moves: a sequence that makes Python's numbers only of those looked at."""
    moves = spare_buffer()
    collect(position, moves)
    found = moves.items[: moves.count]
    _SPARE.append(moves)
    return found


def refusal(position: Position, move: i64) -> Refusal | None:
    """Return which rule forbids a move, or None where it is legal."""
    code = code_of(move)
    home: i64 = PHASE_OF_CODE[code]
    if home != position.phase:
        return wrong_phase(position, home)
    return KINDS[code].refusal(position, move)


def wrong_phase(position: Position, home: i64) -> Refusal:
    """Say what has to be done first, or that the action has no place in this game."""
    if position.phase == OVER:
        return Refusal("R12.1", "game_over", {})
    if home not in position.rules.variant.phases:
        return Refusal("R1.4", "not_in_this_variant", {})
    if position.phase == PLACE:
        return Refusal("R4.1", "place_the_tile_first", {"tile": position.drawn})
    if position.phase == BID:
        return Refusal("A3", "bid_or_pass_first", {})
    if position.phase == TAKE:
        return Refusal("A5", "take_a_tile_first", {})
    if home == PLACE:
        return Refusal("R4.1", "no_tile_to_place", {})
    return Refusal("A3", "no_auction_now", {})


def play(position: Position, move: i64) -> None:
    """Carry out a legal move and all that follows by itself."""
    KINDS[code_of(move)].play(position, move)
