"""Why a command is refused at a table, apart from the rules of the game."""

from http import HTTPStatus

from tikal.web.problem import Refused, sentence


def game_over() -> Refused:
    """Return the error for a command after the end of the game."""
    return Refused(HTTPStatus.CONFLICT, "game_over", "The game is over.")


def not_your_turn(seat: int) -> Refused:
    """Return the error for a command while another seat is to move."""
    message = f"It is seat {seat}'s turn."
    return Refused(HTTPStatus.CONFLICT, "not_your_turn", message, params={"seat": seat})


def not_your_seat(seat: int) -> Refused:
    """Return the error for a command for a seat that somebody else decides for."""
    message = f"Seat {seat} is not yours."
    return Refused(HTTPStatus.FORBIDDEN, "not_your_seat", message, params={"seat": seat})


def cannot_undo(reason: str) -> Refused:
    """Return the error for an undo that is not possible."""
    return Refused(HTTPStatus.CONFLICT, "cannot_undo", sentence(reason))


def not_started() -> Refused:
    """Return the error for a move before all seats are taken."""
    message = "The game starts as soon as all seats are taken."
    return Refused(HTTPStatus.CONFLICT, "not_started", message)


def started_already() -> Refused:
    """Return the error for somebody who wants a seat of a game that goes on."""
    return Refused(HTTPStatus.CONFLICT, "started", "The game has started already.")


def seat_taken(seat: int) -> Refused:
    """Return the error for a seat that somebody else has."""
    message = f"Seat {seat} is taken."
    return Refused(HTTPStatus.CONFLICT, "seat_taken", message, params={"seat": seat})


def color_taken() -> Refused:
    """Return the error for a color that another person has."""
    return Refused(HTTPStatus.CONFLICT, "color_taken", "Somebody else has this color.")


def seated_already() -> Refused:
    """Return the error for somebody who wants a second seat."""
    return Refused(HTTPStatus.CONFLICT, "seated", "You have a seat at this table already.")


def invited_already() -> Refused:
    """Return the error for inviting somebody to a second seat."""
    message = "They have a seat at this table, or an invitation to one, already."
    return Refused(HTTPStatus.CONFLICT, "invited_already", message)


def no_bots_here() -> Refused:
    """Return the error for a bot account that wants an open seat of a table without bots."""
    message = "The open seats of this table are for people: a bot needs an invitation."
    return Refused(HTTPStatus.FORBIDDEN, "no_bots_here", message)


def too_many_streams(most: int) -> Refused:
    """Return the error for somebody who listens often enough."""
    message = f"You have {most} streams already: close one first."
    params: dict[str, object] = {"most": most}
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_streams", message, params=params)


def no_such_seat(seat: int) -> Refused:
    """Return the error for a seat that the table does not have."""
    message = f"There is no seat {seat} at this table."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "no_such_seat", message, params={"seat": seat})


def others_play() -> Refused:
    """Return the error for throwing away a table where others play."""
    message = "Others play at this table: leave it instead."
    return Refused(HTTPStatus.CONFLICT, "others_play", message)


def no_hints() -> Refused:
    """Return the error for a hint in a rated game, or one against people elsewhere."""
    message = "There are no hints in a rated game, nor in one against other people."
    return Refused(HTTPStatus.FORBIDDEN, "no_hints", message)


def no_clock() -> Refused:
    """Return the error for a command about time at a table without clocks."""
    return Refused(HTTPStatus.CONFLICT, "no_clock", "This game is played without a clock.")


def time_left(seat: int) -> Refused:
    """Return the error for acting for a seat that has time left."""
    message = f"Seat {seat} still has time."
    return Refused(HTTPStatus.CONFLICT, "time_left", message, params={"seat": seat})


def own_clock(seat: int) -> Refused:
    """Return the error for somebody who wants to decide about their own time."""
    message = f"Only opponents decide about the time of seat {seat}."
    return Refused(HTTPStatus.FORBIDDEN, "own_clock", message, params={"seat": seat})
