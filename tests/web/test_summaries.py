"""What is kept of a finished game, and what was done for games that ended before that."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, create_engine, func, select, update
from sqlalchemy.exc import OperationalError

import tikal
from tests.web.alone import run_alone
from tests.web.databases.fill import OLD, fill_old
from tests.web.rooms import seats
from tests.web.server import Browser, Json
from tests.web.test_old_databases import owner_at
from tests.web.test_playing import played_to_the_end
from tikal.web.history import backfill
from tikal.web.history.backfill import Backfill
from tikal.web.history.feats import Story, feats_of
from tikal.web.history.summary import VERSION, summary_of
from tikal.web.play.command import CONCEDE, Command
from tikal.web.play.open_table import begun
from tikal.web.play.table import PlayedTable
from tikal.web.store.database import open_database, synchronous
from tikal.web.store.journal import Journal
from tikal.web.store.migrate import migrate
from tikal.web.store.results import ResultRows
from tikal.web.store.rows import Rows
from tikal.web.store.schema import RESULTS, TABLES

GAMES = Path(__file__).parents[1] / "games"


def finished(name: str, *kinds: str) -> PlayedTable:
    """Return a golden game as if it had been played here; seats as named, else people."""
    game = tikal.load(GAMES / f"{name}.tikal")
    record = game.record()
    record["actions"] = []
    del record["scores"], record["winners"]
    played = begun(record, seats(*(kinds or ["person"] * game.seats)))
    for action in game.actions:
        played.run(Command("ada", None, "action", {"action": action.text}), "now")
    return played


def summary(played: PlayedTable) -> Any:  # noqa: ANN401 - JSON, or None
    """Return the summary for whoever had all the people's seats."""
    return summary_of(played, {seat.seat for seat in played.seats if seat.had_person})


def test_a_summary_says_how_it_ended_for_the_owner() -> None:
    """The first person's points, the best of the others, the bots with theirs."""
    found = summary(finished("auction-3-supermeeple", "easy", "person", "hard"))
    assert found is not None
    assert (found["score"], found["rival"], found["won"]) == (43, 86, 0.0)
    assert (found["bot"], found["bots"]) == ("hard", [["easy", 86], ["hard", 66]])
    won = summary(finished("classic-2-supermeeple"))
    assert won is not None
    assert (won["score"], won["rival"], won["won"]) == (151, 121, 1.0)


def test_games_that_are_not_ones_own_have_none() -> None:
    """Bots among themselves, a game begun elsewhere, and one from a position set up."""
    assert summary(finished("classic-2-supermeeple", "easy", "hard")) is None
    whole = tikal.load(GAMES / "classic-2-supermeeple.tikal").record()
    assert summary(begun(whole, seats("person", "person"))) is None


def test_giving_up_is_losing() -> None:
    """In a duel, and at a larger table, where a bot goes on; no feat is had by it."""
    for kinds in (("person", "easy"), ("person", "easy", "easy")):
        record = tikal.Game.new(seats=len(kinds), seed=7).record()
        played = begun(record, seats(*kinds))
        played.run(Command("ada", 1, CONCEDE), "now")
        found = summary(played)
        assert found is not None
        assert (found["given_up"], found["won"], found["feats"]) == (True, 0.0, [])
        assert len(found["bots"]) == len(kinds) - 1


def story(name: str, seat: int, **changes: Any) -> Story:  # noqa: ANN401 - fields of a story
    """Return a golden game as a seat saw it."""
    game = tikal.load(GAMES / f"{name}.tikal")
    margin = game.scores[seat - 1] - max(s for n, s in enumerate(game.scores, 1) if n != seat)
    given = {"won": seat in game.winners, "margin": margin, "bots": (), "start": None, **changes}
    return Story(game, seat, **given)


@pytest.mark.parametrize(
    ("feat", "does", "does_not"),
    [
        ("victory", story("classic-2-supermeeple", 1), story("classic-2-supermeeple", 2)),
        ("summit", story("auction-3-supermeeple", 3), story("auction-3-supermeeple", 1)),
        ("beat_hard", story("classic-2-supermeeple", 1, bots=("hard",)),
         story("classic-2-supermeeple", 2, bots=("hard",))),
        ("photo_finish", story("classic-2-supermeeple", 1, margin=1),
         story("classic-2-supermeeple", 1)),
        ("mutul_very_easy", story("solo-2-supermeeple", 1, won=True, start=125),
         story("solo-2-supermeeple", 1, start=125)),
        ("mutul_standard", story("solo-2-supermeeple", 1, won=True, start=175),
         story("solo-2-supermeeple", 1, won=True, start=150)),
        ("legend", story("legend-2-supermeeple", 1, won=True, start=0),
         story("solo-2-supermeeple", 1, won=True, start=175)),
        ("legend_printed", story("legend-2-supermeeple", 1, won=True, start=175),
         story("legend-2-supermeeple", 1, won=True, start=170)),
        ("table_of_four", story("classic-4-supermeeple", 1, won=True),
         story("classic-3-supermeeple", 1, won=True)),
    ],
)  # fmt: skip
def test_feats(feat: str, does: Story, does_not: Story) -> None:
    """Each is had by who did it, and not by who nearly did."""
    assert feat in feats_of(does)
    assert feat not in feats_of(does_not)


def test_feats_of_building() -> None:
    """Floors and guards are counted as the records' actions have them."""
    found = set()
    for path in sorted(GAMES.glob("[ac]*.tikal")):
        game = tikal.load(path)
        again = tikal.Game(game.origin)
        done: Counter[tuple[int | None, str]] = Counter()
        for action in game.actions:
            seat = again.seat
            done[seat, action.kind] += 1
            again.play(action)
        for seat in range(1, game.seats + 1):
            feats = feats_of(story(path.stem, seat))
            assert ("builder" in feats) == (done[seat, "uncover"] >= 15)
            assert ("both_guards" in feats) == (done[seat, "guard"] == 2)
            found |= {(name, name in feats) for name in ("builder", "both_guards")}
    assert len(found) == 4


