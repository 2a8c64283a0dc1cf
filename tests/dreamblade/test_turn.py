"""Turns and initiative (chapters "Pierwsza tura", "Porządek tury", "Faza inicjatywy")."""

import pytest

import pionek
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
BOTH = (["mirrorman@e1", "runetagged-brawler"], ["iron-thug@a5", "spellbound-scissors"])


def turn(*numbers, turn=2, **given):
    """A turn that begins with these initiative dice."""
    return DreamBladeScenario(*BOTH, phase="turn", turn=turn, **given).dice(*numbers).go()


@rule("DB-TURNONE-01")
def test_on_the_first_turn_ones_are_rolled_again():
    field = turn(1, 5, 1, 4, turn=1)
    assert field.amounts("initiative") == [1, 5, 1, 4]
    assert (field.initiative, field.skipped) == ([4, 5], False)
    assert "South rolls again, for a 1 does not count now. [DB-TURNONE-01]" in field.log()
    north = turn(5, 1, 3, turn=1)
    assert (north.initiative, north.skipped, north.happened("skipped")) == ([5, 3], False, [])


@rule("DB-TURNONE-02")
def test_on_the_first_turn_ties_are_rolled_again():
    field = turn(3, 3, 1, 6, 5, turn=1)
    assert (field.initiative, field.first) == ([5, 6], NORTH)


@rule("DB-TURNONE-03")
def test_on_the_first_turn_everything_goes_into_the_portal():
    field = DreamBladeScenario(["mirrorman@c3", "eagle-feather-warrior", "well", "a=zungar-blademaster"], phase="spawn", turn=1, points=20)
    field.spawn("eagle-feather-warrior")
    field.spawn("zungar-blademaster").spawn("well")
    assert [field.at(name) for name in ("eagle-feather-warrior", "a", "well")] == ["e1", "e1", "e1"]
    second = DreamBladeScenario(["mirrorman@c3", "zungar-blademaster"], phase="spawn", turn=2, points=20).play("spawn:zungar-blademaster")
    assert second.offers("to") == ["c1", "e1"]


@rule("DB-TURNONE-04")
def test_the_first_turn_has_all_the_phases():
    field = DreamBladeScenario(["mirrorman", "zungar-blademaster"], ["iron-thug"], phase="turn", turn=1).dice(6, 5).go()
    field.spawn("mirrorman").end_phase().spawn("iron-thug")
    field.shift("mirrorman", "e2").shift("mirrorman", "d2").shift("iron-thug", "b5")
    assert (field.at("mirrorman"), field.at("iron-thug"), field.turn) == ("d2", "b5", 1)
    field.dice(3, 4).shift("iron-thug", "b4")
    assert field.happened("turn-won", "turn-drawn") == ["turn-drawn"], "there was a conquest phase"
    assert field.turn == 2


@pytest.mark.parametrize("part", [pytest.param(0, marks=rule("DB-TURN-01"), id="all"), pytest.param(2, marks=rule("DB-TURN-02"), id="actions")])
def test_the_order_of_a_turn(part):
    field = turn(2, 5)
    seen = []
    while field.turn == 2:
        phase = field.frames[2]
        if not seen or seen[-1] is not phase:
            seen.append(phase)
        field.idle()
    order = [(type(phase).__name__, phase.who) for phase in seen]
    expected = [
        ("SpawnPhase", NORTH), ("SpawnPhase", SOUTH), ("ActionPhase", NORTH), ("ActionPhase", NORTH),
        ("ActionPhase", SOUTH), ("ActionPhase", SOUTH),
    ]  # fmt: skip
    if part:
        assert [who for name, who in order if name == "ActionPhase"] == [who for _name, who in expected[part:]]
    else:
        assert order == expected


@rule("DB-TURN-03")
def test_a_phase_belongs_to_one_player():
    field = turn(2, 5)
    assert field.seat == NORTH
    assert field.why_no_piece("mirrorman") == "DB-TURN-02"
    assert field.why_no_cell("b2", SOUTH) == "DB-TURN-03"
    field.end_phase()
    assert field.seat == SOUTH


@rule("DB-INIT-01")
def test_the_higher_roll_goes_first():
    assert turn(5, 3).first == SOUTH
    assert turn(3, 5).first == NORTH


