"""Whom a text means, how much, and on what condition."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.core.text.phrasebook import plain
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def fight(enemies: list[str], *dice: int, space: str = "furnace", **given: Any) -> RelicScenario:
    return RelicScenario(Side(given.pop("character", "captain"), **given), lying={space: enemies}).land(space, *dice)


@rule("RE-BATTLE-10")
@pytest.mark.parametrize(
    ("enemies", "score"),
    [(["nob"], 6), (["nob", "loota"], 7), (["nob", "loota", "loota", "choppa"], 8), (["nob", "eldar-guardian"], 6)],
)
def test_an_enemy_counts_others_of_its_kind_on_the_space(enemies: list[str], score: int) -> None:
    scenario = fight(enemies, 1, 1, strength=12).any_dice()
    if "fight:1" in scenario.keys:
        scenario.play("fight:1")
    assert f"has 13 against {score}. " in scenario.said()


@rule("RE-BATTLE-10")
def test_an_enemy_counts_cards_of_the_player() -> None:
    scenario = fight(["daemonette"], 1, 1, space="landing", willpower=12, corruption=["-extra-eyes", "-warp-taint"])
    assert "has 13 against 7. " in scenario.said()


@rule("RE-BATTLE-03", "RE-BONUS-04")
def test_what_adds_the_number_of_allies_adds_nothing_without_any() -> None:
    scenario = fight(["slugga-boy"], 1, 1, character="commissar")
    assert scenario.deeds("invoked") == []
    scenario = fight(["slugga-boy"], character="commissar", assets=["guard-squad"])
    assert scenario.keys == ["invoke:inspire", "use:guard-squad", "pass"]


@rule("RE-BATTLE-03", "RE-BONUS-04")
def test_of_two_bonuses_only_the_fitting_one_counts() -> None:
    """The Censer adds 3 in Willpower battles, and 2 against daemons in any."""
    scenario = fight(["bloodletter"], 1, 1, assets=["censer-of-exorcism"], strength=6).play("use:censer-of-exorcism")
    assert "has 9 against 7" in scenario.said()
    scenario = fight(["daemonette"], 1, 1, space="landing", assets=["censer-of-exorcism"], willpower=6).play("use:censer-of-exorcism")
    assert "has 12 against 5" in scenario.said()
    scenario = fight(["tyranid-warrior"], 1, 1, space="landing", assets=["censer-of-exorcism"], willpower=6)
    assert "has 10 against 6" in scenario.play("use:censer-of-exorcism").said()
    scenario = fight(["slugga-boy"], 1, 1, assets=["censer-of-exorcism"], strength=6)
    assert scenario.deeds("used") == []


@rule("RE-BATTLE-09", "RE-DICE-07")
@pytest.mark.parametrize(("die", "again"), [(1, True), (2, True), (3, False)])
def test_a_range_of_faces(die: int, again: bool) -> None:
    scenario = fight(["nob"], 1, die, character="ogryn", strength=5)
    assert ("invoke:just-muscle" in scenario.keys) is again


@rule("RE-BATTLE-14", "RE-CORR-01")
@pytest.mark.parametrize(("dice", "cards"), [((1, 6, 1), 1), ((1, 5), 0), ((1, 1), 0)])
def test_a_single_face(dice: tuple[int, ...], cards: int) -> None:
    scenario = fight(["slugga-boy"], *dice, character="commissar", assets=["daemon-blade"], strength=6).play("use:daemon-blade")
    assert scenario.trophies() == ["slugga-boy"]
    assert len(scenario.player().corruption.cards) == cards


@rule("RE-BATTLE-08", "RE-DICE-03")
@pytest.mark.parametrize(("enemy", "space", "dice"), [("nob", "furnace", 2), ("broodlord", "landing", 2), ("windrider", "foothills", 2), ("khorne-berzerker", "furnace", 1)])
def test_any_of_several_conditions(enemy: str, space: str, dice: int) -> None:
    scenario = fight([enemy], *[1] * (dice + 1), space=space, assets=["xenos-bane"], strength=9, willpower=9, cunning=9)
    if dice == 2:
        scenario.play("use:xenos-bane")
    assert scenario.deeds("rolled")[1] == ("rolled", 0, dice)


@rule("RE-DICE-07", "RE-BONUS-01")
def test_the_logic_engine_thinks_only_in_tests_of_cunning() -> None:
    scenario = RelicScenario(Side("enginseer", strength=3)).land("manufactorum", 2, 4).play("text-box:2")
    assert scenario.deeds("invoked") == []
    assert "tests Strength: 5, failure" in scenario.said()


@rule("RE-LEVEL-03", "RE-INFL-03")
def test_others_of_the_tier_pay_for_the_commissar() -> None:
    sides = (Side("commissar", level=7, trophies=["carnifex"], influence=5), Side(at="hab"), Side(at="scar"), Side(at="envoy", influence=0))
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "spend:carnifex", "attribute:3")
    assert [scenario.player(seat).influence for seat in range(4)] == [6, 2, 3, 0]


@rule("RE-DISC-03", "RE-EMPTY-01")
def test_the_tarot_of_a_deck_without_cards_adds_nothing() -> None:
    scenario = RelicScenario(Side(assets=["tarot-of-the-golden-throne"]), lying={"furnace": ["nob"]})
    scenario.only("power").land("furnace", 1, 1).play("use:tarot-of-the-golden-throne")
    assert "has 5 against 6" in scenario.said()


@rule("RE-LIFE-03", "RE-DISC-05")
@pytest.mark.parametrize(
    ("given", "use", "life"),
    [({"assets": ["guard-squad"]}, "use:guard-squad", 3), ({"hand": ["miracle"]}, "play:miracle", 4)],
)
def test_losing_two_life_at_once(given: dict[str, Any], use: str, life: int) -> None:
    """A lost battle costs one Life, the Squiggoth two more: the answer is given to the two."""
    scenario = fight(["squiggoth"], 1, 1, strength=1, life=5, **given)
    while scenario.player().life == 5:
        scenario.idle()
    assert scenario.player().life == 4
    assert scenario.play(use).player().life == life


@rule("RE-LIFE-03", "RE-CHARGE-02")
def test_what_is_prevented_needs_no_second_answer() -> None:
    scenario = fight(["nob"], 6, 1, 1, strength=1, life=4, assets=["guard-squad", "kustom-force-field"])
    while "use:kustom-force-field" not in scenario.keys:
        scenario.play("pass")
    scenario.play("use:kustom-force-field")
    assert (scenario.player().life, scenario.assets()) == (4, ["guard-squad", "kustom-force-field"])
    assert scenario.asked == "Experience.discard"


@rule("RE-BATTLE-14", "RE-BATTLE-18")
def test_a_tie_needs_no_ward() -> None:
    scenario = fight(["slugga-boy"], 4, 3, character="inquisitor", strength=4, hand=["ward-of-faith"]).play("roll")
    assert "is a tie" in scenario.said()
    assert scenario.hand() == ["ward-of-faith"]


@rule("RE-BATTLE-11", "RE-BATTLE-12")
def test_the_battle_view_names_where_each_number_comes_from() -> None:
    side = Side("inquisitor", willpower=4, strength=5, assets=["boltgun"], hand=["battle-focus"], corruption=["-extra-eyes", "bestial-claws"])
    scenario = RelicScenario(side, lying={"furnace": ["khorne-berzerker", "renegade-guardsman"]}).land("furnace", 2, 3)
    scenario.play("invoke:daemon-hunter", "use:boltgun", "use:bestial-claws", "play:battle-focus")
    scene = {thing.id: thing for thing in scenario.match.scene(0).things}
    own, foe = scene["own-score"], scene["foe-score"]
    assert [(share.amount, share.source) for share in own.shares] == [  # type: ignore[union-attr]
        (5, "Strength"), (3, "roll"), (1, "character or scenario"), (2, "Boltgun"), (2, "Bestial Claws"), (1, "Battle Focus"),
    ]  # fmt: skip
    assert (own.value, foe.value) == (14, 10)  # type: ignore[union-attr]


@rule("RE-CLAR-01")
@pytest.mark.parametrize(
    "text",
    [
        "effect: reroll", "effect: {dice: 1}", "effect: {bonus: 1, in: battle}", "effect: {if: {foe: ork}, do: {gain: 1, of: life}}",
        "effect: tie", "effect: {prevent: 1, of: life}",
    ],
)  # fmt: skip
def test_a_pack_cannot_put_a_verb_where_it_has_no_meaning(tmp_path: Any, text: str) -> None:
    (tmp_path / "pack.yaml").write_text("id: odd\nversion: '1'\ngame: relic\nlanguages: [en, pl]\nlicence: MIT\n", encoding="utf-8")
    card = f"cards:\n  - id: odd\n    name: {{en: Odd, pl: Dziwna}}\n    deck: red\n    type: event\n    {text}\n"
    (tmp_path / "cards.yaml").write_text(card, encoding="utf-8")
    with pytest.raises(Problems, match="nothing of the kind is under way"):
        RelicScenario(packs=(tmp_path,))


@pytest.mark.parametrize(
    ("condition", "en", "pl"),
    [
        ("{least: 2, of: {count: trophy}}", "you have at most 1 trophy", "masz co najwyżej 1 trofeum"),
        ("{least: 1, of: {count: corruption}}", "you have no Corruption cards", "nie masz żadnych kart Spaczenia"),
        ("{most: 0, of: {count: corruption}}", "you have at least 1 Corruption card", "masz co najmniej 1 kartę Spaczenia"),
        ("{most: 3, of: {dial: level}}", "your level is at least 4", "twój poziom wynosi co najmniej 4"),
        ("{least: 5, of: {dial: life}}", "your Life is at most 4", "twoje życie wynosi co najwyżej 4"),
    ],
)
def test_the_contrary_of_a_number_is_told_as_a_number(tmp_path: Path, condition: str, en: str, pl: str) -> None:
    (tmp_path / "pack.yaml").write_text("id: odd\nversion: '1'\ngame: relic\nlanguages: [en, pl]\nlicence: MIT\n", encoding="utf-8")
    effect = f"{{if: {{not: {condition}}}, do: {{may: {{lose: 1, of: life}}}}}}"
    card = f"cards:\n  - {{id: odd, name: {{en: Odd, pl: Dziwna}}, deck: red, type: event, effect: {effect}}}\n"
    (tmp_path / "cards.yaml").write_text(card, encoding="utf-8")
    content = get("relic").content((tmp_path,))
    index = content.find("card", "odd:odd")
    assert plain(content.text_of("card", index, "en")).startswith(f"If {en}, you may ")
    assert plain(content.text_of("card", index, "pl")).startswith(f"Jeśli {pl}, ")
