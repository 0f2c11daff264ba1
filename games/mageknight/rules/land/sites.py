"""Sites: what can be done where a hero stands, adventures and assaults."""

from __future__ import annotations

from games.core import Option, Text, text
from games.mageknight.data import DATA
from games.mageknight.options import (
    Action,
    BurnMonastery,
    Challenge,
    Done,
    EnterSite,
    Incantation,
    Interact,
    SiteAction,
)
from games.mageknight.rules.asks import decide
from games.mageknight.rules.combat.enemies import (
    clear_fallen,
    discard_drawn,
    discard_enemy,
    draw_enemies,
    token_foes,
    turn_up,
)
from games.mageknight.rules.combat.outcome import before_fight, tell_fight, tell_site
from games.mageknight.rules.combat.phases import fight
from games.mageknight.rules.ending import look_for_end
from games.mageknight.rules.hero import change_track
from games.mageknight.rules.land.exploring import GARRISON
from games.mageknight.rules.land.interaction import can_interact, interact, talk_hint
from games.mageknight.rules.land.movement import others_at, rampaged
from games.mageknight.rules.mana import can_pay, pay, payment
from games.mageknight.rules.quests.druids import incantation, invoke
from games.mageknight.rules.quests.mines import guarded, liberate
from games.mageknight.rules.quests.strongholds import assault_reputation, guards
from games.mageknight.spaces import Space, Token
from games.mageknight.table import Foe, MageKnight

ALTAR_MANA = 3
ALTAR_FAME = 7
RAMPAGE_REPUTATION = {"green": 1, "red": 2}
BURN_REPUTATION = -3

# Adventures: the colors of their enemies, and what they bring.
DENS = {"monster_den": ("brown",), "spawning_grounds": ("brown", "brown")}
DARK = {"dungeon": "brown", "tomb": "red"}  # alone, and by the rules of the night
REWARDS = {
    "monster_den": ["crystal", "crystal"],
    "spawning_grounds": ["artifact", "crystal", "crystal", "crystal"],
    "dungeon": ["dungeon"],  # a spell or an artifact: a die decides
    "tomb": ["spell", "artifact"],
    "mage_tower": ["spell"],
    "monastery": ["artifact"],
}


def actions_here(t: MageKnight, seat: int) -> list[Option[Action]]:
    """The actions that a hero may take on their space; none beside another hero."""
    space = t.space(seat)
    if not (space.site == "portal" or space.taken) and others_at(t, seat, space):
        return []
    options: list[Option[Action]] = []
    group = text("group-actions")
    if can_interact(t, seat, space):
        label, hint = text("interact", site=space.site or ""), talk_hint(t, seat)
        options.append(Option("interact", label, Interact(), group=group, hint=hint))
    if space.site == "monastery" and space.owner is None:
        hint = text("burn-hint")
        options.append(Option("burn", text("burn"), BurnMonastery(), group=group, hint=hint))
    if can_enter(t, seat, space):
        label = text("enter", site=space.site or "", space=space.key)
        hint = enter_hint(t, seat, space)
        options.append(Option("enter", label, EnterSite(), group=group, hint=hint))
    return [*options, *incantation(t, seat), *challenges(t, space)]


def enter_hint(t: MageKnight, seat: int, space: Space) -> Text:
    """What waits inside, as far as it is known to who stands there."""
    if space.owner is not None:
        return text("enter-again")
    if space.ruins is not None:
        altar = DATA.ruin[space.ruins].altar
        paid = payment(t, seat, [altar] * ALTAR_MANA) if altar is not None else None
        if paid is not None:
            return text("altar-hint", n=ALTAR_FAME, pays=paid)
        return text("ruins-hint", ruins=space.ruins)
    return text(f"enter-{space.site}")


def challenges(t: MageKnight, space: Space, taken: tuple[Foe, ...] = ()) -> list[Option[Action]]:
    """The rampaging enemies next to a space."""
    busy = [foe.space for foe in taken]
    return [
        challenge_option(near, near.tokens[0].enemy)
        for near in t.around(space)
        if rampaged(near) and near.key not in busy
    ]


def challenge_option(space: Space, enemy: str) -> Option[Action]:
    return Option(
        f"fight.{space.key}",
        text(
            "challenge",
            space=space.key,
            enemy=text("the-enemy", enemy=enemy),
            values=enemy,
        ),
        Challenge(space.key),
        group=text("group-actions"),
        hint=text("challenge-hint", n=DATA.enemy[enemy].fame),
    )


