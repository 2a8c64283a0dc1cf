"""The figures and warbands are those of the plan; what is published is never changed."""

import os
import random

import pytest

import pionek
from pionek.bots.seats import BOTS
from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.core.text.phrasebook import plain
from pionek.games.dreamblade.language.base import Requirements

GAME = get("dreamblade")
CONTENT = GAME.content()
SOAK = bool(os.environ.get("PIONEK_SOAK"))

# Printed in the rulebook or in public sources: cost (0: not published), power, defense and life (None: not published).
PUBLISHED = {
    "zungar-blademaster": (2, None), "scarab-warcharm": (4, None), "inspired-samurai": (0, (1, 5, 8)),
    "twilight-scout": (0, (3, 5, 7)), "mirrorman": (0, (3, 8, 9)), "eagle-feather-warrior": (0, (3, 6, 6)),
    "savannah-dreamhunter": (0, (3, 8, 9)), "saint-of-roses": (0, (5, 9, 11)), "scragglemaw": (9, (4, 11, 12)),
    "steelborn-griffin": (10, None), "inscribed-axebeast": (10, None), "noble-dragon": (12, (6, 11, 12)),
    "spellbound-scissors": (2, (2, 2, 5)), "relentless-eviscerator": (5, None), "faceless-stalker": (0, (3, 5, 12)),
    "iron-thug": (0, (6, 6, 14)), "screambent-lunatic": (9, (4, 7, 12)), "windborne-blademaster": (0, (6, 6, 14)),
    "cannibal-pariah": (2, None), "zombie-enforcer": (3, None), "horrid-poltergeist": (6, (3, 4, 7)),
    "night-queen": (6, (3, 6, 9)), "ropestrung-scarecrow": (7, None), "carrion-spiker": (7, (0, 7, 10)),
    "eater-of-hope": (10, None), "dreadmorph-ogre": (11, (6, 10, 13)), "temple-of-embers": (3, None),
    "infernal-gothic": (7, None), "savage-ogre": (0, (6, 5, 7)), "forgeblind-punisher": (9, (8, 4, 6)),
    "axemorph-demon": (12, (6, 8, 11)),
}  # fmt: skip

BANDS = [
    "sample", "valor-a", "valor-b", "madness-a", "madness-b", "fear-a", "fear-b", "passion-a", "passion-b", "hellbred",
    "bloodcut", "janus", "madfear", "starter-valor", "starter-passion",
]  # fmt: skip


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_numbers_are_never_changed(name):
    figure = CONTENT.figures[CONTENT.find("figure", name)]
    cost, stats = PUBLISHED[name]
    if cost:
        assert figure.cost == cost
        assert "cost" in figure.published or name == "steelborn-griffin"
    if stats is not None:
        assert (figure.power, figure.defense, figure.life) == stats
        assert {"defense", "life"} <= set(figure.published)


def test_a_hundred_figures_of_the_plan():
    numbers = [each.number for each in CONTENT.figures]
    assert sorted(numbers) == sorted([f"{letter}{at:02}" for letter in "VMFP" for at in range(1, 25)] + ["D01", "D02", "D03", "D04"])
    by_aspect = [sum(1 for each in CONTENT.figures if each.types >> at & 1) for at in range(4)]
    assert by_aspect == [26, 26, 26, 26]


def test_every_figure_has_a_polish_name_of_its_own():
    polish = [each.name["pl"] for each in CONTENT.figures]
    assert len(set(polish)) == len(polish)
    assert not [each.id for each in CONTENT.figures if each.name["pl"] == each.name["en"]]


def test_fifteen_warbands_of_sixteen():
    assert sorted(each.id for each in CONTENT.warbands) == sorted(BANDS)
    for band in CONTENT.warbands:
        assert len(band.figures) == 16
        assert max(band.figures.count(each) for each in band.figures) <= 3


