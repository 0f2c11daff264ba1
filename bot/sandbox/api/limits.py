"""Discord's documented limits on messages, components, modals and choices.

Each function yields the problems of one thing; `errors.refuse` turns them into one answer. The
public OpenAPI file lacks many of these rules, and a bot that breaks one fails only in production.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.sandbox import parts
from bot.sandbox.api.emoji import is_emoji
from bot.sandbox.api.payloads import FILE_BYTES
from bot.sandbox.errors import ApiError, Path, Problem
from bot.sandbox.model import Body
from bot.sandbox.parts import BUTTON, STRING_SELECT, TEXT_DISPLAY, TEXT_INPUT, Json

CONTENT, EMBED_TOTAL, V2_TEXT, V2_COMPONENTS = 2000, 6000, 4000, 40
EMBEDS, ROWS, ROW_BUTTONS, OPTIONS, FILES, CHOICES, MODAL_PARTS = 10, 5, 5, 25, 10, 25, 5
ALT_TEXT, CUSTOM_ID, REQUEST_BYTES = 1024, 100, 25 * 1024 * 1024

ROW = 1
ENTITY_SELECTS = (5, 6, 7, 8)
SECTION, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 11, 12, 13, 14, 17, 18
V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK, PREMIUM = 5, 6


def length(path: Path, value: str | None, low: int, high: int) -> Iterator[Problem]:
    size = len(value or "")
    if low and not size:
        yield path, "BASE_TYPE_REQUIRED", "This field is required"
    elif not low <= size <= high:
        yield path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."


def count(path: Path, items: Sequence[Any], low: int, high: int) -> Iterator[Problem]:
    if not low <= len(items) <= high:
        yield path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."


def between(path: Path, value: int | None, low: int, high: int) -> Iterator[Problem]:
    if value is not None and not low <= value <= high:
        yield path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}."


def no_repeats(path: Path, values: Sequence[Any], code: str) -> Iterator[Problem]:
    for index, value in enumerate(values):
        if value in values[:index]:
            yield (*path, index), code, f"{value!r} is there twice"


def check_files(sizes: Sequence[int]) -> None:
    """Raise ApiError if files are too large: Discord checks that before all other limits."""
    if any(size > FILE_BYTES for size in sizes) or sum(sizes) > REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large", violation=True)


def check_not_empty(body: Body) -> None:
    if not (body.content.strip() or body.embeds or body.components or body.attachments):
        raise ApiError(400, 50006, "Cannot send an empty message", violation=True)


def message(body: Body) -> Iterator[Problem]:
    yield from length(("content",), body.content, 0, CONTENT)
    yield from embeds(body)
    yield from count(("attachments",), body.attachments, 0, FILES)
    for index, attachment in enumerate(body.attachments):
        path = ("attachments", index, "description")
        yield from length(path, attachment.description, 0, ALT_TEXT)
    if body.v2:
        yield from layout(body)
    else:
        yield from count(("components",), body.components, 0, ROWS)
    for index, component in enumerate(body.components):
        allowed = V2_TOP if body.v2 else (ROW,)
        yield from one_component(("components", index), component, allowed)
    yield from unique_ids(("components",), body.components)


def unique_ids(path: Path, components: list[Json]) -> Iterator[Problem]:
    ids = [c["custom_id"] for c in parts.walk(components) if c.get("custom_id")]
    yield from no_repeats(path, ids, "COMPONENT_CUSTOM_ID_DUPLICATED")


def embeds(body: Body) -> Iterator[Problem]:
    yield from count(("embeds",), body.embeds, 0, EMBEDS)
    total = 0
    for index, embed in enumerate(body.embeds):
        path: Path = ("embeds", index)
        fields = embed.get("fields") or []
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        sized: list[tuple[Path, str | None, int, int]] = [
            ((*path, "title"), embed.get("title"), 0, 256),
            ((*path, "description"), embed.get("description"), 0, 4096),
            ((*path, "footer", "text"), footer.get("text"), 0, 2048),
            ((*path, "author", "name"), author.get("name"), 0, 256),
        ]
        for place, field in enumerate(fields):
            sized.append(((*path, "fields", place, "name"), field.get("name"), 1, 256))
            sized.append(((*path, "fields", place, "value"), field.get("value"), 1, 1024))
        for problem_path, value, low, high in sized:
            yield from length(problem_path, value, low, high)
            total += len(value or "")
        yield from count((*path, "fields"), fields, 0, 25)
        for part in ("image", "thumbnail"):
            yield from reference((*path, part, "url"), (embed.get(part) or {}).get("url"), body)
    if total > EMBED_TOTAL:
        yield ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds {EMBED_TOTAL}"


def reference(path: Path, url: str | None, body: Body) -> Iterator[Problem]:
    """Check that a picture named by ``attachment://`` is among the attachments."""
    name = (url or "").removeprefix("attachment://")
    if name != (url or "") and name not in [a.filename for a in body.attachments]:
        yield path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"{name} is not attached"


