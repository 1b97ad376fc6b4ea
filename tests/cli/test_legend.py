"""Tikal Legend at the terminal: options, draft, items, refusals, records, other commands."""

import json
import re
from pathlib import Path
from typing import Any

import tikal
from tests.cli.terminal import GAMES, foreseen, kept, person, refused, run
from tests.legend_examples.positions import acting, final, position, site
from tikal.cli.game.choices import choices, completions
from tikal.cli.replay.stepping import Stepper

LEGEND = ("--variant", "legend")
SEED = (*LEGEND, "--seed", "7")
# What the seed's display allows, up to the first item of the action phase.
DRAFT = ("takeK2", "takeK1", "takeA5", "takeAP7", "takeK7", "takeA4")
NOTICE = "Cards and board are reconstructed; own the box? Supply the real cards with --solo-deck."
RECORD = GAMES / "legend-2-supermeeple.tikal"


def play(*typed: str, options: tuple[str, ...] = SEED) -> str:
    """Play and return all that was printed."""
    result = run("play", *options, typed=typed)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


def played(document: dict[str, Any], *typed: str) -> str:
    """Return what is printed when a game goes on from a position."""
    Path("position.json").write_text(json.dumps(document))
    return play(*typed, options=("--resume", "position.json"))


def test_the_options() -> None:
    """L16, L64 to L66: letters in any spelling, start score, trail, scorings, swap and floor."""
    options = ["--letters", "b,a", "--score", "75", "--trail", "6", "--scoring-trail", "never"]
    play(*DRAFT[:1], options=(*SEED, *options, "--swap", "--floor", "--save", "game.tikal"))
    assert tikal.load("game.tikal").setup.settings()["legend"] == {
        "letters": ["A", "B"],
        "score": 75,
        "trail": 6,
        "scoring_trail": "never",
        "swap": True,
        "floor": True,
    }


def test_what_is_left_out() -> None:
    """Without options the box's game is played, with a letter by chance."""
    play(*DRAFT[:1], options=(*SEED, "--save", "game.tikal"))
    settings = tikal.load("game.tikal").setup.settings()["legend"]
    assert settings.pop("letters") in (["A"], ["B"], ["C"])
    assert settings == {
        "score": 175,
        "trail": 4,
        "scoring_trail": "always",
        "swap": False,
        "floor": False,
    }


def test_the_score_of_the_solo_game() -> None:
    """S15: the same option sets Mutul's first points there; a difficulty beside it is too much."""
    play(options=("--variant", "solo", "--score", "140", "--seed", "1", "--save", "solo.tikal"))
    assert tikal.load("solo.tikal").scores[1] == 140
    result = run("play", "--variant", "solo", "--score", "140", "--difficulty", "easy")
    assert result.exit_code == 2


def own_deck(path: str) -> None:
    """Write a deck of one's own: the built-in one with another needle."""
    text = "[solo]\n"
    for name, card in tikal.legend_deck().items():
        fields = {**card, "needle": "N"} if name == "M1" else card
        inside = ", ".join(f"{field} = {json.dumps(value)}" for field, value in fields.items())
        text += f"{name} = {{{inside}}}\n"
    Path(path).write_text(text)


def test_it_says_once_that_it_is_reconstructed() -> None:
    """L13: the sentence comes at the start, once, and not to those who supply the cards."""
    assert play(*DRAFT).count(NOTICE) == 1
    assert NOTICE not in play(options=("--seed", "7"))
    own_deck("mine.toml")
    shown = play(options=(*SEED, "--solo-deck", "mine.toml"))
    assert NOTICE not in shown
    assert "reconstruction" not in shown


