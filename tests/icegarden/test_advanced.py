"""The advanced variant: Vuko scenario tiles and action order tokens."""

from __future__ import annotations

import pytest

from pionek.core.settings import SettingError
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.advanced_variant import OrderTokens
from pionek.games.icegarden.procedures.initiative_phase import Initiative
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.vuko import VukoVisit
from tests.icegarden.scenario import A, B, C, IceGardenScenario

rule = pytest.mark.rule
CALLO = 2
TILES = ("shadow-whisperers", "fire-people", "night-wanderers", "both-bears")


def advanced(*tiles: tuple[str, bool], stage: int = 1) -> IceGardenScenario:
    """Scenario tiles from the first stage on, each with its arrow side up or not; Callo is Vuko's guest."""
    play = IceGardenScenario(scenario="standard").reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1))
    play.table.scenario = [play.content.find("scenario", name) * 2 + arrow for name, arrow in tiles]
    return at_stage(play, stage)


def at_stage(play: IceGardenScenario, stage: int) -> IceGardenScenario:
    play.player("freihoff").helmet = (0, 0, 3, 6, 8)[stage]
    play.table.refresh_rules()
    return play


def active(play: IceGardenScenario) -> list[str]:
    return play.scenario_tiles


@rule("IG-ADV-01")
def test_four_tiles_one_for_each_stage_as_suggested_or_drawn() -> None:
    play = IceGardenScenario(scenario="standard")
    assert play.scenario_row == [("shadow-whisperers", False), ("fire-people", True), ("night-wanderers", False), ("both-bears", False)]
    drawn = [IceGardenScenario.fresh(scenario="random", seed=seed).scenario_row for seed in range(60)]
    assert all(sorted(name for name, _arrow in row) == sorted(TILES) for row in drawn)
    assert len({tuple(name for name, _arrow in row) for row in drawn}) > 15
    assert {arrow for row in drawn for _name, arrow in row} == {True, False}


@pytest.mark.parametrize(
    ("arrow", "by_stage"),
    [
        pytest.param(False, [["shadow-whisperers"], ["fire-people"], ["night-wanderers"], ["both-bears"]], marks=rule("IG-ADV-02")),
        pytest.param(True, [list(TILES[:1]), list(TILES[:2]), list(TILES[:3]), list(TILES)], marks=rule("IG-ADV-03")),
    ],
)
def test_without_arrow_for_its_stage_with_arrow_to_the_end(arrow, by_stage) -> None:
    play = advanced(*((name, arrow) for name in TILES))
    assert [active(at_stage(play, stage)) for stage in (1, 2, 3, 4)] == by_stage


@rule("IG-ADV-04")
def test_a_tile_acts_as_soon_as_a_marker_reaches_its_stage() -> None:
    play = advanced(*((name, False) for name in TILES))
    assert active(play) == ["shadow-whisperers"]
    play.player("callo").helmet = 2
    play.table.refresh_rules()
    play.on(round=2)
    play.order("callo", "freihoff", "dyken", "fjollsfinn").run(Initiative(-1))
    assert active(play) == ["shadow-whisperers"]
    play.play("advance:1")
    assert active(play) == ["fire-people"]
    assert play.table.mountain_price() == 2


@rule("IG-ADV-05", "IG-ADV-12")
def test_fire_people_follow_vuko() -> None:
    """A region with one marker that Vuko enters with one more has strength 2: three influence are needed."""
    play = advanced(("fire-people", False)).put("callo", B, 2).put("callo", A, 1).on(vuko=A).run(VukoVisit(-1))
    assert (play.vuko, play.nations[A], play.nations[B]) == (B, 0, 2)
    moments = [each[0] for each in play.events("vuko-moved", "nations-moved", "vuko-token")]
    assert moments == ["vuko-moved", "nations-moved", "vuko-token"]


@rule("IG-ADV-05")
def test_nobody_follows_vuko_when_he_comes_from_outside() -> None:
    play = advanced(("fire-people", False)).put("callo", B, 2).run(VukoVisit(-1))
    assert (play.vuko, play.nations) == (B, [1] * 8)


@rule("IG-ADV-18")
def test_his_following_grows_from_region_to_region() -> None:
    play = advanced(("fire-people", False)).put("callo", B, 2).put("callo", C, 3).on(vuko=A)
    play.run(VukoVisit(-1)).run(VukoVisit(-1))
    assert (play.vuko, play.nations[:3]) == (B, [0, 3, 0])


