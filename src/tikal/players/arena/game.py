"""Play one game of an arena.

A player that fails forfeits: the game ends, its seat comes last, and the others are ranked by the
points they have at that moment.
"""

from typing import Final, cast

from tikal.game import Game
from tikal.notation.actions.action import Action
from tikal.notation.record import setup_of
from tikal.players.arena.job import Failure, GameResult, Job, Round
from tikal.players.external.player import close_player
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player

# Mutul's name in the tables of players.
MUTUL: Final = "mutul"
# The events that sum up a scoring turn.
SUMS: Final = ("seat_scored", "legend_scored")


def play_job(job: Job) -> GameResult:
    """Play a game and return its result, whatever happens in it."""
    try:
        return _play(job)
    except Exception as problem:  # noqa: BLE001 - one lost game must not end the others
        return lost_game(job, f"the game broke off: {described(problem)}")


def lost_game(job: Job, reason: str) -> GameResult:
    """Return the result of a game that doesn't count."""
    names = tuple(seated.label for seated in job.seated)
    return GameResult(job.game, job.deal, names, (), (), (), Failure(None, reason))


def described(problem: BaseException) -> str:
    """Return an exception as a short text."""
    return f"{type(problem).__name__}: {problem}"[:200].rstrip(": ")


def _play(job: Job) -> GameResult:
    game = game_of(job)
    players: list[Player] = []
    failed = None
    try:
        _sit_down(job, players)
        while game.seat is not None:
            game.play(_chosen(game, job.seated[game.seat - 1].label, players[game.seat - 1]))
    except PlayerFailed as problem:
        failed = problem
    finally:
        for player in players:
            close_player(player)
    return _result(job, game, failed)


def game_of(job: Job) -> Game:
    """Return the new game of a job."""
    return Game.from_setup(setup_of(job.setup).with_seed(job.deal))


def _sit_down(job: Job, players: list[Player]) -> None:
    """Append the players one by one, so that the caller can close them if one fails."""
    budget = Budget(job.seconds, job.nodes)
    for seated in job.seated:
        try:
            players.append(make_player(seated.bot, seated.seed, budget))
        except Exception as problem:
            raise PlayerFailed(seated.label, described(problem)) from problem


def _chosen(game: Game, label: str, player: Player) -> Action:
    """Return the player's action; raise PlayerFailed if it isn't legal."""
    view = game.view(game.seat)
    try:
        action = player.choose(view)
    except PlayerFailed as problem:
        raise PlayerFailed(label, problem.reason) from problem
    except Exception as problem:
        raise PlayerFailed(label, described(problem)) from problem
    if action not in game.legal:
        raise PlayerFailed(label, f"chose {str(action)[:60]!r}, which is not legal here")
    return action


def _result(job: Job, game: Game, failed: PlayerFailed | None) -> GameResult:
    names = [seated.label for seated in job.seated]
    names += [MUTUL] * (game.seats - len(names))
    last = None if failed is None else names.index(failed.name)
    return GameResult(
        game=job.game,
        deal=job.deal,
        seats=tuple(names),
        scores=tuple(game.scores),
        ranks=ranks(game.scores, [seat - 1 for seat in game.winners], last),
        rounds=_rounds(game),
        failure=None if failed is None else Failure(failed.name, failed.reason),
    )


def ranks(scores: list[int], winners: list[int], last: int | None) -> tuple[int, ...]:
    """Return the ranks of all seats: 1 for the winners, the better rank for equals.

    `last` is a seat that has forfeited, if any; it comes last.
    """
    keys = [(place != last, place in winners, score) for place, score in enumerate(scores)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _rounds(game: Game) -> tuple[tuple[Round, ...], ...]:
    """Return each seat's points for temples and treasures, by scoring round."""
    found: list[list[Round]] = [[] for _ in range(game.seats)]
    for event in game.events:
        if event.code in SUMS:
            gain = cast("dict[str, int]", event.params)
            found[gain["seat"] - 1].append((gain["temples"], gain["treasures"]))
    return tuple(tuple(rounds) for rounds in found)
