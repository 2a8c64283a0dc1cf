"""What acts by itself is named when it acts: Quirks, and in packs of others also Masks, Gem slots and Wisdom."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from tests.etherfields.scenario import first_dream, slumber
from tests.etherfields.situations import FULL
from tests.etherfields.test_tellings import quiet, told

rule = pytest.mark.rule
PACK = """
masks:
  - {id: moss, name: {en: Moss, pl: Mech}, passive: [{whenever: suffered, do: {draw: 1}}]}
wisdoms:
  - {id: tides, name: {en: Tides, pl: Pływy}, passive: [{whenever: turn-ended, do: {each: dreamers, do: {draw: 1}}}]}
spots:
  - {id: sill, name: {en: Window sill, pl: Parapet}, of: d1, space: A2c, type: gem, passive: [{whenever: turn-ended, do: {each: dreamers, do: {draw: 1}}}]}
"""


def in_slumber(quirk, ground, card=""):
    """Two Dreamers in a Slumber with a Quirk; the first stands on that Terrain, the other on none."""
    night = slumber("s01", "gambler", "tough-guy").deck(0, *FULL).deck(1, *FULL)
    night.quirks = [quirk]
    here, there = night.space(0), next(space for space, far in night.far(night.space(0)).items() if far == 1)
    night.at(1, there)
    night.ground[here], night.ground[there] = ground, 0
    return quiet(night.card(card) if card else night)


def acting(night, lang="en"):
    words = {"en": "takes effect", "pl": ": działa "}
    return [line for line in told(night, lang) if words[lang] in line]


@rule("EF-FATE-05")
def test_the_street_of_doors_is_named_when_it_seals_in_darkness():
    night = in_slumber("f02", vocabulary.DARKNESS).next_turn()
    assert acting(night) == ["The Team: the Quirk Street of Doors takes effect. [EF-FATE-05]"]
    lines = [line.split(" [")[0] for line in told(night)]
    assert lines[lines.index("The Team: the Quirk Street of Doors takes effect.") + 1] == "Gambler Seals 1 card."
    assert acting(night, "pl") == ["Drużyna: działa Dziwactwo Ulica drzwi. [EF-FATE-05]"]


@rule("EF-FATE-05")
def test_a_quirk_for_dreamers_of_whom_there_is_none_is_not_named():
    assert acting(in_slumber("f02", vocabulary.LIGHT).next_turn()) == []


@rule("EF-FATE-05", "EF-ICON-08")
@pytest.mark.parametrize(("ground", "named"), [(vocabulary.LIGHT, ["Gambler: the Quirk Puddle of Stars takes effect."]), (vocabulary.DARKNESS, [])])
def test_a_puddle_of_stars_is_named_for_who_draws_more(ground, named):
    assert [line.split(" [")[0] for line in acting(in_slumber("f04", ground).next_turn())] == named


@rule("EF-FATE-05")
@pytest.mark.parametrize(("card", "named"), [("t05", ["The Team: the Quirk Ticking Snow takes effect."]), ("t08", [])])
def test_ticking_snow_is_named_on_spades(card, named):
    assert [line.split(" [")[0] for line in acting(in_slumber("f14", 0, card).next_turn())] == named


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    folder = tmp_path_factory.mktemp("acts")
    (folder / "pack.yaml").write_text('id: acts\nversion: "1"\ngame: etherfields\nlanguages: [en, pl]\nlicence: CC0-1.0\n', encoding="utf-8")
    (folder / "things.yaml").write_text(PACK, encoding="utf-8")
    return folder


@rule("EF-MASK-03")
def test_a_mask_that_acts_by_itself_is_named(pack):
    night = quiet(first_dream("gambler", packs=(pack,)).at(0, "A2c").deck(0, *FULL).mask(0, "acts:moss"))
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert acting(night)[0].startswith("Gambler: the Mask Moss takes effect.")


@rule("EF-WISD-01")
def test_wisdom_that_acts_by_itself_is_named(pack):
    night = quiet(first_dream("gambler", packs=(pack,)).at(0, "A2c").deck(0, *FULL))
    night.wisdoms = ["acts:tides"]
    night.rules_changed()
    assert acting(night.next_turn())[0].startswith("The Wisdom card Tides takes effect.")


@rule("EF-ICON-05")
def test_a_gem_slot_that_acts_by_itself_is_named(pack):
    night = quiet(first_dream("gambler", packs=(pack,)).at(0, "A2c").deck(0, *FULL))
    night.filled_spots = ["acts:sill"]
    night.rules_changed()
    assert acting(night.next_turn())[0].startswith("Window sill takes effect.")
