"""Step three of a turn: trios, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from games.annodomini.choices import CharacterChoice, CropChoice, Deed
from games.annodomini.data import DATA, LINES
from games.annodomini.rules.characters import add_noble, attract, can_act
from games.annodomini.table import AnnoDomini, Space, Trio
from games.core import Option, Text, choose, text


def completed(kingdom: Sequence[Space | None], place: int) -> list[str]:
    """Name the crops of the trios that the tile at this place belongs to, one for each line."""
    new = kingdom[place]
    return [
        crop
        for line in LINES
        if place in line and new is not None
        for crop in new.crops
        if all((space := kingdom[other]) is not None and crop in space.crops for other in line)
    ]


def would_complete(kingdom: Sequence[Space | None], place: int, tile: str) -> tuple[str, ...]:
    """Name the crops of the trios that a tile would make on a free space."""
    placed = [*kingdom]
    placed[place] = Space(tile)
    made = completed(placed, place)
    return tuple(crop for crop in DATA.tile[tile].crops if crop in made)


async def trios(t: AnnoDomini, seat: int, place: int) -> None:
    """Reward each new trio, in the order that the player likes."""
    made = completed(t.players[seat].kingdom, place)
    while made:
        chosen = await choose(
            seat,
            text("which-trio"),
            [
                Option(
                    crop,
                    text("crop-option", crop=crop),
                    CropChoice(crop),
                    hint=banner_text(t.banners[crop]),
                )
                for crop in dict.fromkeys(made)
            ],
        )
        made.remove(chosen.crop)
        await trio(t, seat, chosen.crop)


def banner_text(characters: Sequence[str]) -> Text:
    """Say who waits under a banner."""
    if not characters:
        return text("banner-empty")
    names: list[str | int | Text] = [text(f"character-{key}") for key in characters]
    return text("banner-has", characters=names)


async def trio(t: AnnoDomini, seat: int, crop: str) -> None:
    coins = min(t.scenario.rules.trio_coins, t.supply.coins)
    options: list[Option[CharacterChoice | Deed]] = [
        Option(
            key,
            text("character-option", character=key, points=DATA.points[key]),
            CharacterChoice(key),
            hint=text(f"ability-{key}"),
            warning=None if can_act(t, seat, key) else text("warn-no-effect", character=key),
        )
        for key in t.banners[crop]
    ]
    options.append(Option("coins", text("coins-option", n=coins), Deed.COINS))
    if t.scenario.rules.trio_noble and t.supply.nobles:
        options.append(Option("noble", text("noble-option"), Deed.NOBLE))
    t.say("trio", seat=seat, crop=crop, detail=True)
    chosen = await choose(seat, text("trio-reward", crop=crop), options)
    reward = chosen.character if isinstance(chosen, CharacterChoice) else chosen.value
    t.record.trios.append(Trio(crop, reward))
    if isinstance(chosen, CharacterChoice):
        character = chosen.character
        t.banners[crop].remove(character)
        t.players[seat].characters.append(character)
        t.say("trio-attracts", seat=seat, crop=crop, character=character)
        await attract(t, seat, character)
    elif chosen is Deed.NOBLE:
        t.say("trio-for-noble", seat=seat, crop=crop)
        await add_noble(t, seat)
    else:
        t.say("trio-for-coins", seat=seat, crop=crop, n=t.gain_coins(seat, coins))
