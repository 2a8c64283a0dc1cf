"""What cards, scenarios and missions do: a test for every verb and every window of their sentences."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get
from pionek.core.text.phrasebook import plain
from pionek.games.relic import vocabulary
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
CONTENT: Any = get("relic").content()


# Windows


@rule("RE-CLAR-09", "RE-CLAR-01", "RE-EMPTY-01")
def test_a_look_at_the_top_of_a_deck() -> None:
    tops = {"yellow": ["avatar-of-war", "gambling-hall"]}
    scenario = RelicScenario(Side(assets=["auspex"]), tops=tops).land("foothills")
    scenario.play("use:auspex", "deck:3")
    assert [thing.cards[0].name for thing in scenario.match.scene(0).things if thing.id == "offer"] == ["Avatar of War"]  # type: ignore[union-attr]
    assert [thing for thing in scenario.match.scene(1).things if thing.id == "offer"] == []
    scenario.play("yes")
    assert scenario.lying("foothills") == ["gambling-hall"]
    assert scenario.deck("yellow")[-1] == "avatar-of-war"


@rule("RE-CLAR-07")
def test_an_omen_puts_cards_back_in_any_order() -> None:
    scenario = RelicScenario(Side(at="hab", hand=["omen"]), tops={"red": ["nob", "warboss", "slugga-boy"]}).begin()
    scenario.play("play:omen", "deck:1")
    assert scenario.keys == ["take:warboss", "take:nob"]
    scenario.play("take:warboss")
    assert scenario.deck("red")[:3] == ["warboss", "nob", "slugga-boy"]


@rule("RE-EXPL-06")
def test_foresight_exchanges_a_drawn_card() -> None:
    tops = {"yellow": ["avatar-of-war", "gambling-hall"]}
    scenario = RelicScenario(Side(hand=["foresight"]), tops=tops).land("foothills").play("play:foresight")
    assert (scenario.pile("yellow"), scenario.lying("foothills")) == (["avatar-of-war"], ["gambling-hall"])


@rule("RE-BATTLE-01", "RE-BATTLE-02")
def test_another_form_of_battle() -> None:
    scenario = RelicScenario(Side(assets=["calculus-logi"], cunning=9), lying={"furnace": ["nob"]}).land("furnace", 1, 1)
    scenario.play("use:calculus-logi")
    assert "has 10 against 6" in scenario.said()
    side = Side(assets=["codex-of-ten-thousand-years"], cunning=9, willpower=9)
    scenario = RelicScenario(side, lying={"furnace": ["nob"]}).land("furnace").play("use:codex-of-ten-thousand-years")
    assert scenario.keys == ["attribute:2", "attribute:3"]


@rule("RE-BATTLE-06", "RE-SUPP-04", "RE-DICE-07")
def test_enemies_with_dice_of_their_own() -> None:
    scenario = RelicScenario(Side(), lying={"furnace": ["khorne-berzerker"]}).land("furnace", 5, 2, 6, 6, 3)
    assert "against 12" in scenario.said()
    scenario = RelicScenario(Side(willpower=9), lying={"foothills": ["farseer"]}).land("foothills", 2, 1, 1)
    assert "has 10 against 8" in scenario.said()
    scenario = RelicScenario(Side(willpower=9), lying={"foothills": ["farseer"]}).land("foothills", 3, 1)
    assert "has 10 against 10" in scenario.said()


@rule("RE-BATTLE-14", "RE-BATTLE-18", "RE-BATTLE-13")
def test_a_ward_of_faith_makes_a_tie() -> None:
    scenario = RelicScenario(Side("commissar", strength=1, hand=["ward-of-faith"]), lying={"furnace": ["nob"]}).land("furnace", 3, 3)
    scenario.play("roll", "play:ward-of-faith")
    assert (scenario.player().life, scenario.deeds("trophy")) == (5, [])
    assert "is a tie" in scenario.said()


@rule("RE-BATTLE-14", "RE-BATTLE-16", "RE-GEAR-07")
@pytest.mark.parametrize(
    ("armour", "dice", "life"),
    [("mk2-combat-carapace", (3, 3), 5), ("cameleoline-cloak", (3, 3), 4), ("power-armour", (3, 3, 3), 5), ("power-armour", (3, 3, 2), 4)],
)
def test_armour_spares_life_when_it_is_named(armour: str, dice: tuple[int, ...], life: int) -> None:
    scenario = RelicScenario(Side(strength=1, assets=[armour]), lying={"furnace": ["nob"]}).land("furnace", *dice)
    assert scenario.play(f"use:{armour}").player().life == life
    scenario = RelicScenario(Side(strength=1, assets=[armour]), lying={"furnace": ["nob"]}).land("furnace", 3, 3)
    assert scenario.play("pass").player().life == 4


@rule("RE-BATTLE-16", "RE-BATTLE-14")
def test_a_refractor_field_spares_penalties_too() -> None:
    scenario = RelicScenario(Side(strength=1, assets=["refractor-field"]), lying={"furnace": ["squiggoth"]}).land("furnace", 3, 3)
    scenario.play("use:refractor-field", "use:refractor-field")
    assert (scenario.player().life, scenario.charges()) == (5, [2])


@rule("RE-BATTLE-14", "RE-DISC-03")
def test_a_sentinel_may_be_lost_with_the_battle() -> None:
    scenario = RelicScenario(Side(strength=1, assets=["sentinel-walker"]), lying={"furnace": ["squiggoth"]}).land("furnace", 3, 3, 2)
    assert scenario.play("use:sentinel-walker").assets() == []


@rule("RE-DICE-07", "RE-BONUS-01")
def test_a_servo_skull_rerolls_a_one() -> None:
    scenario = RelicScenario(Side(assets=["servo-skull"], strength=4)).land("manufactorum", 1, 6, 2).play("text-box:2")
    scenario.play("use:servo-skull", "use:servo-skull")
    assert "tests Strength: 13, success" in scenario.said()


@rule("RE-SUPP-02", "RE-CHARGE-02")
def test_at_the_start_of_the_experience_phase() -> None:
    scenario = RelicScenario(Side(life=2, assets=["medicae-kit"], hand=["healing-trance"])).land("spire").play("done")
    scenario.play("use:medicae-kit", "play:healing-trance")
    assert scenario.player().life == 5


@rule("RE-CORR-04", "RE-LOSET-01")
def test_corruption_acts_when_activated() -> None:
    sides = (Side("commissar", at="maze", corruption=["-extra-eyes", "-cloven-hooves"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["whispering-daemon"]}).begin()
    assert scenario.player().lying
    assert scenario.active == 1


@rule("RE-MOVE-05", "RE-CORR-05", "RE-MOVE-07")
def test_the_wandering_eye_gives_the_direction_away() -> None:
    scenario = RelicScenario(Side("commissar", at="hab", corruption=["wandering-eye"])).begin(1)
    assert (scenario.asked, scenario.seat) == ("Movement.choose_direction", 1)
    assert RelicScenario(Side("commissar", at="hab", corruption=["wandering-eye"])).begin(2).seat == 0


@rule("RE-SCEN-01", "RE-LEVEL-02")
def test_the_hive_stirs_at_level_eight() -> None:
    side = Side(level=7, trophies=["carnifex"])
    scenario = RelicScenario(side, scenario="hive", tops={"blue": ["broodlord"]}).land("sanctuary").play("done", "spend:carnifex")
    assert scenario.lying("sanctuary") == ["broodlord"]


@rule("RE-SCEN-01")
def test_the_golden_key_pays_for_relics() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    scenario = RelicScenario(Side(completed=completed), scenario="key").land("sanctuary").play("done", "relic")
    assert scenario.play(scenario.keys[0]).player().influence == 5


@rule("RE-POWER-05", "RE-SUPP-02")
def test_sabotage_in_another_players_turn() -> None:
    scenario = RelicScenario(Side(influence=5), Side(hand=["sabotage"])).begin(1)
    assert scenario.seat == 1
    scenario.play("play:sabotage", "choose:1")
    assert scenario.player(0).influence == 3


# Scenarios


@rule("RE-SCEN-01", "RE-CORR-07")
def test_corruptis_draws_further_corruption_once() -> None:
    sides = (Side("commissar", at="maze"), Side("ogryn"))
    tops = {"corruption": ["-".join(("extra", "eyes")), "cloven-hooves", "warp-sight", "near-daemonhood"]}
    scenario = RelicScenario(*sides, scenario="corruptis", tops=tops).begin()
    assert len(scenario.player().corruption.cards) == 3
    scenario = RelicScenario(Side("commissar", at="palace", strength=12, assets=["blade-of-saint-antias"]), scenario="corruptis").begin()
    assert scenario.keys == ["choose:1", "choose:2", "choose:3"]


@rule("RE-SCEN-02", "RE-SHEETB-01")
def test_the_hive_is_fought_twice_a_turn() -> None:
    scenario = RelicScenario(Side(at="palace", strength=12, willpower=12), scenario="hive").begin(1, 2, 1, 2)
    assert scenario.player().tokens[0] == 2
    scenario = RelicScenario(Side(at="palace", strength=12, willpower=1), scenario="hive").begin(6, 1, 1)
    assert (scenario.player().tokens[0], scenario.player().life) == (0, 3)


@rule("RE-SCEN-02", "RE-WIN-01")
def test_the_trials_of_the_golden_key() -> None:
    dials = {"strength": 12, "willpower": 12, "cunning": 1}
    scenario = RelicScenario(Side(at="palace", **dials), scenario="key").begin(2, 2, 2)
    assert (scenario.player().tokens, scenario.player().life) == ([0, 1, 1, 0], 4)
    scenario = RelicScenario(Side(at="palace", strength=12, willpower=12, cunning=12), scenario="key").begin(2, 2, 2)
    assert scenario.match.result is not None
    assert scenario.match.result.winners == (0,)
    side = Side(at="palace", tokens=[0, 1, 1, 0], cunning=12)
    assert RelicScenario(side, scenario="key").begin(2).match.result is not None


@rule("RE-SCEN-03", "RE-SCEN-01", "RE-VANQ-06")
def test_the_beacon_burns_the_others_and_takes_its_tokens_back() -> None:
    scenario = RelicScenario(Side(at="palace"), Side(at="hab", life=5), scenario="beacon").begin(6)
    assert (scenario.player(0).tokens[0], scenario.player(1).life) == (1, 3)
    scenario = RelicScenario(Side(at="scenario", life=1, tokens=[3, 0, 0, 0]), Side(at="hab"), scenario="beacon").begin(1)
    assert (scenario.at(), scenario.player().tokens) == ("sanctuary", [0, 0, 0, 0])
    assert not scenario.player().out


# Threat cards and relics


@rule("RE-CLAR-07", "RE-EXPL-07")
def test_bombardment_and_migration() -> None:
    lying = {"furnace": ["naval-bombardment"], "scrapfields": ["nob", "slugga-boy", "choppa"], "canyon": ["broodlord"]}
    scenario = RelicScenario(lying=lying).land("furnace")
    assert scenario.keys == ["go:scrapfields", "go:canyon"]
    assert scenario.play("go:scrapfields").lying("scrapfields") == ["choppa"]
    scenario = RelicScenario(lying={"landing": ["migrating-swarm"], "canyon": ["broodlord"]}).land("landing")
    assert "go:envoy" not in scenario.keys
    assert scenario.play("go:hab").lying("hab") == ["broodlord"]


@rule("RE-CLAR-07", "RE-EXPL-07")
def test_raiders_find_the_leader() -> None:
    sides = (Side(level=1), Side(level=4, at="sanctuary"), Side(level=4, at="hab"))
    scenario = RelicScenario(*sides, lying={"foothills": ["craftworld-raiders"]}, tops={"yellow": ["nob"] and ["windrider"]})
    scenario.land("foothills")
    assert scenario.keys == ["player:2", "player:3"]
    assert scenario.play("player:3").lying("hab") == ["windrider"]


@rule("RE-POWER-04")
def test_a_spy_takes_a_random_power_card() -> None:
    scenario = RelicScenario(Side(), Side(hand=["omen"]), lying={"foothills": ["spy-network"]}).any_dice().land("foothills")
    assert (scenario.hand(0), scenario.hand(1)) == (["omen"], [])


@rule("RE-BATTLE-03", "RE-DISC-03")
def test_the_tarot_turns_up_a_power_card() -> None:
    side = Side(assets=["tarot-of-the-golden-throne"])
    scenario = RelicScenario(side, lying={"furnace": ["nob"]}, tops={"power": ["offering"]}).land("furnace", 1, 1)
    scenario.play("use:tarot-of-the-golden-throne")
    assert "has 11 against 6" in scenario.said()
    assert scenario.pile("power") == ["offering"]


@rule("RE-EXP-04", "RE-CLAR-01")
def test_the_roll_of_honour_makes_levels_cheaper() -> None:
    side = Side(assets=["roll-of-honour"], trophies=["nob"])
    assert RelicScenario(side).land("sanctuary").play("done", "spend:nob").player().level == 1


@rule("RE-VANQ-02", "RE-VANQ-03")
def test_the_bones_of_the_saint_keep_what_is_lost() -> None:
    side = Side(life=1, strength=1, assets=["bones-of-the-saint"], trophies=["carnifex"], influence=4)
    scenario = RelicScenario(side, lying={"furnace": ["nob"]}).land("furnace", 3, 3)
    assert (scenario.at(), scenario.trophies(), scenario.player().influence) == ("sanctuary", ["carnifex"], 4)


@rule("RE-EXP-08", "RE-SUPP-02")
def test_the_crown_raises_the_power_limit() -> None:
    side = Side(assets=["crown-of-command"], hand=["miracle", "blessing"])
    scenario = RelicScenario(side, tops={"power": ["omen"]}).land("sanctuary").play("done")
    assert "done" in scenario.keys
    assert len(scenario.hand()) == 3


@rule("RE-MULTI-04", "RE-CLAR-02")
@pytest.mark.parametrize(
    ("ban", "enemy", "space", "asset"),
    [("weapon", "ard-boy", "furnace", "choppa"), ("armour", "tankbusta", "furnace", "power-armour"), ("ally", "deff-dread", "furnace", "guard-squad")],
)
def test_what_enemies_forbid(ban: str, enemy: str, space: str, asset: str) -> None:
    scenario = RelicScenario(Side(strength=12, assets=[asset]), lying={space: [enemy]}).land(space, 1, 1)
    assert scenario.deeds("used") == []
    assert not scenario.table.in_force.bans, "the ban ends with the battle"
    scenario = RelicScenario(Side(strength=12, assets=[asset]), lying={space: ["slugga-boy"]}).land(space)
    assert f"use:{asset}" in scenario.keys


@rule("RE-CLAR-02", "RE-POWER-06")
def test_power_cards_cannot_stand_for_a_roll_against_some() -> None:
    scenario = RelicScenario(Side("commissar", hand=["offering"]), lying={"furnace": ["bloodletter"]}).land("furnace", 1, 1)
    assert scenario.deeds("outcome")[0] == ("outcome", 0, 0), "nobody was asked for a card"
    scenario = RelicScenario(Side("commissar", hand=["battle-focus"]), lying={"landing": ["chaos-sorcerer"]}).land("landing", 1)
    assert scenario.keys == ["roll", "number:battle-focus"]


# Missions


@rule("RE-MISSION-03", "RE-MISSION-04")
@pytest.mark.parametrize(
    ("mission", "lying", "dice"),
    [
        ("purge-the-heretic", ["khorne-berzerker"], (1, 5)),
        ("fell-the-giant", ["killa-kan"], (1, 5)),
        ("banish-the-daemon", ["bloodletter"], (1, 5)),
        ("hold-the-line", ["slugga-boy", "slugga-boy"], (1, 5)),
        ("muster-the-faithful", ["guard-squad", "guard-squad"], ()),
    ],
)
def test_missions_of_the_field(mission: str, lying: list[str], dice: tuple[int, ...]) -> None:
    scenario = RelicScenario(Side(mission=mission, strength=9), lying={"furnace": lying}).land("furnace", *dice)
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]


@rule("RE-MISSION-03", "RE-MOVE-10")
def test_missions_of_travel() -> None:
    scenario = RelicScenario(Side(mission="pilgrimage", marks=2, progress=1)).land("sanctuary")
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    assert scenario.player().dials[1] == 4
    scenario = RelicScenario(Side(mission="survey-the-sector", marks=3, progress=2)).any_dice().land("jungle")
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    scenario = RelicScenario(Side(mission="survey-the-sector", marks=3, progress=2)).any_dice().land("furnace")
    assert scenario.deeds("mission-done") == []


@rule("RE-MISSION-03", "RE-CLAR-09", "RE-TEST-01")
def test_missions_of_payment_and_trial() -> None:
    goal = next(card.goal for card in CONTENT.cards if card.id == "pay-the-tithe")
    scenario = RelicScenario(Side(mission="pay-the-tithe", influence=goal.count), Side(mission="rite-of-the-machine"))
    scenario.land("spire").play("done", "yes")
    assert (scenario.player().influence, scenario.player().level) == (0, 1)
    sides = (Side(assets=["choppa", "boltgun"]), Side())
    scenario = RelicScenario(*sides).land("manufactorum").play("done", "yes")
    assert (scenario.assets(), scenario.deeds("mission-done")) == (["choppa"], [("mission-done", 0, 0)])
    scenario = RelicScenario(Side(mission="night-vigil", willpower=9)).land("sanctuary", 3).play("done", "yes")
    assert scenario.player().dials[1] == 10
    scenario = RelicScenario(Side(mission="night-vigil", willpower=9)).land("sanctuary", 1).play("done", "yes")
    assert scenario.deeds("mission-done") == []


@rule("RE-MISSION-03", "RE-COMP-09")
def test_missions_of_purity_study_and_clearing() -> None:
    scenario = RelicScenario(Side(mission="audit-of-purity", life=3)).land("sanctuary").play("done")
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    scenario = RelicScenario(Side(mission="audit-of-purity", corruption=["-extra-eyes"])).land("sanctuary").play("done")
    assert scenario.deeds("mission-done") == []
    goal = next(card.goal for card in CONTENT.cards if card.id == "sanctioned-study")
    scenario = RelicScenario(Side(mission="sanctioned-study", progress=goal.times() - 1, hand=["omen"])).begin().play("play:omen", "deck:1")
    scenario.play(scenario.keys[0])
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    side = Side(mission="liberate-the-forge-world", placed=[8], progress=1)
    scenario = RelicScenario(side, lying={"furnace": ["choppa"]}).land("furnace")
    assert scenario.asked == "Market.take"
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]


@rule("RE-COMP-09")
def test_only_the_token_of_ones_own_space_is_removed() -> None:
    side = Side(mission="liberate-the-forge-world", placed=[8, 9])
    scenario = RelicScenario(side, lying={"furnace": ["choppa"]}).land("furnace")
    assert (scenario.player().placed, scenario.player().progress) == ([9], 1)
    assert RelicScenario(side).land("sanctuary").player().placed == [8, 9], "no token lies there"
    weak = Side(mission="liberate-the-forge-world", placed=[8, 9], strength=1)
    lost = RelicScenario(weak, lying={"furnace": ["slugga-boy"]}).land("furnace", 5, 1)
    for _ in range(5):
        if lost.deeds("outcome"):
            break
        lost.idle()
    assert ("lost" in lost.said(), lost.player().placed) == (True, [8, 9])


@rule("RE-MISSION-03")
def test_know_the_enemy_looks_at_trophies() -> None:
    side = Side(mission="know-the-enemy", trophies=["slugga-boy", "eldar-guardian"], strength=9)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy", "khorne-berzerker"]}).land("furnace", 1, 6, 1)
    assert scenario.player().level == 1


# Texts


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_card_has_a_text_unless_it_has_nothing_to_say(lang: str) -> None:
    for kind, definitions in CONTENT.entries.items():
        for each in definitions:
            text = plain(CONTENT.text_of(kind, each.index, lang))
            assert text or (kind == "space" and not each.boxes and each.gate < 0), each.id
            assert not text or text[-1] in ".!?", text


def test_a_card_of_each_sort_reads_like_its_sentence() -> None:
    texts = {
        "needle-rifle": "Prepare for Battle: you may spend 1 charge: +4 in Cunning battles.",
        "nob": "Strength 5. When battle scores are worked out: raise the enemy's battle score by the number of other Orks on your space. Win: gain 2 influence.",
        "stop-the-waaagh": "Objective: defeat 2 Orks; reward: gain 3 influence.",
        "shadow-in-the-warp": "Every player discards 1 Power card.",
    }
    for card, text in texts.items():
        assert plain(CONTENT.text_of("card", CONTENT.find("card", card), "en")) == text


@rule("RE-COMP-07")
@pytest.mark.parametrize(("number", "count"), [(value, 6) for value in range(1, 7)])
def test_six_power_cards_of_each_number(number: int, count: int) -> None:
    assert sum(card.count for card in CONTENT.cards if card.deck == "power" and card.value == number) == count


def test_the_sheets_counts_of_factions_and_activations() -> None:
    cards = [card for card in CONTENT.cards if card.type == "enemy"]
    counts = {(deck, trait): sum(card.count for card in cards if card.deck == deck and trait in card.traits) for deck in vocabulary.COLOURS for trait in vocabulary.FACTIONS}
    assert {key: value for key, value in counts.items() if value} == {
        ("red", "ork"): 35, ("red", "chaos"): 5, ("blue", "tyranid"): 27, ("blue", "chaos"): 13, ("yellow", "eldar"): 32,
        ("yellow", "chaos"): 8,
    }  # fmt: skip
    activation = [sum(card.count for card in CONTENT.cards if card.deck == "corruption" and card.activation == n) for n in range(1, 6)]
    assert activation == [6, 9, 8, 5, 2]


@rule("RE-VANQ-06", "RE-SCEN-01")
def test_tokens_stay_for_those_who_fall_elsewhere() -> None:
    side = Side(life=1, strength=1, tokens=[3, 0, 0, 0])
    scenario = RelicScenario(side, scenario="beacon", lying={"furnace": ["nob"]}).land("furnace", 3, 3)
    assert (scenario.at(), scenario.player().tokens[0]) == ("sanctuary", 3)
    side = Side(at="scenario", life=1, strength=1, willpower=1, cunning=1, tokens=[1, 0, 0, 0])
    scenario = RelicScenario(side).begin(1, 6, 1, 1)
    assert (scenario.at(), scenario.player().tokens[0]) == ("sanctuary", 1)


@rule("RE-TIER-03", "RE-MISSION-03")
def test_a_mission_of_a_space_is_not_looked_at_from_elsewhere() -> None:
    scenario = RelicScenario(Side(mission="audit-of-purity", influence=2)).land("sanctuary").play("text-box:2")
    assert scenario.at() == "shrineworld"
    assert scenario.deeds("mission-done") == []


@rule("RE-BONUS-01", "RE-BONUS-02")
def test_no_bonus_of_an_attribute_helps_in_a_test_of_level() -> None:
    scenario = RelicScenario(Side(at="rift", assets=["codex-of-ten-thousand-years", "auspex"], level=4)).begin(3)
    assert scenario.at() == "maze"
    assert scenario.deeds("used") == []
    assert "tests level: 7, failure" in scenario.said()


@rule("RE-CORR-01", "RE-CORR-02")
def test_a_battle_sister_gives_herself_for_her_owner() -> None:
    tops = {"corruption": ["warp-taint", "warp-taint"]}
    scenario = RelicScenario(Side("commissar", at="maze", assets=["battle-sister"]), tops=tops).begin()
    assert scenario.rule == "RE-CORR-01"
    scenario.play("use:battle-sister")
    assert (scenario.corruption(), scenario.assets(), scenario.player().influence) == (["warp-taint"], [], 2)


@rule("RE-CLAR-10", "RE-LIFE-03")
def test_what_works_once_a_turn_works_again_in_the_next_own_turn() -> None:
    side = Side(strength=1, life=8, assets=["halo-of-defiance"])
    scenario = RelicScenario(side, lying={"furnace": ["squiggoth"]}).land("furnace", 3, 3)
    assert scenario.player().life == 6
    assert scenario.player().once
    while scenario.turn < 3:
        scenario.next_turn()
    assert not scenario.player().once


@rule("RE-CLAR-10", "RE-GEAR-07")
def test_a_sentence_whose_condition_does_not_hold_is_silent() -> None:
    scenario = RelicScenario(Side(life=5, assets=["phial-of-the-martyrs"], at="hab")).begin(1)
    assert scenario.player().life == 5
    scenario = RelicScenario(Side(life=4, assets=["phial-of-the-martyrs"], at="hab")).begin(1)
    assert scenario.player().life == 5
