"""How much is looked at: a sample in every run, all of it with `-m slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def some_or_all(name: str, some: int, all_: int) -> pytest.MarkDecorator:
    """The test takes one of two numbers."""
    slow = pytest.param(all_, id="all", marks=pytest.mark.slow)
    return pytest.mark.parametrize(name, [pytest.param(some, id="some"), slow])


def and_slow(always: Iterable[Any], slow: Iterable[Any]) -> list[Any]:
    """Values for a parameter, of which some are for slow runs only."""
    return [*always, *(pytest.param(value, marks=pytest.mark.slow) for value in slow)]
