"""Each documented limit: what is just allowed passes, what is one above it is refused."""

import io
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Person, Sandbox

Json = dict[str, Any]
V2 = 1 << 15
MIB = 1024 * 1024


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(n: Any = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{n}"} | more


def link(**more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "Go", "url": "https://example.org"} | more


def option(n: Any = 0, **more: Any) -> Json:
    return {"label": f"Option {n}", "value": f"o{n}"} | more


def menu(n: int = 1, **more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option(i) for i in range(n)]} | more


def rows(*components: Json) -> Json:
    return {"content": "x", "components": [row(*components)]}


def embed(**parts: Any) -> Json:
    return {"embeds": [{"type": "rich", **parts}]}


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


def text(length: int = 1) -> Json:
    return {"type": 10, "content": "x" * length}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components)} | more


def section(texts: int = 1, **more: Any) -> Json:
    return {"type": 9, "components": [text()] * texts, "accessory": button()} | more


def gallery(n: int = 1, url: str = "https://example.org/a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more] * n}


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "T", "custom_id": "m", "components": list(components)} | more


def entry(n: Any = 0, **more: Any) -> Json:
    return row({"type": 4, "custom_id": f"t{n}", "style": 1, "label": "Say"} | more)


def label(**more: Any) -> Json:
    inner = {"type": 4, "custom_id": "t", "style": 1}
    return {"type": 18, "label": "Say", "component": inner} | more


def choices(n: int = 1, **more: Any) -> Json:
    return {"choices": [{"name": "n", "value": "v"} | more] * n}


def command(name: str = "play", *options: Json, **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 1, "options": list(options)} | more


def param(name: str = "game", **more: Any) -> Json:
    return {"name": name, "description": "d", "type": 3} | more


def sub(name: str, *options: Json, group: bool = False) -> Json:
    return param(name, type=2 if group else 1, options=list(options))


def numbered(n: int, make: Callable[..., Json], **more: Any) -> list[Json]:
    return [make(f"x{i}", **more) for i in range(n)]