def test_all_keywords_are_used_by_some_figure():
    used = " ".join(plain(CONTENT.text_of("figure", each.index, "en")) for each in CONTENT.figures)
    words = ["Advance", "Ambush", "Appease", "Assault", "Bloodthirsty", "Bodyguard", "Bolster", "Bomb", "Channel", "Charge", "Copy", "Crit", "Defender", "Demolish", "Detonate", "Dissipate", "Dominate", "Drain", "Energize", "Enrage", "Expel", "Fade", "Ferocity", "Fight", "Flanking", "Fortunate", "Fumble", "Geomancy", "Fury", "Heroics", "Inciter", "Invigorate", "Loner", "Lure", "Nullify", "Pack", "Panic", "Payback", "Purge", "Raise", "Regenerate", "Reincarnate", "Reinforce", "Relentless", "Respawn", "Scare", "Self", "Skirmish", "Stalwart", "Strikeback", "Swap", "Teleport", "Thanatomancy", "Unique", "Vengeance", "Vessel", "Wail", "Warpstrike", "Weaken"]
    assert len(words) == 59
    assert [word for word in words if word not in used] == []


def test_random_games_over_all_warbands_end():
    luck = random.Random(1)
    for seed in range(2000 if SOAK else 200):
        bands = [luck.choice(BANDS), luck.choice(BANDS)]
        match = pionek.new_match("dreamblade", seed=seed, warbands=bands, tournament=seed % 2 == 0)
        while match.decision is not None:
            match.play(luck.choice(match.decision.options))
        assert match.result.cause in ("six-turns", "cap", "cap-draw"), (seed, bands, match.result.detail)


def played(seed, bots, **given):
    match = pionek.new_match("dreamblade", seed=seed, **given)
    players = [BOTS[name](seed + at) for at, name in enumerate(bots)]
    while match.decision is not None:
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat))
    return match


def test_greedy_games_end_by_a_rule_and_greedy_beats_random():
    luck = random.Random(2)
    games = 100 if SOAK else 12
    ruled = wins = 0
    for seed in range(games):
        bands = [luck.choice(BANDS), luck.choice(BANDS)]
        ruled += played(seed, ("greedy", "greedy"), warbands=bands).result.cause == "six-turns"
        bots = ("greedy", "random") if seed % 2 else ("random", "greedy")
        wins += bots[played(seed, bots, warbands=bands).result.winners[0]] == "greedy"
    assert ruled >= 0.99 * games
    assert wins >= 0.9 * games


@pytest.mark.parametrize("form", ["own", "limited"])
def test_bots_build_whole_warbands(form):
    match = played(3, ("greedy", "greedy"), format=form)
    sizes = [sum(1 for piece in range(16) if match.table.figures[seat * 16 + piece] >= 0) for seat in range(2)]
    assert sizes == [16, 16]


def test_an_ability_that_nothing_activates_is_refused_by_packs_and_by_editors(tmp_path):
    (tmp_path / "pack.yaml").write_text('id: idle\nversion: "1"\ngame: dreamblade\nlanguages: [en, pl]\nlicence: MIT\n')
    (tmp_path / "figures.yaml").write_text(
        "figures:\n  - {id: idler, name: {en: Idler, pl: Leniuch}, cost: 1, aspects: [valor], power: 1, defense: 2, life: 3,"
        " abilities: [{when: [], do: {crit: 1}}]}\n"
    )
    with pytest.raises(Problems, match="one or more of blade"):
        GAME.content((tmp_path,))
    one, several = Requirements().schema()["anyOf"]
    assert one == several["items"]
    assert several["minItems"] == 1


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"warbands": "sample"}, "1 given, 2 wanted"),
        ({"warbands": "sample,nobody"}, "'nobody' is not allowed"),
        ({"south": "noble-dragon"}, "goes with format=own"),
        ({"format": "draft"}, "allowed are ready, own, limited"),
        ({"cap": 201}, "from 0 to 200"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(given, complaint):
    with pytest.raises(SettingError, match=complaint):
        pionek.new_match("dreamblade", **given)
