"""Mage Knight by chat: long turns of many answers, hands that nobody else sees, fights."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from bot.app import Herald
from bot.sandbox import Message, Person
from bot.tables import play
from games import GAMES
from games.core import Answer, Ask, text
from games.mageknight.table import MageKnight
from games.mageknight.view import View
from games.session import Session
from tests.e2e.conftest import SameChance
from tests.e2e.house import PATIENCE, House, public_state, told
from tests.e2e.players import BUTTONS, CLOSED, TYPED, Player, has_button
from tests.e2e.story import Witness, check_private
from tests.e2e.test_other_games import played
from tests.games.mageknight_tables import enlist, put
from tests.games.test_mageknight_assaults import siege
from tests.games.test_mageknight_cities import with_city
from tests.samples import and_slow

Playing = Session[MageKnight, View]


def seated(house: House, people: list[Person], table: int, *styles: str) -> list[Player]:
    return [
        Player(house, person, style, seed, table)
        for seed, (person, style) in enumerate(zip(people, styles, strict=True))
    ]


async def play_until(
    house: House, players: Sequence[Player], here: Callable[[Playing], Any]
) -> tuple[Playing, Player]:
    """Play to a moment; the game as it is then, and who is asked. It must come."""
    table = players[0].table
    while house.book.status(table) == "playing":
        session = house.book.session(table)
        seat = min(session.pending)
        if here(session):
            return session, players[seat]
        await players[seat].answer()
    raise AssertionError("the game has ended before that")


async def play_to_the_end(house: House, players: list[Player], most: float = inf) -> None:
    """Or so many answers."""
    table = players[0].table
    while house.book.move_count(table) < most and (pending := house.book.pending(table)):
        await players[min(pending)].answer()


def fighting(session: Playing) -> bool:
    """Somebody is in the middle of a fight: it cannot be told from the saved table alone."""
    return session.table.combat is not None and len(session.moves) > 0


def explored(session: Playing) -> bool:
    """The one who is asked has just revealed a tile."""
    if not session.moves:
        return False
    last = session.moves[-1]
    return (
        last.answer[0].startswith("x.") and "," in last.answer[0] and last.seat in session.pending
    )


def told_as_it_was(house: House, table: int) -> None:
    """The game from its seed and its moves says just what was stored while it was played."""
    replayed = [line for _, said in house.book.replay(table) for line in said]
    assert house.book.log(table) == replayed


async def goes_on_by(player: Player, message: Message) -> None:
    """Answer with the very panel that the player is looking at."""
    ask = player.house.book.pending(player.table)[player.seat]
    assert player.panel() is message
    await player._press(message, ask, player.decide(ask))


# Whole games, or their beginnings


@pytest.mark.parametrize("whole", and_slow([False], [True]))
async def test_two_people_with_a_restart_in_a_fight_and_no_undo_of_a_tile(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setattr(play, "secrets", SameChance())
    book, pair = house.book, people[:2]
    witness = Witness(house.sandbox, book)
    async with house.running():
        table = await house.open_table(*pair, game="mageknight")
        witness.watch(table)
        players = seated(house, pair, table, TYPED, CLOSED)
        await house.start(pair[0])
        await house.until(lambda: book.status(table) == "playing")

        _, scout = await play_until(house, players, explored)
        await house.quiet()
        words = book.words(table)
        panel = await scout.find_panel(book.pending(table)[scout.seat])
        why = text("undo-revealed", what=text("revealed-tile"))
        assert words.say("no-undo", why=why) in panel.text
        assert not has_button(panel, "↩️ Undo")
        before, public = book.dump(), public_state(house)
        r = await scout.person.slash("undo", channel=house.sandbox.channel)
        assert r.ephemeral and r.text == words(why) == "Can’t undo: a new tile was revealed."
        await house.quiet()
        assert (book.dump(), public_state(house)) == (before, public)

        fight, fighter = await play_until(house, players, fighting)
        await house.quiet()
        panel = await fighter.find_panel(fight.pending[fighter.seat])
    async with house.running() as herald:
        live = await herald.services.tables.get(table)
        assert live.playing.table == fight.table
        assert live.playing.pending == fight.pending
        assert not live.playing.restarted
        await goes_on_by(fighter, panel)
        if whole:
            await play_to_the_end(house, players)
            await played(house, table, witness, pair)
        await house.quiet()
    told_as_it_was(house, table)
    assert check_private(house.sandbox, book, table) > (100 if whole else 5)
    if whole:
        assert "turn" in players[0].used and players[1].used >= {"pick", "menu"}
    assert pair[1].dms == []


def before_a_city() -> MageKnight:
    """A hero alone, next to a city that one enemy defends."""
    t, city = with_city(seats=1, hand="march rage", crystals="r")
    put(t, city.key, "prowlers")
    assert t.dummy is not None
    t.heroes[0].tactic, t.dummy.tactic = "early-bird", "rethink"
    return t


class Stormer(Player):
    """Goes straight for the city, and plays what defeats its garrison."""

    WAY: tuple[str, ...] = ("c.march", "m.C5a", "no", "c.rage", "strong", "done", "end")

    def decide(self, ask: Ask) -> Answer:
        keys = [option.key for option in ask.options]
        blocking = ask.prompt.key == "phase-block"
        wanted = [key for key in self.WAY if key in keys and not (blocking and key == "c.rage")]
        return (wanted[0] if wanted else keys[0],)


async def test_a_city_falls_in_a_solo_conquest_with_a_restart_in_the_assault(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["mageknight"]
    laid = replace(game, setup=lambda seed, seats, options: before_a_city())
    monkeypatch.setitem(GAMES, "mageknight", laid)
    ana, book = people[0], house.book
    async with house.running():
        table = await house.open_table(ana, game="mageknight")
        r = await ana.press(house.newest(), "Settings")
        await house.until(lambda: r.followups)
        (menu,) = [menu for menu in r.followups[0].selects if menu.placeholder == "Scenario"]
        offered = [option["label"] for option in menu.options]
        assert offered[:2] == ["Scenario: First Reconnaissance", "Scenario: Solo Conquest"]
        assert {f"Scenario: {it} Cooperation" for it in ("Full", "Blitz")} <= {*offered}
        await ana.select(r.followups[0], ["solo-conquest"], custom_id=menu.custom_id)
        await house.until(lambda: "Solo Conquest" in house.newest().text)
        assert "(for 1 player)" in house.newest().text
        await told(await people[1].press(house.newest(), "Join"))
        assert book.seat_of(table, people[1].id) is None, "it is for one player"
        await house.start(ana)
        await house.until(lambda: book.status(table) == "playing")
        player = Stormer(house, ana, BUTTONS, 1, table)
        fight, _ = await play_until(house, [player], fighting)
        assert fight.table.combat is not None
        assert [foe.city for foe in fight.table.combat.foes] == ["green"]
        await house.quiet()
        panel = await player.find_panel(fight.pending[player.seat])
    async with house.running():
        assert book.session(table).table == fight.table
        await goes_on_by(player, panel)
        done, _ = await play_until(house, [player], lambda s: s.table.combat is None)
        city = done.table.spaces["C5a"]
        assert (city.shields, city.taken, done.table.heroes[0].at) == ([0], True, "C5a")
        await player.answer()
        await house.until(
            lambda: any(
                "The green city C5a has fallen!" in post.text
                for post in ana.sees(house.sandbox.channel)
            )
        )


def around_a_city() -> MageKnight:
    """Two heroes next to a city with two defenders, each with catapults."""
    t, _ = siege(2, "prowlers", "prowlers")
    for seat, tactic in enumerate(("planning", "great-start")):
        enlist(t, "catapults", seat=seat)
        t.heroes[seat].tactic = tactic
    assert t.dummy is not None
    t.dummy.tactic = "early-bird"
    return t


def asked(prompt: str) -> Callable[[Playing], bool]:
    return lambda s: any(ask.prompt.key == prompt for ask in s.pending.values())


class Ally(Stormer):
    """Storms the city together with whoever wants to."""

    WAY = ("together.C5a", "0-1.1-1", "yes", "m.C5a", "c.march", "basic", "u.1", "end")


async def test_a_city_falls_to_two_people_together_with_restarts_in_the_assault(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["mageknight"]
    laid = replace(game, setup=lambda seed, seats, options: around_a_city())
    monkeypatch.setitem(GAMES, "mageknight", laid)
    pair, book = people[:2], house.book
    pair[1].locale = "fr"

    async def restarted(session: Playing, player: Player) -> None:
        assert book.session(table).table == session.table
        assert book.session(table).pending == session.pending
        panel = await player.find_panel(session.pending[player.seat])
        await goes_on_by(player, panel)

    async with house.running():
        table = await house.begin(*pair, game="mageknight", scenario="full-cooperation")
        players = [
            Ally(house, person, style, seed, table)
            for seed, (person, style) in enumerate(zip(pair, (BUTTONS, CLOSED), strict=True))
        ]
        invited, other = await play_until(house, players, asked("join-assault-with"))
        assert set(invited.pending) == {other.seat}
        fight, fighter = await play_until(house, players, fighting)
        assert fight.table.joint is not None
        assert fight.table.joint.parts[0].seat == fighter.seat
        await house.quiet()
    async with house.running():  # in the fight of the first
        await restarted(fight, fighter)
        between, second = await play_until(
            house, players, lambda s: s.table.joint is not None and s.table.joint.acting == 1
        )
        assert second is not fighter
        await house.quiet()
    async with house.running():  # before the fight of the second
        own = (await second.find_panel(between.pending[second.seat])).text
        assert "Assaut en C5a (cité verte) contre les" in own
        await restarted(between, second)
        done, _ = await play_until(
            house, players, lambda s: s.table.joint is None and s.table.active == fighter.seat
        )
        city = done.table.spaces["C5a"]
        assert (sorted(city.shields), city.taken) == ([0, 1], True)
        assert {hero.at for hero in done.table.heroes} == {"C5a"}
        await house.quiet()
        said = " ".join(post.text for post in pair[0].sees(house.sandbox.channel))
        assert "Together they storm the green city C5a!" in said
        assert "has fallen!" in said
    assert check_private(house.sandbox, book, table) > 2


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "count"), [("solo-conquest", 1), ("full-cooperation", 2)])
async def test_a_whole_game_of_a_longer_scenario(
    house: House, herald: Herald, people: list[Person], scenario: str, count: int
) -> None:
    party = people[:count]
    table = await house.begin(*party, game="mageknight", scenario=scenario)
    players = seated(house, party, table, *(BUTTONS, TYPED)[:count])
    await play_to_the_end(house, players)
    await house.quiet()
    assert house.book.status(table) == "finished"
    told_as_it_was(house, table)
    assert check_private(house.sandbox, house.book, table) > 50


class Writer(Player):
    """Fills in a form wherever there is one."""

    async def answer(self, patience: float = PATIENCE) -> None:
        ask = self.house.book.pending(self.table)[self.seat]
        message = await self.find_panel(ask, patience)
        wanted = self.decide(ask)
        if wanted and has_button(message, "⌨️ Type"):
            await self._fill_in(message, wanted)
        else:
            await self._press(message, ask, wanted)


@pytest.mark.parametrize(
    ("kind", "ways", "most"),
    and_slow(
        [(Writer, {"pick", "type"}, 60)],
        [(Player, {"pick", "menu"}, inf), (Writer, {"pick", "type"}, inf)],
    ),
)
async def test_one_person_alone(
    house: House,
    herald: Herald,
    people: list[Person],
    kind: type[Player],
    ways: set[str],
    most: float,
) -> None:
    """To the end of the game, or so many answers."""
    ann = people[0]
    table = await house.open_table(ann, game="mageknight")
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    r = await ann.press(house.newest(), "Start")
    await house.until(lambda: r.followups)
    alone = house.book.words(table).say("button-start-with", count=1, missing=0)
    await ann.press(r.followups[0], alone)
    await house.until(lambda: house.book.status(table) == "playing")
    player = kind(house, ann, BUTTONS, 0, table)
    await play_to_the_end(house, [player], most)
    if most == inf:
        await played(house, table, witness, [ann])
    await house.quiet()
    told_as_it_was(house, table)
    assert check_private(house.sandbox, house.book, table) > min(50, most // 2)
    assert player.used >= ways


# Taking back


def hand(session: Playing, seat: int) -> list[str]:
    return session.view(seat).heroes[seat].hand


def with_a_card_to_play(session: Playing) -> bool:
    return any(
        option.key.startswith("c.") for ask in session.pending.values() for option in ask.options
    )


async def play_sideways(player: Player, panel: Message) -> int:
    """Play the first card of the hand in the way that is always open; how many answers it took."""
    book, table, seat = player.house.book, player.table, player.seat
    ask = book.pending(table)[seat]
    card = next(option.key for option in ask.options if option.key.startswith("c."))
    await player._press(panel, ask, (card,))
    ways = book.pending(table)[seat]
    if ways.prompt.key != "how-to-play":
        return 1
    await player._press(await player.find_panel(ways), ways, ("sideways",))
    return 2


async def test_a_card_played_in_the_middle_of_a_turn_is_taken_back(
    house: House, herald: Herald, people: list[Person]
) -> None:
    book, pair = house.book, people[:2]
    table = await house.begin(*pair, game="mageknight")
    players = seated(house, pair, table, BUTTONS, BUTTONS)
    whole, player = await play_until(house, players, with_a_card_to_play)
    seat, full = player.seat, hand(whole, player.seat)
    await house.quiet()
    panel = await player.find_panel(whole.pending[seat])
    seen, board = panel.attachments[0].data, house.newest().attachments[0].data
    story = house.newest().text

    given = await play_sideways(player, panel)
    shorter = hand(book.session(table), seat)
    assert len(shorter) == len(full) - 1
    await house.quiet()
    assert house.newest().attachments[0].data != board

    for _ in range(given):
        r = await player.person.slash("undo", channel=house.sandbox.channel)
    again = book.session(table)
    assert again.table == whole.table and again.pending == whole.pending
    assert hand(again, seat) == full
    assert r.ephemeral and r.messages[0].attachments[0].data == seen
    await house.quiet()
    assert house.newest().text == story, "a post says only what stands"
    assert house.newest().attachments[0].data == board

    again_panel = r.messages[0]
    for _ in range(await play_sideways(player, again_panel)):
        shown = await player.find_panel(book.pending(table)[seat])
        assert shown is again_panel
        before = player.serial
        await player.person.press(shown, "↩️ Undo")
        await house.until(lambda: player.serial != before)  # noqa: B023
    assert book.session(table).table == whole.table
    await house.until(lambda: player.panel() is again_panel)
    assert again_panel.attachments[0].data == seen, "the panel itself shows the hand again"
    await goes_on_by(player, again_panel)
    assert check_private(house.sandbox, book, table) > 2


# Hands


async def test_a_hand_is_shown_to_its_owner_alone(
    house: House, herald: Herald, people: list[Person]
) -> None:
    ann, ben, cat, _ = people
    table = await house.begin(ann, ben, game="mageknight")
    players = seated(house, [ann, ben], table, BUTTONS, CLOSED)
    await play_until(house, players, with_a_card_to_play)
    await house.quiet()
    words = house.book.words(table)
    for player in players:
        r = await player.person.press(house.newest(), words.say("button-secret"))
        await house.until(lambda: r.followups)  # noqa: B023
        (shown,) = r.followups
        assert shown.ephemeral_for is player.person
        assert eyes(shown) == f"for {player.seat}"
    for label in ("button-secret", "button-turn"):
        r = await cat.press(house.newest(), words.say(label))
        assert await told(r) == words.say("not-at-this-table")
        assert r.followups[0].attachments == []
    assert check_private(house.sandbox, house.book, table) >= 2


def eyes(message: Message) -> str:
    """Whose picture it is."""
    (file,) = message.attachments
    return (file.description or "").partition(":")[0]
