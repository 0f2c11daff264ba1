"""What a player is asked; and while bands are formed, who is banned."""

from __future__ import annotations

from PIL import Image

from games.core import Ask, Text
from games.sigillum.rules.actions import Ability, Action
from games.sigillum.view import View
from renderers import Words
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.prompt import Prompt
from renderers.kit.sketch import put, put_left
from renderers.sigillum.field.choices import ANY_ABILITY, marked_hexes
from renderers.sigillum.layout import MARGIN, WIDTH
from renderers.sigillum.paint import CREAM, FADED, GILT, INK, MARK, RUBRIC, SHADE, cameo
from renderers.sigillum.wording import beast_name, without_icon, without_markup

FEW = 6  # options that are written out


def asked_question(words: Words, ask: Ask) -> str:
    """Return the question. What cannot be used now is not said, since the sheets show it."""
    prompt = ask.prompt
    if prompt.key in ANY_ABILITY:
        prompt = Text(prompt.key, {**prompt.args, "idle": [], "idles": 0})
    return without_icon(words(prompt))


def prompt_of(words: Words, ask: Ask | None) -> Prompt | None:
    """Write the question, and the options that are neither hexes nor abilities."""
    if ask is None:
        return None
    width = WIDTH - 2 * MARGIN - 50
    marked = marked_hexes(ask).values()
    shown = (Ability, Action) if ask.prompt.key in ANY_ABILITY else ()
    others = [
        option
        for option in ask.options
        if option.key not in marked and not isinstance(option.value, shown)
    ]
    question = paragraph(asked_question(words, ask), 40, INK, width, 3)
    if not others or len(others) > FEW or shown:
        return Prompt(question, None, 8, 6)
    said = " · ".join(without_markup(words(option.label)) for option in others)
    return Prompt(question, paragraph(said, 34, MARK, width, 3), 8, 6)


def prompt_height(asked: Prompt | None) -> int:
    return 0 if asked is None else asked.height + 12


def draw_prompt(picture: Image.Image, asked: Prompt, top: int) -> None:
    asked.draw(picture, MARGIN, top + 2, WIDTH - 2 * MARGIN, CREAM, GILT, 16)


def banned_height(view: View) -> int:
    return 148 if view.banned and view.round == 0 else 0


def draw_banned(picture: Image.Image, view: View, words: Words, top: int) -> None:
    """Draw the characters whom nobody can pick."""
    if not banned_height(view):
        return
    ground = plate(WIDTH - 2 * MARGIN, 136, SHADE, FADED, 3, 16)
    picture.paste(ground, (MARGIN, top + 4), ground)
    caption = label(words.say("picture-banned"), 42, INK)
    end = put_left(picture, caption, MARGIN + 24, top + 70)
    step = min(170.0, (WIDTH - MARGIN - end - 40) / len(view.banned))
    for place, key in enumerate(view.banned):
        x = end + 30 + step * (place + 0.5)
        put(picture, cameo(key, None, 82, spent=True), x, top + 52)
        put(picture, icon("cross", 46, RUBRIC, CREAM), x + 34, top + 76)
        put(picture, fit(beast_name(words, key), (30, 27, 24), step - 8, INK), x, top + 115)
