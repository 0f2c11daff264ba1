"""People play on the sandbox's page: by mouse, by keyboard alone, and on a phone."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PATIENCE_MS, Open, running_herald

expect.set_options(timeout=PATIENCE_MS)
ORDERS = ["⚫ Black road", "⚔️ Action", "🔴 Red road", "⚔️ Action", "🔵 Blue road", "⚔️ Action"]
SHOWN_WITHIN_MS = 100


def become(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).click()
    expect(page.get_by_role("radio", name=name)).to_have_attribute("aria-checked", "true")
    expect(page.locator("#me b")).to_have_text(name)


def go(page: Page, place: str) -> None:
    page.locator("#places").get_by_role("button", name=place).click()


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    return page.locator("#messages").get_by_text(text)


def newest(page: Page, text: str) -> None:
    expect(page.locator("#messages > .message").last).to_contain_text(text)


def place_heroes(page: Page, players: int) -> None:
    """Each in turn, as the mark at the top shows, chooses the first city that is free."""
    for _ in range(players):
        owing = page.locator(".player", has=page.locator(".owes"))
        expect(owing).to_have_count(1)
        become(page, owing.locator(".name").inner_text())
        page.get_by_role("button", name="Choose one").last.click()
        before = page.locator("#messages > .message").count()
        page.get_by_role("listbox").get_by_role("option").first.click()
        expect(page.locator("#messages > .message")).not_to_have_count(before)
        expect(page.locator("#messages > .message").last.locator(".press").first).to_be_visible()


def by_buttons(page: Page) -> None:
    for place, order in enumerate(ORDERS, 1):
        page.get_by_role("button", name=order).last.click()
        expect(page.get_by_role("button", name=f"Seal ({place}/6)").last).to_be_visible()
    page.get_by_role("button", name="Seal (6/6)").last.click()


def by_form(page: Page) -> None:
    page.get_by_role("button", name="⌨️ Type").last.click()
    page.get_by_label("Keys or names").fill("k r a b w a")
    page.get_by_role("button", name="Submit").click()


def typed(page: Page) -> None:
    page.locator("#box").press_sequentially("/turn ")
    page.get_by_role("button", name="+ answer").click()
    page.get_by_role("combobox", name="answer").fill("w a w a w a")
    page.locator(".suggestions").get_by_role("option").first.click()
    page.get_by_role("button", name="Send").click()


def test_a_newcomer_and_three_friends_play_a_year(open_page: Open) -> None:
    page = open_page()
    page.locator("#box").fill("/pl")
    page.get_by_role("option", name="/play").click()
    page.get_by_role("option", name="Lords of Xidit").click()
    page.get_by_role("button", name="Send").click()
    expect(said(page, "Only you can see this").first).to_be_visible()
    for name in ("Ben", "Cat", "Dan"):
        become(page, name)
        expect(said(page, "The table is open")).to_have_count(0)
        page.get_by_role("button", name="Join").click()
        newest(page, "You sit at the table.")
    become(page, "Ann")
    page.get_by_role("button", name="Start").click()
    place_heroes(page, 4)
    newest(page, "Year 1 of 12")
    expect(page.locator(".owes")).to_have_count(4)
    for name, way in zip(
        ("Ann", "Ben", "Cat", "Dan"), (by_buttons, by_form, typed, typed), strict=True
    ):
        become(page, name)
        go(page, "Herald")
        newest(page, "Plan six orders")
        way(page)
        expect(said(page, "✅ Sealed").last).to_be_visible()
        go(page, "table")
    newest(page, "Year 2 of 12")
    picture = page.locator("#messages > .message").last.locator(".picture img")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") > 600
    assert len(picture.get_attribute("alt") or "") > 40
    page.locator(".picture").last.click()
    expect(page.locator("dialog.lightbox img")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_two_windows_are_two_players(open_page: Open) -> None:
    ann, ben = open_page("#Ann/table"), open_page("#Ben/table")
    ann.get_by_role("button", name=re.compile("Play a demonstration of Lords")).click()
    expect(said(ben, "Waiting for")).to_be_visible()
    ann.get_by_role("button", name="My view").click()
    expect(said(ann, "Only you see this.")).to_be_visible()
    ben.locator("#box").fill("Good luck, @Ann!")
    ben.keyboard.press("Enter")
    expect(ann.locator(".mentions-me").last).to_contain_text("Good luck, @Ann!")
    assert said(ben, "Only you see this.").count() == 0
    go(ann, "Herald")
    ben.locator("#box").fill("Ann, come back")
    ben.keyboard.press("Enter")
    expect(ann.locator(".place.unread")).to_contain_text("table")
    expect(ben.locator(".player", has_text="Ann").locator(".owes")).to_be_visible()
    expect(ben.locator(".player", has_text="Ben").locator(".owes")).to_have_count(0)


def focused(page: Page) -> str:
    """What the button says that has the focus."""
    return str(page.evaluate("document.querySelector('button:focus')?.textContent ?? ''"))


def press_until(page: Page, key: str, words: str, most: int = 40) -> None:
    """Go on with a key until the focus is on something that says these words."""
    for _ in range(most):
        if words in focused(page):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {words!r} but to {focused(page)!r}")


def test_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    expect(page.locator("#box")).to_be_focused()
    page.keyboard.type("/pla")
    page.keyboard.press("Enter")
    page.keyboard.type("lords")
    expect(page.get_by_role("option", name="Lords of Xidit")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Send")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said(page, "The table is open")).to_be_visible()
    expect(page.locator("#box")).to_be_focused()
    for name in ("Ben", "Cat"):
        press_until(page, "Shift+Tab", "Ann" if name == "Ben" else "Ben")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#me b")).to_have_text(name)
        press_until(page, "Tab", "Join")
        page.keyboard.press("Enter")
        newest(page, "You sit at the table.")
    press_until(page, "Shift+Tab", "Cat")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#me b")).to_have_text("Ann")
    press_until(page, "Tab", "Start")
    page.keyboard.press("Space")
    expect(page.locator(".owes")).to_have_count(1)
    owing = page.locator(".player", has=page.locator(".owes")).locator(".name").inner_text()
    press_until(page, "Shift+Tab", "Ann")
    while focused(page)[1:4] != owing:
        before = focused(page)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "before => document.activeElement.textContent !== before", arg=before
        )
    expect(page.get_by_role("button", name="Choose one")).to_be_visible()
    press_until(page, "Tab", "Choose one")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox")).to_be_focused()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(said(page, re.compile("starts in 7"))).to_be_visible()
    page.locator("#box").focus()
    page.keyboard.type("/table rem")
    page.keyboard.press("Tab")
    page.keyboard.type("many")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="hours must be a number")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#box")).to_be_focused()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator("#where")).to_have_text("Herald")


def test_on_a_phone(open_page: Open) -> None:
    phone = {"width": 390, "height": 844}
    page = open_page(viewport=phone, has_touch=True, is_mobile=True, color_scheme="dark")
    page.get_by_role("button", name=re.compile("Play a demonstration of Lords")).tap()
    expect(page.get_by_role("button", name="Choose one")).to_be_visible()
    picture = page.locator(".picture img").last
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 350
    page.get_by_role("button", name="Choose one").tap()
    page.get_by_role("listbox").get_by_role("option").first.tap()
    expect(said(page, "Year 1 of 12").last).to_be_visible()
    expect(page.locator("#side")).to_have_js_property("inert", value=True)
    page.get_by_role("button", name="Channels", exact=True).tap()
    go(page, "Herald")
    newest(page, "Plan six orders")
    page.get_by_role("button", name="⌨️ Type").tap()
    page.get_by_label("Keys or names").fill("k r a b w a")
    page.get_by_role("button", name="Submit").tap()
    expect(said(page, "✅ Sealed").last).to_be_visible()
    page.get_by_role("button", name="Channels", exact=True).tap()
    go(page, "table")
    newest(page, "Year 2 of 12")
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


def test_new_players_new_channels_languages_and_closed_dms(open_page: Open) -> None:
    page = open_page(color_scheme="light")
    page.get_by_role("button", name="New player").click()
    page.get_by_label("Name of the player").fill("ann")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("alert").filter(has_text="There is a ann already.")).to_be_visible()
    page.get_by_label("Name of the player").fill("Éva <b>")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#me b")).to_have_text("Éva <b>")
    page.get_by_role("button", name="New channel").click()
    page.get_by_label("Name of the channel").fill("Second Table")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#where")).to_have_text("second-table")
    page.get_by_label("Language").select_option("Français")
    page.get_by_label("Accepts DMs").uncheck()
    become(page, "Ann")
    expect(page.get_by_label("Accepts DMs")).to_be_checked()
    become(page, "Éva <b>")
    expect(page.get_by_label("Accepts DMs")).not_to_be_checked()
    expect(page.get_by_label("Language")).to_have_value("fr")
    page.locator("#box").fill("<img src=x onerror=alert(1)> **bold** `code` <@1>")
    page.keyboard.press("Enter")
    content = page.locator("#messages .content").last
    expect(content).to_have_text("<img src=x onerror=alert(1)> bold code @unknown")
    expect(content.locator("strong")).to_have_text("bold")
    dark = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(dark)
    page.get_by_role("button", name="Dark colours").click()
    assert page.evaluate(dark) != before
    page.reload()
    expect(page.locator("#where")).to_have_text("second-table")
    expect(page.locator("#me b")).to_have_text("Éva <b>")
    assert page.evaluate(dark) != before


def test_it_finds_its_way_back_when_herald_starts_again(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    with running_herald(tmp_path) as address:
        page.goto(f"{address}#Cat/table")
        expect(page.locator("#lost")).to_be_hidden()
        page.locator("#box").fill("/play something half typed")
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    port = int(address.rpartition(":")[2].strip("/"))
    with running_herald(tmp_path, port):
        expect(page.locator("#lost")).to_be_hidden()
        expect(page.locator("#me b")).to_have_text("Cat")
        expect(page.locator("#messages > .message")).to_have_count(1)
        context.close()


def test_a_new_message_is_painted_at_once_below_500_others(open_page: Open) -> None:
    page = open_page("#Ann/table")
    say = """async ([text, count]) => {
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
    page.evaluate(say, ["**Message** of `many` words, said by <@1> ", 500])
    page.reload()
    page.wait_for_selector(".message")
    page.evaluate(
        """async () => {
            const all = () => document.querySelectorAll("#messages > .message").length;
            for (let tries = 0; tries < 100 && all() < 500; tries++) {
                document.getElementById("earlier").click();
                await new Promise((next) => requestAnimationFrame(next));
            }
            window.shown = [];
            new MutationObserver((changes) => {
                for (const row of changes.flatMap((it) => [...it.addedNodes])) {
                    const sent = /sent (\\d+)/.exec(row.textContent)?.[1];
                    const painted = () => setTimeout(() => window.shown.push(Date.now() - sent));
                    if (sent) requestAnimationFrame(painted);
                }
            }).observe(document.getElementById("messages"), { childList: true });
        }"""
    )
    assert page.locator("#messages > .message").count() >= 500
    ben = open_page("#Ben/table")
    for count in range(1, 11):
        ben.locator("#box").focus()
        ben.evaluate("document.getElementById('box').value = `sent ${Date.now()}`")
        ben.keyboard.press("Enter")
        page.wait_for_function("count => window.shown.length >= count", arg=count)
    shown = sorted(page.evaluate("window.shown"))
    print(f"from Enter to painted, below 500 messages: {shown} ms")
    assert shown[len(shown) // 2] < SHOWN_WITHIN_MS
