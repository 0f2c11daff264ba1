"""Operations about mana and cards that only one card or skill has: one small function each."""

from __future__ import annotations

from games.core import Option, text
from games.hexes import distance
from games.mageknight.asks import decide, pick_card, yes
from games.mageknight.data import BASIC, DATA, WOUND, Fx
from games.mageknight.effects import (
    QUIET,
    Cause,
    Op,
    choice,
    discard,
    fits,
    in_stage,
    laid_down,
    op,
    payable,
    timely,
    use,
)
from games.mageknight.land import fill
from games.mageknight.mana import can_pay, choose_color, gain_crystal, gain_token, pay
from games.mageknight.table import Boost, MageKnight
from games.mageknight.wounds import wound

ACTIONS = ("basic", "advanced")
SIDEWAYS = {"move": "move", "interact": "influence", "block": "block", "attack": "attack"}

# Mana


@op("extra_source_dice")
async def mana_draw(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.more_dice += o["n"]


def free_dice(t: MageKnight) -> dict[str, int]:
    return {die: i for i, die in enumerate(t.source) if i not in t.used_dice}


@choice("mana_pull", lambda t, o, c: bool(free_dice(t)) and not t.turn.no_dice)
async def mana_pull(t: MageKnight, o: Op, c: Cause) -> Fx:
    dice = [Option(die, text("die", color=die)) for die in sorted(free_dice(t))]
    die = await decide(c.seat, text("choose-die"), dice)
    color = await choose_color(c.seat, (*BASIC, "black"), "set")
    return [{"op": "pull_die", "die": die, "color": color, "n": o["n"]}]


@op("pull_die")
async def pull_die(t: MageKnight, o: Op, c: Cause) -> None:
    """A die beside the normal one is set to a colour, gives two mana, and goes back like that."""
    i, color = free_dice(t)[o["die"]], o["color"]
    t.source[i] = color
    t.turn.dice.append(i)
    t.turn.kept_dice.append(i)
    gain_token(t, color, o["n"])


@op("endless_mana")
async def ring(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.endless += o["colors"]


@op("can_use_mana")
async def amulet(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.usable.append(o["color"])


@op("polarization", lambda t, o, c: not t.turn.polarized)
async def polarization(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.polarized = True


def claimable(t: MageKnight) -> dict[str, int]:
    return {d: i for i, d in enumerate(t.source) if d in BASIC and i not in t.used_dice}


@op("mana_claim", lambda t, o, c: not t.heroes[c.seat].claimed and bool(claimable(t)))
async def mana_claim(t: MageKnight, o: Op, c: Cause) -> None:
    """A die is kept for the round: three mana now, or one in each later turn."""
    hero = t.heroes[c.seat]
    free = claimable(t)
    if not free:
        return
    color = await choose_color(c.seat, [color for color in BASIC if color in free], "claim")
    i = free[color]
    del t.source[i]
    for turn in t.turns:
        turn.dice = [die - (die > i) for die in turn.dice]
        turn.kept_dice = [die - (die > i) for die in turn.kept_dice]
    hero.claimed, hero.curse = color, o["curse"]
    hero.claim_pays = not await yes(c.seat, text("claim-now", color=color))
    if not hero.claim_pays:
        gain_token(t, color, 3)
    t.tell("claims-die", seat=c.seat, color=color)


@op("source_freeze")
async def source_freeze(t: MageKnight, o: Op, c: Cause) -> None:
    t.frozen = c.seat


@op("mana_exploit")
async def mana_exploit(t: MageKnight, o: Op, c: Cause) -> None:
    color = await choose_color(c.seat, (*BASIC, "black"), "mana")
    gain_token(t, color)
    t.exploited = (c.seat, color)
    t.tell("exploits", seat=c.seat, color=color)


@op("mana_meltdown")
async def mana_meltdown(t: MageKnight, o: Op, c: Cause) -> None:
    lost = []
    for seat, hero in enumerate(t.heroes):
        if seat == c.seat:
            continue
        owned = [color for color in BASIC for _ in range(hero.crystals[color])]
        if owned:
            color = t.rng.pick(owned)
            hero.crystals[color] -= 1
            lost.append(color)
            t.tell("loses-crystal", seat=seat, color=color)
        else:
            wound(t, seat)
            t.tell("burnt", seat=seat)
    if lost and await yes(c.seat, text("take-lost-crystal")):
        gain_crystal(t, c.seat, await choose_color(c.seat, list(dict.fromkeys(lost)), "crystal"))


@op("mana_radiance")
async def mana_radiance(t: MageKnight, o: Op, c: Cause) -> None:
    color = await choose_color(c.seat, BASIC, "crystal")
    for seat, hero in enumerate(t.heroes):
        if hero.crystals[color]:
            t.tell("radiance", seat=seat, n=hero.crystals[color], color=color)
            wound(t, seat, hero.crystals[color])
    for _ in range(2):
        gain_crystal(t, c.seat, color)


# Cards


def boostable(t: MageKnight, c: Cause) -> list[str]:
    """Action cards of the hand whose strong effect could be used now."""
    hero = t.heroes[c.seat]
    found = []
    for key in dict.fromkeys(hero.hand):
        if key == WOUND:
            continue
        card = DATA.card[key]
        with laid_down(hero, key):
            cause = Cause(c.seat, key, card.color, owed=c.owed)
            if card.kind in ACTIONS and timely(t, card.types) and fits(t, card.strong, cause):
                found.append(key)
    return found


@op("boost_action_card", lambda t, o, c: bool(boostable(t, c)))
async def concentration(t: MageKnight, o: Op, c: Cause) -> None:
    hero = t.heroes[c.seat]
    key = await pick_card(c.seat, text("boost-which", n=o["bonus"]), boostable(t, c))
    hero.hand.remove(key)
    hero.played.append(key)
    card = DATA.card[key]
    cause = Cause(c.seat, key, card.color, bonus=o["bonus"])
    await use(t, card.strong, cause, text("boosts", card=key))


def exchanges(t: MageKnight, o: Op, c: Cause) -> dict[str, list[str]]:
    """For each action card of the hand, what it could be exchanged for."""
    offer = t.spell_offer if o["spell"] else t.advanced_offer
    ways = {}
    for key in t.heroes[c.seat].hand:
        if key != WOUND and DATA.card[key].kind in ACTIONS:
            same = [card for card in offer if DATA.card[card].color == DATA.card[key].color]
            if same:
                ways[key] = same
    return ways


@op("book_of_wisdom", lambda t, o, c: bool(exchanges(t, o, c)))
async def book_of_wisdom(t: MageKnight, o: Op, c: Cause) -> None:
    """An action card leaves the game for a better one of its colour."""
    hero = t.heroes[c.seat]
    ways = exchanges(t, o, c)
    key = await pick_card(c.seat, text("throw-away"), ways)
    gained = await pick_card(c.seat, text("take-card"), ways[key])
    hero.hand.remove(key)
    t.removed.append(key)
    offer, deck = (
        (t.spell_offer, t.spell_deck) if o["spell"] else (t.advanced_offer, t.advanced_deck)
    )
    offer.remove(gained)
    fill(t, offer, deck)
    hero.hand.append(gained)
    t.tell("exchanges", seat=c.seat, card=key, gained=text("card", card=gained))
    color = DATA.card[key].color
    if o["spell"] and color:
        gain_crystal(t, c.seat, color)


@op("meditation")
async def meditation(t: MageKnight, o: Op, c: Cause) -> None:
    """Two cards of the discard pile, at random or chosen, go to the top or bottom of the deck."""
    hero = t.heroes[c.seat]
    t.turn.hand_bonus += o["n"]
    for _ in range(min(o["n"], len(hero.discard))):
        if o["chosen"]:
            key = await pick_card(c.seat, text("take-card"), hero.discard)
        else:
            key = t.rng.pick(hero.discard)
        top = await yes(c.seat, text("on-top", card=key))
        hero.discard.remove(key)
        hero.deck.insert(len(hero.deck) if top else 0, key)


@op("mind_read")
async def mind_read(t: MageKnight, o: Op, c: Cause) -> None:
    """A crystal of a colour; each other player discards a card of it, or shows that he has none."""
    color = await choose_color(c.seat, BASIC, "crystal")
    gain_crystal(t, c.seat, color)
    found: list[tuple[int, str]] = []
    for seat, hero in enumerate(t.heroes):
        if seat == c.seat:
            continue
        fitting = [key for key in hero.hand if key != WOUND and DATA.card[key].color == color]
        t.reveal()
        if not fitting:
            hand = [text("card", card=key) for key in hero.hand]
            t.tell("shows-hand", seat=seat, color=color, cards=[*hand])
            continue
        key = await pick_card(seat, text("discard-color", color=color), fitting)
        discard(t, seat, key)
        t.tell("had-to-discard", seat=seat, card=key)
        if DATA.card[key].kind in ACTIONS:
            found.append((seat, key))
    if not o["steal"] or not found:
        return
    options = [
        Option(f"{i + 1}", text("stealable", seat=seat, card=key))
        for i, (seat, key) in enumerate(found)
    ]
    chosen = await decide(
        c.seat, text("steal-card"), [*options, Option("no", text("say-no"), idle=True)]
    )
    if chosen != "no":
        seat, key = found[int(chosen) - 1]
        t.heroes[seat].discard.remove(key)
        t.heroes[c.seat].hand.append(key)
        t.tell("steals", seat=c.seat, card=key)


@op("time_bending", lambda t, o, c: QUIET(t, o, c) and t.duel is None)
async def time_bending(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.bends_time = t.turn.again = True


# Wounds


@op("shed_wounds")
async def banner_of_protection(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.sheds_wounds = True


@op("fame_per_healing", QUIET)
async def golden_grail(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.grail += o["n"]


@op("draw_per_healing", QUIET)
async def golden_grail_emptied(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.grail_draws = True


@op("healing_ritual", lambda t, o, c: QUIET(t, o, c) and WOUND in t.heroes[c.seat].hand)
async def healing_ritual(t: MageKnight, o: Op, c: Cause) -> None:
    """Up to two wounds leave the hand; one of them goes to the nearest other hero."""
    hero = t.heroes[c.seat]
    most = min(o["n"], hero.wounds)
    healed = int(
        await decide(
            c.seat,
            text("ritual-wounds"),
            [Option(str(n), text("wounds-n", n=n)) for n in range(most, 0, -1)],
        )
    )
    for _ in range(healed):
        hero.hand.remove(WOUND)
    here = t.space(c.seat)
    far = {
        seat: distance((here.q, here.r), (t.space(seat).q, t.space(seat).r))
        for seat, other in enumerate(t.heroes)
        if seat != c.seat and other.at is not None
    }
    if not far:
        return
    closest = [seat for seat in far if far[seat] == min(far.values())]
    options = [Option(str(seat), text("player", seat=seat)) for seat in closest]
    victim = int(await decide(c.seat, text("who-suffers"), options))
    wound(t, victim)
    t.tell("suffers", seat=victim)


# Sideways


def could_go_sideways(t: MageKnight, o: Op, c: Cause) -> bool:
    hand = t.heroes[c.seat].hand
    return t.turn.stage in SIDEWAYS and any(card != WOUND for card in hand)


@op(
    "universal_power",
    lambda t, o, c: could_go_sideways(t, o, c) and bool(payable(t, c, BASIC)),
)
async def universal_power(t: MageKnight, o: Op, c: Cause) -> None:
    """A mana makes the next sideways card strong, most of all one of its colour."""
    payable_now = [color for color in BASIC if can_pay(t, c.seat, [color])]
    color = await choose_color(c.seat, payable_now, "payment")
    await pay(t, c.seat, [color])
    t.turn.boosts.append(Boost(o["n"], color=color))


@op("i_dont_give_a_damn", could_go_sideways)
async def i_dont_give_a_damn(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.boosts.append(Boost(o["n"], finer=True))


@op("who_needs_magic", could_go_sideways)
async def who_needs_magic(t: MageKnight, o: Op, c: Cause) -> None:
    """Two, or three for who takes no die from the Source in the whole turn."""
    n = o["n"]
    if not t.turn.dice and await yes(c.seat, text("forgo-dice", n=n + 1)):
        t.turn.no_dice = True
        n += 1
    t.turn.boosts.append(Boost(n))


@op(
    "power_of_pain",
    lambda t, o, c: in_stage(*SIDEWAYS)(t, o, c) and WOUND in t.heroes[c.seat].hand,
)
async def power_of_pain(t: MageKnight, o: Op, c: Cause) -> None:
    t.turn.boosts.append(Boost(o["n"], wound=True))


# Banners: what they do while they are attached is where units are used.


@op("banner", lambda t, o, c: False)
async def banner(t: MageKnight, o: Op, c: Cause) -> None:
    pass
