"""Advice as a whole: true, fair, different where it compares, and no change to the play."""

from pathlib import Path

import pytest

import tikal
from tests.players.advice import advice_of, codes, fits_its_code, opinion_on, played
from tests.players.test_planning import game_after
from tests.playing import seeded
from tikal.box.tiles import TILE_INDEX
from tikal.engine.legend.table import ROUND, ROUNDS
from tikal.engine.state.site import NO_TILE
from tikal.notation.actions.action import parse
from tikal.players.reasons.legend import soon
from tikal.players.reasons.reason import Reason
from tikal.players.registry import make_player

Document = dict[str, object]
# Variants with how far a game has come: places, turns, scoring turns, auctions, items.
MOMENTS = [
    ("classic", 2, 1),
    ("classic", 2, 64),
    ("classic", 3, 95),
    ("classic", 4, 120),
    ("classic", 2, 200),
    ("auction", 2, 0),
    ("auction", 3, 41),
    ("solo", 2, 33),
    ("solo", 2, 80),
    ("legend", 2, 3),
    ("legend", 2, 40),
    ("legend", 2, 90),
]


def strengths(document: Document, space: str) -> dict[int, int]:
    """Return how strong each seat is on a space, counted in a document."""
    members = document["members"]
    assert isinstance(members, dict)
    here = members.get(space, {})
    return {int(seat): 3 * who.count("L") + who.count("E") for seat, who in here.items()}


def holder_in(document: Document, space: str) -> int | None:
    """Return who holds a space by a document."""
    guards = document["guards"]
    assert isinstance(guards, dict)
    if space in guards:
        return int(guards[space][0])
    here = strengths(document, space)
    best = max(here.values(), default=0)
    strongest = [seat for seat, strength in here.items() if strength == best and best]
    return strongest[0] if len(strongest) == 1 else None


def is_true(reason: Reason, before: Document, after: Document, seat: int) -> None:  # noqa: C901
    """Ask that what a reason says holds in the documents before and after its plan."""
    params, space = reason.params, str(reason.params.get("space"))
    mine = strengths(after, space).get(seat, 0)
    theirs = max([0, *(n for who, n in strengths(after, space).items() if who != seat)])
    if "mine" in params:
        assert (params["mine"], params["theirs"]) == (mine, theirs)
    match reason.code:
        case "majority_won":
            assert holder_in(before, space) is None
            assert holder_in(after, space) == seat
        case "majority_taken" | "majority_taken_mutul":
            assert holder_in(before, space) == params["seat"] != seat
            assert holder_in(after, space) == seat
        case "majority_tied" | "majority_tied_mutul":
            assert holder_in(before, space) == params["seat"] != seat
            assert holder_in(after, space) is None
            assert mine == theirs
        case "majority_defended":
            assert holder_in(before, space) == holder_in(after, space) == seat
            assert mine > strengths(before, space).get(seat, 0)
        case "majority_lost":
            assert holder_in(before, space) == seat != holder_in(after, space)
        case "catching_up":
            assert mine <= theirs
        case "temple_raised":
            assert holder_in(after, space) == seat
            assert after["levels"][space] == params["level"]  # type: ignore[index]
        case "guard":
            assert holder_in(after, space) == seat
            assert space in after["guards"]  # type: ignore[operator]
        case "camp" | "camp_saves" | "camp_reaches":
            assert after["camps"][space] == seat  # type: ignore[index]
        case "set_completed":
            hand = after["hands"][str(seat)]  # type: ignore[index]
            assert hand.count(params["kind"]) == params["count"]
            assert params["count"] in {2, 3}
        case _:
            pass


def reached(game: tikal.Game, advice_plan: list[str]) -> tikal.Game:
    """Play a plan in a world that looks the same, as far as it is one's own turn."""
    world = game.view(game.seat).sample(seeded(9))
    for text in advice_plan:
        if parse(text).ends_turn or parse(text).kind in {"take", "recover"}:
            break
        world.play(text)
    return world


