"""Where an answer could matter: what can wait is not asked for, what could be lost by waiting is."""

from __future__ import annotations

import random

import pytest

import pionek
from pionek.core.match.ask_preferences import ATTACK, TURN, AskPreferences, PreferenceError
from pionek.core.match.match import Match
from pionek.core.rules.windows import PASSING, Window


def asked_with(seed: int, rule: str, *cards: str, own: bool) -> Match | None:
    """A match in a window of that rule in which a seat can play only such cards."""
    luck = random.Random(seed)
    match = pionek.new_match("dicethrone", seed=seed)
    for _ in range(600):
        decision = match.decision
        if decision is None:
            return None
        window = match.table.agenda[-1]
        offered = {match.key(option) for option in decision.options if option is not PASSING}
        mine = match.table.active == decision.seat
        if isinstance(window, Window) and window.rule() == rule and mine == own and offered <= {f"play:{card}" for card in cards}:
            return match
        match.play(PASSING if isinstance(window, Window) else luck.choice(decision.options))
    return None


def found(rule: str, *cards: str, own: bool) -> Match:
    for seed in range(200):
        match = asked_with(seed, rule, *cards, own=own)
        if match is not None:
            return match
    raise AssertionError(f"no window {rule} with {cards}")


def answer(match: Match) -> object:
    assert match.decision is not None
    return AskPreferences(match.game).answer(match, match.decision.seat)


def test_points_and_cards_can_wait_after_the_attempt_of_another():
    assert answer(found("DT-WINDOW-07", "double-up", "triple-up", own=False)) is PASSING


def test_what_alters_the_dice_of_an_opponent_can_wait_until_the_announcement():
    early = found("DT-WINDOW-07", "so-wild", "tip-it", "twice-as-wild", own=False)
    assert answer(early) is PASSING


def test_once_an_ability_is_announced_altering_its_dice_matters():
    late = found("DT-WINDOW-08", "so-wild", "tip-it", "twice-as-wild", own=False)
    if next(frame for frame in late.table.agenda if hasattr(frame, "before_attempts")).ability >= 0:
        assert answer(late) is None


def test_preventing_damage_waits_for_the_last_chance_and_is_asked_there():
    assert answer(found("DT-WINDOW-13", "not-this-time", own=False)) is PASSING
    assert answer(found("DT-WINDOW-15", "not-this-time", own=False)) is None


def test_whoever_always_wants_to_be_asked_is_asked():
    match = found("DT-WINDOW-13", "not-this-time", own=False)
    always = AskPreferences(match.game)
    always.read("all=always")
    assert always.answer(match, match.decision.seat) is None


def test_one_can_pass_for_an_attack_or_until_the_own_turn_and_no_longer():
    match = found("DT-WINDOW-15", "not-this-time", own=False)
    seat = match.decision.seat
    wishes = AskPreferences(match.game)
    assert wishes.may_pass_until(match, seat) == [ATTACK, TURN]
    assert wishes.may_pass_until(match, 1 - seat) == []
    wishes.pass_until(match, seat, ATTACK)
    assert wishes.answer(match, seat) is PASSING
    while any(type(frame).__name__ == "RollPhase" for frame in match.table.agenda):
        assert wishes.passes(match, seat)
        match.play(PASSING if isinstance(match.table.agenda[-1], Window) else match.decision.options[-1])
    assert not wishes.passes(match, seat)
    wishes.pass_until(match, seat, TURN)
    while match.decision is not None and match.table.active != seat:
        assert wishes.passes(match, seat)
        match.play(match.decision.options[-1])
    assert not wishes.passes(match, seat)
    with pytest.raises(PreferenceError):
        wishes.pass_until(match, seat, "christmas")


def test_fewer_than_half_of_the_curtains_of_a_hot_seat_are_left():
    """Whoever passes in every window is asked about half as often, and the screen changes hands less than half as often."""
    windows = [0, 0]
    curtains = [0, 0]
    for mode in range(2):
        for seed in range(6):
            luck = random.Random(seed)
            match = pionek.new_match("dicethrone", seed=seed)
            wishes, before = AskPreferences(match.game), -1
            while (decision := match.decision) is not None:
                unasked = wishes.answer(match, decision.seat) if mode else None
                if unasked is not None:
                    match.play(unasked)
                    continue
                is_window = isinstance(match.table.agenda[-1], Window)
                windows[mode] += is_window
                curtains[mode] += decision.seat != before
                before = decision.seat
                rest = [option for option in decision.options if not match.key(option).startswith("sell")] or decision.options
                match.play(PASSING if is_window else luck.choice(rest))
    assert windows[1] < 0.6 * windows[0], windows
    assert curtains[1] < 0.5 * curtains[0], curtains
