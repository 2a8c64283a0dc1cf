"""Everything that happens is told: no step changes what players see without an event, and no line of the log is poor."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.core.state.frame import PLANS
from pionek.core.state.zones import Zone
from tests.free.games import NAMES, every_game, game_of, seeds
from tests.free.made_up.ducats.table import PlayCard, Town
from tests.free.told import nameless, poor_lines, silent

NOT_YET = set()
"""Games that have not declared what changes. The aim is that this is empty."""


@pytest.fixture(autouse=True)
def plans_of_their_own():
    """What a test has planted stays in no plan of a frame."""
    yield
    PLANS.clear()


def test_every_game_says_what_changes():
    undeclared = {name for name in registry.names() if not registry.get(name).changes}
    assert undeclared == NOT_YET & set(registry.names()), "strike out of NOT_YET what has declared its changes"


@every_game
def test_every_change_is_told_and_every_line_is_whole(name):
    excused = nameless(name)
    used: set[str] = set()
    for seed in seeds(5):
        match, found = silent(name, seed)
        assert found == [], f"seed {seed}"
        assert poor_lines(match, excused) == [], f"seed {seed}"
        used |= {game_of(name).words.moments[event.moment].name for event in match.listen().events}
    assert set(excused) <= {moment.name for moment in game_of(name).words.moments}
    assert all(excused.values()), "every excuse has its reason"
    assert used


def test_a_declaration_reads_something_and_names_moments():
    for name in NAMES:
        game = game_of(name)
        for change in game.changes:
            assert change.told, f"{name}: nothing tells of {change.kind}"
            assert all(isinstance(moment, int) and moment < len(game.words.moments) for moment, *_ in change.told)
            assert all(number in ("who", "subject", "other", "amount") for _, *numbers in change.told for number in numbers)


# Planted: a counter, a zone and a place that change in silence


def test_a_counter_that_changes_in_silence_is_found(monkeypatch):
    def pay_out(table, seat, amount):
        table.coins[seat] += amount

    monkeypatch.setattr(Town, "pay_out", pay_out)
    _, found = silent("ducats", 0)
    assert any(each.startswith("coins (") and each.endswith("in Resolution.go_on, where nothing is told") for each in found)


def test_a_zone_that_changes_in_silence_is_found(monkeypatch):
    def closed(play, table):
        if play.held:
            table.discard.put(play.card)

    monkeypatch.setattr(PlayCard, "closed", closed)
    _, found = silent("ducats", 1)
    assert any(each.startswith("discard pile (") and "between two steps" in each for each in found)


def test_a_place_that_changes_in_silence_is_found(monkeypatch):
    connectfour = pytest.importorskip("pionek.games.connectfour", reason="the suite also passes without this game")
    took = connectfour.Turn.took_drop

    def took_drop(turn, table, option):
        took(turn, table, option)
        if option.subject != 3:
            table.cells[3 * connectfour.HEIGHT] = -1

    monkeypatch.setattr(connectfour.Turn, "took_drop", took_drop)
    found = silent("connectfour", 1)[1]
    assert any(each.startswith("column (4,)") and each.endswith("where only this is told: dropped") for each in found)


def test_a_change_that_another_key_explains_is_found(monkeypatch):
    draw = Town.draw

    def draws(table, seat, rule):
        draw(table, seat, rule)
        table.hands[1 - seat if seat < 2 else 0] = Zone(0, [], [])

    monkeypatch.setattr(Town, "draw", draws)
    assert any("hand (" in each and "drew" in each for each in silent("ducats", 1)[1])


def test_an_empty_line_and_one_without_its_actor_are_found(monkeypatch):
    match, _ = silent("ducats", 1)
    book = match.game.book
    parts = book.parts
    said = {"log-drew": "", "log-drew-hidden": "", "log-played": "a card is played"}
    monkeypatch.setattr(book, "parts", lambda lang, key, **args: ((said[key],) if said[key] else ()) if key in said else parts(lang, key, **args))
    monkeypatch.setattr(book, "sentences", {lang: {} for lang in book.sentences})
    found = poor_lines(match, {})
    assert "drew: empty in en" in found
    assert "played: does not name its actor in pl: A card is played." in found
