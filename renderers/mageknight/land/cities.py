"""A city that can be conquered: its level, who defends it, and whose shields lie there."""

from __future__ import annotations

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.spaces import Space
from games.mageknight.view import HIDDEN
from renderers import Words
from renderers.kit.badges import number_disc, seat_badge
from renderers.kit.cache import cached
from renderers.kit.palette import BLACK
from renderers.kit.sketch import Sprite
from renderers.mageknight.paint import CREAM, FOE, INK, MANA, back

IN_A_ROW = 4  # defenders
Defender = tuple[str, str]  # the color of its token, and its armor where it is seen


def defenders(space: Space) -> tuple[Defender, ...]:
    """Who stands on the walls: of those face down only the colors are known."""
    backs = DATA.city[space.color or ""].garrison[space.level - 1]
    return tuple(
        (color, "")
        if token.enemy == HIDDEN
        else (DATA.enemy[token.enemy].color, str(DATA.enemy[token.enemy].armor))
        for token, color in zip(space.tokens, backs, strict=False)
    )


@cached
def garrison(walls: tuple[Defender, ...], k: int) -> Sprite:
    """Tokens in a row, or in two where there are many: face down, or with the armor to beat."""
    size = round(k * (0.52 if len(walls) < 4 else 0.4 if len(walls) == 4 else 0.38))
    rows = [walls] if len(walls) <= IN_A_ROW else [walls[:3], walls[3:]]
    wide, tall = size * max(map(len, rows)), size * len(rows)
    sprite = Image.new("RGBA", (wide, tall), (0, 0, 0, 0))
    for line, row in enumerate(rows):
        left = (wide - size * len(row)) // 2
        for place, (color, armor) in enumerate(row):
            disc = armor_disc(armor, size, color) if armor else back(color, size)
            sprite.alpha_composite(disc, (left + place * size, line * size))
    return sprite


def armor_disc(armor: str, size: int, color: str) -> Sprite:
    """The armor of an enemy on its color: dark on the white ones."""
    return number_disc(armor, size, FOE[color], INK if color == "white" else CREAM, 0.62)


@cached
def level(n: int, color: str, size: int) -> Sprite:
    if n > 9:
        return number_disc(str(n), round(size * 1.25), MANA[color], BLACK, 0.56)
    return number_disc(str(n), size, MANA[color], BLACK, 0.7)


def shields(space: Space, words: Words, size: int) -> Sprite | None:
    """The players who have beaten a defender here, each with as many badges."""
    if not space.shields:
        return None
    return _shields(tuple((seat, words.letter(seat)) for seat in space.shields), size)


@cached
def _shields(badges: tuple[tuple[int, str], ...], size: int) -> Sprite:
    step = round(size * 0.84)
    sprite = Image.new("RGBA", (step * (len(badges) - 1) + size, size), (0, 0, 0, 0))
    for place, (seat, letter) in enumerate(badges):
        sprite.alpha_composite(seat_badge(seat, letter, size), (place * step, 0))
    return sprite