@rule("DB-INIT-02")
def test_on_a_tie_the_leader_goes_first():
    assert turn(4, 4, won=(1, 2)).first == NORTH
    assert turn(4, 4, won=(3, 2)).first == SOUTH


@rule("DB-INIT-03")
def test_a_tie_of_equals_is_rolled_again():
    field = turn(4, 4, 2, 6, won=(2, 2))
    assert (field.initiative, field.first) == ([2, 6], NORTH)
    assert field.happened("initiative", "tied", "first") == ["initiative"] * 2 + ["tied"] + ["initiative"] * 2 + ["first"]
    assert "A tie: both roll again. [DB-INIT-02 DB-INIT-03]" in field.log()


@rule("DB-INIT-04")
def test_a_one_skips_both_spawn_phases():
    field = turn(1, 6)
    assert (field.asked, field.seat) == ("ActionPhase.choose", NORTH)
    assert turn(6, 1).asked == "ActionPhase.choose"
    assert turn(1, 1, won=(1, 0)).asked == "ActionPhase.choose", "a tie that stands"
    assert turn(2, 6).asked == "SpawnPhase.act"


@rule("DB-INIT-05")
def test_modifiers_change_only_who_goes_first():
    field = DreamBladeScenario(["herald@e1", "runetagged-brawler"], ["iron-thug@a5"], phase="turn").dice(3, 5).go()
    assert (field.first, field.points) == (SOUTH, 8)
    skipped = DreamBladeScenario(["herald@e1", "runetagged-brawler"], ["iron-thug@a5"], phase="turn").dice(1, 3).go()
    assert skipped.first == SOUTH
    assert skipped.asked == "ActionPhase.choose"


@rule("DB-INIT-06")
def test_a_skipped_phase_does_not_take_place_at_all():
    field = DreamBladeScenario(["pearlthorn-castle@d1", "mirrorman@e1"], ["iron-thug@a5"], phase="turn").dice(1, 3).go()
    assert field.happened("points", "spawned", "used", "skipped") == ["skipped"]
    assert turn(2, 3).happened("skipped") == []
    field.end_phase()
    assert [field.asked, field.first] == ["ActionPhase.choose", NORTH]


@rule("DB-TURNONE-01")
def test_by_the_option_ones_are_rolled_again_after_a_skipped_turn():
    field = DreamBladeScenario(*BOTH, phase="turn", skipped=True, strict=True)
    field.dice(1, 3, 5).go()
    assert (field.initiative, field.skipped) == ([5, 3], False)
    for skipped, strict in ((True, False), (False, True)):
        stands = DreamBladeScenario(*BOTH, phase="turn", skipped=skipped, strict=strict)
        assert stands.dice(1, 3).go().skipped, "only after such a turn, and only by the option"


@rule("DB-ZONE-07")
def test_the_length_guard_lets_the_leader_win():
    for won, winners in (((2, 1), (SOUTH,)), ((1, 3), (NORTH,)), ((2, 2), ())):
        field = DreamBladeScenario(*BOTH, phase="turn", turn=41, won=won)
        field.go()
        assert field.match.result.winners == winners
        assert field.match.result.cause == ("cap" if winners else "cap-draw")


@pytest.mark.parametrize(
    ("phase", "asked"), [("spawn", "SpawnPhase.act"), ("action", "ActionPhase.choose"), ("conquest", "SpawnPhase.act"), ("turn", "SpawnPhase.act")]
)
def test_a_scenario_begins_with_any_phase_of_a_turn(phase, asked):
    field = DreamBladeScenario(["mirrorman@d2", "cinder-imp"], ["iron-thug@b5", "doomball"], phase=phase)
    if phase in ("conquest", "turn"):
        field.dice(3, 4).go()
    assert (field.asked, field.turn) == (asked, 3 if phase == "conquest" else 2)


@rule("DB-ZONE-07")
def test_the_cap_of_turns_can_be_switched_off():
    match = pionek.new_match("dreamblade", seed=3, cap=0)
    match.table.turn = 40
    while match.table.turn == 40:
        match.play(match.keys()[-1])
    assert (match.table.turn, match.result) == (41, None)
