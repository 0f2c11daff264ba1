"""Animated pictures: every picture in its turn, and small enough to be sent."""

import io
from collections.abc import Iterator
from random import Random

import pytest
from PIL import Image, ImageDraw

from renderers import Layers, Piece
from renderers.animation import LARGEST, LAST, NARROWEST, STEP, WAY, WIDTH, Shot, shot
from renderers.animation import animate as animate_shots

RED, GREEN, BLUE, SAND = (200, 30, 30), (30, 160, 60), (30, 60, 200), (230, 210, 160)


def picture(spot: tuple[int, int, int], at: int = 0, size: tuple[int, int] = (1600, 1200)) -> bytes:
    """Sand, with a spot of a color."""
    image = Image.new("RGB", size, SAND)
    ImageDraw.Draw(image).rectangle((at, 100, at + 199, 299), fill=spot)
    return encoded(image)


def noise(seed: int, size: tuple[int, int] = (400, 60)) -> bytes:
    """What cannot be made small."""
    return encoded(Image.frombytes("RGB", size, Random(seed).randbytes(size[0] * size[1] * 3)))


def encoded(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, format="PNG")
    return file.getvalue()


def frames(data: bytes) -> Iterator[tuple[Image.Image, int]]:
    """What a viewer shows, and for how long."""
    film = Image.open(io.BytesIO(data))
    assert film.format == "GIF"
    for n in range(getattr(film, "n_frames", 1)):
        film.seek(n)
        yield film.convert("RGB"), film.info["duration"]


def animate(pictures: list[bytes], pace: int, limit: int = LARGEST) -> bytes:
    return animate_shots([Shot(data) for data in pictures], pace, limit)


def near(found: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(found, tuple)
    return all(abs(a - b) < 12 for a, b in zip(found, wanted, strict=True))


def test_each_picture_is_shown_whole_and_the_last_one_longer() -> None:
    pictures = [picture(RED, 0), picture(GREEN, 400), picture(BLUE, 800)]
    shown = list(frames(animate(pictures, pace=300)))
    assert [duration for _, duration in shown] == [300, 300, LAST]
    for n, (frame, _) in enumerate(shown):
        assert frame.size == (WIDTH, 600)
        for place, color in enumerate((RED, GREEN, BLUE)):
            spot = frame.getpixel((place * 200 + 50, 100))
            assert near(spot, color if place == n else SAND)


def test_it_begins_again_for_ever() -> None:
    film = Image.open(io.BytesIO(animate([picture(RED), picture(BLUE)], pace=300)))
    assert film.info["loop"] == 0


def test_a_single_picture_is_a_film_too() -> None:
    ((frame, _),) = frames(animate([picture(RED)], pace=300))
    assert near(frame.getpixel((50, 100)), RED)


def test_only_what_changes_is_stored() -> None:
    scenery = Image.open(io.BytesIO(noise(1)))
    pictures = []
    for n in range(10):
        ImageDraw.Draw(scenery).rectangle((n * 40, 0, n * 40 + 10, 10), fill=RED)
        pictures.append(encoded(scenery))
    alone = len(animate(pictures[:1], pace=300))
    assert len(animate(pictures, pace=300)) < 2 * alone


def test_pictures_of_other_sizes_stand_at_the_top_above_their_own_color() -> None:
    low = encoded(Image.new("RGB", (1200, 300), GREEN))
    (tall, _), (short, _) = frames(animate([picture(RED), low], pace=300))
    assert tall.size == short.size == (WIDTH, 600)
    assert near(short.getpixel((400, 100)), GREEN)
    assert near(short.getpixel((400, 590)), GREEN)


def test_what_would_be_too_large_is_made_smaller() -> None:
    pictures = [noise(n) for n in range(4)]
    full = len(animate(pictures, pace=300))
    data = animate(pictures, 300, full * 2 // 3)
    assert len(data) <= full * 2 // 3
    shown = list(frames(data))
    assert len(shown) == 4
    assert NARROWEST <= shown[0][0].width < 400


def test_what_is_still_too_large_leaves_pictures_out_but_never_the_last() -> None:
    flat = Image.new("RGB", (400, 60), BLUE)
    pictures = [*(noise(n) for n in range(8)), encoded(flat)]
    smallest = len(animate(pictures[:2], pace=300, limit=30_000))
    data = animate(pictures, 300, smallest * 2)
    shown = list(frames(data))
    assert len(data) <= smallest * 2
    assert 1 < len(shown) < 9
    assert near(shown[-1][0].getpixel((50, 20)), BLUE)
    assert shown[0][1] > 300, "the film stays as long"


def test_a_limit_that_no_picture_keeps_is_an_error() -> None:
    with pytest.raises(ValueError, match="100 bytes"):
        animate([noise(1), noise(2)], 300, 100)


def test_small_pictures_are_not_enlarged() -> None:
    ((frame, _),) = frames(animate([noise(1)], pace=300))
    assert frame.size == (400, 60)


# Pieces that move


def layers(x: float, ground: tuple[int, int, int] = SAND) -> Layers:
    """A red piece on a field."""
    sprite = Image.new("RGBA", (200, 200), (*RED, 255))
    return Layers(Image.new("RGB", (1600, 800), ground), {"hero": Piece(sprite, x, 400)})


def places(data: bytes) -> list[int]:
    """Return the left edge of the red piece in each frame."""
    found = []
    for frame, _ in frames(data):
        row = [near(frame.getpixel((x, 200)), RED) for x in range(frame.width)]
        found.append(row.index(True))
    return found


def test_a_piece_that_changes_its_place_is_seen_on_its_way() -> None:
    data = animate_shots([shot(layers(200)), shot(layers(1200))], pace=450)
    seen = places(data)
    assert seen[0] == 50 and seen[-1] == 550
    assert seen == sorted(set(seen)) and len(seen) == 2 + len(WAY)


def test_a_film_with_moves_takes_no_longer() -> None:
    data = animate_shots([shot(layers(200)), shot(layers(1200)), shot(layers(1200))], pace=450)
    durations = [duration for _, duration in frames(data)]
    assert sum(durations) == 450 + 450 + LAST
    assert durations[1 : 1 + len(WAY)] == [STEP] * len(WAY)


def test_what_a_move_leads_to_is_shown_when_the_piece_has_arrived() -> None:
    shown = [
        frame
        for frame, _ in frames(animate_shots([shot(layers(200)), shot(layers(1200, BLUE))], 450))
    ]
    assert [near(frame.getpixel((10, 10)), SAND) for frame in shown] == [True] * 5 + [False]


def test_a_piece_that_appears_or_leaves_does_not_move() -> None:
    alone = layers(1200)
    empty = Layers(alone.base, {})
    assert len(list(frames(animate_shots([shot(empty), shot(alone), shot(empty)], 450)))) == 3
