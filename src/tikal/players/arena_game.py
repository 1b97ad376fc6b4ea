"""One game of an arena, from its deal to its ranks.

A player that fails forfeits: the game ends there, its seat comes last, and the others are ranked by
the points they have at that moment.
"""

from typing import Final, cast

from tikal.game import Game
from tikal.notation.action import Action
from tikal.players.arena_job import Failure, Job, Played, Round
from tikal.players.external import close_player
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget, Player
from tikal.players.registry import make_player

# How the automaton of the solo game is called where players have names.
MUTUL: Final = "mutul"


def play_job(job: Job) -> Played:
    """Return how a game went, whatever happened in it."""
    try:
        return _play(job)
    except Exception as problem:  # noqa: BLE001 - one lost game must not end the others
        return lost(job, f"the game broke off: {described(problem)}")


def lost(job: Job, reason: str) -> Played:
    """Return a game that counts for nobody."""
    names = tuple(seated.label for seated in job.seated)
    return Played(job.game, job.deal, names, (), (), (), Failure(None, reason))


def described(problem: BaseException) -> str:
    """Return an exception in a few words."""
    return f"{type(problem).__name__}: {problem}"[:200].rstrip(": ")


def _play(job: Job) -> Played:
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
    """Return the game at its beginning."""
    setup = job.setup
    return Game.new(
        variant=str(setup["variant"]),
        edition=str(setup["edition"]),
        seats=cast("int", setup["seats"]),
        seed=job.deal,
        options=cast("dict[str, object]", setup["options"]),
        solo=cast("dict[str, object] | None", setup.get("solo")),
    )


def _sit_down(job: Job, players: list[Player]) -> None:
    """Make the players, one after the other, so that those made are known if one can't be."""
    budget = Budget(job.seconds, job.nodes)
    for seated in job.seated:
        try:
            players.append(make_player(seated.bot, seated.seed, budget))
        except Exception as problem:
            raise PlayerFailed(seated.label, described(problem)) from problem


def _chosen(game: Game, label: str, player: Player) -> Action:
    """Return a legal action; anything else is the player's failure."""
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


def _result(job: Job, game: Game, failed: PlayerFailed | None) -> Played:
    names = [seated.label for seated in job.seated]
    names += [MUTUL] * (game.seats - len(names))
    last = None if failed is None else names.index(failed.name)
    return Played(
        game=job.game,
        deal=job.deal,
        seats=tuple(names),
        scores=tuple(game.scores),
        ranks=ranks(game.scores, [seat - 1 for seat in game.winners], last),
        rounds=_rounds(game),
        failure=None if failed is None else Failure(failed.name, failed.reason),
    )


def ranks(scores: list[int], winners: list[int], last: int | None) -> tuple[int, ...]:
    """Return everybody's rank, 1 for the winners; who is equal shares the better one.

    `last` is the seat that has forfeited: the game has no winners but the best of the others.
    """
    keys = [(place != last, place in winners, score) for place, score in enumerate(scores)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _rounds(game: Game) -> tuple[tuple[Round, ...], ...]:
    """Return what each seat scored for temples and for treasures, round by round."""
    found: list[list[Round]] = [[] for _ in range(game.seats)]
    for event in game.events:
        if event.code == "seat_scored":
            gain = cast("dict[str, int]", event.params)
            found[gain["seat"] - 1].append((gain["temples"], gain["treasures"]))
    return tuple(tuple(rounds) for rounds in found)
