"""What a seat sees: lit abilities, exact chances, many heroes at one table, and the very things that options mean."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.view.scene import Card, Counter, Portrait, Zone
from pionek.testing.looks import things
from tests.dicethrone.crowd import SMALL_STRAIGHT, four, knight, miller, piper, three
from tests.dicethrone.scenario import TRIAL, Bout, barbarian, pyromancer

BARBARIAN, PYROMANCER = range(2)


def portrait(game: Any, seat: int, viewer: int = 0, lang: str = "en") -> Portrait:
    return next(each for each in game.match.scene(viewer, lang).things if isinstance(each, Portrait) and each.seat == seat)


def tiles(game: Any, seat: int, viewer: int = 0) -> dict[str, Card]:
    return {each.name: each for each in portrait(game, seat, viewer).things if isinstance(each, Card)}


@pytest.mark.parametrize(
    ("dice", "attempts", "name", "chance"),
    [
        ((1, 1, 4, 4, 6), 1, "Smack", 1 - 1 / 2**3),
        ((6, 6, 6, 6, 1), 1, "Rage!", 1 / 6),
        ((6, 6, 6, 6, 1), 2, "Rage!", 1 / 6 + 5 / 6 / 6),
        ((2, 3, 4, 1, 1), 1, "Reckless", 1 / 6),
        ((6, 6, 4, 4, 4), 1, "Crit Bash", 3 * (1 / 36) * (5 / 6) + 1 / 216),
    ],
)
def test_the_chance_of_an_ability_is_exact(dice: tuple[int, ...], attempts: int, name: str, chance: float) -> None:
    duel = Bout(barbarian(), pyromancer()).roll(*dice)
    duel.frame.attempts = attempts
    tile = tiles(duel, BARBARIAN)[name]
    assert tile.lit is False
    assert tile.chance == pytest.approx(chance)
    assert tiles(duel, BARBARIAN, viewer=PYROMANCER)[name].chance == pytest.approx(chance)


def test_what_the_dice_activate_is_lit_and_needs_no_chance() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 1, 4, 4)
    assert {name for name, tile in tiles(duel, BARBARIAN).items() if tile.lit} == {"Smack"}
    assert tiles(duel, BARBARIAN)["Smack"].chance is None
    assert all(tile.chance is None and not tile.lit for tile in tiles(duel, PYROMANCER).values())


def test_without_attempts_left_there_are_no_chances() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 4, 4, 6).play("reroll:none")
    assert all(tile.chance is None for tile in tiles(duel, BARBARIAN).values())


def test_a_defensive_ability_has_no_chance() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 4, 4, 6)
    assert (tiles(duel, BARBARIAN)["Thick Skin"].chance, tiles(duel, BARBARIAN)["Thick Skin"].lit) == (None, False)


def test_a_board_shows_conditions_levels_texts_tokens_upgrades_and_the_discard_pile() -> None:
    side = barbarian(upgrades=["crit-bash-2"], tokens={"burn": 1}, discard=["tip-it"], health=41, cp=7)
    duel = Bout(side, pyromancer())
    found = portrait(duel, BARBARIAN)
    dials = {each.kind: (each.value, each.high) for each in found.things if isinstance(each, Counter)}
    assert dials == {"health": (41, 60), "cp": (7, 15)}
    assert tiles(duel, BARBARIAN)["Crit Bash II"].level == 2
    assert "".join(each if isinstance(each, str) else each.name for each in tiles(duel, BARBARIAN)["Smack"].text).startswith("3 / 4 / 5")
    piles = {each.kind: each for each in found.things if isinstance(each, Zone)}
    assert ([card.name for card in piles["discard"].cards], piles["discard"].count) == (["Tip It!"], 1)
    assert [each.name for each in found.things if each.kind == "negative"] == ["Burn"]


def test_a_card_in_hand_and_its_equal_in_the_others_discard_pile_are_two_things() -> None:
    """Heroes share the common cards: whoever points at one does not light the other, and both show the same picture."""
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(discard=["getting-paid"]))
    found = [each for each in things(duel.match.scene(BARBARIAN)) if isinstance(each, Card) and each.name == "Getting Paid!"]
    assert sorted(each.id for each in found) == ["card:getting-paid", "discard:1:getting-paid"]
    assert {each.shows or each.id for each in found} == {"card:getting-paid"}
    assert [bool(each.options) for each in found] == [each.id == "card:getting-paid" for each in found]


@pytest.mark.parametrize(("lang", "leader", "out", "team"), [("en", "leader", "out", "team 1"), ("pl", "lider", "poza grą", "drużyna 1")])
def test_marks_tell_the_leader_the_teams_and_who_is_out(lang: str, leader: str, out: str, team: str) -> None:
    game = three(knight=knight(health=20), miller=miller(health=3), piper=piper(health=30)).use("ring", SMALL_STRAIGHT).settle()
    assert [portrait(game, seat, lang=lang).marks for seat in range(3)] == [[], [out], [leader]]
    assert portrait(game, 1).things == []
    assert [portrait(four(), seat, lang=lang).marks for seat in range(2)] == [[team], [team]]


def test_everybody_sits_clockwise_from_the_one_who_looks() -> None:
    game = four("king")
    for viewer in range(4):
        seats = [each.seat for each in game.match.scene(viewer).things if isinstance(each, Portrait)]
        assert seats == [(viewer + offset) % 4 for offset in range(4)]


def marked(duel: Bout) -> dict[str, list[str]]:
    """The things each option names, all of which are shown."""
    scene = duel.match.scene(duel.seat)
    shown = {thing.id for thing in things(scene)}
    found = {choice.key: choice.things for choice in scene.choices}
    assert all(each in shown for named in found.values() for each in named)
    return found


def test_a_token_to_be_taken_off_is_marked_on_its_own_board() -> None:
    duel = Bout(barbarian(hand=["transference"], tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 3}))
    duel.play("play:transference")
    assert marked(duel) == {"take-off:burn:1": ["token:burn:0"], "take-off:fire-mastery:2": ["token:fire-mastery:1"]}


def test_effects_to_be_ordered_are_marked_by_the_tokens_that_have_them() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"fire-mastery": 5, "trial:kindling": 1}), packs=TRIAL).until("EffectOrder.pick")
    assert marked(duel) == {"order:1": ["token:fire-mastery:1"], "order:2": ["token:trial:kindling:1"]}


@pytest.mark.parametrize(("lang", "asked"), [("en", "Smack. 4 damage is coming at you. Do you act, or pass?"), ("pl", "Cios. Nadchodzące obrażenia: 4. Działasz czy pasujesz?")])
def test_whoever_may_answer_to_an_attack_is_asked_with_its_name_and_damage(lang: str, asked: str) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"], cp=5)).attack("smack", 1, 1, 1, 5, 6)
    duel.quiet().dice(6, 6, 6, 6, 6).play("defend:molten-armor")
    while duel.seat != PYROMANCER:
        duel.play("pass")
    assert duel.match.scene(PYROMANCER, lang).prompt.text == asked
