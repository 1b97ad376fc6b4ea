"""The options that describe a game to be set up, shared by the commands that start one."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import click

from tikal.box.editions import DEFAULT_EDITION
from tikal.errors import InvalidSetup
from tikal.game import Game

DEFAULT_VARIANT: Final = "classic"
DEFAULT_SEATS: Final = 2
_FLAGS: Final = {"true": True, "false": False}

# The values are the engine's to judge, so that a refusal names the rule.
_OPTIONS: Final = (
    click.option("--variant", metavar="NAME", help="classic (default) or auction."),
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
        help="Play one rule otherwise than the edition: camp_needs_member=false, …",
    ),
)


class Agreed:
    """What the command line says about the game to set up; None where it says nothing."""

    def __init__(
        self,
        variant: str | None,
        edition: str | None,
        seats: int | None,
        seed: int | None,
        options: tuple[str, ...],
    ) -> None:
        """Keep the options as they were given."""
        self.variant = variant
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.options = options

    def __bool__(self) -> bool:
        """Return whether anything was said at all."""
        given = (self.variant, self.edition, self.seats, self.seed)
        return bool(self.options) or any(value is not None for value in given)

    def new_game(self) -> Game:
        """Return a new game, or raise InvalidSetup."""
        return Game.new(
            variant=DEFAULT_VARIANT if self.variant is None else self.variant,
            edition=DEFAULT_EDITION if self.edition is None else self.edition,
            seats=DEFAULT_SEATS if self.seats is None else self.seats,
            seed=self.seed,
            options=dict(_named_value(option) for option in self.options),
        )


def setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a set-up; it gets them as one argument, `agreed`."""

    @wraps(command)
    def collected(**given: Any) -> None:  # noqa: ANN401 - click has checked them
        names = ("variant", "edition", "seats", "seed", "options")
        command(agreed=Agreed(*[given.pop(name) for name in names]), **given)

    for option in reversed(_OPTIONS):
        collected = option(collected)
    return collected


def _named_value(option: str) -> tuple[str, object]:
    name, equals, value = option.partition("=")
    if not equals:
        message = f"option {option!r} must be written NAME=VALUE: R1.5"
        raise InvalidSetup(message)
    return name, _FLAGS.get(value.lower(), value)
