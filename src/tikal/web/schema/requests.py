"""What comes in."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from tikal.engine.variants.registry import DEFAULT_VARIANT
from tikal.web.schema.keepable import Document, Line, Text
from tikal.web.schema.strict import Strict
from tikal.web.schema.table import Color

Name = Annotated[Line, Field(max_length=60)]
Seq = Annotated[int, Field(ge=0)]
LONGEST_DECK = 40_000
ActionText = Annotated[str, Field(max_length=40)]


class Rename(Strict):
    """A name for a user or a table."""

    name: Name


class Redeem(Strict):
    """A code from another browser."""

    code: Annotated[Text, Field(max_length=40)]


class SeatWanted(Strict):
    """Who is to sit on a seat: a person at this screen, a bot, whoever is invited, or anybody.

    Whoever wants no color gets one that is left.
    """

    kind: Literal["person", "bot", "invited", "open"]
    bot: Annotated[Text, Field(max_length=40)] | None = None
    name: Name | None = None
    color: Color | None = None


class SoloWanted(Strict):
    """How strong Mutul is to be: his first score, how many members more or less he sends.

    `deck` is the text of a file with other cards than the built-in ones.
    """

    score: int | None = None
    members: int | None = None
    deck: Annotated[Text, Field(max_length=LONGEST_DECK)] | None = None


class LegendWanted(Strict):
    """How Mutul is to play Legend: letters left out are chosen by chance.

    `deck` is the text of a file with other Solo cards than the built-in ones.
    """

    letters: Annotated[list[Text], Field(max_length=2)] | None = None
    score: int | None = None
    trail: int | None = None
    scoring_trail: Annotated[Text, Field(max_length=20)] | None = None
    swap: bool | None = None
    floor: bool | None = None
    deck: Annotated[Text, Field(max_length=LONGEST_DECK)] | None = None


class TermsWanted(Strict):
    """What is agreed on besides the rules; what is left out stays as it is."""

    watch: bool | None = None
    closed: bool | None = None
    lot: bool | None = None
    chat: bool | None = None
    bots: bool | None = None


class PaceWanted(Strict):
    """How much time people are to have: seconds for a live game and a turn, or days for a turn."""

    kind: Literal["live", "daily"]
    bank: Annotated[int, Field(ge=10, le=10_800)] = 900
    increment: Annotated[int, Field(ge=0, le=600)] = 30
    days: Annotated[int, Field(ge=1, le=30)] = 2
    at_zero: Literal["ask", "skip", "bot"] = "ask"


class NewTerms(TermsWanted):
    """What is agreed on when a table is set up; time and whether it is rated never change."""

    pace: PaceWanted | None = None
    rated: bool = False


class NewTable(Strict):
    """A table to set up; against Mutul only your own seat is named.

    A deal that somebody knows, by its `seed`, is for people at one screen only.
    """

    variant: Annotated[Text, Field(max_length=40)] = DEFAULT_VARIANT
    edition: Annotated[Text, Field(max_length=40)] | None = None
    options: Document = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=4)]
    seed: int | None = None
    solo: SoloWanted | None = None
    legend: LegendWanted | None = None
    name: Name | None = None
    terms: NewTerms = Field(default_factory=NewTerms)


class ChangedTable(Strict):
    """A table's new name, empty to take it away, or new terms; what is left out stays."""

    name: Name | None = None
    terms: TermsWanted = Field(default_factory=TermsWanted)


class SeatOffered(Strict):
    """A seat offered in another way before the game starts.

    A `handle` invites that bot account; `bot` is a bot of the server.
    """

    seq: Seq
    seat: int
    kind: Literal["person", "bot", "invited", "open"]
    bot: Annotated[Text, Field(max_length=40)] | None = None
    handle: Annotated[Text, Field(max_length=100)] | None = None

    @model_validator(mode="after")
    def _is_an_invitation(self) -> Self:
        """Refuse a handle where nobody is invited."""
        if self.handle is not None and self.kind != "invited":
            message = "a handle is for a seat that somebody is invited to"
            raise ValueError(message)
        return self


class SitDown(Strict):
    """The name of somebody who sits down; without one it is the name they have given themselves.

    They get the color that they want if no other person has it.
    """

    name: Name | None = None
    color: Color | None = None


class Presented(Strict):
    """How somebody presents themselves before the game starts; what is left out stays as it is.

    `to` is the seat where they would rather sit.
    """

    seq: Seq
    seat: int
    name: Name | None = None
    color: Color | None = None
    to: int | None = None


class PlayWanted(Strict):
    """A game with anyone: which variant, how many people, how much time, whether it is rated."""

    variant: Annotated[Text, Field(max_length=40)] = DEFAULT_VARIANT
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    name: Name | None = None
    color: Color | None = None
    pace: PaceWanted | None = None
    rated: bool = False


class VacationWanted(Strict):
    """For how many days somebody will be away."""

    days: Annotated[int, Field(ge=1, le=30)]


class ImportedRecord(Strict):
    """A record to replay, or to go on with."""

    record: Document
    name: Name | None = None


class SavedGame(Strict):
    """A save file to open again."""

    save: Document


class Actions(Strict):
    """Actions to play in order, all or none, and the `seq` of the table that the client knows.

    `gestures` are the numbers of actions that belong together, such as the steps of a walk: the
    ledger tells them as one, and one undo takes them back. Without it each stands for itself.
    """

    seq: Seq
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=64)]
    gestures: Annotated[list[Annotated[int, Field(ge=1)]], Field(max_length=64)] | None = None

    @model_validator(mode="after")
    def _adds_up(self) -> Self:
        """Refuse gestures that are not about all the actions."""
        if self.gestures is not None and sum(self.gestures) != len(self.actions):
            message = "the gestures' sizes must add up to the number of actions"
            raise ValueError(message)
        return self


class AtSeq(Strict):
    """The `seq` of the table that the client knows."""

    seq: Seq


class Undo(AtSeq):
    """What to take back: the last action, or with `gesture` all of those that belong to it."""

    gesture: bool = False


class OfSeat(Strict):
    """A seat to give up, to leave or to take back."""

    seq: Seq
    seat: int


class Rematch(Strict):
    """The same table again, with the same deal or a new one."""

    deal: Literal["same", "new"] = "new"


class Sandbox(Strict):
    """A line to try out: from the position now, or as if it were the seat's turn."""

    seat: int
    base: Literal["now", "my_turn"] = "now"
    actions: Annotated[list[ActionText], Field(max_length=64, default_factory=list)]


class Why(Strict):
    """An action, to ask why it is not legal: now, or at the end of a line."""

    action: ActionText
    line: Sandbox | None = None
