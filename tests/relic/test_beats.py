"""A battle as it is shown."""

from tests.core.test_beats import begun


def test_a_battle_shows_both_sides_and_what_their_scores_are_made_of():
    battles = [beat for beat in begun("relic", 5, 400).beats(-1) if beat.sides]
    assert battles
    for beat in battles:
        for side in beat.sides:
            assert side.score == sum(share.amount for share in side.shares) + sum(die.value for die in side.dice)
