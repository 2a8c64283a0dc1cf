"""Beats: events as steps that can be shown, the same live and in replays."""

import random

import msgspec
import pytest

import pionek
from pionek.core import registry
from pionek.core.match.loading import load_match
from pionek.core.view.beats import KINDS


def begun(game, seed, answers=150):
    match = pionek.new_match(game, seed=seed)
    match.listen()
    luck = random.Random(seed)
    for _ in range(answers):
        if match.decision:
            match.play(luck.choice(match.decision.options))
    return match


@pytest.mark.parametrize("game", registry.names())
def test_every_declared_kind_is_one_that_a_page_can_show(game):
    assert {kind.kind for kind in registry.get(game).beats.kinds.values()} <= set(KINDS)


@pytest.mark.parametrize("game", registry.names())
def test_beats_tell_the_lines_of_the_log(game):
    match = begun(game, 5)
    lines = [["".join(part if isinstance(part, str) else part.name for part in line.parts), line.rules] for line in match.log(-1)]
    beats = [["".join(part if isinstance(part, str) else part.name for part in beat.text), beat.rules] for beat in match.beats(-1)]
    assert beats == lines


@pytest.mark.parametrize("game", registry.names())
def test_beats_of_a_replay_are_those_of_the_match_byte_for_byte(game):
    match = begun(game, 5)
    again = load_match(match.save(), registry.get)
    for seat in (-1, 0, 1):
        for lang in ("en", "pl"):
            assert msgspec.json.encode(again.beats(seat, lang)) == msgspec.json.encode(match.beats(seat, lang))
