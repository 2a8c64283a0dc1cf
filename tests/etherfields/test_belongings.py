"""What Dreamers own and give: the very card that is chosen, the very number that is said, and not one more."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import FAR, name_of, space_of
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.dream import DreamPlay
from pionek.games.etherfields.procedures.setup import advance_to
from tests.etherfields.scenario import PICK, EtherfieldsScenario, dream, first_dream
from tests.etherfields.situations import STORED, gamble
from tests.etherfields.words import can, holds, said

rule = pytest.mark.rule


@rule("EF-PROG-06")
def test_of_two_equal_cards_the_one_that_lies_as_needed_is_turned():
    night = first_dream("gambler").progress(0, "sp06", "sp06")
    night.who(0).flipped = [1, 0]
    assert said(night, "{flip: 1}").who(0).flipped == [1, 1]
    night.who(0).flipped = [0, 1]
    assert said(night, "{unflip: 1}").who(0).flipped == [0, 0]


@rule("EF-PROG-01")
@pytest.mark.parametrize(("flaw", "cards"), [("fl1", ["ga01", "ga01"]), ("fl4", ["sp01", "sp01"])])
def test_a_flaw_in_the_progress_zone_is_bought_off_into_the_discard_pile(flaw, cards):
    night = first_dream("gambler").hand(0, *cards)
    night.who(0).burdens = [flaw]
    night.refresh_rules()
    night.ask_again()
    key = next(key for key in night.keys if key.startswith(f"power:{flaw}"))
    colour = key.rpartition(":")[2]
    night.play(key).pay(*cards, colour=colour).until("Acting.act")
    assert night.who(0).burdens == []
    assert flaw in night.who(0).discard


@rule("EF-HAND-01")
def test_as_many_cards_as_are_said_are_given_also_to_the_first_dreamer():
    night = first_dream("gambler", "specialist", "tough-guy").hand(1, "ga01", "ga02", "ga03")
    said(night, "{give: 2}", 1).play("who:1", "take:ga01", "take:ga03")
    assert (night.held(0), night.held(1), night.asked) == (["ga01", "ga03"], ["ga02"], "Acting.act")
    pair = first_dream("gambler", "specialist").hand(0, "ga01", "ga02")
    assert can(pair, "{give: 1}")
    said(pair, "{give: 1}").play("take:ga02")
    assert (pair.held(0), pair.held(1), pair.asked) == (["ga01"], ["ga02"], "Acting.act")


@rule("EF-TCARD-11")
def test_a_bet_is_on_one_of_four_suits():
    night = said(first_dream("gambler"), "bet")
    assert night.keys == [PICK[suit] for suit in ("hearts", "spades", "diamonds", "clubs")]
    night.turn_deck = []
    assert night.table.suit() == -1, "without a card there is no suit"


@rule("EF-RANGE-01")
def test_who_is_not_on_the_map_is_far_from_everything():
    night = first_dream("gambler").tiles("d1-b3")
    assert night.dreamscape.present[space_of("B3d")]
    assert [night.distance("", "B3d"), night.distance("B3d", "")] == [FAR, FAR]
    high = dream("d5", "gambler")
    high.tiles(*(tile.id for tile in high.content.tiles if tile.of == "d5"))
    assert high.distance(name_of(max(high.dreamscape.open_spaces())), "") == FAR


@rule("EF-CAMP-03", "EF-MASK-01")
@pytest.mark.parametrize(("name", "later"), [("d2", False), ("d3", False), ("d4", True), ("d5", True)])
def test_a_later_dream_on_its_own_begins_with_what_the_dreamers_would_have(name, later):
    night = EtherfieldsScenario("gambler", "specialist", dream=name)
    assert [each.masks for each in night.dreamers] == [["ma01", "ma02"], ["ma04", "ma05"]]
    assert night.wisdoms[:3] == ["w01", "w02", "w04"]
    assert ("w05" in night.wisdoms) == later
    assert {"read", "sung"} <= set(night.flags) if later else not {"read", "sung"} & set(night.flags)
    plain = first_dream("specialist")
    advance_to(plain.table, name)
    assert plain.who(0).mask == "ma04"


@rule("EF-INF-07")
def test_nobody_knows_the_decks_of_an_evening_to_come():
    night = EtherfieldsScenario("gambler", campaign=STORED)
    assert [len(each) for each in (night.market, night.fate_deck, night.flaw_deck)] == [len(night.known(each)) for each in ("market", "fates", "flaws")]
    assert not any(known for each in ("market", "fates", "flaws") for known in night.known(each))


@rule("EF-VAR-06")
@pytest.mark.parametrize("effect", ["gems", "hours", "seals"])
def test_only_a_gamble_on_morphings_names_an_entity(effect):
    night = gamble(effect, (14, 14, 14), (2, 2, 2), prepare=lambda each: each.entity("e1", "A2a").entity("e4", "A2c"))
    assert night.asked == "Acting.act"
    alone = gamble("morphings", (14, 14, 14), (2, 2, 2))
    assert alone.asked == "Acting.act", "there is no Entity"


@rule("EF-VAR-06", "EF-VAR-07")
def test_a_gamble_takes_every_kind_of_morphing_off_one_entity_or_every_gem():
    def prepare(night):
        night.entity("e1", "A2a").entity("e4", "A2c", "A2d")
        for kind in range(8):
            night.morph("e1", kind)
        night.morph("e4", vocabulary.MORPH_MOVE)

    night = gamble("morphings", (14, 14, 14), (2, 2, 2), prepare=prepare)
    assert night.keys == ["aim:1", "aim:2"], "one of each Entity"
    night.play("aim:1")
    assert (sum(night.lair("e1").morphs), sum(night.lair("e4").morphs)) == (0, 1)
    rich = gamble("gems", (2, 2, 2), (3, 3, 3), prepare=lambda each: setattr(each.who(0), "gems", 6))
    assert rich.who(0).gems == 0


def test_progress_is_counted_of_each_or_of_all_together():
    night = first_dream("gambler", "specialist").progress(0, "sp06", "sp07", "sp09")
    assert holds(night, "{progress: 1, each: together}")
    assert not holds(night, "{progress: 1}"), "the other has none"
    night.progress(1, "sp06")
    assert holds(night, "{progress: 2, each: together}")
    assert holds(night, "{progress: 1}")
    assert not holds(night, "{progress: 2}")


def test_letters_lie_on_the_first_space_of_a_map_as_on_others():
    night = dream("d3", "gambler").tiles("d3-a1").at(0, "A2a")
    night.letters = ["A1a"]
    assert holds(night, "{letters: 1, tile: d3-a1}")


@rule("EF-DEATH-01")
def test_distress_of_ones_own_is_not_taken_over():
    night = first_dream("tough-guy", "gambler").at(0, "A2c").at(1, "A2c")
    night.table.agenda.append(Harm(1, 2, "EF-DEATH-01"))
    assert can(night, "{redirect: 0}", 0)
    assert not can(night, "{redirect: 9}", 1)


@rule("EF-INF-03")
def test_only_a_card_is_returned_to_the_market():
    night = first_dream("gambler").items("it5")
    market = night.market[:]
    night.play("item:it5:none").until("Acting.act")
    assert night.market == market


@rule("EF-FIN-01", "EF-OPT-01")
@pytest.mark.parametrize(("name", "won", "done"), [("d1", False, True), ("d4", False, True), ("d3", False, False), ("d3", True, True)])
def test_the_first_dream_and_the_trial_are_over_even_when_lost(name, won, done):
    night = dream(name, "gambler")
    which = night.find("dream", name)
    night.won, night.turbo_dream, night.open_dreams = won, name, [name]
    DreamPlay(0, which).close(night.table)
    assert (name in night.done_dreams, name in night.open_dreams) == (done, not done)
    assert night.turbo_dream == ("" if done else name)
    assert (night.current_dream, night.map_tiles) == ("", [])
    other = dream(name, "gambler")
    other.won, other.turbo_dream = True, "d2"
    DreamPlay(0, which).close(other.table)
    assert other.turbo_dream == "d2", "the card lies on another Gate"


@rule("EF-STATE-02")
def test_each_of_the_states_can_be_shaken_off():
    night = first_dream("gambler")
    night.who(0).states = 0b1111
    said(night, "{shake-off: state}")
    assert night.keys == [PICK[state] for state in vocabulary.STATES]
    night.play(night.keys[-1])
    assert night.who(0).states == 0b0111


@rule("EF-CORE-05")
def test_marks_hold_for_one_or_for_all():
    night = said(first_dream("gambler", "specialist"), "{mark: sure-footed}")
    assert [each.marks.sure_footed for each in night.dreamers] == [1, 0]
    said(night, "{mark: all-sure-footed}")
    assert [each.marks.sure_footed for each in night.dreamers] == [1, 1]
