"""Enemy tokens and enemies in combat: drawing them, what they are worth now, defeating them."""

from __future__ import annotations

from games.core import Option, Text, Value, text
from games.mageknight.data import DATA, Enemy
from games.mageknight.modifiers import NoSiteWalls
from games.mageknight.options import EnemyChoice
from games.mageknight.rules.asks import decide
from games.mageknight.rules.hero import change_track
from games.mageknight.spaces import Space
from games.mageknight.table import Combat, Foe, MageKnight

LEAST_ARMOR = 1
# What a city gives to its defenders, by its color.
WHITE_CITY = 1  # armor
BLUE_CITY = {"fire": 2, "ice": 2, "coldfire": 1}  # attack
CITY_ABILITIES = {"red": ("brutal",), "green": ("poison",)}  # to physical attacks
ATTACK_COLORS = {"physical": 0, "fire": 1, "ice": 1, "coldfire": 2, "summon": 0}


# In combat


def standing_foes(t: MageKnight) -> list[Foe]:
    return [foe for foe in fighting(t).foes if not foe.down]


def attacking(t: MageKnight) -> list[Foe]:
    """Those whose attack is neither blocked, nor called off, nor assigned."""
    return [
        foe
        for foe in standing_foes(t)
        if not (foe.blocked or foe.idle or foe.hit) and attack_of(foe)
    ]


def fighter(foe: Foe) -> Enemy:
    """Who stands before the hero: a summoned monster takes the place of its summoner."""
    return DATA.enemy[foe.fighter]


def own_resistances(foe: Foe) -> set[str]:
    """Those of the token itself, without what effects have taken from it."""
    if "resistances" in foe.lost:
        return set()
    return set(DATA.enemy[foe.enemy].resistances) - set(foe.lost)


def resists(foe: Foe) -> set[str]:
    return set(fighter(foe).resistances) if foe.summoned else own_resistances(foe)


def abilities(foe: Foe) -> list[str]:
    """Those that still hold, with what a city gives to its defenders."""
    razed = "fortifications" in foe.lost and not foe.summoned
    own = [key for key in fighter(foe).abilities if not (razed and key == "fortified")]
    if defends(foe) and fighter(foe).element == "physical":
        own += [key for key in CITY_ABILITIES.get(foe.city or "", ()) if key not in own]
    return own


def defends(foe: Foe) -> bool:
    """Whether a city strengthens it: not whom it has summoned."""
    return foe.city is not None and foe.summoned is None


def city_help(foe: Foe) -> str | None:
    """The color of the city, where it makes this defender stronger."""
    if not defends(foe):
        return None
    enemy = fighter(foe)
    added = [key for key in abilities(foe) if key not in enemy.abilities]
    helped = foe.city == "white" or attack_of(foe) > enemy.attack or added
    return foe.city if helped else None


def attack_of(foe: Foe) -> int:
    """How hard it strikes: fire and ice are stronger in the blue city."""
    enemy = fighter(foe)
    more = BLUE_CITY.get(enemy.element, 0) if defends(foe) and foe.city == "blue" else 0
    return enemy.attack + more if enemy.attack else 0


def immune(foe: Foe, color: str | None) -> bool:
    """Fire resistance is immune to special effects in red, ice to those in blue."""
    return {"red": "fire", "blue": "ice"}.get(color or "") in resists(foe)


def behind_walls(t: MageKnight, foe: Foe) -> bool:
    """Whether the walls of a site protect it."""
    return foe.site and not t.turn.has(NoSiteWalls) and "fortifications" not in foe.lost


def fortifications(t: MageKnight, foe: Foe) -> int:
    """None, one, or two: its own, and those of the site."""
    if "fortifications" in foe.lost:
        return 0
    return int(behind_walls(t, foe)) + ("fortified" in abilities(foe))


def armor(foe: Foe) -> int:
    walls = WHITE_CITY if foe.city == "white" else 0
    return max(LEAST_ARMOR, DATA.enemy[foe.enemy].armor + walls - foe.lowered)


def icons(foe: Foe) -> int:
    """The special abilities, resistances and colors of attack on a token."""
    enemy = fighter(foe)
    return len(enemy.abilities) + len(enemy.resistances) + ATTACK_COLORS[enemy.element]


