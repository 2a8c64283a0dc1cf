"""An attack as it is shown: rolled, announced, on its way, landed."""

import random

import pionek
from tests.dicethrone.scenario import Bout, barbarian, paladin


def finished(game, seed):
    match = pionek.new_match(game, seed=seed)
    match.listen()
    luck = random.Random(seed)
    while match.decision:
        match.play(luck.choice(match.decision.options))
    return match


def test_an_attack_is_rolled_announced_and_lands():
    """The dice have their symbols, the ability its name, and the damage says from what to what, and by which ability."""
    beats = finished("dicethrone", 5).beats(-1)
    last = max(at for at, beat in enumerate(beats) if beat.kind == "damage")
    landed = beats[last]
    assert landed.counter == f"health:{landed.who}"
    assert landed.before is not None
    assert landed.after == max(0, landed.before - landed.amount)
    announced = [beat for beat in beats[:last] if beat.kind == "ability" and beat.who != landed.who][-1]
    assert f"ability:{landed.cause.id}" in announced.things
    thrown = [beat for beat in beats[:last] if beat.kind == "roll" and beat.who != landed.who][-1]
    assert all(die.symbol and 1 <= die.value <= 6 for die in thrown.dice)


def test_numbers_of_beats_follow_each_other():
    """What a counter shows after one beat is what it shows before the next."""
    beats = finished("dicethrone", 11).beats(-1)
    shown = {}
    for beat in beats:
        if beat.counter.startswith("health:"):
            assert beat.before == shown.get(beat.counter, beat.before)
            shown[beat.counter] = beat.after
    assert len(shown) == 2


def test_a_card_is_shown_only_to_those_who_saw_it():
    match = finished("dicethrone", 5)
    drawn = [[beat for beat in match.beats(seat) if beat.kind == "card" and any("draws" in str(part) for part in beat.text)] for seat in (0, 1, -1)]
    for seat in (0, 1):
        assert all((beat.card is not None) == (beat.who == seat) for beat in drawn[seat])
    assert all(beat.card is None for beat in drawn[2])


def test_what_takes_or_gives_health_is_named_also_where_it_waited():
    """Damage and healing wait for the end of a phase: by then other things lie on top, and still each knows what is behind it."""
    found = {}
    for seed, heroes in ((2, ["barbarian", "pyromancer"]), (3, ["pyromancer", "paladin"]), (9, ["pyromancer", "paladin"])):
        match = pionek.new_match("dicethrone", seed=seed, heroes=heroes)
        match.listen()
        luck = random.Random(seed)
        while match.decision:
            match.play(luck.choice(match.decision.options))
        for beat in match.beats(-1):
            if beat.kind in ("damage", "heal"):
                assert beat.cause is not None
                found.setdefault(beat.kind, set()).add(beat.cause.id)
    assert {"burn", "molten-armor", "fireball"} <= found["damage"]
    assert "thick-skin" in found["heal"]


def test_thrown_back_damage_is_the_doing_of_what_throws_it_back():
    duel = Bout(barbarian(), paladin(tokens={"retribution": 1, "evasive": 1})).attack("mighty-blow", 1, 2, 3, 4, 6)
    duel.match.listen()
    duel.dice(1).answer("spend:retribution", "spend:evasive")
    (hurt,) = [beat for beat in duel.match.beats(-1) if beat.kind == "damage"]
    assert (hurt.who, hurt.cause.id, hurt.after) == (0, "retribution", 45)


def test_another_offensive_roll_phase_is_announced_to_those_who_watch():
    """Whoever sees dice fall once more has been told why."""
    duel = Bout(barbarian(), paladin())
    duel.match.listen()
    duel.attack("crit-bash", 6, 6, 6, 6, 1, 1, 1, 2, 3, 4)
    (beat,) = [beat for beat in duel.match.beats(-1) if beat.kind == "phase" and beat.weight == "news"]
    assert "".join(part if isinstance(part, str) else part.name for part in beat.text) == "Barbarian takes another Offensive Roll Phase."


def test_damage_that_is_added_is_on_its_way_to_whom_the_attack_hits():
    """Who adds it is named, but it does not come at them."""
    found = 0
    for seed in range(1, 6):
        match = pionek.new_match("dicethrone", seed=seed, heroes=["pyromancer", "barbarian"])
        match.listen()
        luck = random.Random(seed)
        while match.decision:
            match.play(luck.choice(match.decision.options))
        target = None
        for beat in match.beats(-1):
            words = "".join(part if isinstance(part, str) else part.name for part in beat.text)
            if beat.kind == "incoming" and " adds " in words:
                assert (beat.who, beat.whom) == (target, 1 - target)
                assert beat.amount
                found += 1
            elif beat.kind == "incoming":
                target = beat.who
    assert found


def test_a_card_that_answers_to_an_ability_does_not_come_of_it():
    played = [beat for beat in finished("dicethrone", 5).beats(-1) if " plays " in str(beat.text)]
    assert played
    assert all(beat.cause is None for beat in played)


def test_a_die_that_is_set_is_shown_among_the_others_and_tokens_say_whether_they_go():
    """Whoever sees the damage has seen the dice that make it."""
    set_dice = spent = gained = 0
    for seed in range(1, 8):
        dice = []
        for beat in finished("dicethrone", seed).beats(-1):
            words = "".join(part if isinstance(part, str) else part.name for part in beat.text)
            if beat.kind == "roll":
                before, dice = dice, [die.value for die in beat.dice]
                assert beat.altered == (" re-rolls " in words or " sets a die " in words)
                if " sets a die " in words:
                    assert len(dice) == len(before)
                    assert sum(one != other for one, other in zip(before, dice, strict=True)) <= 1
                    assert all(die.symbol for die in beat.dice)
                    set_dice += 1
            elif beat.kind == "token" and (" loses " in words or " spends " in words):
                assert beat.amount < 0
                spent += 1
            elif beat.kind == "token" and (" gains " in words or " gets " in words):
                assert beat.amount > 0
                gained += 1
    assert set_dice
    assert spent
    assert gained