MESSAGES: dict[str, tuple[Json, Json]] = {
    "content": ({"content": "x" * 2000}, {"content": "x" * 2001}),
    "nothing at all": ({"content": "x"}, {"content": ""}),
    "only blanks": ({"content": "x"}, {"content": " \n"}),
    "nonce": (
        {"content": "x", "nonce": "n" * 25},
        {"content": "x", "nonce": "n" * 26},
    ),
    "embeds": ({"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}),
    "embed title": (embed(title="x" * 256), embed(title="x" * 257)),
    "embed description": (embed(description="x" * 4096), embed(description="x" * 4097)),
    "embed fields": (embed(fields=[field()] * 25), embed(fields=[field()] * 26)),
    "embed field name": (embed(fields=[field("x" * 256)]), embed(fields=[field("x" * 257)])),
    "embed field value": (
        embed(fields=[field(value="x" * 1024)]),
        embed(fields=[field(value="x" * 1025)]),
    ),
    "embed field value there": (embed(fields=[field()]), embed(fields=[field(value="")])),
    "embed footer": (embed(footer={"text": "x" * 2048}), embed(footer={"text": "x" * 2049})),
    "embed author": (embed(author={"name": "x" * 256}), embed(author={"name": "x" * 257})),
    "embeds total": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]},
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    ),
    "embed picture": (
        embed(image={"url": "https://example.org/a.png"}),
        embed(image={"url": "attachment://a.png"}),
    ),
    "rows": (
        {"content": "x", "components": [row(button(n)) for n in range(5)]},
        {"content": "x", "components": [row(button(n)) for n in range(6)]},
    ),
    "buttons in a row": (
        rows(*[button(n) for n in range(5)]),
        rows(*[button(n) for n in range(6)]),
    ),
    "a row is not empty": (rows(button()), rows()),
    "a button stands in a row": (rows(button()), {"content": "x", "components": [button()]}),
    "select alone in a row": (rows(menu()), rows(menu(), button())),
    "button label": (rows(button(label="x" * 80)), rows(button(label="x" * 81))),
    "button label or emoji": (
        rows(button(label=None, emoji={"name": "🏰"})),
        rows(button(label=None)),
    ),
    "button style": (rows(button(style=4)), rows(button(style=7))),
    "button emoji is no word": (
        rows(button(emoji={"name": "⚔️"})),
        rows(button(emoji={"name": "sword"})),
    ),
    "button emoji is no mere symbol": (
        rows(button(emoji={"name": "⭐"})),
        rows(button(emoji={"name": "★"})),
    ),
    "custom id": (rows(button(custom_id="x" * 100)), rows(button(custom_id="x" * 101))),
    "custom id there": (rows(button()), rows(button(custom_id=""))),
    "custom ids differ": (rows(button(1), button(2)), rows(button(1), button(1))),
    "custom ids differ between rows": (
        {"content": "x", "components": [row(button()), row(menu())]},
        {"content": "x", "components": [row(button()), row(menu(custom_id="b0"))]},
    ),
    "link has no custom id": (rows(link()), rows(link(custom_id="x"))),
    "link has a url": (rows(link()), rows(link(url=None))),
    "only a link has a url": (rows(button()), rows(button(url="https://example.org"))),
    "options": (rows(menu(25)), rows(menu(26))),
    "options there": (rows(menu(1)), rows(menu(0))),
    "option label": (
        rows(menu(options=[option(label="x" * 100)])),
        rows(menu(options=[option(label="x" * 101)])),
    ),
    "option value": (
        rows(menu(options=[option(value="x" * 100)])),
        rows(menu(options=[option(value="x" * 101)])),
    ),
    "option description": (
        rows(menu(options=[option(description="x" * 100)])),
        rows(menu(options=[option(description="x" * 101)])),
    ),
    "option emoji": (
        rows(menu(options=[option(emoji={"name": "1️⃣"})])),
        rows(menu(options=[option(emoji={"name": "1"})])),
    ),
    "option values differ": (rows(menu(2)), rows(menu(options=[option(), option()]))),
    "placeholder": (rows(menu(placeholder="x" * 150)), rows(menu(placeholder="x" * 151))),
    "max_values": (rows(menu(3, max_values=3)), rows(menu(3, max_values=4))),
    "min_values": (
        rows(menu(3, min_values=2, max_values=2)),
        rows(menu(3, min_values=3, max_values=2)),
    ),
    "defaults": (
        rows(menu(options=[option(1, default=True), option(2)])),
        rows(menu(options=[option(1, default=True), option(2, default=True)])),
    ),
    "attachment without a file": (
        {"content": "x", "attachments": []},
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    ),
    "v2 needs its flag": (v2(text()), {"content": "x", "components": [text()]}),
    "v2 has no content": (v2(text()), v2(text(), content="x")),
    "v2 has no embeds": (v2(text()), v2(text(), embeds=[{"title": "t"}])),
    "v2 components": (v2(*[text()] * 40), v2(*[text()] * 41)),
    "v2 nested components": (
        v2({"type": 17, "components": [text()] * 39}),
        v2({"type": 17, "components": [text()] * 40}),
    ),
    "v2 rows may be more than five": (
        v2(*[row(button(n)) for n in range(20)]),
        v2(*[row(button(n)) for n in range(21)]),
    ),
    "v2 text": (v2(text(2000), text(2000)), v2(text(2000), text(2001))),
    "v2 text there": (v2(text(1)), v2(text(0))),
    "v2 section texts": (v2(section(3)), v2(section(4))),
    "v2 section accessory": (v2(section()), v2(section(accessory=None))),
    "v2 gallery": (v2(gallery(10)), v2(gallery(11))),
    "v2 alt text": (
        v2(gallery(description="x" * 1024)),
        v2(gallery(description="x" * 1025)),
    ),
    "v2 picture": (v2(gallery()), v2(gallery(url="attachment://a.png"))),
    "v2 container in a container": (
        v2({"type": 17, "components": [text()]}),
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    ),
}