async def act(t: MageKnight, seat: int, chosen: SiteAction) -> None:
    space = t.space(seat)
    match chosen:
        case Interact():
            await interact(t, seat, space)
        case BurnMonastery():
            await burn_monastery(t, seat, space)
        case EnterSite():
            await enter(t, seat, space)
        case Incantation():
            await invoke(t, seat)
        case Challenge(there):
            await fight_in_the_open(t, seat, rampaging_foes(t.spaces[there]))


# Fights


async def fight_in_the_open(t: MageKnight, seat: int, foes: list[Foe]) -> None:
    """Rampaging enemies, challenged or provoked; others next to the hero may be drawn in too."""
    before = before_fight(t, seat)
    foes += await challenge_more(t, seat, t.space(seat), foes)
    combat = await fight(t, seat, foes)
    clear_fallen(t, foes)
    tell_fight(t, seat, before, combat)


async def challenge_more(t: MageKnight, seat: int, space: Space, foes: list[Foe]) -> list[Foe]:
    """More rampaging enemies next to the space of the fight, if the player dares."""
    more: list[Foe] = []
    while others := challenges(t, space, (*foes, *more)):
        others.append(Option("no", text("enough"), Done(), idle=True))
        chosen = await decide(seat, text("challenge-more"), others)
        if not isinstance(chosen, Challenge):
            break
        more += rampaging_foes(t.spaces[chosen.space])
    return more


def rampaging_foes(space: Space) -> list[Foe]:
    return [
        Foe(
            token.enemy,
            space.key,
            i,
            reputation=RAMPAGE_REPUTATION[DATA.enemy[token.enemy].color],
        )
        for i, token in enumerate(space.tokens)
    ]


async def assault(t: MageKnight, seat: int, space: Space, joining: list[Foe]) -> None:
    """Enter a fortified site: its garrison, and whoever was provoked on the way."""
    before = before_fight(t, seat)
    t.tell("assaults", seat=seat, site=space.site or "", space=space.key)
    change_track(t, seat, "reputation", assault_reputation(t))
    owned = space.owner is not None  # and has left a garrison
    if not space.tokens:
        colors = [GARRISON[space.site or ""]] * guards(t)
        space.tokens = [Token(enemy) for enemy in draw_enemies(t, *colors)]
    turn_up(t, space)
    garrison = token_foes(space)
    for foe in garrison:
        foe.site, foe.half = True, owned
        foe.city = space.color if space.site == "city" else None
    foes = [*garrison, *joining]
    foes += await challenge_more(t, seat, space, foes)
    combat = await fight(t, seat, foes)
    clear_fallen(t, foes)
    if space.site == "city":
        space.shields += [seat for foe in garrison if foe.down]
    if all(foe.down for foe in garrison):
        conquer(t, seat, space)
        tell_site(t, seat, before, combat, space, won=True)
        return
    if owned:
        left, space.tokens = space.tokens, []
        for token in left:
            discard_enemy(t, token.enemy)
    t.turn.path.pop()
    t.put_hero(seat, t.turn.path[-1])
    tell_site(t, seat, before, combat, space, won=False)
    t.tell("assault-fails", seat=seat, space=t.turn.path[-1])


def conquer(t: MageKnight, seat: int, space: Space) -> None:
    """A shield on the site, and its reward at the end of the turn; a city has a leader now."""
    if space.site == "city":
        t.say("city-falls", leader=text("player", seat=space.leader or 0), space=space.key)
        look_for_end(t, seat)
        return
    space.owner = seat
    if space.site == "mine":
        liberate(t, seat, space)
    elif not space.as_keep:
        t.turn.rewards += REWARDS.get(space.site or "", [])
    look_for_end(t, seat)


async def burn_monastery(t: MageKnight, seat: int, space: Space) -> None:
    before = before_fight(t, seat)
    t.tell("burns", seat=seat, space=space.key)
    change_track(t, seat, "reputation", BURN_REPUTATION)
    foes = [Foe(enemy) for enemy in draw_enemies(t, "violet")]
    combat = await fight(t, seat, foes, units=False)
    discard_drawn(t, foes)
    won = all(foe.down for foe in foes)
    if won:
        conquer(t, seat, space)
    tell_site(t, seat, before, combat, space, won)


