"""A battle as it is shown."""

from tests.core.test_beats import begun
from tests.relic.scenario import RelicScenario, Side


def test_a_battle_shows_both_sides_and_what_their_scores_are_made_of():
    battles = [beat for beat in begun("relic", 5, 400).beats(-1) if beat.sides]
    assert battles
    for beat in battles:
        for side in beat.sides:
            assert side.score == sum(share.amount for share in side.shares) + sum(die.value for die in side.dice)


def test_a_beat_shows_from_what_to_what_a_number_goes():
    gain = RelicScenario(Side(influence=3, life=4), lying={"scrapfields": ["battlefield-salvage"]}).land("scrapfields")
    beat = next(each for each in gain.match.beats(0) if each.counter == "influence:0")
    assert (beat.before, beat.after) == (3, 5)
    dial = RelicScenario(Side(strength=3), Side()).land("sanctuary").play("text-box:1")
    life = next(each for each in dial.match.beats(0) if each.counter == "life:0")
    assert life.after == life.before + 2 == dial.player().life
    level = RelicScenario(Side(strength=12, level=1), lying={"furnace": ["hive-tyrant"]}).any_dice().land("furnace")
    assert all(each.counter != "level:0" for each in level.match.beats(0)), "a level is no dial"


def test_a_test_faces_its_target_and_the_last_beat_decides():
    tests = [beat for beat in begun("relic", 5, 400).beats(-1) if beat.sides and beat.sides[1].name == "Target"]
    ends = [beat for beat in tests if beat.decides]
    assert ends
    assert all(len(beat.sides[0].dice) for beat in ends)
    assert all(not beat.sides[0].dice for beat in tests if not beat.decides)
