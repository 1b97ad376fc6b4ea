"""Bots in processes of their own: they play, they fail by clear rules, nothing of them stays."""

import gc
import sys
from pathlib import Path

import pytest

import tikal
from tests.players.bots import EXAMPLE, named, polite, script
from tikal.players.external import player as external
from tikal.players.external.player import ExternalPlayer, close_player
from tikal.players.external.process import BotProcess
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player

FIRST = 'print("action", legal[0], flush=True)'
READY = 'input(); print("ready", flush=True)\n'

FAILURES = {
    "crashes": ("raise ZeroDivisionError('oh')", "ended with exit code 1 (ZeroDivisionError: oh)"),
    "leaves": ("sys.exit()", "ended with exit code 0"),
    "dies": ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its output"),
    "talks": ("print('hello', flush=True)", "said 'hello' instead of 'action'"),
    "prints bytes": ("os.write(1, bytes([255, 10]))", "said '\\\\xff' instead of 'action'"),
    "is ready twice": ("print('ready', flush=True)", "said 'ready' instead of 'action'"),
    "cheats": ("print('action Ub1', flush=True)", "chose 'Ub1', which is not legal here"),
    "makes no sense": ("print('action ?', flush=True)", "chose '?', which is not legal here"),
    "says nothing": ("print('action', flush=True)", "chose '', which is not legal here"),
}
FLOODS = {
    "a line without end": "while True: sys.stdout.write('x' * 4096)",
    "infos without end": "while True: sys.stdout.write('info x\\n' * 1000)",
    "complaints as well": "while True: sys.stderr.write('x' * 99); sys.stdout.write('x' * 4096)",
}


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a bot that says nothing."""
    monkeypatch.setattr(external, "GRACE_SECONDS", 0.3)


def failure(player: Player, view: tikal.View) -> str:
    """Return why a player fails."""
    with pytest.raises(PlayerFailed) as caught:
        player.choose(view)
    assert caught.value.name == player.name
    assert str(caught.value) == f"{player.name}: {caught.value.reason}"
    return caught.value.reason


def test_the_example_plays() -> None:
    """The example bot plays a game to its end, the same for the same seed, and explains itself."""
    games = []
    for _ in range(2):
        game = tikal.Game.new(seats=2, seed=3)
        player = make_player(named(EXAMPLE), 5)
        other = make_player("random", 6)
        while game.seat is not None:
            chosen = (player if game.seat == 1 else other).choose(game.view(game.seat))
            game.play(chosen)
        assert str(player.explain()).startswith("The best of ")
        close_player(player)
        games.append(game.record())
    assert games[0] == games[1]


@pytest.mark.parametrize(("code", "reason"), FAILURES.values(), ids=FAILURES)
def test_failures(tmp_path: Path, code: str, reason: str) -> None:
    """A bot that gives no legal action in time fails with a reason, and its process is gone."""
    player = ExternalPlayer(polite(tmp_path, code), 1, Budget())
    view = tikal.Game.new(seed=1).view(1)
    assert failure(player, view) == reason
    assert gone(player)
    assert failure(player, view) == reason


@pytest.mark.parametrize("code", FLOODS.values(), ids=FLOODS)
def test_floods(tmp_path: Path, code: str) -> None:
    """Output without end is stopped, whatever it looks like."""
    player = ExternalPlayer(script(tmp_path, f"import sys\n{READY}{code}"), 1, Budget())
    assert failure(player, tikal.Game.new(seed=1).view(1)) == "printed without end"
    assert gone(player)


def gone(player: ExternalPlayer) -> bool:
    """Tell whether nobody is left at the other ends of the pipes, children included."""
    process = player._process
    assert process is not None
    threads = (process._writer, process._output.thread, process._complaints.thread)
    return process._process.returncode is not None and not any(
        thread.is_alive() for thread in threads
    )


def test_a_bot_that_hangs(tmp_path: Path) -> None:
    """The budget is the limit for a decision; starting has one of its own."""
    player = ExternalPlayer(polite(tmp_path, "time.sleep(60)"), 1, Budget(seconds=0.05))
    assert failure(player, tikal.Game.new(seed=1).view(1)) == "said no 'action' within 0.05 s"
    assert gone(player)


def test_a_bot_that_never_reads(tmp_path: Path) -> None:
    """Answers without reading are found out, and what it has not read holds nobody up."""
    code = READY + "import time\nwhile True: print('info', flush=True); time.sleep(0.02)"
    player = ExternalPlayer(script(tmp_path, code), 1, Budget(seconds=0.05))
    assert failure(player, tikal.Game.new(seed=1).view(1)) == "said no 'action' within 0.05 s"
    assert gone(player)


def test_a_bot_that_never_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `ready` in time a bot fails as well."""
    monkeypatch.setattr(external, "START_SECONDS", 0.05)
    player = ExternalPlayer(script(tmp_path, "import time; time.sleep(60)"), 1, Budget())
    assert failure(player, tikal.Game.new(seed=1).view(1)) == "said no 'ready' within 0.05 s"


