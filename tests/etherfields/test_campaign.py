"""The campaign: every Dream, every branch and every ending is reached; content refers only to what exists."""

import json
import os
import random

import pytest

from pionek.bots.greedy import GreedyBot
from pionek.core.language.forms import walk
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import to_data
from pionek.games.etherfields.procedures.dream import DreamPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream, slumber
from tests.etherfields.situations import STORED
from tools.campaigns import campaign, campaigns

SOAK = bool(os.environ.get("PIONEK_SOAK"))
MOST_OPTIONS = 110
MOST_PAYMENTS = 15
"""An action, then its target, then one card of the payment at a time: never all of it at once."""
BOX = get("etherfields").content()
rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("action", "card", "colour", "ending"),
    [("d5-5", "sp01", "awareness", "given-back"), ("d5-6", "tg11", "wrath", "kept"), ("d5-7", "ga01", "cunning", "lamplighter")],
)
def test_every_ending_can_be_reached(action, card, colour, ending):
    night = dream("d5", "gambler").at(0, "B2c").hand(0, card, card)
    assert f"act:{action}:{colour}" not in night.keys
    night.counters["lamps"] = 15
    night.notes = ["n02"]
    night.flags += ["read", "sung"]
    night.ask_again().do(action, card, card, colour=colour).until("")
    assert night.match.result.cause == f"ending-{ending}"
    assert night.match.result.winners == (0,)


def test_the_campaign_ends_with_its_ending_and_keeps_it():
    night = EtherfieldsScenario("gambler", campaign=STORED).until("Travel.choose")
    night.open_dreams += ["d5"]
    night.districts += ["clock-hill"]
    night.location, night.key_tokens = "c1", 4
    night.ask_again().play("go:c2", "gate:d5").until("Acting.act")
    night.at(0, "B2c").hand(0, "sp01", "sp01")
    night.counters["lamps"] = 15
    night.ask_again().do("d5-5", "sp01", "sp01").until("")
    assert night.match.campaign["ending"] == "given-back"


def test_lighting_the_four_lamps_opens_the_last_actions():
    night = dream("d5", "gambler")
    for action, space, card, colour in (("d5-1", "A2b", "sp01", "awareness"), ("d5-2", "B4b", "ga01", "cunning"), ("d5-3", "C3c", "tg11", "wrath"), ("d5-4", "B1a", "sp01", "awareness")):
        night.at(0, space).hand(0, card).do(action, card, colour=colour).until("Acting.act")
        if night.asked == "Acting.act" and "done" in night.keys and night.turn == 1:
            night.play("done")
    assert night.counters["lamps"] == 15
    assert night.hours == 1
    assert night.terrain("A2a") & vocabulary.LIGHT
    assert "s506" in night.scripts


def test_without_an_hour_or_a_gem_no_lamp_is_lit():
    night = dream("d5", "gambler").at(0, "A2b").hand(0, "sp01")
    night.hours = 0
    assert night.ask_again().why_not(0, "action", "d5-1") in ("EF-CLOCK-03", "EF-ACT-11")


@pytest.mark.parametrize(("action", "card", "colour", "flag"), [("d2-7", "sp01", "awareness", "read"), ("d2-8", "tg11", "wrath", "burned")])
def test_the_letters_are_read_or_burned(action, card, colour, flag):
    night = dream("d2", "gambler").tiles("d2-b4").at(0, "B4b").hand(0, card)
    assert night.why_not(0, "action", action) == "EF-CORE-06"
    night.letters = ["seat 0", "seat 0", "B4a"]
    night.ask_again().do(action, card, colour=colour).until("")
    assert flag in night.flags
    assert night.match.result.cause == "won"


def test_letters_are_carried_dropped_and_picked_up():
    night = dream("d2", "gambler").tiles("d2-a2").at(0, "B2b").hand(0, "ga01")
    night.do("d2-2", "ga01", colour="cunning").until("Acting.act")
    assert night.letters == ["seat 0"]
    assert night.entities == ["e2"]
    night.play("act:letter-down:none")
    assert night.letters == [night.space(0)]
    night.play("act:letter-up:none")
    assert night.letters == ["seat 0"]


