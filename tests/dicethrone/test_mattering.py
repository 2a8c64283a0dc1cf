"""Where an answer could matter: what can wait is not asked for, what could be lost by waiting is."""

from __future__ import annotations

import random

import pytest

import pionek
from pionek.core.match.ask_preferences import ATTACK, TURN, AskPreferences, PreferenceError
from pionek.core.match.match import Match
from pionek.core.rules.windows import PASSING, Window
from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, TRIAL, Bout, barbarian, monk, pyromancer

SMACK = (1, 2, 3, 4, 4)


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


def test_healing_is_asked_about_where_points_and_cards_can_wait():
    assert answer(found("DT-WINDOW-04", "feelin-good", own=False)) is None


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


def unasked(duel: Bout, rule: str, seat: int, ability: str = "smack") -> bool:
    """Whether the seat, which could play something in the window of this rule in the Barbarian's first turn, is passed over."""
    while (duel.rule, duel.seat) != (rule, seat):
        assert duel.turn == 1, f"nobody is asked in {rule}"
        if duel.asked == "OffensiveRoll.announce":
            duel.play(f"announce:{ability}")
        else:
            duel.idle()
    return answer(duel.match) is PASSING


def smack(card: str, seat: int = PYROMANCER) -> Bout:
    """The Barbarian rolls for an attack, and a seat holds a card."""
    sides = [barbarian(), pyromancer()]
    sides[seat] = (barbarian, pyromancer)[seat](hand=[card])
    return Bout(*sides).roll(*SMACK)


@pytest.mark.parametrize(
    ("rule", "card", "waits"),
    [
        ("DT-WINDOW-08", "getting-paid", False), ("DT-WINDOW-11", "getting-paid", True), ("DT-WINDOW-13", "getting-paid", True),
        ("DT-WINDOW-15", "getting-paid", False), ("DT-WINDOW-11", "not-this-time", True), ("DT-WINDOW-13", "not-this-time", True),
        ("DT-WINDOW-15", "not-this-time", False), ("DT-WINDOW-07", "so-wild", True), ("DT-WINDOW-08", "so-wild", False),
    ],
)  # fmt: skip
def test_what_waits_for_the_last_chance_of_an_attack(rule: str, card: str, waits: bool):
    assert unasked(smack(card), rule, PYROMANCER) is waits


def test_the_attacker_has_no_damage_to_prevent():
    assert unasked(smack("not-this-time", BARBARIAN), "DT-WINDOW-15", BARBARIAN)


def test_without_an_attack_the_end_of_the_offensive_roll_is_the_last_chance():
    duel = Bout(barbarian(), pyromancer(hand=["getting-paid"])).roll(4, 4, 4, 1, 2)
    assert not unasked(duel, "DT-WINDOW-11", PYROMANCER, "fortitude")


@pytest.mark.parametrize("card", ["getting-paid", "so-wild"])
def test_when_nothing_is_announced_points_and_altering_dice_can_wait(card: str):
    duel = Bout(barbarian(), pyromancer(hand=[card])).roll(4, 4, 4, 1, 2)
    while duel.rule != "DT-WINDOW-08" or duel.seat != PYROMANCER:
        duel.play("none") if duel.asked == "OffensiveRoll.announce" else duel.idle()
    assert answer(duel.match) is PASSING
    prompt = duel.match.scene(PYROMANCER, "en").prompt
    assert prompt.text == "Barbarian announces no ability. Do you act, or pass?"


def test_after_an_own_action_of_the_main_phase_nothing_need_be_asked():
    duel = Bout(barbarian(hand=["getting-paid", "so-wild"]), pyromancer(hand=["getting-paid", "get-that-outta-here"])).play("sell:so-wild")
    assert (duel.rule, duel.seat, answer(duel.match)) == ("DT-WINDOW-05", BARBARIAN, PASSING)
    assert unasked(Bout(barbarian(hand=["so-wild"]), pyromancer(hand=["getting-paid"])).play("sell:so-wild"), "DT-WINDOW-05", PYROMANCER)


