"""One source of legality: what is listed, what is accepted and what is refused agree."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal
from tests.action_table import every_text
from tests.legend_examples import RULINGS
from tests.legend_examples.positions import position, site
from tests.perft.test_perft import POSITIONS
from tests.playing import seeded, whimsical
from tests.properties.strategies import games, new_games, share
from tests.tables import Data
from tikal.notation.sentences.english import refusal_sentences

RULE = re.compile(r"[RASL]\d+(\.\d+)?")


@cache
def actions_with_bids(highest: int) -> list[tikal.Action]:
    """Return all actions there are, with bids up to a number."""
    return [tikal.parse(text) for text in every_text(range(highest + 1))]


def table(game: tikal.Game) -> list[tikal.Action]:
    """Return all actions there are, with bids from nothing to more than anybody has."""
    return actions_with_bids(2 if game.variant == "legend" else max(game.scores) + 2)


def refusals(game: tikal.Game) -> dict[tikal.Action, tikal.IllegalAction]:
    """Return why each action that is not legal is not, having checked the two against another."""
    asked = {action: game.refusal(action) for action in table(game)}
    found = {action: refusal for action, refusal in asked.items() if refusal is not None}
    assert set(asked) - set(found) == set(game.legal)
    for refusal in found.values():
        assert RULE.fullmatch(refusal.rule)
        assert str(refusal) == f"{refusal.reason}: {refusal.rule}"
    return found


@share(0.1)
@given(games())
def test_refused_or_listed(game: tikal.Game) -> None:
    """Of all actions there are, exactly the listed ones have no refusal, and each has a reason."""
    refusals(game)


def prepared() -> Iterator[Data]:
    """Go through the prepared positions of Tikal Legend, after each of their actions."""
    telling = ("kept face down", "fixes the temple", "periphery", "0 AP", "no more placing")
    for example in [each for each in RULINGS if any(word in each.says for word in telling)]:
        game = tikal.Game.from_document(example.document)
        for text in example.actions:
            game.play(text)
        yield game.document()
    shown: Data = {"tokens": [7], "tiles": ["A1"], "cards": ["swap"]}
    for mine in (site(6), site(None, ["B1", "B2"], ["recruits", "recruits", "supplies"])):
        yield position(1, "draft", display=shown, campsites={"1": mine})


def test_every_refusal_comes_up() -> None:
    """The same holds for chosen positions, in which every refusal there is occurs."""
    documents = [*(entry["document"] for entry in POSITIONS), *prepared(), {"phase": "over"}]
    met = {
        refusal.code
        for document in documents
        for refusal in refusals(tikal.Game.from_document(document)).values()
    }
    assert sorted(set(refusal_sentences()) - met) == []


@share(0.4)
@given(games())
def test_listed_once(game: tikal.Game) -> None:
    """No action is listed twice, and the list knows its own members and length."""
    listed = list(game.legal)
    assert len(set(listed)) == len(listed) == len(game.legal)
    assert all(action in game.legal and str(action) in game.legal for action in listed)
    assert bool(listed) != game.over


@share(0.1)
@given(games(), st.integers(0, 2**32))
def test_refused_actions_change_nothing(game: tikal.Game, seed: int) -> None:
    """An illegal action raises what `refusal` says and leaves the game as it was."""
    before = game.record(), game.document(), game.events
    rng = seeded(seed)
    for action in table(game)[int(rng.random() * 97) :: 97]:
        refusal = game.refusal(action)
        if refusal is not None:
            with pytest.raises(tikal.IllegalAction, match=re.escape(str(refusal))):
                game.play(action)
    assert (game.record(), game.document(), game.events) == before


@share(0.2)
@given(new_games(), st.integers(0, 2**32))
def test_same_seed_same_game(game: tikal.Game, seed: int) -> None:
    """R3.5: set-up and decisions make the game; the order of the legal actions is part of it."""
    setup = game.setup
    legend = setup.settings().get("legend")
    twin = tikal.Game.new(
        setup.variant, setup.edition, setup.seats, setup.seed, setup.options, legend=legend
    )
    twin.players, twin.date = game.players, game.date
    rng = seeded(seed)
    while not game.over:
        assert list(twin.legal) == list(game.legal)
        action = whimsical(game, rng)
        assert twin.play(str(action)) == game.play(action)
    assert twin.record() == game.record()
    assert twin.position == game.position


@share(0.2)
@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_seeds_matter(one: int, other: int) -> None:
    """R3.5: the deal comes from the seed, so two seeds give two deals."""
    deals = [tikal.Game.new(seed=seed).record()["deal"] for seed in (one, other)]
    assert (deals[0] == deals[1]) == (one == other)
