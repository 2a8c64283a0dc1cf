"""Laying out a position: whatever can be laid before a seat lies there, and the match is played on from it to its end."""

import random

import pytest

from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.text.phrasebook import LANGUAGES
from pionek.server.matches.creating import lay_out
from tests.free.games import LONGEST, answer, guarded
from tests.free.test_invariants import own

GAMES = [name for name in registry.names() if registry.get(name).laying_out.kinds]


def layable(game, kind, seat):
    """The ids of the entries of a kind that can be laid before a seat."""
    begun = start(game, guarded(game), 0)
    lay_out(begun, [])
    return [entry.id for entry in game.content().entries[kind] if game.laying_out.lay(begun.table.clone(), seat, kind, entry.index, 1)]


def play_on(match, luck, name):
    """Random answers to the end; nothing that the rulebook forbids comes about."""
    for _ in range(LONGEST):
        assert own(name)(match) == []
        if match.decision is None:
            return
        match.play(*answer(match, luck))


@pytest.mark.parametrize("name", GAMES)
def test_numbers_have_names_in_both_languages(name):
    game = registry.get(name)
    for id, most in game.laying_out.numbers.items():
        assert most > 0
        assert all(game.book.text(lang, f"thing-{id}") for lang in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_laid_is_there_and_the_match_goes_on(name):
    game = registry.get(name)
    luck = random.Random(1)
    for seat in (0, start(game, guarded(game), 0).table.seats - 1):
        for kind in game.laying_out.kinds:
            ids = layable(game, kind, seat)
            assert ids, f"nothing of the kind {kind} can be laid before seat {seat}"
            match = start(game, guarded(game), 0)
            lay_out(match, [])
            before = match.digest()
            lay_out(match, [(seat, kind, luck.choice(ids), 1)])
            assert match.digest() != before
            play_on(match, luck, name)


@pytest.mark.parametrize("name", GAMES)
def test_each_number_can_be_set_as_high_as_it_is_said(name):
    game = registry.get(name)
    luck = random.Random(2)
    for id, most in game.laying_out.numbers.items():
        match = start(game, guarded(game), 0)
        lay_out(match, [(0, id, "", most)])
        play_on(match, luck, name)
        with pytest.raises(Exception, match="cannot lie before seat 1"):
            lay_out(start(game, guarded(game), 0), [(0, id, "", most + 1)])
