"""Command-line options that set up a game, shared by all commands that start one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final

import click

from tikal.box.editions import DEFAULT_EDITION
from tikal.engine.variants.registry import DEFAULT_VARIANT, VARIANTS
from tikal.engine.variants.solo import DIFFICULTIES
from tikal.errors import InvalidSetup
from tikal.game import Game

DEFAULT_SEATS: Final = 2
LEGEND: Final = "legend"
_FLAGS: Final = {"true": True, "false": False}

# Values are checked by the engine, so that a refusal names the rule.
_OPTIONS: Final = (
    click.option(
        "--variant",
        metavar="NAME",
        help=f"One of {', '.join(VARIANTS)}; {DEFAULT_VARIANT} by default.",
    ),
    click.option(
        "--edition", metavar="NAME", help="supermeeple (default), french2005, classic1999."
    ),
    click.option("--seats", type=int, metavar="N", help="2 to 4 seats; 2 by default."),
    click.option("--seed", type=int, metavar="S", help="The same seed gives the same deal."),
    click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="Change one option of the edition, as in ties=shared.",
    ),
    click.option(
        "--difficulty",
        metavar="NAME",
        help="Solo: very-easy, easy, standard (default), hard or very-hard.",
    ),
    click.option("--members", type=int, metavar="N", help="Solo: Mutul brings -1, 0 or 1 more."),
    click.option(
        "--solo-deck",
        metavar="FILE",
        help="Solo, Legend: use the cards in FILE instead of the built-in ones.",
    ),
    click.option(
        "--score",
        type=int,
        metavar="N",
        help="Mutul's first points. Solo: 125 to 225; Legend: 0 to 400, printed 175.",
    ),
    click.option(
        "--letters",
        metavar="LETTERS",
        help="Legend: Mutul's cards besides M: one or two of A, B, C; one by chance by default.",
    ),
    click.option("--trail", type=int, metavar="N", help="Legend: explorers in a trail, 4 to 8."),
    click.option(
        "--scoring-trail",
        metavar="WHEN",
        help="Legend: Mutul's trail in scorings: always (default), interim or never.",
    ),
    click.option(
        "--swap", is_flag=True, default=None, help="Legend: Mutul swaps a treasure in scorings."
    ),
    click.option(
        "--floor", is_flag=True, default=None, help="Legend: Mutul adds a level in scorings."
    ),
)


@dataclass(frozen=True)
class SetUpOptions:
    """The values of the set-up options; None where an option was not given."""

    variant: str | None
    edition: str | None
    seats: int | None
    seed: int | None
    options: tuple[str, ...]
    difficulty: str | None
    members: int | None
    solo_deck: str | None
    score: int | None
    letters: str | None
    trail: int | None
    scoring_trail: str | None
    swap: bool | None
    floor: bool | None

    def __bool__(self) -> bool:
        """Return whether any option was given."""
        return any(value not in (None, ()) for value in vars(self).values())

    def new_game(self, seats: int = DEFAULT_SEATS) -> Game:
        """Return a new game or raise InvalidSetup; `seats` is the default for --seats."""
        return Game.new(
            variant=DEFAULT_VARIANT if self.variant is None else self.variant,
            edition=DEFAULT_EDITION if self.edition is None else self.edition,
            seats=seats if self.seats is None else self.seats,
            seed=self.seed,
            options=dict(_named_value(option) for option in self.options),
            solo=self._solo(),
            solo_deck=self.solo_deck,
            legend=self._legend(),
        )

    def _solo(self) -> dict[str, object]:
        if self.difficulty is not None and self.score is not None:
            raise click.UsageError("give --difficulty or --score, not both")
        named = None if self.difficulty is None else _score(self.difficulty)
        score = named if self.variant == LEGEND or self.score is None else self.score
        return _given(score=score, members=self.members)

    def _legend(self) -> dict[str, object]:
        return _given(
            letters=None if self.letters is None else _letters(self.letters),
            score=self.score if self.variant == LEGEND else None,
            trail=self.trail,
            scoring_trail=self.scoring_trail,
            swap=self.swap,
            floor=self.floor,
        )


def setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the set-up options to a command, which gets them as one argument, `chosen`."""

    @wraps(command)
    def collected(**given: Any) -> None:  # noqa: ANN401 - click has checked them
        chosen = SetUpOptions(**{name: given.pop(name) for name in SetUpOptions.__annotations__})
        command(chosen=chosen, **given)

    for option in reversed(_OPTIONS):
        collected = option(collected)
    return collected


def _given(**settings: object) -> dict[str, object]:
    """Return the settings that were given."""
    return {name: value for name, value in settings.items() if value is not None}


def _letters(text: str) -> list[str]:
    """Return the letters in A, AB, a,b or A B."""
    return list(text.replace(",", "").replace(" ", "").upper())


def _named_value(option: str) -> tuple[str, object]:
    name, equals, value = option.partition("=")
    if not equals:
        message = f"option {option!r} must be written NAME=VALUE: R1.5"
        raise InvalidSetup(message)
    return name, _FLAGS.get(value.lower(), value)


def _score(difficulty: str) -> int:
    name = difficulty.replace("-", " ").lower()
    if name not in DIFFICULTIES:
        known = ", ".join(each.replace(" ", "-") for each in DIFFICULTIES)
        message = f"unknown difficulty {difficulty!r}; there are {known}: S15"
        raise InvalidSetup(message)
    return DIFFICULTIES[name]
