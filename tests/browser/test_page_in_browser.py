"""People play on the sandbox's page: by mouse, by keyboard alone, and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, become, quick_pictures
from tests.samples import and_slow

ORDERS = ["Black road", "Action", "Red road", "Action", "Blue road", "Action"]


def go(page: Page, place: str) -> None:
    page.locator("#places").get_by_role("button", name=place).click()


def said(page: Page, text: str | re.Pattern[str]) -> Locator:
    return page.locator("#messages").get_by_text(text)


def newest(page: Page, text: str) -> None:
    expect(page.locator("#messages > .message").last).to_contain_text(text)


def place_heroes(page: Page, players: int) -> None:
    """Each in turn, as the mark at the top shows, chooses the first city that is free."""
    for place in range(players):
        owing = page.locator(".player", has=page.locator(".owes"))
        expect(owing).to_have_count(1)
        name = owing.locator(".name").inner_text()
        become(page, name)
        page.get_by_role("button", name="Choose one").last.click()
        page.get_by_role("listbox").get_by_role("option").first.click()
        page.get_by_role("button", name="Yes, do it").last.click()
        if place < players - 1:
            expect(owing.locator(".name")).not_to_have_text(name)
        told = page.locator("#messages > .message", has_text=" starts in ")
        expect(told).to_have_count(place + 1)  # until then the next would press an old post
        expect(told.last.locator(".press").first).to_be_visible()


def by_buttons(page: Page) -> None:
    for place, order in enumerate(ORDERS, 1):
        page.get_by_role("button", name=order).last.click()
        expect(
            page.get_by_role("button", name=f"Submit ({place} of 6 orders)").last
        ).to_be_visible()
    page.get_by_role("button", name="Submit (6 of 6 orders)").last.click()


def by_form(page: Page) -> None:
    page.get_by_role("button", name="⌨️ Type").last.click()
    page.get_by_label("Type your choices").fill("k r a b w a")
    page.get_by_role("button", name="Submit", exact=True).click()
    submit_typed(page)


def submit_typed(page: Page) -> None:
    """What was typed is shown before it counts."""
    shown = page.locator("#messages > .message", has_text="You typed:").last
    shown.get_by_role("button", name="Submit", exact=True).click()


def typed(page: Page) -> None:
    page.locator("#box").press_sequentially("/turn ")
    page.get_by_role("button", name="+ answer").click()
    page.get_by_role("combobox", name="answer").fill("w a w a w a")
    page.locator(".suggestions").get_by_role("option").first.click()
    page.get_by_role("button", name="Send").click()
    submit_typed(page)


@pytest.mark.parametrize("friends", and_slow([["Ben", "Cat"]], [["Ben", "Cat", "Dan"]]), ids=len)
def test_a_newcomer_and_their_friends_play_a_year(open_page: Open, friends: list[str]) -> None:
    page = open_page()
    players = 1 + len(friends)
    page.locator("#box").fill("/pl")
    page.get_by_role("option", name="/play").click()
    page.get_by_role("option", name="Lords of Xidit").click()
    page.get_by_role("button", name="Send").click()
    expect(said(page, "Only you can see this").first).to_be_visible()
    for name in friends:
        become(page, name)
        expect(said(page, "The table is open")).to_have_count(0)
        page.get_by_role("button", name="Join").click()
        newest(page, "You’re in!")
    become(page, "Ann")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name=f"Start with {players}", exact=True).click()
    place_heroes(page, players)
    newest(page, "Year 1 of 12")
    expect(page.locator(".owes")).to_have_count(players)
    for name, way in zip(("Ann", *friends), (by_buttons, by_form, typed, typed), strict=False):
        become(page, name)
        go(page, "Herald")
        newest(page, "Plan your six orders")
        way(page)
        expect(said(page, "✅ Submitted").last).to_be_visible()
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


@quick_pictures
def test_a_role_and_a_channel_are_chosen_from_lists(open_page: Open) -> None:
    page = open_page("#Ann/table")
    page.locator("#box").press_sequentially("/server ")
    page.get_by_role("button", name="+ who").click()
    page.get_by_role("option", name="Moderator").click()
    page.get_by_role("button", name="+ where").click()
    page.get_by_role("option", name="table").click()
    page.get_by_role("button", name="Send").click()
    expect(said(page, "People with the role @Moderator can open tables")).to_be_visible()
    expect(said(page, "Tables can be opened in #table")).to_be_visible()


@quick_pictures
def test_two_windows_are_two_players(open_page: Open) -> None:
    ann, ben = open_page("#Ann/table"), open_page("#Ben/table")
    ann.get_by_role("button", name=re.compile("Demo: Lords")).click()
    expect(said(ben, "Waiting for")).to_be_visible()
    ann.get_by_role("button", name="My view").click()
    expect(said(ann, "Only you can see this.")).to_be_visible()
    ben.locator("#box").fill("Good luck, @Ann!")
    ben.keyboard.press("Enter")
    expect(ann.locator(".mentions-me").last).to_contain_text("Good luck, @Ann!")
    assert said(ben, "Only you can see this.").count() == 0
    go(ann, "Herald")
    ben.locator("#box").fill("Ann, come back")
    ben.keyboard.press("Enter")
    expect(ann.locator(".place.unread")).to_contain_text("table")
    expect(ben.locator(".player", has_text="Ann").locator(".owes")).to_be_visible()
    expect(ben.locator(".player", has_text="Ben").locator(".owes")).to_have_count(0)


@quick_pictures
def test_a_press_is_not_lost_when_a_message_comes_in_the_middle_of_it(open_page: Open) -> None:
    ann, ben = open_page("#Ann/table"), open_page("#Ben/table")
    go(ann, "Herald")
    place = ann.locator("#places .place", has_text="table")
    place.hover()
    ann.mouse.down()
    ben.locator("#box").fill("Are you there, @Ann?")
    ben.keyboard.press("Enter")
    expect(said(ben, "Are you there")).to_be_visible()
    ann.wait_for_timeout(200)
    ann.mouse.up()
    expect(said(ann, "Are you there")).to_be_visible()


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


@quick_pictures
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
        press_until(page, "Shift+Tab", "AAnn" if name == "Ben" else "BBen")  # letter and name
        page.keyboard.press("ArrowRight")
        expect(page.locator("#me b")).to_have_text(name)
        press_until(page, "Tab", "Join")
        page.keyboard.press("Enter")
        newest(page, "You’re in!")
    press_until(page, "Shift+Tab", "CCat")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#me b")).to_have_text("Ann")
    press_until(page, "Tab", "Start")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Start with 3", exact=True)).to_be_visible()
    press_until(page, "Tab", "Start with 3")
    page.keyboard.press("Space")
    expect(page.locator(".owes")).to_have_count(1)
    owing = page.locator(".player", has=page.locator(".owes")).locator(".name").inner_text()
    press_until(page, "Shift+Tab", "AAnn")
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
    page.keyboard.type("kar")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()
    press_until(page, "Tab", "Yes, do it")
    page.keyboard.press("Enter")
    expect(said(page, re.compile(r"starts in Karstead \(7\)"))).to_be_visible()
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
    page.get_by_role("button", name=re.compile("Demo: Lords")).tap()
    expect(page.get_by_role("button", name="Choose one")).to_be_visible()
    picture = page.locator(".picture img").last
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 350
    page.get_by_role("button", name="Choose one").tap()
    page.get_by_role("listbox").get_by_role("option").first.tap()
    page.get_by_role("button", name="Yes, do it").tap()
    expect(said(page, "Year 1 of 12").last).to_be_visible()
    expect(page.locator("#side")).to_have_js_property("inert", value=True)
    page.get_by_role("button", name="Channels", exact=True).tap()
    go(page, "Herald")
    newest(page, "Plan your six orders")
    page.get_by_role("button", name="⌨️ Type").tap()
    page.get_by_label("Type your choices").fill("k r a b w a")
    page.get_by_role("button", name="Submit", exact=True).tap()
    shown = page.locator("#messages > .message", has_text="You typed:").last
    shown.get_by_role("button", name="Submit", exact=True).tap()
    expect(said(page, "✅ Submitted").last).to_be_visible()
    page.get_by_role("button", name="Channels", exact=True).tap()
    go(page, "table")
    expect(said(page, "Year 2 of 12").last).to_be_visible()
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


@quick_pictures
def test_somebody_speaks_french_beside_somebody_who_speaks_english(open_page: Open) -> None:
    page = open_page("#Ann/table", locale="en-US")
    page.get_by_label("Language").select_option("Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#places h2")).to_have_text(["Salons", "Messages privés"])
    box = page.locator("#box")
    expect(box).to_have_attribute("placeholder", "Message dans #table, ou tapez /")
    box.fill("/règ")
    rules = page.get_by_role("option", name="/règles")
    expect(rules).to_contain_text("Apprendre à jouer, en quelques pages")
    expect(rules).to_contain_text("jeu sujet")
    box.fill("/rul")
    expect(page.locator(".suggestions").get_by_role("option")).to_have_count(1)
    expect(rules).to_be_visible()
    box.fill("")
    box.press_sequentially("/play ")
    expect(page.locator(".token")).to_have_text("/jouer")
    page.get_by_role("combobox", name="jeu").fill("xidit")
    page.locator(".suggestions").get_by_role("option", name="Lords of Xidit").click()
    page.get_by_role("button", name="Envoyer").click()
    expect(said(page, "La table est ouverte")).to_be_visible()
    expect(page.locator(".used").last).to_have_text("Ann a utilisé /jouer")
    # The server is no Community, so the table speaks the language of whoever opened it.
    expect(said(page, "Appuyez sur Rejoindre pour jouer").last).to_be_visible()
    become(page, "Ben")
    expect(page.locator("#places h2")).to_have_text(["Channels", "Direct messages"])
    page.get_by_role("button", name="Rejoindre").last.click()
    expect(said(page, "You’re in!").last).to_be_visible()