@pytest.mark.parametrize(("variant", "seats", "actions"), MOMENTS)
def test_reasons_are_true(variant: str, seats: int, actions: int) -> None:
    """Both plans can be played in another world that looks the same, where the reasons hold."""
    game = game_after(actions, variant, seats)
    assert game.seat is not None
    advice = advice_of(game, "medium")
    others = [] if advice.other is None else [(advice.other.plan, advice.other.reasons)]
    for plan, given in [(advice.plan, advice.reasons), *others]:
        texts = [planned.text for planned in plan]
        assert texts[0] in game.legal
        after = reached(game, texts).document()
        assert len(given) <= 3
        for reason in given:
            fits_its_code(reason)
            assert all(0 <= step < len(plan) for step in reason.steps)
            if texts[0][:4] != "take":
                is_true(reason, game.document(), after, game.seat)


@pytest.mark.parametrize(("variant", "seats", "actions"), MOMENTS[1::2])
def test_worlds_that_look_alike_get_the_same_advice(variant: str, seats: int, actions: int) -> None:
    """Nothing hidden is in a hint: another world with the same view gets the same one."""
    game = game_after(actions, variant, seats)
    other = game.view(game.seat).sample(seeded(5))
    assert game.view(game.seat) == other.view(game.seat)
    assert advice_of(game, "medium") == advice_of(other, "medium")


@pytest.mark.parametrize(("variant", "seats", "actions"), MOMENTS)
def test_the_other_plan_is_another(variant: str, seats: int, actions: int) -> None:
    """It is no worse than nothing, does something else, and what it misses the first one has."""
    advice = advice_of(game_after(actions, variant, seats), "medium")
    other = advice.other
    if other is None:
        return
    assert other.worse >= 0
    assert sorted(other.plan) != sorted(advice.plan)
    assert not {reason.about for reason in other.misses} & {
        reason.about for reason in other.reasons
    }


@pytest.mark.parametrize("actions", [25, 64, 95, 200])
def test_stages_add_up(actions: int) -> None:
    """What the stages change is what the whole plan changes."""
    game = game_after(actions)
    texts = [planned.text for planned in advice_of(game, "medium").plan]
    course = played(game.document(), *texts)
    opinion = opinion_on(course.first)
    dug = opinion.treasure(course.stages[-1].before) if texts[-1].startswith("R") else 0.0
    change = opinion.worth(course.last) - opinion.worth(course.first) + dug
    assert sum(stage.worth for stage in course.stages) == pytest.approx(change)


def test_a_placed_tile_is_followed_by_the_turn() -> None:
    """In the place phase the advice is the whole turn, and the tile is among its reasons."""
    game = tikal.Game.new(seats=2, seed=11)
    assert game.phase == "place"
    advice = advice_of(game)
    assert advice.plan[0].text.startswith("A")
    assert len(advice.plan) > 2
    assert sum(planned.cost for planned in advice.plan) <= 10
    placed = advice.plan[0].text.split("@")[1][:2]
    about_it = [reason for reason in advice.reasons if reason.params.get("space") == placed]
    assert about_it or {"tile_path", "tile_away"} & set(codes(advice.reasons))
    assert advice.other is not None
    assert advice.other.plan[0].text.split("+")[0] != advice.plan[0].text.split("+")[0]


def bidding(**more: object) -> Document:
    """Return an auction of two tiles."""
    found: Document = {
        "variant": "auction",
        "phase": "bid",
        "display": ["A1", "A5"],
        "up": [1, 2],
        "scores": [20, 20],
    }
    return found | more


def test_bids_are_explained() -> None:
    """A3: what the turn is worth and what it would cost; the other plan is the other answer."""
    advice = advice_of(tikal.Game.from_document(bidding()))
    bids = advice.plan[0].text != "pass"
    assert codes(advice.reasons)[0] == ("bid_pays" if bids else "bid_costs")
    assert advice.other is not None
    assert (advice.other.plan[0].text == "pass") is bids
    assert codes(advice.other.reasons) == ["pass_keeps" if bids else "bid_tile"]
    dear = advice_of(tikal.Game.from_document(bidding(bid=12, bidder=2)))
    assert [planned.text for planned in dear.plan] == ["pass"]
    assert codes(dear.reasons) == ["bid_costs"]
    assert dear.reasons[0].params["price"] == 13


