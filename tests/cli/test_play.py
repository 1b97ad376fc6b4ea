"""Sitting at the terminal: commands, refusals, saving, leaving, coming back."""

import json
import re
import sys
from pathlib import Path

import pytest

import tikal
from tests.cli.terminal import kept, refused, run
from tikal.cli.game import session

SEED = ("--seed", "7")
RANDOM = (*SEED, "--players", "human,random")
FIRST = "A4@b3+3"


def play(*typed: str, options: tuple[str, ...] = RANDOM) -> str:
    """Play and return all that was printed."""
    result = run("play", *options, typed=typed)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


def test_a_turn_shows_what_one_needs() -> None:
    """Board, tile with its stones, AP left, points and costs are on the screen."""
    shown = play(FIRST, "e+a1")
    assert str(tikal.Game.new(seed=7)) in shown
    assert "Tile A4 temple 1, stones N 2, NE 1 (to place)" in shown
    assert "Seat 1 has 10 AP · points 0:0" in shown
    assert re.search(r"move, 2 AP +4 Ea1-a2 +5 Ea1-b1", shown)
    assert "E+a1      Seat 1 places its explorer on a1." in shown
    assert "Seat 1, 9 AP>" in shown


def test_every_turn_is_told_in_words() -> None:
    """What the random player does is told, action by action, before the next question."""
    shown = play(FIRST, "end")
    assert "Seat 1 ends the turn with 10 AP left." in shown
    assert re.search(r"A6@\w\d\+\d +Seat 2 places tile A6", shown)
    assert "Turn of seat 1." in shown.partition("A6@")[2]


def test_a_place_is_enough_for_a_tile() -> None:
    """While a tile waits, its space and rotation stand for the whole action."""
    assert "A4@b3+3   Seat 1 places tile A4 on b3." in play("b3+3")
    assert "write A4@b3+0: R2.2" in play("b3")


def test_refusals_name_the_rule() -> None:
    """What is illegal, misspelt or not in the list is refused in a line and asked for again."""
    shown = play("end", "A4@a1+0", "jump", "99", FIRST, "Ub3", "Ea1=b2")
    assert "  place tile A4 first: R4.1" in shown
    assert "  a1 is explored already: R5.1" in shown
    assert "  'Jump' is no action" in shown
    assert "  there is no choice 99 in the list" in shown
    assert "  you have nobody on b3: R8.1" in shown
    assert "Traceback" not in shown


def test_a_walk_takes_the_cheapest_way() -> None:
    """A move to a space further off is played step by step, if the AP allow it (R7.2)."""
    shown = play(FIRST, "E+a1", "Ea1-b3", "Eb3-h5")
    assert "Ea1-b2    Seat 1 moves its explorer from a1 to b2 for 1 AP." in shown
    assert "Eb2-b3    Seat 1 moves its explorer from b2 to b3 for 3 AP." in shown
    assert "b3 and h5 don't touch: R7.2" in shown


def test_undo_takes_back_one_action(home: Path) -> None:
    """`undo` takes back one action, also the tile; the kept game follows."""
    shown = play(FIRST, "E+a1", "undo", "undo", "undo")
    assert "Taken back: E+a1" in shown
    assert f"Taken back: {FIRST}" in shown
    assert "nothing has been played yet" in shown
    assert kept(home).actions == []


def test_reset_takes_back_the_turn() -> None:
    """`reset` goes back as far as allowed, and says why when it is not."""
    shown = play(FIRST, "E+a1", "L+a1", "reset", FIRST, "end", "reset")
    assert f"Taken back: L+a1 E+a1 {FIRST}" in shown
    assert "end can't be taken back" in shown


def test_small_commands() -> None:
    """`?` explains, `log` and `board` show the game, `list` and an empty line the choices."""
    shown = play("log", FIRST, "help", "?", "LOG", "board", "list", "")
    assert "Nothing has been played yet." in shown
    assert shown.count("Type the number of a choice") == 2
    assert f"\n1 {FIRST}\n" in shown
    assert shown.count("1 E+a1  2 L+a1") == 4
    assert shown.count("floors left") == 3


def test_leaving_loses_nothing(home: Path) -> None:
    """`quit`, the end of the input and Ctrl-C all keep the game and say how to go on."""
    for typed in (["E+a1"], ["E+a1", "quit", "L+a1"], ["E+a1", "exit"]):
        shown = play(FIRST, *typed)
        (path,) = home.iterdir()
        assert shown.endswith(f"The game is saved in {path}\nContinue it: {resume(path)}\n")
        assert [str(action) for action in tikal.load(path).actions] == [FIRST, "E+a1"]
        path.unlink()


