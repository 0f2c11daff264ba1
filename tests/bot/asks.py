"""Asks of every kind, and words for them without a catalog."""

from collections.abc import Callable

from bot.language.texts import Labels, Words
from games.core import Ask, Option, Text, text


class PlainWords(Words):
    """A text that no catalog has is its own key."""

    def __call__(self, message: Text) -> str:
        known = super().has(message.key)
        return super().__call__(message) if known else message.key

    def has(self, key: str) -> bool:
        return True

    @property
    def labels(self) -> Labels:
        return Labels([self])


WORDS = PlainWords("en")
LABELS = WORDS.labels


def ask(
    keys: list[str],
    least: int = 1,
    most: int = 1,
    *,
    ordered: bool = False,
    limit: int = 1,
    label: Callable[[str], str] = lambda key: f"label {key}",
    group: Callable[[str], str | None] = lambda key: None,
) -> Ask:
    options = []
    for key in keys:
        title = group(key)
        options.append(Option(key, text(label(key)), key, limit, text(title) if title else None))
    return Ask(0, text("which"), tuple(options), least, most, ordered, secret=True)


def numbered(count: int) -> list[str]:
    return [f"o{n}" for n in range(count)]