def test_children_are_ended_too(tmp_path: Path) -> None:
    """What a bot has started goes with it: nobody holds its pipes any more."""
    child = "import subprocess; subprocess.Popen([sys.executable, '-c', 'input()'], stdin=-1)"
    player = ExternalPlayer(polite(tmp_path, f"{child}; {FIRST}"), 1, Budget())
    player.choose(tikal.Game.new(seed=1).view(1))
    player.close()
    assert gone(player)


def test_infos_are_kept(tmp_path: Path) -> None:
    """The last `info` before an action explains it, and only that one."""
    code = "print('info no\\n\\ninfo yes' if seen else ''); seen += 1; " + FIRST
    player = ExternalPlayer(polite(tmp_path, code), 1, Budget())
    (tmp_path / "bot.py").write_text("seen = 0\n" + (tmp_path / "bot.py").read_text())
    view = tikal.Game.new(seed=1).view(1)
    player.choose(view)
    assert str(player.explain()) == "The bot gave no reason."
    player.choose(view)
    assert str(player.explain()) == "yes"
    player.close()


def test_a_bot_is_told_to_leave(tmp_path: Path) -> None:
    """`close` says `quit` and lets the bot finish; a second time it does nothing."""
    name = polite(tmp_path, FIRST, f"open({str(tmp_path / 'left')!r}, 'w').close()")
    player = ExternalPlayer(name, 1, Budget())
    player.choose(tikal.Game.new(seed=1).view(1))
    player.close()
    player.close()
    assert (tmp_path / "left").exists()
    assert gone(player)


def test_a_bot_that_is_never_asked_is_never_started(tmp_path: Path) -> None:
    """Making a player starts nothing, and there is nothing to close."""
    player = ExternalPlayer(polite(tmp_path, FIRST), 1, Budget())
    player.close()
    assert player._process is None


def test_a_forgotten_bot_is_ended(tmp_path: Path) -> None:
    """When nobody holds the player any more its process ends, `close` or not."""
    player = ExternalPlayer(polite(tmp_path, FIRST), 1, Budget())
    player.choose(tikal.Game.new(seed=1).view(1))
    process = player._process
    assert isinstance(process, BotProcess)
    del player
    gc.collect()
    assert process._process.returncode is not None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:", "exec:: there is no such program"),
        ("exec:no-such-program-here -x", "exec:no-such-program-here -x: there is no such program"),
        ("exec:'a", "exec:'a: no closing quotation"),
    ],
)
def test_commands_that_do_not_exist(name: str, reason: str) -> None:
    """A command that can't be started is refused when the player is made."""
    with pytest.raises(tikal.InvalidSetup) as caught:
        make_player(name, 1)
    assert str(caught.value) == reason


def test_a_program_that_is_none(tmp_path: Path) -> None:
    """A file that looks like a program but can't be run fails when it is started."""
    path = tmp_path / "noise"
    path.write_bytes(b"\x00\x01")
    path.chmod(0o755)
    player = make_player(f"exec:{path}", 1)
    assert failure(player, tikal.Game.new(seed=1).view(1)).startswith("can't be started: ")


def test_arguments_reach_the_bot(tmp_path: Path) -> None:
    """The command is split as a shell does it, but no shell interprets it."""
    path = tmp_path / "a bot.py"
    path.write_text("import sys\nsys.exit(repr(sys.argv[1:]))")
    player = make_player(f"exec:{sys.executable} '{path}' '$HOME;' x", 1)
    reason = failure(player, tikal.Game.new(seed=1).view(1))
    assert reason == "ended with exit code 1 (['$HOME;', 'x'])"
