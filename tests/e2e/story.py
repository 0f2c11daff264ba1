"""What was told in a channel, and what may be told there."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import renderers
from bot.chat.messages import custom_ids
from bot.chat.messages.panels import button_lines
from bot.language.texts import Words
from bot.sandbox import Channel, Message, Sandbox
from bot.sandbox.model import Body
from bot.sandbox.world import Change
from bot.tables.archive import records
from games.core import Line
from tests.e2e.book import Book, public

OPENLY = {"join", "leave", "start", "settings", "turn", "secret", "pick", "menu", "type"}
OPENLY |= {"rematch", "replays", "standing", "details", "learn", "explain"}
"""The verbs of buttons that may stand under a public post."""

STATUS = re.compile(r"⏳ Waiting for .*|-# ✅ Submitted: .*")
ASIDE = re.compile(r"-# .*")  # hashes, and what there is to say beside a button
LOBBY = "## "  # how its post begins: it tells nothing of a game


def atoms(lines: Sequence[Line], words: Words) -> list[str]:
    """Each thing that was said to all, by itself."""
    said = "\n".join(words(line.text) for line in public(lines))
    return [atom for paragraph in said.splitlines() for atom in paragraph.split(" · ")]


def headlines(lines: Sequence[Line], words: Words) -> list[str]:
    """The same without steps: what the posts tell."""
    told, starts = atoms([line for line in lines if not line.detail], words), heads(lines, words)
    return [bare(atom, starts) for atom in told]


def steps(lines: Sequence[Line], words: Words) -> set[str]:
    """What posts tell only for want of anything better."""
    starts = heads(lines, words)
    return {bare(it, starts) for it in atoms(lines, words)} - set(headlines(lines, words))


def heads(lines: Sequence[Line], words: Words) -> set[str]:
    """What stands before the things that were said in one paragraph."""
    return {f"{words(line.head)} " for line in lines if line.head is not None}


def bare(said: str, heads: set[str]) -> str:
    """What was said, without what stands before a paragraph; a sentence may begin so, too."""
    return said.removeprefix(next((head for head in heads if said.startswith(head)), ""))


def told_atoms(content: str, prompts: set[str], others: set[str], heads: set[str]) -> list[str]:
    """The things that a post tells, without who is awaited and what they are asked."""
    found: list[str] = []
    if content.startswith(LOBBY):
        return found
    for paragraph in content.splitlines():
        if STATUS.fullmatch(paragraph) or ASIDE.fullmatch(paragraph) or paragraph in others:
            continue
        if re.sub(r"^\*\*(.*)\*\*$", r"\1", paragraph) in prompts:
            continue
        found += bare(paragraph, heads).split(" · ")
    return found


def public_prompts(book: Book, table: int) -> set[str]:
    """What is asked of somebody in public, and what their buttons stand for."""
    words, prompt = book.words(table), book.prompt_words(table)
    return {words.say("lobby-started", title=words.say("title"))} | {
        line
        for session, _ in book.replay(table)
        for ask in session.pending.values()
        if not ask.secret
        for line in (prompt(ask.prompt), *button_lines(ask, words, hints=False))
    }


def story(book: Book, table: int, channel: Channel, others: set[str]) -> list[str]:
    """All that the posts of a channel tell of the game, in order; but for steps."""
    prompts = public_prompts(book, table)
    words = book.words(table)
    starts, left_out = heads(book.log(table), words), steps(book.log(table), words)
    posts = [message for message in channel.messages if not message.ephemeral_for]
    found = [atom for post in posts for atom in told_atoms(post.text, prompts, others, starts)]
    return [atom for atom in found if atom not in left_out]


def check_proofs(book: Book, table: int, channel: Channel) -> int:
    """What proves a finished game was posted once: how many hashes were revealed on the way."""
    posts = [message for message in channel.messages if not message.ephemeral_for]
    found = [line for post in posts for line in post.text.splitlines()]
    chance = [line for line in found if re.match("-# 🔒 (All shuffles|Key)", line)]
    broken = [line for line in found if line.startswith("-# 🔒 Receipts")]
    record = book.record(table)
    first, last = chance
    assert f"`{record.commitment[:32]}`" in first
    assert f"`{record.key}`" in last and f"`{records.game_hash(record)[:16]}`" in last
    proved = [hash_[:8] for _, _, hash_ in records.replay(record).receipts]
    shown = [hash_ for line in broken for hash_ in re.findall("`([0-9a-f]+)`", line)]
    assert len(set(shown)) == len(shown) and set(shown) <= set(proved)
    return len(shown)


@dataclass
class Seen:
    message: Message
    body: Body
    moves: int  # that were stored at that moment


@dataclass
class Witness:
    """Writes down every version of every public message, or of those in one channel, and how far
    the game was then."""

    sandbox: Sandbox
    book: Book
    table: int = 0
    seen: list[Seen] = field(default_factory=list)
    channel: Channel | None = None

    def watch(self, table: int) -> None:
        self.table = table
        self.sandbox.world.listeners.append(self._on_change)

    def _on_change(self, change: Change) -> None:
        if change.what not in ("message_create", "message_update"):
            return
        message: Message = change.item
        here = self.channel in (None, message.channel)
        if here and message.channel.in_guild and not message.ephemeral_for:
            self.seen.append(Seen(message, message.body, self.book.move_count(self.table)))

    def check_texts(self, others: set[str]) -> None:
        """Nothing was told publicly but what the moves so far say to all; no secret button."""
        book, words = self.book, self.book.words(self.table)
        prompts = public_prompts(book, self.table)
        starts = heads(book.log(self.table), words)
        so_far: list[set[str]] = []
        known: set[str] = set()
        asked: list[set[str]] = []
        for session, said in book.replay(self.table):
            known = known | {bare(atom, starts) for atom in atoms(said, words)}
            so_far.append(known)
            asked.append(
                {
                    option.key
                    for ask in session.pending.values()
                    if not ask.secret
                    for option in ask.options
                }
            )
        (key,) = book.one("select key from tables where id = ?", self.table)
        for seen in self.seen:
            over = seen.moves == len(so_far) - 1
            assert over or key not in seen.body.text, "who knows the key knows the game"
            told = set(told_atoms(seen.body.text, prompts, others, starts))
            assert told <= so_far[seen.moves], told - so_far[seen.moves]
            for custom_id in ids_in(seen.body):
                press = custom_ids.read(custom_id)
                assert press and press.verb in OPENLY, custom_id
                if press.verb == "pick" and press.arg:  # else for none of them
                    assert any(press.arg in keys for keys in asked[: seen.moves + 1]), custom_id

    def check_pictures(self, undone: int = 0) -> int:
        """Every public picture is one that everybody's view gives, byte for byte.

        Of answers that were taken back the moves tell nothing any more.
        """
        drawn: dict[int, list[tuple[bytes, str]]] = {}
        words = self.book.plain_words(self.table)
        (game,) = self.book.one("select game from tables where id = ?", self.table)
        views = [session.view(None) for session, _ in self.book.replay(self.table)]

        def at(moves: int) -> list[tuple[bytes, str]]:
            if moves not in drawn:
                pictures = renderers.draw(game, views[moves], words)
                drawn[moves] = [(picture.data, picture.alt) for picture in pictures]
            return drawn[moves]

        posted = {
            tuple((file.data, file.description or "") for file in seen.body.attachments): seen
            for seen in reversed(self.seen)
            if seen.body.attachments
        }
        unknown = [
            seen.body.text
            for files, seen in posted.items()
            # A move may have been stored while the picture was on its way.
            if not any(tuple(at(n)) == files for n in range(seen.moves, -1, -1))
        ]
        assert len(unknown) <= undone, unknown
        return len(posted)


def check_private(sandbox: Sandbox, book: Book, *tables: int) -> int:
    """What one player alone may see or read at these tables came to nobody else. How many pictures
    were such."""
    told_to: dict[str, set[int | None]] = {}
    for table in tables:
        words, users = book.words(table), book.users(table)
        for line in book.log(table):
            if line.to is not None:
                told_to.setdefault(words(line.text), set()).add(users[line.to])
    shown = 0
    for message in sandbox.world.messages.values():
        reader = message.ephemeral_for or message.channel.recipient
        own = {"for None"}
        if reader is not None:
            own |= {f"for {book.seat_of(table, reader.id)}" for table in tables}
        for body in message.bodies:
            pictures = [it for it in body.attachments if not it.filename.endswith(".json")]
            eyes = {(file.description or "").partition(":")[0] for file in pictures}
            assert eyes <= own, body.text
            shown += bool(eyes - {"for None"})
            for said, readers in told_to.items():
                here = re.search(re.escape(said) + "(?!,| and )", body.text)  # not a longer list
                assert not here or (reader is not None and reader.id in readers), said
    return shown


def ids_in(body: Body) -> list[str]:
    found = []

    def walk(part: object) -> None:
        if isinstance(part, list):
            for inner in part:
                walk(inner)
        elif isinstance(part, dict):
            if "custom_id" in part:
                found.append(part["custom_id"])
            for inner in part.values():
                walk(inner)

    walk(body.components)
    return found
