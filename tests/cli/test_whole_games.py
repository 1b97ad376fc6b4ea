"""Games from the first tile to the last point, typed line by line."""

import re
from itertools import cycle
from pathlib import Path

import pytest

import tikal
from tests.cli.terminal import foreseen, kept, person, run, start
from tikal.cli.game.choices import choices

NEWS = ("Points", "final round", "total", "wins.")


def test_a_game_against_a_random_player(home: Path) -> None:
    """A person who types legal actions gets to the end, and the kept record is that game."""
    game = tikal.Game.new(seed=11)
    result = run(
        "play", "--seed", "11", "--players", "human,random", typed=foreseen(game, {1}, person(1))
    )
    assert result.exit_code == 0
    assert all(word in result.stdout for word in NEWS)
    again = kept(home)
    assert again.actions == game.actions
    assert again.players == ["", "random"]
    assert re.search(rf"total +{game.scores[0]} +{game.scores[1]}\b", result.stdout)


def test_a_process_of_its_own_plays_the_same(home: Path) -> None:
    """`python -m tikal` plays the same game from a real pipe."""
    game = tikal.Game.new(seats=2, seed=12)
    typed = foreseen(game, {1}, person(2))
    done = start("play", "--seed", 12, "--players", "human,random", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert kept(home).scores == game.scores


def spread(text: str) -> str:
    """Return a text with blanks in it."""
    return f" {text[:1]} {text[1:]}  "


def test_an_auction_around_one_terminal(home: Path) -> None:
    """Three people play an auction on one terminal, in capitals or not, with blanks or without."""
    game = tikal.Game.new(variant="auction", seats=3, seed=13)
    spelled = cycle([str.lower, str.upper, spread])
    texts = foreseen(game, {1, 2, 3}, person(3))
    typed = [spell(text) for spell, text in zip(spelled, texts, strict=False)]
    result = run(
        "play", "--variant", "auction", "--players", "human,human:Ben,human", "--seed", 13,
        typed=typed,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert kept(home).actions == game.actions
    assert kept(home).players == ["", "Ben", ""]
    assert "start and bids" in result.stdout


def test_the_solo_game(home: Path) -> None:
    """In the solo game Mutul's turns are told, and nobody is asked for them."""
    game = tikal.Game.new(variant="solo", seed=14, solo={"score": 125, "members": -1})
    arguments = ["--variant", "solo", "--seed", 14, "--difficulty", "very-easy", "--members", -1]
    result = run("play", *arguments, typed=foreseen(game, {1}, person(4)))
    assert result.exit_code == 0, result.output
    assert "Mutul reveals card" in result.stdout
    assert kept(home).actions == game.actions
    assert kept(home).players == ["", "Mutul"]


@pytest.mark.parametrize("variant", ["classic", "auction"])
def test_numbers_pick_choices(variant: str, home: Path) -> None:
    """A whole game can be played with nothing but the numbers of the choices."""
    game = tikal.Game.new(variant=variant, seed=15)
    choose = person(5)
    typed: list[str] = []
    while not game.over:
        action = choose(game)
        numbers = [choice.number for choice in choices(game) if choice.action == action]
        typed += [str(number) for number in numbers]
        game.play(action)
    result = run(
        "play", "--variant", variant, "--seed", 15, "--players", "human,human", typed=typed
    )
    assert result.exit_code == 0, result.output
    assert kept(home).actions == game.actions


def test_random_players_play_among_themselves(home: Path) -> None:
    """Nobody need be at the terminal; the same seed gives the same game."""
    first = run("play", "--players", "random,random,random", "--seed", 16)
    second = run("play", "--players", "random,random,random", "--seed", 16)
    assert first.exit_code == second.exit_code == 0
    one, two = [tikal.load(path) for path in sorted(home.iterdir())]
    assert one.actions == two.actions
    assert one.over
