"""The pictures of 890 Anno Domini: the land, a player's own kingdom, the score sheet, the signs."""

from __future__ import annotations

from collections.abc import Sequence

from games.annodomini.view import View
from games.core import Ask
from renderers import Picture, Words
from renderers.annodomini import alt
from renderers.annodomini.emojis import EMOJIS
from renderers.annodomini.pages.board import draw_board
from renderers.annodomini.pages.desk import draw_desk
from renderers.annodomini.pages.legend import draw_legend
from renderers.annodomini.pages.own import draw_own
from renderers.annodomini.pages.scores import draw_scores
from renderers.annodomini.scenes import scene
from renderers.kit.encode import saved

__all__ = ["EMOJIS", "desk", "draw", "legend", "scene"]


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    if view.over:
        sheet = saved(draw_scores(view, words))
        said = alt.sheet_alt(view, words)
        return [Picture("scores.png", sheet, said), _board(view, words)]
    if view.seat is None:
        return [_board(view, words)]
    picture = draw_own(view, view.seat, words, ask, draft)
    return [Picture("kingdom.png", saved(picture), alt.board_alt(view, words, ask))]


def desk(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """Draw a player's own picture in landscape."""
    if view.over or view.seat is None:
        return draw(view, words, ask, draft)
    picture = draw_desk(view, view.seat, words, ask, draft)
    return [Picture("kingdom.png", saved(picture), alt.board_alt(view, words, ask))]


def _board(view: View, words: Words) -> Picture:
    picture = draw_board(view, words)
    return Picture("provence.png", saved(picture), alt.board_alt(view, words))


def legend(words: Words) -> Picture:
    """Explain every sign."""
    return Picture("signs.png", saved(draw_legend(words)), words.say("alt-legend"))