MODALS: dict[str, tuple[Json, Json]] = {
    "title": (modal(entry(), title="x" * 45), modal(entry(), title="x" * 46)),
    "title there": (modal(entry()), modal(entry(), title="")),
    "custom id": (modal(entry(), custom_id="x" * 100), modal(entry(), custom_id="x" * 101)),
    "fields": (modal(*map(entry, range(5))), modal(*map(entry, range(6)))),
    "fields there": (modal(entry()), modal()),
    "one field in a row": (
        modal(entry()),
        modal(row(*entry(1)["components"], *entry(2)["components"])),
    ),
    "no buttons": (modal(entry()), modal(button())),
    "field ids differ": (modal(entry(1), entry(2)), modal(entry(1), entry(1))),
    "field label": (modal(entry(label="x" * 45)), modal(entry(label="x" * 46))),
    "field label there": (modal(entry()), modal(entry(label=None))),
    "label": (modal(label(label="x" * 45)), modal(label(label="x" * 46))),
    "label's description": (
        modal(label(description="x" * 100)),
        modal(label(description="x" * 101)),
    ),
    "menu in a label": (modal(label(component=menu(25))), modal(label(component=menu(26)))),
    "placeholder": (modal(entry(placeholder="x" * 100)), modal(entry(placeholder="x" * 101))),
    "value": (modal(entry(value="x" * 4000)), modal(entry(value="x" * 4001))),
    "style": (modal(entry(style=2)), modal(entry(style=3))),
    "min_length": (modal(entry(min_length=4000)), modal(entry(min_length=4001))),
    "max_length": (modal(entry(max_length=4000)), modal(entry(max_length=4001))),
    "lengths fit": (
        modal(entry(min_length=5, max_length=5)),
        modal(entry(min_length=6, max_length=5)),
    ),
}

CHOICES: dict[str, tuple[Json, Json]] = {
    "choices": (choices(25), choices(26)),
    "name": (choices(name="x" * 100), choices(name="x" * 101)),
    "value": (choices(value="x" * 100), choices(value="x" * 101)),
    "type of the value": (choices(value="1"), choices(value=1)),
}


def called(locale: str, name: str) -> Json:
    return {"name_localizations": {locale: name}}


COMMANDS: dict[str, tuple[list[Json], list[Json]]] = {
    "name": ([command("x" * 32)], [command("x" * 33)]),
    "name in small letters": ([command("play")], [command("Play")]),
    "name without blanks": ([command("play-on")], [command("play on")]),
    "name in a language": (
        [command(name_localizations={"fr": "jouer"})],
        [command(name_localizations={"fr": "Jouer"})],
    ),
    "known languages": (
        [command(name_localizations={"fr": "jouer"})],
        [command(name_localizations={"xx": "jouer"})],
    ),
    "names differ in a language": (
        [command("a", **called("fr", "x")), command("b", **called("de", "x"))],
        [command("a", **called("fr", "x")), command("b", **called("fr", "x"))],
    ),
    "description in a language": (
        [command(description_localizations={"fr": "x" * 100})],
        [command(description_localizations={"fr": "x" * 101})],
    ),
    "description": ([command(description="x" * 100)], [command(description="x" * 101)]),
    "description there": ([command()], [command(description="")]),
    "commands": (numbered(100, command), numbered(101, command)),
    "names differ": ([command("a"), command("b")], [command("a"), command("a")]),
    "options": (
        [command("play", *numbered(25, param))],
        [command("play", *numbered(26, param))],
    ),
    "option names differ": (
        [command("play", param("a"), param("b"))],
        [command("play", param("a"), param("a"))],
    ),
    "option names differ in a language": (
        [command("play", param("a", **called("fr", "x")), param("b", **called("fr", "y")))],
        [command("play", param("a", **called("fr", "x")), param("b", **called("fr", "x")))],
    ),
    "choice in a language": (
        [command("play", param(choices=[{"name": "x", "value": "x", **called("fr", "y" * 100)}]))],
        [command("play", param(choices=[{"name": "x", "value": "x", **called("fr", "y" * 101)}]))],
    ),
    "option description": (
        [command("play", param(description="x" * 100))],
        [command("play", param(description="x" * 101))],
    ),
    "required ones first": (
        [command("play", param("a", required=True), param("b"))],
        [command("play", param("a"), param("b", required=True))],
    ),
    "choices": (
        [command("play", param(choices=numbered(25, lambda n: {"name": n, "value": n})))],
        [command("play", param(choices=numbered(26, lambda n: {"name": n, "value": n})))],
    ),
    "choice": (
        [command("play", param(choices=[{"name": "x" * 100, "value": "x" * 100}]))],
        [command("play", param(choices=[{"name": "x" * 101, "value": "x"}]))],
    ),
    "choices or autocomplete": (
        [command("play", param(autocomplete=True))],
        [command("play", param(autocomplete=True, choices=[{"name": "a", "value": "a"}]))],
    ),
    "sub-commands stand alone": (
        [command("play", sub("a"), sub("b"))],
        [command("play", sub("a"), param("b"))],
    ),
    "nesting": (
        [command("play", sub("a", sub("b"), group=True))],
        [command("play", sub("a", sub("b", sub("c"), group=True), group=True))],
    ),
}


