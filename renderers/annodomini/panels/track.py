"""The head of a picture, and the invasion track: a coast that sails draw near to."""

from __future__ import annotations

from PIL import Image

from games.annodomini.data import DATA, NO_SPECIAL_RULES, ROUNDS, Scenario
from renderers.annodomini.paint import (
    CREAM,
    DANGER,
    EDGE,
    GOLD,
    INK,
    PLASTER,
    SAFE,
    SEA,
    TILES,
    field,
    token,
)
from renderers.annodomini.palette import panel
from renderers.annodomini.signs import RULES, prizes, strip
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, fitted, label
from renderers.kit.icons import icon
from renderers.kit.palette import mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left

WIDTH = 1600
HEADER = 132
TRACK = 138
MARKER = 52
SPACES = 24  # of the track
SAND_STRIP = rgb("#f0d79c")


@panel
def header(
    title: str,
    line: str,
    seats: tuple[tuple[int, str], ...],
    scenario: str,
    key: str,
    two: bool,
    days: int,
) -> Image.Image:
    """Draw the round, who has to act, and what the scenario rewards; there is a sun for each round
    begun."""
    panel = field("roof", WIDTH, HEADER).copy()
    panel.paste(INK, (0, HEADER - 8, WIDTH, HEADER))
    panel.paste(GOLD, (0, HEADER - 7, WIDTH, HEADER - 3))
    card = DATA.scenario[key, two]
    right = _scenario(panel, scenario, card)
    after: float = put_left(panel, label(title, 50, GOLD, halo=INK), 24, 36) + 18
    for day in range(ROUNDS):
        if after + 46 < right - 16:
            put(
                panel,
                icon("sun", 46, GOLD if day < days else mix(TILES, INK, 0.45)),
                after + 23,
                36,
            )
        after += 48
    left: float = 22
    for seat, letter in seats:
        left = put_left(panel, seat_badge(seat, letter, 64), left, 88) + 12
    text = fitted(line, 44, right - left - 30)
    put_left(panel, label(text, 44, CREAM, halo=INK), left, 90)
    return panel


def _scenario(panel: Image.Image, name: str, card: Scenario) -> int:
    """Draw the scenario at the right; return where its left edge is."""
    worth = [prizes(tuple(values), what, 46, INK) for what, values in card.prizes.items()]
    special = [
        strip(RULES[rule], 36)
        for rule in RULES
        if getattr(card.rules, rule) != getattr(NO_SPECIAL_RULES, rule)
    ]
    below = sum(sprite.width + 22 for sprite in worth)
    title = label(name, 36, INK)
    above = title.width + sum(sprite.width + 22 for sprite in special)
    width = max(below, above) + 36
    left: int = WIDTH - width - 12
    board = plate(width, HEADER - 24, PLASTER, INK, 3, 16)
    panel.paste(board, (left, 8), board)
    at: float = put_left(panel, title, left + 18, 36)
    for sprite in special:
        at = put_left(panel, sprite, at + 22, 36)
    at = left + 18
    for sprite in worth:
        at = put_left(panel, sprite, at, 88) + 22
    return left


@cached
def _marker(name: str, n: int) -> Sprite:
    """Draw a marker of the track with its number."""
    number = label(str(n), 48, CREAM, "sans")
    width = number.width + 72
    fill = SAFE if name == "tower" else DANGER
    sprite = plate(width, MARKER, fill, INK, 4, 16).copy()
    put(sprite, token(name, 46), 34, MARKER / 2)
    put_left(sprite, number, 62, MARKER / 2)
    return sprite


@cached
def _shore(reach: int) -> Image.Image:
    """Draw sea behind, sand before, and the spaces of the track between them."""
    panel = field("sea", WIDTH, TRACK).copy()
    for x, y, size in ((1136, 34, 56), (1178, 100, 44)):
        put(panel, token("saracen", size), x, y)
    panel.paste(SAND_STRIP, (0, 58, WIDTH, 82))
    for space in range(reach + 1):
        if space % 5:
            spot = plate(14, 14, mix(SAND_STRIP, INK, 0.45), INK, 1, 7)
            put(panel, spot, position(space, reach), 70)
    return panel


