"""The kit of the pictures: text, icons, badges, encoding."""

from __future__ import annotations

import io
import math
from itertools import combinations, product
from string import ascii_uppercase
from typing import TypeAlias

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core import MOST_SEATS
from renderers.kit import panels
from renderers.kit.alt import LONGEST, joined, lettered
from renderers.kit.badges import seat_badge, shape, token
from renderers.kit.encode import palette_of, png
from renderers.kit.fonts import (
    ELLIPSIS,
    SMALLEST,
    fit,
    fitted,
    font,
    label,
    paragraph,
    text_width,
    words_of,
    write,
)
from renderers.kit.icons import ICONS, icon
from renderers.kit.palette import BLACK, SEATS, WHITE, Color, mix, rgb
from renderers.kit.prompt import Prompt, flowing, pill
from renderers.kit.sketch import CLEAR, Paint, Sketch, Sprite, beside, put, put_left, put_rows
from renderers.xidit.paint import UNIT_TOKENS

GROUND = rgb("#e8e0c8")
TELLING = 12  # a mean difference of gray levels that the eye takes for another shape
APART = 24  # a distance of CIELAB that is seen at a glance; about 2 is just noticed

# What color-blind eyes make of linear red, green and blue (Machado, Oliveira and Fernandes, 2009:
# severity 1).
Color3: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Color3, Color3, Color3]
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (  # from linear red, green and blue; white is (1, 1, 1)
    (0.433953, 0.376219, 0.189828),
    (0.212673, 0.715152, 0.072175),
    (0.017758, 0.109477, 0.872766),
)


def times(matrix: Matrix, vector: Color3) -> Color3:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def linear(color: Color) -> Color3:
    """Undo the gamma of sRGB."""
    r, g, b = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (channel / 255 for channel in color)
    )
    return r, g, b


def luminance(color: Color) -> float:
    return times(XYZ, linear(color))[1]


def lab(color: Color, eyes: Matrix) -> Color3:
    """Where these eyes see a color in CIELAB, in which like distances look alike."""
    r, g, b = (min(1, max(0, channel)) for channel in times(eyes, linear(color)))
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in times(XYZ, (r, g, b))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


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


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(SEATS) == len({seat.shape for seat in SEATS}) == MOST_SEATS


def test_seats_are_told_apart_by_shape_alone_at_40_px() -> None:
    shapes = [gray(shape(seat.shape, 40, BLACK, None)) for seat in SEATS]
    for one, other in combinations(shapes, 2):
        assert difference(one, other) > TELLING


def test_seats_are_told_apart_without_color_at_40_px() -> None:
    badges = [gray(seat_badge(seat, ascii_uppercase[seat], 40)) for seat in range(MOST_SEATS)]
    for one, other in combinations(badges, 2):
        assert difference(one, other) > TELLING


@pytest.mark.parametrize("eyes", EYES)
def test_the_colors_of_seats_stay_apart_for_all_eyes(eyes: str) -> None:
    seen = {seat.shape: lab(seat.color, EYES[eyes]) for seat in SEATS}
    for one, other in combinations(seen, 2):
        assert math.dist(seen[one], seen[other]) > APART, (one, other)


def test_a_letter_can_be_read_on_the_color_of_its_seat() -> None:
    for seat in SEATS:
        darker, lighter = sorted(luminance(color) for color in (seat.color, seat.ink))
        assert (lighter + 0.05) / (darker + 0.05) > 4.5, seat.shape


def test_a_badge_has_the_color_of_its_seat_with_white_and_dark_around_it() -> None:
    for seat, who in enumerate(SEATS):
        colors = {pixel for _, pixel in seat_badge(seat, "W", 96).getcolors(96 * 96) or []}
        assert {(*who.color, 255), (*WHITE, 255)} <= colors
        left_edge = next(
            pixel
            for x in range(96)
            if isinstance(pixel := seat_badge(seat, "W", 96).getpixel((x, 48)), tuple)
            and pixel[3] > 250
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


def test_an_alt_text_leaves_out_what_does_not_fit_and_keeps_what_does() -> None:
    said = joined(["first", "x" * LONGEST, "last"])
    assert said == "first last"
    assert len(joined("word" for _ in range(999))) <= LONGEST


def test_a_long_name_is_cut_behind_its_letter() -> None:
    assert lettered("B", "Ben") == "B Ben"
    assert lettered("M", "Maximilian of the Seven Rivers") == f"M Maximilian of t{ELLIPSIS}"


def test_a_label_takes_the_largest_size_that_fits() -> None:
    assert fit("Ana", (60, 40), 400, BLACK) == label("Ana", 60, BLACK)
    assert fit("Ana", (60, 40), text_width("Ana", 40), BLACK) == label("Ana", 40, BLACK)
    assert fit("Ana" * 30, (60, 40), 400, BLACK).width <= 404


@pytest.mark.parametrize("text", ["Attack 4", "jeu. Combien", "one  two"])
def test_a_text_is_written_as_its_label_would_be_put(text: str) -> None:
    written, pasted = (Image.new("RGB", (400, 100), WHITE) for _ in range(2))
    write(written, text, 40, BLACK, 20.4, 50)
    put_left(pasted, label(text, 40, BLACK), 20.4, 50)
    assert ImageChops.difference(written, pasted).getbbox() is None
    assert 0 in written.convert("L").tobytes()


def test_a_plate_on_a_picture_has_round_corners_an_edge_and_nothing_outside() -> None:
    picture = Image.new("RGB", (200, 120), WHITE)
    panels.put_plate(picture, (10, 10, 180, 100), BLACK, rgb("#ff0000"), 4, 12)
    whole = Image.new("RGB", (200, 120), WHITE)
    ground = panels.plate(180, 100, BLACK, rgb("#ff0000"), 4, 12)
    whole.paste(ground, (10, 10), ground)
    apart = ImageStat.Stat(ImageChops.difference(picture, whole)).mean
    assert max(apart) < 1.5  # the edges of a plate are half a pixel shorter
    assert picture.getpixel((10, 10)) == picture.getpixel((5, 60)) == WHITE


def test_sprites_are_put_in_rows() -> None:
    picture = Image.new("RGB", (100, 100), WHITE)
    put_rows(picture, [Image.new("RGBA", (40, 20), BLACK)] * 3, 20, 40, 60)
    assert picture.getpixel((79, 20)) == picture.getpixel((5, 60)) == BLACK
    assert picture.getpixel((45, 60)) == picture.getpixel((85, 20)) == WHITE


def test_a_prompt_is_as_high_as_what_is_in_it() -> None:
    question, answers = label("Which?", 40, BLACK), label("a · b", 40, BLACK)
    alone, whole = Prompt(question, None, 8, 6), Prompt(question, answers, 8, 6)
    assert alone.height == question.height + 14
    assert whole.height == alone.height + answers.height
    picture = Image.new("RGB", (400, whole.height + 20), WHITE)
    whole.draw(picture, 10, 10, 380, GROUND, BLACK, 12)
    assert picture.getpixel((200, 5)) == WHITE and picture.getpixel((380, 60)) == GROUND


def test_answers_flow_over_as_many_rows_as_they_take() -> None:
    answers = [pill(label(str(n), 40, BLACK), WHITE, BLACK) for n in range(10, 40)]
    one, many = flowing(answers[:3], 900), flowing(answers, 900)
    assert one.width == many.width == 900
    assert many.height % one.height == 0 and many.height > one.height
    together = beside(answers[:2], 12)
    assert together.width == answers[0].width + answers[1].width + 12