def layout(body: Body) -> Iterator[Problem]:
    """Check a Components V2 message as a whole."""
    if body.content or body.embeds:
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        field = "content" if body.content else "embeds"
        yield (field,), code, "not with the IS_COMPONENTS_V2 flag"
    yield from count(("components",), list(parts.walk(body.components)), 0, V2_COMPONENTS)
    yield from length(("components",), "".join(parts.texts(body.components)), 0, V2_TEXT)
    for component in parts.walk(body.components):
        media = [component.get("media"), component.get("file")]
        media += [item.get("media") for item in component.get("items") or []]
        for item in media:
            yield from reference(("components",), (item or {}).get("url"), body)


def one_component(path: Path, component: Json, allowed: Sequence[int]) -> Iterator[Problem]:
    kind = component.get("type")
    if kind not in allowed:
        yield (*path, "type"), "UNION_TYPE_CHOICES", f"Value of field must be one of {allowed}."
        return
    inner = component.get("components") or []
    if kind == ROW:
        yield from row((*path, "components"), inner)
    elif kind == BUTTON:
        yield from button(path, component)
    elif kind in (STRING_SELECT, *ENTITY_SELECTS):
        yield from select(path, component)
    elif kind == TEXT_DISPLAY:
        yield from length((*path, "content"), component.get("content"), 1, V2_TEXT)
    elif kind == SECTION:
        yield from count((*path, "components"), inner, 1, 3)
        yield from several((*path, "components"), inner, (TEXT_DISPLAY,))
        accessory = component.get("accessory") or {}
        yield from one_component((*path, "accessory"), accessory, (BUTTON, THUMBNAIL))
    elif kind == THUMBNAIL:
        yield from length((*path, "description"), component.get("description"), 0, ALT_TEXT)
    elif kind == GALLERY:
        items = component.get("items") or []
        yield from count((*path, "items"), items, 1, 10)
        for index, item in enumerate(items):
            where = (*path, "items", index, "description")
            yield from length(where, item.get("description"), 0, ALT_TEXT)
    elif kind == CONTAINER:
        inside = [kind for kind in V2_TOP if kind != CONTAINER]
        yield from count((*path, "components"), inner, 1, V2_COMPONENTS)
        yield from several((*path, "components"), inner, inside)


def several(path: Path, components: list[Json], allowed: Sequence[int]) -> Iterator[Problem]:
    for index, component in enumerate(components):
        yield from one_component((*path, index), component, allowed)


def row(path: Path, inner: list[Json]) -> Iterator[Problem]:
    yield from count(path, inner, 1, ROW_BUTTONS)
    if len(inner) > 1 and any(c.get("type") != BUTTON for c in inner):
        yield path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row"
    yield from several(path, inner, (BUTTON, STRING_SELECT, *ENTITY_SELECTS))


def button(path: Path, it: Json) -> Iterator[Problem]:
    yield from between((*path, "style"), it.get("style", 0), 1, PREMIUM)
    yield from length((*path, "label"), it.get("label"), 0, 80)
    if it.get("style") == LINK:
        yield from length((*path, "url"), it.get("url"), 1, 512)
        if it.get("custom_id"):
            yield path, "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A link has no custom id"
    elif it.get("style") != PREMIUM:
        yield from length((*path, "custom_id"), it.get("custom_id"), 1, CUSTOM_ID)
        if it.get("url"):
            yield path, "BUTTON_COMPONENT_URL_FORBIDDEN", "Only a link has a url"
    if it.get("style") != PREMIUM and not (it.get("label") or it.get("emoji")):
        yield path, "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji"
    yield from emoji(path, it)


