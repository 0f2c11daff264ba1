"""Whatever somebody types or forges, they get one clear sentence, and nothing else happens."""

from random import Random

import pytest

from bot.chat.messages import custom_ids
from bot.chat.router import BUTTONS
from bot.language.texts import EMBLEMS
from bot.sandbox import Message, Person, Response
from bot.sandbox.api.interactions import MODAL_SUBMIT
from tests.e2e.house import House, public_state, told
from tests.e2e.players import Player, place_heroes, play_year, submit


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


pytestmark = pytest.mark.usefixtures("herald")


async def refused(house: House, r: Response) -> str:
    said = await told(r)
    assert "went wrong" not in said
    assert "\n" not in said
    return said


async def test_cities_that_are_not_to_be_had(house: House, people: list[Person]) -> None:
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    first, channel = people[seat], house.sandbox.channel
    before, seen = house.book.dump(), public_state(house)

    async def typed(answer: str) -> str:
        return await refused(house, await first.slash("turn", channel=channel, answer=answer))

    assert await typed("99") == "“99” isn’t one of your options."
    assert await typed("22") == "“22” isn’t one of your options."
    assert await typed("Atlantis") == "“Atlantis” isn’t one of your options."
    assert await typed("3 4") == "That’s 2 options; you can choose 1 at most."
    assert await typed("x" * 6000) == "That’s too long: keep it to 200 characters."
    assert await typed("'; drop table moves; --") != ""
    assert await typed("@everyone") == "“@everyone” isn’t one of your options."
    assert await typed(" ") == "You haven’t chosen anything yet: choose 1 option."
    assert house.book.dump() == before and public_state(house) == seen

    r = await people[seat].select(house.newest(), ["7"])
    assert r.kind == "deferred_update"
    await house.until(lambda: house.book.move_count(table) == 1)
    await house.quiet()
    (seat,) = house.book.pending(table)
    r = await people[seat].raw_component(
        house.newest(), f"h:{table}:{seat}:0:menu:0", component_type=3, values=["7"]
    )
    assert await refused(house, r) == "“7” isn’t one of your options."


