"""People who play a whole game, each in their own way, going by what Herald shows them."""

import asyncio
import contextlib
from collections.abc import Collection, Sequence
from random import Random
from typing import TypeAlias

import msgspec

from bot.chat.messages import custom_ids
from bot.chat.messages.panels import decode_draft, draft_line, is_draft, picked
from bot.sandbox import Channel, Message, Person, Response
from games.core import Answer, Ask, Rng
from games.standin import random_answer
from tests.e2e.house import PATIENCE, House

Decision: TypeAlias = tuple[int, int, int]  # table, seat or NOBODY, serial or window

BUTTONS, FORMS, TYPED, CLOSED = "buttons", "forms", "typed", "closed"
"""Presses in DMs · menus, combinations and forms in DMs · /turn in the DM · DMs are closed."""


DECIDED: dict[tuple[str, int, bytes], Answer] = {}  # many tests begin with the same game


class Player:
    """One person at one table. What they decide depends on the seed alone."""

    def __init__(
        self,
        house: House,
        person: Person,
        style: str,
        seed: int,
        table: int,
        channel: Channel | None = None,
    ) -> None:
        self.house = house
        self.person = person
        self.style = style
        self.table = table
        self.channel = channel or house.sandbox.channel
        self.random = Random(seed)
        self.impatient = False
        self.used: set[str] = set()
        """The ways in which they have answered so far, by the verb of the last press."""
        person.dms_open = style != CLOSED

    @property
    def seat(self) -> int:
        seat = self.house.book.seat_of(self.table, self.person.id)
        assert seat is not None
        return seat

    @property
    def serial(self) -> int:
        return self.house.book.serial(self.table, self.seat)

    def seen(self) -> list[Message]:
        """The messages they could be looking at, the newest last."""
        dm = self.house.sandbox.world.open_dm(self.person)
        seen = [*self.person.sees(self.channel), *self.person.sees(dm)]
        return sorted(seen, key=lambda message: message.id)

    def panel(self) -> Message | None:
        """The newest message with controls for what they owe now."""
        decisions = self._decisions()
        for message in reversed(self.seen()):
            if any(press.verb != "undo" for press in offers(message, decisions)):
                return message
        return None

    def _decisions(self) -> set[Decision]:
        """What they owe now: their own decision, and as one of several who may react."""
        book, table, seat = self.house.book, self.table, self.seat
        found = {(table, seat, self.serial)}
        if seat in book.pending(table) and book.session(table).reacting:
            found.add((table, custom_ids.NOBODY, book.window(table)))
        return found

    async def answer(self, patience: float = PATIENCE) -> None:
        """Give the answer that they owe, in their own way."""
        ask = self.house.book.pending(self.table)[self.seat]
        wanted = self.decide(ask)
        if self.style == TYPED and ask.secret and wanted:
            await self._type(ask, wanted, patience)
            return
        message = await self.find_panel(ask, patience)
        if preview([message]):  # of what they had typed when Herald died
            await self.person.press(message, "Change")
            await self.house.until(lambda: not preview([message]))
        typing = ask.most > 1 and not message.selects and self._chance(0.8)
        if self.style == FORMS and typing and wanted:
            await self._fill_in(message, wanted)
        else:
            await self._press(message, ask, wanted)

    def decide(self, ask: Ask) -> Answer:
        """Sensible play, so that things happen; now and then anything that is allowed."""
        rng = Rng(self.random.getrandbits(64))
        if self._chance(0.2):
            return random_answer(ask, rng)
        session = self.house.book.session(self.table)
        view, keys = session.view(self.seat), [option.key for option in ask.options]
        situation = session.game.key, rng.state, msgspec.json.encode((view, ask.prompt, keys))
        if situation not in DECIDED:
            DECIDED[situation] = session.game.stand_in(view, ask, rng)
        return DECIDED[situation]

    async def find_panel(self, ask: Ask, patience: float = PATIENCE) -> Message:
        """Wait for the panel as they would; with closed DMs or without patience, fetch it."""
        if ask.secret and (self.style == CLOSED or ask.is_forced) and self.panel() is None:
            await self.fetch_panel()
        if not ask.secret:  # on the post itself, unless it is too much for that
            with contextlib.suppress(TimeoutError):
                await self.house.until(
                    lambda: self.panel() or is_draft(ask) or not self._post_is_coming(),
                    1.0 if self.impatient else patience,
                )
            if self.panel() is None:
                await self.fetch_panel()
        if self.impatient and ask.secret:
            with contextlib.suppress(TimeoutError):
                await self.house.until(self.panel, 0.3)
            if self.panel() is None:
                await self.person.slash("turn", table=str(self.table))
        with contextlib.suppress(TimeoutError):
            await self.house.until(self.panel, patience)
        message = self.panel()
        assert message is not None, f"{self.person.name} is never shown {ask.prompt}"
        return message

    def _post_is_coming(self) -> bool:
        query = "select 1 from outbox where table_id = ? and kind in ('post', 'refresh')"
        return bool(self.house.book.rows(query, self.table))

    async def fetch_panel(self) -> Response:
        """By the button that is on every newest post."""
        newest = self.house.newest
        await self.house.until(lambda: with_verb(newest(self.channel), "turn"))
        post = newest(self.channel)
        r = await self.person.press(post, custom_id=with_verb(post, "turn"))
        await self.house.until(lambda: r.followups)
        assert r.followups[0].ephemeral_for is self.person
        return r

    # Ways to answer

    async def _press(self, message: Message, ask: Ask, wanted: Answer) -> None:
        """Press buttons and menus until the answer is stored."""
        before = self.serial
        if is_draft(ask):
            last = await self._put_together(message, ask, wanted)
        else:
            last = self._fitting(message, ask, wanted)
        r = await self._use(message, last, wanted)
        await self.stored(await self.insist(r, message, before), before)
        self.used.add(last.verb)

    async def insist(self, r: Response, message: Message, before: int) -> Response:
        """Press **Yes, do it** where an answer cannot be undone: on the panel itself, or in reply
        to a press on the post. Return the last response."""

        def asked() -> Message | None:
            there = [message, *r.followups]
            return next((it for it in there if sure_button(it)), None)

        with contextlib.suppress(TimeoutError):
            await self.house.until(lambda: self.serial != before or asked() or r.followups)
        question = asked()
        if self.serial != before or question is None:
            return r
        return await self.person.press(question, custom_id=sure_button(question))

    async def _put_together(self, message: Message, ask: Ask, wanted: Answer) -> custom_ids.Press:
        """Key by key, with a slip now and then; the button that submits it."""
        if wanted and ask.is_whole(wanted[0]):
            adding = self._offers(message, "add")
            return next(it for it in adding if decode_draft(ask, it.arg, 1)[0] == wanted[0])
        draft = shown_draft(message, ask)
        while draft != wanted:
            slip = draft and self._chance(0.1)
            if draft != wanted[: len(draft)] or slip:
                back = self.random.choice(["draft", "clear"])
                (press,) = self._offers(message, back)
                draft = draft[:-1] if back == "draft" else ()
            else:
                key = wanted[len(draft)]
                (press,) = [
                    press
                    for press in self._offers(message, "add")
                    if decode_draft(ask, press.arg, 1) == (key, *draft)
                ]
                draft = (*draft, key)
            await self._use(message, press)
            await self.house.until(lambda: shown_draft(message, ask) == draft)  # noqa: B023
            line = self._line(ask, draft)
            shown = any(said.endswith(line) for said in message.text.splitlines())
            assert shown or self.person.locale != "en-US", "the book speaks English"
        (submitting,) = self._offers(message, "submit")
        assert decode_draft(ask, submitting.arg) == wanted
        return submitting

    def _line(self, ask: Ask, draft: Answer) -> str:
        book = self.house.book
        if draft or ask.ordered:
            return draft_line(ask, draft, book.words(self.table))
        return book.prompt_words(self.table)(ask.prompt) + "**"

    def _fitting(self, message: Message, ask: Ask, wanted: Answer) -> custom_ids.Press:
        """The button for an answer, or the menu that has it."""
        for press in self._offers(message, "pick"):
            if sorted(picked(ask, press.arg)) == sorted(wanted):
                return press
        menus = {menu.custom_id: menu for menu in message.selects}
        for press in self._offers(message, "menu"):
            if set(wanted) <= {option["value"] for option in menus[str(press)].options}:
                return press
        raise AssertionError(f"{wanted} cannot be pressed on {message.text!r}")

    def _offers(self, message: Message, verb: str) -> list[custom_ids.Press]:
        return [press for press in offers(message, self._decisions()) if press.verb == verb]

    async def _use(
        self, message: Message, press: custom_ids.Press, wanted: Answer = ()
    ) -> Response:
        if press.verb == "menu":
            r = await self.person.select(message, list(wanted), custom_id=str(press))
        else:
            r = await self.person.press(message, custom_id=str(press))
        assert r.kind in ("update", "deferred_update"), r.kind
        return r

    async def _fill_in(self, message: Message, wanted: Answer) -> None:
        before = self.serial
        r = await self.person.press(message, "⌨️ Type")
        sent = await self.person.submit(r.modal, self._spell(wanted))
        await self.confirm(sent, before, message)
        self.used.add("type")

    async def _type(self, ask: Ask, wanted: Answer, patience: float) -> None:
        """In the DM, once they have been told there that it is their turn."""
        before = self.serial
        await self.find_panel(ask, patience)
        r = await self.person.slash("turn", answer=self._spell(wanted), table=str(self.table))
        assert r.ephemeral
        await self.confirm(r, before)
        self.used.add("turn")

    def _spell(self, wanted: Answer) -> str:
        if len(wanted) > 1 and all(len(key) == 1 for key in wanted) and self._chance(0.3):
            return "".join(wanted).upper()
        return self.random.choice([" ", ", ", ";"]).join(wanted)

    async def confirm(self, r: Response, before: int, *panels: Message) -> None:
        """Submit what they have typed, unless it counts at once. It is shown in the answer, or in
        place of a panel."""

        def shown() -> Message | None:
            return preview([*r.messages, *panels])

        with contextlib.suppress(TimeoutError):
            await self.house.until(lambda: shown() or self.serial != before)
        if message := shown():
            r = await self.person.press(message, custom_id=sure_button(message))
        await self.stored(r, before)

    async def stored(self, r: Response, before: int) -> None:
        """Require that the answer was stored; show anything else, and fail."""
        assert r.kind != "failed"
        with contextlib.suppress(TimeoutError):
            await self.house.until(lambda: self.serial != before or r.followups)
        assert self.serial != before, f"{self.person.name} was told: {r.text}"

    def _chance(self, probability: float) -> bool:
        return self.random.random() < probability


