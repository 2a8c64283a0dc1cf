"""What players are told: every deed has a line with its actor, its place and its rule, and nothing is told that does not happen."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.domination_phase import DominationPhase, RegionDomination
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.round import Round
from pionek.games.icegarden.procedures.solo import RobotMoves
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vipers_throat import Viper
from pionek.games.icegarden.procedures.vuko import VukoVisit
from tests.icegarden.scenario import A, B, C, D, IceGardenScenario

rule = pytest.mark.rule

FREIHOFF, DYKEN, CALLO, FJOLLSFINN = range(4)


def thing(play: IceGardenScenario, id: str) -> object | None:
    """A thing of the scene by its id."""
    return next((each for each in play.match.scene(0).things if each.id == id), None)


def sinner() -> IceGardenScenario:
    """Callo has the worst reputation, so Vuko visits her."""
    return IceGardenScenario().reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1))


# Planning and actions


@rule("IG-PLAN-08")
def test_the_influence_marker_for_vipers_throat_is_told() -> None:
    play = IceGardenScenario().on(round=1)
    play.player("freihoff").to_place = 1
    play.begin("planning").play("plan:viper")
    assert "Freihoff leaves an influence marker in Viper's Throat and now has 1 there. [IG-PLAN-01 IG-PLAN-08]" in play.log()


@rule("IG-VIPER-02", "IG-VIPER-05")
@pytest.mark.parametrize(("other", "given"), [("population", "2 population"), ("gold", "population and gold")])
def test_an_exchange_names_both_tokens(other: str, given: str) -> None:
    play = IceGardenScenario().give("callo", population=2, gold=1).run(Viper(CALLO, 0)).play(f"exchange:population:{other}:m-factor")
    assert f"Callo gives {given} in exchange. [IG-VIPER-01 IG-VIPER-02]" in play.log()


@rule("IG-ACT-04", "IG-ACT-05")
@pytest.mark.parametrize(
    ("field", "name"),
    [
        (vocabulary.INFLUENCE, "Influence"),
        (vocabulary.MOVEMENT, "Movement"),
        (vocabulary.MOUNTAIN, "Ravenous Mountain"),
        (vocabulary.RAVEN, "Raven's Shadow"),
    ],
)
def test_a_marker_that_can_do_nothing_is_removed_and_both_are_told(field: int, name: str) -> None:
    play = IceGardenScenario().put("callo", A, 1).plan(field, "callo").actions()
    assert play.done
    assert [line.partition(" [")[0] for line in play.log()] == [f"Callo removes 1 action marker: {name}.", f"Callo can do nothing there: {name}."]
    assert "IG-ACT-05" in play.rules()


@rule("IG-ACT-05", "IG-SNOW-03")
def test_making_that_would_bring_the_snow_to_the_wrong_player_can_do_nothing() -> None:
    play = sinner().on(snow=29).put("callo", A, 1).plan(vocabulary.MAKING, "callo").actions()
    assert play.done
    assert "Callo can do nothing there: Making." in play.said()


@rule("IG-ACT-05")
def test_a_player_who_takes_nothing_in_vipers_throat_declines() -> None:
    play = IceGardenScenario().plan(vocabulary.VIPER, "callo", "callo").actions()
    assert "Callo removes 2 action markers: Viper's Throat." in play.said()
    play.play("pass")
    assert "Callo declines the action: Viper's Throat." in play.said()
    play = IceGardenScenario().plan(vocabulary.VIPER, "callo").actions().play("take:gold")
    assert "declines" not in play.said()


@rule("IG-MOVE-01")
def test_a_unit_that_moves_is_told_from_where() -> None:
    play = IceGardenScenario().put("callo", A, faun=1).give("callo", gold=1).run(Movement(CALLO)).play("march:faun:wolf-fjords:ice-cape")
    assert "Callo moves Faun from Ice Cape to Wolf Fjords." in play.said()


@rule("IG-MOUNT-01", "IG-ADV-06")
@pytest.mark.parametrize(("scenario", "price"), [("none", 2), ("standard", 3)])
def test_the_question_of_the_mountain_names_its_price(scenario: str, price: int) -> None:
    play = IceGardenScenario(scenario=scenario).put("callo", A, 1).give("callo", population=3).run(Mountain(CALLO))
    assert play.match.scene(CALLO).prompt.text == f"Ravenous Mountain, for {price} population: from which region to which, or not at all?"


@rule("IG-UPG-07")
def test_a_replaced_upgrade_is_named() -> None:
    play = IceGardenScenario().upgrade("faun", vocabulary.SHIELD, vocabulary.SPEED).give("callo", gold=1, m0=1).put("callo", A, 1)
    play.run(Making(CALLO)).play("do:upgrade")
    texts = {each.key: each.text for each in play.match.scene(CALLO).choices}
    assert texts["replace-upgrade:faun:attack:shield"] == "Faun: Attack in place of Shield (1 M-factor, 1 gold)"
    play.play("replace-upgrade:faun:attack:shield")
    assert "Callo replaces an upgrade of Faun: Attack instead of Shield." in play.said()


@rule("IG-RES-04")
def test_an_empty_supply_is_told() -> None:
    play = IceGardenScenario().put("callo", A, 2).at("sanctuaries", A=1)
    play.table.supply[vocabulary.M_FACTOR] = 0
    play.run(RegionDomination(-1, A)).finish()
    assert "The supply has no M-factor left for Callo. [IG-SANCT-01 IG-RES-04]" in play.log()


@rule("IG-RES-04")
def test_of_an_empty_supply_nothing_is_told_where_nothing_is_due() -> None:
    play = IceGardenScenario()
    play.table.supply[vocabulary.M_FACTOR] = 0
    play.table.gain(CALLO, vocabulary.M_FACTOR, 0, "IG-RES-01")
    assert not [line for line in play.log() if "no M-factor left" in line]


# Units


@rule("IG-ATTACK-08")
def test_a_wounded_unit_shows_its_damage_and_recovers() -> None:
    play = IceGardenScenario().put("dyken", A, crab=1).put("callo", A, nightmare=1).give("dyken", gold=2).begin("activation")
    play.play("do:attack", "strike:nightmare:3", "strike:nightmare:2")
    assert "Nightmare of Callo in Ice Cape recovers. [IG-REMOVE-01 IG-ATTACK-08]" in play.log()
    play = IceGardenScenario().put("dyken", A, crab=2).put("callo", A, nightmare=1).give("dyken", gold=2).run(Attack(DYKEN))
    play.play("do:attack", "strike:nightmare:3")
    names = [token.name for place in play.match.scene(0).things[3].places for token in place.tokens if token.owner == CALLO and "figure" in token.id]
    assert names == ["Nightmare, 1 damage"]
    assert play.match.scene(DYKEN).prompt.text == "Ice Cape: choose a target for one of 3 damage, or leave this region."


# Vuko


@rule("IG-VUKO-01")
def test_vukos_hints_wait_until_he_is_in_play() -> None:
    play = IceGardenScenario().put("callo", A, 2)
    assert thing(play, "guest").name == "Vuko is not in play yet"
    assert thing(play, "guest-region") is None
    play.lose_reputation("callo", 1)
    assert (thing(play, "guest").name, thing(play, "guest-region").name) == ("Vuko's next guest: Callo", "Vuko would go to Ice Cape")
    play.on(vuko=A)
    assert thing(play, "guest-region").name == "Vuko would stay in Ice Cape"


@rule("IG-SOLO-27", "IG-SOLO-28")
def test_in_the_solo_game_the_hints_begin_with_a_summoning_or_the_second_round() -> None:
    play = IceGardenScenario("callo", "freihoff", solo="easy").put("callo", A, 2).on(round=1)
    assert thing(play, "guest").name == "Vuko is not in play yet"
    assert thing(play.on(summoned=True), "guest").name == "Vuko's next guest: Callo"
    assert thing(play.on(summoned=False, round=2), "guest").name == "Vuko's next guest: Callo"


@rule("IG-VUKO-03", "IG-VUKO-04", "IG-VUKO-05")
@pytest.mark.parametrize(
    ("markers", "vuko", "cited"),
    [((3, 2, 0), -1, "IG-VUKO-03"), ((3, 2, 0), A, "IG-VUKO-04"), ((2, 2, 0), -1, "IG-VUKO-05"), ((3, 2, 2), A, "IG-VUKO-05")],
)
def test_the_visit_cites_why_vuko_goes_there(markers: tuple[int, ...], vuko: int, cited: str) -> None:
    play = sinner().on(vuko=vuko)
    for region, count in enumerate(markers):
        play.put("callo", region, count)
    play.run(VukoVisit(-1))
    visit = next(line for line in play.match.log(0) if "Vuko visits Callo" in str(line))
    assert visit.rules[-1] == cited


@rule("IG-VUKO-08", "IG-COMP-15")
def test_a_guest_who_is_nowhere_and_a_token_that_is_not_left_are_told() -> None:
    play = sinner().on(vuko_tokens=0).run(VukoVisit(-1))
    assert [line.partition(" [")[0] for line in play.log()] == ["Vuko finds Callo nowhere on the board.", "No Vuko token is left for Callo."]


@rule("IG-ADV-07")
def test_markers_removed_by_the_night_wanderers_are_told() -> None:
    play = IceGardenScenario(scenario="agreed", tiles="night-wanderers,fire-people,both-bears,shadow-whisperers")
    play.reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1)).put("callo", A, 3).run(VukoVisit(-1))
    assert "The Night Wanderers remove 1 influence marker of Callo from Ice Cape to the supply. [IG-ADV-07]" in play.log()
    assert "Callo discards 1 Vuko token. [IG-ADV-07 IG-ADV-08]" in play.log()


# Domination


@rule("IG-DOM-04")
def test_no_line_stands_where_nothing_happens() -> None:
    play = IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1).run(RegionDomination(-1, A))
    assert [line.partition(" [")[0] for line in play.log()] == ["Fjollsfinn dominates Ice Cape (influence: 4)."]


@rule("IG-NATION-02")
def test_a_region_that_nobody_dominates_is_told() -> None:
    play = IceGardenScenario().put("callo", A, 1).run(RegionDomination(-1, A))
    assert play.log() == ["Nobody dominates Ice Cape. [IG-DOM-04 IG-NATION-02]"]


@rule("IG-DOMTIE-01", "IG-DOMTIE-02")
def test_a_tie_says_what_decided_it() -> None:
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2).put("callo", B, 1).run(RegionDomination(-1, A))
    assert "Callo and Freihoff are tied in Ice Cape; Callo has more influence in adjacent regions, by 1. [IG-DOM-04 IG-DOMTIE-01]" in play.log()
    play = IceGardenScenario().reputation(("callo", 1), ("dyken", 1), ("fjollsfinn", 1), ("freihoff", 0))
    play.put("freihoff", A, 2).put("callo", A, 2).run(RegionDomination(-1, A))
    assert "Callo and Freihoff are tied in Ice Cape and in adjacent regions; Callo has the better reputation. [IG-DOM-04 IG-DOMTIE-02]" in play.log()


@rule("IG-DOM-06", "IG-DOMTIE-01")
def test_a_tie_for_a_lower_place_says_what_decided_it() -> None:
    play = IceGardenScenario().put("dyken", A, 5).put("freihoff", A, 2).put("callo", A, 2).put("callo", B, 1).run(RegionDomination(-1, A))
    ties = [line for line in play.log() if "tied" in line]
    assert ties == ["Callo and Freihoff are tied in Ice Cape; Callo has more influence in adjacent regions, by 1. [IG-DOM-06 IG-DOMTIE-01]"]


@rule("IG-DOM-04", "IG-DOMTIE-01")
def test_three_players_who_are_level_are_told_pair_by_pair() -> None:
    play = IceGardenScenario().put("dyken", A, 2).put("freihoff", A, 2).put("callo", A, 2).put("callo", B, 2).put("dyken", B, 1)
    ties = [line for line in play.run(RegionDomination(-1, A)).log() if "tied" in line]
    assert ties == [
        "Callo and van Dyken are tied in Ice Cape; Callo has more influence in adjacent regions, by 1. [IG-DOM-04 IG-DOMTIE-01]",
        "Van Dyken and Freihoff are tied in Ice Cape; van Dyken has more influence in adjacent regions, by 1. [IG-DOM-06 IG-DOMTIE-01]",
    ], "first who dominates, then the places behind"


@rule("IG-SOLO-05")
def test_in_the_solo_game_a_tie_cites_that_the_player_loses_it() -> None:
    play = IceGardenScenario("callo", "freihoff", solo="easy").put("callo", A, 2).put("freihoff", A, 2).run(RegionDomination(-1, A))
    assert "IG-SOLO-05" in play.rules()
    assert play.events("dominates")[0].seat == vocabulary.ROBOT


@rule("IG-SCORE-01")
def test_points_of_a_region_name_it() -> None:
    play = IceGardenScenario().put("callo", B, 2).on(factor=1).run(DominationPhase(-1)).finish()
    assert "Callo scores 4 points for Wolf Fjords. [IG-SCORE-01]" in play.log()


@rule("IG-END-07", "IG-END-08")
def test_the_bonus_of_vipers_throat_says_why() -> None:
    play = IceGardenScenario().on(final=True).reputation(("callo", 1), ("dyken", 1), ("fjollsfinn", 1), ("freihoff", 0))
    play.player("callo").viper = play.player("freihoff").viper = 2
    play.begin("check")
    assert "Callo and Freihoff have the same number of markers in Viper's Throat; Callo has the better reputation. [IG-FLOW-04 IG-END-08]" in play.log()
    assert "Callo scores 5 points for the most markers in Viper's Throat. [IG-FLOW-04 IG-END-07]" in play.log()


@rule("IG-RES-01")
def test_the_question_for_a_resource_names_its_region() -> None:
    play = IceGardenScenario().put("callo", A, 2).run(RegionDomination(-1, A))
    assert play.match.scene(CALLO).prompt.text == "Ice Cape: choose the resource you collect."
    assert play.match.scene(CALLO, "pl").prompt.text == "Lodowy Przylądek: wybierz zasób, który zbierasz."


@rule("IG-ABIL-06")
def test_plundered_m_factor_is_told_with_its_level() -> None:
    play = IceGardenScenario().put("freihoff", A, 1, enlightened_being=1).put("callo", A, 1).give("callo", m2=1, gold=1)
    play.run(RegionDomination(-1, A)).play("plunder:callo:m-factor:2")
    assert "Freihoff plunders M-factor from Callo, from level 2. [IG-ABIL-05 IG-ABIL-06]" in play.log()


@rule("IG-REFRESH-01")
def test_sanctuaries_that_are_turned_over_are_told() -> None:
    play = IceGardenScenario(thorn=A).at("turned", A=2)
    Round(-1).refresh(play.table)
    assert play.sanctuaries[A] == 2
    assert [line.partition(" [")[0] for line in play.log()] == ["2 sanctuaries in Ice Cape are turned face up."]


# Closing


def closing() -> IceGardenScenario:
    """Callo dominates A with a Faun, and two Nightmare tokens lie there."""
    play = sinner().put("callo", A, 3, faun=1).at("nightmares", A=2)
    play.player("callo").nightmares -= 2
    return play


@rule("IG-CLOSE-03", "IG-CLOSE-06", "IG-CLOSE-07")
def test_everything_that_leaves_a_closing_region_is_told() -> None:
    play = closing().run(RegionDomination(-1, A)).play("region:wolf-fjords")
    told = [line.partition(" [")[0] for line in play.log()]
    for line in (
        "2 influence markers of Callo stay in Ice Cape for good.",
        "Callo moves a marker out of Ice Cape to Wolf Fjords.",
        "1 Independent Nations marker leaves Ice Cape for good.",
        "Callo takes back 2 Nightmare tokens from Ice Cape.",
        "Callo closes Ice Cape.",
    ):
        assert line in told


@rule("IG-CLOSE-10")
def test_vuko_driven_out_moves_and_does_not_visit() -> None:
    play = closing().put("callo", D, 2).on(vuko=A).run(RegionDomination(-1, A)).play("region:wolf-fjords")
    assert "Vuko leaves the closed region Ice Cape and goes to Callo in Ash Plains. [IG-CLOSE-10]" in play.log()
    assert "visits" not in play.said()
    assert play.player("callo").vuko == 0


@rule("IG-CLOSE-10", "IG-VUKO-07")
def test_vuko_driven_out_without_a_region_to_go_to_leaves_the_board() -> None:
    play = closing().reputation(("callo", 1), ("dyken", 0), ("fjollsfinn", -1), ("freihoff", -2)).on(vuko=A)
    play.run(RegionDomination(-1, A)).play("region:wolf-fjords")
    assert play.vuko == -1
    assert "Vuko leaves the closed region Ice Cape and finds Freihoff nowhere. [IG-CLOSE-10]" in play.log()


@rule("IG-CLOSE-05")
def test_markers_without_an_open_neighbour_go_back_to_the_supply_and_it_is_told() -> None:
    play = closing().put("dyken", A, 2)
    play.table.closed = [0, 1, 0, 0, 0, 1, 1, 0]
    play.table.map_changed()
    play.table.closed = [0, 0, 0, 0, 0, 0, 0, 0]
    play.run(RegionDomination(-1, A)).finish()
    assert "1 influence marker of van Dyken from Ice Cape goes back to the supply: there is no open region next to it." in play.said()
    assert play.player("dyken").supply == 20


# The start of a game and of a stage


@rule("IG-ADV-01", "IG-SETUP-22")
def test_scenario_tiles_and_nations_are_told_when_they_are_laid() -> None:
    play = IceGardenScenario.fresh(characters=["callo", "dyken"], scenario="standard", first="1")
    assert [line for line in play.log() if "stage" in line] == [
        "Scenario tile of stage 1: Shadow Whisperers, without the arrow. [IG-ADV-01]",
        "Scenario tile of stage 2: Fire People, with the arrow. [IG-ADV-01]",
        "Scenario tile of stage 3: Night Wanderers, without the arrow. [IG-ADV-01]",
        "Scenario tile of stage 4: Both Bears, without the arrow. [IG-ADV-01]",
    ]
    play.until("Planning.place")
    assert "An Independent Nations marker lies in every region in play (6). [IG-SETUP-22]" in play.log()


@rule("IG-ADV-04", "IG-INIT-08", "IG-INIT-18")
def test_a_new_stage_and_the_last_round_are_told() -> None:
    play = IceGardenScenario("callo", "dyken", scenario="standard").on(round=2)
    for player in play.players:
        player.helmet = 2
    play.begin("initiative").play("advance:2")
    assert "Callo moves the initiative marker 2 helmets on, to helmet 5." in play.said()
    assert "The scenario tile Fire People becomes active. [IG-INIT-06 IG-ADV-04]" in play.log()
    play.play("advance:1")
    assert play.said().count("becomes active") == 1
    for player in play.players:
        player.helmet = 8
    play.begin("initiative")
    assert play.said().count("this is the last round") == 1


@rule("IG-INIT-11", "IG-INIT-14")
def test_each_helmet_shows_its_ship_and_its_action_markers() -> None:
    play = IceGardenScenario().on(round=2)
    board = thing(play, "initiative")
    shown = [[(each.kind, each.value) for each in place.numbers] for place in board.places]
    assert shown == [[("ship", helmet.ship), ("action", helmet.cubes)] for helmet in play.content.helmets]
    play.begin("initiative")
    texts = [each.text for each in play.match.scene(play.seat).choices]
    assert texts == ["one helmet: helmet 2, ship 2, 3 action markers", "2 helmets: helmet 3, ship 3, 4 action markers"]
    for player in play.players:
        player.helmet = 2
    play.begin("initiative")
    assert play.match.scene(play.seat, "pl").choices[0].text == "o jeden hełm: hełm 4, statek 1, 3 znaczniki akcji, czerwony statek"


@pytest.mark.parametrize(
    ("ability", "name"),
    [
        pytest.param("attack", "Attack upgrades (1 M-factor, 1 gold)", marks=rule("IG-UPG-02")),
        pytest.param("shield", "Shield upgrades (1 M-factor, 1 gold)", marks=rule("IG-UPG-02")),
        pytest.param("domination", "Domination upgrades (1 M-factor, 1 population)", marks=rule("IG-UPG-03")),
        pytest.param("speed", "Speed upgrades (2 M-factor)", marks=rule("IG-UPG-04")),
    ],
)
def test_the_prices_of_upgrades_are_shown(ability, name) -> None:
    assert thing(IceGardenScenario(), f"ability:{ability}").name == name


# The robot


@rule("IG-SOLO-36", "IG-SOLO-37")
def test_a_robot_unit_that_stays_and_a_repeated_roll_are_told() -> None:
    play = IceGardenScenario("callo", "dyken", solo="easy").put("dyken", B, wyvern=1).at("towers", A=1)
    play.dice(1, 2).run(RobotMoves(vocabulary.ROBOT))
    told = [line.partition(" [")[0] for line in play.log()]
    assert told == ["The die shows 1.", "Ice Cape cannot be chosen: the die is rolled again.", "The die shows 2.", "Wyvern of van Dyken stays in Wolf Fjords."]


@rule("IG-SOLO-42")
def test_a_robot_unit_at_work_is_told_to_stay() -> None:
    play = IceGardenScenario("callo", "dyken", solo="easy", thorn=C).put("dyken", B, rat_piper=1).at("sanctuaries", B=1)
    play.run(RobotMoves(vocabulary.ROBOT))
    assert play.log() == ["Rat Piper of van Dyken stays in Wolf Fjords. [IG-SOLO-36 IG-SOLO-42]"]


@rule("IG-SOLO-09")
def test_the_upgrades_of_the_true_scientist_are_told() -> None:
    play = IceGardenScenario.fresh(characters=["callo", "dyken"], solo="scientist").until("Planning.place")
    assert next(line for line in play.log() if "upgrades" in line) == "Van Dyken upgrades Crab: Shield. [IG-SOLO-08 IG-SOLO-09]"


@rule("IG-REMOVE-01")
def test_the_defeated_leave_with_a_line() -> None:
    play = IceGardenScenario().put("dyken", A, crab=1).put("callo", A, wild_children=1).give("dyken", gold=2).run(Activation(-1))
    play.play("do:attack", "strike:wild-children:1").finish()
    assert "Callo takes Wild Children off the board. [IG-REMOVE-01]" in play.log()