def test_the_song_is_sung_verse_by_verse_or_the_baton_is_broken():
    night = dream("d3", "gambler").tiles("d3-b3", "d3-c3", "d3-a3")
    for action, space in (("d3-4", "B3b"), ("d3-5", "C3d"), ("d3-6", "A3b")):
        night.at(0, space).hand(0, "sp01").do(action, "sp01")
    night.until("")
    assert "sung" in night.flags
    night = dream("d3", "gambler").tiles("d3-a3").entity("e3", "A3a").at(0, "A3b")
    night.lair("e3").markers = 2
    night.hand(0, "tg11", "tg11").do("e3-w", "tg11", "tg11", colour="wrath").until("")
    assert "broken" in night.flags


@pytest.mark.parametrize(("verdict", "flag", "cause"), [(1, "acquitted", "won"), (0, "hung", "failed"), (-3, "convicted", "failed")])
def test_the_court_decides_by_the_verdict(verdict, flag, cause):
    night = EtherfieldsScenario("gambler", "specialist", dream="d4").action_step().at(0, "B3b").hand(0, "sp01", "sp01")
    night.personal_tokens = {"gambler": "seat 0"}
    night.counters["verdict"] = verdict
    night.luck("1").ask_again().do("d4-2", "sp01", "sp01").until("")
    assert flag in night.flags
    assert night.match.result.cause == cause


def test_every_dream_is_entered_from_the_dreamworld():
    for name in ("d2", "d3", "d4", "d5"):
        night = EtherfieldsScenario("gambler", campaign=STORED).until("Travel.choose")
        night.run(DreamPlay(0, night.find("dream", name))).until("Acting.act")
        assert night.current_dream == name
        assert night.turn == 1


def test_a_campaign_that_cannot_be_read_is_refused_in_one_sentence():
    with pytest.raises(SettingError, match="cannot be read"):
        EtherfieldsScenario("gambler", campaign={"version": 1, "dreamers": 7})


@pytest.mark.parametrize("seed", range(3))
def test_a_saved_campaign_begins_again_at_every_save_point(seed):
    night = EtherfieldsScenario("gambler", "specialist", seed=seed, campaign=STORED, cap=60)
    luck, saves = random.Random(seed), 0
    while night.match.decision is not None and saves < 4:
        if night.asked == "Travel.choose":
            saves += 1
            copy = night.match.clone()
            copy.play(PICK["save"])
            while copy.decision is not None:
                copy.play(copy.decision.options[-1])
            again = EtherfieldsScenario("gambler", "specialist", campaign=copy.campaign).until("Travel.choose")
            assert again.asked == "Travel.choose"
            night.play(luck.choice([key for key in night.keys if key != PICK["save"]]))
        else:
            night.match.play(luck.choice(night.match.decision.options))
    assert saves


@pytest.mark.parametrize("outside", [False, True])
def test_a_campaign_saved_at_any_location_is_the_same_when_it_is_read_again(outside):
    """Written as a file and read, as after a restart; who plays on deals and draws anew, everything else stays."""
    late = {
        **STORED, "districts": [each.id for each in BOX.districts], "dreams_done": ["d1", "d2", "d3", "d4"], "dreams_open": ["d5"],
        "notes": ["n02", "n11"], "wisdoms": [f"w{n:02}" for n in range(1, 14)], "flags": ["read", "sung", "acquitted"],
        "season": "se5", "storage": ["it7"], "active": ["it1", "it2"], "removed": ["note n01"], "slumbers_won": 7,
    }  # fmt: skip
    night = EtherfieldsScenario("gambler", "specialist", campaign=late, outside=outside).until("Travel.choose")
    for location in BOX.locations:
        copy = night.match.clone()
        copy.table.location = location.index
        copy.table.ask_again()
        copy.play(PICK["save"])
        while copy.decision is not None:
            copy.play(copy.decision.options[-1])
        left = json.loads(json.dumps(copy.campaign))
        again = EtherfieldsScenario("gambler", "specialist", campaign=left, outside=outside).until("Travel.choose")
        kept = to_data(again.table)
        assert set(kept) == set(left)
        for key in set(left) - {"dreamers"}:
            assert shuffled(kept[key]) == shuffled(left[key]), (location.id, key)
        assert again.location == (location.id if outside else "s1")


