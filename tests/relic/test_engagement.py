"""The Engagement phase: Threat cards in their order, or the text of the space (rulebook p. 10 to 11)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
MIGHTY = {"strength": 12, "willpower": 12, "cunning": 12}


@rule("RE-ENG-01", "RE-ENG-13")
def test_cards_or_text_never_both() -> None:
    scenario = RelicScenario(Side(life=3, **MIGHTY), lying={"sanctuary": ["slugga-boy"]}).land("sanctuary", 1, 1)
    assert scenario.trophies() == ["slugga-boy"]
    assert scenario.lying("sanctuary") == []
    assert "Engagement.text" not in scenario.asked
    assert scenario.asked == "Experience.spend"
    assert RelicScenario().land("sanctuary").asked == "Engagement.text"


@rule("RE-ENG-02")
def test_an_empty_space_without_text_has_no_engagement() -> None:
    scenario = RelicScenario(Side(at="hab"))
    scenario.only("yellow")
    scenario.land("outskirts")
    assert (scenario.active, scenario.at()) == (1, "outskirts")


@rule("RE-ENG-03", "RE-ENG-06")
def test_events_then_enemies_then_encounters_then_assets() -> None:
    cards = ["choppa", "field-hospital", "slugga-boy", "battlefield-salvage"]
    scenario = RelicScenario(Side(life=3, **MIGHTY), lying={"furnace": cards}).land("furnace", 1, 1)
    assert scenario.player().influence == 5
    assert scenario.trophies() == ["slugga-boy"]
    assert scenario.asked == "Resolution.go_on"
    assert scenario.assets() == []
    scenario.play("yes")
    assert (scenario.player().life, scenario.assets()) == (5, ["choppa"])


@rule("RE-ENG-04", "RE-ENG-05")
def test_events_one_by_one_in_the_order_one_likes_then_discarded() -> None:
    scenario = RelicScenario(Side(influence=0), lying={"furnace": ["battlefield-salvage", "corsair-raid"]}).land("furnace")
    assert scenario.keys == ["face:battlefield-salvage", "face:corsair-raid"]
    scenario.play("face:corsair-raid")
    assert scenario.player().influence == 2
    assert scenario.pile("red") == ["battlefield-salvage"]
    assert scenario.pile("yellow") == ["corsair-raid"]


@rule("RE-ENG-07", "RE-BATTLE-17")
def test_a_lost_battle_ends_the_phase_and_everything_stays() -> None:
    cards = ["slugga-boy", "field-hospital", "choppa"]
    scenario = RelicScenario(Side(strength=1), lying={"furnace": cards}).land("furnace", 6, 1, 1)
    assert scenario.lying("furnace") == cards
    assert (scenario.player().life, scenario.active) == (4, 1)


@rule("RE-ENG-08", "RE-ENG-10")
def test_an_encounter_is_resolved_once_and_stays() -> None:
    scenario = RelicScenario(Side(strength=12, influence=0), lying={"furnace": ["fighting-pit"]}).land("furnace", 1, 1)
    assert scenario.deeds("battle") == [("battle", 0, 5)]
    assert scenario.player().influence == 2
    assert scenario.lying("furnace") == ["fighting-pit"]
    scenario = RelicScenario(Side(), lying={"furnace": ["squig-pit"]}).any_dice().land("furnace", 6, 6)
    assert (scenario.player().dials[0], scenario.lying("furnace")) == (5, [])


@rule("RE-ENG-09")
def test_several_encounters_in_the_order_one_likes() -> None:
    scenario = RelicScenario(lying={"furnace": ["field-hospital", "gambling-hall"]}).land("furnace")
    assert scenario.keys == ["face:field-hospital", "face:gambling-hall"]
    scenario.play("face:gambling-hall", "no")
    assert scenario.keys == ["yes", "no"]


@rule("RE-ENG-11", "RE-ENG-12")
def test_assets_are_taken_last_and_work_only_in_ones_own_area() -> None:
    scenario = RelicScenario(Side(strength=12), lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace", 1, 1)
    assert "use:choppa" not in scenario.keys
    assert scenario.assets() == ["choppa"]
    assert scenario.why_no_card(1, "choppa") == "RE-ENG-12"


@rule("RE-SPACE-01")
def test_an_empty_space_with_text_is_followed() -> None:
    scenario = RelicScenario(Side(at="maze"), tops={"corruption": ["warp-taint", "nightmares"]}).begin()
    assert len(scenario.player().corruption.cards) == 2


@rule("RE-SPACE-02", "RE-SPACE-03")
def test_one_box_of_two_then_the_phase_is_over() -> None:
    scenario = RelicScenario(Side(life=3)).land("sanctuary")
    assert scenario.keys == ["text-box:1", "text-box:2", "done"]
    scenario.play("text-box:1")
    assert (scenario.player().life, scenario.active) == (5, 1)


@rule("RE-SPACE-04", "RE-CLAR-09")
def test_an_optional_space_can_be_declined() -> None:
    scenario = RelicScenario(Side(life=3)).land("sanctuary").play("done")
    assert (scenario.player().life, scenario.active) == (3, 1)


@rule("RE-SPACE-05")
def test_a_space_that_says_draw_and_resolve() -> None:
    scenario = RelicScenario(Side(life=3), tops={"red": ["field-hospital"]}).land("outpost").play("text-box:2")
    assert scenario.keys == ["yes", "no"]
    assert scenario.play("yes").player().life == 5
    assert scenario.lying("outpost") == ["field-hospital"]


@rule("RE-EVADE-01", "RE-EVADE-02")
def test_only_an_ability_lets_one_evade_before_the_battle() -> None:
    scenario = RelicScenario(Side("captain"), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1)
    assert scenario.deeds("evaded") == []
    assert scenario.trophies() == ["slugga-boy"]
    scenario = RelicScenario(Side("callidus"), lying={"furnace": ["slugga-boy"]}).land("furnace")
    assert (scenario.keys, scenario.rule) == (["invoke:shadow-step", "pass"], "RE-EVADE-02")
    assert scenario.deeds("battle") == []


@rule("RE-EVADE-03", "RE-EVADE-06")
def test_an_evaded_enemy_is_ignored_and_the_phase_goes_on() -> None:
    scenario = RelicScenario(Side("callidus"), lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace")
    scenario.play("invoke:shadow-step")
    assert scenario.lying("furnace") == ["slugga-boy"]
    assert scenario.assets() == ["choppa"]
    assert scenario.deeds("battle") == []


@rule("RE-EVADE-04", "RE-EVADE-05")
def test_each_enemy_is_evaded_or_fought_for_itself() -> None:
    cards = ["slugga-boy", "nob", "killa-kan"]
    scenario = RelicScenario(Side("callidus", strength=9), lying={"furnace": cards}).land("furnace", 1, 1)
    scenario.play("invoke:shadow-step", "evade:killa-kan")
    assert scenario.keys == ["evade:slugga-boy", "evade:nob", "done"]
    scenario.play("done")
    assert scenario.deeds("battle") == [("battle", 0, 8)]


@rule("RE-CLAR-02")
def test_what_cannot_be_done_beats_what_allows_it() -> None:
    """p. 22: the Callidus Assassin with Blood Frenzy cannot evade."""
    given = {"lying": {"furnace": ["slugga-boy"]}}
    scenario = RelicScenario(Side("callidus", corruption=["blood-frenzy"]), **given).land("furnace", 1, 1)  # type: ignore[arg-type]
    assert scenario.deeds("evaded") == []
    assert scenario.deeds("battle") != []
    scenario = RelicScenario(Side("callidus"), lying={"furnace": ["stormboy"]}).land("furnace", 1, 1)
    assert scenario.deeds("battle") != []


@rule("RE-CLAR-07")
def test_where_several_fit_the_active_player_chooses() -> None:
    lying = {"landing": ["grey-knights-strike"], "scrapfields": ["plaguebearer"], "canyon": ["chaos-fury"]}
    scenario = RelicScenario(lying=lying).land("landing")
    assert scenario.keys == ["take:plaguebearer", "take:chaos-fury"]
    assert scenario.play("take:chaos-fury").trophies() == ["chaos-fury"]


@rule("RE-CLAR-08")
def test_of_equal_attributes_the_player_chooses() -> None:
    scenario = RelicScenario(Side(strength=3, willpower=3, cunning=4)).land("spire").play("text-box:1")
    assert scenario.keys == ["attribute:1", "attribute:2"]
    assert scenario.play("attribute:2").player().dials == [3, 4, 4]


@rule("RE-CLAR-10", "RE-SUPP-02")
def test_what_is_not_optional_happens_at_its_moment() -> None:
    scenario = RelicScenario(Side("psyker"), tops={"power": ["omen"]}).begin()
    assert scenario.hand() == ["omen"]
    assert scenario.keys[0] == "play:omen"
    assert scenario.deeds("rolled") == []
    scenario = RelicScenario(Side("psyker", hand=["miracle"])).begin()
    assert scenario.hand() == ["miracle"]


@rule("RE-SUPP-03")
def test_abilities_of_one_moment_are_ordered_by_the_active_player() -> None:
    assets = ["phial-of-the-martyrs", "tamed-psyker"]
    scenario = RelicScenario(Side(life=2, corruption=["gift-of-decay"], assets=assets)).begin()
    assert scenario.asked == "Group.pick"
    assert len(scenario.keys) == 3
    assert scenario.seat == 0


@rule("RE-ENG-04", "RE-ENG-08")
@pytest.mark.parametrize(("card", "dice", "cited"), [("battlefield-salvage", (), "RE-ENG-04"), ("squig-pit", (6, 6), "RE-ENG-08")])
def test_what_leaves_names_its_rule(card: str, dice: tuple[int, ...], cited: str) -> None:
    scenario = RelicScenario(lying={"furnace": [card]}).any_dice().land("furnace", *dice)
    name = scenario.content.cards[scenario.find("card", card)].name["en"]
    assert next(line for line in scenario.log() if f"discards {name}" in line).endswith(f"{cited}]")


@rule("RE-ENG-01", "RE-ENG-03")
@pytest.mark.parametrize(("card", "moment"), [("battlefield-salvage", "resolved"), ("slugga-boy", "battle"), ("fighting-pit", "resolved"), ("choppa", "took")])
def test_every_type_of_card_is_met_also_alone(card: str, moment: str) -> None:
    scenario = RelicScenario(Side(strength=12), lying={"furnace": [card]}).land("furnace", *[1, 1] * (card in ("slugga-boy", "fighting-pit")))
    assert len(scenario.deeds(moment)) == 1
