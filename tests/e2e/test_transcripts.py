"""One whole game of each kind as everybody sees it, written to be read aloud.

`HERALD_TRANSCRIPTS=folder pytest -m slow tests/e2e/test_transcripts.py` keeps them.
"""

import os
import re
from pathlib import Path

import pytest

import renderers
from bot.app import Herald
from bot.chat.delivery.pictures import RenderQueue
from bot.sandbox import Message, Person
from games import GAMES
from games.core import Ask
from tests.e2e.house import PATIENCE, House, ok
from tests.e2e.pictures import quick_draw
from tests.e2e.players import BUTTONS, Player, play_on

LANGUAGES = {"en": "en-US", "fr": "fr"}
MOST = 4  # players
PEOPLE = {"liarsdice": 1}  # where several may react, they do not wait for each other
CHAIN = 8  # things that one paragraph may tell, joined by dots


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real ones where somebody wants to read their alt texts: that takes minutes."""
    if not os.environ.get("HERALD_TRANSCRIPTS"):
        monkeypatch.setattr(renderers, "draw", quick_draw)
    monkeypatch.setattr(RenderQueue, "warm_up", lambda self: None)


class Reader(Player):
    """Somebody who notes the first question of each kind as they are shown it: what has been
    answered is gone from the messages afterwards."""

    questions: dict[str, str]

    async def find_panel(self, ask: Ask, patience: float = PATIENCE) -> Message:
        message = await super().find_panel(ask, patience)
        self.questions.setdefault(ask.prompt.key, read_aloud(message))
        return message


def read_aloud(message: Message) -> str:
    """Return a message as people see it: its words, a picture by its alt text, its buttons."""
    lines = [message.text]
    lines += [f"[picture] {file.description}" for file in message.attachments]
    if message.buttons:
        lines.append("[buttons] " + " | ".join(str(b.label) for b in message.buttons))
    lines += [
        f"[menu] {menu.placeholder}: " + " | ".join(str(o["label"]) for o in menu.options)
        for menu in message.selects
    ]
    return "\n".join(lines)


def keep(folder: Path, name: str, written: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(written, encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_can_be_read(
    house: House, herald: Herald, people: list[Person], tmp_path: Path, game: str, lang: str
) -> None:
    house.asks_sure = True
    here, host = house.sandbox.channel, people[0]
    seats = min(MOST, max(GAMES[game].seats))
    players = people[: PEOPLE.get(game, 2)]
    for person in people:
        person.locale = LANGUAGES[lang]
    table = await house.open_table(*players, game=game)
    await ok(await host.slash("table language", channel=here, language=lang))
    await ok(await host.slash("start", channel=here, stand_ins=seats - len(players)))
    await house.until(lambda: house.book.status(table) == "playing")
    readers = [Reader(house, p, BUTTONS, n, table) for n, p in enumerate(players)]
    questions: dict[str, str] = {}
    for reader in readers:
        reader.questions = questions
    await play_on(house, readers)
    await house.quiet()
    assert house.book.status(table) == "finished"
    parts = [f"# {game}, {lang}: the channel", *map(read_aloud, house.posts())]
    parts += [f"# What {host.name} got by DM", *map(read_aloud, host.dms)]
    parts += ["# What was asked, the first of each kind", *questions.values()]
    written = "\n\n".join(parts)
    keep(Path(os.environ.get("HERALD_TRANSCRIPTS") or tmp_path), f"{game}.{lang}.txt", written)
    assert not re.search(r"\{ ?\$", written), "every place in a sentence is filled"
    for post in house.posts():
        for paragraph in post.text.splitlines():
            assert paragraph.count(" · ") < CHAIN, paragraph
