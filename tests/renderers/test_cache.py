"""What is drawn once is kept in a limited number of bytes, for all renderers together."""

import functools
import importlib
import pkgutil
import typing
from itertools import islice
from types import ModuleType

import pytest
from PIL import Image

import renderers
from bot.operations.bench import all_drawings
from games import GAMES
from renderers.kit import cache
from renderers.kit.cache import DEFAULT, ENTRY, MEGABYTE, NOTHING, Cache, cached, size_of

ROOM = 1000  # for one thing, beside its key


def full(*keys: str) -> Cache:
    """Room for three things, each as quickly made as the others."""
    kept = Cache(3 * (ROOM + ENTRY))
    for key in keys:
        kept.put(key, key.upper(), ROOM, 1.0)
    return kept


def keys(kept: Cache) -> str:
    return "".join(key for key in "abcdef" if kept.get(key) is not NOTHING)


def test_what_was_used_longest_ago_goes_first() -> None:
    kept = full("a", "b", "c")
    assert kept.get("a") == "A"
    kept.put("d", "D", ROOM, 1.0)
    assert keys(kept) == "acd"
    assert kept.total == 3 * (ROOM + ENTRY)


def test_bytes_count_and_not_the_number_of_things() -> None:
    kept = full("a", "b", "c")
    kept.put("d", "D", 2 * ROOM + ENTRY, 2.0)
    assert keys(kept) == "cd"
    assert kept.total == 3 * (ROOM + ENTRY)


def test_what_is_larger_than_all_the_room_is_not_kept_and_drives_nothing_out() -> None:
    kept = full("a", "b")
    kept.put("c", "C", 3 * (ROOM + ENTRY), 1000.0)
    assert keys(kept) == "ab"


def test_what_takes_long_to_make_stays_longer_but_not_for_ever() -> None:
    kept = full("a")
    kept.put("f", "F", ROOM, 10.0)
    for key in "bcde":
        kept.put(key, key, ROOM, 1.0)
    assert keys(kept) == "def"
    for n in range(100):
        kept.put(str(n), n, ROOM, 1.0)
    assert kept.get("f") is NOTHING


def test_with_less_room_what_is_kept_shrinks_at_once() -> None:
    kept = full("a", "b", "c")
    kept.limit(ROOM + ENTRY)
    assert keys(kept) == "c"
    kept.limit(0)
    assert (keys(kept), kept.total) == ("", 0)


def test_the_same_is_made_once_and_none_is_something_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "CACHE", Cache(MEGABYTE))
    made = []

    @cached
    def drawing(name: str, size: int = 1) -> None:
        made.append((name, size))

    for _ in range(2):
        drawing("a")
        drawing("a", size=2)
    assert made == [("a", 1), ("a", 2)]


@pytest.mark.parametrize(("mode", "size"), [("L", 6), ("P", 6), ("RGB", 24), ("RGBA", 24)])
def test_an_image_takes_as_much_as_its_pixels(mode: str, size: int) -> None:
    assert size_of(Image.new(mode, (2, 3))) == size
    assert size_of((Image.new(mode, (2, 3)), Image.new("L", (1, 1)))) == size + 1


# The renderers


def modules() -> list[ModuleType]:
    found = pkgutil.walk_packages(renderers.__path__, "renderers.")
    return [importlib.import_module(module.name) for module in found]


def test_no_renderer_keeps_images_for_itself() -> None:
    own = [
        f"{module.__name__}.{name}"
        for module in modules()
        for name, thing in vars(module).items()
        if isinstance(thing, functools._lru_cache_wrapper)
        and "Image" in str(typing.get_type_hints(thing)["return"])
    ]
    assert own == []


@pytest.mark.parametrize(
    ("each", "with_little"), [(1, 1), pytest.param(20, 100, marks=pytest.mark.slow)]
)
def test_pictures_are_the_same_however_little_is_kept(
    monkeypatch: pytest.MonkeyPatch, each: int, with_little: int
) -> None:
    """So many of each game. That is so too only if nobody draws on what is kept."""
    some = list(islice(all_drawings(), each * len(GAMES)))
    plenty = [drawing.draw() for drawing in some]
    assert MEGABYTE < cache.CACHE.total <= DEFAULT * MEGABYTE
    again = [drawing.draw() for drawing in some]
    assert again == plenty
    monkeypatch.setattr(cache, "CACHE", Cache(2 * MEGABYTE))
    for drawing, drawn in zip(some[-with_little:], plenty[-with_little:], strict=True):
        assert drawing.draw() == drawn
        assert cache.CACHE.total <= 2 * MEGABYTE