def resume(path: Path) -> str:
    """Return the command that goes on with a game."""
    return f"tikal play --resume {path}"


def test_ctrl_c_leaves_in_peace(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at the question is no error: exit code 0, the game kept."""
    lines = iter([FIRST, "E+a1"])

    def ask(*_question: object) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "ask", ask)
    assert "Continue it" in play()
    assert len(kept(home).actions) == 2


def test_nothing_played_nothing_kept(home: Path) -> None:
    """Whoever leaves at once leaves no file behind."""
    assert "Nothing was played, so nothing was saved." in play("quit")
    assert not home.exists()


def test_a_resumed_game_goes_on(home: Path) -> None:
    """A kept game is resumed where it was, its names and its undo included, and kept there."""
    options = ("--seed", "7", "--players", "human:Ada,random")
    play(FIRST, "E+a1", options=options)
    (path,) = home.iterdir()
    shown = play("undo", "L+a1", options=("--resume", str(path)))
    assert "Seat 1 (Ada), 9 AP>" in shown
    assert "Taken back: E+a1" in shown
    assert [str(action) for action in kept(home).actions] == [FIRST, "L+a1"]


def test_a_resumed_random_player_does_the_same(home: Path) -> None:
    """A game that was interrupted goes on as it would have without the interruption."""
    play(FIRST, "end")
    (path,) = home.iterdir()
    whole = kept(home).turns()
    record = json.loads(path.read_text())
    record.update(actions=[FIRST], scores=[0, 0])
    Path("cut.tikal").write_text(json.dumps(record))
    play("end", options=("--resume", "cut.tikal"))
    assert tikal.load("cut.tikal").turns() == whole


def test_a_position_is_played_on_and_left_alone(home: Path) -> None:
    """A game from a position document is kept elsewhere: the document stays as it is."""
    Path("p.json").write_text('{"ap": 3, "members": {"b1": {"1": "E"}}}')
    shown = play("Ub1", options=("--resume", "p.json", "--players", "human,human"))
    assert "Seat 1 uncovers the 2nd floor of the temple on b1." in shown
    assert Path("p.json").read_text().startswith('{"ap": 3')
    assert kept(home).record()["start"]


def test_looking_at_a_game_does_not_touch_it() -> None:
    """A record that is resumed and left without an action is not written anew."""
    Path("g.tikal").write_text(json.dumps(tikal.Game.new(seed=7).record()))
    before = Path("g.tikal").read_bytes()
    play("board", "quit", options=("--resume", "g.tikal"))
    assert Path("g.tikal").read_bytes() == before


def test_save_gives_the_game_a_name(home: Path) -> None:
    """`save FILE` keeps the game in FILE from now on; `save` says where it is."""
    shown = play(FIRST, "save my game.tikal", "E+a1", "save")
    assert shown.count("The game is saved in my game.tikal") == 3
    assert "tikal play --resume 'my game.tikal'" in shown
    assert len(tikal.load("my game.tikal").actions) == 2
    assert len(kept(home).actions) == 1


def test_save_writes_over_nothing() -> None:
    """`save` refuses a name that is taken, or a folder that is missing, and the game goes on."""
    Path("precious").write_text("precious")
    shown = play(FIRST, "save precious", "save nowhere/x.tikal", "E+a1")
    assert "  precious: already exists and will not be overwritten" in shown
    assert "  nowhere/x.tikal: no such file or directory" in shown
    assert "Seat 1 places its explorer on a1." in shown
    assert Path("precious").read_text() == "precious"


def test_the_option_save_names_the_file(home: Path) -> None:
    """`--save FILE` keeps the game in FILE from the start."""
    play(FIRST, options=(*SEED, "--save", "mine.tikal"))
    assert [str(action) for action in tikal.load("mine.tikal").actions] == [FIRST]
    assert not home.exists()


def test_the_option_save_writes_over_nothing() -> None:
    """`--save FILE` is refused at the start if FILE is there."""
    Path("mine.tikal").write_text("precious")
    assert "mine.tikal: already exists" in refused(run("play", "--save", "mine.tikal"))
    assert Path("mine.tikal").read_text() == "precious"


def test_a_game_that_cannot_be_kept(home: Path) -> None:
    """Where nothing can be written that is said once, at once, and again at the end."""
    home.parent.write_text("not a folder")
    result = run("play", *SEED, typed=[FIRST, "E+a1"])
    assert result.stdout.count("The game can't be saved: ") == 1
    assert "home" in refused(result)


def test_conceding_to_the_only_opponent(home: Path) -> None:
    """With two seats the other one wins, after a question; no means no."""
    shown = play(FIRST, "concede", "n", "concede", "y")
    assert "Seat 1 concedes: Seat 2 (random) wins." in shown
    assert shown.count("Give up?") == 2
    assert "Replay it: tikal replay" in shown
    assert len(kept(home).actions) == 1


def test_conceding_among_several(home: Path) -> None:
    """With more seats a random player takes over and the game goes on without the person."""
    shown = play(FIRST, "concede", "yes", options=(*SEED, "--players", "human,random,random"))
    assert "Seat 1 concedes: a random player takes over." in shown
    assert "final round" in shown
    assert kept(home).players == ["random"] * 3
    assert kept(home).over


def test_a_finished_game_shows_its_result(home: Path) -> None:
    """Resuming a game that is over tells how it ended."""
    run("play", *SEED, "--players", "random,random")
    (path,) = home.iterdir()
    shown = play(options=("--resume", str(path)))
    assert "total" in shown
    assert f"tikal replay {path}" in shown


def test_a_tie_is_explained() -> None:
    """Where points alone don't decide, the result says what did (R12.3)."""
    position = {
        "phase": "act", "ap": 0, "scoring": True, "turn": None, "queue": [], "stack": [],
        "scores": [7, 9], "guards": {"a2": "1L"}, "levels": {"a2": 2}, "seat": 1,
    }  # fmt: skip
    Path("tie.json").write_text(json.dumps(position))
    shown = play("end", options=("--resume", "tie.json"))
    assert "Tie: the highest temple guarded by seat 1 is level 2; 0 treasures." in shown
    assert shown.rstrip().splitlines()[-3] == "Seat 1 wins."


def test_names_cannot_disturb_the_terminal() -> None:
    """Control characters in a stranger's record are shown, not obeyed."""
    record = tikal.Game.new(seed=7).record()
    record["players"] = ["\x1b[2J\nEve", "random"]
    Path("eve.tikal").write_text(json.dumps(record))
    shown = play(FIRST, options=("--resume", "eve.tikal"))
    assert "Seat 1 (\\x1b[2J\\nEve)> " in shown
    assert "\x1b" not in shown


def test_a_bot_plays(home: Path) -> None:
    """A named bot takes its turns, and its name stays with the game."""
    shown = play(FIRST, "end", options=(*SEED, "--players", "human,easy"))
    assert re.search(r"A6@\w\d\+\d +Seat 2 places tile A6", shown)
    assert "Turn of seat 1." in shown.partition("A6@")[2]
    assert kept(home).players == ["", "easy"]


def test_a_bot_that_fails_loses_its_seat(home: Path) -> None:
    """A bot that can't go on is told of in a line, and a random player goes on for it."""
    bot = f"exec:{sys.executable} -c pass"
    shown = play(FIRST, "end", options=(*SEED, "--players", f"human,{bot}"))
    assert re.search(r"Seat 2 \(exec:.*\) .+: a random player takes over\.", shown)
    assert "Turn of seat 1." in shown.partition("A6@")[2]
    assert kept(home).players == ["", "random"]


def test_a_record_starts_no_program() -> None:
    """A stranger's record that names a command is refused, and nothing is run."""
    record = tikal.Game.new(seed=7).record()
    record["players"] = ["Eve", "exec:touch mischief"]
    Path("eve.tikal").write_text(json.dumps(record))
    words = refused(run("play", "--resume", "eve.tikal"))
    assert words == "players[1]: 'exec:touch mischief' is a command; name the players to run it"
    assert not Path("mischief").exists()


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ("human,robot", "unknown player 'robot'; there are human, human:NAME, random, easy,"),
        ("human:hard,random", "'hard' can't be a player's name"),
        ("human:exec:ls,random", "'exec:ls' can't be a player's name"),
        ("human:,random", "'' can't be a player's name"),
        ("human:random,random", "'random' can't be a player's name"),
        (f"human:{'x' * 41},random", "can't be a player's name"),
        ("human,human,human,human,human", "5 seats: classic has 2 to 4: R3.1"),
        ("human", "1 players for 2 of the 2 seats: R3.1"),
    ],
)
def test_players_are_checked(players: str, words: str) -> None:
    """Whoever can't play, or has no seat, is refused."""
    assert words in refused(run("play", "--players", players))


def test_players_must_fit_the_seats() -> None:
    """As many players as seats; Mutul is not chosen."""
    assert "2 players for 3" in refused(run("play", "--seats", 3, "--players", "human,random"))
    solo = run("play", "--variant", "solo", "--players", "human,random")
    assert "2 players for 1 of the 2 seats" in refused(solo)


def test_a_resumed_game_keeps_its_setup() -> None:
    """Options of a set-up make no sense beside --resume: wrong usage."""
    assert run("play", "--resume", "x.tikal", "--seats", 2).exit_code == 2
