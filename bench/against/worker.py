"""Does the works inside one build, on request: `python -m bench.against.worker`.

It first prints what it is, as JSON. Then it answers each line of its input, a figure's name and
how many batches to do, with seconds of processor time, the amount done and the result.
"""

import gc
import json
import sys
from time import process_time

import tikal
from bench.against.works import Work, all_works


def timed(work: Work, batches: int) -> tuple[float, int, str]:
    """Return the seconds that some batches take, how much they do, and the last one's result."""
    amount = 0
    start = process_time()
    for _ in range(batches):
        done = work()
        amount += done.amount
    return process_time() - start, amount, done.result


def main() -> None:
    """Say what this is, then do what is asked for."""
    works = all_works()
    gc.collect()
    gc.freeze()  # what was prepared is not looked through again while something is timed
    print(json.dumps({"compiled": tikal.COMPILED, "figures": list(works)}), flush=True)
    for line in sys.stdin:
        name, batches = line.split()
        print(json.dumps(timed(works[name], int(batches))), flush=True)


if __name__ == "__main__":
    main()
