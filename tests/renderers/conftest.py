"""Pictures are packed only for tests that ask how large they are."""

import pytest

from renderers.kit import encode
from renderers.kit.encode import EFFORTS


@pytest.fixture(autouse=True)
def unless_asked(unpacked: None) -> None:
    """For all tests in this folder."""


@pytest.fixture
def packed(unpacked: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As large as they are posted."""
    monkeypatch.setattr(encode, "EFFORTS", EFFORTS)
