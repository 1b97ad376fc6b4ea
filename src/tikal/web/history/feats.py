"""Feats: what somebody did in one game that is worth remembering.

A feat is read off the events and the last position of a game that was played to its end. Which of
them somebody has is the union over their games (`achievements.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from tikal.box.pieces import TREASURE_KINDS
from tikal.engine.legend.options import PRINTED_SCORE
from tikal.engine.variants.solo import DIFFICULTIES
from tikal.game import Game
from tikal.notation.sentences.events import FINAL_SCORINGS, VOLCANO_SCORINGS, Event
from tikal.web.history.gains import SUMS, gains_of

_SUMMIT: Final = 10
_TRIPLE: Final = 3
_TRIPLES: Final = 3
_GUARDS: Final = 2
_FLOORS: Final = 15
_GREAT_ROUND: Final = 60
_THRIFTY: Final = 10
_LARGEST_TABLE: Final = 4
# The bots that there is a feat for beating.
RIVALS: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Story:
    """A game as one seat saw it: who won, by how much, which bots played, Mutul's start score."""

    game: Game
    seat: int
    won: bool
    margin: int
    bots: tuple[str, ...]
    start: int | None

    def events(self, code: str) -> list[Event]:
        """Return the events of a kind that the seat caused."""
        found = (event for event in self.game.events if event.code == code)
        return [event for event in found if event.params.get("seat") == self.seat]

    @property
    def hand(self) -> list[int]:
        """How many treasures of each kind the seat has in the end."""
        position = self.game.position
        return [position.hand(self.seat - 1, kind) for kind in range(1, TREASURE_KINDS + 1)]


def _summit(story: Story) -> bool:
    levels = [cast("int", event.params["level"]) for event in story.events("temple_scored")]
    return max(levels, default=0) >= _SUMMIT


def _great_round(story: Story) -> bool:
    turns = story.events("seat_scored")
    return any(sum(gains_of(event)[1].values()) >= _GREAT_ROUND for event in turns)


def _comeback(story: Story) -> bool:
    """Return whether a game without head starts was won from the last place at a scoring."""
    if not story.won or story.start is not None:
        return False
    return any(_is_last(scores, story.seat) for scores in _standings(story.game)[:-1])


def _is_last(scores: list[int], seat: int) -> bool:
    own = scores[seat - 1]
    return all(own < score for other, score in enumerate(scores, 1) if other != seat)


def _standings(game: Game) -> list[list[int]]:
    """Return the scores after each scoring round."""
    scores = list(Game(game.origin).scores)
    found: list[list[int]] = []
    for event in game.events:
        if event.code in (*VOLCANO_SCORINGS, *FINAL_SCORINGS):
            found.append(list(scores))
        elif event.code in SUMS:
            params = cast("dict[str, int]", event.params)
            scores[params["seat"] - 1] = params["score"]
            found[-1][params["seat"] - 1] = params["score"]
    return found


def _thrifty(story: Story) -> bool:
    paid = [cast("int", event.params["amount"]) for event in story.events("auction_won")]
    return story.won and story.game.variant == "auction" and sum(paid) <= _THRIFTY


def _beaten(bot: str) -> Callable[[Story], bool]:
    return lambda story: story.won and bot in story.bots


def _mutul(score: int) -> Callable[[Story], bool]:
    return lambda story: story.won and story.game.variant == "solo" and (story.start or 0) >= score


def _legend(score: int) -> Callable[[Story], bool]:
    return lambda story: (
        story.won and story.game.variant == "legend" and (story.start or 0) >= score
    )


# In the order in which they are shown.
FEATS: Final[dict[str, Callable[[Story], bool]]] = {
    "expedition": lambda _: True,
    "victory": lambda story: story.won,
    "summit": _summit,
    "three_triples": lambda story: sum(n >= _TRIPLE for n in story.hand) >= _TRIPLES,
    "every_kind": lambda story: all(story.hand),
    "builder": lambda story: len(story.events("floor_uncovered")) >= _FLOORS,
    "both_guards": lambda story: len(story.events("guard_placed")) >= _GUARDS,
    "great_round": _great_round,
    "comeback": _comeback,
    "photo_finish": lambda story: story.won and story.margin <= 1,
    "thrifty": _thrifty,
    "table_of_four": lambda story: story.won and story.game.seats == _LARGEST_TABLE,
    **{f"beat_{bot}": _beaten(bot) for bot in RIVALS},
    **{f"mutul_{name.replace(' ', '_')}": _mutul(score) for name, score in DIFFICULTIES.items()},
    "legend": _legend(0),
    "legend_printed": _legend(PRINTED_SCORE),
}


def feats_of(story: Story) -> list[str]:
    """Return the feats of a game."""
    return [name for name, done in FEATS.items() if done(story)]
