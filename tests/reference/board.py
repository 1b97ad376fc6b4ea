"""The 40 spaces, who neighbours whom, and the compass (R2, S5)."""

COLUMNS = "abcdefgh"
ROWS = (1, 2, 3, 4, 5)
SPACES: list[str] = [f"{column}{row}" for column in COLUMNS for row in ROWS]
DIRECTIONS: list[str] = ["N", "NE", "SE", "S", "SW", "NW"]
BASE_CAMP = "a1"

#: R2.1: a step changes (column, row) by this; columns a c e g sit half a space further north.
STEPS_FROM_HIGH_COLUMN = {
    "N": (0, 1), "NE": (1, 1), "SE": (1, 0), "S": (0, -1), "SW": (-1, 0), "NW": (-1, 1),
}  # fmt: skip
STEPS_FROM_LOW_COLUMN = {
    "N": (0, 1), "NE": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "NW": (-1, 0),
}  # fmt: skip

#: Column number (a is 0) and row, also of places beyond the board's edge.
Place = tuple[int, int]


def place_of(space: str) -> Place:
    """R2.1: the column number and row of a space."""
    return COLUMNS.index(space[0]), int(space[1])


def space_at(place: Place) -> str | None:
    """R2.1: the name of a place, None beyond the edge."""
    column, row = place
    if 0 <= column < len(COLUMNS) and row in ROWS:
        return f"{COLUMNS[column]}{row}"
    return None


def step(place: Place, direction: str) -> Place:
    """R2.1, R2.2: the next place in a direction, on the board or not."""
    column, row = place
    steps = STEPS_FROM_HIGH_COLUMN if column % 2 == 0 else STEPS_FROM_LOW_COLUMN
    across, up = steps[direction]
    return column + across, row + up


#: R2.2: the neighbouring space of every space in every direction, None at the edge.
NEIGHBOUR: dict[str, dict[str, str | None]] = {
    space: {d: space_at(step(place_of(space), d)) for d in DIRECTIONS} for space in SPACES
}


def neighbour(space: str, direction: str) -> str | None:
    """R2.2: the neighbouring space in a direction, None at the edge."""
    return NEIGHBOUR[space][direction]


def neighbours(space: str) -> list[str]:
    """R2.2: all neighbouring spaces."""
    return [other for other in NEIGHBOUR[space].values() if other is not None]


def direction_between(space: str, other: str) -> str:
    """R2.2: the direction from a space to its neighbour."""
    return next(d for d in DIRECTIONS if neighbour(space, d) == other)


def opposite(direction: str) -> str:
    """R2.2: the direction that looks back."""
    return turned(direction, 3)


def turned(direction: str, sixths: int) -> str:
    """R2.2: a direction turned clockwise by so many times 60 degrees."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + sixths) % 6]


def ring(centre: Place, distance: int, needle: str, sense: str) -> list[Place]:
    """S5: the places at a distance, the one in the needle's direction first, then round.

    From the corner in the needle's direction the first leg of the ring runs, clockwise, in
    the direction 120 degrees on, and each of the six legs turns by another 60.
    """
    if distance == 0:
        return [centre]
    turn = 1 if sense == "cw" else -1
    place = centre
    for _ in range(distance):
        place = step(place, needle)
    found = []
    for leg in range(6):
        for _ in range(distance):
            found.append(place)
            place = step(place, turned(needle, turn * (2 + leg)))
    return found


def compass_order(guide: str, needle: str, sense: str) -> list[str]:
    """S5: all 40 spaces, nearest ring first, the guide's own space foremost."""
    order = []
    for distance in range(len(COLUMNS) + len(ROWS)):
        for place in ring(place_of(guide), distance, needle, sense):
            space = space_at(place)
            if space is not None:
                order.append(space)
    return order
