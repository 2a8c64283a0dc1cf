"""The example of each word that may stand in `when`, and of the other fields of a sentence: played until it is used at its moment.

The examples are a pack, docs/windows/relic, which the page of windows prints.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from pionek.core.registry import get
from pionek.core.rules.in_force import value
from pionek.games.relic import vocabulary
from pionek.games.relic.model.sentences import Sentence
from tests.relic.scenario import RelicScenario, Side

PACK = Path(__file__).parents[2] / "docs" / "windows" / "relic"
EXAMPLES = {each["id"]: each for each in yaml.safe_load((PACK / "sentences.yaml").read_text(encoding="utf-8"))["cards"]}
USES = get("relic").uses
CITED = "RE-COMP-01"
"""A rule that nothing cites in play: the examples are given it here, so that what they do is known from everything else."""
MISSIONS = ["pilgrimage", "blood-oath", "sealed-orders"]
Position = Callable[..., RelicScenario]


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("examples") / "windows"
    shutil.copytree(PACK, folder)
    path = folder / "sentences.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("    deck:", f"    rule: {CITED}\n    deck:"), encoding="utf-8")
    return folder


def moving(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(at="hab", life=4, assets=[card]), packs=packs).any_dice().begin()


def exploring(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(assets=[card]), tops={"red": ["nob"]}, packs=packs).any_dice().land("furnace")


def exploring_with_a_card(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(hand=[card]), tops={"red": ["nob"]}, packs=packs).any_dice().land("furnace")


def against(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    """The card is the enemy, and its die shows 1, then 4."""
    return RelicScenario(Side(influence=3), lying={"furnace": [card]}, packs=packs).any_dice().land("furnace", 1, 4)


def winning(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(assets=[card], strength=12), lying={"furnace": ["slugga-boy"]}, packs=packs).any_dice().land("furnace", 2, 2)


def losing(card: str, packs: tuple[Path, ...], **given: object) -> RelicScenario:
    held = {"hand": [card]} if EXAMPLES[card.partition(":")[2]]["deck"] == "power" else {"assets": [card]}
    return RelicScenario(Side(strength=1, **held, **given), lying={"furnace": ["nob"]}, packs=packs).any_dice().land("furnace", 5, 2)


def meeting(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(assets=[card]), lying={"furnace": ["nob"]}, packs=packs).any_dice().land("furnace")


def dying(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return losing(card, packs, life=1)


def skill_roll(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(assets=[card]), packs=packs).any_dice().land("spire", 3).play("text-box:2")


def experience(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    side = Side(at="hab", assets=[card], influence=4, life=3, trophies=["slugga-boy", "spore-mine-cluster", "ripper-swarm"])
    return RelicScenario(side, phase="experience", packs=packs).any_dice().begin()


def levelling(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return experience(card, packs).play("spend:slugga-boy", "spend:spore-mine-cluster", "spend:ripper-swarm")


def tempted(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(at="maze", assets=[card]), packs=packs).any_dice().begin()


def corrupted(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side("commissar", at="maze", influence=3), tops={"corruption": [card]}, packs=packs).any_dice().begin()


def by_number(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(at="hab", assets=[card], hand=["miracle"]), packs=packs).any_dice().begin().play("number:miracle")


def with_relic(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    return RelicScenario(Side(assets=[card], completed=MISSIONS, mission=""), packs=packs).any_dice().land("sanctuary").play("done", "relic")


def of_the_other(card: str, packs: tuple[Path, ...]) -> RelicScenario:
    sides = (Side(influence=3), Side(hand=[card]))
    return RelicScenario(*sides, lying={"furnace": ["slugga-boy"]}, packs=packs).any_dice().land("furnace", 1, 2)


POSITIONS: dict[str, Position] = {
    "turn-start": moving, "move-start": moving, "move-roll": moving, "explore-start": exploring, "explore-draw": exploring_with_a_card,
    "explore-end": against, "engage-enemy": meeting, "battle-form": losing, "battle-prepare": losing, "battle-roll": against,
    "battle-reroll": losing, "battle-score": against, "battle-result": losing, "battle-win": winning, "battle-lose": losing,
    "test-declare": skill_roll, "test-reroll": skill_roll, "experience-start": experience, "activation": corrupted,
    "corruption": tempted, "life-loss": losing, "own-roll": moving, "power-number": by_number, "level": levelling, "relic": with_relic,
    "vanquished": dying, "other-battle-reroll": of_the_other, "other-turn-start": of_the_other,
    "once": winning, "if": moving, "pay": experience, "count": experience, "may": moving,
}  # fmt: skip


SEEN = {
    "explore-end": "Captain loses 1 influence.", "battle-roll": "rolls 4 for the enemy", "battle-score": "The enemy of Ultramarines Captain gets +2 to the battle score",
    "activation": "Dark Debt is activated for Commissar. [RE-CORR-04] Commissar loses 1 influence.", "power-number": "moves to Underhive",
}  # fmt: skip
"""What the log says of those whose deeds cite rules of their own."""


def test_every_word_of_when_and_every_field_has_an_example() -> None:
    assert set(EXAMPLES) == set(vocabulary.window.names) | {field.name for field in Sentence.fields} - {"when", "do"}
    for name, card in EXAMPLES.items():
        (sentence,) = card["sentences"]
        assert name in sentence if name not in vocabulary.window.names else sentence["when"] == name


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_example_is_used_at_its_moment(name: str, pack: Path) -> None:
    card = f"windows:{name}"
    scenario = POSITIONS[name](card, (pack,))
    (sentence,) = scenario.content.get("card", scenario.find("card", card)).sentences
    offered = False
    for _ in range(60):
        if scenario.over or acted(name, scenario):
            break
        key = next((key for key in scenario.keys if key in (f"use:{card}", f"play:{card}")), "")
        if key:
            option = next(each for each in scenario.match.decision.options if scenario.match.key(each) == key)  # type: ignore[union-attr]
            assert scenario.rule in USES.moments[USES.use_of(scenario.table, option)], "the page of windows names it"
            offered = True
            scenario.play(key)
        else:
            scenario.idle()
    assert offered == sentence.optional or EXAMPLES[name]["deck"] == "power"
    assert acted(name, scenario), f"{name} never acted"


def acted(name: str, scenario: RelicScenario) -> bool:
    if name in SEEN:
        return SEEN[name] in scenario.said()
    return any(CITED in event.rules for event in scenario.match.listen().events) or bool(scenario.deeds("used", "played"))


def test_a_sentence_that_holds_always_holds(pack: Path) -> None:
    tables = [RelicScenario(Side(assets=assets), packs=(pack,)).table for assets in ([], ["windows:always"])]
    limit = [value(table, vocabulary.POWER_LIMIT, 0) for table in tables]
    assert limit[1] == limit[0] + 1
