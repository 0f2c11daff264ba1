"""How much is looked at: a sample in every run, all of it with `-m slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def some_or_all(name: str, some: int, all_: int) -> pytest.MarkDecorator:
    """The test takes one of two numbers."""
    slow = pytest.param(all_, id="all", marks=pytest.mark.slow)
    return pytest.mark.parametrize(name, [pytest.param(some, id="some"), slow])


def and_slow(always: Iterable[Any], slow: Iterable[Any]) -> list[Any]:
    """Values for a parameter, or several for as many parameters: some for slow runs only."""
    sets = (value if isinstance(value, tuple) else (value,) for value in slow)
    return [*always, *(pytest.param(*values, marks=pytest.mark.slow) for values in sets)]


def every_fourth(values: Iterable[Any]) -> list[Any]:
    """Values for a parameter: each fourth, and the others in slow runs only."""
    every = list(values)
    return and_slow(every[::4], [value for n, value in enumerate(every) if n % 4])
