"""Pictures are packed only for tests that ask how large they are."""

import pytest

from renderers.kit import encode


@pytest.fixture(autouse=True)
def unpacked(monkeypatch: pytest.MonkeyPatch) -> tuple[int, ...]:
    """Packing takes a third of the time of a picture. What the bot would do is returned."""
    as_posted = encode.EFFORTS
    monkeypatch.setattr(encode, "EFFORTS", (0,))
    return as_posted


@pytest.fixture
def packed(unpacked: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """As large as they are posted."""
    monkeypatch.setattr(encode, "EFFORTS", unpacked)
