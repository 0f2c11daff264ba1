"""What a bot can put into a message, and what can become of a press, as the page shows it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.backstage import Backstage, backstage

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
def page(browser: Browser, stage: Backstage) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{stage.address}#Ann/table")
    page.wait_for_selector("#where:not(:empty)")
    yield page
    context.close()


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
