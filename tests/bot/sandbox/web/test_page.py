"""The page's server side: strangers are kept out, and each window gets what its person sees."""

import asyncio
import base64
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from PIL import Image
from yarl import URL

from bot.sandbox import Channel, Person, Sandbox
from bot.sandbox.api.wire import read_message
from bot.sandbox.web.page import Page
from tests.bot.sandbox.small_bot import SmallBot, point_discord_at, running

Act = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
def owing() -> set[int]:
    return set()


@pytest.fixture
async def sandbox(as_before: None, owing: set[int]) -> AsyncIterator[Sandbox]:
    async def owes(user: int) -> bool:
        return user in owing

    sandbox = Sandbox()
    Page(sandbox, owes)
    async with sandbox:
        point_discord_at(sandbox.url)
        yield sandbox


@pytest.fixture
def home(sandbox: Sandbox) -> str:
    return sandbox.url.partition("/api/")[0]


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def act(http: aiohttp.ClientSession, home: str) -> Act:
    async def act(who: Person, what: str, **body: Any) -> tuple[int, Any]:
        url = f"{home}/page/act/{what}"
        async with http.post(url, json={"as": str(who.id), **body}) as response:
            return response.status, await response.json()

    return act


class Window:
    """What one browser window has been sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.events: list[Any] = []

    async def until(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        async with asyncio.timeout(60):
            while True:
                event = json.loads(await self.socket.receive_str())
                self.events.append(event)
                if event["kind"] == kind and fits(event):
                    return event

    async def until_said(self, text: str) -> Any:
        event = await self.until("message", lambda e: text in json.dumps(e, ensure_ascii=False))
        return event["message"]

    @property
    def everything(self) -> str:
        return json.dumps(self.events, ensure_ascii=False)


@pytest.fixture
async def window(
    http: aiohttp.ClientSession, home: str
) -> AsyncIterator[Callable[[Person], Awaitable[Window]]]:
    sockets = []

    async def open_window(who: Person) -> Window:
        socket = await http.ws_connect(f"{home}/page/live?as={who.name}")
        sockets.append(socket)
        return Window(socket)

    yield open_window
    for socket in sockets:
        await socket.close()


Open = Callable[[Person], Awaitable[Window]]


# Strangers


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/api/v10/gateway", "/gateway"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example:80"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://127.0.0.1"},
    ],
)
async def test_other_names_and_origins_are_refused(
    http: aiohttp.ClientSession, home: str, path: str, headers: dict[str, str]
) -> None:
    async with http.get(home + path, headers=headers) as response:
        assert response.status == 403


async def test_a_foreign_page_cannot_act_or_look(
    http: aiohttp.ClientSession, home: str, ann: Person
) -> None:
    foreign = {"Origin": "http://evil.example"}
    body = {"as": str(ann.id), "name": "Eve"}
    async with http.post(f"{home}/page/act/person", json=body, headers=foreign) as response:
        assert response.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(f"{home}/page/live?as=Ann", headers=foreign)
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(f"{home}/gateway", headers=foreign)


async def test_a_form_of_another_site_cannot_act(http: aiohttp.ClientSession, home: str) -> None:
    async with http.post(f"{home}/page/act/person", data=b"{}") as response:
        assert response.status == 415


async def test_the_page_is_shipped_and_loads_nothing_from_elsewhere(
    http: aiohttp.ClientSession, home: str
) -> None:
    names = ["", "page/app.js", "page/style.css", "page/message.css", "page/herald.svg"]
    for name in names:
        async with http.get(f"{home}/{name}", headers={"Origin": home}) as response:
            assert response.status == 200
            policy = response.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            text = await response.text()
            assert "https://" not in text.replace("https?://", "")


@pytest.mark.parametrize("name", ["..%2fpage.py", "%2e%2e%2fguard.py", "page.py", "none.js", "."])
async def test_nothing_but_the_page_is_shipped(
    http: aiohttp.ClientSession, home: str, name: str
) -> None:
    async with http.get(URL(f"{home}/page/{name}", encoded=True)) as response:
        assert response.status == 404


# Who sees what


async def test_each_window_gets_only_what_its_person_sees(
    bot: SmallBot, sandbox: Sandbox, ann: Person, ben: Person, channel: Channel, window: Open
) -> None:
    ann_window, ben_window = await window(ann), await window(ben)
    await ann.slash("hush", channel=channel)
    world = sandbox.world
    world.post(world.open_dm(ann), read_message(world, {"content": "a letter to ann"}, {}))
    world.post(channel, read_message(world, {"content": "for all"}, {}))
    await ann_window.until_said("for all")
    await ben_window.until_said("for all")
    assert "a secret" in ann_window.everything
    assert "a letter to ann" in ann_window.everything
    late = await window(ben)
    view = await late.until("view")
    assert "for all" in late.everything
    for seen in (ben_window, late):
        assert "a secret" not in seen.everything
        assert "a letter to ann" not in seen.everything
    assert view["me"] == str(ben.id)
    assert [place["kind"] for place in view["places"]] == ["channel", "dm"]


async def test_what_is_deleted_disappears_only_for_those_who_saw_it(
    sandbox: Sandbox, ann: Person, ben: Person, channel: Channel, window: Open
) -> None:
    ann_window, ben_window = await window(ann), await window(ben)
    world = sandbox.world
    whispered = world.post(channel, read_message(world, {"content": "psst"}, {}), ephemeral_for=ann)
    world.delete(whispered)
    world.post(channel, read_message(world, {"content": "the end"}, {}))
    assert (await ann_window.until("gone"))["id"] == str(whispered.id)
    await ben_window.until_said("the end")
    assert str(whispered.id) not in ben_window.everything


async def test_the_mark_of_those_who_owe_a_decision(
    sandbox: Sandbox, ann: Person, ben: Person, channel: Channel, window: Open, owing: set[int]
) -> None:
    looking = await window(ann)
    await looking.until("view")
    owing.add(ben.id)
    world = sandbox.world
    world.post(channel, read_message(world, {"content": "go on"}, {}))
    event = await looking.until("people")
    assert {person["name"]: person["owes"] for person in event["people"]} == {
        "Ann": False,
        "Ben": True,
    }


# Acting


async def test_a_person_says_something(
    sandbox: Sandbox, ann: Person, ben: Person, channel: Channel, window: Open, act: Act
) -> None:
    looking = await window(ben)
    text = f"hello <@{ben.id}>"
    assert (await act(ann, "say", channel=str(channel.id), text=text))[0] == 200
    message = await looking.until_said("hello")
    assert message["author"]["global_name"] == "Ann"
    assert [user["global_name"] for user in message["mentions"]] == ["Ben"]
    status, answer = await act(ann, "say", channel=str(channel.id), text="   ")
    assert (status, answer) == (409, {"error": "Cannot send an empty message"})


async def test_the_bot_does_not_read_what_people_say(
    bot: SmallBot, ann: Person, channel: Channel, act: Act
) -> None:
    await act(ann, "say", channel=str(channel.id), text="between us")
    place = bot.get_partial_messageable(channel.id)
    said = [message async for message in place.history()]
    assert [(message.author.id, message.content) for message in said] == [(ann.id, "")]


async def test_commands_buttons_menus_and_forms(
    bot: SmallBot, ann: Person, ben: Person, channel: Channel, act: Act
) -> None:
    here = {"channel": str(channel.id), "command": "play"}
    _, answer = await act(ann, "autocomplete", **here, option="game", typed="x", options={})
    assert answer == {"choices": [{"name": "Xidit", "value": "xidit"}]}
    options = {"game": "xidit", "seats": 3, "guest": str(ben.id)}
    assert await act(ann, "slash", **here, options=options) == (200, {"failed": False})
    message = ann.sees(channel)[0]
    assert (message.content, message.command) == ("xidit long 3 with Ben", "play")
    status, answer = await act(ann, "slash", **here, options={})
    assert (status, answer["error"]) == (409, "/play: the option 'game' is required")
    on_it = {"message": str(message.id)}
    _, answer = await act(ben, "press", **on_it, custom_id="form")
    form = answer["form"]
    assert form["title"] == "Your orders"
    status, _ = await act(ann, "submit", form=form["id"], values={"answer": "not mine"})
    assert status == 409
    status, _ = await act(ben, "submit", form=form["id"], values={"answer": "k r a"})
    assert status == 200
    assert ben.sees(channel)[-1].content == "orders: k r a"
    await act(ann, "select", **on_it, custom_id="city", values=["2", "5"])
    assert ann.sees(channel)[-1].content == "chosen 2 5"
    await act(ann, "press", **on_it, custom_id="slow")
    assert message.content == "slowly changed"
    await act(ann, "press", **on_it, custom_id="join")
    assert message.content == "ann joined"


async def test_a_button_that_nobody_answers_has_failed(
    bot: SmallBot, ann: Person, channel: Channel, act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.people.ACK_SECONDS", 0.1)
    await ann.slash("play", channel=channel, game="xidit")
    message = str(ann.sees(channel)[0].id)
    assert await act(ann, "press", message=message, custom_id="silent") == (200, {"failed": True})


async def test_using_what_one_does_not_see(
    bot: SmallBot, sandbox: Sandbox, ann: Person, ben: Person, channel: Channel, act: Act
) -> None:
    world = sandbox.world
    button = {"type": 2, "style": 1, "label": "Seal", "custom_id": "seal"}
    body = {"content": "yours", "components": [{"type": 1, "components": [button]}]}
    letter = world.post(world.open_dm(ann), read_message(world, body, {}))
    whispered = world.post(channel, read_message(world, body, {}), ephemeral_for=ann)
    for message in (letter, whispered):
        status, _ = await act(ben, "press", message=str(message.id), custom_id="seal")
        assert status == 409
    assert bot.last is None
    status, _ = await act(ben, "say", channel=str(letter.channel.id), text="peep")
    assert status == 409


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"message": "x", "custom_id": "y"},
        {"message": "1", "custom_id": "y"},
        {"message": None, "custom_id": None},
    ],
)
async def test_nonsense_is_refused_in_one_sentence(
    ann: Person, act: Act, body: dict[str, Any]
) -> None:
    status, answer = await act(ann, "press", **body)
    assert status == 409
    assert answer["error"]
    assert (await act(ann, "no-such-thing"))[0] == 409


async def test_new_people_new_channels_and_settings(
    sandbox: Sandbox, ann: Person, act: Act
) -> None:
    status, made = await act(ann, "person", name="  Éva   Nagy ")
    assert status == 200
    assert sandbox.world.users[int(made["id"])].name == "Éva Nagy"
    assert (await act(ann, "person", name="ÉVA nagy"))[0] == 409
    assert (await act(ann, "person", name="x" * 33))[0] == 409
    status, made = await act(ann, "channel", name="Second Table!")
    assert sandbox.world.channels[int(made["id"])].name == "second-table"
    assert (await act(ann, "channel", name="second table"))[0] == 409
    assert (await act(ann, "settings", locale="fr", dms_open=False))[0] == 200
    assert (ann.locale, ann.dms_open) == ("fr", False)
    assert (await act(ann, "settings", locale="xx", dms_open=True))[0] == 409


# Files


async def test_pictures_are_shown_and_other_files_only_downloaded(
    sandbox: Sandbox, http: aiohttp.ClientSession, home: str
) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (30, 20)).save(picture, "PNG")
    board = sandbox.world.upload("board.png", picture.getvalue())
    script = sandbox.world.upload("game.html", b"<script>alert(1)</script>")
    async with http.get(f"{home}/page/files/{board.id}/board.png") as response:
        assert response.content_type == "image/png"
        assert await response.read() == picture.getvalue()
    async with http.get(f"{home}/page/files/{script.id}/game.html") as response:
        assert response.content_type == "application/octet-stream"
        assert response.headers["Content-Disposition"] == "attachment"
    async with http.get(f"{home}/page/files/{board.id}/other.png") as response:
        assert response.status == 404


async def test_a_file_goes_to_the_bot(
    bot: SmallBot, ann: Person, channel: Channel, act: Act
) -> None:
    where = {"channel": str(channel.id), "command": "play"}
    file = {"filename": "game.json", "data": base64.b64encode(b"the middle").decode()}
    status, _ = await act(ann, "slash", **where, options={"game": "xidit", "position": file})
    assert status == 200
    assert ann.sees(channel)[0].content == "xidit long 2 from the middle"
    file["data"] = "%%%"
    status, answer = await act(ann, "slash", **where, options={"game": "xidit", "position": file})
    assert (status, answer) == (409, {"error": "The file did not arrive whole."})


async def test_the_page_tells_when_the_bot_comes_and_goes(
    sandbox: Sandbox, ann: Person, window: Open
) -> None:
    looking = await window(ann)
    assert (await looking.until("view"))["online"] is False
    async with running(sandbox, SmallBot()):
        await looking.until("commands", lambda event: event["commands"]["channel"])
        await looking.until("online", lambda event: event["online"])
    await looking.until("online", lambda event: not event["online"])
