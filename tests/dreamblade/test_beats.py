"""Moves as they are shown."""

from tests.core.test_beats import begun
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario


def test_a_figure_goes_from_where_it_stood():
    """Each move begins where the last one of the same piece ended."""
    ended = {}
    for beat in begun("dreamblade", 5, 300).beats(-1):
        if beat.kind == "move" and beat.thing:
            assert not beat.start or beat.start == ended.get(beat.thing, beat.start)
            ended[beat.thing] = beat.end
    assert ended


def test_damage_is_shown_against_the_numbers_of_that_moment():
    """A figure with damage stands beside its power, defense and life; the winner of a turn beside the turns that both have won."""
    field = DreamBladeScenario(["p=forgeblind-punisher@c3", "m=mirrorman@d3"], ["x=iron-thug@c3", "y=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="2 - - - - - - -")
    hurt = [beat for beat in field.match.beats(SOUTH) if beat.counter.startswith("damage:")]
    assert [(beat.counter, beat.before, beat.after) for beat in hurt] == [(f"damage:{field.pieces['x']}", 0, 2)]
    won = DreamBladeScenario(["mirrorman@d4"], ["iron-thug@a5"], phase="conquest", won=(2, 1)).dice(3, 4).go()
    shown = [[side.score for side in beat.sides] for beat in won.match.beats(SOUTH) if beat.sides]
    assert shown == [[3, 1]]
