"""The quick answers of play-outs: offered ones, sensible ones, and for tokens the very ones that are advised."""

from __future__ import annotations

import pionek
from pionek.core.match.saving import digest
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.advice import advise
from pionek.games.icegarden.hints.rollouts import rollout_move
from pionek.games.icegarden.procedures.action_phase import Viper
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.table import IceGardenTable
from tests.icegarden.scenario import ALL, A, B, IceGardenScenario
from tests.icegarden.test_bot import level


def answer(play: IceGardenScenario) -> str:
    """The key of what somebody in a play-out would do now."""
    decision = play.match.decision
    assert decision is not None
    option = rollout_move(play.table, decision.seat)
    assert option is not None
    return play.match.key(option)


def test_a_hunch_is_one_of_the_options_leaves_the_table_alone_and_counts_tokens_as_advised() -> None:
    match = pionek.new_match("icegarden", seed=8, characters=list(ALL))
    asked: set[str] = set()
    tokens = 0
    while match.decision is not None:
        table = match.table
        assert isinstance(table, IceGardenTable)
        seat = match.decision.seat
        before = digest(table)
        option = rollout_move(table, seat)
        assert digest(table) == before
        assert option is None or option in match.decision.options
        asked.add(type(table.agenda[-1]).__name__)
        if isinstance(table.agenda[-1], Viper | RegionDomination):
            tokens += 1
            assert option == advise(table, seat)
        match.play(option or match.decision.options[0])
    assert asked >= {"Viper", "Influence", "Movement", "Mountain", "Making", "Summoning", "RegionDomination"}
    assert tokens > 20


def test_a_unit_of_the_goal_goes_where_it_is_needed() -> None:
    play = level().put("freihoff", A, 3, enlightened_being=1).put("freihoff", B, 3).at("towers", A=1).give("freihoff", gold=1)
    play.plan(vocabulary.MOVEMENT, "freihoff").begin("actions")
    assert answer(play).startswith("march:enlightened-being:")
    assert answer(play).endswith(":ice-cape"), "a tower stands there already"


def test_a_step_that_gives_a_lead_away_is_not_made() -> None:
    play = level().put("dyken", A, 2).put("freihoff", A, 1).give("dyken", gold=2)
    play.plan(vocabulary.MOVEMENT, "dyken").begin("actions")
    assert answer(play) == "pass"


def test_a_new_unit_comes_where_it_takes_the_lead() -> None:
    play = level().put("dyken", A, 2).put("dyken", B, 4).put("callo", A, 3).give("dyken", m1=1)
    play.plan(vocabulary.MAKING, "dyken").begin("actions")
    play.play("do:summon")
    assert play.asked == "Summoning.place"
    assert answer(play) == "region:ice-cape"