def number(t: MageKnight, foe: Foe) -> int:
    """Its number in this combat, from 1."""
    return next(i for i, other in enumerate(fighting(t).foes, 1) if other is foe)


def foe_text(t: MageKnight, foe: Foe) -> Text:
    return text("foe", place=number(t, foe), enemy=foe.fighter)


def foes_text(t: MageKnight, foes: list[Foe]) -> Value:
    return [foe_text(t, foe) for foe in foes]


async def choose_foe(t: MageKnight, seat: int, prompt: Text, foes: list[Foe]) -> Foe:
    options = [
        Option(
            str(number(t, foe)),
            foe_text(t, foe),
            EnemyChoice(number(t, foe) - 1),
            hint=text("foe-hint", armor=armor(foe), n=attack_of(foe)),
        )
        for foe in foes
    ]
    return fighting(t).foes[(await decide(seat, prompt, options)).place]


def fame_of(foe: Foe, with_others: int = 0) -> int:
    """What an enemy brings; where it counts half, what others of its kind were worth counts in."""
    fame = DATA.enemy[foe.enemy].fame * (2 if foe.doubled else 1)
    return halved(fame + with_others) - halved(with_others) if foe.half else fame


def halved(fame: int) -> int:
    return (fame + 1) // 2


def fell(t: MageKnight, foe: Foe) -> None:
    """An enemy is defeated: fame, and reputation for those who ravaged the land."""
    seat = t.acting
    others = [other.enemy for other in fighting(t).foes if other.half and other.down]
    foe.down = True
    gained = fame_of(foe, sum(DATA.enemy[other].fame for other in others))
    t.gain_fame(seat, gained)
    t.turn.defeated += 1
    if t.deeds:
        t.deeds[-1].felled.append((foe.space or t.space(seat).key, foe.enemy))
    t.tell("defeats", seat=seat, enemy=text("the-enemy", enemy=foe.enemy), n=gained)
    change_track(t, seat, "reputation", foe.reputation)


def token_foes(space: Space) -> list[Foe]:
    return [Foe(token.enemy, space.key, i) for i, token in enumerate(space.tokens)]


def turn_up(t: MageKnight, space: Space) -> None:
    """Whoever lies face down on a space is seen."""
    for token in space.tokens:
        if not token.up:
            token.up = True
            t.reveal(text("revealed-enemy"))


def clear_fallen(t: MageKnight, foes: list[Foe]) -> None:
    """The tokens of the fallen leave the map."""
    for foe in sorted(foes, key=lambda foe: -foe.token):
        if foe.down:
            if foe.space is not None:
                space = t.spaces[foe.space]
                del space.tokens[foe.token]
                space.rampaging = space.rampaging and bool(space.tokens)
            discard_enemy(t, foe.enemy)


def discard_drawn(t: MageKnight, foes: list[Foe]) -> None:
    """Enemies that were drawn for one fight do not stay, whoever has won."""
    for foe in foes:
        discard_enemy(t, foe.enemy)


def fighting(t: MageKnight) -> Combat:
    assert t.combat is not None
    return t.combat


# Tokens


def tokens_of(color: str) -> list[str]:
    """All enemy tokens of a color that are in the box."""
    return [enemy.key for enemy in DATA.enemies if enemy.color == color for _ in range(enemy.count)]


def draw_enemies(t: MageKnight, *colors: str) -> list[str]:
    """Tokens of these colors; an empty pile is made of what was discarded.

    When all tokens of a color are in play, a copy of one of them does: no site is without enemies.
    """
    drawn = []
    for color in colors:
        pile = t.piles[color]
        if not pile.draw:
            pile.draw, pile.discard = pile.discard, []
            t.rng.shuffle(pile.draw)
        tokens = pile.draw or [t.rng.pick(tokens_of(color))]
        drawn.append(t.draw(tokens, text("revealed-token")))
    return drawn


def discard_enemy(t: MageKnight, enemy: str) -> None:
    """A token that has left the map goes to its pile; if none is missing, it was a copy."""
    data = DATA.enemy[enemy]
    pile = t.piles[data.color]
    lying = [token.enemy for space in t.spaces.values() for token in space.tokens]
    if [*pile.draw, *pile.discard, *lying].count(enemy) < data.count:
        pile.discard.append(enemy)
