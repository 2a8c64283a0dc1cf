"""Conditions that texts set, each at the number or the moment where it turns."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.conditions import token_here, token_of
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.words import holds

rule = pytest.mark.rule


@rule("EF-SLUM-10", "EF-TIP-04")
@pytest.mark.parametrize(("name", "what", "amount"), [("s06", vocabulary.ETHER, 4), ("s07", vocabulary.GEM, 2)])
def test_the_team_pays_for_a_deliverance_together(name, what, amount):
    night = slumber(name, "gambler", "specialist").wisdom("w10")
    field = "ether" if what == vocabulary.ETHER else "gems"
    assert not holds(night, "{owns: deliverance}")
    setattr(night.who(0), field, amount - 1)
    assert not holds(night, "{owns: deliverance}")
    setattr(night.who(1), field, 1)
    assert holds(night, "{owns: deliverance}")
    night.wisdoms = []
    assert not holds(night, "{owns: deliverance}"), "it is not taught yet"


@rule("EF-SLUM-10", "EF-TIP-04")
def test_a_deliverance_for_an_hour_needs_what_it_says_besides():
    night = slumber("s10", "gambler", "specialist").wisdom("w10")
    night.hours = 1
    assert not holds(night, "{owns: deliverance}")
    night.wisdom("w13")
    assert holds(night, "{owns: deliverance}")
    night.hours = 0
    assert not holds(night, "{owns: deliverance}"), "the Clock is the Team's, it is counted once"


@rule("EF-SLUM-10", "EF-TIP-04")
def test_a_deliverance_by_sign_or_note_needs_that_one():
    night = slumber("s05", "gambler").wisdom("w10", "w11")
    assert holds(night, "{owns: deliverance}")
    night.signs = [3, 0, 3, 3]
    assert not holds(night, "{owns: deliverance}")
    note = slumber("s01", "gambler").wisdom("w10")
    note.notes = ["n06"]
    assert not holds(note, "{owns: deliverance}")
    note.notes = ["n12"]
    assert holds(note, "{owns: deliverance}")
    assert not holds(first_dream("gambler").wisdom("w10"), "{owns: deliverance}")
    without = next(each for each in night.content.slumbers if each.delivers is None and each.entity >= 0)
    assert not holds(slumber(without.id, "gambler").wisdom("w10"), "{owns: deliverance}")


def test_a_personal_token_is_picked_up_by_its_owner_and_alone_by_anybody():
    night = dream("d4", "gambler", "specialist")
    here = night.space(0)
    mine, other = night.find("dreamer", "gambler"), night.find("dreamer", "specialist")
    night.personal_tokens = {}
    assert token_here(night.table, 0) is None
    night.personal_tokens = {"specialist": here}
    assert token_here(night.table, 0) is None
    night.personal_tokens = {"gambler": here, "specialist": here}
    assert token_here(night.table, 0) == mine
    assert holds(night, "{owns: token-here}")
    assert not holds(night, "{owns: own-token}")
    night.personal_tokens = {"gambler": "seat 0", "specialist": here}
    assert token_of(night.table, 0) == mine
    assert token_of(night.table, 1) is None
    assert holds(night, "{owns: own-token}")
    night.personal_tokens = {"gambler": "seat 0", "specialist": "seat 1"}
    assert token_of(night.table, 1) == other
    lone = dream("d4", "gambler")
    owner, carried = (lone.content.id_of("dreamer", at) for at in (1, 2))
    lone.personal_tokens = {owner: lone.space(0)}
    assert token_here(lone.table, 0) == 1
    lone.personal_tokens = {owner: lone.space(0), carried: "seat 0"}
    assert token_here(lone.table, 0) is None, "one at a time"


@pytest.mark.parametrize(("seats", "carried", "able"), [(1, 2, True), (1, 3, False), (2, 1, True), (2, 2, False)])
def test_a_letter_is_there_to_be_taken_by_one_who_can_carry_more(seats, carried, able):
    night = dream("d2", *("gambler", "specialist")[:seats])
    here = night.space(0)
    night.letters = ["seat 0"] * carried
    assert not holds(night, "{owns: letter-here}")
    night.letters = [*["seat 0"] * carried, here]
    assert holds(night, "{owns: letter-here}") == able


def test_what_is_owned_or_was_done_is_asked_by_name():
    night = first_dream("gambler", "specialist")
    assert not holds(night, "{owns: harm}")
    night.who(0).marks.harmed = 1
    assert holds(night, "{owns: harm}")
    assert not holds(night, "{owns: harm}", 1)
    assert not holds(night, "{owns: no-lamplight}")
    night.wisdom("w12")
    assert holds(night, "{owns: no-lamplight}")
    night.flags = ["lamplight-used"]
    assert not holds(night, "{owns: no-lamplight}")
    assert not holds(night, "{owns: classic}")
    night.mask(0, "ma02")
    assert not holds(night, "{owns: third-mask}")


@rule("EF-VAR-02")
def test_classic_cards_are_for_once_a_dream_or_slumber():
    night = first_dream("gambler", classic=True)
    assert holds(night, "{owns: classic}")
    night.flags = ["classic-used"]
    assert not holds(night, "{owns: classic}")
    assert holds(slumber("s01", "gambler", classic=True), "{owns: classic}")
    outside = slumber("s01", "gambler", classic=True)
    outside.current_slumber = ""
    assert not holds(outside, "{owns: classic}")


@pytest.mark.parametrize(("text", "value", "answers"), [
    ("{counter: verdict, least: 3}", (2, 3, 4), (False, True, True)), ("{counter: verdict, most: 3}", (2, 3, 4), (True, True, False)),
])  # fmt: skip
def test_counters_at_least_and_at_most(text, value, answers):
    night = dream("d4", "gambler")
    found = []
    for each in value:
        night.counters["verdict"] = each
        found.append(holds(night, text))
    assert tuple(found) == answers


def test_progress_of_each_and_of_all_together():
    night = first_dream("gambler", "specialist").progress(0, "sp06", "sp07").progress(1, "sp06")
    assert [holds(night, f"{{progress: {n}}}") for n in (1, 2)] == [True, False]
    assert [holds(night, f"{{progress: {n}, each: together}}") for n in (1, 2)] == [True, False]
    night.progress(1, "sp06", "sp07")
    assert holds(night, "{progress: 2}")


def test_letters_on_a_tile_are_counted_where_they_are():
    night = dream("d2", "gambler", "specialist").tiles("d2-b4").at(0, "B4a").at(1, "B4d")
    night.letters = ["B4b", "seat 0", "seat 1"]
    assert [holds(night, f"{{letters: {n}, tile: d2-b4}}") for n in (1, 2, 3)] == [True, True, True]
    night.at(0, "B1a")
    assert [holds(night, f"{{letters: {n}, tile: d2-b4}}") for n in (1, 2, 3)] == [True, True, False]
