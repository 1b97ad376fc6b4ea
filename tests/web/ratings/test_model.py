"""How a game changes ratings: what is fair, whatever the numbers are."""

from math import isclose
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tikal.web.ratings.model import MU, SETTLED, SIGMA, Rating, average, rated

RATINGS = st.builds(Rating, st.floats(-10, 60), st.floats(0.5, SIGMA))
SEATS = st.lists(st.tuples(RATINGS, st.integers(1, 4)), min_size=2, max_size=4)


def close(left: Rating, right: Rating) -> bool:
    """Return whether two ratings are the same but for rounding."""
    return all(isclose(*pair, abs_tol=1e-9) for pair in zip(left, right, strict=True))


@given(SEATS, st.randoms(use_true_random=False))
def test_the_order_of_the_seats_does_not_matter(
    seats: list[tuple[Rating, int]], rng: Random
) -> None:
    """Whoever sits elsewhere with the same place gets the same rating."""
    order = list(range(len(seats)))
    rng.shuffle(order)
    plain = rated([each for each, _ in seats], [place for _, place in seats])
    mixed = [seats[at] for at in order]
    found = rated([each for each, _ in mixed], [place for _, place in mixed])
    assert all(close(found[new], plain[old]) for new, old in enumerate(order))


@given(st.floats(0.5, SIGMA), st.lists(st.floats(-10, 60), min_size=2, max_size=4), st.data())
def test_what_one_wins_others_lose(sigma: float, mus: list[float], data: st.DataObject) -> None:
    """Where all are equally unsure the sum stays; whatever is learned makes nobody less sure."""
    places = [data.draw(st.integers(1, 4)) for _ in mus]
    after = rated([Rating(mu, sigma) for mu in mus], places)
    assert isclose(sum(each.mu for each in after), sum(mus), abs_tol=1e-6)
    assert all(each.sigma <= sigma + 0.01 for each in after)


@given(RATINGS, RATINGS)
def test_a_win_is_worth_more_against_the_stronger(one: Rating, other: Rating) -> None:
    """The winner never loses, and gains more if the opponent was stronger."""
    won, lost = rated([one, other], [1, 2])
    assert won.mu >= one.mu
    assert lost.mu <= other.mu
    stronger = other._replace(mu=other.mu + 5)
    assert rated([one, stronger], [1, 2])[0].mu >= won.mu


@given(RATINGS, st.integers(2, 4))
def test_equals_who_share_a_place_stay_equal(rating: Rating, seats: int) -> None:
    """A game that all of them win together tells nothing about who is stronger."""
    after = rated([rating] * seats, [1] * seats)
    assert all(isclose(each.mu, rating.mu, abs_tol=1e-9) for each in after)


def test_mirrored_results_are_mirrored() -> None:
    """Among equals the first gains what the last loses, the second what the third loses."""
    after = rated([Rating()] * 4, [1, 2, 3, 4])
    gains = [each.mu - MU for each in after]
    assert gains == sorted(gains, reverse=True)
    assert isclose(gains[0], -gains[3])
    assert isclose(gains[1], -gains[2])


def test_people_see_numbers_as_in_chess() -> None:
    """Everybody begins with 1500; ten duels make a rating one that counts."""
    assert (Rating().shown, Rating().deviation, Rating().provisional) == (1500, 250, True)
    one = other = Rating()
    duels = 0
    while one.sigma > SETTLED:
        one, other = rated([one, other], [1 + duels % 2, 2 - duels % 2])
        duels += 1
    assert duels == 10
    assert not one.provisional
    assert average([Rating(20, 4), Rating(30, 6)]) == (25, 5)