def test_feats_of_treasures() -> None:
    """The last hand decides: three triples, or all eight kinds."""
    found = set()
    for path in sorted(GAMES.glob("*.tikal")):
        game = tikal.load(path)
        hands: Any = game.document()["hands"]
        for seat in range(1, game.seats + 1):
            counts = Counter(hands.get(str(seat), []))
            feats = feats_of(story(path.stem, seat))
            triples = sum(count == 3 for count in counts.values()) >= 3
            assert ("three_triples" in feats) == triples
            assert ("every_kind" in feats) == (len(counts) == 8)
            found.add(triples)
    assert found == {True, False}


def test_a_comeback_begins_at_the_last_place() -> None:
    """Whoever wins was behind everybody at an earlier scoring; whoever always led was not."""
    for path in sorted(GAMES.glob("[ac]*.tikal")):
        game = tikal.load(path)
        after: list[list[int]] = []
        again = tikal.Game(game.origin)
        for action in game.actions:
            events = again.play(action)
            if any(event.code == "seat_scored" for event in events):
                after.append(again.scores)
        rounds = after[game.seats - 1 :: game.seats][:-1]
        for seat in range(1, game.seats + 1):
            last = any(scores.count(min(scores)) == 1 and scores[seat - 1] == min(scores)
                       for scores in rounds)  # fmt: skip
            each = story(path.stem, seat, won=True)
            assert ("comeback" in feats_of(each)) == last, (path.stem, seat)
            assert "comeback" not in feats_of(story(path.stem, seat, won=False))
            assert "comeback" not in feats_of(story(path.stem, seat, won=True, start=125))


def results(url: URL) -> dict[str, Json]:
    """Return the rows in `results` by the names of their tables."""
    engine = create_engine(synchronous(url))
    joined = select(RESULTS, TABLES.c.name).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
    with engine.connect() as connection:
        found = {str(row["name"]): dict(row) for row in connection.execute(joined).mappings()}
    engine.dispose()
    return found


def filled(url: URL) -> int:
    """Make the missing summaries of a database; return how many there were."""

    async def fill() -> int:
        engine, journal = open_database(url), Journal(url)
        writer = asyncio.create_task(journal.run())
        try:
            return await Backfill(Rows(engine, journal), ResultRows(engine, journal)).run()
        finally:
            writer.cancel()
            await engine.dispose()

    return run_alone(fill())


@pytest.mark.parametrize("revision", OLD)
def test_old_games_are_summarised_beside_other_work(
    database: URL, tmp_path: Path, revision: str
) -> None:
    """The migration notes them and does no more; then each is read once."""
    fill_old(database, tmp_path, revision)
    migrate(database)
    noted = results(database)
    assert {row["version"] for row in noted.values()} == {0}
    assert {row["summary"] for row in noted.values()} == {None}
    assert "Bots" in noted
    assert "Thinking" not in noted
    assert filled(database) == len(noted)
    after = results(database)
    assert {row["version"] for row in after.values()} == {VERSION}
    # The duel given up has no name; games of bots, or begun elsewhere, are nobody's own.
    own = {name for name, row in after.items() if row["summary"] is not None}
    assert own == {"None"}
    assert after["None"]["summary"]["given_up"] is True
    assert filled(database) == 0


def test_statistics_have_old_games_after_a_start(database: URL, tmp_path: Path) -> None:
    """The server makes the summaries while it serves."""
    fill_old(database, tmp_path, OLD[-1])
    with owner_at(database, OLD[-1]) as guest:
        while not (found := guest.get("/api/statistics"))["games"]:
            pass
    assert [(line["variant"], line["played"]) for line in found["games"]] == [("classic", 1)]


def test_a_game_that_cant_be_read_is_left_out(
    database: URL, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, it does not count, and it does not keep the others from being read."""
    fill_old(database, tmp_path, OLD[-1])
    migrate(database)
    engine = create_engine(synchronous(database))
    broken = update(TABLES).where(TABLES.c.name == "Bots").values(origin={"version": 99})
    with engine.begin() as connection:
        connection.execute(broken)
    count = len(results(database))
    assert filled(database) == count
    assert "game not summarised" in caplog.text
    with engine.connect() as connection:
        left = select(func.count()).where(RESULTS.c.version < VERSION)
        assert connection.execute(left).scalar() == 0
    engine.dispose()


def test_a_failing_store_is_waited_for(
    database: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left is done once it answers again."""
    fill_old(database, tmp_path, OLD[-1])
    migrate(database)
    ask, failures = ResultRows.outdated, [OSError("gone"), OperationalError("", None, Exception())]

    async def outdated(rows: ResultRows, version: int, most: int) -> list[str]:
        if failures:
            raise failures.pop()
        return await ask(rows, version, most)

    monkeypatch.setattr(ResultRows, "outdated", outdated)
    monkeypatch.setattr(backfill, "pause", lambda _: 0.0)
    assert filled(database) == len(results(database))


def test_a_deleted_game_leaves_the_statistics(guest: Browser) -> None:
    """Whatever links to a game leads somewhere."""
    table = played_to_the_end(guest, guest.new("person", variant="solo"), 2)
    assert len(guest.get("/api/statistics")["form"]) == 1
    assert guest.http.delete(f"/api/tables/{table['id']}").status_code == 204
    found = guest.get("/api/statistics")
    assert (found["form"], found["games"]) == ([], [])
    assert all(each["table"] is None for each in found["achievements"])
