"""What goes out besides tables."""

from typing import Annotated, Literal

from tikal.players.reasons.codes import CODES
from tikal.web.schema.board import Action, Event, LegalAction, State, Unfolding
from tikal.web.schema.strict import OneOf, Problem, Strict
from tikal.web.schema.table import Seat

ReasonCode = Annotated[str, OneOf(*CODES)]


class SeatsRange(Strict):
    """How many seats there can be."""

    least: int
    most: int


class VariantInfo(Strict):
    """A variant; `people` are its seats without those that play themselves."""

    id: str
    seats: SeatsRange
    people: SeatsRange


class EditionInfo(Strict):
    """A published edition and its options."""

    id: str
    options: dict[str, object]


class OptionInfo(Strict):
    """An option and the values it can have."""

    id: str
    values: list[object]


class DifficultyInfo(Strict):
    """A difficulty of the solo game: Mutul's first score."""

    id: str
    score: int


class Between(Strict):
    """The smallest and the largest number that can be chosen."""

    least: int
    most: int


class StartScore(Between):
    """Mutul's first score in Legend: the one to propose, and the printed one."""

    balanced: int
    printed: int


class LegendForm(Strict):
    """What can be chosen for Legend: the first value of each list is the printed one."""

    score: StartScore
    letters: list[str]
    trail: Between
    scoring_trail: list[str]


class Rule(Strict):
    """A numbered statement of the rules, in Markdown."""

    number: str
    text: str
    chapter: str


class Catalogue(Strict):
    """What can be chosen when a table is set up, and the rules."""

    version: str
    variants: list[VariantInfo]
    editions: list[EditionInfo]
    default_edition: str
    options: list[OptionInfo]
    bots: list[str]
    solo: list[DifficultyInfo]
    solo_members: list[int]
    legend: LegendForm
    rules: list[Rule]


class Refusal(Strict):
    """Why an action is not legal; everything is null where it is."""

    rule: str | None
    code: str | None
    params: dict[str, object]
    message: str | None


class HintReason(Strict):
    """Something a plan achieves, as a code with parameters.

    `worth` is by how many points that changes what the seat may expect, `steps` are the actions of
    the plan that bring it about. The codes are in the reference of the web API.
    """

    code: ReasonCode
    params: dict[str, str | float]
    worth: float
    steps: list[int]


class OtherPlan(Strict):
    """The best plan that does something else, as texts and as actions with parts and costs.

    It is judged `worse` by so many points; `misses` is what it does not achieve and the first does.
    """

    plan: list[str]
    actions: list[LegalAction]
    reasons: list[HintReason]
    misses: list[HintReason]
    worse: float


class Hint(Strict):
    """What the `hard` bot would do until the turn ends or a treasure is revealed, and why.

    The plan is there as texts and as actions with parts and costs; `words` and `numbers` are the
    bot's own summary.
    """

    plan: list[str]
    actions: list[LegalAction]
    reasons: list[HintReason]
    words: str
    numbers: dict[str, float]
    other: OtherPlan | None


class SandboxState(Strict):
    """Where a line leads; `played` is how many of its actions were played before the problem.

    `actions` are all those of the line with their parts, null where a text is no action.
    """

    state: State
    actions: list[Action | None]
    played: int
    problem: Problem | None


class Move(Strict):
    """A move of the game; index 0 is the beginning, before anybody has played.

    `stand_in` is the bot that made it for the seat's own bot, which could not. `joined` is whether
    it belongs to the same gesture as the move before it.
    """

    index: int
    seat: int | None
    action: str | None
    turn: int
    events: list[Event]
    stand_in: str | None
    joined: bool


class Moment(Strict):
    """The game after a number of moves; `unfolding` is how the last of them went on by itself."""

    state: State
    unfolding: Unfolding | None
    index: int
    count: int


class SaveFile(Strict):
    """A running game in the hands of its owner: what is public, and `sealed` the rest."""

    format: Literal["tikal-save"]
    version: int
    saved: str
    name: str | None
    variant: str
    edition: str
    seats: list[Seat]
    moves: int
    position: dict[str, object]
    sealed: str


class RoundPoints(Strict):
    """What a seat made in a scoring round, by source; `other` is what no round explains."""

    seat: int
    by: dict[str, int]
    other: int


class ScoringRound(Strict):
    """A scoring round: `volcano`, `final` or what was gained otherwise (`other`)."""

    label: Literal["volcano", "final", "other"]
    tile: str | None
    points: list[RoundPoints]


class TieBreak(Strict):
    """What broke a tie for victory."""

    seat: int
    guarded: int
    count: int


class Spent(Strict):
    """Where a seat's AP went, by kind of action; `lost` are those left at the end of turns."""

    seat: int
    spent: dict[str, int]


class KeyMoment(Strict):
    """A moment worth going back to."""

    index: int
    turn: int
    code: Literal["lead_change", "best_round", "summit", "exchange"]
    params: dict[str, object]


class CurvePoint(Strict):
    """Everybody's points after a move that changed some, or at the beginning or the end."""

    index: int
    turn: int
    scores: list[int]


class Result(Strict):
    """How a game ended; `ap_kinds` is everything that AP can go to, in the order of charts."""

    winners: list[int]
    scores: list[int]
    conceded: int | None
    tie_break: list[TieBreak]
    by_scoring: list[ScoringRound]
    curve: list[CurvePoint]
    ap: list[Spent]
    ap_kinds: list[str]
    moments: list[KeyMoment]


class StatisticsLine(Strict):
    """The user's finished games of a variant, by the strongest bot they played against.

    `automaton` is whether a seat played itself.
    """

    variant: str
    bot: str | None
    automaton: bool
    played: int
    won: float
    mean_score: float
    best: int


class FinishedGame(Strict):
    """A finished game in lists; `won` is a part of 1 for a shared victory."""

    table: str
    ended: str
    variant: str
    bot: str | None
    automaton: bool
    won: float
    score: int
    margin: int
    given_up: bool


class Streaks(Strict):
    """How many games in a row were won: now, and at most."""

    current: int
    longest: int


class BestGames(Strict):
    """The game with most points, and the victory by most."""

    score: FinishedGame | None
    margin: FinishedGame | None


class Achievement(Strict):
    """An achievement and the game it was first reached in, both null where it was not."""

    id: str
    table: str | None
    at: str | None


class Statistics(Strict):
    """The user's finished games; `form` has the latest ten, newest first."""

    games: list[StatisticsLine]
    form: list[FinishedGame]
    streaks: Streaks
    best: BestGames
    achievements: list[Achievement]


class FairStart(Strict):
    """Mutul's start score to propose, and the chance to win there.

    `members` are those he sends more or less, `even` is where half of the games would be won, and
    `games` is how many of the user's own say so.
    """

    score: int
    members: int
    games: int
    chance: float
    even: int


class FairBot(Strict):
    """The bot to propose, the chance to beat it, and how many of the user's games say so."""

    bot: str
    games: int
    chance: float


class Challenge(Strict):
    """What to play so that about half of the games are won."""

    solo: FairStart
    legend: FairStart
    bot: FairBot


class Links(Strict):
    """How links that are sent to others begin, null if nobody else reaches the server."""

    base: str | None


class Health(Strict):
    """Whether the server is alive and can serve."""

    status: Literal["ok"]
