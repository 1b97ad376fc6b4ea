"""Attack a server and write down what was tried.

    python -m bench.attacks.attackers NAME ADDRESS SECONDS

At the lowest priority: it is the server that is attacked, not the processor it shares with us.
"""

import importlib
import json
import os
import sys


def main() -> None:
    """Attack, then print the counts as JSON."""
    name, address, seconds = sys.argv[1:4]
    os.nice(19)
    module = importlib.import_module(f"bench.attacks.attackers.{name}")
    print(json.dumps(module.attack(address, float(seconds)).as_json()))


if __name__ == "__main__":
    main()