async def test_orders_that_are_none(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = people[0]
    before, seen = house.book.dump(), public_state(house)

    async def typed(answer: str) -> str:
        return await refused(house, await ann.slash("turn", answer=answer))

    assert await typed("k r a b w a a") == "That’s 7 orders; you can choose 6 at most."
    assert await typed("k r a b w x") == "“x” isn’t one of your options."
    assert await typed("🙂" * 6) != ""
    assert await typed("k" * 201) == "That’s too long: keep it to 200 characters."
    assert house.book.dump() == before and public_state(house) == seen
    assert "✅ Submitted" in (await ann.slash("turn", answer="K R A, b; Wait a")).text
    await submit(players[1])
    r = await ann.slash("turn", answer="wwwwww")
    others = house.book.pending(players[0].table)
    awaited = " and ".join(f"{EMBLEMS[seat]} **{people[seat].name}**" for seat in others)
    assert await refused(house, r) == f"It’s not your turn. Waiting for {awaited}."


async def test_a_seventh_order_by_a_forged_press(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann, person = players[0], people[0]
    panel = await ann.find_panel(house.book.pending(ann.table)[ann.seat])
    for _ in range(6):
        await person.press(panel, "💤 Wait")
    seventh = f"h:{ann.table}:{ann.seat}:{ann.serial}:add:0444444"
    said = await refused(house, await person.raw_component(panel, seventh))
    assert said == "That’s 7 orders; you can choose 6 at most."
    await person.press(panel, "⌫")
    await person.press(panel, "⚔️ Action")
    assert panel.text.endswith("💤 Wait → ⚔️ Action")


async def test_a_form_with_more_than_discord_allows(house: House, people: list[Person]) -> None:
    """No client sends it; the bot does not rely on that."""
    players = await place_heroes(house, people)
    ann, person = players[0], people[0]
    panel = await ann.find_panel(house.book.pending(ann.table)[ann.seat])
    before = house.book.dump()
    for value in ("k" * 10_000, "", "x"):
        field = {"type": 4, "id": 1, "custom_id": "answer", "value": value}
        data = {
            "custom_id": f"h:{ann.table}:{ann.seat}:{ann.serial}:typed:",
            "components": [{"type": 1, "id": 1, "components": [field]}],
        }
        r = await person._act(MODAL_SUBMIT, panel.channel, data, panel)
        assert await refused(house, r)
    assert house.book.dump() == before


def forged_ids(random: Random, real: list[str], table: int) -> list[str]:
    """Ids of many shapes: noise, other numbers in real ones, letters changed, far too long."""
    verbs = [*BUTTONS, "x", "answer", "drop"]
    verbs.remove("forget")  # whoever says that is forgotten, wherever they say it
    digits = "0123456789"
    noise = [
        chr(random.choice([random.randrange(32, 127), random.randrange(160, 9000)]))
        for _ in range(2000)
    ]
    shapes = []
    for n in range(70):
        press = custom_ids.Press(
            random.choice([table, 0, 2, 99, 10**17]),
            random.choice(verbs),
            random.choice(["", "0", "7", "xidit.3", "999999999999", "a,b,c", "length", "-1", "٣"]),
            random.choice([-1, 0, 1, 2, 3, 4, 9]),
            random.choice([0, 1, 2, 7, 999_999_999]),
        )
        shapes += [str(press), str(press)[:n]]
    for custom_id in random.choices(real, k=60):
        at = random.randrange(len(custom_id))
        shapes.append(custom_id[:at] + random.choice(digits + "abz:-") + custom_id[at + 1 :])
    for _ in range(20):
        start = random.randrange(1900)
        shapes.append("".join(noise[start : start + random.randrange(1, 100)]))
    shapes += [f"h:{table}:0:1:{verb}:{'9' * 10_000}" for verb in ("pick", "add", "log", "fill")]
    return [custom_id for custom_id in shapes if custom_id]


def harmless(custom_id: str, player: Player) -> bool:
    """Whether it is, by accident, a button that Herald could have given to this player."""
    press = custom_ids.read(custom_id)
    if press is None:
        return False
    if press.verb in ("turn", "secret", "goon", "undo"):  # these are about their own seat
        return press.table == player.table
    if press.verb in ("log", "rules", "details"):
        return True
    if press.verb == "type" and press.table != player.table:
        return True  # a form, which is looked at when it comes back
    if press.verb == "standing" and not press.arg:
        return press.table == player.table
    # A decision that is past is answered on the panel itself, which shows the present one.
    return press.table == player.table and press.seat in (player.seat, custom_ids.NOBODY)


async def test_two_hundred_forged_ids(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    await play_year(players)
    eve = house.sandbox.add_user("Eve")
    random = Random(200)
    ephemeral = (await players[1].fetch_panel()).followups[0]
    panels = [await player.find_panel(house.book.pending(1)[0]) for player in players]
    real = [str(b.custom_id) for message in [house.newest(), *panels] for b in message.buttons]
    forged = [c for c in forged_ids(random, real, players[0].table) if c not in real]
    assert len(forged) >= 200
    before, seen = house.book.dump(), public_state(house)
    for custom_id in forged:
        player = random.choice(players)
        sources: list[tuple[Person, Message]] = [
            (player.person, house.newest()),
            (player.person, panels[player.seat]),
            (eve, house.newest()),
            (people[1], ephemeral),
        ]
        person, source = random.choice(sources)
        values = random.choice([None, [], ["7"], ["short"], ["x" * 100] * 30])
        kind = 2 if values is None else 3
        r = await person.raw_component(source, custom_id, kind, values)
        assert r.kind != "failed", custom_id
        assert house.book.dump() == before, custom_id
        assert public_state(house) == seen, custom_id
        actor = next((p for p in players if p.person is person), player)
        if not harmless(custom_id, actor):
            said = await told(r)
            assert said and "went wrong" not in said, (custom_id, said)
    assert house.sandbox.violations == []
    for player in players:
        player.impatient = True  # a forged press may have turned the page that was their panel
        await player.answer()
