"""The heroes, cards and tokens of the content plan: how many there are, and what is printed on them in figures."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get

rule = pytest.mark.rule

HEROES = {
    "barbarian": (1, "sword sword sword life life pow"),
    "moon-elf": (2, "arrow arrow arrow foot foot moon"),
    "pyromancer": (3, "flame flame flame blaze fiery-soul meteor"),
    "shadow-thief": (5, "dagger dagger bag bag card shadow"),
    "monk": (4, "fist fist palm zen zen lotus"),
    "paladin": (5, "sword sword helmet helmet heart prayer"),
    "ninja": (2, "ninjato ninjato ninjato shuriken shuriken mask"),
    "treant": (6, "branch branch branch leaf leaf spirit"),
}

TOKENS = {
    "concussion": ("negative", 1), "stun": ("negative", 1), "blind": ("negative", 1), "entangle": ("negative", 1),
    "targeted": ("negative", 1), "evasive": ("positive", 3), "knockdown": ("negative", 1), "burn": ("negative", 1),
    "fire-mastery": ("positive", 5), "poison": ("negative", 3), "shadows": ("positive", 1), "sneak-attack": ("positive", 1),
    "chi": ("positive", 5), "cleanse": ("positive", 3), "crit": ("positive", 1), "accuracy": ("positive", 1),
    "protect": ("positive", 1), "retribution": ("positive", 1), "blessing": ("positive", 1), "ninjutsu": ("positive", 3),
    "smoke-bomb": ("positive", 1), "delayed-poison": ("negative", 2), "barbed-vine": ("negative", 1),
    "wellspring": ("positive", 1),
}  # fmt: skip

COMPANIONS = {"seedling": 3, "sapling": 2, "dryad": 1}

COSTS = {
    "moon-elf": "longbow-2 2, longbow-3 3, demising-shot-2 2, covered-shot-2 2, exploding-arrow-2 2, exploding-arrow-3 3, entangling-shot-2 2, blinding-shot-2 2, eclipse-2 2, missed-me-2 3, moon-magic 4, take-that 0, volley 1, evade 1, lunar-umbra 0",
    "shadow-thief": "dagger-strike-2 2, pickpocket-2 1, shifty-strike-2 2, insidious-strike-2 2, shadow-dance-2 1, carducopia-2 2, shadow-defense-2 3, counter-strike-2 4, sneaky 1, poison-wound 2, wild-shadow 4, shadow-coin 0, enter-the-shadows 4, card-trick 2, shadow-meld 0",
    "monk": "fist-strike-2 1, fist-strike-3 2, meditate-2 2, combo-strike-2 2, tempest-rush-2 1, fist-of-harmony-2 1, fist-of-tranquility-2 2, lotus-strike-2 2, serenity-2 2, serenity-3 3, palm-strike 0, mystic-mantra 3, ruminate 3, contemplate 0, enlightenment 0",
    "paladin": "tithe-2 3, retaliate-2 1, righteous-combat-2 2, righteous-combat-3 4, mighty-prayer-2 2, holy-attack-2 2, righteous-prayer-2 2, holy-light-2 2, divine-defense-2 3, divine-defense-3 4, mighty 1, consecration 4, blessed 1, absolution 1, divine-favor 0",
    "ninja": "slash-2 2, walk-the-line-2 2, death-blossom-2 2, smoke-screen-2 2, poison-blade-2 1, shadow-fang-2 2, shadewalk-2 2, shade-shift-2 2, poison-dart 2, throwing-stars 1, fan-of-knives 2, smoke-offering 0, train 0, escape 0, dojo 0",
    "treant": "splinter-2 1, splinter-3 2, tend-2 2, overgrowth-2 2, vengeful-vines-2 2, call-of-the-wild-2 2, natures-grasp-2 2, rooted-2 3, harvest 0, cultivate 3, will-o-wisp 1, down-pour 2, stomp 1, drink-deep 1, mother-tree 0",
}


@pytest.fixture(scope="module")
def content() -> Any:
    return get("dicethrone").content()


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_has_a_die_eight_fields_and_an_ultimate(content: Any, hero: str) -> None:
    definition = content.heroes[content.find("hero", hero)]
    complexity, die = HEROES[hero]
    assert definition.complexity == complexity
    assert [content.faces[face].id for face in definition.die] == die.split()
    assert len(definition.slots) == 9


@rule("DT-SETUP-09")
@pytest.mark.parametrize("hero", HEROES)
def test_a_deck_has_32_cards_and_with_the_promotional_one_33(content: Any, hero: str) -> None:
    index = content.find("hero", hero)
    assert (len(content.deck(index, promo=False)), len(content.deck(index, promo=True))) == (32, 33)
    assert len(set(content.deck(index, promo=True))) == 33


@rule("DT-STATUS-01", "DT-STATUS-02", "DT-STATUS-14")
def test_24_status_effects_with_their_limits(content: Any) -> None:
    found = {token.id: (token.sign, token.limit) for token in content.tokens if not token.companion}
    assert found == TOKENS


@rule("DT-COMPANION-02")
def test_three_companions_with_their_limits(content: Any) -> None:
    assert {token.id: token.limit for token in content.tokens if token.companion} == COMPANIONS


@rule("DT-STATUS-13")
def test_the_persistent_and_the_unique_ones(content: Any) -> None:
    assert {token.id for token in content.tokens if token.persistent} == {"targeted", "burn", "poison"}
    assert {token.id for token in content.tokens if token.unique} == {"blessing"}


@rule("DT-CARD-02")
@pytest.mark.parametrize("hero", COSTS)
def test_what_the_cards_of_a_hero_cost(content: Any, hero: str) -> None:
    index = content.find("hero", hero)
    cards = {card.id: card.cost for card in content.cards if card.hero == index}
    assert cards == {name: int(cost) for name, cost in (each.split() for each in COSTS[hero].split(", "))}


def test_doubtful_figures_carry_their_mark(content: Any) -> None:
    marks = {ability.id: ability.cert for ability in content.board}
    assert marks["overgrowth-2"] == marks["plant"] == "D"
    assert marks["dagger-strike"] == marks["slash-2"] == marks["poison-blade"] == "C"
    assert marks["longbow-3"] == marks["righteous-prayer"] == "A"


def test_cards_carry_the_certainty_of_the_plan(content: Any) -> None:
    """A for the cards of all decks and of two heroes; else B; one cost is a choice between sources."""
    sure = {content.find("hero", name) for name in ("barbarian", "moon-elf")} | {-1}
    marks = {card.id: card.cert for card in content.cards if card.hero not in sure}
    assert {card.cert for card in content.cards if card.hero in sure} == {"A"}
    assert [name for name, mark in marks.items() if mark != "B"] == ["dagger-strike-2"]
    assert marks["dagger-strike-2"] == "C"