def emoji(path: Path, it: Json) -> Iterator[Problem]:
    """Check a Unicode emoji; one with an id is checked by whoever knows which there are."""
    given = it.get("emoji")
    if given and not given.get("id") and not is_emoji(given.get("name") or ""):
        name = given.get("name")
        yield (*path, "emoji"), "COMPONENT_INVALID_EMOJI", f"Invalid emoji {name!r}"


def select(path: Path, it: Json) -> Iterator[Problem]:
    yield from length((*path, "custom_id"), it.get("custom_id"), 1, CUSTOM_ID)
    yield from length((*path, "placeholder"), it.get("placeholder"), 0, 150)
    low, high = parts.at_least(it), parts.at_most(it)
    yield from between((*path, "min_values"), low, 0, 25)
    yield from between((*path, "max_values"), high, max(low, 1), 25)
    if it["type"] != STRING_SELECT:
        return
    options = it.get("options") or []
    yield from count((*path, "options"), options, 1, OPTIONS)
    yield from between((*path, "max_values"), high, 0, len(options))
    values = [option.get("value") for option in options]
    yield from no_repeats((*path, "options"), values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
    for index, option in enumerate(options):
        where = (*path, "options", index)
        yield from length((*where, "label"), option.get("label"), 1, 100)
        yield from length((*where, "value"), option.get("value"), 1, 100)
        yield from length((*where, "description"), option.get("description"), 0, 100)
        yield from emoji(where, option)
    defaults = sum(bool(option.get("default")) for option in options)
    yield from between((*path, "options"), defaults, 0, high)


def modal(data: Json) -> Iterator[Problem]:
    components = data.get("components") or []
    yield from length(("title",), data.get("title"), 1, 45)
    yield from length(("custom_id",), data.get("custom_id"), 1, CUSTOM_ID)
    yield from count(("components",), components, 1, MODAL_PARTS)
    yield from unique_ids(("components",), components)
    for index, component in enumerate(components):
        path: Path = ("components", index)
        inner = component.get("components") or []
        if component.get("type") == ROW:
            yield from count((*path, "components"), inner, 1, 1)
            for it in inner:
                yield from length((*path, "components", 0, "label"), it.get("label"), 1, 45)
                yield from modal_field((*path, "components", 0), it)
        elif component.get("type") == LABEL:
            yield from length((*path, "label"), component.get("label"), 1, 45)
            yield from length((*path, "description"), component.get("description"), 0, 100)
            yield from modal_field((*path, "component"), component.get("component") or {})
        else:
            yield from one_component(path, component, (ROW, LABEL, TEXT_DISPLAY))


def modal_field(path: Path, it: Json) -> Iterator[Problem]:
    if it.get("type") in (STRING_SELECT, *ENTITY_SELECTS):
        yield from select(path, it)
        return
    yield from length((*path, "custom_id"), it.get("custom_id"), 1, CUSTOM_ID)
    if it.get("type") != TEXT_INPUT:
        return
    yield from between((*path, "style"), it.get("style", 0), 1, 2)
    yield from length((*path, "placeholder"), it.get("placeholder"), 0, 100)
    yield from length((*path, "value"), it.get("value"), 0, 4000)
    low = it.get("min_length") or 0
    yield from between((*path, "min_length"), low, 0, 4000)
    yield from between((*path, "max_length"), it.get("max_length"), max(low, 1), 4000)


def choices(given: list[Json], option_type: int) -> Iterator[Problem]:
    """Check autocomplete's choices, whose values must be of the option's type."""
    yield from count(("choices",), given, 0, CHOICES)
    for index, choice in enumerate(given):
        path: Path = ("choices", index)
        yield from length((*path, "name"), choice.get("name"), 1, 100)
        value = choice.get("value")
        if isinstance(value, str) != (option_type == 3):
            yield (*path, "value"), "BASE_TYPE_BAD_TYPE", "The value is not of the option's type"
        elif isinstance(value, str):
            yield from length((*path, "value"), value, 1, 100)
