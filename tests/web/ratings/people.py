"""People who play rated games, for tests."""

from tests.web.accounts.people import NewBrowser, sign_up
from tests.web.club import INVITED, PERSON, code_for, host, join
from tests.web.server import Browser, Json

RATED = {"rated": True}


def person(new: NewBrowser, handle: str) -> Browser:
    """Return the browser of somebody with an account."""
    browser = new()
    sign_up(browser, handle)
    return browser


def rated_game(first: Browser, *others: Browser, **terms: object) -> Json:
    """Return a rated game of people who sit in this order."""
    seats = [PERSON, *[INVITED] * len(others)]
    table = host(first, *seats, terms={**RATED, **terms})
    for number, other in enumerate(others, 2):
        join(other, code_for(first, table, number))
    return first.table(table)


def concede(browser: Browser, table: Json, seat: int) -> Json:
    """Give a seat up."""
    body = {"seq": browser.table(table)["seq"], "seat": seat}
    found: Json = browser.post(f"/api/tables/{table['id']}/concede", body)
    return found


def lost(winner: Browser, loser: Browser) -> Json:
    """Return a rated duel that the second has lost."""
    table = rated_game(winner, loser)
    return concede(loser, table, 2)


def changes(browser: Browser, table: Json) -> list[int | None]:
    """Return by how much a game has changed each seat's rating."""
    return [each["change"] for each in browser.get(f"/api/tables/{table['id']}/ratings")]


def ratings(browser: Browser, variant: str = "classic") -> dict[str, int]:
    """Return the board: everybody's rating, bots by their level."""
    players = browser.get(f"/api/ratings/{variant}")["players"]
    return {each["handle"] or each["bot"]: each["rating"] for each in players}