def big(name: str) -> Json:
    """An option of 300 characters, and those of its name."""
    choice = {"name": "c" * 100, "value": "v" * 100}
    return param(name, description="d" * 100, choices=[choice])


@dataclass
class Caller:
    """Sends bodies without the library, which would refuse some of them by itself."""

    sandbox: Sandbox
    session: aiohttp.ClientSession
    ann: Person

    async def send(self, method: str, path: str, **body: Any) -> tuple[int, Json]:
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = self.sandbox.url + path
        async with self.session.request(method, url, headers=headers, **body) as response:
            data = await response.read()
            return response.status, json.loads(data) if data else {}

    async def message(self, body: Json, *files: tuple[str, bytes]) -> tuple[int, Json]:
        path = f"/channels/{self.sandbox.channel.id}/messages"
        if not files:
            return await self.send("POST", path, json=body)
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for index, (name, data) in enumerate(files):
            form.add_field(f"files[{index}]", io.BytesIO(data), filename=name)
        return await self.send("POST", path, data=form)

    async def callback(self, kind: int, answer: int, data: Json) -> tuple[int, Json]:
        it = self.sandbox.interactions.begin(kind, self.ann, self.sandbox.channel, {})
        path = f"/interactions/{it.id}/{it.token}/callback"
        return await self.send("POST", path, json={"type": answer, "data": data})

    async def commands(self, body: list[Json]) -> tuple[int, Json]:
        path = f"/applications/{self.sandbox.world.application_id}/commands"
        return await self.send("PUT", path, json=body)

    def check(self, good: tuple[int, Json], bad: tuple[int, Json]) -> None:
        """The good one passed; the bad one was refused, and recorded as a violation."""
        assert good[0] in (200, 204), good
        assert bad[0] == 400, bad
        assert bad[1]["code"] in (50035, 50006)
        assert len(self.sandbox.violations) == 1


@pytest.fixture
async def call(sandbox: Sandbox, ann: Person) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(sandbox, session, ann)


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_keeps_the_limit_on(name: str, call: Caller) -> None:
    good, bad = MESSAGES[name]
    call.check(await call.message(good), await call.message(bad))


@pytest.mark.parametrize("name", [name for name in MESSAGES if name != "nonce"])
async def test_an_answer_to_an_interaction_has_the_same_limit_on(name: str, call: Caller) -> None:
    good, bad = MESSAGES[name]
    call.check(await call.callback(2, 4, good), await call.callback(2, 4, bad))


@pytest.mark.parametrize("name", MODALS)
async def test_a_form_keeps_the_limit_on(name: str, call: Caller) -> None:
    good, bad = MODALS[name]
    call.check(await call.callback(2, 9, good), await call.callback(2, 9, bad))


@pytest.mark.parametrize("name", CHOICES)
async def test_autocomplete_keeps_the_limit_on(name: str, call: Caller) -> None:
    good, bad = CHOICES[name]
    call.check(await call.callback(4, 8, good), await call.callback(4, 8, bad))


