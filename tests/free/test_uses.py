"""What players may use when: a game offers its uses at the moments that it declares, and at no others."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.core.game import Game
from pionek.core.match.ask_preferences import OTHERS
from pionek.core.match.match import Match
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.uses import Uses
from tests.free.games import NAMES, game_of, played, seeds
from tests.free.made_up.ducats import Ducats
from tools import windows

NOT_YET = set()
"""Games that have not declared their uses. The aim is that this is empty."""
HAVE_NONE = {"connectfour", "icegarden"}
"""Games in which nothing is used outside the course of play."""

DECLARED = [name for name in NAMES if game_of(name).uses.moments]


def unlisted(match: Match) -> list[str]:
    """The uses that are offered now though the game does not declare them for this moment."""
    decision, uses, rule = match.decision, match.game.uses, match.table.agenda[-1].rule()
    if decision is None:
        return []
    offered = [*decision.options, *(option for _, options in decision.others for option in options)]
    used = sorted({use for option in offered if (use := uses.use_of(match.table, option))})
    return [f"{use} at {rule}" for use in used if rule not in uses.moments.get(use, {})]


def windows_of(game: Game) -> set[str]:
    """The rules of all windows for which players have preferences."""
    return {rule for rules in game.windows.values() for rule in rules if rule != OTHERS}


def missing(game: Game, opened: set[str]) -> list[str]:
    """The windows that neither are a moment of some use nor are said to have none."""
    return sorted(opened - set(windows.moments(game)) - set(game.uses.without))


def test_every_game_says_what_can_be_used_when():
    silent = {name for name in registry.names() if not registry.get(name).uses.moments}
    assert silent - HAVE_NONE == NOT_YET & set(registry.names()), "strike out of NOT_YET what has declared its uses"


@pytest.mark.parametrize("name", DECLARED)
def test_the_rules_of_a_declaration_exist(name):
    game = game_of(name)
    assert windows.unknown(game) == []
    assert all(reason for reason in game.uses.without.values())
    both = set(game.uses.without) & set(windows.moments(game))
    assert not both, f"{both} are said to have no uses and have some"


@pytest.mark.parametrize("name", DECLARED)
def test_nothing_is_offered_at_a_moment_that_is_not_declared(name):
    game = game_of(name)
    opened = windows_of(game)
    seen: set[str] = set()
    for seed in seeds(12):
        for match in played(name, seed):
            if match.decision is None:
                continue
            assert unlisted(match) == [], f"seed {seed}, after {match.record()[-1:]}"
            seen |= {game.uses.use_of(match.table, option) for option in match.decision.options}
            frame = match.table.agenda[-1]
            if isinstance(frame, Window):
                opened.add(frame.rule())
    assert missing(game, opened) == []
    assert seen - {""}, "no use was ever offered: does use_of know them?"


def test_a_use_at_an_undeclared_moment_and_a_forgotten_window_are_found(monkeypatch):
    class Late(Uses):
        moments = {"card": {"DU-TURN-01": "DU-TURN-02"}}

        def use_of(self, table, option: Option) -> str:
            return "card"

    monkeypatch.setattr(Ducats, "uses", Late())
    match = next(iter(played("ducats", 0)))
    assert unlisted(match) == ["card at DU-TURN-02"]
    assert missing(match.game, {"DU-TURN-01", "DU-ANSWER-01"}) == ["DU-ANSWER-01"]


def test_a_rule_that_does_not_exist_is_named(monkeypatch):
    class Wrong(Uses):
        moments = {"card": {"DU-TURN-99": "DU-TURN-02"}}

    monkeypatch.setattr(Ducats, "uses", Wrong())
    assert windows.unknown(game_of("ducats")) == ["DU-TURN-99"]


def test_the_page_shows_moments_uses_and_rules():
    page = windows.page(game_of("ducats"))
    assert "| moment | card | answer |" in page
    assert "| DU-ANSWER-01: Others may answer a card before it does anything. |  | DU-ANSWER-01 |" in page
    assert "- DU-TURN-02: Then play as many cards as you like." in page
