"""What the greedy bot understands of the game: positions with one sensible answer."""

from __future__ import annotations

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.hints.advice import advise
from pionek.games.icegarden.hints.evaluation import Forecast, evaluate, parts, reputation_lead
from pionek.games.icegarden.hints.planning import field_values
from pionek.games.icegarden.model.ranking import influences
from tests.icegarden.scenario import A, B, C, E, IceGardenScenario


def answer(play: IceGardenScenario) -> str:
    """The key of what the bot would do now."""
    decision = play.match.decision
    assert decision is not None
    option = advise(play.table.clone(), decision.seat)
    assert option is not None
    return play.match.key(option)


def level() -> IceGardenScenario:
    """Everybody has lost a little reputation, Callo most of all."""
    return IceGardenScenario().reputation(("fjollsfinn", -1), ("dyken", -2), ("freihoff", -3), ("callo", -4))


def test_vukos_visit_is_foreseen() -> None:
    play = level().put("callo", A, 4, wild_children=1).put("callo", B, 3).put("dyken", A, 3).give("freihoff", population=1)
    play.put("freihoff", C, 1)
    play.player("dyken").vuko = 2
    play.plan(vocabulary.INFLUENCE, "freihoff").begin("actions")
    foreseen = Forecast(play.table).totals
    assert foreseen != influences(play.table)
    play.play("pass")
    assert play.asked == "RegionDomination.resources"
    assert influences(play.table) == foreseen


def test_it_does_not_exchange_for_the_sake_of_it() -> None:
    """To pass was once compared with a later moment, and exchanging to and fro looked better."""
    play = level().put("callo", A, 2).give("callo", population=2, gold=2, m0=2)
    play.plan(vocabulary.VIPER, "callo").plan(vocabulary.INFLUENCE, "callo").begin("actions").play("take:population")
    assert answer(play) == "pass"


def test_it_takes_the_lead_where_two_markers_bring_it() -> None:
    play = level().put("fjollsfinn", A, 2).put("dyken", A, 3).put("fjollsfinn", B, 2).put("dyken", B, 6)
    play.give("fjollsfinn", population=2).plan(vocabulary.INFLUENCE, "fjollsfinn").begin("actions")
    assert answer(play) == "region:ice-cape"
    play.play("region:ice-cape")
    assert answer(play) == "region:ice-cape"


def test_it_brings_the_snow_that_wins_and_no_other() -> None:
    play = IceGardenScenario().reputation(("callo", 0), ("dyken", -6), ("freihoff", -7), ("fjollsfinn", -8)).on(snow=29)
    play.put("callo", A, 2).plan(vocabulary.MAKING, "callo").begin("actions")
    assert answer(play).startswith("do:")
    play = IceGardenScenario().reputation(("dyken", 0), ("callo", -6), ("freihoff", -7), ("fjollsfinn", -8)).on(snow=26)
    play.put("callo", A, 2).give("callo", m0=3).plan(vocabulary.MAKING, "dyken", "callo").begin("actions")
    assert (play.chooser, answer(play)) == ("callo", "pass"), "van Dyken waits to finish it"


def test_the_last_to_make_leaves_vuko_to_another() -> None:
    play = IceGardenScenario().reputation(("freihoff", 0), ("callo", -3), ("fjollsfinn", -4), ("dyken", -4))
    play.put("freihoff", A, 3).put("dyken", A, 2, rat_piper=1).give("freihoff", m2=2)
    play.plan(vocabulary.MAKING, "freihoff").begin("actions").play("do:summon")
    assert answer(play) == "summon:enlightened-being:1"


def test_a_unit_of_the_goal_goes_where_it_is_needed() -> None:
    play = level().put("freihoff", A, 3, enlightened_being=1).put("freihoff", B, 3).at("towers", A=1).give("freihoff", gold=1)
    play.plan(vocabulary.MOVEMENT, "freihoff").begin("actions")
    assert answer(play).startswith("march:enlightened-being:")
    assert answer(play).endswith(":ice-cape"), "a tower stands there already"


def test_making_is_not_wanted_alone_while_it_arms_the_robot() -> None:
    play = IceGardenScenario("callo", "freihoff", solo="easy").put("callo", A, 2).put("callo", B, 2).give("callo", population=2, m0=1)
    wishes = field_values(play.table, 0)
    assert wishes[vocabulary.MAKING] < wishes[vocabulary.VIPER]
    play.on(snow=14)
    assert field_values(play.table, 0)[vocabulary.MAKING] < 0, "two more would be nearly the end"


def test_worth_lies_between_loss_and_gain_and_grows_with_points() -> None:
    play = level().put("callo", A, 3).put("dyken", E, 3)
    before = evaluate(play.table, 2)
    assert -1 < before < 1
    play.player("callo").points += 5
    assert evaluate(play.table, 2) > before
    assert reputation_lead(play.table, 2) == -3


def test_among_three_players_callo_plays_for_points_before_closed_regions() -> None:
    def pull(*characters: str) -> float:
        play = IceGardenScenario(*characters).put("callo", A, 3, faun=1).at("nightmares", A=1)
        return parts(play.table, play.seat_of("callo"))["goal"]

    assert 0 < pull("callo", "dyken", "freihoff") < pull("callo", "dyken", "freihoff", "fjollsfinn") / 2
