"""The Engagement phase: Threat cards in their order, or the text of the space (rulebook p. 10 to 11)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import Side, Table

rule = pytest.mark.rule
MIGHTY = {"strength": 12, "willpower": 12, "cunning": 12}


@rule("RE-ENG-01", "RE-ENG-13")
def test_cards_or_text_never_both() -> None:
    table = Table(Side(life=3, **MIGHTY), lying={"sanctuary": ["slugga-boy"]}).land("sanctuary", 1, 1)
    assert table.trophies() == ["slugga-boy"]
    assert table.lying("sanctuary") == []
    assert "Engagement.text" not in table.asked
    assert table.asked == "Experience.spend"
    assert Table().land("sanctuary").asked == "Engagement.text"


@rule("RE-ENG-02")
def test_an_empty_space_without_text_has_no_engagement() -> None:
    table = Table(Side(at="hab"))
    table.table.decks[7].cards = []
    table.table.decks[7].known = []
    table.land("outskirts")
    assert (table.table.active, table.at()) == (1, "outskirts")


@rule("RE-ENG-03", "RE-ENG-06")
def test_events_then_enemies_then_encounters_then_assets() -> None:
    cards = ["choppa", "field-hospital", "slugga-boy", "battlefield-salvage"]
    table = Table(Side(life=3, **MIGHTY), lying={"furnace": cards}).land("furnace", 1, 1)
    assert table.player().influence == 5
    assert table.trophies() == ["slugga-boy"]
    assert table.asked == "Resolution.go_on"
    assert table.assets() == []
    table.play("yes")
    assert (table.player().life, table.assets()) == (5, ["choppa"])


@rule("RE-ENG-04", "RE-ENG-05")
def test_events_one_by_one_in_the_order_one_likes_then_discarded() -> None:
    table = Table(Side(influence=0), lying={"furnace": ["battlefield-salvage", "corsair-raid"]}).land("furnace")
    assert table.keys == ["face:battlefield-salvage", "face:corsair-raid"]
    table.play("face:corsair-raid")
    assert table.player().influence == 2
    assert table.pile("red") == ["battlefield-salvage"]
    assert table.pile("yellow") == ["corsair-raid"]


@rule("RE-ENG-07", "RE-BATTLE-17")
def test_a_lost_battle_ends_the_phase_and_everything_stays() -> None:
    cards = ["slugga-boy", "field-hospital", "choppa"]
    table = Table(Side(strength=1), lying={"furnace": cards}).land("furnace", 6, 1, 1)
    assert table.lying("furnace") == cards
    assert (table.player().life, table.table.active) == (4, 1)


@rule("RE-ENG-08", "RE-ENG-10")
def test_an_encounter_is_resolved_once_and_stays() -> None:
    table = Table(Side(strength=12, influence=0), lying={"furnace": ["fighting-pit"]}).land("furnace", 1, 1)
    assert table.deeds("battle") == [("battle", 0, 5)]
    assert table.player().influence == 2
    assert table.lying("furnace") == ["fighting-pit"]
    table = Table(Side(), lying={"furnace": ["squig-pit"]}).land("furnace", 6, 6)
    assert (table.player().dials[0], table.lying("furnace")) == (5, [])


@rule("RE-ENG-09")
def test_several_encounters_in_the_order_one_likes() -> None:
    table = Table(lying={"furnace": ["field-hospital", "gambling-hall"]}).land("furnace")
    assert table.keys == ["face:field-hospital", "face:gambling-hall"]
    table.play("face:gambling-hall", "no")
    assert table.keys == ["yes", "no"]


@rule("RE-ENG-11", "RE-ENG-12")
def test_assets_are_taken_last_and_work_only_in_ones_own_area() -> None:
    table = Table(Side(strength=12), lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace", 1, 1)
    assert "use:choppa" not in table.keys
    assert table.assets() == ["choppa"]
    assert table.why_not(1, "choppa") == "RE-ENG-12"


@rule("RE-SPACE-01")
def test_an_empty_space_with_text_is_followed() -> None:
    table = Table(Side(at="maze"), tops={"corruption": ["warp-taint", "nightmares"]}).begin()
    assert len(table.player().corruption.cards) == 2


@rule("RE-SPACE-02", "RE-SPACE-03")
def test_one_box_of_two_then_the_phase_is_over() -> None:
    table = Table(Side(life=3)).land("sanctuary")
    assert table.keys == ["text-box:1", "text-box:2", "done"]
    table.play("text-box:1")
    assert (table.player().life, table.table.active) == (5, 1)


@rule("RE-SPACE-04", "RE-CLAR-09")
def test_an_optional_space_can_be_declined() -> None:
    table = Table(Side(life=3)).land("sanctuary").play("done")
    assert (table.player().life, table.table.active) == (3, 1)


@rule("RE-SPACE-05")
def test_a_space_that_says_draw_and_resolve() -> None:
    table = Table(Side(life=3), tops={"red": ["field-hospital"]}).land("outpost").play("text-box:2")
    assert table.keys == ["yes", "no"]
    assert table.play("yes").player().life == 5
    assert table.lying("outpost") == ["field-hospital"]


@rule("RE-EVADE-01", "RE-EVADE-02")
def test_only_an_ability_lets_one_evade_before_the_battle() -> None:
    table = Table(Side("captain"), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1)
    assert table.deeds("evaded") == []
    assert table.trophies() == ["slugga-boy"]
    table = Table(Side("callidus"), lying={"furnace": ["slugga-boy"]}).land("furnace")
    assert (table.keys, table.rule) == (["invoke:shadow-step", "pass"], "RE-EVADE-02")
    assert table.deeds("battle") == []


@rule("RE-EVADE-03", "RE-EVADE-06")
def test_an_evaded_enemy_is_ignored_and_the_phase_goes_on() -> None:
    table = Table(Side("callidus"), lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace")
    table.play("invoke:shadow-step")
    assert table.lying("furnace") == ["slugga-boy"]
    assert table.assets() == ["choppa"]
    assert table.deeds("battle") == []


@rule("RE-EVADE-04", "RE-EVADE-05")
def test_each_enemy_is_evaded_or_fought_for_itself() -> None:
    cards = ["slugga-boy", "nob", "killa-kan"]
    table = Table(Side("callidus", strength=9), lying={"furnace": cards}).land("furnace", 1, 1)
    table.play("invoke:shadow-step", "evade:killa-kan")
    assert table.keys == ["evade:slugga-boy", "evade:nob", "done"]
    table.play("done")
    assert table.deeds("battle") == [("battle", 0, 8)]


@rule("RE-CLAR-02")
def test_what_cannot_be_done_beats_what_allows_it() -> None:
    """p. 22: the Callidus Assassin with Blood Frenzy cannot evade."""
    given = {"lying": {"furnace": ["slugga-boy"]}}
    table = Table(Side("callidus", corruption=["blood-frenzy"]), **given).land("furnace", 1, 1)  # type: ignore[arg-type]
    assert table.deeds("evaded") == []
    assert table.deeds("battle") != []
    table = Table(Side("callidus"), lying={"furnace": ["stormboy"]}).land("furnace", 1, 1)
    assert table.deeds("battle") != []


@rule("RE-CLAR-07")
def test_where_several_fit_the_active_player_chooses() -> None:
    lying = {"landing": ["grey-knights-strike"], "scrapfields": ["plaguebearer"], "canyon": ["chaos-fury"]}
    table = Table(lying=lying).land("landing")
    assert table.keys == ["take:plaguebearer", "take:chaos-fury"]
    assert table.play("take:chaos-fury").trophies() == ["chaos-fury"]


@rule("RE-CLAR-08")
def test_of_equal_attributes_the_player_chooses() -> None:
    table = Table(Side(strength=3, willpower=3, cunning=4)).land("spire").play("text-box:1")
    assert table.keys == ["attribute:1", "attribute:2"]
    assert table.play("attribute:2").player().dials == [3, 4, 4]


@rule("RE-CLAR-10", "RE-SUPP-02")
def test_what_is_not_optional_happens_at_its_moment() -> None:
    table = Table(Side("psyker"), tops={"power": ["omen"]}).begin(1)
    assert table.hand() == ["omen"]
    assert table.keys[0] == "play:omen"
    assert table.deeds("rolled") == []
    table = Table(Side("psyker", hand=["miracle"])).begin(1)
    assert table.hand() == ["miracle"]


@rule("RE-SUPP-03")
def test_abilities_of_one_moment_are_ordered_by_the_active_player() -> None:
    assets = ["phial-of-the-martyrs", "tamed-psyker"]
    table = Table(Side(life=2, corruption=["gift-of-decay"], assets=assets)).begin(1)
    assert table.asked == "Group.pick"
    assert len(table.keys) == 3
    assert table.seat == 0


@rule("RE-ENG-04", "RE-ENG-08")
@pytest.mark.parametrize(("card", "dice", "cited"), [("battlefield-salvage", (), "RE-ENG-04"), ("squig-pit", (6, 6), "RE-ENG-08")])
def test_what_leaves_names_its_rule(card: str, dice: tuple[int, ...], cited: str) -> None:
    table = Table(lying={"furnace": [card]}).land("furnace", *dice)
    name = table.content.cards[table.find(card)].name["en"]
    assert next(line for line in table.log() if f"discards {name}" in line).endswith(f"{cited}]")


@rule("RE-ENG-01", "RE-ENG-03")
@pytest.mark.parametrize(("card", "moment"), [("battlefield-salvage", "resolved"), ("slugga-boy", "battle"), ("fighting-pit", "resolved"), ("choppa", "took")])
def test_every_type_of_card_is_met_also_alone(card: str, moment: str) -> None:
    table = Table(Side(strength=12), lying={"furnace": [card]}).land("furnace", 1, 1)
    assert len(table.deeds(moment)) == 1
