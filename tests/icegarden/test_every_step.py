"""Games of every mode, played as the bots advise: at every step all that changes is told, at every decision all limits hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pionek.core.match.match import start
from pionek.core.registry import get
from tests.free.told import BETWEEN, Watch, nameless, poor_lines, watched
from tests.icegarden.invariants import broken
from tests.icegarden.scenario import ALL, A, B, IceGardenScenario

MODES: dict[str, dict[str, Any]] = {
    "two": {"characters": ["callo", "fjollsfinn"]},
    "three, advanced": {"characters": ["dyken", "callo", "freihoff"], "scenario": "random", "order": True, "board": "2"},
    "four": {"characters": list(ALL)},
    "four, advanced": {"characters": list(ALL), "scenario": "agreed", "arrows": "night-wanderers,both-bears,fire-people", "order": True},
    "alone against Callo": {"characters": ["freihoff", "callo"], "solo": "hard"},
    "alone against Freihoff": {"characters": ["callo", "freihoff"], "solo": "scientist"},
    "alone against van Dyken": {"characters": ["fjollsfinn", "dyken"], "solo": "medium"},
    "alone against Fjollsfinn": {"characters": ["dyken", "fjollsfinn"], "solo": "easy", "order": True},
}


@pytest.mark.parametrize("mode", MODES)
def test_all_that_changes_is_told_and_every_limit_holds(mode: str) -> None:
    game = get("icegarden")
    match = start(game, MODES[mode], 3, listen=True)
    luck = random.Random(3)
    watch = Watch(match)
    with watched(watch):
        while match.decision is not None:
            assert broken(match) == []
            advice = game.hints.advise(match.table, match.decision.seat)
            match.play(advice if advice in match.decision.options else luck.choice(match.decision.options))
    watch.look(BETWEEN)
    assert watch.found == []
    assert broken(match) == []
    assert poor_lines(match, nameless("icegarden")) == []


def test_a_broken_limit_is_found() -> None:
    play = IceGardenScenario().put("callo", A, 3).at("sanctuaries", A=4)
    assert broken(play.match) == []
    play.player("callo").markers[B] += 1
    assert broken(play.match) == ["callo: 21 influence markers"]
