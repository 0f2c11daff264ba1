"""What a bot can put into a message, and what can become of a press, as the page shows it."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from bot.sandbox.api.wire import Upload, read_message
from bot.sandbox.model import Emoji
from tests.browser.backstage import Backstage, backstage
from tests.browser.conftest import Open, become, windows

EMBED = {
    "title": "A title",
    "description": "Some **bold** words",
    "color": 0x2A51A3,
    "fields": [{"name": "Gold", "value": "3", "inline": True}],
    "footer": {"text": "the foot"},
}
LAYOUT = [
    {
        "type": 17,
        "accent_color": 0xB83A3A,
        "components": [
            {"type": 10, "content": "### Within a container"},
            {"type": 14},
            {
                "type": 9,
                "components": [{"type": 10, "content": "beside a button"}],
                "accessory": {"type": 2, "style": 4, "label": "Danger", "custom_id": "closed2"},
            },
        ],
    }
]


@pytest.fixture
def stage() -> Iterator[Backstage]:
    with backstage() as stage:
        yield stage


@pytest.fixture
def open_page(browser: Browser, stage: Backstage) -> Iterator[Open]:
    with windows(browser, stage.address) as open_window:
        yield open_window


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page("#Ann/table")


def play(page: Page) -> None:
    page.locator("#box").press_sequentially("/play ")
    page.get_by_role("combobox", name="game").fill("xi")
    page.locator(".suggestions").get_by_role("option", name="Xidit").click()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("button", name="Join")).to_be_visible()


def test_a_menu_with_several_choices(page: Page) -> None:
    play(page)
    menu = page.get_by_role("button", name="Which city?")
    menu.click()
    cities = page.get_by_role("listbox")
    cities.get_by_role("option", name="City 2").click()
    cities.get_by_role("option", name="City 5").click()
    cities.get_by_role("option", name="City 7").click()
    expect(cities.locator("[aria-selected=true]")).to_have_text(["City 2", "City 5"])
    page.get_by_role("button", name="Choose (2 of 1 to 2)").click()
    expect(page.locator("#messages")).to_contain_text("chosen 2 5")
    menu.press("Enter")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_have_count(0)
    expect(menu).to_be_focused()


def test_buttons_that_open_a_form_that_are_disabled_and_that_fail(page: Page) -> None:
    play(page)
    expect(page.get_by_role("button", name="Closed")).to_be_disabled()
    page.get_by_role("button", name="Form").click()
    page.get_by_role("textbox", name="Orders").fill("k r a")
    page.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("orders: k r a")
    expect(page.locator(".only-you")).to_have_count(1)
    page.get_by_role("button", name="Dismiss message").click()
    expect(page.locator(".only-you")).to_have_count(0)
    silent = page.get_by_role("button", name="Silent")
    silent.click()
    expect(silent).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("This interaction failed")).to_be_visible()
    expect(silent).to_be_focused()
    expect(silent).not_to_have_attribute("aria-disabled", "true")


def test_embeds_layouts_markdown_and_thinking(page: Page, stage: Backstage) -> None:
    stage.post({"embeds": [EMBED]})
    expect(page.locator(".embed .title")).to_have_text("A title")
    expect(page.locator(".embed strong")).to_have_text("bold")
    stage.post({"flags": 1 << 15, "components": LAYOUT})
    expect(page.locator(".container h4")).to_have_text("Within a container")
    expect(page.locator(".container .press.danger")).to_have_text("Danger")
    text = "# One\n- first\n- *second*\n1. third\n> quoted\n-# small\n<t:0:R> Ⓐ **Ann** \\*plain\\*"
    words = stage.post({"content": text})
    row = page.locator(f'[data-id="{words.id}"]')
    expect(row.locator("h2")).to_have_text("One")
    expect(row.locator("ul li")).to_have_text(["first", "second"])
    expect(row.locator("blockquote")).to_have_text("quoted")
    expect(row.locator(".content > small")).to_have_text("small")
    expect(row.locator(".content time")).to_contain_text("days ago")
    expect(row.locator("p")).to_contain_text("A Ann *plain*")
    thinking = stage.post({"content": "later"}, loading=True)
    expect(page.get_by_text("Herald is thinking")).to_be_visible()
    stage.do(lambda: stage.sandbox.world.edit(thinking, thinking.body))
    expect(page.locator(f'[data-id="{thinking.id}"]')).to_contain_text("later")
    stage.do(lambda: stage.sandbox.world.delete(thinking))
    expect(page.locator(f'[data-id="{thinking.id}"]')).to_have_count(0)


def test_a_command_in_a_message_is_pressed(page: Page, stage: Backstage) -> None:
    (play,) = [it["id"] for it in stage.sandbox.world.commands[None] if it["name"] == "play"]
    known = stage.post({"content": f"Begin with </play:{play}>."})
    unknown = stage.post({"content": "There was </play:1>, once."})
    pressed = page.locator(f'[data-id="{unknown.id}"] .mention')
    expect(pressed).to_have_text("/play")
    pressed.click()
    expect(page.locator(".token")).to_have_count(0)
    row = page.locator(f'[data-id="{known.id}"]')
    expect(row.locator(".content")).to_have_text("Begin with /play.")
    row.locator(".mention").click()
    expect(page.locator(".token")).to_have_text("/play")


LONG = "Move to the plains at the far end of the map"
CUT = "Move to the plains at the far end of…"
CUT_WITH_EMOJI = "⚔️ Move to the plains at the far…"


def test_a_phone_cuts_long_labels_and_a_wide_window_does_not(
    open_page: Open, stage: Backstage
) -> None:
    """As Discord's app does: 38 characters are shown, 34 with an emoji."""
    options = [{"label": LONG, "value": "a"}, {"label": f"⚔️ {LONG}", "value": "b"}]
    row = [
        {"type": 2, "style": 1, "label": LONG, "custom_id": "1"},
        {"type": 2, "style": 1, "label": LONG, "custom_id": "2", "emoji": {"name": "⚔️"}},
        {"type": 2, "style": 1, "label": f"Ⓐ {LONG[:36]}", "custom_id": "3"},
    ]
    menu = {"type": 3, "custom_id": "4", "placeholder": "Where?", "options": options}
    stage.post({"components": [{"type": 1, "components": row}, {"type": 1, "components": [menu]}]})
    page = open_page("#Ann/table", viewport={"width": 390, "height": 844})
    presses = page.locator(".row .press")
    expect(presses).to_have_text([CUT, CUT_WITH_EMOJI, f"Ⓐ {LONG[:36]}"])
    page.get_by_role("button", name="Where?").click()
    expect(page.get_by_role("listbox").get_by_role("option")).to_have_text([CUT, CUT_WITH_EMOJI])
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1200, "height": 800})
    expect(presses).to_have_text([LONG, f"⚔️ {LONG}", f"Ⓐ {LONG[:36]}"])
    page.get_by_role("button", name="Where?").click()
    expect(page.get_by_role("listbox").get_by_role("option")).to_have_text([LONG, f"⚔️ {LONG}"])


