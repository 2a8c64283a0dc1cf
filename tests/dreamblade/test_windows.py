"""Every moment at which an ability may be used offers it, and no other does: docs/windows/dreamblade.md cell by cell."""

import pytest

from pionek.core.state.decision import Option
from pionek.games.dreamblade import GAME
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


def used(field: DreamBladeScenario) -> set[str]:
    """The kinds of use that are offered now."""
    options: list[Option] = field.match.decision.options
    return {use for option in options if (use := GAME.uses.use_of(field.table, option))}


def spawning(who: int = SOUTH) -> DreamBladeScenario:
    sides = (["marshal=marshal@e1", "m=mirrorman@a1", "z=zungar-blademaster"], ["iron-thug@a5", "y=cannibal-pariah"])
    return DreamBladeScenario(*(sides if who == SOUTH else sides[::-1]), phase="spawn", who=who, points=9)


def fighting() -> DreamBladeScenario:
    return DreamBladeScenario(["o=savage-ogre@c3", "imp=cinder-imp@c3"], [CROC]).attack("c3", "o", "imp", roll="b - - - - - - -")


def rolling() -> DreamBladeScenario:
    return DreamBladeScenario(["s=faceless-stalker@c3"], [CROC]).attack("c3", roll="- - 1")


CELLS = {("spawn ability", "DB-SPAWN-05"): spawning, ("blade ability", "DB-SEQ-04"): fighting, ("reroll", "DB-FORTUNATE-01"): rolling}


@rule("DB-ACT-07", "DB-SEQ-04", "DB-FORTUNATE-01")
@pytest.mark.parametrize(("use", "moment"), [(use, moment) for use, moments in GAME.uses.moments.items() for moment in moments])
def test_every_use_is_offered_at_its_moment(use, moment):
    field = CELLS[use, moment]()
    assert (field.rule, used(field)) == (moment, {use})


@rule("DB-ACT-07", "DB-SPAWN-06", "DB-SPAWN-10")
def test_spawn_abilities_are_for_ones_own_spawn_phase_at_any_time_of_it():
    field = spawning()
    assert used(field.spawn("zungar-blademaster", "e1")) == {"spawn ability"}, "also after spawning"
    acting = DreamBladeScenario(["marshal=marshal@e1", "m=mirrorman@a1"], ["iron-thug@a5"])
    assert used(acting) == set()
    theirs = spawning(NORTH)
    assert (theirs.seat, theirs.why_no_piece("iron-thug")) == (NORTH, "DB-TURN-02"), "South waits"


@rule("DB-BLADE-01", "DB-BLADE-11", "DB-FORTUNATE-02")
def test_blades_are_for_the_regular_attack_and_rerolls_for_every_attack():
    field = fighting().blade("imp")
    assert used(field) == set(), "the only blade is given"
    field = DreamBladeScenario(["g=gambler@c3"], [CROC, "far=iron-thug@e5"]).attack("c3", roll="b - -").roll("b -").done()
    assert (field.rule, used(field)) == ("DB-FORTUNATE-01", {"reroll"}), "a special attack is rerolled like any other"
    field.done()
    assert field.amounts("bladed") == [1], "its blade is a miss"
