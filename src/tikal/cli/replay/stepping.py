"""Step through a game with keys."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl

from tikal.cli.game.screen import sentence
from tikal.cli.replay.frames import Frame, frames
from tikal.game import Game

_KEYS: Final = "→ or Space: next   ←: back   ↓ ↑: turn   Home End   q: leave"
# Lines for events: always as many, so that the board stays in place. Mutul's turns need more.
_LINES: Final = 7
_MOST_LINES: Final = 14
_WIDTH: Final = 98


class Stepper:
    """A place in a replayed game, and the ways to move from it."""

    def __init__(self, game: Game) -> None:
        """Start at the first frame."""
        self.game = game
        self.frames: list[Frame] = list(frames(game))
        self.index = 0
        longest = max(len(_sentences(frame)) for frame in self.frames)
        self._lines = max(_LINES, min(longest, _MOST_LINES))

    def forward(self) -> None:
        """Go forward one action."""
        self.index = min(self.index + 1, len(self.frames) - 1)

    def back(self) -> None:
        """Go back one action."""
        self.index = max(self.index - 1, 0)

    def next_turn(self) -> None:
        """Go forward to the end of the turn."""
        self.forward()
        while self.index < len(self.frames) - 1 and not self.frames[self.index].ends_turn:
            self.forward()

    def last_turn(self) -> None:
        """Go back to the end of the previous turn."""
        self.back()
        while self.index > 0 and not self.frames[self.index].ends_turn:
            self.back()

    def to_start(self) -> None:
        """Go to the beginning."""
        self.index = 0

    def to_end(self) -> None:
        """Go to the end."""
        self.index = len(self.frames) - 1

    def page(self) -> str:
        """Return the text of the screen."""
        frame = self.frames[self.index]
        action = "the beginning" if frame.action is None else frame.action.text
        title = f"{frame.number} of {len(self.frames) - 1}: {action}"
        return "\n".join([_KEYS, title, *self._told(frame), str(frame.game)])

    def _told(self, frame: Frame) -> list[str]:
        """Return the last events in words, padded to a fixed number of lines."""
        lines = _sentences(frame)
        if len(lines) > self._lines:
            lines = ["  …", *lines[1 - self._lines :]]
        return lines + [""] * (self._lines - len(lines))


def _sentences(frame: Frame) -> list[str]:
    """Return the events in words, each in as many lines as it needs."""
    found: list[str] = []
    for event in frame.events:
        words = sentence(event, frame.game.setup.rules.variant)
        found += wrap(words, _WIDTH, initial_indent="  ", subsequent_indent="    ")
    return found


def step_through(stepper: Stepper) -> None:
    """Run the stepper until the user leaves."""
    window = Window(FormattedTextControl(stepper.page), wrap_lines=False)
    Application(layout=Layout(window), key_bindings=_keys(stepper), full_screen=True).run()


def _keys(stepper: Stepper) -> KeyBindings:
    bound = KeyBindings()
    ways: dict[Callable[[], None], tuple[str, ...]] = {
        stepper.forward: ("right", "space", "n"),
        stepper.back: ("left", "p", "backspace"),
        stepper.next_turn: ("down", "pagedown"),
        stepper.last_turn: ("up", "pageup"),
        stepper.to_start: ("home", "g"),
        stepper.to_end: ("end", "G"),
    }
    for way, keys in ways.items():
        for key in keys:
            bound.add(key)(_handler(way))
    for key in ("q", "escape", "c-c", "c-d"):
        bound.add(key)(lambda event: event.app.exit())
    return bound


def _handler(way: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    def go(_event: KeyPressEvent) -> None:
        way()

    return go
