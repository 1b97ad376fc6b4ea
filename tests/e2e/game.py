"""A table as a player handles it: by pointing, clicking and keys, never by asking the server."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

RECORDS = Path(__file__).parents[1] / "games"
FITS = "[data-space][aria-label*='the tile fits here']"
REACHED = "[data-space][aria-label*='reachable for']"
# A whole game may wait for many bots' turns.
PATIENCE = 60_000
# Later than any page is opened, in seconds since its clock began.
LATER = 86_400
# More than one of the browser's frames takes, in milliseconds.
FRAME = 50


class GamePage:
    """The page of one person."""

    def __init__(self, page: Page) -> None:
        """Sit in front of a page."""
        self.page = page
        self._stopped = False

    # ------------------------------------------------------------------ getting to a table
    def open(self, path: str = "/") -> None:
        """Go to a page of the app."""
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def begin(self, **wanted: Any) -> None:  # noqa: ANN401 - the request's own shapes
        """Sit down at a table set up for the test: a seed makes it the same every time."""
        body = {"variant": "classic", "seed": 7, "seats": [{"kind": "person"}] * 2, **wanted}
        answer = self.page.request.post("/api/tables", data=body, headers={"X-Tikal": "1"})
        assert answer.ok, answer.text()
        self.go_to(answer.json()["id"])

    def begin_work(self) -> None:
        """Begin a game and place the first tile."""
        self.begin()
        self.place_tile()

    def resume(self, name: str, moves: int, players: Sequence[str] = ()) -> None:
        """Sit down at one of the golden games, after so many of its moves; players as named."""
        record = json.loads((RECORDS / f"{name}.tikal").read_text("utf-8"))
        record["actions"] = record["actions"][:moves]
        del record["scores"], record["winners"]
        if players:
            record["players"] = list(players[: record["setup"]["seats"]])
        answer = self.page.request.post(
            "/api/tables/import", data={"record": record}, headers={"X-Tikal": "1"}
        )
        assert answer.ok, answer.text()
        self.go_to(answer.json()["id"])

    def go_to(self, table: str) -> None:
        """Open a table's page."""
        self.open(f"/table/{table}")
        expect(self.table).to_be_visible()

    # ------------------------------------------------------------------ time
    def stop_time(self) -> None:
        """Stop the page's clock: what it shows for a moment stays, however slow the machine is."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(LATER)
        self._stopped = True

    def let_pass(self, milliseconds: int) -> None:
        """Let so much time pass, and no more."""
        self.page.clock.run_for(milliseconds)

    def let_time_go_on(self) -> None:
        """Let the clock run again."""
        self.page.clock.resume()
        self._stopped = False

    def _frame(self) -> None:
        """Let what follows a click by a frame come; a stopped clock stops frames, too."""
        if self._stopped:
            self.let_pass(FRAME)

    # ------------------------------------------------------------------ looking
    @property
    def table(self) -> Locator:
        """The table on the page."""
        return self.page.locator(".table")

    @property
    def id(self) -> str:
        """The table's id, from the address."""
        found = re.search(r"/table/([^/]+)", self.page.url)
        assert found is not None
        return found[1]

    @property
    def phase(self) -> str:
        """What there is to do."""
        return self.table.get_attribute("data-phase") or ""

    @property
    def seq(self) -> int:
        """How many commands this page knows of."""
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get_attribute("data-over") == "true"

    @property
    def ap(self) -> int:
        """Action points left."""
        return int(self.page.locator(".ap strong").inner_text())

    def space(self, name: str) -> Locator:
        """A space of the board."""
        return self.page.locator(f"[data-space={name}]")

    def button(self, name: str) -> Locator:
        """The first button of that name."""
        return self.page.get_by_role("button", name=name).first

    @property
    def players(self) -> Locator:
        """The cards of the players beside the board."""
        return self.page.locator(".players")

    @property
    def reading(self) -> Locator:
        """What the tabs beside the board show."""
        return self.page.locator("#side-body")

    @property
    def bar(self) -> Locator:
        """The buttons at the chosen space, or at the tile on trial."""
        return self.page.locator("[data-bar]")

    @property
    def answer(self) -> Locator:
        """What is said about the last click that could not be done."""
        return self.page.locator(".said")

    def why(self, action: str) -> Locator:
        """Return the reason why a button of the chosen space can do nothing."""
        return self.page.locator(f"#why-{action}")

    def ledger(self) -> list[str]:
        """The texts of this turn's actions, from the list beside the board."""
        return " ".join(self.gestures()).split()

    def gestures(self) -> list[str]:
        """The lines of that list: each has the texts of one gesture's actions."""
        lines = self.reading.locator("[data-gesture]").all()
        return [line.get_attribute("data-gesture") or "" for line in lines]

    # ------------------------------------------------------------------ doing
    def until_mine(self) -> None:
        """Wait until it is this person's move, or the game is over."""
        self.page.wait_for_selector(
            ".table:not([data-mine='']), .table[data-over=true]", timeout=PATIENCE
        )

    def done(self, before: int) -> None:
        """Wait until the server has taken what was played."""
        expect(self.table).not_to_have_attribute("data-seq", str(before))

    def place_tile(self) -> None:
        """Put the tile on the first space that glows, and confirm."""
        before = self.seq
        self.page.locator(FITS).first.click()
        self._frame()
        self.button("Place it here").click()
        self.done(before)

    def bring(self, member: str, to: str | None = None) -> None:
        """Bring a member in from the supply, to a space or the furthest there is."""
        before = self.seq
        self.button(f"+ {member}").click()
        goal = self.page.locator(REACHED).last if to is None else self.space(to)
        goal.click()
        self.done(before)

    def act(self, action: str) -> None:
        """Use a button of the chosen space."""
        before = self.seq
        self._frame()
        self.page.locator(f"[data-action='{action}']").click()
        self.done(before)

    def work(self) -> None:
        """Dig or build on the chosen space while its first button allows it."""
        while True:
            ready = self.page.locator(
                "[data-action^=U]:not([aria-disabled=true]), "
                "[data-action^=R]:not([aria-disabled=true])"
            )
            if ready.count() == 0:
                return
            before = self.seq
            ready.first.click()
            self.done(before)

    def end(self) -> None:
        """End the turn."""
        before = self.seq
        self.button("End turn").click()
        self.done(before)

    def bid_or_take(self) -> None:
        """Bid one more than the others while that is cheap, else pass; take the first tile."""
        before = self.seq
        if self.phase == "take":
            self.page.locator("[data-take]").first.click()
        else:
            bid = self.page.get_by_role("button", name=re.compile(r"^Bid [1-3]$"))
            (bid.first if bid.count() else self.button("Pass")).click()
        self.done(before)

    def turn(self) -> None:
        """Do whatever there is to do, once."""
        phase = self.phase
        if phase == "place":
            self.place_tile()
        elif phase == "act":
            self.spend()
            self.end()
        else:
            self.bid_or_take()

    def spend(self) -> None:
        """Spend some action points sensibly enough."""
        if self.button("+ explorer").is_enabled():
            self.bring("explorer")
            self.work()

    def play_on(self) -> None:
        """Play until the game is over."""
        self.until_mine()
        while not self.over:
            self.turn()
            self.until_mine()
