"""What comes before a turn, or instead of it."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import Action, Done, Meditate, Plunder, UseSkill, UseTactic
from games.mageknight.rules.asks import decide, yes
from games.mageknight.rules.cards import skill_option, skill_ready, use_skill
from games.mageknight.rules.hero import change_track, draw_cards
from games.mageknight.rules.tactics import long_night, midnight_meditation, tactics_now
from games.mageknight.table import Hero, MageKnight

PLUNDER_REPUTATION = -1
PLUNDERED = 2  # cards


def only_wounds(hero: Hero) -> bool:
    return all(card == WOUND for card in hero.hand)


def opens_apart(t: MageKnight, seat: int) -> bool:
    """Whether what is done before a turn cannot wait for the turn's own question.

    The start of the turn looks for cards in the hand, and may bring a crystal to choose.
    """
    return only_wounds(t.heroes[seat]) or t.frozen == seat


def openings(t: MageKnight, seat: int) -> list[Option[Action]]:
    """What may be done between two turns of one's own, but for skills and Long Night."""
    hero = t.heroes[seat]
    options: list[Option[Action]] = []
    village = hero.at is not None and t.spaces[hero.at].site == "village"
    if village and not hero.plundered and hero.deck:
        label, hint = text("plunder", n=PLUNDERED), text("only-first")
        options.append(Option("plunder", label, Plunder(), hint=hint))
    if hero.tactic == "midnight-meditation" and not hero.tactic_used and hero.hand:
        label = text("use-tactic", tactic=hero.tactic)
        hint = text("skill-hint", does=hero.tactic)
        options.append(Option("meditate", label, Meditate(), hint=hint))
    return options


async def open_with(t: MageKnight, seat: int, chosen: Plunder | Meditate) -> None:
    match chosen:
        case Plunder():
            t.heroes[seat].plundered = True
            t.tell("plunders", seat=seat, detail=False)
            change_track(t, seat, "reputation", PLUNDER_REPUTATION)
            draw_cards(t, seat, PLUNDERED)
        case Meditate():
            await midnight_meditation(t, seat)


async def before_turn(t: MageKnight, seat: int) -> None:
    """The same as a question of its own, with what the hand or a duel cannot wait for."""
    hero = t.heroes[seat]
    while True:
        options = openings(t, seat)
        if hero.tactic == "long-night":
            options += tactics_now(t, seat)
        if only_wounds(hero):  # else the turn itself is soon enough
            options += [
                skill_option(skill.key)
                for skill in hero.skills
                if DATA.skill[skill.key].motivation and skill_ready(t, seat, skill)
            ]
        begin = text("begin-turn" if t.duel is None else "begin-duel")
        options.append(Option("begin", begin, Done(), idle=True))
        match await decide(seat, text("before-turn"), options):
            case Done():
                return
            case Plunder() | Meditate() as chosen:
                await open_with(t, seat, chosen)
            case UseTactic():
                long_night(t, seat)
            case UseSkill(skill):
                await use_skill(t, seat, skill, turns=1)


def may_announce(t: MageKnight, seat: int) -> bool:
    """With an empty deck a player may announce the end of the round instead of a turn."""
    return not t.heroes[seat].deck and t.announced is None


async def forfeits(t: MageKnight, seat: int) -> bool:
    """Whether there is no turn: without cards, or by a player who has only wounds to play."""
    hero = t.heroes[seat]
    if hero.deck:
        return False
    if t.announced is not None:
        if not hero.hand:
            t.tell("skips-turn", seat=seat, detail=False)
        return not hero.hand
    if hero.hand and not (only_wounds(hero) and await yes(seat, text("announce-end"))):
        return False
    announce_end(t, seat)
    return True


def announce_end(t: MageKnight, seat: int) -> None:
    t.announced = seat
    later = [*t.order[t.at + 1 :], *t.order[: t.at]]
    t.last_turns = [other for other in later if other >= 0]
    t.tell("announces-end" if t.seats > 1 else "announces-end-alone", seat=seat, detail=False)
