"""Accounts: what comes in and what goes out."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from tikal.web.schema.keepable import Document, Line, Text
from tikal.web.schema.strict import Strict

Handle = Annotated[Text, Field(max_length=100)]
Password = Annotated[Text, Field(max_length=1000)]
Code = Annotated[Text, Field(max_length=100)]
Email = Annotated[Text, Field(max_length=300)]
Language = Literal["en", "fr", "de"]


class NewAccount(Strict):
    """An account to make: a handle, and a password or a new passkey."""

    handle: Handle
    password: Password | None = None
    passkey: Document | None = None

    @model_validator(mode="after")
    def _has_a_way_in(self) -> Self:
        """Refuse an account without a way to sign in."""
        if self.password is None and self.passkey is None:
            message = "a password or a passkey is needed"
            raise ValueError(message)
        return self


class Proof(Strict):
    """How somebody shows who they are: one of these."""

    password: Password | None = None
    code: Code | None = None
    passkey: Document | None = None

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        """Refuse none of them, or several."""
        if [self.password, self.code, self.passkey].count(None) != 2:  # noqa: PLR2004 - of three
            message = "one of password, code and passkey is needed"
            raise ValueError(message)
        return self


class SignIn(Proof):
    """A sign-in; a passkey knows whose it is."""

    handle: Handle = ""


class NewPassword(Strict):
    """A new password."""

    password: Password


class PasskeyWanted(Strict):
    """What a passkey is needed for; to make an account with one, its handle."""

    purpose: Literal["create", "add", "sign_in", "prove"]
    handle: Handle = ""


class NewPasskey(Strict):
    """A passkey that a browser has made, and what to call it."""

    passkey: Document
    name: Annotated[Line, Field(max_length=60)] = ""


class NewEmail(Strict):
    """An e-mail address, and the language to write to it in."""

    email: Email
    language: Language = "en"


class LinkCode(Strict):
    """The code of a link from a letter."""

    code: Code


class Reset(LinkCode):
    """The code of a link that resets a password, and the new one."""

    password: Password


class Forgotten(Strict):
    """Whose password is forgotten, and the language to write to them in."""

    handle: Handle
    language: Language = "en"


class Passkey(Strict):
    """A passkey of an account; `here` is whether it works for the name this page has."""

    id: str
    name: str
    site: str
    here: bool
    created: str
    used: str | None


class AccountSession(Strict):
    """A session of an account: the browser and its system, empty if unknown."""

    id: str
    browser: str
    system: str
    created: str
    seen: str
    current: bool


class NewToken(Strict):
    """A token for a program: what to call it, what it may do, for how many days it is good.

    Without a number it is good until it is revoked.
    """

    name: Annotated[Line, Field(min_length=1, max_length=60)]
    scope: Literal["read", "play"]
    days: Annotated[int, Field(ge=1, le=3660)] | None = None


class Token(Strict):
    """A token of an account: until when it is good, and when it was last used."""

    id: str
    name: str
    scope: Literal["read", "play"]
    created: str
    until: str | None
    used: str | None


class TokenMade(Strict):
    """A new token, which nobody sees again."""

    id: str
    token: str


class Account(Strict):
    """Somebody's account; a guest has no handle.

    `proved`: they have shown who they are a moment ago, and need not do so again. `guest_games`:
    how many games of a guest of this browser could be taken along. `mail`: whether the server sends
    e-mail; `passkeys_here`: whether passkeys can work at this address. `hidden`: nobody else sees
    their profile. `bot`: a program plays with it, and everybody may know.
    """

    handle: str | None
    name: str
    password: bool
    passkeys: list[Passkey]
    sessions: list[AccountSession]
    tokens: list[Token]
    bot: bool
    codes_left: int
    email: str | None
    email_confirmed: bool
    proved: bool
    guest_games: int
    mail: bool
    passkeys_here: bool
    hidden: bool


class AccountMade(Strict):
    """A new account with its recovery codes, which nobody sees again."""

    account: Account
    codes: list[str]


class RecoveryCodes(Strict):
    """New recovery codes, which nobody sees again; the earlier ones are worth nothing."""

    codes: list[str]


class Taken(Strict):
    """How many games were taken along."""

    games: int


class Options(Strict):
    """What a browser needs to make or use a passkey, as WebAuthn has it."""

    options: dict[str, object]


class Door(Strict):
    """Whether the server wants a code before it lets somebody in."""

    closed: bool
