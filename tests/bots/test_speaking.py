"""What speaks for an option: the parts that an evaluation is made of, and their words in both languages."""

import random

import pytest

import pionek
from pionek.bots.speaking import LEAST, Speaks, speaks_for
from pionek.bots.thoughts import spoken
from pionek.core import registry
from pionek.core.learned import Notes, Table, learned_from

TOLD = [name for name in registry.names() if type(registry.get(name).hints).parts.__qualname__ != "Hints.parts"]
BOUND = 0.94
"""Evaluations beyond this may be cut off."""


def played(game, seed, answers):
    match = pionek.new_match(game, seed=seed)
    luck = random.Random(seed)
    for _ in range(answers):
        if match.decision:
            match.play(luck.choice(match.decision.options))
    return match


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("answers", [10, 40, 90, 160])
def test_parts_add_up_to_the_evaluation(game, answers):
    match = played(game, 3, answers)
    if match.result is not None:
        return
    for seat in range(match.table.seats):
        whole = match.game.hints.evaluate(match.table, seat)
        if abs(whole) < BOUND:
            assert sum(match.game.hints.parts(match.table, seat).values()) == pytest.approx(whole, abs=1e-6)


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_part_has_words_for_more_and_for_less(game, lang):
    match = played(game, 3, 10)
    for name in match.game.hints.parts(match.table, 0):
        said = {match.game.book.text(lang, f"part-{name}", way=way) for way in ("more", "less")}
        assert len(said) == 2
        assert not any("part-" in text for text in said)


def test_what_speaks_for_an_option_is_found_on_imagined_tables_and_the_same_twice():
    match = played("icegarden", 4, 60)
    assert match.decision is not None
    better, other = match.decision.options[0], match.decision.options[-1]
    found = speaks_for(match, match.decision.seat, better, other, 7)
    assert found == speaks_for(match, match.decision.seat, better, other, 7)
    assert all(abs(each.more) >= LEAST for each in found)
    assert len(spoken(match, found, "pl")) == len(found)


def test_what_games_have_taught_is_told_with_its_worth(monkeypatch):
    match = played("icegarden", 4, 60)
    hints = match.game.hints
    weights = {"points: scored / 20": 1.0}
    speaks = [Speaks("points", 0.124), Speaks("units", -0.06), Speaks("goal", 0.005)]
    monkeypatch.setattr(hints, "learned", learned_from(Notes(), hints.traits))
    assert not any("100" in said for said in spoken(match, speaks, "en"))
    monkeypatch.setattr(hints, "learned", learned_from(Notes([Table(match.table.seats, 0.5, 0.0, weights)]), hints.traits))
    plain = [match.game.book.text("en", f"part-{name}", way=way) for name, way in (("points", "more"), ("units", "less"), ("goal", "more"))]
    assert spoken(match, speaks, "en") == [f"{plain[0]} (+6 of 100)", f"{plain[1]} (\N{MINUS SIGN}3 of 100)", plain[2]]
    assert spoken(match, speaks, "pl")[0].endswith("(+6 na 100)")


def test_what_was_learned_speaks_with_the_parts_that_its_traits_name(monkeypatch):
    """A point more is worth what its weight says, besides what the game's own judgement gives for it."""
    match = played("icegarden", 4, 60)
    hints = match.game.hints
    own = hints.parts(match.table, 0)
    number = hints.traits.of(match.table, 0)[hints.traits.names.index("points: scored / 20")]
    notes = Notes([Table(match.table.seats, 0.5, 0.0, {"points: scored / 20": 3.0})])
    monkeypatch.setattr(hints, "learned", learned_from(notes, hints.traits))
    assert hints.parts_of_standing(match.table, 0)["points"] == pytest.approx(0.5 * own["points"] + 0.5 * 0.5 * 3.0 * number)
