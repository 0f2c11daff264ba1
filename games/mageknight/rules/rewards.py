"""What a turn has won: rewards and levels, before new cards are drawn."""

from __future__ import annotations

from collections import Counter

from games.core import Option, Text, Value, text
from games.mageknight.data import BASIC, DATA
from games.mageknight.effects.language import Cause, resolve
from games.mageknight.options import SkillChoice
from games.mageknight.rules.asks import about_card, decide, lines, pick_card
from games.mageknight.rules.mana import keep_crystal, random_crystal, roll
from games.mageknight.rules.offers import fill, open_advanced, open_spells, take_spell
from games.mageknight.rules.units import recruit_free
from games.mageknight.table import MageKnight, Skill

CARDS = ("artifact", "spell", "advanced_action")


async def claim_rewards(t: MageKnight, seat: int) -> None:
    """All but a unit, which may wait for a command token; cards in any order."""
    rewards = t.turn.rewards
    won: list[Text] = []
    crystals: list[str] = []
    while "dungeon" in rewards:
        face = roll(t)
        t.tell("rolls", seat=seat, color=face)
        rewards.remove("dungeon")
        rewards.append("artifact" if face in BASIC else "spell")
    for _ in range(rewards.count("crystal")):
        color = await random_crystal(t, seat)
        if color is None:
            won.append(text("won-fame"))
        elif keep_crystal(t, seat, color):
            crystals.append(color)
    if "crystals_rgbw" in rewards:
        crystals += [color for color in BASIC if keep_crystal(t, seat, color)]
    won += [text("got-crystal", color=color, n=n) for color, n in Counter(crystals).items()]
    while kinds := [kind for kind in CARDS if kind in rewards]:
        options = [Option(kind, text(f"reward-{kind.replace('_', '-')}"), kind) for kind in kinds]
        kind = await decide(seat, text("which-reward"), options)
        if kind == "artifact":
            n = await win_artifacts(t, seat, rewards.count(kind))
            won += [text("won-artifacts", n=n)] if n else []
            rewards[:] = [other for other in rewards if other != kind]
        else:
            rewards.remove(kind)
            card = await (win_spell(t, seat) if kind == "spell" else win_advanced(t, seat))
            won += [text("won-card", kind=kind, card=card)] if card else []
    if won:
        t.tell("wins-rewards", seat=seat, rewards=[*won], detail=False)


async def win_artifacts(t: MageKnight, seat: int, n: int) -> int:
    """One more is drawn than was won; it goes under the deck. How many there were to keep."""
    t.reveal(text("revealed-artifacts"))
    drawn = t.artifact_deck[-n - 1 :]
    kept = min(n, len(drawn))
    for _ in range(kept):
        chosen = await pick_card(seat, text("choose-artifact"), drawn)
        drawn.remove(chosen)
        t.artifact_deck.remove(chosen)
        t.heroes[seat].deck.append(chosen)
    for card in drawn:
        t.artifact_deck.remove(card)
        t.artifact_deck.insert(0, card)
    return kept


async def win_spell(t: MageKnight, seat: int) -> str | None:
    """A spell of the offer, if there is one."""
    open_spells(t)
    if not t.spell_offer:
        return None
    card = await pick_card(seat, text("choose-spell"), t.spell_offer)
    take_spell(t, seat, card)
    return card


async def win_advanced(t: MageKnight, seat: int, lowest: bool = False) -> str | None:
    """An advanced action of the offer goes on top of the deck."""
    open_advanced(t)
    offer = t.advanced_offer[:1] if lowest else t.advanced_offer
    if not offer:
        return None
    card = await pick_card(seat, text("choose-advanced"), offer)
    t.advanced_offer.remove(card)
    fill(t, t.advanced_offer, t.advanced_deck)
    t.heroes[seat].deck.append(card)
    return card


async def free_unit(t: MageKnight, seat: int) -> None:
    """Prisoners who were freed in ruins join, if they are wanted."""
    for _ in range(t.turn.rewards.count("unit")):
        if t.unit_offer:
            await recruit_free(t, seat)


# Levels


async def level_ups(t: MageKnight, seat: int) -> None:
    """One by one: a skill and an advanced action, or a command token."""
    hero = t.heroes[seat]
    while hero.level < t.new_level(seat):
        hero.level += 1
        t.gain_fame(seat, t.scenario.level_fame)
        if hero.level % 2 == 0:
            t.tell("levels-up", seat=seat, level=hero.level)
            gains = await new_skill(t, seat)
        else:
            gains = [text("gained-command", n=hero.command)]
        if gains:
            t.tell("reaches", seat=seat, level=hero.level, gains=[*gains], detail=False)


async def new_skill(t: MageKnight, seat: int) -> list[Text]:
    """One of two own ones with any advanced action, or one of another hero with the lowest.

    Return what was gained.
    """
    hero = t.heroes[seat]
    open_advanced(t)
    own = [
        t.draw(hero.skill_pile, text("revealed-skills"))
        for _ in range(min(2, len(hero.skill_pile)))
    ]
    common = [key for key in t.common_skills if DATA.skill[key].hero != hero.hero]
    options = [skill_option(key, "group-own") for key in own]
    options += [skill_option(key, "group-common") for key in common]
    gains: list[Text] = []
    if options:
        chosen = (await decide(seat, text("choose-skill", offer=on_offer(t)), options)).skill
        if chosen in common:
            t.common_skills.remove(chosen)
        t.common_skills += [key for key in own if key != chosen]
        hero.skills.append(Skill(chosen))
        t.tell("gains-skill", seat=seat, skill=chosen, does=chosen)
        gains.append(text("gained-skill", skill=chosen))
        if DATA.skill[chosen].use == "passive":
            await resolve(t, DATA.skill[chosen].fx, Cause(seat, chosen))
        if t.dummy is not None and t.dummy.skills:
            t.common_skills.append(t.draw(t.dummy.skills, text("revealed-skills")))
        card = await win_advanced(t, seat, lowest=chosen in common)
        gains += [text("gained-card", card=card)] if card else []
    return gains


def on_offer(t: MageKnight) -> Value:
    """The advanced actions that come with a skill, the lowest first."""
    return lines([about_card(card) for card in t.advanced_offer])


def skill_option(key: str, group: str) -> Option[SkillChoice]:
    label, hint = text("skill-option", skill=key), text("skill-hint", does=key)
    return Option(key, label, SkillChoice(key), group=text(group), hint=hint)