def test_the_draft_on_screen() -> None:
    """L16, L21: display with places, names and effects; then what each has, and Mutul's card."""
    shown = play("takek2")
    assert "  Display   AP7\n" in shown
    assert "A5 clearing N1 NE1 S1   A3 ruins 4 N2 SW1   A6 temple 2" in shown
    assert "  K1     Hidden Finds         Take the Codex and the Sun Disc.\n" in shown
    assert "  K10    Field Camp           Set up a camp on any clearing; no member needed." in shown
    assert "6 takeK1 Hidden Finds" in shown
    assert "Seat 1 takes an item · Round 1 of 6, draft · points 0:175" in shown
    after = shown.partition("> takek2")[2]
    assert "  takeK2    Seat 1 takes Restoration from place 2 of the display." in after
    assert (
        "            Mutul turns up card M3.\n              Mutul takes Restoration from" in after
    )
    assert "  You have  Restoration\n" in after
    assert "  Mutul has AP token 12, Restoration; set aside: Field Camp" in after
    assert "last card M3: needle SE, clockwise; row temple, volcano, lake, ruins" in after


def test_the_items_on_screen() -> None:
    """L27, L28: your items stand behind the texts that play them, in either spelling."""
    shown = play(*DRAFT, "playk2", "end", "spendK1", "E+a1", "end", "playap", "director", "end")
    assert "  playAP AP token 7\n" in shown
    assert "  A5@    tile A5 clearing N1 NE1 S1\n" in shown
    assert "(spendK1, spendK2, spendK3: 3 AP instead of the card's effect)" in shown
    assert "playK2 Hidden Finds" in shown
    assert "Seat 1 uses Hidden Finds · Round 1 of 6, action phase: nothing is left to do" in shown
    assert "Seat 1 has 3 AP · Round 1 of 6, action phase: 3 AP instead of Restoration" in shown
    assert "Seat 1 has 7 AP · Round 1 of 6, action phase: from the AP token" in shown
    assert "Seat 1 asks the Museum Director for help: 5 AP more." in shown
    assert "  Unique    yours: Codex, Sun Disc; his: nothing\n" in shown
    assert "  Director  has helped\n" in shown


def test_refusals_name_the_rule() -> None:
    """What is out of place is refused in a line with its L-number."""
    shown = play("playAP", "takeK99", "takeA1", *DRAFT, "pass", "a5@h1+0", "playP1", "Ea1>b2")
    assert "  take an item from the display first: L21" in shown
    assert "  tile A1 is not on display: L21" in shown
    assert re.search(r"  .*: L27\n", shown.partition("> pass")[2])
    assert re.search(r"  .*: L2\n", shown.partition("> a5@h1")[2])
    assert re.search(r"  .*: L30\n", shown.partition("> playP1")[2])
    assert "Traceback" not in shown


def test_a_tile_needs_its_name_if_there_are_two() -> None:
    """A space is enough for the only tile; with two the question is which one."""
    assert "which tile? Write A5@b3+0 or A4@b3+0" in play(*DRAFT, "b3+0")
    one = acting(["M1"], site(cards=["column"]), you=site(tiles=["A1"], cards=["swap"]))
    assert "A1@c1+0   Seat 1 places tile A1 on c1." in played(one, "c1+0")


def test_completions_know_the_items() -> None:
    """Tab offers what can be taken and played, with the short form only where it is clear."""
    game = tikal.Game.new(variant="legend", seed=7)
    assert {"takeAP7", "takeA5", "takeK10"} <= set(completions(game))
    for text in DRAFT:
        game.play(text)
    offered = completions(game)
    assert {"playAP", "playK1", "spendK3", "A5@c1+0", "A4@c1+0"} <= set(offered)
    assert "c1+0" not in offered
    assert offered["playK2"] == "use card"


def test_rotations_without_a_path_say_so() -> None:
    """L3: a tile may be laid as an island; the list tells which rotations do that."""
    game = tikal.Game.new(variant="legend", seed=7)
    for text in DRAFT:
        game.play(text)
    shown = {choice.action.text: choice.shown for choice in choices(game)}
    assert any(words.endswith("no path") for words in shown.values())
    volcano = acting(
        ["M1"],
        site(cards=["column"]),
        you=site(tiles=["B4"], cards=["swap"]),
        tiles={"c1": "A1>b2", "d1": "D5"},
    )
    found = choices(tikal.Game.from_document(volcano))
    assert "B4@e1" in [choice.shown for choice in found]


