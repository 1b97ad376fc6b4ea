"""Games that a table begins with: new ones, and those of records."""

from http import HTTPStatus

from tikal.box.editions import DEFAULT_EDITION
from tikal.box.legend.files import solo_of
from tikal.box.solo_deck_file import cards_of
from tikal.engine.variants.registry import VARIANTS
from tikal.errors import TikalError
from tikal.game import Game
from tikal.web.play.deals import dealt_by_chance
from tikal.web.problem import Refused, refused_by_rules
from tikal.web.schema.requests import NewTable

# What the tiles still in the stack are called where their order is hidden.
_LETTERS = tuple("ABCDEFG")


def new_game(wanted: NewTable) -> Game:
    """Return a new game as somebody wants it, or refuse what can't be."""
    solo = None if wanted.solo is None else wanted.solo.model_dump(exclude_none=True)
    legend = None if wanted.legend is None else wanted.legend.model_dump(exclude_none=True)
    try:
        # A deck comes as its text: a name would be that of a file on this machine.
        if solo is not None and "deck" in solo:
            solo["cards"] = cards_of(solo.pop("deck"), "solo deck")
        if legend is not None and "deck" in legend:
            legend["cards"] = solo_of(legend.pop("deck"), "solo deck")
        game = Game.new(
            variant=wanted.variant,
            edition=wanted.edition or DEFAULT_EDITION,
            seats=_seat_count(wanted),
            seed=wanted.seed,
            options=wanted.options,
            solo=solo,
            legend=legend,
        )
        return game if wanted.seed is not None else dealt_by_chance(game.setup)
    except TikalError as problem:
        raise refused_by_rules(problem) from problem


def _seat_count(wanted: NewTable) -> int:
    """Return the number of seats; against Mutul one is named and he has the other."""
    if wanted.variant not in VARIANTS:  # what there is instead, the set-up says
        return len(wanted.seats)
    variant = VARIANTS[wanted.variant]({})
    automata = [seat for seat in range(variant.most_seats) if variant.plays_itself(seat)]
    if automata and len(wanted.seats) + len(automata) != variant.most_seats:
        message = "Against Mutul one seat is yours, the other his."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "setup", message, rule="S1")
    return len(wanted.seats) + len(automata)


def recorded_game(record: dict[str, object]) -> Game:
    """Return the game of a record, or refuse one that can't be replayed."""
    try:
        return Game.from_record(record)
    except TikalError as problem:
        if _hides_something(record):
            message = "This is the public record of a running game: it can't be replayed."
            raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "running", message) from problem
        raise refused_by_rules(problem) from problem


def _hides_something(record: dict[str, object]) -> bool:
    """Return whether a record has letters for tiles or zeros for treasures, as a view's has."""
    deal = record.get("deal")
    if not isinstance(deal, dict):
        return False
    stack, treasures = deal.get("stack"), deal.get("treasures")
    letters = isinstance(stack, list) and any(tile in _LETTERS for tile in stack)
    return letters or (isinstance(treasures, list) and 0 in treasures)
