"""What was learned from games of bots: how weights are read, and what they change."""

from __future__ import annotations

from math import exp

import msgspec
import pytest

import pionek
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learned import FILE, Notes, Table, Traits, learned_from, read_notes
from pionek.core.match.match import start
from tests.free.games import DUCATS

DECLARED = [name for name in registry.names() if registry.get(name).hints.traits.names]


class Two(Traits):
    names = ("points: lead", "units: lead")

    def of(self, table, seat):
        return [2.0, -1.0]


def judged(share, bias, **weights):
    """How the first seat of a game stands by its own judgement, and with what was learned."""
    match = start(DUCATS, {"players": "2"}, seed=1)
    hints = type("Learning", (type(match.game.hints),), {"traits": Two()})()
    own = hints.standing(match.table, 0)
    hints.learned = learned_from(Notes([Table(2, share, bias, {f"{part}: lead": weight for part, weight in weights.items()})]), hints.traits)
    return own, hints.standing(match.table, 0), hints.parts_of_standing(match.table, 0)


def test_weights_say_how_likely_a_win_is():
    _own, learned, parts = judged(1.0, 0.5, points=0.25, units=-0.5)
    assert learned == pytest.approx(2 / (1 + exp(-1.5)) - 1)
    assert parts == pytest.approx({"points": 0.25, "units": 0.25})


def test_what_was_learned_has_its_share_of_the_judgement():
    own, whole, _parts = judged(1.0, 0.5, points=1.0)
    _own, half, parts = judged(0.5, 0.5, points=1.0)
    assert own != whole
    assert half == pytest.approx((own + whole) / 2)
    assert parts["points"] == pytest.approx(0.5)


def test_a_trait_without_a_weight_counts_nothing_and_a_weight_without_a_trait_is_refused():
    _own, learned, parts = judged(1.0, 0.0, units=-1.0)
    assert learned == pytest.approx(2 / (1 + exp(-1.0)) - 1)
    assert parts["points"] == 0.0
    with pytest.raises(UserError, match="'luck: lead', which is no trait"):
        judged(1.0, 0.0, luck=1.0)


def test_a_file_that_holds_something_else_is_refused_in_one_sentence(tmp_path):
    assert read_notes(tmp_path / "none.json") == Notes()
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"tables": 3}')
    with pytest.raises(UserError, match=r"wrong\.json holds no weights"):
        read_notes(wrong)


@pytest.mark.parametrize("name", DECLARED)
def test_traits_have_the_order_of_their_names_and_their_parts_have_words(name):
    game = registry.get(name)
    match = pionek.new_match(name, seed=2)
    names = game.hints.traits.names
    assert len(set(names)) == len(names)
    for seat in range(match.table.seats):
        assert len(game.hints.traits.of(match.table, seat)) == len(names)
    for part in {each.split(":")[0] for each in names}:
        for lang in ("en", "pl"):
            assert game.book.text(lang, f"part-{part}", way="more") != game.book.text(lang, f"part-{part}", way="less")


@pytest.mark.parametrize("name", DECLARED)
def test_what_a_game_has_learned_fits_its_traits(name):
    path = registry.get(name).folder / FILE
    for table in read_notes(path).tables:
        assert 0.0 <= table.share <= 1.0
        assert set(table.weights) <= set(registry.get(name).hints.traits.names)
        assert msgspec.to_builtins(table)["rounds"], "nobody would know where these weights come from"
