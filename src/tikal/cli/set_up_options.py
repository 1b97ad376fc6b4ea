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
        help="Solo: use the cards in FILE instead of the built-in ones.",
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
        )

    def _solo(self) -> dict[str, object]:
        settings: dict[str, object] = {}
        if self.difficulty is not None:
            settings["score"] = _score(self.difficulty)
        if self.members is not None:
            settings["members"] = self.members
        return settings


def setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the set-up options to a command, which gets them as one argument, `chosen`."""

    @wraps(command)
    def collected(**given: Any) -> None:  # noqa: ANN401 - click has checked them
        chosen = SetUpOptions(**{name: given.pop(name) for name in SetUpOptions.__annotations__})
        command(chosen=chosen, **given)

    for option in reversed(_OPTIONS):
        collected = option(collected)
    return collected


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
