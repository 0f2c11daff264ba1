"""Pictures look as they did when somebody looked at them last."""

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.renderers.golden import POSITIONS, Position, drawn
from tests.samples import and_slow

ALIKE = 0.6  # of 255, on average: another version of a font library smooths letters differently


def difference(first: Image.Image, second: Image.Image) -> tuple[float, Image.Image]:
    apart = ImageChops.difference(first, second)
    return sum(ImageStat.Stat(apart).mean) / 3, apart


PUBLIC = [position for position in POSITIONS if position.name == "public"]
OTHERS = [position for position in POSITIONS if position not in PUBLIC]


@pytest.mark.parametrize(
    "position", and_slow(PUBLIC, OTHERS), ids=lambda position: position.path.stem
)
def test_a_picture_is_as_it_was(position: Position, tmp_path: Path) -> None:
    now = drawn(position).data
    new = tmp_path / position.path.name
    new.write_bytes(now)
    then, shown = (
        Image.open(position.path).convert("RGB"),
        Image.open(io.BytesIO(now)).convert("RGB"),
    )
    how = "look at both; `python -m tests.renderers.golden` keeps the new ones"
    assert shown.size == then.size, f"{new} has another size than {position.path}: {how}"
    apart, seen = difference(then, shown)
    seen.save(tmp_path / "difference.png")
    assert apart < ALIKE, f"{new} is not {position.path} (see difference.png beside it): {how}"


def test_a_change_that_one_can_see_is_found() -> None:
    picture = Image.open(POSITIONS[0].path).convert("RGB")
    changed = picture.copy()
    changed.paste((255, 0, 0), (0, 0, 160, 100))
    assert difference(picture, picture)[0] == 0
    assert difference(picture, changed)[0] > ALIKE