def position(space: int, reach: int) -> float:
    """Return how far along the track a space is."""
    return 52 + space * 1010 / reach


def markers_of(invaders: int, defense: int) -> dict[str, tuple[Sprite, float, float]]:
    """Return the two markers, and where their middles are on the track."""
    reach = max(SPACES, invaders, defense)
    placed: dict[str, tuple[Sprite, float, float]] = {}
    for name, n, y in (("tower", defense, 28), ("saracen", invaders, 111)):
        sprite = _marker(name, n)
        placed[name] = sprite, max(position(n, reach), sprite.width / 2 + 8), y
    return placed


@panel
def track(
    invaders: int,
    defense: int,
    verdict: str,
    weakest: tuple[tuple[int, str], ...],
    markers: bool = True,
) -> Image.Image:
    """Draw both markers on the coast, say who is ahead, and show who would be raided."""
    reach = max(SPACES, invaders, defense)
    panel = _shore(reach).copy()
    ahead = invaders > defense
    low, high = sorted((invaders, defense))
    left, right = position(low, reach), position(high, reach)
    panel.paste(DANGER if ahead else SAFE, (round(left), 64, round(right), 76))
    for space in range(0, reach + 1, 5):
        put(panel, plate(46, 30, CREAM, EDGE, 2, 10), position(space, reach), 70)
        put(panel, label(str(space), 28, INK, "sans"), position(space, reach), 70)
    if markers:
        for sprite, x, y in markers_of(invaders, defense).values():
            put(panel, sprite, x, y)
    board = plate(376, 122, DANGER if ahead else PLASTER, INK, 4, 16)
    panel.paste(board, (1212, 8), board)
    ink = CREAM if ahead else SAFE
    sign = icon("warning" if ahead else "shield", 50, ink)
    y = 40 if weakest else TRACK // 2
    put(panel, sign, 1254, y)
    put_left(panel, fit(verdict, range(40, 27, -1), 290, ink), 1288, y)
    if not weakest:
        return panel
    at: float = put_left(panel, token("saracen", 46), 1230, 96)
    at = put_left(panel, icon("arrow", 34, ink), at + 6, 96)
    for seat, letter in weakest:
        at = put_left(panel, seat_badge(seat, letter, 54), at + 10, 96)
    return panel


@panel
def desk_header(
    title: str,
    line: str,
    seats: tuple[tuple[int, str], ...],
    scenario: str,
    key: str,
    two: bool,
    invaders: int,
    defense: int,
    verdict: str,
    weakest: tuple[tuple[int, str], ...],
) -> Image.Image:
    """Draw header and track in one: the track is no more than its two markers."""
    panel = field("roof", WIDTH, HEADER).copy()
    panel.paste(INK, (0, HEADER - 8, WIDTH, HEADER))
    panel.paste(GOLD, (0, HEADER - 7, WIDTH, HEADER - 3))
    right = _scenario(panel, scenario, DATA.scenario[key, two]) - 12
    ahead = invaders > defense
    width = 372
    right -= width
    board = plate(width, HEADER - 24, DANGER if ahead else SEA, INK, 3, 16)
    panel.paste(board, (right, 8), board)
    at = put_left(panel, _marker("tower", defense), right + 14, 38)
    put_left(panel, _marker("saracen", invaders), at + 10, 38)
    said = label(fitted(verdict, 38, width - 28), 38, CREAM, halo=INK)
    at = put_left(panel, said, right + 14, 90)
    if at + 70 * len(weakest) < right + width:
        for seat, letter in weakest:
            at = put_left(panel, seat_badge(seat, letter, 46), at + 6, 90)
    put_left(panel, label(fitted(title, 46, right - 40), 46, GOLD, halo=INK), 24, 36)
    left: float = 22
    for seat, letter in seats:
        left = put_left(panel, seat_badge(seat, letter, 60), left, 88) + 12
    put_left(panel, fit(line, range(44, 31, -1), right - left - 20, CREAM), left, 90)
    return panel
