"""Record the playthroughs again: `python -m tools.playthroughs`.

Read the diff before you commit it: it shows what changes for players.
"""

from tests.playthroughs.rendering import path_of, playthrough
from tests.tables import SEATS


def main() -> None:
    """Write one text for each variant."""
    for variant in SEATS:
        path_of(variant).write_text(playthrough(variant), "utf-8")
        print(path_of(variant).name)


if __name__ == "__main__":
    main()
