"""The arena: many games between bots, of which none is played twice."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from tikal.errors import TikalError
from tikal.players.arena_game import described, play_job
from tikal.players.arena_job import Job, Played
from tikal.players.arena_plan import Plan
from tikal.players.arena_results import Results
from tikal.players.external import close_player
from tikal.players.failed import PlayerFailed
from tikal.players.player import Budget
from tikal.players.registry import make_player

# Whatever plays games in some order: here, in processes, on a cluster.
Executor = Callable[[Sequence[Job]], Generator[Played, None, None]]


def play_here(jobs: Sequence[Job]) -> Generator[Played, None, None]:
    """Play in this very process, one game after the other."""
    for job in jobs:
        yield play_job(job)


def check_bots(plan: Plan) -> None:
    """Refuse a plan with a bot that does not exist or can't be made."""
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
    tell: Callable[[Played], object] = lambda _: None,
) -> list[Played]:
    """Play at least so many games, leaving out those in `results`; return all, in their order.

    `tell` hears of every game as it ends. A game that was lost is not kept: a later run that goes
    on with the results plays it again.
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
