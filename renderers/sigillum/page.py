"""Empty pages of the book: vellum with a ruled edge."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.core import Rng
from renderers.kit.palette import mix
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH
from renderers.sigillum.paint import GILT, INK, RUBRIC, SHADE, VELLUM


def stain(page: Image.Image, rng: Rng) -> None:
    """Stain a page, since vellum is never of one color."""
    pen = ImageDraw.Draw(page)
    tone = mix(VELLUM, SHADE, 0.45)
    for _ in range(7):
        x, y = rng.below(page.width), rng.below(page.height)
        wide, tall = 90 + rng.below(220), 40 + rng.below(110)
        pen.ellipse((x - wide, y - tall, x + wide, y + tall), fill=tone)


def blank_page(height: int) -> Image.Image:
    """Return an empty leaf of the book."""
    return Image.new("RGB", (WIDTH, height), VELLUM)


def aged_page(height: int) -> Image.Image:
    """Return a leaf that has aged, with its ruled edge."""
    aged = blank_page(height)
    stain(aged, Rng(5))
    draw_edge(aged)
    return aged


def draw_edge(picture: Image.Image) -> None:
    """Draw the edge of a page, and a red line below its title."""
    draw_frame(picture)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((MARGIN, HEADER - 10, WIDTH - MARGIN, HEADER - 8), fill=RUBRIC)


def draw_frame(picture: Image.Image) -> None:
    """Draw the edge of a page: ink, gilt, ink."""
    pen = ImageDraw.Draw(picture)
    width, height = picture.size
    for inset, color, thick in ((0, INK, 3), (3, GILT, 5), (8, INK, 2)):
        pen.rectangle(
            (inset, inset, width - 1 - inset, height - 1 - inset), outline=color, width=thick
        )
