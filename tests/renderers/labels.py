"""Where the texts of a picture are: which collide, are covered or cut off, or are too small.

While somebody watches, Pillow notes in each image what was written on it and where, and hands that
on when one image is put on another, cut or resized.
"""

import functools
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import combinations
from typing import Any, TypeAlias

import pytest
from PIL import Image, ImageDraw

from games import GAMES
from renderers.kit import cache, encode, fonts, sketch
from renderers.kit.fonts import SMALLEST
from tests.renderers.caches import fresh_cache

Box: TypeAlias = tuple[float, float, float, float]

TOUCH = 3  # pixels by which boxes may overlap: letters seldom fill the corners of theirs
COVERED, GONE = 0.12, 0.9  # shares of a text: hidden by mistake, and painted over on purpose
NEARLY = 0.5  # a size is rounded


@dataclass(frozen=True)
class Label:
    text: str
    box: Box
    size: float
    cut: bool = False

    def moved(self, x: float, y: float) -> "Label":
        left, top, right, bottom = self.box
        return replace(self, box=(left + x, top + y, right + x, bottom + y))

    def scaled(self, across: float, down: float) -> "Label":
        left, top, right, bottom = self.box
        box = (left * across, top * down, right * across, bottom * down)
        return replace(self, box=box, size=self.size * down)

    def within(self, width: float, height: float) -> "Label | None":
        """Return what is left of it on a sheet of that size."""
        left, top, right, bottom = self.box
        box = (max(left, 0), max(top, 0), min(right, width), min(bottom, height))
        if box[0] >= box[2] or box[1] >= box[3]:
            return None
        lost = max(box[0] - left, box[1] - top, right - box[2], bottom - box[3])
        return replace(self, box=box, cut=self.cut or lost > TOUCH)


@dataclass(frozen=True)
class Notes:
    """What is written on an image, and what went wrong when it was put together."""

    labels: tuple[Label, ...] = ()
    covered: frozenset[str] = frozenset()


def joined(text: str, words: Sequence[Label]) -> Label:
    """Return one label for words that were written one by one."""
    lefts, tops, rights, bottoms = zip(*(word.box for word in words), strict=True)
    box = (min(lefts), min(tops), max(rights), max(bottoms))
    return Label(text, box, words[0].size, any(word.cut for word in words))


def notes_of(image: Image.Image) -> Notes:
    notes: Notes = image.info.get("notes", Notes())
    return notes


def note(image: Image.Image, labels: tuple[Label, ...], covered: frozenset[str]) -> None:
    inside = (label.within(*image.size) for label in labels)
    image.info["notes"] = Notes(tuple(label for label in inside if label is not None), covered)


def overlap(first: Box, second: Box) -> tuple[float, float]:
    across = min(first[2], second[2]) - max(first[0], second[0])
    down = min(first[3], second[3]) - max(first[1], second[1])
    return across, down


def faults(image: Image.Image) -> list[str]:
    """Return what is wrong with the texts of a finished picture."""
    notes = notes_of(image)
    found = [*notes.covered]
    found += [f"{label.text!r} is cut off" for label in notes.labels if label.cut]
    found += [
        f"{label.text!r} is written in {label.size:.0f} px"
        for label in notes.labels
        if label.size < SMALLEST - NEARLY
    ]
    for first, second in combinations(notes.labels, 2):
        if min(overlap(first.box, second.box)) > TOUCH:
            found.append(f"{first.text!r} and {second.text!r} overlap")
    return sorted(set(found))


class Watch:
    """Pillow's own functions, told to take notes."""

    def __init__(self) -> None:
        self.finished: list[Image.Image] = []
        self.inside = False  # one of Pillow's functions that calls another

    def quietly(self, call: Callable[..., Any], *args: Any, **named: Any) -> Any:
        before, self.inside = self.inside, True
        try:
            return call(*args, **named)
        finally:
            self.inside = before

    def laid(
        self, under: Image.Image, over: Notes, at: tuple[int, int], cover: Image.Image | Box
    ) -> None:
        """Note that something is put on an image: where `cover`, a mask or a box, says."""
        notes = notes_of(under)
        kept, hidden = [], set(notes.covered | over.covered)
        for label in notes.labels:
            share = hidden_share(label, at, cover)
            if share < GONE:
                kept.append(label)
            if COVERED < share < GONE:
                by = ", ".join(repr(other.text) for other in over.labels) or "a drawing"
                hidden.add(f"{label.text!r} is covered by {by}")
        kept += [label.moved(*at) for label in over.labels]
        note(under, tuple(kept), frozenset(hidden))


def hidden_share(label: Label, at: tuple[int, int], cover: Image.Image | Box) -> float:
    """Return how much of a text something hides that is put at a place."""
    left, top, right, bottom = label.moved(-at[0], -at[1]).box
    area = max((right - left) * (bottom - top), 1)
    if not isinstance(cover, Image.Image):
        across, down = overlap((left, top, right, bottom), cover)
        return max(across, 0) * max(down, 0) / area
    inside = overlap((left, top, right, bottom), (0, 0, *cover.size))
    if min(inside) <= 0:
        return 0
    box = (max(round(left), 0), max(round(top), 0), round(right), round(bottom))
    part = Image.Image.crop(cover, (*box[:2], min(box[2], cover.width), min(box[3], cover.height)))
    seen = part.convert("L").histogram()
    return sum(seen[160:]) / area