def test_it_finds_its_way_back_when_the_connection_was_lost(page: Page, stage: Backstage) -> None:
    page.locator("#box").fill("half a sentence")
    stage.lose_connections()
    stage.post({"content": "said meanwhile"})
    expect(page.locator("#messages")).to_contain_text("said meanwhile")
    stage.post({"content": "said afterwards"})
    expect(page.locator("#messages")).to_contain_text("said afterwards")
    expect(page.locator("#messages > .message")).to_have_count(2)
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#box")).to_have_value("half a sentence")


def test_who_is_typing_goes_on_when_their_language_changes(page: Page, stage: Backstage) -> None:
    page.locator("#box").fill("half a sentence")
    world = stage.sandbox.world
    ann = next(user for user in world.users.values() if user.name == "Ann")
    stage.do(lambda: world.set_user(ann, locale="fr", dms_open=True))
    expect(page.get_by_label("Langue")).to_have_value("fr")
    expect(page.locator("#box")).to_be_focused()
    expect(page.locator("#box")).to_have_value("half a sentence")


def test_new_players_new_channels_languages_and_closed_dms(open_page: Open) -> None:
    page = open_page(color_scheme="light")
    page.get_by_role("button", name="New player").click()
    page.get_by_label("Player name").fill("ann")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("alert").filter(has_text="There is a ann already.")).to_be_visible()
    page.get_by_label("Player name").fill("Éva <b>")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#me b")).to_have_text("Éva <b>")
    page.get_by_role("button", name="New channel").click()
    page.get_by_label("Channel name").fill("Second Table")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#where")).to_have_text("second-table")
    page.get_by_label("Language").select_option("Français")
    page.get_by_label("Accepte les MP").uncheck()
    become(page, "Ann")
    expect(page.get_by_label("Language")).to_have_value("en-US")
    expect(page.get_by_label("Accepts DMs")).to_be_checked()
    become(page, "Éva <b>")
    expect(page.get_by_label("Accepte les MP")).not_to_be_checked()
    expect(page.get_by_label("Langue")).to_have_value("fr")
    page.get_by_label("Langue").select_option("English")
    page.locator("#box").fill("<img src=x onerror=alert(1)> **bold** `code` <@1>")
    page.keyboard.press("Enter")
    content = page.locator("#messages .content").last
    expect(content).to_have_text("<img src=x onerror=alert(1)> bold code @unknown")
    expect(content.locator("strong")).to_have_text("bold")
    dark = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(dark)
    page.get_by_role("button", name="Dark colors").click()
    assert page.evaluate(dark) != before
    page.reload()
    expect(page.locator("#where")).to_have_text("second-table")
    expect(page.locator("#me b")).to_have_text("Éva <b>")
    assert page.evaluate(dark) != before


