"""What is turned up is told by what is printed on it."""

import random

import pytest

import pionek


@pytest.mark.parametrize(("lang", "word"), [("en", "population"), ("pl", "populacja")])
def test_a_tile_that_is_turned_up_says_what_its_region_yields(lang, word):
    match = pionek.new_match("icegarden", seed=5)
    match.listen()
    luck = random.Random(1)
    for _ in range(20):
        match.play(luck.choice(match.decision.options))
    shown = [beat for beat in match.beats(0, lang) if beat.kind == "reveal" and str(beat.text[0]).lower().startswith(("the tile", "kafelek"))]
    assert len(shown) == 7
    for beat in shown:
        words = "".join(part if isinstance(part, str) else part.name for part in beat.text)
        assert f": {word} " in words
        assert words.count(".") == 1