@rule("IG-ADV-06")
def test_shadow_whisperers_make_the_mountain_dearer() -> None:
    play = advanced(("shadow-whisperers", False)).put("callo", A, 2).give("callo", population=4)
    play.run(Mountain(CALLO)).play("swallow:ice-cape:iron-shore", "carry:2")
    assert play.tokens("callo") == {"population": 1}
    assert advanced(("shadow-whisperers", False)).put("callo", A, 2).give("callo", population=2).run(Mountain(CALLO)).done


@rule("IG-ADV-07")
def test_night_wanderers_remove_markers_and_tokens_of_everybody() -> None:
    play = advanced(("night-wanderers", False)).put("callo", A, 4).put("dyken", A, 3).put("freihoff", A, 2)
    play.on(vuko_tokens=8).player("dyken").vuko = 2
    play.run(VukoVisit(-1))
    assert [play.player(name).markers[A] + play.player(name).withdrawn[A] for name in ("callo", "dyken", "freihoff")] == [3, 1, 2]
    assert [play.player(name).supply for name in ("callo", "dyken", "freihoff")] == [17, 19, 18]
    assert [play.player(name).vuko for name in ("callo", "dyken", "freihoff")] == [0, 0, 0]
    assert play.vuko_tokens == 10
    assert play.points() == [0, 0, 0, 0]


@rule("IG-ADV-09")
def test_nobody_scores_for_what_night_wanderers_remove() -> None:
    play = advanced(("night-wanderers", False)).put("callo", A, 4).put("dyken", A, 3).run(VukoVisit(-1))
    assert (play.player("callo").supply, play.points()) == (17, [0, 0, 0, 0])


@rule("IG-ADV-08")
def test_for_each_marker_removed_its_owner_discards_a_token() -> None:
    play = advanced(("night-wanderers", False)).put("callo", A, 4).put("dyken", A, 1).on(vuko_tokens=8)
    play.player("dyken").vuko = 2
    play.run(VukoVisit(-1))
    assert [play.player(name).vuko for name in ("callo", "dyken")] == [0, 1], "one marker, one token"


@rule("IG-ADV-17")
def test_night_wanderers_take_no_more_tokens_than_markers() -> None:
    """Three Vuko tokens, one marker in the region: the marker goes, two tokens stay."""
    play = advanced(("night-wanderers", False)).put("callo", A, 1)
    play.player("callo").vuko = 2
    play.run(VukoVisit(-1))
    assert (play.player("callo").vuko, play.player("callo").withdrawn[A], play.player("callo").supply) == (2, 0, 20)


@rule("IG-ADV-10")
def test_both_bears_bring_the_snow_nearer() -> None:
    play = advanced(("both-bears", False)).put("callo", A, 1).run(VukoVisit(-1))
    assert play.snow == 1
    play = advanced(("both-bears", False)).reputation(*((name, 1) for name in ("freihoff", "dyken", "callo", "fjollsfinn")))
    play.run(VukoVisit(-1))
    assert play.snow == 0, "Vuko is not in play yet"


@rule("IG-ADV-11")
def test_nobody_takes_a_token_for_the_snow_of_the_bears() -> None:
    play = advanced(("both-bears", False)).put("callo", A, 1).on(snow=29).run(VukoVisit(-1))
    assert play.match.result is not None
    assert play.match.result.cause == "snow"
    assert [player.vuko for player in play.players] == [0, 0, 1, 0], "only the one of the visit"
    assert play.winning_characters == ["freihoff"]


@rule("IG-ADV-12")
def test_wanderers_and_bears_act_after_the_withdrawal() -> None:
    play = advanced(("night-wanderers", False)).put("callo", A, 2).run(VukoVisit(-1))
    assert [each[0] for each in play.events("withdrawn", "token-discarded")] == ["withdrawn", "token-discarded"]


@rule("IG-ADV-12")
def test_the_order_of_wanderers_and_bears_is_asked_only_where_the_snow_would_fall() -> None:
    """Vuko tokens count in the reckoning of the Dead Snow, so it matters whether they are discarded before it."""
    tiles = (("night-wanderers", True), ("both-bears", False))
    play = advanced(*tiles, stage=2).put("callo", A, 2).on(snow=10).run(VukoVisit(-1))
    assert (play.done, play.snow, play.player("callo").vuko) == (True, 11, 0)
    for first, tokens in ((0, 0), (1, 1)):
        play = advanced(*tiles, stage=2).put("callo", A, 2).on(snow=29).order("dyken", "callo", "freihoff", "fjollsfinn").run(VukoVisit(-1))
        assert (play.asked, play.chooser) == ("Group.pick", "dyken"), "the first player decides"
        play.play(play.keys[first])
        assert play.over
        assert play.player("callo").vuko == tokens