SAY = """async ([text, count]) => {
    const { Live } = await import("/page/live.js");
    const ben = new Live();
    await new Promise((done) => {
        ben.addEventListener("view", done, { once: true });
        ben.become("Ben");
    });
    const channel = ben.places[0].id;
    const all = Array.from({ length: count }, (_, n) => text + n);
    await Promise.all(all.map((text) => ben.act("say", { channel, text })));
}"""


def test_a_new_message_leaves_those_above_as_they_are(page: Page) -> None:
    """So that it is painted at once, however many they are."""
    page.evaluate(SAY, ["**Message** of `many` words, said by <@1> ", 30])
    messages = page.locator("#messages > .message")
    expect(messages).to_have_count(30)
    page.evaluate(
        """() => {
            window.before = [...document.querySelectorAll("#messages > .message")];
            window.changed = [];
            const watched = { childList: true, subtree: true, characterData: true };
            new MutationObserver((changes) => {
                window.changed.push(...changes.map((it) => it.target));
            }).observe(document.getElementById("messages"), watched);
        }"""
    )
    page.locator("#box").fill("and one more")
    page.keyboard.press("Enter")
    expect(messages).to_have_count(31)
    expect(messages.last).to_contain_text("and one more")
    assert page.evaluate(
        """() => window.before.every((row, n) => {
            const rows = document.querySelectorAll("#messages > .message");
            return rows[n] === row && !window.changed.some((it) => row.contains(it));
        })"""
    )


def test_emojis_of_the_bot_stand_in_texts_on_buttons_and_in_menus(
    page: Page, stage: Backstage
) -> None:
    square = BytesIO()
    Image.new("RGBA", (128, 128), (200, 30, 30, 255)).save(square, format="PNG")
    swords = Emoji(7, "swords_ab12cd", square.getvalue())
    stage.do(lambda: stage.sandbox.world.add_emoji(swords))
    owned = {"id": "7", "name": swords.name}
    fight = {"type": 2, "style": 1, "label": "Fight", "custom_id": "fight", "emoji": owned}
    ways = [{"label": "Attack", "value": "a", "emoji": owned}]
    menu = {"type": 3, "custom_id": "way", "placeholder": "Which way?", "options": ways}
    rows = [{"type": 1, "components": [fight]}, {"type": 1, "components": [menu]}]
    stage.post({"content": "Ann <:swords_ab12cd:7> fights", "components": rows})
    said = page.locator("#messages .message").last
    expect(said.locator("p img.emoji")).to_have_attribute("alt", ":swords_ab12cd:")
    expect(said.get_by_role("button", name="Fight").locator("img.emoji")).to_be_visible()
    said.get_by_role("button", name="Which way?").click()
    expect(page.get_by_role("option", name="Attack").locator("img.emoji")).to_be_visible()
    page.keyboard.press("Escape")
    shown = said.locator("p img.emoji").bounding_box()
    assert shown is not None and 16 <= shown["height"] <= 28
    assert page.evaluate("[...document.images].every((it) => it.complete && it.naturalWidth > 0)")


@pytest.mark.parametrize(("tall", "size"), [(2000, (280, 350)), (1000, (550, 344))])
def test_a_picture_is_as_large_as_at_a_desk_on_discord(
    page: Page, stage: Backstage, tall: int, size: tuple[int, int]
) -> None:
    picture = BytesIO()
    Image.new("RGB", (1600, tall), (90, 120, 60)).save(picture, format="PNG")
    world, channel = stage.sandbox.world, stage.sandbox.channel
    files = {0: Upload("board.png", picture.getvalue())}
    stage.do(lambda: world.post(channel, read_message(world, {"content": "Look"}, files)))
    image = page.locator("#messages .picture img").last
    expect(image).to_be_visible()
    page.wait_for_function("[...document.images].every((it) => it.complete)")
    shown = image.bounding_box()
    assert shown is not None
    assert (round(shown["width"]), round(shown["height"])) == size
