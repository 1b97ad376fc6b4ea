"""A belief about one number: how likely each of its values is, after what was seen."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

# So many standard deviations of the prior to each side, in so many steps.
_REACH: Final = 5
_STEPS: Final = 200


def below(value: float, mean: float, spread: float) -> float:
    """Return how likely a normally distributed number is less than a value."""
    return 0.5 * (1 + math.erf((value - mean) / (spread * math.sqrt(2))))


def density(value: float, mean: float, spread: float) -> float:
    """Return the normal density, up to a factor."""
    return math.exp(-0.5 * ((value - mean) / spread) ** 2)


def logistic(value: float) -> float:
    """Return the chance that belongs to log odds."""
    return 1 / (1 + math.exp(-value))


@dataclass(frozen=True)
class Belief:
    """Values of a number with their weights, which add up to 1."""

    values: tuple[float, ...]
    weights: tuple[float, ...]

    @staticmethod
    def normal(mean: float, spread: float) -> "Belief":
        """Return the belief before anything is seen."""
        width = 2 * _REACH * spread / _STEPS
        values = tuple(mean - _REACH * spread + width * step for step in range(_STEPS + 1))
        return _whole(values, [density(value, mean, spread) for value in values])

    def after(self, seen: Iterable[Callable[[float], float]]) -> "Belief":
        """Return the belief after something was seen, each as its likelihood for a value.

        Where nothing of what is believed explains what was seen, the belief stays as it was.
        """
        found = self
        for likelihood in seen:
            pairs = zip(found.values, found.weights, strict=True)
            weights = [weight * likelihood(value) for value, weight in pairs]
            if sum(weights) > 0:
                found = _whole(found.values, weights)
        return found

    def expected(self, of: Callable[[float], float]) -> float:
        """Return what is to be expected of something that depends on the number."""
        return sum(
            weight * of(value) for value, weight in zip(self.values, self.weights, strict=True)
        )

    @property
    def mean(self) -> float:
        """The number that is to be expected."""
        return self.expected(lambda value: value)


def _whole(values: tuple[float, ...], weights: list[float]) -> Belief:
    """Return the belief with weights that add up to 1."""
    total = sum(weights)
    return Belief(values, tuple(weight / total for weight in weights))