def test_points_matter_at_once_where_they_pay_for_a_card_that_matters_now():
    """A card for the opponent's dice waits for the announcement, and the points for it with it; healing does not wait."""
    rich = Bout(barbarian(), pyromancer(hand=["getting-paid", "feelin-good"], cp=3)).roll(*SMACK)
    assert not unasked(rich, "DT-WINDOW-07", PYROMANCER)
    healing = Bout(barbarian(), pyromancer(hand=["getting-paid", "feelin-good"], cp=0)).roll(*SMACK)
    assert not unasked(healing, "DT-WINDOW-07", PYROMANCER)
    altering = Bout(barbarian(), pyromancer(hand=["getting-paid", "twice-as-wild"], cp=1)).roll(*SMACK)
    assert unasked(altering, "DT-WINDOW-07", PYROMANCER)
    assert not unasked(altering, "DT-WINDOW-08", PYROMANCER)


def test_points_for_a_card_that_only_brings_points_can_wait():
    duel = Bout(barbarian(), pyromancer(hand=["getting-paid", "trial:sound-investment"], cp=1), packs=TRIAL).roll(*SMACK)
    assert unasked(duel, "DT-WINDOW-07", PYROMANCER)


def test_points_for_a_card_that_finds_no_dice_can_wait():
    """Settled dice are altered by nobody: before the defence points would pay for a card that does nothing there."""
    duel = Bout(barbarian(hand=["getting-paid", "twice-as-wild"], cp=1), pyromancer(hand=["getting-paid"])).roll(*SMACK)
    while duel.rule != "DT-WINDOW-11":
        duel.play("announce:smack") if duel.asked == "OffensiveRoll.announce" else duel.idle()
    assert unasked(duel, "DT-WINDOW-11", BARBARIAN)


def test_tokens_always_matter():
    duel = Bout(barbarian(), monk(tokens={"evasive": 1})).roll(*SMACK)
    assert not unasked(duel, "DT-WINDOW-13", 1)


def own_dice(*hand: str) -> Bout:
    """The Barbarian has announced Smack, and holds cards that alter the own dice."""
    duel = Bout(barbarian(hand=list(hand), cp=15), pyromancer()).roll(*SMACK)
    while duel.rule != "DT-WINDOW-08":
        duel.play("announce:smack") if duel.asked == "OffensiveRoll.announce" else duel.idle()
    assert duel.seat == BARBARIAN
    return duel


def test_the_own_dice_are_asked_about_after_each_attempt_and_not_again_after_the_announcement():
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer()).roll(*SMACK)
    for _ in range(3):
        assert (duel.rule, duel.seat, answer(duel.match)) == ("DT-WINDOW-07", BARBARIAN, None)
        duel.play("pass")
        if duel.asked == "OffensiveRoll.keep":
            duel.dice(4).play("reroll:5")
    assert answer(own_dice("so-wild").match) is PASSING


def test_the_own_dice_matter_after_the_announcement_once_somebody_has_altered_them():
    sides = barbarian(hand=["tip-it"]), pyromancer(hand=["so-wild"])
    duel = Bout(*sides).roll(*SMACK)
    while (duel.rule, duel.seat) != ("DT-WINDOW-08", PYROMANCER):
        duel.play("announce:smack") if duel.asked == "OffensiveRoll.announce" else duel.idle()
    duel.play("play:so-wild", "die:1", "value:6")
    assert (duel.rule, duel.seat, duel.keys, answer(duel.match)) == ("DT-WINDOW-08", BARBARIAN, ["play:tip-it", "pass"], None)


def test_the_own_dice_matter_once_another_attempt_was_given():
    duel = own_dice("one-more-time", "so-wild")
    assert answer(duel.match) is PASSING
    duel.play("play:one-more-time")
    assert (duel.rule, duel.seat, answer(duel.match)) == ("DT-WINDOW-08", BARBARIAN, None)
    duel.play("pass", "back").dice(4).play("reroll:5")
    assert (duel.rule, duel.seat, answer(duel.match)) == ("DT-WINDOW-07", BARBARIAN, None), "after an attempt, though it shows the same dice again"


def test_only_windows_are_passed_for_a_player():
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer())
    assert duel.match.decision is not None
    duel.match.decision.options[:] = [PASSING]
    assert (duel.asked, answer(duel.match)) == ("Main.act", None)
