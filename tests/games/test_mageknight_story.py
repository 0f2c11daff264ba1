"""The public story: what comes of a turn in a line or two, all steps in the details."""

from __future__ import annotations

import pytest

from bot.language.story import paragraphs
from bot.language.texts import Words
from games.core import Line, Rng
from games.mageknight import GAME
from games.session import Session
from tests.games.mageknight_duels import melee, rivals
from tests.games.mageknight_tables import (
    Played,
    battle,
    offer_cards,
    offer_units,
    on_top,
    put,
    table,
    turn,
)
from tests.samples import and_slow

WORDS = Words("en", "mageknight", lambda seat: "ABCD"[seat])


def highlights(played: Played) -> str:
    return paragraphs([line for line in played.lines if public(line)], WORDS)


def public(line: Line) -> bool:
    return line.to is None and not line.detail


def test_a_fight_is_one_line_with_all_that_came_of_it() -> None:
    t = table(at="1a", hand="rage march stamina", units="peasants")
    put(t, "1g", "prowlers")
    played = turn(t, "fight.1g", "done", "1", "c.rage=basic", "c.march", "end")
    assert highlights(played) == (
        "A ⚔️ defeats the Prowlers (Fame +2, Reputation +1, a wound, Peasants wounded)"
    )


def test_french_gives_everybody_an_article() -> None:
    french = Words("fr", "mageknight", lambda seat: "ABCD"[seat])
    t = table(at="1a", hand="rage march stamina", units="peasants")
    put(t, "1g", "prowlers")
    played = turn(t, "fight.1g", "done", "1", "c.rage=basic", "c.march", "end")
    assert paragraphs([line for line in played.lines if public(line)], french) == (
        "A ⚔️ vainc les Rôdeurs (Renommée +2, Réputation +1, une blessure, Paysans blessés)"
    )
    told = {key: french.say("the-enemy", enemy=key) for key in ("minotaur", "medusa", "golems")}
    assert list(told.values()) == ["le Minotaure", "la Méduse", "les Golems"]


def test_a_fight_without_success_says_so() -> None:
    t = table(at="1a", hand="march")
    put(t, "1g", "prowlers")
    played = turn(t, "fight.1g", "done", "done")
    assert highlights(played) == "A ⚔️ fails to defeat the Prowlers (2 wounds)"


def test_a_site_that_was_conquered_is_one_line_and_its_reward_another() -> None:
    t = table(at="6f", tiles={(1, 1): "6"}, hand="rage determination march stamina", fame=0)
    on_top(t, "minotaur")
    t.rng.state = 1
    played = turn(t, "enter")
    assert t.combat is not None
    t.combat.block["physical"] = 4
    played("c.march")
    t.combat.attack["melee physical"] = 4
    played("c.stamina", "end")
    while played.pending:
        played(played.keys[0])
    first, *more = highlights(played).split(" · ")
    assert first == "A 🚩 conquers monster den 6f and defeats the Minotaur (Fame +4)"
    assert more[0].startswith("🎁 wins ")


def test_an_assault_that_fails_names_who_held_the_site() -> None:
    t = table(at="3a", tiles={(1, 1): "3"}, hand="march stamina rage")
    put(t, "3b", "swordsmen")
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.3b", "done", "done", "end")
    assert highlights(played) == (
        "A ⚔️ fails to conquer keep 3b against the Swordsmen (Reputation −1, 3 wounds)"
    )


def test_a_level_is_told_with_all_that_it_brings() -> None:
    t = table(at="1d", hand="rage march", fame=2)
    offer_cards(t, "advanced", "fire-bolt")
    t.heroes[0].fame = 3
    played = turn(t, "c.march=basic", "end")
    played(played.keys[0])
    skill = WORDS.say(f"skill-{t.heroes[0].skills[0].key}")
    assert highlights(played).endswith(
        f"⭐ reaches level 2: skill {skill} and advanced action Fire Bolt"
    )


def test_a_recruit_is_told_with_the_place_and_who_left() -> None:
    t = table(at="1c", hand="promise", units="foresters", source=("white",) * 4)
    offer_units(t, "peasants")
    played = turn(t, "interact", "c.promise=strong", "r.peasants")
    assert highlights(played) == "A recruits Peasants (village 1c) and dismisses Foresters"


def test_a_quiet_turn_says_where_it_ended() -> None:
    t = table(at="1d", hand="march rage")
    played = turn(t, "c.march=basic", "m.1c", "end")
    assert highlights(played) == "A moves to village 1c"
    t = table(at="1d", hand="march rage")
    assert highlights(turn(t, "c.march=basic", "end")) == "A stays at 1d"


def test_what_is_played_drawn_and_seen_on_the_way_is_detail() -> None:
    t = table(at="1d", hand="march stamina rage")
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.1c")
    assert played.lines
    assert highlights(played) == ""


def test_a_duel_is_told_with_its_end_and_the_wounds_of_both() -> None:
    t = rivals("rage march stamina", "")
    played = melee(t, "c.rage=basic", "c.march", "c.stamina", "strike")
    drive = next(key for key in played.keys if key.startswith("drive."))
    played("hero.1" if "hero.1" in played.keys else drive)
    while played.pending:
        played("pass" if "pass" in played.keys else "done")
    told = highlights(played)
    assert told.startswith("A ⚔️ attacks B at 1d")
    assert "⚔️ fails to drive B out and goes back to 1e (B: 1 wound)" in told


@pytest.mark.parametrize("seats", and_slow([1], [3]))
def test_a_turn_is_a_line_or_two(seats: int) -> None:
    """Of a whole game of computer players; a few turns bring much at once."""
    session = Session.start(GAME, seats, {}, 5)
    rng = Rng(5)
    turns: list[int] = []
    said = [line for line in session.opening if public(line)]
    while session.result is None:
        seat, ask = next(iter(session.pending.items()))
        before = session.checkpoints
        said += filter(public, session.answer(seat, GAME.stand_in(session.view(seat), ask, rng)))
        if session.checkpoints > before:
            turns.append(len(said))
            assert all(len(WORDS(line.text)) <= 150 for line in said)
            said = []
    assert sum(turns) <= 2.5 * len(turns)  # with the rounds and the end of the game
    assert max(turns) <= 6


def test_a_fight_with_one_enemy_takes_an_answer_for_each_decision() -> None:
    """A card to block and one to attack, how each is played and paid, and nothing else."""
    t = table(hand="rage determination march stamina", crystals="rb")
    played = battle(t, "prowlers")
    played("c.determination=strong", "crystal-blue")
    assert t.turn.stage == "attack"
    played("c.rage=strong", "crystal-red")
    assert played.done
    assert len(played.asks) == 6


def test_a_player_alone_reads_nothing_about_others() -> None:
    """Neither when they end the round, nor when they find the city."""
    session, rng = Session.start(GAME, 1, {}, 8), Rng(1)
    told: list[str] = []
    while session.result is None:
        ask = session.pending[0]
        told += [WORDS(option.hint) for option in ask.options if option.hint is not None]
        lines = session.answer(0, GAME.stand_in(session.view(0), ask, rng))
        told += [WORDS(line.text) for line in lines]
    assert "ends the round" in told
    assert "🏰 A finds the city! There’s one last turn." in told
    assert not [said for said in told if "veryone " in said]
