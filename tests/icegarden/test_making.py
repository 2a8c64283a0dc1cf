"""Making: M-factor, upgrades, summoning."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.making import Making
from tests.icegarden.scenario import A, B, C, IceGardenScenario

rule = pytest.mark.rule
DYKEN, CALLO, FREIHOFF = 1, 2, 0


def making(name: str, play: IceGardenScenario | None = None, **tokens: int) -> IceGardenScenario:
    play = play or IceGardenScenario()
    play.put(name, A, 1).give(name, **tokens)
    return play.run(Making(play.seat_of(name)))


@rule("IG-MAKE-01")
def test_three_sub_actions_each_once() -> None:
    play = making("callo", m0=2, m1=2, gold=1)
    assert play.keys == ["do:shift", "do:upgrade", "do:summon", "pass"]
    play.play("do:shift", "pass")
    assert play.why_not("callo", "deed", "shift") == "IG-MAKE-01"
    assert play.why_not("callo", "deed", "attack") == "IG-ACT-04"
    play.play("do:upgrade", "buy:faun:attack")
    assert play.keys == ["do:summon", "pass"]
    play.play("do:summon", "summon:wild-children:1")
    assert play.done
    assert play.snow == 3
    assert play.events("declined") == []
    assert len(making("callo", m0=2).play("pass").events("declined")) == 1


@rule("IG-MAKE-03")
def test_each_sub_action_raises_the_snow_by_one() -> None:
    play = making("callo", m0=2, m1=2, gold=1)
    for snow, answers in ((1, ("do:upgrade", "buy:faun:attack")), (2, ("do:summon", "summon:wild-children:1")), (3, ("do:shift", "pass"))):
        assert play.play(*answers).snow == snow


@rule("IG-MAKE-02")
@pytest.mark.parametrize("order", [("summon", "shift", "upgrade"), ("upgrade", "summon", "shift"), ("shift", "summon")])
def test_in_any_order_and_any_may_be_left_out(order) -> None:
    play = making("callo", m0=3, m1=2, gold=1)
    answers = {"shift": ["pass"], "upgrade": ["pass"], "summon": ["summon:wild-children:1"]}
    for deed in order:
        play.play(f"do:{deed}", *answers[deed])
    play.finish()
    assert play.snow == len(order)


@rule("IG-MAKE-04")
@pytest.mark.parametrize(
    ("answers", "value"), [(("do:shift",), 0), (("do:upgrade",), 0), (("do:summon", "summon:wild-children:2"), -1), (("do:summon", "summon:faun:2"), -3)]
)
def test_what_each_sub_action_costs_in_reputation(answers, value) -> None:
    play = making("callo", m0=1, m1=2, m2=2, gold=1).play(*answers)
    assert play.reputations[CALLO] == value


@rule("IG-MFAC-01")
def test_moving_m_factor_costs_one_reputation_and_one_snow() -> None:
    play = making("callo", m0=1).play("do:shift")
    assert (play.stack(0), play.snow) == (["callo"], 1)
    play.play("pass", "pass")
    assert (play.stack(0), play.snow, play.tokens("callo")) == (["callo"], 1, {"m0": 1})


@rule("IG-MFAC-02")
def test_one_move_is_one_token_one_level_up_or_down() -> None:
    play = making("callo", m0=1, m2=1).play("do:shift")
    assert play.keys == ["shift:level-0:level-1", "shift:level-2:level-3", "shift:level-2:level-1", "pass"]
    assert play.play("shift:level-2:level-3").tokens("callo") == {"m0": 1, "m3": 1}


@rule("IG-MFAC-02", "IG-MFAC-03")
def test_five_moves_up_and_down_among_all_tokens() -> None:
    play = making("callo", m0=2, m3=1).play("do:shift")
    assert play.keys == ["shift:level-0:level-1", "shift:level-3:level-2", "pass"]
    play.play("shift:level-0:level-1", "shift:level-0:level-1", "shift:level-1:level-2", "shift:level-3:level-2")
    assert play.tokens("callo") == {"m1": 1, "m2": 2}
    play.play("shift:level-2:level-3")
    assert play.tokens("callo") == {"m1": 1, "m2": 1, "m3": 1}
    assert play.asked == "Making.choose", "a sixth move is not offered"


@rule("IG-MFAC-04")
def test_unused_moves_are_lost() -> None:
    play = making("callo", m0=3).play("do:shift", "shift:level-0:level-1", "shift:level-1:level-2", "shift:level-2:level-3", "pass")
    assert play.tokens("callo") == {"m0": 2, "m3": 1}
    assert not [key for key in play.keys if key.startswith("shift") or key == "do:shift"]


# Upgrades


@rule("IG-UPG-01")
def test_an_upgrade_costs_reputation_and_snow_whether_or_not_one_buys() -> None:
    play = making("callo", m0=3, gold=3).play("do:upgrade")
    assert (play.stack(0), play.snow) == (["callo"], 1)
    play.play("pass")
    assert play.tokens("callo") == {"m0": 3, "gold": 3}
    play = making("callo", m0=3, gold=3).play("do:upgrade", "buy:faun:attack")
    assert play.keys == ["do:shift", "pass"], "one upgrade, never more"
    assert play.player("callo").bought == [-1, -1, vocabulary.ATTACK, -1, -1, -1]
    assert play.tokens("callo") == {"m0": 2, "gold": 2}
    assert play.amounts("paid") == [1, 1], "gold and M-factor; nothing else is paid"


@pytest.mark.parametrize(
    ("ability", "price"),
    [
        pytest.param("attack", {"m0": 1, "gold": 1}, marks=rule("IG-UPG-02")),
        pytest.param("shield", {"m0": 1, "gold": 1}, marks=rule("IG-UPG-02")),
        pytest.param("domination", {"m0": 1, "population": 1}, marks=rule("IG-UPG-03")),
        pytest.param("speed", {"m0": 2}, marks=rule("IG-UPG-04")),
    ],
)
def test_prices(ability, price) -> None:
    play = making("callo", m0=2, gold=2, population=2).play("do:upgrade", f"buy:faun:{ability}")
    left = {kind: 2 - price.get(kind, 0) for kind in ("m0", "gold", "population")}
    assert play.tokens("callo") == {kind: count for kind, count in left.items() if count}
    assert play.upgrades[play.content.find("ability", ability)] == 4
    assert {"attack": "IG-UPG-02", "shield": "IG-UPG-02", "domination": "IG-UPG-03", "speed": "IG-UPG-04"}[ability] in play.rules()
    play = making("callo", **price).play("do:upgrade")
    assert f"buy:faun:{ability}" in play.keys
    for kind in price:
        short = {**price, kind: price[kind] - 1}
        poor = making("callo", **short).play("do:upgrade")
        assert f"buy:faun:{ability}" not in poor.keys


@rule("IG-UPG-05")
def test_upgrades_are_paid_from_level_zero() -> None:
    play = making("callo", m1=3, m2=3, gold=3, population=3).play("do:upgrade")
    assert play.asked == "Making.choose", "nothing can be bought"
    assert play.player("callo").bought == [-1] * 6
    assert making("callo", m0=1, gold=1).play("do:upgrade").keys[-1] == "pass"
    for few in ({"m0": 1}, {"m0": 1, "m1": 1}):
        assert making("callo", **few).play("do:upgrade").asked == "Making.choose", "gold or population is missing"
    assert "buy:faun:domination" in making("callo", m0=1, population=1).play("do:upgrade").keys


@rule("IG-UPG-09")
def test_why_a_type_cannot_be_upgraded() -> None:
    play = making("callo", m0=1, gold=1).play("do:upgrade")
    assert play.why_not("callo", "unit", "wild-children") == "", "a Shield fits"
    assert play.why_not("callo", "region", "iron-shore") == "IG-ACT-04"
    play.upgrade("wild-children", vocabulary.SHIELD).ask_again()
    assert play.why_not("callo", "unit", "wild-children") == "IG-UPG-09"
    assert play.why_not("callo", "unit", "crab") == "IG-SETUP-02"


@rule("IG-UPG-12")
def test_an_upgrade_outlives_its_units() -> None:
    play = IceGardenScenario().put("callo", A, wild_children=1).upgrade("wild-children", vocabulary.DOMINATION)
    play.table.to_reserve(CALLO, 0)
    assert play.player("callo").bought[0] == vocabulary.DOMINATION
    assert play.put("callo", C, wild_children=1).influence("callo", C) == 2


@rule("IG-UPG-06")
def test_an_upgrade_belongs_to_all_units_of_the_type() -> None:
    play = making("callo", IceGardenScenario().put("callo", A, wild_children=1).put("callo", B, wild_children=2), m0=1, population=1)
    before = [play.influence("callo", region) for region in (A, B)]
    play.play("do:upgrade", "buy:wild-children:domination")
    assert [play.influence("callo", region) for region in (A, B)] == [before[0] + 1, before[1] + 2]
    assert play.player("callo").power == [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0], "no other type has it"
    assert IceGardenScenario().upgrade("faun", vocabulary.SHIELD).player("callo").power[:4] == [1, 0, 0, 0]
    assert IceGardenScenario().upgrade("faun", vocabulary.SHIELD, vocabulary.SPEED).player("callo").power[4:8] == [0, 1, 0, 1]
    assert IceGardenScenario().upgrade("nightmare", vocabulary.SHIELD, vocabulary.SPEED).player("callo").power[8:] == [0, 1, 1, 1]


@rule("IG-UPG-11")
def test_a_type_with_a_free_slot_needs_no_replacing_and_a_full_one_nothing_else() -> None:
    def offered(*bought: int) -> set[str]:
        play = making("callo", IceGardenScenario().upgrade("faun", *bought), m0=2, gold=1, population=1).play("do:upgrade")
        return {key.split(":")[0] for key in play.keys if ":faun:" in key}

    assert "buy" in offered(vocabulary.ATTACK)
    assert offered(vocabulary.ATTACK, vocabulary.SHIELD) == {"replace-upgrade"}


@rule("IG-UPG-07")
def test_a_full_type_can_only_replace_what_was_bought() -> None:
    play = making("callo", IceGardenScenario().upgrade("faun", vocabulary.ATTACK, vocabulary.SHIELD), m0=2, gold=1, population=1).play("do:upgrade")
    faun = [key for key in play.keys if ":faun:" in key]
    assert faun == [
        "replace-upgrade:faun:domination:attack", "replace-upgrade:faun:domination:shield",
        "replace-upgrade:faun:speed:attack", "replace-upgrade:faun:speed:shield",
    ]  # fmt: skip
    play.play("replace-upgrade:faun:speed:attack")
    assert sorted(play.player("callo").bought[2:4]) == [vocabulary.SHIELD, vocabulary.SPEED]
    assert play.upgrades == [5, 4, 5, 4]
    two = IceGardenScenario().upgrade("wild-children", vocabulary.SHIELD).upgrade("faun", vocabulary.SHIELD, vocabulary.SPEED)
    making("callo", two, m0=1, population=1).play("do:upgrade", "replace-upgrade:faun:domination:shield")
    assert two.player("callo").bought[:4] == [vocabulary.SHIELD, -1, vocabulary.DOMINATION, vocabulary.SPEED], "the Shield of the other type stays"


@rule("IG-UPG-08")
def test_printed_abilities_are_not_covered() -> None:
    """The Crab has two printed Attacks and one slot: with the slot full only the bought token can go."""
    play = making("dyken", IceGardenScenario().upgrade("crab", vocabulary.SPEED), m0=2, gold=1, population=1).play("do:upgrade")
    crab = [key for key in play.keys if ":crab:" in key]
    assert crab == ["replace-upgrade:crab:shield:speed", "replace-upgrade:crab:domination:speed"]
    play.play(crab[0])
    assert play.player("dyken").power[:4] == [2, 1, 0, 0]


@rule("IG-UPG-09")
def test_units_of_level_one_and_two_have_nothing_twice() -> None:
    play = making("callo", IceGardenScenario().upgrade("faun", vocabulary.ATTACK), m0=2, gold=2, population=2).play("do:upgrade")
    assert "buy:faun:attack" not in play.keys
    assert "buy:faun:shield" in play.keys
    assert "buy:wild-children:attack" not in play.keys, "one is printed"
    crabs = making("dyken", m0=2, gold=2).play("do:upgrade")
    assert "buy:crab:attack" not in crabs.keys
    assert crabs.player("dyken").power[vocabulary.ATTACK] == 2, "their printed pair is the exception"


@rule("IG-UPG-10")
def test_level_three_may_have_the_same_several_times() -> None:
    play = making("callo", IceGardenScenario().upgrade("nightmare", vocabulary.DOMINATION), m0=1, population=1).play("do:upgrade", "buy:nightmare:domination")
    assert play.player("callo").power[8 + vocabulary.DOMINATION] == 3


@rule("IG-COMP-12")
def test_an_ability_without_tokens_left_cannot_be_bought() -> None:
    play = making("callo", IceGardenScenario().on(upgrades=[0, 5, 5, 5]), m0=2, gold=2).play("do:upgrade")
    assert not [key for key in play.keys if key.endswith(":attack")]


# Summoning


@rule("IG-SUMMON-01")
def test_two_units_of_level_two_cost_four_reputation() -> None:
    play = making("callo", m2=2).reputation(("callo", 0), ("dyken", 1), ("freihoff", 1), ("fjollsfinn", 1))
    play.play("do:summon", "summon:faun:2").finish()
    assert (play.reputations[CALLO], play.snow) == (-4, 1)


@rule("IG-SUMMON-02")
def test_each_unit_costs_a_token_of_its_level() -> None:
    play = making("dyken", m0=3, m1=2, m3=1).play("do:summon")
    assert play.keys == ["summon:crab:1", "summon:crab:2", "summon:wyvern:1"]
    play.play("summon:crab:2").finish()
    assert play.tokens("dyken") == {"m0": 3, "m3": 1}


@rule("IG-SUMMON-10")
def test_m_factor_of_a_summoning_goes_back_to_the_supply() -> None:
    play = making("dyken", m0=3, m1=2, m3=1)
    supply = play.supply[vocabulary.M_FACTOR]
    play.play("do:summon", "summon:crab:2").finish()
    assert play.supply[vocabulary.M_FACTOR] == supply + 2


@rule("IG-SUMMON-03")
def test_one_type_for_each_making() -> None:
    play = making("dyken", m1=1, m2=1).play("do:summon", "summon:crab:1")
    assert play.keys == ["do:shift", "do:upgrade", "pass"]
    play.finish()
    assert play.figures("dyken", "rat_piper") == [-1, -1]
    play.run(Making(DYKEN)).play("do:summon")
    assert play.figures("dyken", "rat_piper") == [-1, A], "another Making brings the other type"


@rule("IG-SUMMON-04")
def test_no_more_than_the_reserve_holds() -> None:
    play = making("dyken", IceGardenScenario().put("dyken", B, crab=1), m1=3).play("do:summon")
    assert play.keys == ["summon:crab:1", "summon:crab:2"]


@rule("IG-SUMMON-05")
def test_none_when_all_are_on_the_board() -> None:
    play = making("callo", IceGardenScenario().put("callo", B, nightmare=1), m3=2)
    assert "do:summon" not in play.keys
    assert play.why_not("callo", "deed", "summon") == "IG-SUMMON-05"


@rule("IG-SUMMON-02")
def test_none_without_m_factor_on_their_level() -> None:
    play = making("callo", m0=4)
    assert play.why_not("callo", "deed", "summon") == "IG-SUMMON-02"
    play = making("callo", IceGardenScenario().put("callo", B, nightmare=1), m3=1)
    assert play.why_not("callo", "deed", "summon") == "IG-SUMMON-05", "the reason of the type that came nearest"


@rule("IG-SUMMON-06")
def test_tokens_on_the_level_need_not_all_be_spent() -> None:
    play = making("dyken", m1=3).play("do:summon", "summon:crab:1")
    assert play.tokens("dyken") == {"m1": 2}


@rule("IG-SUMMON-08")
def test_each_figure_appears_where_one_likes() -> None:
    def crabs(*regions: str) -> list[int]:
        play = making("dyken", IceGardenScenario().put("dyken", B, wyvern=1), m1=2).play("do:summon", "summon:crab:2")
        return play.play(*(f"region:{region}" for region in regions)).figures("dyken", "crab")

    assert crabs("ice-cape", "wolf-fjords") == [-1, A, B]
    assert crabs("wolf-fjords", "wolf-fjords") == [-1, B, B]
    play = making("dyken", m2=1).play("do:summon").finish()
    assert play.player("dyken").figures[3:5] == [A, -1], "the first figure of the reserve"


@rule("IG-SUMMON-07")
def test_figures_appear_where_one_has_influence() -> None:
    play = making("dyken", IceGardenScenario().put("dyken", B, wyvern=1).put("callo", C, 3), m1=2).play("do:summon", "summon:crab:2")
    assert play.keys == ["region:ice-cape", "region:wolf-fjords"]
    assert play.why_not("dyken", "region", "iron-shore") == "IG-SUMMON-07"
    assert play.why_not("dyken", "unit", "crab") == "IG-ACT-04", "now a region is chosen"
    play.play("region:ice-cape", "region:wolf-fjords")
    assert play.figures("dyken", "crab") == [-1, A, B]
    assert play.asked == "Making.choose"
    play = making("dyken", IceGardenScenario().put("dyken", B, wyvern=1), m1=2).play("do:summon")
    assert play.why_not("dyken", "region", "iron-shore") == "IG-ACT-04", "first how many, then where"
    assert play.why_not("dyken", "unit", "rat-piper") == "IG-SUMMON-02"
    assert play.why_not("dyken", "unit", "faun") == "IG-SETUP-02"


@rule("IG-SUMMON-09")
def test_crabs_cost_two_more_for_the_whole_summoning() -> None:
    """The example: two Crabs, 1 x 2 + 2 = 4."""
    play = making("dyken", m1=2).reputation(("dyken", 0), ("callo", 1), ("freihoff", 1), ("fjollsfinn", 1))
    play.play("do:summon", "summon:crab:2").finish()
    assert play.reputations[DYKEN] == -4
    play = making("dyken", m2=2).reputation(("dyken", 0), ("callo", 1), ("freihoff", 1), ("fjollsfinn", 1))
    play.play("do:summon", "summon:rat-piper:2").finish()
    assert play.reputations[DYKEN] == -4, "others pay level times number only"