@pytest.mark.parametrize("name", COMMANDS)
async def test_the_commands_keep_the_limit_on(name: str, call: Caller) -> None:
    good, bad = COMMANDS[name]
    call.check(await call.commands(good), await call.commands(bad))


async def test_a_command_has_at_most_8000_characters(call: Caller) -> None:
    """Name and description are 5, 25 options are 318 each, and one more choice fills up."""

    def filled(up: int) -> list[Json]:
        options = [big(f"{n:018}") for n in range(25)]
        options[0]["choices"].append({"name": "c" * up, "value": "12345"})
        return [command("play", *options)]

    call.check(await call.commands(filled(40)), await call.commands(filled(41)))


@pytest.mark.parametrize(
    ("kind", "answer", "good"),
    [(2, 4, True), (2, 7, False), (2, 8, False), (4, 8, True), (4, 4, False), (5, 9, False)],
)
async def test_only_fitting_kinds_of_answers_are_taken(
    kind: int, answer: int, good: bool, call: Caller
) -> None:
    data = {"content": "x", "choices": []} | modal(entry())
    data.pop("components") if answer != 9 else None
    status, body = await call.callback(kind, answer, data)
    assert status == (204 if good else 400), body


async def test_ten_files_are_allowed_and_eleven_are_not(call: Caller) -> None:
    files = [(f"{n}.png", b"x") for n in range(11)]
    call.check(await call.message({}, *files[:10]), await call.message({}, *files))


async def test_alt_text_has_at_most_1024_characters(call: Caller) -> None:
    def body(size: int) -> Json:
        return {"attachments": [{"id": 0, "description": "x" * size}]}

    file = ("a.png", b"x")
    call.check(await call.message(body(1024), file), await call.message(body(1025), file))


async def test_a_file_has_at_most_10_mib_and_a_request_25(call: Caller) -> None:
    full = ("a.bin", bytes(10 * MIB))
    assert (await call.message({}, full))[0] == 200
    for files in ([("a.bin", bytes(10 * MIB + 1))], [full, full, full]):
        status, body = await call.message({}, *files)
        assert (status, body["code"]) == (413, 40005)
    assert len(call.sandbox.violations) == 2


async def test_a_picture_that_is_attached_can_be_referred_to(call: Caller) -> None:
    file = ("a.png", b"x")
    in_embed = embed(image={"url": "attachment://a.png"})
    assert (await call.message(in_embed, file))[0] == 200
    assert (await call.message(v2(gallery(url="attachment://a.png")), file))[0] == 200


async def test_a_v2_message_stays_one(call: Caller) -> None:
    _, sent = await call.message(v2(text()))
    path = f"/channels/{call.sandbox.channel.id}/messages/{sent['id']}"
    good = await call.send("PATCH", path, json={"components": [text()], "flags": 0})
    assert good[1]["flags"] & V2
    call.check(good, await call.send("PATCH", path, json={"content": "x", "components": []}))


async def test_a_thread_has_a_name_of_at_most_100_characters(call: Caller) -> None:
    path = f"/channels/{call.sandbox.channel.id}/threads"
    good = await call.send("POST", path, json={"name": "x" * 100, "type": 11})
    call.check((200, good[1]), await call.send("POST", path, json={"name": "x" * 101}))
    status, _ = await call.send("POST", path, json={"name": "x", "auto_archive_duration": 61})
    assert status == 400


async def test_the_tree_of_errors_says_where(call: Caller) -> None:
    _, body = await call.message(rows(button(label="x" * 81)))
    label_errors = body["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
    assert label_errors[0]["code"] == "BASE_TYPE_BAD_LENGTH"


async def test_a_body_that_makes_no_sense_is_refused(call: Caller, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    status, body = await call.send("POST", path, data=b"{")
    assert (status, body["code"]) == (400, 50109)
    status, _ = await call.message({"content": "x", "embeds": 5})
    assert status == 400
    assert len(call.sandbox.violations) == 2
