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
