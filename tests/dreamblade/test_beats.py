"""Moves as they are shown."""

from tests.core.test_beats import begun


def test_a_figure_goes_from_where_it_stood():
    """Each move begins where the last one of the same piece ended."""
    ended = {}
    for beat in begun("dreamblade", 5, 300).beats(-1):
        if beat.kind == "move" and beat.thing:
            assert not beat.start or beat.start == ended.get(beat.thing, beat.start)
            ended[beat.thing] = beat.end
    assert ended