def shuffled(value):
    """Decks lie in no order."""
    return sorted(value, key=str) if isinstance(value, list) else value


@pytest.mark.parametrize("number", [1, 4])
def test_bots_play_an_evening_of_the_campaign(number):
    names = ("gambler", "specialist", "tough-guy", "free-spirit")[:number]
    night = EtherfieldsScenario(*names, play="campaign", cap=25)
    bots = [GreedyBot(seat) for seat in range(number)]
    while night.match.decision is not None:
        seat = night.match.decision.seat
        night.match.play(bots[seat].choose(night.match, seat))
    assert night.match.result.cause != "broken"
    assert night.length > 6


@pytest.mark.parametrize("seed", range(1, 51) if SOAK else (3, 6))
def test_bots_play_a_campaign_from_the_first_dream_to_an_ending(seed):
    """Each number of Dreamers in turn. The length guard may end one that goes badly, but nothing else."""
    names = ("gambler", "specialist", "tough-guy", "free-spirit")[: 1 + seed % 4 if SOAK else 1]
    night = EtherfieldsScenario(*names, seed=seed, play="campaign", cap=999)
    bots = [GreedyBot(50 + seat) for seat in range(len(names))]
    while night.match.decision is not None:
        seat = night.match.decision.seat
        night.match.play(bots[seat].choose(night.match, seat))
    cause = night.match.result.cause
    assert cause.startswith("ending-") or (SOAK and cause == "cap-draw")
    if cause.startswith("ending-"):
        assert sorted(night.done_dreams) == ["d1", "d2", "d3", "d4", "d5"]


def test_bots_play_campaigns_evening_after_evening_to_their_endings():
    """One Dreamer and two endings while somebody waits; all numbers of Dreamers and every ending when nobody does."""
    game = get("etherfields")
    ends = [campaign(game, ["gambler"], seed, "pick:save", 400).cause for seed in (307, 304)]
    if SOAK:
        ends += [each.cause for each in (*campaigns(game, 40, 1), *campaigns(game, 24, 101, "pick:save", 1500))]
    named = {f"ending-{form.ending}" for each in BOX.scripts if each.effect is not None for form in walk(each.effect) if form.word == "ending"}
    assert named == {"ending-kept", "ending-given-back", "ending-lamplighter"}
    reached = {cause for cause in ends if cause not in ("cap-draw", "endless")}
    assert reached == (named if SOAK else named - {"ending-lamplighter"}), "another seed may be needed when rules change"


@pytest.mark.parametrize("seed", range(500) if SOAK else range(30))
def test_random_dreams_and_slumbers_end(seed):
    """Every Dream, every Slumber and every variant, by random answers."""
    luck = random.Random(seed)
    names = ["gambler", "specialist", "tough-guy", "free-spirit"]
    luck.shuffle(names)
    what = {"dream": f"d{1 + seed % 5}"} if seed % 3 else {"slumber": f"s{1 + seed // 3 % 12:02}"}
    modes = {mode: luck.random() < 0.5 for mode in ("rounds", "classic", "turbo", "outside", "continuous", "oneroll")}
    night = EtherfieldsScenario(*names[: 1 + seed % 4], seed=seed, **what, **modes)
    while night.match.decision is not None:
        assert len(night.match.decision.options) <= (MOST_PAYMENTS if night.asked == "ActionPlay.pay" else MOST_OPTIONS)
        night.match.play(luck.choice(night.match.decision.options))
    assert night.match.result.cause != "broken", night.match.result.detail


