"""Play the games of an arena, except those that were played before."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from tikal.errors import TikalError
from tikal.players.arena.game import described, play_job
from tikal.players.arena.job import GameResult, Job
from tikal.players.arena.plan import Plan
from tikal.players.arena.results import Results
from tikal.players.external.player import close_player
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget
from tikal.players.registry import make_player

# A function that plays games, in any order: in this process, in several, or on a cluster.
Executor = Callable[[Sequence[Job]], Generator[GameResult, None, None]]


def play_here(jobs: Sequence[Job]) -> Generator[GameResult, None, None]:
    """Play one game after the other in this process."""
    for job in jobs:
        yield play_job(job)


def check_bots(plan: Plan) -> None:
    """Raise an error if a bot of the plan does not exist or can't be made."""
    for bot in dict.fromkeys(plan.bots):
        try:
            close_player(make_player(bot, plan.seed, Budget(plan.seconds, plan.nodes)))
        except TikalError:
            raise
        except Exception as problem:
            raise PlayerFailed(bot, described(problem)) from problem


def run(
    plan: Plan,
    games: int,
    executor: Executor = play_here,
    results: Results | None = None,
    tell: Callable[[GameResult], object] = lambda _: None,
) -> list[GameResult]:
    """Play at least so many games, except those in `results`; return all in order.

    `tell` is called with every game as it ends. A lost game is not saved, so that a resumed run
    plays it again.
    """
    numbers = range(plan.games(games))
    done = {} if results is None else dict(results.games)
    jobs = [plan.job(number) for number in numbers if number not in done]
    with closing(executor(jobs)) as ended:
        for played in ended:
            done[played.game] = played
            if results is not None and played.counts:
                results.add(played)
            tell(played)
    return [done[number] for number in numbers]