def test_goes_are_listed_by_their_start() -> None:
    """A card's goes cost nothing and are grouped by who goes from where."""
    document = acting(
        ["M1"],
        site(cards=["column"]),
        you=site(cards=["ancient_trail"], kept=[["pathfinder", True]]),
        members={"a1": {"1": "LLE"}},
    )
    shown = played(document, "playK1", "ea1>b2", "end")
    assert re.search(r"Ea1> go to +\d+ a2 +\d+ b1 +\d+ b2\n", shown)
    assert "4 members may go · points" in shown
    assert "3 members may go · points" in shown
    assert "playP1 Pathfinder" in shown
    assert "kept card " in shown


def test_a_used_kept_card_is_face_down() -> None:
    """L30: a kept card that was played in this round stands without its text."""
    document = acting(
        ["M1"], site(cards=["column"]), you=site(8, kept=[["supplies", True]], cards=["swap"])
    )
    shown = played(document, "playP1", "end")
    assert "AP from Supplies" in shown
    assert "  (used) Supplies" in shown


def test_mutuls_tile_is_turned_at_the_terminal() -> None:
    """L40: his tile and its space are given, you choose the rotation; a space is enough."""
    document = acting(["M1"], site(tiles=["A5"]), you=site(6, cards=["swap"]), director=False)
    game = tikal.Game.from_document(document)
    game.play("playAP")
    game.play("end")
    assert game.phase == "turn"
    rotation = next(iter(game.legal)).text.partition("@")[2]
    shown = played(document, "playAP", "end", rotation)
    assert "Seat 1 turns Mutul's tile A5" in shown
    assert "A5 clearing, stones N 1, NE 1, S 1 (for Mutul)" in shown
    assert "Mutul places tile A5 on" in shown


def test_no_line_is_wider_than_the_window(home: Path) -> None:
    """A whole game on 100 columns: nothing overflows, the record is kept, the result is told."""
    game = tikal.Game.new(variant="legend", seed=14, legend={"score": 0, "letters": ["A", "C"]})
    typed = foreseen(game, {1}, person(4))
    options = ["--seed", 14, "--score", 0, "--letters", "AC"]
    result = run("play", *LEGEND, *options, typed=typed)
    assert result.exit_code == 0, result.output
    wide = [line for line in result.stdout.splitlines() if len(line) > 100]
    assert [line for line in wide if "saved in" not in line and "Replay" not in line] == []
    assert kept(home).actions == game.actions
    assert kept(home).players == ["", "Mutul"]
    for row in ("volcano B4", "volcano D5", "final round", "total"):
        assert re.search(rf"\n{row} +\d+ +\d+", result.stdout)
    assert "Seat 2 " not in result.stdout.replace("Seat 2 (Mutul)", "").replace("Seat 2 wins", "")


def test_numbers_pick_choices(home: Path) -> None:
    """A whole game can be played with nothing but the numbers of the choices."""
    game = tikal.Game.new(variant="legend", seed=15)
    choose = person(5)
    typed: list[str] = []
    while not game.over:
        action = choose(game)
        typed += [str(each.number) for each in choices(game) if each.action == action]
        game.play(action)
    assert run("play", *LEGEND, "--seed", 15, typed=typed).exit_code == 0
    assert kept(home).actions == game.actions


def test_a_saved_game_goes_on(home: Path) -> None:
    """A game left in the middle of a card is resumed there."""
    play(*DRAFT, "playK1")
    (path,) = home.iterdir()
    shown = play("undo", options=("--resume", str(path)))
    assert "Seat 1 uses Restoration. Round 1 of 6, action phase: 2 levels left" in shown
    assert "Taken back: playK1" in shown


