"""Setting up a duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import pionek
from pionek.core.match.match import Match, start
from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.core.settings import SettingError
from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, barbarian, pyromancer

rule = pytest.mark.rule


def fresh(seed: int = 1, **settings: Any) -> Match:
    return pionek.new_match("dicethrone", seed=seed, first="1", **settings)


def players(match: Match) -> Any:
    return match.table.players  # type: ignore[attr-defined]


def cards(match: Match, seat: int) -> list[str]:
    """All cards of a seat, from the top of the deck, then the hand."""
    player = players(match)[seat]
    return [match.content.id_of("card", card) for card in [*reversed(player.deck.cards), *player.hand.cards]]


def thing(match: Match, seat: int, owner: int, name: str) -> Any:
    """What a seat sees of somebody's thing."""
    portrait = next(each for each in match.scene(seat).things if each.id == f"seat:{owner}")
    return next(each for each in portrait.things if each.id == name)  # type: ignore[union-attr]


@rule("DT-SETUP-01")
def test_each_player_takes_the_set_of_one_hero() -> None:
    match = fresh(heroes=["pyromancer", "barbarian"])
    for seat, (own, other) in enumerate([("fireball", "smack"), ("smack", "fireball")]):
        assert f"{own}-2" in cards(match, seat)
        assert f"{other}-2" not in cards(match, seat)
        assert thing(match, seat, seat, f"ability:{own}").level == 1


@rule("DT-SETUP-01")
def test_a_hero_is_there_once() -> None:
    with pytest.raises(SettingError, match="barbarian"):
        fresh(heroes=["barbarian", "barbarian"])


@rule("DT-SETUP-02")
def test_no_token_is_in_play_at_the_start() -> None:
    match = fresh()
    assert not any(any(player.tokens) for player in players(match))
    assert not match.table.in_force.watches


@pytest.mark.parametrize(
    ("counter", "value"), [pytest.param("health", 50, marks=rule("DT-SETUP-03")), pytest.param("cp", 2, marks=rule("DT-SETUP-04"))]
)
def test_a_duel_starts_with_50_health_and_2_combat_points(counter: str, value: int) -> None:
    match = fresh()
    assert [thing(match, 0, seat, f"{counter}:{seat}").value for seat in (0, 1)] == [value, value]


@rule("DT-SETUP-05")
def test_every_player_shuffles_his_own_deck() -> None:
    one, other = fresh(seed=1), fresh(seed=2)
    for seat in (0, 1):
        assert sorted(cards(one, seat)) == sorted(cards(other, seat))
        assert cards(one, seat) != cards(other, seat)


@rule("DT-SETUP-06")
def test_the_starting_hand_is_four_cards() -> None:
    match = fresh()
    assert [len(player.hand.cards) for player in players(match)] == [4, 4]
    assert [len(player.deck.cards) for player in players(match)] == [28, 28]


def rolling_for_the_first_turn(*dice: int) -> Match:
    """The dice of the set-up are entered, one for each player in turn."""
    match = start(get("dicethrone"), {}, 1, entered=True)
    for number in dice:
        match.play(f"enter:{number}")
    return match


@rule("DT-SETUP-07")
@pytest.mark.parametrize(("dice", "first"), [((5, 4), 0), ((4, 5), 1), ((1, 6), 1), ((3, 3, 2, 6), 1), ((3, 3, 2, 1), 0)])
def test_the_highest_die_goes_first_and_ties_roll_again(dice: tuple[int, ...], first: int) -> None:
    match = rolling_for_the_first_turn(*dice)
    assert match.decision is not None
    assert match.decision.seat == first
    assert match.option("pass").subject == -1


@rule("DT-SETUP-07")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_said_to_go_first_does_so_without_a_roll(first: int) -> None:
    match = pionek.new_match("dicethrone", first=str(first + 1))
    assert match.decision is not None
    assert match.decision.seat == first
    assert [line.rules for line in match.log(0) if "DT-SETUP-07" in line.rules] == [("DT-SETUP-07",)]


@rule("DT-SETUP-08")
def test_discard_piles_are_open_and_each_player_has_his_own() -> None:
    duel = Bout(barbarian(hand=["smack-3"]), pyromancer()).play("sell:smack-3")
    pile = thing(duel.match, PYROMANCER, BARBARIAN, "discard:0")
    assert [(card.name, card.hidden) for card in pile.cards] == [("Smack III", False)]
    assert thing(duel.match, PYROMANCER, PYROMANCER, "discard:1").cards == []


@rule("DT-SETUP-09")
def test_a_set_has_32_different_cards_and_five_dice() -> None:
    match = fresh()
    for seat in (0, 1):
        assert len(set(cards(match, seat))) == len(cards(match, seat)) == 32
    assert len(Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5).on_table()) == 5


@rule("DT-SETUP-09")
def test_the_promotional_card_comes_on_request_only() -> None:
    assert "adrenaline-surge" not in cards(fresh(), BARBARIAN)
    assert "adrenaline-surge" in cards(fresh(promo=True), BARBARIAN)
    assert len(cards(fresh(promo=True), BARBARIAN)) == 33


@rule("DT-SETUP-10")
def test_tokens_never_run_out() -> None:
    """Nine Fire Mastery tokens lie in the box; a limit raised to ten is filled nevertheless."""
    duel = Bout(pyromancer(tokens={"fire-mastery": 5}), barbarian())
    fire_mastery = duel.find("token", "fire-mastery")
    duel.player(0).limits[fire_mastery] = 5
    duel.attack("burning-soul", 5, 5, 5, 5, 5)
    assert duel.tokens(0) == {"fire-mastery": 10}


PACK = "{id: strange, version: '1', game: dicethrone, languages: [en, pl], licence: MIT}"
HERO = """
heroes:
  - id: stranger
    name: {en: Stranger, pl: Nieznajomy}
    complexity: COMPLEXITY
    die: [sword, sword, sword, life, life, pow]
    slots: [strike]
    tokens: []
"""


@rule("DT-SETUP-11")
@pytest.mark.parametrize(("complexity", "allowed"), [(0, False), (1, True), (6, True), (7, False)])
def test_the_complexity_of_a_hero_goes_from_1_to_6(tmp_path: Path, complexity: int, allowed: bool) -> None:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "heroes.yaml").write_text(HERO.replace("COMPLEXITY", str(complexity)), encoding="utf-8")
    with pytest.raises(Problems) as told:
        get("dicethrone").content((tmp_path,))
    refused = f"complexity: found {complexity}," in str(told.value)
    assert refused is not allowed, "of this hero, who has no abilities, the number is refused or not"


@rule("DT-SETUP-12")
def test_each_number_shows_a_symbol_of_the_hero_alike_on_all_his_dice() -> None:
    symbols = {
        "barbarian": ["sword", "sword", "sword", "life", "life", "pow"],
        "pyromancer": ["flame", "flame", "flame", "blaze", "fiery-soul", "meteor"],
    }
    for first in (BARBARIAN, PYROMANCER):
        hero = ("barbarian", "pyromancer")[first]
        for number in range(1, 7):
            duel = Bout(barbarian(), pyromancer(), first=first).roll(*[number] * 5)
            dice = [each for each in duel.match.scene(first).things if each.kind == "die"]
            assert [(die.value, die.symbol_id) for die in dice] == [(number, symbols[hero][number - 1])] * 5  # type: ignore[union-attr]
