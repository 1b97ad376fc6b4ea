"""What a seat made in a scoring turn, from the event that sums it up."""

from typing import Final, cast

from tikal.notation.sentences.events import Event

# The events that sum up a scoring turn: all their numbers but these are gains by source.
SUMS: Final = ("seat_scored", "legend_scored")
_NO_SOURCES: Final = ("seat", "score")


def gains_of(event: Event) -> tuple[int, dict[str, int]]:
    """Return who made how much from where."""
    params = cast("dict[str, int]", event.params)
    gains = {name: gain for name, gain in params.items() if name not in _NO_SOURCES}
    return params["seat"], gains
