"""Whoever is blocked is refused everywhere, their tables go on, and all of it comes back."""

from bot.sandbox import Person
from tests.e2e.house import House, told
from tests.e2e.players import place_heroes, submit
from tests.e2e.test_owner import order, texts

REFUSED = "Whoever runs Herald has blocked you, so only `/privacy` still works."
SWITCHED_OFF = "Whoever runs Herald has switched it off on this server."
ON_HOLD = "⏸️ I’ve been switched off on this server."


async def test_a_blocked_user_is_refused_everywhere_and_gets_their_seat_back(
    house: House, owner: Person, people: list[Person]
) -> None:
    ben = people[1]
    channel, other = house.sandbox.channel, house.sandbox.add_channel("other")
    async with house.running():
        players = await place_heroes(house, people[:3])
        old = ben.dms[-1]
        pressed = old.buttons[0].custom_id
        assert (await order(owner, "block", user=str(ben.id))).startswith(f"Ben (`{ben.id}`) is bl")
        await house.until(lambda: "A stand-in is playing for Ⓑ **Ben** for now." in texts_of(house))
        await house.until(lambda: old.text == "You no longer have this seat.")
        assert "block" not in texts_of(house)
        before = house.book.dump()
        for word in ("turn", "turns", "settings", "help"):
            assert (await ben.slash(word)).text == REFUSED
        for word in ("join", "start", "leave", "board", "log", "table abandon"):
            assert (await ben.slash(word, channel=channel)).text == REFUSED
        assert (await ben.slash("play", channel=other, game="xidit")).text == REFUSED
        assert (await ben.slash("learn", game="xidit")).text == REFUSED
        assert await told(await ben.press(house.newest(), "Your turn")) == REFUSED
        r = await ben.raw_component(old, str(pressed))
        assert await told(r) == REFUSED
        assert await ben.autocomplete("turn", "answer", "w", channel=channel) == []
        ben.write("w w w w w w")
        await house.until(lambda: ben.dms[-1].text == REFUSED)
        assert house.book.dump() == before
        ben.locale = "fr"
        assert (await ben.slash("aide")).text.startswith("La personne qui héberge Herald vous a")
        ben.locale = "en-US"
        r = await ben.slash("privacy export")
        assert r.messages[0].attachments, "their data stays theirs"
    async with house.running():
        assert (await ben.slash("turn", channel=channel)).text == REFUSED
        for player in (players[0], players[2]):
            await submit(player)
        await house.until(lambda: house.book.session(players[0].table).table.year == 2)
        said = await order(owner, "unblock", user=str(ben.id))
        assert said.endswith("is no longer blocked, and is back in 1 game.")
        await house.until(lambda: "Ⓑ **Ben** is back in the game." in texts_of(house))
        await house.until(lambda: ben.dms[-1].text.startswith("📨 Welcome to Lords of Xidit"))
        assert "It’s not your turn" in (await ben.slash("turn", answer="w w w w w w")).text


def texts_of(house: House) -> str:
    return "\n".join(texts(house, house.sandbox.channel))


async def test_a_blocked_server_is_silent_until_it_is_unblocked(
    house: House, owner: Person, people: list[Person]
) -> None:
    ann, fay = people[0], house.sandbox.add_user("Fay", locale="fr")
    channel = house.sandbox.channel
    elsewhere = house.sandbox.add_channel("den", server=house.sandbox.add_server("Other"))
    async with house.running():
        players = await place_heroes(house, people[:3])
        dm = ann.dms[-1]
        said = await order(owner, "block", server="sandbox")
        assert said.startswith("Sandbox is blocked. The table there is on hold")
        await house.until(lambda: texts(house, channel)[-1].startswith(ON_HOLD))
        before, posts = house.book.dump(), texts(house, channel)
        for word in ("turn", "board", "log", "help", "privacy export"):
            assert (await ann.slash(word, channel=channel)).text == SWITCHED_OFF
        assert await told(await ann.press(house.newest(), "Your turn")) == SWITCHED_OFF
        said = (await fay.slash("plateau", channel=channel)).text
        assert said == "La personne qui héberge Herald l’a désactivé sur ce serveur."
        held = "Herald has been switched off on the server where this game is played."
        assert (await ann.slash("turn")).text.startswith(held), "in the DM"
        r = await ann.raw_component(dm, str(dm.buttons[0].custom_id))
        assert (await told(r)).startswith(held)
        ann.write("w w w w w w")
        await house.until(lambda: held in ann.dms[-1].text)
        assert (house.book.dump(), texts(house, channel)) == (before, posts)
        r = await ann.slash("play", channel=elsewhere, game="xidit")
        assert r.text.startswith("The table is open!"), "other servers are not concerned"
    async with house.running():
        assert (await ann.slash("turn", channel=channel)).text == SWITCHED_OFF
        assert texts(house, channel) == posts
        said = await order(owner, "unblock", server="Sandbox")
        assert said == "Sandbox is no longer blocked, and the table there goes on."
        await house.until(lambda: "I’m back on this server" in house.newest().text)
        for player in players:
            await submit(player)
        await house.until(lambda: house.book.session(players[0].table).table.year == 2)


async def test_herald_says_goodbye_leaves_and_comes_back_when_it_is_invited(
    house: House, owner: Person, people: list[Person]
) -> None:
    channel = house.sandbox.channel
    async with house.running():
        await house.begin(*people[:2], game="annodomini")
        before = [len(person.dms) for person in people]
        said = await order(owner, "leave", server="Sandbox")
        assert said.startswith("I’ve said goodbye at the table there and left Sandbox.")
        assert not house.sandbox.guild.bot_is_member
        assert texts(house, channel)[-1].startswith("👋 I’m leaving this server.")
        assert await order(owner, "leave", server="Sandbox") == (
            "I’m not on a server “Sandbox”. Give its name or its ID."
        )
        assert [len(person.dms) for person in people] == before, "they were told in the channel"
        house.sandbox.invite_bot()
        await house.until(lambda: "I’m back on this server" in texts(house, channel)[-1])
