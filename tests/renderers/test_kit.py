"""The kit of the pictures: text, icons, badges, encoding."""

from __future__ import annotations

import io
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.kit import panels
from renderers.kit.badges import seat_badge, token
from renderers.kit.encode import palette_of, png
from renderers.kit.fonts import (
    ELLIPSIS,
    SMALLEST,
    fitted,
    font,
    label,
    paragraph,
    text_width,
    words_of,
)
from renderers.kit.icons import ICONS, icon
from renderers.kit.palette import BLACK, SEATS, WHITE, mix, rgb
from renderers.kit.sketch import CLEAR, Paint, Sketch, Sprite, put
from renderers.xidit.paint import UNIT_TOKENS

GROUND = rgb("#e8e0c8")
TELLING = 12  # a mean difference of gray levels that the eye takes for another shape


def gray(sprite: Sprite, size: int = 40) -> Image.Image:
    """A sprite without its color, on paper."""
    ground = Image.new("RGB", (size, size), GROUND)
    put(ground, sprite, size / 2, size / 2)
    return ground.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def ink_of(sprite: Sprite) -> int:
    return sum(n for alpha, n in enumerate(sprite.getchannel("A").histogram()) if alpha > 127)


def test_all_icons_are_told_apart_without_color_at_40_px() -> None:
    shapes = {name: gray(icon(name, 40, BLACK)) for name in ICONS}
    for one, other in combinations(shapes, 2):
        assert difference(shapes[one], shapes[other]) > TELLING, (one, other)


def test_all_units_are_told_apart_without_color_at_40_px() -> None:
    shapes = {
        key: gray(token(form, 40, WHITE, sign)) for key, (form, _, sign) in UNIT_TOKENS.items()
    }
    for one, other in combinations(shapes, 2):
        assert difference(shapes[one], shapes[other]) > TELLING, (one, other)


def test_seats_are_told_apart_by_shape_and_letter_alone() -> None:
    assert len({seat.letter for seat in SEATS}) == len({seat.shape for seat in SEATS}) == 5
    outlines = [gray(seat_badge(seat, 40).getchannel("A").convert("RGBA")) for seat in range(5)]
    for one, other in combinations(outlines, 2):
        assert difference(one, other) > TELLING


def test_a_badge_has_the_color_of_its_seat_with_white_and_dark_around_it() -> None:
    for seat, who in enumerate(SEATS):
        colors = {pixel for _, pixel in seat_badge(seat, 96).getcolors(96 * 96) or []}
        assert {(*who.color, 255), (*WHITE, 255)} <= colors
        left_edge = next(
            pixel
            for x in range(96)
            if isinstance(pixel := seat_badge(seat, 96).getpixel((x, 48)), tuple) and pixel[3] > 250
        )
        assert sum(left_edge[:3]) < 120


def test_no_text_is_drawn_below_the_smallest_size() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        label("too small", SMALLEST - 1, BLACK)
    assert font("DejaVuSans.ttf", SMALLEST).size == SMALLEST == 24


@pytest.mark.parametrize("text", ["Élise", "Владимир", "Żółw", "→ ♜", "Ünïcödé"])
def test_letters_of_many_languages_are_drawn(text: str) -> None:
    for char in text.replace(" ", ""):
        assert ink_of(label(char, 40, BLACK)) > 0, char


def test_a_glyph_that_no_font_has_is_left_out() -> None:
    assert text_width("Ana 🦊", 40) == text_width("Ana ", 40)
    assert label("🦊", 40, BLACK).size[0] <= 4
    assert text_width("a\u200d\ufe0fb", 40) == text_width("ab", 40)


def test_a_name_that_is_too_wide_ends_with_an_ellipsis() -> None:
    name = "Maximilian of the Seven Rivers"
    short = fitted(name, 36, 240)
    assert short.endswith(ELLIPSIS) and name.startswith(short.removesuffix(ELLIPSIS))
    assert text_width(short, 36) <= 240
    assert fitted("Ana", 36, 240) == "Ana"
    assert fitted("many\n\nlines", 36, 400) == "many lines"


def test_a_paragraph_keeps_to_its_width_and_number_of_lines() -> None:
    text = "Six secret orders a year, and nobody knows where you will be. " * 9
    assert paragraph(text, 30, BLACK, 400, 3).width <= 402
    assert paragraph(text, 30, BLACK, 400, 3).height < paragraph(text, 30, BLACK, 400, 5).height


def test_a_light_sprite_has_no_dark_fringe() -> None:
    sketch = Sketch(40, 40)
    sketch.circle(20, 20, 15, WHITE)
    for _, pixel in sketch.sprite().getcolors(1600) or []:
        assert isinstance(pixel, tuple)
        assert pixel[3] == 0 or pixel[:3] == WHITE


def test_a_picture_keeps_its_size_and_the_exact_colors() -> None:
    picture = Image.linear_gradient("L").convert("RGB")
    picture.paste(SEATS[3].color, (0, 0, 20, 20))
    data = png(picture, palette_of(picture, [seat.color for seat in SEATS]))
    seen = Image.open(io.BytesIO(data)).convert("RGB")
    assert seen.size == picture.size
    assert seen.getpixel((5, 5)) == SEATS[3].color


def test_mixing_goes_from_the_first_color_to_the_second() -> None:
    assert mix(BLACK, WHITE, 0) == BLACK and mix(BLACK, WHITE, 1) == WHITE
    assert mix(BLACK, WHITE, 0.5) == (128, 128, 128)


def test_lines_are_not_broken_before_french_punctuation() -> None:
    assert words_of("Qui tombe\u00a0: non,\npas\u202f?") == [
        "Qui",
        "tombe\u00a0:",
        "non,",
        "pas\u202f?",
    ]


def test_an_hourglass_is_drawn_by_what_looks_like_it() -> None:
    assert text_width("⏳6", 40) == text_width("◷6", 40) > text_width("6", 40)


@pytest.mark.parametrize("fill", [(200, 180, 20), CLEAR])
def test_a_plate_is_stretched_from_its_corners_as_if_drawn_whole(fill: Paint) -> None:
    sizes = product((20, 44, 61, 120, 333), (18, 52, 75, 146))
    styles = product((2, 2.5, 3, 6), (0, 8, 12, 24))
    for (width, height), (line, radius) in product(sizes, styles):
        style = (fill, BLACK, line, radius)
        stretched = panels._box(width, height, *style)
        assert stretched == panels._drawn_box(width, height, *style), (width, height, style)
