"""Beats: events as steps that can be shown, the same live and in replays."""

import random

import msgspec
import pytest

import pionek
from pionek.core import registry
from pionek.core.match.loading import load_match
from pionek.core.view.beats import KINDS


def finished(game, seed):
    match = pionek.new_match(game, seed=seed)
    match.listen()
    luck = random.Random(seed)
    while match.decision:
        match.play(luck.choice(match.decision.options))
    return match


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


def test_a_battle_shows_both_sides_and_what_their_scores_are_made_of():
    battles = [beat for beat in begun("relic", 5, 400).beats(-1) if beat.sides]
    assert battles
    for beat in battles:
        for side in beat.sides:
            assert side.score == sum(share.amount for share in side.shares) + sum(die.value for die in side.dice)


def test_a_figure_goes_from_where_it_stood():
    """Each move begins where the last one of the same piece ended."""
    ended = {}
    for beat in begun("dreamblade", 5, 300).beats(-1):
        if beat.kind == "move" and beat.thing:
            assert not beat.start or beat.start == ended.get(beat.thing, beat.start)
            ended[beat.thing] = beat.end
    assert ended
