"""The Beekeeper, a ninth hero in a pack of the documentation: checked, played as it reads, and of even strength."""

import shutil
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.packs.checking import checked
from pionek.core.packs.problems import Problems
from pionek.core.text.phrasebook import plain
from pionek.lab.plan import Plan
from pionek.lab.simulate import Series
from pionek.lab.workers import Workers

PACK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "apiary"
HERO = "apiary:beekeeper"


@pytest.fixture(scope="module")
def content():
    return registry.get("dicethrone").content((PACK,))


def test_the_pack_is_in_order():
    found = checked(PACK, None)
    assert found is not None
    assert found["problems"] == []


def test_every_ability_has_its_field_and_every_upgrade_its_card(content):
    hero = content.heroes[content.find("hero", HERO)]
    own = [ability for ability in content.board if ability.hero == hero.index]
    assert {ability.slot for ability in own if ability.level == 1} == set(hero.slots)
    assert {ability.type for ability in own} == {"offensive", "defensive", "ultimate"}
    brought = {ability for card in content.cards if card.hero == hero.index for ability in card.upgrade or ()}
    assert brought == {ability.index for ability in own if ability.level > 1}


def test_its_texts_are_there_in_both_languages(content):
    swarm = content.find("token", "apiary:swarm")
    assert plain(content.text_of("token", swarm, "en")).startswith("Spend 1 when you attack: add 2 damage.")
    assert plain(content.text_of("token", swarm, "pl")).startswith("Wydaj 1 podczas swojego ataku: dodaj 2 obrażenia.")


def test_a_card_does_what_it_says():
    match = start(registry.get("dicethrone"), {"heroes": [HERO, "monk"], "first": "1"}, 3, (PACK,))
    player = match.table.players[0]
    card = match.content.find("card", "apiary:open-the-hive")
    swarm = match.content.find("token", "apiary:swarm")
    player.hand.cards[0] = card
    before = player.cp
    while "play:apiary:open-the-hive" not in [match.key(option) for option in match.decision.options]:
        match.play(match.decision.options[-1])
    match.play("play:apiary:open-the-hive")
    while match.decision.seat == 1:  # the opponent may interrupt it
        match.play("pass")
    assert player.tokens[swarm] == 2
    assert player.cp == before - 1


def test_it_wins_about_half_of_its_duels():
    wins = games = 0
    for other in registry.get("dicethrone").content().heroes:
        for seat, heroes in enumerate(([HERO, other.id], [other.id, HERO])):
            series = Series(Plan(game="dicethrone", games=2, bots=["greedy"], seed=5, settings={"heroes": heroes}, packs=[str(PACK)]))
            for game in series.play(Workers()):
                games += 1
                wins += seat in game.winners
    assert games == 32
    assert 0.35 <= wins / games <= 0.65


def test_a_file_that_cannot_be_read_is_one_line_though_others_speak_of_what_it_holds(tmp_path):
    folder = tmp_path / "apiary"
    shutil.copytree(PACK, folder)
    (folder / "tokens.yaml").write_text("a: [", encoding="utf-8")
    with pytest.raises(Problems) as told:
        registry.get("dicethrone").content((folder,))
    assert len(told.value.problems) == 1
    assert str(told.value).startswith(f"{folder.as_posix()}/tokens.yaml:"), "the path as it was given"
