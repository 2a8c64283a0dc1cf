"""What lies in the decks: how many cards, of which kind, at which cost."""

from __future__ import annotations

from typing import Any

import pytest

import pionek

rule = pytest.mark.rule

COMMON = {
    "transference": (2, "main"),
    "what-status-effects": (2, "main"),
    "vegas-baby": (0, "main"),
    "get-that-outta-here": (1, "main"),
    "triple-up": (2, "instant"),
    "double-up": (1, "instant"),
    "buh-bye": (2, "instant"),
    "tip-it": (1, "instant"),
    "getting-paid": (0, "instant"),
    "not-this-time": (1, "roll"),
    "twice-as-wild": (3, "roll"),
    "try-try-again": (1, "roll"),
    "so-wild": (2, "roll"),
    "samesies": (1, "roll"),
    "one-more-time": (1, "roll"),
    "helping-hand": (1, "roll"),
    "better-d": (0, "roll"),
    "six-it": (1, "roll"),
}
BARBARIAN = {
    "smack-2": (2, "upgrade"),
    "smack-3": (3, "upgrade"),
    "sturdy-blow-2": (1, "upgrade"),
    "sturdy-blow-3": (2, "upgrade"),
    "fortitude-2": (2, "upgrade"),
    "overpower-2": (2, "upgrade"),
    "mighty-blow-2": (2, "upgrade"),
    "reckless-2": (2, "upgrade"),
    "crit-bash-2": (2, "upgrade"),
    "thick-skin-2": (3, "upgrade"),
    "concuss": (1, "main"),
    "head-bash": (0, "roll"),
    "get-some": (2, "roll"),
    "feelin-good": (0, "instant"),
}
PYROMANCER = {
    "fireball-2": (1, "upgrade"),
    "burning-soul-2": (1, "upgrade"),
    "pyroblast-2": (2, "upgrade"),
    "pyroblast-3": (3, "upgrade"),
    "combustion-2": (2, "upgrade"),
    "hot-streak-2": (2, "upgrade"),
    "ignite-2": (2, "upgrade"),
    "meteorite-2": (2, "upgrade"),
    "molten-armor-2": (1, "upgrade"),
    "molten-armor-3": (3, "upgrade"),
    "warm-up": (0, "main"),
    "fire-up": (3, "main"),
    "red-hot": (1, "roll"),
    "huzzah": (1, "roll"),
}
PROMO = {"barbarian": ("adrenaline-surge", (0, "main")), "pyromancer": ("infernal-infusion", (0, "main"))}
OWN = {"barbarian": BARBARIAN, "pyromancer": PYROMANCER}


def deck(hero: str, promo: bool = False) -> dict[str, tuple[int, str]]:
    """All cards of a hero at the start of a match: each is there once."""
    other = "pyromancer" if hero == "barbarian" else "barbarian"
    table: Any = pionek.new_match("dicethrone", heroes=[hero, other], promo=promo).table
    player, cards = table.players[0], table.content.cards
    everything = [cards[index] for index in [*player.deck.cards, *player.hand.cards]]
    assert len({card.id for card in everything}) == len(everything)
    return {card.id: (card.cost, card.phase) for card in everything}


@pytest.mark.parametrize("hero", ["barbarian", "pyromancer"])
def test_a_deck_holds_the_eighteen_common_cards_and_fourteen_of_its_hero(hero: str) -> None:
    assert len(COMMON) == 18
    assert len(OWN[hero]) == 14
    assert deck(hero) == {**COMMON, **OWN[hero]}


@pytest.mark.parametrize("hero", ["barbarian", "pyromancer"])
def test_the_promotional_card_is_the_thirty_third(hero: str) -> None:
    card, values = PROMO[hero]
    assert deck(hero, promo=True) == {**deck(hero), card: values}
    assert len(deck(hero, promo=True)) == 33


@rule("DT-CARD-01")
@pytest.mark.parametrize("hero", ["barbarian", "pyromancer"])
def test_a_hero_has_ten_upgrades_and_the_rest_are_actions(hero: str) -> None:
    phases = [phase for _cost, phase in deck(hero).values()]
    assert phases.count("upgrade") == 10
    assert sum(phase in ("main", "roll", "instant") for phase in phases) == 22


@pytest.mark.parametrize("hero", ["barbarian", "pyromancer"])
def test_every_upgrade_is_for_an_ability_of_its_own_board(hero: str) -> None:
    content: Any = pionek.new_match("dicethrone").content
    for card in content.cards:
        if card.upgrade and content.heroes[card.hero].id == hero:
            for index in card.upgrade:
                ability = content.board[index]
                assert ability.hero == card.hero
                assert ability.place == card.place
                assert ability.level == card.level