def test_replay_and_validate() -> None:
    """A draft is one line, each item another, a pass its own; validate tells what the file is."""
    game = tikal.load(RECORD)
    lines = run("replay", RECORD, "--text").stdout.splitlines()
    assert lines == game.turns()
    assert all(word.startswith("take") for word in lines[0].split()[1:])
    assert len(lines[0].split()) == 7
    assert lines.count("1 pass") == 6
    told = run("validate", RECORD).stdout
    assert re.search(r"record of a finished 2-player legend game .*seat \d wins", told)


def test_stepping_wraps_what_mutul_does() -> None:
    """Mutul's turns get more lines than others, and none is too wide."""
    stepper = Stepper(tikal.load(RECORD))
    stepper.next_turn()
    heights = set()
    for _ in range(12):
        lines = stepper.page().splitlines()
        assert max(len(line) for line in lines) <= 100
        heights.add(next(at for at, line in enumerate(lines) if line.startswith("┌")))
        stepper.forward()
    assert len(heights) == 1


def test_pictures_of_a_replay() -> None:
    """`--svg` draws Legend too."""
    game = tikal.Game.new(variant="legend", seed=7)
    game.play("takeK2")
    tikal.save(game, "short.tikal")
    assert run("replay", "short.tikal", "--svg", "frames").stdout == "2 pictures in frames\n"


def test_perft() -> None:
    """A game set up by the options is counted, and so is a document."""
    game = tikal.Game.new(variant="legend", seed=7)
    counted = run("perft", *SEED, "--depth", 1)
    assert counted.stdout == f"{len(game.legal)}\n"
    Path("position.json").write_text(json.dumps(game.document()))
    assert run("perft", "position.json", "--depth", 1).stdout == counted.stdout


def test_solve_says_that_it_cannot() -> None:
    """Scoring turns of Legend count lakes, volcanoes and more: one clear line, exit code 1."""
    Path("final.json").write_text(json.dumps(final()))
    assert refused(run("solve", "final.json")) == (
        "final.json: scoring turns of legend can't be solved, only of classic, auction, solo"
    )


def test_the_arena_takes_the_options() -> None:
    """One bot plays Legend; the letters are drawn anew for each deal unless they are given."""
    arguments = ["arena", "random", *LEGEND, "--games", 3, "--processes", 1, "--seed", 5]
    free = run(*arguments, "--json", "--resume", "free.jsonl")
    assert json.loads(free.stdout)["games"] == 3
    assert '"letters"' not in Path("free.jsonl").read_text().partition("\n")[0]
    chosen = ["--letters", "AB", "--score", 25, "--trail", 5, "--scoring-trail", "interim"]
    told = run(*arguments[:5], 1, *arguments[6:], *chosen, "--swap", "--report", "report.html")
    assert told.exit_code == 0, told.output
    page = Path("report.html").read_text()
    words = "--letters=AB --score=25 --trail=5 --scoring-trail=interim --swap --seed=5"
    assert words in page


def test_the_table_shows_a_scoring_turn() -> None:
    """L59: a volcano of yours gives 10 AP at once."""
    document = acting(["M1"], site(cards=["column"]), you=site(tiles=["B4"], cards=["swap"]))
    shown = played(document, "c1", "end")
    assert "Seat 1 has 10 AP. Scoring round: Mutul does not score" in shown
    assert "end turn  " in shown
    assert "Mutul's part of the scoring: the trail, by card" in shown


def test_drafting_in_a_document() -> None:
    """A position in the draft goes on at the terminal."""
    document = position(
        2,
        "draft",
        display={
            "tokens": [6, 9],
            "tiles": ["B1", "B2", "B4", "B5"],
            "cards": ["swap"] + [None] * 9,
        },
        solo=["M1"],
        tiles={"c1": "A2>b2"},
    )
    assert "Round 2 of 6, draft" in played(document)