@rule("IG-ADV-19")
def test_players_agree_on_the_order_and_the_sides_of_the_tiles() -> None:
    order = "both-bears,night-wanderers,shadow-whisperers,fire-people"
    play = IceGardenScenario(scenario="agreed", tiles=order, arrows="both-bears,fire-people")
    assert play.scenario_row == [("both-bears", True), ("night-wanderers", False), ("shadow-whisperers", False), ("fire-people", True)]
    assert [active(at_stage(play, stage)) for stage in (1, 2, 4)] == [["both-bears"], ["both-bears", "night-wanderers"], ["both-bears", "fire-people"]]
    play = IceGardenScenario(scenario="agreed", arrows="night-wanderers")
    assert play.scenario_row == [(name, name == "night-wanderers") for name in TILES], "the suggested order where no other is agreed"
    play = IceGardenScenario("callo", "freihoff", solo="hard", scenario="agreed", tiles=order)
    assert [name for name, _arrow in play.scenario_row] == order.split(",")


@rule("IG-ADV-19")
def test_the_sides_of_drawn_tiles_are_drawn_too() -> None:
    rows = [IceGardenScenario.fresh(characters=["callo", "dyken"], scenario="random", seed=seed).scenario_row for seed in range(8)]
    assert {arrow for row in rows for _name, arrow in row} == {False, True}
    assert len({tuple(name for name, _arrow in row) for row in rows}) > 1


@rule("IG-ADV-19")
@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"scenario": "agreed", "tiles": "both-bears"}, "all 4 tiles"),
        ({"scenario": "agreed", "tiles": "both-bears,both-bears,fire-people,night-wanderers"}, "each once"),
        ({"scenario": "standard", "tiles": ",".join(TILES)}, "only with scenario=agreed"),
        ({"scenario": "random", "arrows": "both-bears"}, "only with scenario=agreed"),
    ],
)
def test_an_agreement_names_every_tile_once(settings: dict[str, str], said: str) -> None:
    with pytest.raises(SettingError, match=said):
        IceGardenScenario(**settings)


# Action order tokens


def tokens(play: IceGardenScenario) -> IceGardenScenario:
    play.on(round=2)
    return play.run(OrderTokens(-1))


@rule("IG-ADV-13", "IG-ADV-14")
def test_players_lay_a_token_each_in_turn_until_all_are_laid() -> None:
    play = tokens(IceGardenScenario("callo", "freihoff", "dyken", order=True).order("dyken", "callo", "freihoff"))
    assert len(play.keys) == 25
    asked = []
    for key in ("order-token:making:1", "order-token:raven:2", "order-token:influence:5", "order-token:mountain:3"):
        asked.append(play.chooser)
        play.play(key)
    assert asked == ["dyken", "callo", "freihoff", "dyken"]
    assert play.done, "the last token has one place left"
    fields = play.field_order
    assert fields == ["making", "raven", "mountain", "movement", "influence"]


@rule("IG-ADV-14")
def test_a_field_has_one_token() -> None:
    play = tokens(IceGardenScenario(order=True)).play("order-token:making:1")
    assert not [key for key in play.keys if ":making:" in key or key.endswith(":1")]
    assert play.why_not(play.chooser, "field", "making") == "IG-ADV-14"
    play.play("order-token:influence:2")
    assert play.why_not(play.chooser, "field", "influence") == "IG-ADV-14"


@rule("IG-ADV-15")
def test_the_first_and_the_last_fields_keep_their_place() -> None:
    play = tokens(IceGardenScenario(order=True))
    assert {key.split(":")[1] for key in play.keys} == {"influence", "movement", "mountain", "raven", "making"}
    for field in ("viper", "activation", "vuko"):
        assert play.why_not(play.chooser, "field", field) == "IG-ADV-15"
    assert play.why_not(play.chooser, "deed", "shift") == vocabulary.NOT_IN_PLANNING.rule


@rule("IG-ADV-16")
@pytest.mark.parametrize(("number", "asked"), [(1, "Planning.place"), (2, "OrderTokens.lay")])
def test_in_the_first_round_the_order_stays(number, asked) -> None:
    play = IceGardenScenario(order=True).on(round=number)
    for player in play.players:
        player.helmet = 5
    play.begin("order_tokens")
    if number == 1:
        play.frame.who = -1
        assert play.table.field_order == [vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING]
        assert play.asked != "OrderTokens.lay"
    else:
        assert play.asked == asked


@rule("IG-ADV-13")
def test_without_the_variant_nobody_lays_tokens() -> None:
    play = IceGardenScenario().on(round=2)
    play.player("callo").to_place = 1
    assert play.begin("order_tokens").asked == "Planning.place"
