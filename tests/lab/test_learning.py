"""Learning from games of bots what decides who wins."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learned import read_notes
from pionek.lab import learning
from pionek.lab.learning import Asked, Position, fitted, learn, surprise
from pionek.lab.plan import Plan
from pionek.lab.workers import Workers, local

np = pytest.importorskip("numpy")
PLAN = Plan(game="icegarden", games=10, bots=["random"], settings={"characters": ["freihoff", "dyken"]})
NAMES = registry.get("icegarden").hints.traits.names


def test_the_fit_finds_what_decides_and_is_shrunk_towards_nothing():
    rng = np.random.default_rng(5)
    numbers = rng.normal(size=(4000, 3))
    won = (rng.random(4000) < 1 / (1 + np.exp(-(0.3 + 2.0 * numbers[:, 0] - 1.0 * numbers[:, 1])))).astype(float)
    bias, first, second, none = fitted(numbers, won, 1e-6)
    assert (bias, first, second, none) == pytest.approx((0.3, 2.0, -1.0, 0.0), abs=0.2)
    shrunk = fitted(numbers, won, 0.3)
    assert 0 < shrunk[1] < first / 2
    assert shrunk[0] != 0
    assert surprise([bias, first, second, none], numbers, won) < surprise(shrunk, numbers, won) < np.log(2)


def told_by(asked, workers):
    told = []
    learn(asked, workers, lambda key, given: told.append((key, given)))
    return told


@pytest.fixture(scope="module")
def learned(tmp_path_factory):
    """A file that one short round against random bots has written, and what was told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "SHRINKAGES", (0.1,))
        patch.setattr(learning, "STRONGER", (1,))
        patch.setattr(learning, "SHARES", (0.5, 1.0))
        out = tmp_path_factory.mktemp("learned") / "one.json"
        told = told_by(Asked(plan=PLAN, rounds=1, contest=8, out=out), Workers())
        with local(2, 10) as workers:
            again = told_by(Asked(plan=PLAN, rounds=1, contest=8, out=out.with_name("two.json")), workers)
    return out, told, again


def test_who_learns_beats_random(learned):
    out, _told, _again = learned
    table = read_notes(out).tables[0]
    gain = table.rounds[0]
    assert (table.kind, gain.kept, gain.games) == (2, True, 10)
    assert gain.won > 0.9
    assert table.share == gain.share
    assert table.share in (0.5, 1.0)


def test_the_same_is_learned_by_any_number_of_workers_and_no_draft_is_left(learned):
    out, told, again = learned
    assert told == again
    assert out.read_bytes() == out.with_name("two.json").read_bytes()
    assert sorted(path.name for path in out.parent.iterdir()) == ["one.json", "two.json"]


def test_a_round_that_gains_nothing_changes_no_weights_and_is_the_last(learned, tmp_path, monkeypatch):
    before = read_notes(learned[0]).tables[0]
    out = tmp_path / "file.json"
    out.write_bytes(learned[0].read_bytes())
    monkeypatch.setattr(learning, "played_for", lambda plan, workers: [[Position(at, float(at % 2), [0.1 * at] * len(NAMES))] for at in range(10)])
    monkeypatch.setattr(learning, "chosen", lambda asked, words, *rest: (words[-1], 0.5, 8))
    told = told_by(Asked(plan=PLAN, rounds=5, contest=8, out=out), Workers())
    after = read_notes(out).tables[0]
    assert after.weights == before.weights
    assert [each.kept for each in after.rounds] == [True, False]
    assert [key for key, _given in told].count("learned-round") == 1


@pytest.mark.parametrize(("game", "settings"), [("connectfour", {}), ("icegarden", {"solo": "easy", "characters": ["freihoff", "dyken"]})])
def test_a_table_without_traits_has_nothing_to_learn(game, settings, tmp_path):
    with pytest.raises(UserError, match="declares no traits"):
        told_by(Asked(plan=Plan(game=game, games=2, bots=["random"], settings=settings), rounds=1, contest=8, out=tmp_path / "x.json"), Workers())
