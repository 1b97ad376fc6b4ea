"""Events as people and programs see them: a code, named parameters, an English sentence."""

from typing import Final, final

from tikal.notation.sentences.english import event_sentence
from tikal.notation.sentences.params import Params, readable

# The code of an event and what its numbers are, in the order of `tikal.engine.events`.
EVENT_FORMS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("tile_drawn", ("seat", "tile")),
    ("tile_placed", ("seat", "tile", "space", "rotation")),
    ("tile_discarded", ("seat", "tile")),
    ("treasures_buried", ("space", "count")),
    ("turn_started", ("seat",)),
    ("turn_ended", ("seat", "ap")),
    ("scoring_started", ("seat", "tile")),
    ("final_scoring_started", ("seat",)),
    ("scoring_turn_started", ("seat",)),
    ("member_placed", ("seat", "member", "space")),
    ("member_moved", ("seat", "member", "space", "to", "cost")),
    ("member_shifted", ("seat", "member", "space", "to")),
    ("floor_uncovered", ("seat", "space", "level")),
    ("treasure_recovered", ("seat", "space", "kind")),
    ("ruins_emptied", ("space",)),
    ("treasures_exchanged", ("seat", "give", "other", "get")),
    ("camp_set_up", ("seat", "space")),
    ("guard_placed", ("seat", "space", "member")),
    ("members_removed", ("seat", "space", "explorers", "leaders")),
    ("temple_scored", ("seat", "space", "level")),
    ("treasures_scored", ("seat", "kind", "count", "points")),
    ("seat_scored", ("seat", "temples", "treasures", "score")),
    ("game_won", ("seat",)),
    ("tie_broken", ("seat", "guarded", "count")),
    ("round_started", ("seat",)),
    ("tile_offered", ("tile",)),
    ("auction_opened", ("seat",)),
    ("bid_made", ("seat", "amount")),
    ("passed", ("seat",)),
    ("auction_won", ("seat", "amount")),
    ("tile_taken", ("seat", "tile")),
    ("card_revealed", ("card", "needle", "sense", "explorers", "leaders", "guards")),
    ("step_skipped", ("step",)),
    ("mutul_uncovered", ("space", "level", "tied", "needle", "sense")),
    ("mutul_dug", ("space", "count", "members")),
    ("mutul_placed_tile", ("tile", "space", "rotation", "towards", "needle", "sense", "scanned")),
    ("guide_moved", ("space",)),
    ("mutul_placed_member", ("member", "space", "why", "tied", "needle", "sense")),
    ("mutul_moved_member", ("member", "space", "to", "why", "tied", "needle", "sense")),
    ("mutul_guarded", ("space", "level", "tied", "needle", "sense")),
    ("members_returned", ("space", "explorers", "leaders")),
    ("legend_round_started", ("round",)),
    ("action_phase_started", ("round",)),
    ("token_taken", ("seat", "ap")),
    ("card_taken", ("seat", "action_card", "place")),
    ("token_played", ("seat", "ap")),
    ("card_played", ("seat", "action_card")),
    ("card_spent", ("seat", "action_card", "ap")),
    ("kept_card_played", ("seat", "action_card")),
    ("card_kept", ("seat", "action_card", "place")),
    ("card_left", ("seat", "action_card")),
    ("member_went", ("seat", "member", "space", "to")),
    ("unique_taken", ("seat", "unique")),
    ("director_asked", ("seat", "ap")),
    ("ground_scored", ("seat", "space", "terrain", "points")),
    ("uniques_scored", ("seat", "count", "points")),
    ("director_scored", ("seat", "points")),
    (
        "legend_scored",
        (
            "seat",
            "temples",
            "ruins",
            "volcanoes",
            "lakes",
            "treasures",
            "uniques",
            "director",
            "score",
        ),
    ),
    ("upkeep", ("round",)),
    ("solo_card_turned", ("card",)),
    ("part_skipped", ("item", "skip")),
    ("mutul_took_token", ("ap", "lower")),
    ("mutul_took_tile", ("tile", "place", "arrow", "tile_wish", "count")),
    ("mutul_took_card", ("action_card", "place", "arrow", "card_wish", "count")),
    ("card_set_aside", ("action_card", "place", "arrow", "count")),
    ("mutul_played_token", ("ap", "count")),
    ("mutul_played_tile", ("tile", "place")),
    ("mutul_played_card", ("action_card", "place", "effect")),
    ("mutul_passed", ()),
    ("mutul_deployed", ("count", "points", "deploy")),
    ("mutul_blocked", ("effect",)),
    ("explorer_taken", ("space", "source", "tied", "needle", "sense")),
    ("explorer_sent", ("count", "space", "place", "goal", "tied", "needle", "sense")),
    ("explorer_called", ("space", "to", "source", "tied", "needle", "sense")),
    ("explorers_back", ("count",)),
    ("mutul_raised", ("space", "level", "temple", "tied", "needle", "sense")),
    ("mutul_guards", ("space", "level", "temple")),
    ("mutul_unearthed", ("space", "count", "tied", "needle", "sense")),
    ("mutul_camped", ("space", "tied", "needle", "sense")),
    ("mutul_swapped", ("get", "count", "give")),
    ("mutul_chose_space", ("tile", "space", "towards", "tied", "needle", "sense")),
    ("mutul_scoring", ("scoring_step", "card")),
    ("interim_scoring_started", ("seat", "tile")),
    ("legend_final_scoring_started", ("seat",)),
)
# What begins a scoring round: one for a volcano, and the last one.
VOLCANO_SCORINGS: Final = ("scoring_started", "interim_scoring_started")
FINAL_SCORINGS: Final = ("final_scoring_started", "legend_final_scoring_started")


@final
class Event:
    """Something that happened, public to everybody."""

    def __init__(self, raw: tuple[int, ...], cards: tuple[str, ...]) -> None:
        """Wrap an entry of the engine's journal; the rest is worked out when asked for.

        `cards` are the ids of a solo game's deck.
        """
        self.raw: Final = raw
        self._cards: Final = cards

    @property
    def code(self) -> str:
        """What happened, for programs."""
        return EVENT_FORMS[self.raw[0]][0]

    @property
    def params(self) -> Params:
        """Who, where and how much, by name and JSON-safe."""
        names = EVENT_FORMS[self.raw[0]][1]
        return {
            name: readable(name, number, self._cards)
            for name, number in zip(names, self.raw[1:], strict=True)
        }

    def __str__(self) -> str:
        """Return the event as an English sentence."""
        return event_sentence(self.code, self.params)

    def __repr__(self) -> str:
        """Return code and parameters."""
        return f"<Event {self.code} {self.params}>"

    def __eq__(self, other: object) -> bool:
        """Events are equal if the same happened."""
        return isinstance(other, Event) and self.raw == other.raw

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self.raw)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...], tuple[str, ...]]]:
        """Let events be pickled and copied."""
        return Event, (self.raw, self._cards)