async def confirmed(house: House, person: Person, r: Response) -> Response:
    """Let count what somebody has typed."""
    await house.until(lambda: preview(r.messages) is not None)
    message = preview(r.messages)
    assert message is not None
    return await person.press(message, custom_id=sure_button(message))


def preview(messages: Sequence[Message]) -> Message | None:
    """Where somebody is shown what they have typed: the button below it may be **Submit**, or ask
    whether they are sure."""
    shown = (it for it in messages if sure_button(it) and with_verb(it, "draft"))
    return next(shown, None)


def shown_draft(message: Message, ask: Ask) -> Answer:
    """What a panel says has been put together so far."""
    found = [custom_ids.read(button.custom_id or "") for button in message.buttons]
    (submitting,) = [press for press in found if press and press.verb == "submit"]
    return decode_draft(ask, submitting.arg)


def has_button(message: Message, label: str) -> bool:
    return any(button.label == label for button in message.buttons)


def with_verb(message: Message, verb: str) -> str | None:
    """The custom id of the button that does something, in whatever language it says so."""
    ids = [button.custom_id or "" for button in message.buttons]
    return next((it for it in ids if (press := custom_ids.read(it)) and press.verb == verb), None)


def sure_button(message: Message) -> str | None:
    return with_verb(message, "sure") or with_verb(message, "yes")