@pytest.mark.parametrize("card", [card.id for card in BOX.cards if card.type != "flaw"])
def test_every_card_can_be_played_or_placed_and_leads_back_to_the_table(card):
    """With an Entity beside the Dreamer, Gems, Hours and enough Intent of every colour, at the moment it is for."""
    night = slumber("s01", "tough-guy", "specialist").wisdom("w05")
    sleeper = night.who(0)
    sleeper.gems, sleeper.ether, sleeper.distress = 2, 2, 3
    sleeper.sealed = ["ga01"] * 4
    night.figures[0].space = night.space(0)
    night.stored_items = ["it1"]
    night.morph("es01", vocabulary.MORPH_MOVE).hand(0, card, "mk47", "mk47", "mk48").deck(0, *["sp01"] * 12)
    definition = BOX.cards[night.find("card", card)]
    verb = "place" if definition.type == "progress" else "play"
    luck = random.Random(card)
    keys = [key for key in night.keys if key.startswith(f"{verb}:{card}:")]
    if not keys and set(definition.timing) <= {"action", "rapid"}:
        assert night.refusal(0, "card", card) is not None
        return
    if keys:
        night.play(keys[0])
    for _ in range(60):
        if night.match.decision is None or night.asked == "Acting.act":
            break
        night.match.play(luck.choice(night.match.decision.options))
    assert night.match.result is None or night.match.result.cause != "broken"
    if verb == "place" and keys:
        assert card in [*sleeper.progress, *sleeper.hand, *night.who(0).discard]


def test_every_script_that_is_named_exists_and_is_used():
    named = set()
    for kind, definitions in BOX.entries.items():
        for each in definitions:
            named |= {form.script for form in (child for top in each.forms() for child in walk(top)) if form.word == "script"}
            if kind in ("dream", "district") and each.script >= 0:
                named.add(each.script)
            if kind == "slumber" and each.script:
                named.add(BOX.find("script", each.script))
    unused = {script.id for script in BOX.scripts if script.index not in named}
    assert unused == {"s710", "s711", "s712"}, "these are read by procedures"
    assert len(BOX.scripts) == 67


@pytest.mark.parametrize(
    ("word", "kind", "otherwise"),
    [
        ("gain-note", "note", set()),
        ("gain-wisdom", "wisdom", {"w03", "w14"}),  # the first death, an option
        ("gain-card", "card", {card.id for card in BOX.cards if card.deck != "secret"}),
        ("add-slumber", "slumber", {"s00", "s01", "s02", "s03", "tcs"}),  # there from the start, or an option
        ("add-fate", "fate", {fate.id for fate in BOX.fates if not fate.secret}),
        ("gain-mask", "mask", {f"ma{n:02}" for n in range(1, 13)}),  # three for each Dreamer
        ("season", "season", {"se0"}),
    ],
)
def test_there_is_a_way_to_everything_that_a_campaign_can_hold(word, kind, otherwise):
    brought = set()
    for definitions in BOX.entries.values():
        for form in (child for each in definitions for top in each.forms() for child in walk(top) if child.word == word):
            given = getattr(form, word.replace("-", "_"))
            brought.update(given if isinstance(given, list) else [given])
    assert {BOX.id_of(kind, index) for index in brought} == {each.id for each in BOX.entries[kind]} - otherwise


@rule("EF-NOTE-01", "EF-SLUM-10")
def test_the_glove_that_delivers_the_commuter_is_knitted_by_the_aunt():
    night = slumber("s04", "gambler").at(0, "B3a").hand(0, "sp01", "sp01")
    night.figures[0].space = night.space(0)
    night.ask_again().do("s04-a", "sp01", "sp01").until("")
    assert "n12" in night.notes
    assert BOX.slumbers[BOX.find("slumber", "s01")].deliver_note == BOX.find("note", "n12")


def test_the_counts_of_the_content_plan():
    counts = {kind: len(definitions) for kind, definitions in BOX.entries.items()}
    assert counts["item"] == 15
    assert counts["mask"] == 14
    assert counts["wisdom"] == 14
    assert counts["season"] == 7
    assert counts["note"] == 12
    assert counts["memory"] == 4
    assert counts["slumber"] == 12 + 2
    assert counts["fate"] == 14
    assert counts["district"] == 6
    assert len([tile for tile in BOX.tiles if tile.of == "slumbers"]) == 10
    steps = [step for turn in BOX.turns for step in turn.steps]
    assert {step: steps.count(step) for step in vocabulary.STEPS} == {"move": 10, "basic": 7, "special": 4, "morph": 4}


def test_every_location_is_reached_from_where_the_team_wakes():
    night = first_dream()
    reached = [night.find("location", "s1")]
    for location in reached:
        reached.extend(each for each in BOX.locations[location].paths if each not in reached)
    assert len(reached) == len(BOX.locations)
