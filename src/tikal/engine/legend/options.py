"""What the table can choose in Legend: letters, start score, difficulty (L16, L64 to L66)."""

from typing import Final, final

from tikal.box.legend.solo_deck import COMMON_LETTER, LETTERS
from tikal.errors import InvalidSetup
from tikal.untrusted import short_repr

Settings = dict[str, object]

PRINTED_SCORE: Final = 175
# The start score that interfaces propose: `hard` wins about half of its games (L66; measured in
# docs/explanation/legend-in-figures.md).
BALANCED_SCORE: Final = 200
LEAST_SCORE: Final = 0
MOST_SCORE: Final = 400
PRINTED_TRAIL: Final = 4
MOST_TRAIL: Final = 8
CHOICE_OF_LETTERS: Final = tuple(LETTERS.replace(COMMON_LETTER, ""))
MOST_LETTERS: Final = 2
# When Mutul does his trail in scorings (L64).
ALWAYS: Final = "always"
INTERIM: Final = "interim"
NEVER: Final = "never"
SCORING_TRAILS: Final = (ALWAYS, INTERIM, NEVER)
_NAMES: Final = ("letters", "score", "trail", "scoring_trail", "swap", "floor", "cards")


@final
class LegendOptions:
    """The options of one game, checked; `letters` is empty where chance has to choose."""

    def __init__(self, settings: Settings) -> None:
        """Read the settings, or say which of them is wrong."""
        for name in settings:
            if name not in _NAMES:
                known = ", ".join(_NAMES[:-1])
                message = f"unknown legend setting {short_repr(name)}; there are {known}: L64"
                raise InvalidSetup(message)
        self.letters: Final = _letters(settings.get("letters"))
        self.score: Final = _number(settings, "score", PRINTED_SCORE, LEAST_SCORE, MOST_SCORE)
        self.trail: Final = _number(settings, "trail", PRINTED_TRAIL, PRINTED_TRAIL, MOST_TRAIL)
        self.scoring_trail: Final = _scoring_trail(settings.get("scoring_trail", ALWAYS))
        self.swap: Final = _flag(settings, "swap")
        self.floor: Final = _flag(settings, "floor")

    def as_dict(self, letters: str) -> Settings:
        """Return the options as records hold them, with the letters that are played."""
        chosen: Settings = {"letters": list(letters)} if letters else {}
        return {
            **chosen,
            "score": self.score,
            "trail": self.trail,
            "scoring_trail": self.scoring_trail,
            "swap": self.swap,
            "floor": self.floor,
        }


def _letters(value: object) -> str:
    if value is None:
        return ""
    right = isinstance(value, (list, tuple)) and 0 < len(value) <= MOST_LETTERS
    if isinstance(value, (list, tuple)) and right:
        names = [str(letter) for letter in value]
        right = all(name in CHOICE_OF_LETTERS for name in names) and len(set(names)) == len(names)
        if right:
            return "".join(sorted(names))
    message = f"legend.letters must be one or two of A, B and C, not {short_repr(value)}: L16"
    raise InvalidSetup(message)


def _number(settings: Settings, name: str, default: int, least: int, most: int) -> int:
    value = settings.get(name, default)
    rule = "L66" if name == "score" else "L65"
    if isinstance(value, bool) or not isinstance(value, int):
        message = f"legend.{name} must be a whole number, not {short_repr(value)}: {rule}"
        raise InvalidSetup(message)
    if not least <= value <= most:
        message = f"legend.{name} must be {least} to {most}, not {short_repr(value)}: {rule}"
        raise InvalidSetup(message)
    return value


def _scoring_trail(value: object) -> str:
    if not isinstance(value, str) or value not in SCORING_TRAILS:
        known = ", ".join(SCORING_TRAILS)
        message = f"legend.scoring_trail must be one of {known}, not {short_repr(value)}: L64"
        raise InvalidSetup(message)
    return value


def _flag(settings: Settings, name: str) -> bool:
    value = settings.get(name, False)
    if not isinstance(value, bool):
        message = f"legend.{name} must be true or false, not {short_repr(value)}: L65"
        raise InvalidSetup(message)
    return value