def controls(message: Message) -> list[str]:
    """The custom ids of all that can be used in a message."""
    buttons = [b.custom_id for b in message.buttons if b.custom_id and not b.disabled]
    return buttons + [menu.custom_id for menu in message.selects if not menu.disabled]


def offers(message: Message, decisions: Collection[Decision]) -> list[custom_ids.Press]:
    """The controls of a message that belong to one of some decisions."""
    found = [custom_ids.read(custom_id) for custom_id in controls(message)]
    return [
        press
        for press in found
        if press
        and (press.table, press.seat, press.serial) in decisions
        and press.verb not in ("turn", "secret", "standing", "sure", "yes", "back", "receipt")
    ]


async def play_on(house: House, players: Sequence[Player], years: int = 99) -> None:
    """Everybody answers what they owe, at the same time if they may: some years, or to the end."""
    table = players[0].table
    by_seat = {player.seat: player for player in players}
    while house.book.status(table) == "playing":
        if years < 99 and house.book.session(table).table.year > years:
            return
        owing = [seat for seat in sorted(house.book.pending(table)) if seat in by_seat]
        await asyncio.gather(*(by_seat[seat].answer() for seat in owing))
        if not owing:  # computer players decide
            await house.quiet()


async def place_heroes(house: House, people: Sequence[Person]) -> list[Player]:
    """A game that has begun, with all heroes on the map: everybody plans their first year."""
    table = await house.begin(*people)
    players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
    await play_on(house, players, years=0)
    await house.quiet()
    return players


async def submit(player: Player, orders: str = "w w w w w w") -> None:
    """Orders in the quickest way."""
    before = player.serial
    channel = player.channel
    r = await player.person.slash("turn", channel=channel, answer=orders)
    await player.confirm(r, before)


async def play_year(players: Sequence[Player], orders: str = "w w w w w w") -> None:
    for player in players:
        await submit(player, orders)
    await players[0].house.quiet()
