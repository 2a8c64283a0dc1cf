"""What the guided first game promises comes true; that it can be followed is tested for every game (tests/free)."""

from __future__ import annotations

from typing import cast

from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.games.icegarden.procedures.table import IceGardenTable

GAME = get("icegarden")


def test_what_the_guide_promises_comes_true() -> None:
    guide = GAME.guide
    assert guide is not None
    match = start(GAME, guide.settings, guide.seed)
    table = cast(IceGardenTable, match.table)
    assert len(table.players) == 3

    def let_others_play() -> None:
        while (answer := guide.answer(match)) is not None:
            match.play(answer)

    for step in guide.steps:
        let_others_play()
        assert guide.step(match) is step
        if step.at == "plunder":
            assert table.players[1].vuko == 1, "Vuko visits van Dyken"
            assert table.reputation == [-2, -4, -4]
        if step.at == "regiondomination-resources":
            assert sum(table.towers) == 1
        match.play(step.advise)
    let_others_play()
    assert table.round == 2
    assert (table.players[0].to_place, table.order[-1]) == (4, 0)
