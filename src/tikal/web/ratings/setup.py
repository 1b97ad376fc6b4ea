"""Which tables can be rated: nobody has an advantage there that strength does not explain."""

from tikal.web.play.seating import BOT, PERSON
from tikal.web.ratings.game import LEAST_SEATS, RATED_VARIANTS
from tikal.web.ratings.refusals import cannot_be_rated
from tikal.web.schema.requests import NewTable


def check_rated(wanted: NewTable) -> None:
    """Refuse a rated table with two seats at one screen, bots alone, or a deal somebody knows."""
    kinds = [seat.kind for seat in wanted.seats]
    if (
        wanted.variant not in RATED_VARIANTS
        or len(kinds) < LEAST_SEATS
        or kinds.count(PERSON) > 1
        or kinds.count(BOT) == len(kinds)
        or wanted.seed is not None
    ):
        raise cannot_be_rated()
