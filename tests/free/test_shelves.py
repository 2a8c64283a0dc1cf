"""Chapters of the rules and shelves of the gallery, in every game."""

import pytest

from pionek.core import registry
from pionek.core.text.phrasebook import LANGUAGES


@pytest.mark.parametrize("name", registry.names())
def test_every_rule_stands_in_a_chapter_in_the_order_of_the_rulebook(name):
    game = registry.get(name)
    assert list(game.chapters) == list(dict.fromkeys(rule.id.split("-")[1] for rule in game.ledger))


@pytest.mark.parametrize("name", registry.names())
def test_every_entry_of_the_gallery_lies_in_a_deck_with_a_name(name):
    game = registry.get(name)
    content = game.content()
    for kind, shelf in game.gallery.items():
        for entry in content.entries[kind]:
            for lang in LANGUAGES:
                assert bool(shelf.deck) == bool(shelf.deck_of(content, entry, lang)), entry.id
                assert all(isinstance(each["value"], int) for each in shelf.numbers_of(entry, lang))


@pytest.mark.parametrize("name", registry.names())
def test_a_game_with_cards_has_a_gallery_without_the_cells_of_its_board(name):
    game = registry.get(name)
    assert bool(game.gallery) == bool(game.content().entries)
    assert {"cell", "space", "region", "face", "district"}.isdisjoint(game.gallery)
