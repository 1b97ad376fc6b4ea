"""How the server says no about accounts."""

from http import HTTPStatus

from tikal.web.problem import Refused


def bad_handle(least: int, most: int) -> Refused:
    """Return the error for a handle that can't be one."""
    message = (
        f"A handle has {least} to {most} letters (a to z), digits, - or _, begins with a letter, "
        "and is not reserved."
    )
    params: dict[str, object] = {"least": least, "most": most}
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_handle", message, params=params)


def handle_taken() -> Refused:
    """Return the error for a handle that somebody has or had."""
    return Refused(HTTPStatus.CONFLICT, "handle_taken", "This handle is taken: choose another.")


def bad_password(least: int, most: int) -> Refused:
    """Return the error for a password that is too short, too long, or the handle."""
    message = f"A password has {least} to {most} characters and is not the handle."
    params: dict[str, object] = {"least": least, "most": most}
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_password", message, params=params)


def wrong_sign_in() -> Refused:
    """Return the one error for all that is wrong with a sign-in: nobody learns who is here."""
    message = "That didn't work: check the handle and the password, passkey or code."
    return Refused(HTTPStatus.UNAUTHORIZED, "wrong_sign_in", message)


def prove_yourself() -> Refused:
    """Return the error for something that needs the password or passkey again."""
    message = "Confirm that it is you first, with your password, a passkey or a recovery code."
    return Refused(HTTPStatus.FORBIDDEN, "prove_yourself", message)


def no_account() -> Refused:
    """Return the error for a guest who wants what needs an account."""
    return Refused(HTTPStatus.FORBIDDEN, "no_account", "This needs an account: sign in first.")


def has_account() -> Refused:
    """Return the error for somebody who has an account already."""
    return Refused(HTTPStatus.CONFLICT, "has_account", "You are signed in to an account already.")


def bad_passkey() -> Refused:
    """Return the error for a passkey's answer that is forged, too old, or meant for another."""
    message = "The passkey's answer is not valid or came too late: try again."
    return Refused(HTTPStatus.BAD_REQUEST, "bad_passkey", message)


def no_passkeys_here() -> Refused:
    """Return the error for an address where browsers allow no passkeys."""
    message = "Passkeys need HTTPS and a name, or localhost: use a password here."
    return Refused(HTTPStatus.CONFLICT, "no_passkeys_here", message)


def unknown_passkey() -> Refused:
    """Return the error for a passkey that the account does not have."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_passkey", "There is no such passkey.")


def too_many_passkeys(most: int) -> Refused:
    """Return the error for an account with enough passkeys."""
    message = f"An account has at most {most} passkeys."
    return Refused(HTTPStatus.CONFLICT, "too_many_passkeys", message, params={"most": most})


def last_way_in() -> Refused:
    """Return the error for a passkey without which nobody could sign in any more."""
    message = "This is the only way to sign in: set a password or add another passkey first."
    return Refused(HTTPStatus.CONFLICT, "last_way_in", message)


def unknown_session() -> Refused:
    """Return the error for a session that the account does not have."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_session", "There is no such session.")


def bad_link() -> Refused:
    """Return the error for a link that is forged, used, or too old."""
    message = "This link is not valid any more: ask for a new one."
    return Refused(HTTPStatus.NOT_FOUND, "bad_link", message)


def no_mail() -> Refused:
    """Return the error for e-mail where the host has set no mail server."""
    return Refused(HTTPStatus.NOT_FOUND, "no_mail", "This server sends no e-mail.")


def bad_email() -> Refused:
    """Return the error for an address that can't be one."""
    message = "This is no e-mail address."
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "bad_email", message)


def unknown_token() -> Refused:
    """Return the error for a token that the account does not have."""
    return Refused(HTTPStatus.NOT_FOUND, "unknown_token", "There is no such token.")


def too_many_tokens(most: int) -> Refused:
    """Return the error for an account with enough tokens."""
    message = f"An account has at most {most} tokens: revoke one first."
    return Refused(HTTPStatus.CONFLICT, "too_many_tokens", message, params={"most": most})


def has_played() -> Refused:
    """Return the error for a bot account to be made of one that has been at tables."""
    message = "This account has been at tables: a bot needs an account of its own."
    return Refused(HTTPStatus.CONFLICT, "has_played", message)


def is_bot_already() -> Refused:
    """Return the error for making a bot account a bot account."""
    return Refused(HTTPStatus.CONFLICT, "is_bot_already", "This is a bot account already.")


def not_for_bots() -> Refused:
    """Return the error for a bot account that wants the games of a person."""
    message = "A bot account can't take games along that a person has played."
    return Refused(HTTPStatus.FORBIDDEN, "not_for_bots", message)


def no_bot_account() -> Refused:
    """Return the error for inviting a bot account that is not there."""
    message = "There is no bot account with this handle."
    return Refused(HTTPStatus.NOT_FOUND, "no_bot_account", message)
