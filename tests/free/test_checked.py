"""What a pack lacks to be played is named where it stands: nothing that cannot happen is called in order."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from pionek.core import registry
from pionek.core.packs.problems import Problems

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
OF_AN_ENTITY = "actions:\n  - {{id: hum, name: {{en: Hum, pl: Zanuć}}, of: es01, type: contact, cost: 3A, effect: {{end: slumber}}{rest}}}\n"
SLIPS = [
    ("apiary", "beekeeper.yaml", "slot: sharp-cloud\n    level: 1", "slot: sharp-clowd\n    level: 1", "found 'sharp-clowd', which is no slot of apiary:beekeeper"),
    ("apiary", "beekeeper.yaml", "    effect: {prevent: 3}\n", "", "expected an `effect`, unless it is an upgrade"),
    ("apiary", "beekeeper.yaml", "phase: upgrade, upgrade: [sharp-cloud-2]", "phase: upgrade", "expected `phase: upgrade` with the abilities it brings"),
    ("apiary", "beekeeper.yaml", "hero: beekeeper, cost: 2, phase: upgrade", "hero: monk, cost: 2, phase: upgrade", "found an ability of another hero"),
    ("apiary", "tokens.yaml", "{use: {heal: 2}}", "{modifier: true}", "field spend: found {modifier}, expected an effect; did you mean 'use'?"),
    ("apiary", "tokens.yaml", "{use: {add: 2}, modifier: true}", "{use: {add: 1}, modifier: true, count: any}", "expected the amount `counted` in it"),
    ("apiary", "tokens.yaml", "limit: 3\n", "limit: 3\n    grows-from: swarm\n", "a token that grows from itself"),
    ("apiary", "tokens.yaml", "DT-STATUS-05", "DT-STATUS-55", "field rule: found 'DT-STATUS-55', expected the id of a rule of the game"),
    ("apiary", "tokens.yaml", "{heal: 2}", "{heal: -60}", "field spend.use.heal: found -60, expected a whole number from 0 to 99"),
    ("apiary", "beekeeper.yaml", "[sharp-cloud, waggle-dance", "[sharp-cloud, sharp-cloud", "found 'waggle-dance', which is no slot of apiary:beekeeper"),
    ("apiary", "beekeeper.yaml", "    when: {symbols: {queen: 3}}\n", "", "field when: found nothing"),
    ("apiary", "beekeeper.yaml", "type: defensive\n    dice: 3", "type: offensive\n    when: {symbols: {bee: 1}}", "no ability of the type 'defensive'"),
    ("apiary", "beekeeper.yaml", "type: ultimate\n", "type: offensive\n", "no ability of the type 'ultimate'"),
    ("apiary", "beekeeper.yaml", "{damage: 12}", "{damage: 5000}", "found 5000, expected a whole number from 0 to 99"),
    ("apiary", "beekeeper.yaml", "{gain: swarm, count: 2}", "{gain: swarm, count: -2}", "found -2, expected a whole number from 0 to 99"),
    ("apiary", "beekeeper.yaml", "effect: {gain: swarm, count: 2}", "effect: {draw: -3}", "found -3, expected a whole number from 0 to 99"),
    ("apiary", "beekeeper.yaml", "{gain: swarm, count: 2}", "{gain: swarmm, count: 2}", "expected the id of a token (apiary:honey, apiary:sting, apiary:swarm, "),
    ("apiary", "beekeeper.yaml", "    effect: {prevent: 3}", "\teffect: {prevent: 3}", "found a tab, expected spaces"),
    ("apiary", "beekeeper.yaml", "symbols: {bee: 3}", "symbols: {bee: 3, comb: 3}", "more symbols than there are dice"),
    ("apiary", "beekeeper.yaml", "symbols: {bee: 3}", "symbols: {arrow: 3}", "which no side of the die of apiary:beekeeper shows"),
    ("apiary", "beekeeper.yaml", "symbols: {bee: 3}", "symbols: {bee: 6}", "a whole number from 1 to 5"),
    ("frontier", "threats.yaml", "    value: 3\n", "", "the `value` of the enemy"),
    ("observatory", "dream.yaml", "{end: dream, won: true}", "{end: dream}", "a Dream that cannot be won"),
    ("observatory", "dream.yaml", "{reveal: [dome]}, ", "", "observatory:dome, which nothing reveals"),
    ("observatory", "dream.yaml", "{reveal: [dome]}, ", "", "a Dream that cannot be won"),
    ("observatory", "dream.yaml", "    script: arrival\n", "", "a script that nothing reads"),
    ("observatory", "dream.yaml", "[B2a, B2c]", "[A1a]", "no entrance on the first tiles"),
    ("observatory", "dream.yaml", ", {end: slumber, won: true}", "", "a Slumber that nothing ends"),
    ("observatory", "dream.yaml", "space: B2d", "of: observatry, space: B2d", "the key 'of' a second time"),
    ("observatory", "dream.yaml", "of: observatory, slot: B2", "of: observatry, slot: B2", "did you mean 'observatory'?"),
    ("frontier", "threats.yaml", "{when: battle-prepare, do: {bonus: 1, in: battle, for: cunning}}", "{when: turn-start, do: {bonus: 1, in: battle, for: cunning}}", "field sentences: found 'bonus in battle' with `when: turn-start`, expected it in a sentence with `when`: "),
    ("frontier", "threats.yaml", "attribute: willpower", "attribute: will", "did you mean 'willpower'?"),
    ("observatory", "dream.yaml", "b draw 1", "b draw 996", "found 'b draw 996', expected corners and an icon: b draw 1 (to 3)"),
    ("observatory", "dream.yaml", "b draw 1", "e draw 1", "expected corners and an icon"),
    ("observatory", "dream.yaml", "slot: B3", "slot: Z9", "a slot of the map from A1 to C4"),
    ("observatory", "dream.yaml", "space: B2b", "space: B2x", "a space such as B2a"),
    ("observatory", "dream.yaml", "[B2a, B2c]", "[B2a, hello]", "a space such as B2a"),
    ("observatory", "dream.yaml", "B2b|B3a", "B2b|B3b", "an edge between two spaces beside each other"),
    ("observatory", "dream.yaml", "    turns: [3, 2, 4, 5]\n", "", "a Dream that is over before its first Turn"),
    ("lighthouse", "figures.yaml", "lineage: keepers", "lineage: kepers", "did you mean 'keepers'?"),
    ("lighthouse", "figures.yaml", "bolster: 1, only: keepers", "bolster: 1, only: kepers", "did you mean 'keepers'?"),
    ("lighthouse", "figures.yaml", "id: c3", "id: c9", "one of a1, b1"),
    ("apiary", "look.yaml", '"token:honey"', '"token:hony"', "field icons: found 'token:hony', expected the name of something in the pack, like card:second-wind; did you mean 'token:honey'?"),
    ("apiary", "look.yaml", '"card:smoker"', '"token:smoker"', "did you mean 'card:smoker'?"),
    ("apiary", "look.yaml", "  bee: bee", "  beee: bee", "field icons: found 'beee'"),
    ("apiary", "look.yaml", "accents: {beekeeper:", "accents: {beekeper:", "did you mean 'beekeeper'?"),
    ("apiary", "look.yaml", "accents: {beekeeper:", "accents: {swarm:", "field accents: found 'swarm'"),
    ("apiary", "look.yaml", "icons:\n", 'colours: {tokn: "#ffffff"}\nicons:\n', "field colours: found 'tokn'"),
    ("floes", "look.yaml", '"figure:frost-weaver"', '"figure:frost-waver"', "did you mean 'figure:frost-weaver'?"),
    ("floes", "look.yaml", '"side:frozen-sea"', '"side:frozen-see"', "field boards: found 'side:frozen-see'"),
    ("floes", "look.yaml", '"region:black-pass"', '"region:black-pas"', "did you mean 'region:black-pass'?"),
    ("floes", "look.yaml", "[1, 2, 24, 1, 49", "[1, -2, 24, 1, 49", "a whole number from 0 to 1000"),
    ("floes", "look.yaml", "outlines:", "outlins:", "did you mean 'outlines'?"),
    ("floes", "frozen-sea.yaml", "character: fjollsfinn", "character: fjolsfinn", "did you mean 'fjollsfinn'?"),
    ("floes", "frozen-sea.yaml", "level: 3", "level 3", "a line without `: `, a colon and a space"),
    ("apiary", "beekeeper.yaml", "die: [bee, ", "die: [", "found a list of 5, expected a list of 6"),
    ("apiary", "beekeeper.yaml", "upgrade: [sharp-cloud-2]", "upgrade: [sharp-cloud-2, sharp-cloud]", "apiary:sharp-cloud of level 1, which the board has already"),
    ("apiary", "beekeeper.yaml", "values: [", "values: [1, 2, ", "expected at most 5"),
    ("apiary", "tokens.yaml", "spend: {use: {add: 2}, modifier: true}", "spend: {choose: [{use: {add: 2}}, {heal: 1}]}", "field spend: found 'heal' outside a `use`"),
    ("apiary", "tokens.yaml", "    spend: {use: {add: 2}, modifier: true}\n", "", "a token that does nothing"),
    ("apiary", "tokens.yaml", "sign: positive", "wording: {en: A, pl: B, replaces: 123}", "field wording.replaces: found 123, expected a text; put it in quotes"),
    ("frontier", "threats.yaml", "    goal: {defeat: 2}\n", "", "field goal: found nothing, expected `goal` on missions"),
    ("frontier", "threats.yaml", "type: event\n", "type: event\n    attribute: cunning\n", "found 'attribute' on another card"),
    ("lighthouse", "figures.yaml", "power: 1\n    defense: 4", "location: true", "found 5, expected no `life` on a location"),
    ("lighthouse", "figures.yaml", "{when: blade, do: expel}", "expel", "field abilities: found 'expel' without a requirement"),
    ("lighthouse", "figures.yaml", "{when: blade, do: expel}", "{when: [blade, spawn], do: expel}", "figures.yaml:33:17: figure lighthouse:storm-caller, field abilities: found several of blades, spawn points"),
    ("observatory", "dream.yaml", "actions:\n", OF_AN_ENTITY.format(rest=""), "action observatory:hum, field entity: found nothing, expected the Entity on whose tile it is printed, 'es01'"),
    ("observatory", "dream.yaml", "actions:\n", OF_AN_ENTITY.format(rest=", entity: es04"), "field entity: found 'es04', expected the Entity on whose tile it is printed"),
    ("observatory", "dream.yaml", "[B2a, B2c]", "[B2a, A1c]", "A1c, where no tile of observatory:observatory lies, expected a space on B2, B3"),
    ("observatory", "dream.yaml", "space: B3b", "space: B4b", "action observatory:aim, field space: found B4b, where no tile"),
    ("observatory", "dream.yaml", "{end: slumber, won: true}]", "{end: slumber, won: true}]\n    turns: 3", "found `turns` and `text` together"),
    ("observatory", "dream.yaml", "cost: 8A/8C*", "cost: 8A/7C*", "field cost: found '8A/7C*', expected a cost such as"),
]


@pytest.mark.parametrize(("pack", "file", "was", "slip", "sentence"), SLIPS, ids=[f"{each[0]}-{at}" for at, each in enumerate(SLIPS)])
def test_a_slip_is_named(tmp_path: Path, pack: str, file: str, was: str, slip: str, sentence: str) -> None:
    folder = tmp_path / pack
    shutil.copytree(EXAMPLES / pack, folder)
    game = str(yaml.safe_load((folder / "pack.yaml").read_text(encoding="utf-8"))["game"])
    if game not in registry.names():
        pytest.skip(f"{game} is not installed")
    text = (folder / file).read_text(encoding="utf-8")
    assert was in text
    (folder / file).write_text(text.replace(was, slip, 1), encoding="utf-8")
    with pytest.raises(Problems) as told:
        registry.get(game).content((folder,))
    assert sentence in str(told.value)
    for problem in told.value.problems:
        assert problem.file == f"{folder.as_posix()}/{file}"
        assert problem.line > 0
        assert problem.text("en") != problem.text("pl")