@pytest.mark.parametrize("seed", range(4))
def test_a_bid_is_explained_by_what_decided_it(seed: int) -> None:
    """Whatever world it was judged in: who passes is told a worth that is not worth the price."""
    golden = tikal.load(Path(__file__).parents[1] / "games" / "auction-4-classic1999.tikal")
    game = tikal.Game(golden.origin)
    for action in golden.actions[:211]:
        game.play(action)
    player = make_player("hard", seed)
    chosen = player.choose(game.view(game.seat)).text
    advice = player.explain().advice
    assert advice is not None
    worth, price = (float(advice.reasons[0].params[name]) for name in ("worth", "price"))
    assert (chosen == "pass") is (0.7 * worth < price)


def test_a_bid_beyond_ones_means() -> None:
    """Who has no points left passes, whatever the turn is worth."""
    broke = advice_of(tikal.Game.from_document(bidding(scores=[0, 20])))
    assert codes(broke.reasons)[0] in {"bid_costs", "bid_beyond_means"}
    assert broke.other is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_picks_are_explained(seed: int) -> None:
    """L21: what an item is, whether it stands out, and how often Mutul would take it next."""
    advice = advice_of(tikal.Game.new(variant="legend", seed=seed), "medium")
    allowed = {"token", "tile_wanted", "item_stands_out", "mutul_takes"}
    assert advice.reasons
    assert set(codes(advice.reasons)) <= allowed
    assert advice.other is not None
    assert advice.other.plan[0].text.startswith("take")
    assert set(codes(advice.other.reasons)) <= allowed
    for reason in (*advice.reasons, *advice.other.reasons):
        assert 30 <= int(reason.params.get("chance", 100)) <= 100


def test_choices_for_mutul_are_explained() -> None:
    """L40: how his tile is turned is judged by what is best for you."""
    game = tikal.Game.new(variant="legend", seed=5)
    player = make_player("easy", 1)
    while game.phase != "turn" or len(game.legal) == 1:
        game.play(player.choose(game.view(game.seat)))
    advice = advice_of(game, "medium")
    assert advice.plan[0].text in game.legal
    assert advice.other is not None
    assert advice.other.plan != advice.plan
    assert set(codes(advice.reasons)) <= {"best_for_you"}


def test_scorings_in_legend() -> None:
    """L59: a scoring turn says what it makes; a volcano in play makes what one holds count soon."""
    game = tikal.Game.new(variant="legend", seed=5)
    player = make_player("easy", 1)
    while not game.position.scoring:
        game.play(player.choose(game.view(game.seat)))
    assert "points_now" in codes(advice_of(game, "easy").reasons)
    quiet = game.position.copy()
    quiet.scoring = False
    assert soon(quiet) is None
    quiet.drawn = TILE_INDEX["B4"]
    assert soon(quiet) == Reason("volcano_offered", {})
    quiet.drawn = NO_TILE
    quiet.extra[ROUND] = ROUNDS
    assert soon(quiet) == Reason("final_scoring", {})


def test_nothing_to_gain() -> None:
    """A plan that only ends the turn says so."""
    document: Document = {"ap": 0, "stack": ["F1"]}
    assert codes(advice_of(tikal.Game.from_document(document)).reasons) == ["nothing_gains"]


def test_a_slip_has_no_advice() -> None:
    """A random action, played by mistake, comes without reasons."""
    found: set[bool] = set()
    game = game_after(25)
    for seed in range(20):
        player = make_player("easy", seed)
        player.choose(game.view(game.seat))
        found.add(player.explain().advice is None)
    assert found == {True, False}


def test_explaining_changes_no_play() -> None:
    """A player that explains itself goes on as one that does not."""
    one, two = game_after(64), game_after(64)
    silent, talking = make_player("medium", 2), make_player("medium", 2)
    for _ in range(8):
        one.play(silent.choose(one.view(one.seat)))
        two.play(talking.choose(two.view(two.seat)))
        talking.explain()
    assert one.actions == two.actions
