"""Two builds of this project side by side: `make bench ARGS="--against REV"`.

`worker` runs once inside each build and does fixed pieces of work (`works`) on recorded games
(`games`). `rounds` asks both in turn and compares their speeds, `report` prints what came of it.
"""