def mask_of(image: Image.Image) -> Image.Image | None:
    return image.getchannel("A") if image.mode in ("RGBA", "LA", "RGBa") else None


@functools.cache
def noted_cache() -> cache.Cache:
    """What was drawn while somebody watched, with notes: also for whoever watches next."""
    return fresh_cache()


@contextmanager
def watching() -> Iterator[list[Image.Image]]:
    """Collect the pictures that are finished meanwhile, with notes."""
    watch = Watch()
    for game in GAMES:  # one that is loaded meanwhile would keep what is patched
        import_module(f"renderers.{game}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "CACHE", noted_cache())
        _patch(patch, watch)
        yield watch.finished


def _patch(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    kind = Image.Image
    crop, resize, reduce = kind.crop, kind.resize, kind.reduce
    paste, alpha_composite, write = kind.paste, kind.alpha_composite, ImageDraw.ImageDraw.text
    saved, write_words, grow = encode.saved, fonts._write, sketch.grown

    def noted_text(pen: ImageDraw.ImageDraw, xy: Any, text: Any, *args: Any, **named: Any) -> None:
        write(pen, xy, text, *args, **named)
        if not named.get("stroke_width"):
            font, anchor = named["font"], named.get("anchor")
            box = pen.textbbox(xy, text, font=font, anchor=anchor)
            notes = notes_of(pen._image)
            label = Label(str(text), box, font.size)
            pen._image.info["notes"] = Notes((*notes.labels, label), notes.covered)

    def noted_words(picture: Image.Image, text: str, *args: Any, **named: Any) -> None:
        before = {*notes_of(picture).labels}
        write_words(picture, text, *args, **named)
        notes = notes_of(picture)
        words = [label for label in notes.labels if label not in before]
        if words:
            kept = [label for label in notes.labels if label in before]
            note(picture, (*kept, joined(text, words)), notes.covered)

    def unwritten_grown(shape: Image.Image, reach: int) -> Image.Image:
        """A halo is no text."""
        made = grow(shape, reach)
        made.info.pop("notes", None)
        return made

    def noted_crop(image: Image.Image, box: Any = None) -> Image.Image:
        made: Image.Image = watch.quietly(crop, image, box)
        if not watch.inside and box is not None:
            notes = notes_of(image)
            moved = tuple(label.moved(-box[0], -box[1]) for label in notes.labels)
            note(made, moved, notes.covered)
        return made

    def noted_resize(image: Image.Image, size: Any, *args: Any, **named: Any) -> Image.Image:
        made: Image.Image = watch.quietly(resize, image, size, *args, **named)
        across, down = made.width / image.width, made.height / image.height
        notes = notes_of(image)
        note(made, tuple(label.scaled(across, down) for label in notes.labels), notes.covered)
        return made

    def noted_reduce(image: Image.Image, factor: Any, box: Any = None) -> Image.Image:
        made: Image.Image = watch.quietly(reduce, image, factor, box)
        across, down = made.width / image.width, made.height / image.height
        notes = notes_of(image)
        note(made, tuple(label.scaled(across, down) for label in notes.labels), notes.covered)
        return made

    def noted_paste(image: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        outermost = not watch.inside
        watch.quietly(paste, image, im, box, mask)
        if not outermost:
            return
        if isinstance(box, Image.Image):
            box, mask = None, box
        at = (box[0], box[1]) if box is not None else (0, 0)
        drawn = im if isinstance(im, Image.Image) else mask  # a color goes through a mask
        over = notes_of(drawn) if isinstance(drawn, Image.Image) else Notes()
        size = im.size if isinstance(im, Image.Image) else image.size
        if not isinstance(im, Image.Image) and box is not None and len(box) == 4:
            size = (box[2] - box[0], box[3] - box[1])
        cover = (mask_of(mask) or mask) if mask is not None else (0.0, 0.0, *size)
        watch.laid(image, over, at, cover)

    def noted_alpha(image: Image.Image, im: Image.Image, dest: Any = (0, 0), *rest: Any) -> None:
        watch.quietly(alpha_composite, image, im, dest, *rest)
        watch.laid(image, notes_of(im), (dest[0], dest[1]), mask_of(im) or (0.0, 0.0, *im.size))

    def noted_saved(picture: Image.Image) -> bytes:
        watch.finished.append(picture)
        return b""

    patch.setattr(ImageDraw.ImageDraw, "text", noted_text)
    patch.setattr(fonts, "_write", noted_words)
    patch.setattr(fonts, "grown", unwritten_grown)
    for name, noted in {
        "crop": noted_crop,
        "resize": noted_resize,
        "reduce": noted_reduce,
        "paste": noted_paste,
        "alpha_composite": noted_alpha,
    }.items():
        patch.setattr(kind, name, noted)
    for module in [module for name, module in sys.modules.items() if name.startswith("renderers")]:
        for name, value in [*vars(module).items()]:
            if value is saved:
                patch.setattr(module, name, noted_saved)
