"""Beats: events as steps that can be shown, the same live and in replays."""

import random

import msgspec
import pytest

import pionek
from pionek.bots.seats import bot_of
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


@pytest.mark.parametrize("game", registry.names())
def test_a_duel_of_bots_is_shown_alike_while_it_goes_on_and_in_its_replay(game):
    """Live, each answer brings the beats since the one before; the file of the match brings them all at once."""
    match = pionek.new_match(game, seed=8)
    events = match.listen().events
    bots = [bot_of("greedy", 8, seat) for seat in range(match.table.seats)]
    live: dict[tuple[int, str], list[bytes]] = {(seat, lang): [] for seat in (-1, 0, 1) for lang in ("en", "pl")}
    told = 0
    for _ in range(90):
        for (seat, lang), shown in live.items():
            shown += [msgspec.json.encode(beat) for beat in match.beats(seat, lang, told)]
        told = len(events)
        if match.decision is None:
            break
        match.play(bots[match.decision.seat].choose(match, match.decision.seat))
    for (seat, lang), shown in live.items():
        shown += [msgspec.json.encode(beat) for beat in match.beats(seat, lang, told)]
        again = load_match(match.save(), registry.get)
        assert shown == [msgspec.json.encode(beat) for beat in again.beats(seat, lang)]
        assert shown or game == "connectfour"