# Adventures


def can_enter(t: MageKnight, seat: int, space: Space) -> bool:
    if space.site in DARK and (space.owner is None or t.scenario.quest != "dungeons"):
        return True
    if space.owner is not None:
        return False
    if space.site == "ruins" and space.ruins is not None:
        altar = DATA.ruin[space.ruins].altar
        return altar is None or can_pay(t, seat, [altar] * ALTAR_MANA)
    return space.site in DENS or guarded(space)


async def enter(t: MageKnight, seat: int, space: Space) -> None:
    site = space.site or ""
    t.tell("enters", seat=seat, site=site, space=space.key)
    if site in DARK:
        await enter_dark(t, seat, space)
    elif site in DENS:
        await enter_den(t, seat, space)
    elif site == "mine":
        await enter_mine(t, seat, space)
    elif DATA.ruin[space.ruins or ""].altar:
        await activate_altar(t, seat, space)
    else:
        await enter_ruins(t, seat, space)


async def enter_den(t: MageKnight, seat: int, space: Space) -> None:
    """Who is left stays; in spawning grounds the fallen are replaced until all fall at once."""
    colors = DENS[space.site or ""]
    before = before_fight(t, seat)
    fill_den(t, space, colors)
    turn_up(t, space)
    foes = token_foes(space)
    combat = await fight(t, seat, foes)
    clear_fallen(t, foes)
    won = not space.tokens
    if won:
        conquer(t, seat, space)
    else:
        fill_den(t, space, colors, up=False)
    tell_site(t, seat, before, combat, space, won)


def fill_den(t: MageKnight, space: Space, colors: tuple[str, ...], up: bool = True) -> None:
    missing = colors[len(space.tokens) :]
    space.tokens += [Token(enemy, up) for enemy in draw_enemies(t, *missing)]


async def enter_dark(t: MageKnight, seat: int, space: Space) -> None:
    """Also a second time, for the fame alone."""
    t.turn.night = True
    before = before_fight(t, seat)
    color = DARK[space.site or ""]
    turn_up(t, space)
    waiting, space.tokens = [token.enemy for token in space.tokens], []
    foes = [Foe(enemy) for enemy in waiting or draw_enemies(t, color)]
    combat = await fight(t, seat, foes, units=False)
    t.turn.night = None
    discard_drawn(t, foes)
    won, again = all(foe.down for foe in foes), space.owner is not None
    if won and not again:
        conquer(t, seat, space)
    elif waiting:
        space.tokens = [Token(enemy, up=False) for enemy in draw_enemies(t, color)]
    tell_site(t, seat, before, combat, space, won, again)


async def enter_mine(t: MageKnight, seat: int, space: Space) -> None:
    """By the rules of the night, with units; whoever is left stays."""
    t.turn.night = True
    before = before_fight(t, seat)
    turn_up(t, space)
    foes = token_foes(space)
    combat = await fight(t, seat, foes)
    t.turn.night = None
    clear_fallen(t, foes)
    won = not space.tokens
    if won:
        conquer(t, seat, space)
    tell_site(t, seat, before, combat, space, won)


async def activate_altar(t: MageKnight, seat: int, space: Space) -> None:
    altar = DATA.ruin[space.ruins or ""].altar or ""
    t.turn.acted = True
    t.turn.stage = "after"
    await pay(t, seat, [altar] * ALTAR_MANA)
    t.gain_fame(seat, ALTAR_FAME)
    space.owner, space.ruins = seat, None
    t.tell("altar", seat=seat, n=ALTAR_FAME, space=space.key, detail=False)


async def enter_ruins(t: MageKnight, seat: int, space: Space) -> None:
    """Its enemies come when it is first entered; who defeats the last one has the treasure."""
    ruins = DATA.ruin[space.ruins or ""]
    before = before_fight(t, seat)
    if not space.roused:
        space.roused = True
        space.tokens = [Token(enemy) for enemy in draw_enemies(t, *ruins.enemies)]
    foes = token_foes(space)
    combat = await fight(t, seat, foes)
    clear_fallen(t, foes)
    won = not space.tokens
    if won:
        space.ruins = None
        conquer(t, seat, space)
        t.turn.rewards += ruins.rewards
    tell_site(t, seat, before, combat, space, won)
