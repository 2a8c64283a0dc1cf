"""Everything that happens is told: what is used, what changes on the map and in the zones, and by which rule."""

import pytest

from pionek.core.language.describing import Describer
from pionek.core.rules.resolving import Resolution
from pionek.core.text.phrasebook import plain
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.dreamworld import Shortcut
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.saving import Saving
from pionek.games.etherfields.procedures.shop import Shop
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.situations import FULL, at, gamble, paying, rolled, to, world
from tests.etherfields.words import read_form, said

rule = pytest.mark.rule


def told(night, lang="en"):
    return [str(line) for line in night.match.log(0, lang, since=night.heard)]


def quiet(night):
    """From here on the log is read."""
    night.listen()
    return night


def hall(*dreamers):
    return first_dream(*(dreamers or ("gambler",))).tiles("d1-b2").at(0, "A2c")


# What is used


@rule("EF-ITEM-02", "EF-ITEM-06")
def test_using_an_item_names_it_and_says_where_it_goes():
    night = quiet(hall().entity("e4", "A2c").items("it13"))
    night.play("item:it13:none")
    assert told(night)[0] == "Gambler uses Velvet Rope. [EF-ACT-02 EF-ITEM-02]"
    assert "The Item Velvet Rope goes to the Storage. [EF-INF-03 EF-ITEM-06]" in told(night)
    assert any(line.startswith("Przedmiot Aksamitna lina trafia do Schowka.") for line in told(night, "pl"))


@rule("EF-ACT-05")
def test_paying_with_an_item_tells_its_intent_and_that_it_is_stored():
    night = quiet(first_dream("gambler", "specialist").tiles("d1-b2").at(0, "B2a").hand(0, "sp01", "sp01").items("it10"))
    night.play("act:d1-5:awareness")
    key = next(each for each in night.keys if each.startswith("pay-item:it10"))
    night.play(key)
    item = night.content.items[night.find("item", "it10")]
    name = night.content.name_of("item", item.index, "en")
    assert any(line.startswith(f"Gambler pays with the Item {name}: {item.intent[vocabulary.AWARENESS]} Awareness.") for line in told(night))
    assert any(line.startswith(f"The Item {name} goes to the Storage.") for line in told(night))


@rule("EF-MASK-02")
def test_using_a_mask_a_note_and_a_progress_power_names_them():
    night = first_dream("specialist", "gambler").tiles("d1-b2").at(0, "A2c")
    night.mask(0, "ma06")
    night.who(0).progress, night.who(0).flipped = ["sp07"], [1]
    quiet(night.ask_again()).play("mask:ma06")
    assert told(night)[0] == "Specialist uses Archivist. [EF-ACT-02 EF-MASK-02]"
    note = slumber("s07", "gambler")
    note.morph("es07", vocabulary.MORPH_MOVE)
    note.table.gain_note(note.find("note", "n07"))
    quiet(note.ask_again()).play("note:n07")
    assert told(note)[0] == "Gambler uses Handful of Ash. [EF-ACT-02 EF-NOTE-01]"
    assert any(line.startswith("The Note Handful of Ash is used up.") for line in told(note))
    power = first_dream("specialist").progress(0, "mk12").hand(0, "sp01")
    power.who(0).progress, power.who(0).flipped = ["mk12", "sp07"], [0, 1]
    quiet(power.ask_again()).play("power:mk12:awareness")
    assert told(power)[0] == "Specialist uses Index of Everything. [EF-ACT-02 EF-PROG-01]"


@rule("EF-MASK-05")
def test_the_moth_mask_saves_a_life_and_says_so():
    night = first_dream("gambler", "specialist").deck(0, *FULL)
    moth = next(mask for mask in night.content.masks if "moth" in mask.rulings)
    night.mask(0, moth.id)
    night.who(0).distress = 7
    quiet(night).run(Harm(0, 1, "EF-TCARD-05"))
    lines = [line.split(" [")[0] for line in told(night)]
    name = night.content.name_of("mask", moth.index, "en")
    assert lines == ["Gambler suffers 1 Distress.", f"The Mask {name} saves Gambler from death.", "Gambler cures 3 Distress.", f"Gambler loses the Mask {name}."]
    assert (night.who(0).distress, night.who(0).mask) == (5, "")


# Rules of the deed


@rule("EF-INF-02", "EF-TURN-03")
def test_a_draw_by_a_card_cites_the_card_and_not_the_draw_step():
    night = quiet(first_dream("specialist").deck(0, *FULL).hand(0, "mk07", "sp01"))
    night.play("play:mk07:awareness")
    drawn = [line for line in night.match.log(0, since=night.heard) if "draws" in str(line)]
    assert [line.rules for line in drawn] == [("EF-INF-02",)]
    step = quiet(first_dream("specialist"))
    step.begin("shed").until("Acting.act")
    assert {line.rules for line in step.match.log(0, since=step.heard) if "draws" in str(line)} == {("EF-TURN-03",)}


@rule("EF-TCARD-12")
def test_a_cure_cites_what_cures():
    night = slumber("s01", "gambler").at(0, "C3c").tiles("sm-c3")
    night.who(0).distress, night.who(0).gems = 3, 1
    quiet(night.ask_again()).play("act:sm-c3c:none")
    assert [line.rules for line in night.match.log(0, since=night.heard) if "cures" in str(line)] == [("EF-ACT-02",)]
    loot = first_dream("gambler")
    loot.who(0).distress = 3
    card = loot.content.turns[0]
    loot.run(Resolution(0, [read_form("{cure: 1}")], card.sentence))
    assert [line.rules for line in loot.match.log(0) if "cures" in str(line)] == [("EF-TCARD-12",)]


@rule("EF-ENT-02")
def test_a_figure_driven_off_in_a_dream_does_not_end_a_slumber():
    night = quiet(first_dream("gambler").at(0, "A2c").entity("e4", "A2c"))
    said(night, "{remove-figure: this}", aimed=0)
    name = night.content.name_of("entity", night.find("entity", "e4"), "en")
    assert told(night) == [f"{name} leaves the map. [EF-ENT-02]"]


# What changes


@rule("EF-CORE-07")
@pytest.mark.parametrize(
    ("text", "answers", "en", "pl"),
    [
        ("put-under", ["take:ga01"], "Gambler puts under the deck: Sidestep", "Ryzykantka wkłada pod talię kartę"),
        ("take-back", [], "Gambler takes back into hand:", "Ryzykantka bierze z powrotem na rękę kartę"),
        ("take-top", [], "Gambler takes from the top of the deck:", "Ryzykantka bierze z wierzchu talii kartę"),
        ("{give: 1}", ["take:ga01"], "Specialist receives", "Ekspert przyjmuje kartę"),
        ("bet", [PICK["hearts"]], "Gambler bets on hearts", "Ryzykantka stawia na Kolor: kier"),
        ("{put: decoy}", [to("A2c")], "A decoy lies on A2c", "Wabik leży na polu A2c"),
        ("{wall: open}", ["pick:edge-A2a-A2b"], "A2a–A2b: the Wall is open until the end of the Turn", "A2a–A2b: Mur jest otwarty do końca Tury"),
        ("{wall: close}", ["pick:edge-A2c-A2d"], "A2c–A2d: a Wall until the end of the Turn", "A2c–A2d: Mur do końca Tury"),
        ("{clear: [trap], range: 9}", [], "Gambler removes Ticket Hall trap", "Ryzykantka usuwa: Pułapka w hali"),
        ("{remember: read}", [], "The campaign remembers: the letters were read", "Kampania zapamiętuje: "),
        ("{add-slumber: [s08]}", [], "The Slumber tile The Kind Lighthouse's Watch joins its deck", "Kafelek Drzemki Warta dobrej latarni morskiej trafia do swojej talii"),
        ("{add-fate: f11}", [], "The Fate card", "Karta Losu"),
        ("{market-items: [it9]}", [], "The Item", "Przedmiot"),
        ("gain-shopping", [], "The Team gains a Shopping card", "Drużyna otrzymuje kartę Zakupów"),
        ("{cheaper-shops: 1}", [], "From now on Shop prices are lower", "Odtąd ceny w Sklepach są niższe"),
        ("ignore-season", [], "The Season is ignored until the next Dream ends", "Pora jest ignorowana"),
        ("free-shortcut", [], "The next Shortcut costs no Sealing", "Następny Skrót nie wymaga Blokowania"),
        ("shuffle-fates", [], "The Fate deck is shuffled", "Talia Losu zostaje przetasowana"),
        ("{extra-turns: 1}", [], "The next try of this Dream has more Turns", "Następna próba w tym Śnie ma więcej Tur"),
        ("{third-masks: for-sale}", [], "From now on Shops sell the third Masks", "Odtąd Sklepy sprzedają trzecie Maski"),
        ("deal-memories", [], "Gambler gets the First Memories card", "Ryzykantka otrzymuje kartę Pierwszych Wspomnień"),
        ("{gain-masks: first-two}", [], "Gambler gains the Mask", "Ryzykantka otrzymuje Maskę"),
        ("{take: letter}", [], "Gambler takes a letter on A2c", "Ryzykantka bierze list, pole A2c"),
        ("{mark: all-sure-footed}", [], "All Dreamers ignore Traps this Turn", "W tej Turze wszyscy Śniący ignorują Pułapki"),
        ("{overlay: [A3a]}", [], "An Overlay opens A3a", "Nakładka otwiera pole A3a"),
        ("{open-hole: [C2b, A3d]}", [], "The hatch is open", "Klapa jest otwarta"),
    ],
)
def test_what_a_text_does_is_told_in_both_languages(text, answers, en, pl):
    night = hall("gambler", "specialist").at(1, "A2d").hand(0, "ga01").deck(0, *FULL)
    night.who(0).discard = ["ga02"]
    said(quiet(night), text)
    for key in answers:
        if key in night.keys:
            night.play(key)
    assert any(line.startswith(en) for line in told(night)), told(night)
    assert any(line.startswith(pl) for line in told(night, "pl")), told(night, "pl")


@rule("EF-STATE-08")
def test_the_states_of_dreamers_end_with_a_line():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c")
    night.who(1).states = 1 << vocabulary.DAZED | 1 << vocabulary.PARALYSED
    quiet(night).dusk()
    assert [line for line in told(night) if "no longer" in line] == [
        "Specialist: no longer Dazed. [EF-STATE-06 EF-STATE-08]", "Specialist: no longer Paralysed. [EF-STATE-06 EF-STATE-08]",
    ]  # fmt: skip
    assert night.who(1).states == 0


@rule("EF-DEATH-01")
def test_distress_that_is_kept_off_or_taken_over_is_told():
    night = first_dream("tough-guy", "gambler").deck(0, *FULL).deck(1, *FULL).at(0, "A2c").at(1, "A2c").hand(0, "tg04")
    quiet(night)
    said(night, "{suffer: 2}", seat=1)
    night.play("play:tg04:none")
    lines = [line.split(" [")[0] for line in told(night)]
    assert lines[:4] == ["Tough Guy plays Cover Me.", "Tough Guy takes the Distress meant for Gambler.", "Tough Guy suffers 1 Distress less.", "Tough Guy suffers 1 Distress."]


@rule("EF-ACT-08")
def test_intent_that_a_card_adds_is_told():
    night = paying("e1-a", "awareness", "sp01", "mk37", "tg11", "tg11")
    quiet(night).play("play:mk37:none")
    night.until("ActionPlay.pay")
    assert any(line.startswith("Tough Guy adds ") and "Intent to the payment" in line for line in told(night))


@rule("EF-REROLL-02")
def test_a_changed_result_is_told():
    night = rolled("1")
    quiet(night)
    said(night, "{shift: up}")
    assert told(night)[-1].startswith("Tough Guy changes the result to: 2.")


@rule("EF-TCARD-05")
def test_a_basic_effect_that_is_skipped_is_told_twice():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2c")
    said(quiet(night), "skip-basic", aimed=0)
    night.run(Step(0, vocabulary.BASIC))
    lines = [line.split(" [")[0] for line in told(night)]
    assert lines == ["Porter: its next Basic effect will be skipped.", "Porter: its Basic effect is skipped."]


@rule("EF-MAP-04", "EF-TCARD-01")
def test_where_the_dreamers_start_and_the_turn_deck_are_told():
    night = first_dream("gambler", "specialist")
    lines = [str(line) for line in night.match.log(0)]
    assert "The Turn deck is made: 7 Turn cards. [EF-GATE-04 EF-TCARD-01]" in lines
    assert sum("starts on A2" in line for line in lines) == 2


@rule("EF-CORE-07")
def test_a_text_with_no_rule_of_its_own_is_told_as_one_of_cards_tiles_and_scripts():
    night = first_dream("gambler").deck(0, "sp01", "sp01")
    said(night, "{draw: 1}")
    assert "EF-CORE-07" in night.rules()


@rule("EF-CAMP-04")
def test_the_log_calls_a_player_by_the_dreamer_of_that_moment():
    night = world("gambler")
    quiet(night)
    night.table.lose(0, vocabulary.ETHER, vocabulary.ALL, "EF-COMP-01")
    night.table.gain(0, vocabulary.ETHER, 1, "EF-COMP-01")
    before = [line for line in told(night) if "gains 1 Ether" in line]
    night.who(0).piece.dreamer = night.find("dreamer", "specialist")
    night.table.gain(0, vocabulary.ETHER, 1, "EF-COMP-01")
    assert [line.split(" ")[0] for line in told(night) if "gains 1 Ether" in line] == ["Gambler", "Specialist"]
    assert before[0] in told(night)


@rule("EF-FIG-09")
def test_a_lamp_and_the_clock_hand_are_told():
    night = dream("d5", "gambler").at(0, "A2a")
    said(quiet(night), "{light-lamp: XII}")
    said(night, "move-hand")
    assert any(line.startswith("Gambler lights lamp XII.") for line in told(night))
    assert any("the clock hand lies here as a Wall" in line for line in told(night))


@rule("EF-VAR-03")
def test_the_lucky_cards_are_seen_before_one_goes_on():
    night = quiet(first_dream("gambler", classic=True)).chance(0, 40, 50)
    night.play("act:classic:none", PICK["gems"])
    assert [line.split(" [")[0] for line in told(night)[1:]] == ["Gambler plays for: Gems.", "Lucky card: 2.", "Lucky card: queen.", "Lucky card: joker."]
    assert night.match.scene(0).prompt.detail == ["Lucky cards: 2, queen, joker; together 29."]
    assert night.match.scene(0, "pl").prompt.detail == ["Karty Szczęśliwe: 2, dama, joker; razem 29."]


@rule("EF-VAR-04")
@pytest.mark.parametrize(("good", "effect", "efekt"), [(True, "the good effect", "następuje efekt pozytywny"), (False, "the bad effect", "następuje efekt negatywny")])
def test_both_sums_and_which_is_higher_are_told(good, effect, efekt):
    high, low = (14, 13, 12), (2, 3, 4)
    night = gamble("hours", high if good else low, low if good else high)
    sums = (39, 9) if good else (9, 39)
    assert any(line.startswith(f"The Lucky cards make {sums[0]}, the Unlucky cards {sums[1]}: {effect}.") for line in night.log())
    assert any(line.startswith(f"Suma kart Szczęśliwych: {sums[0]}, suma kart Pechowych: {sums[1]}; {efekt}.") for line in night.log(lang="pl"))


@rule("EF-SHOP-05")
def test_the_shopping_card_and_a_mask_that_is_bought_are_told():
    night = first_dream("gambler").wisdom("w04")
    night.shopping, night.flags = 1, ["masks-for-sale"]
    night.who(0).ether = 2
    quiet(night).run(Shop(0)).play(PICK["shop"], PICK["item"], "done")
    lines = [line.split(" [")[0] for line in told(night)]
    assert lines == ["The Team uses a Shopping card.", "Gambler gives up 2 Ether.", "Gambler gains the Mask Coin."]


@rule("EF-OPT-04")
def test_the_tile_that_the_continuous_dream_replaces_is_told():
    night = quiet(world("gambler", continuous=True)).run(SlumberPlay(0, 1)).play(PICK["continuous"])
    name = night.content.name_of("slumber", 1, "en")
    lines = [line.split(" [")[0] for line in told(night)]
    assert lines[1:3] == [f"The Slumber tile {name} goes under its deck without being played.", "The Slumber tile Continuous Dream is resolved instead."]


@rule("EF-WORLD-04")
def test_a_shortcut_that_costs_nothing_is_told():
    night = world("gambler")
    night.flags.append("free-shortcut")
    quiet(night).run(Shortcut(0))
    assert [line.split(" [")[0] for line in told(night)] == ["This Shortcut costs no Sealing."]


@rule("EF-COMP-05")
def test_the_text_of_an_action_says_whether_it_lays_a_marker_or_a_threat_token():
    night = first_dream("gambler")
    texts = {name: plain(night.content.actions[night.find("action", name)].say(Describer(night.content, "en"))) for name in ("e1-w", "e1-a", "e3-w")}
    assert "put 1 marker here; when there is 1 more of them" in texts["e1-w"]
    assert "put 1 Threat token here; when there is 1 more of them" in texts["e1-a"]
    assert "put 1 marker here; with 3 markers" in texts["e3-w"]


@rule("EF-TIP-03")
def test_a_look_at_the_turn_deck_says_at_how_many_cards():
    night = quiet(first_dream("gambler", "specialist"))
    said(night, "{look-turns: 2}")
    assert told(night)[0].startswith("Gambler looks at the next 2 Turn cards.")
    assert told(night, "pl")[0].startswith("Ryzykantka ogląda następne karty Tur (2).")


@rule("EF-MISS-01")
def test_what_the_supply_does_not_hold_is_told_to_be_lost():
    night = world("gambler", "specialist")
    night.key_tokens, night.who(1).spirits = 4, 2
    quiet(night).gain(0, vocabulary.KEY, 1, "EF-GATE-01")
    night.gain(1, vocabulary.SPIRIT, 2, "EF-COMP-13")
    assert [line.split(" [")[0] for line in told(night)] == [
        "The Team does not gain 1 Key: there is no more.", "Specialist gains 1 Spirit token.", "Specialist does not gain 1 Spirit token: there is no more.",
    ]  # fmt: skip
    assert told(night, "pl")[0].startswith("Nie ma już więcej, więc przepada: 1 Klucz (Drużyna).")


@rule("EF-ITEM-06")
def test_a_ticket_goes_to_the_item_market_at_once_and_the_tile_under_its_deck():
    night = at(world("gambler").items("it1"), "s3")
    night.slumber_deck = ["s00", "s02", "s01", "s03"]
    quiet(night.ask_again()).play("go:s4", "item:it1:none")
    lines = [line.split(" [")[0] for line in told(night)]
    assert [line for line in lines if "Platform Ticket goes" in line] == ["The Item Platform Ticket goes to the Item Market."]
    name = night.content.name_of("slumber", night.find("slumber", "s03"), "en")
    assert f"The Slumber tile {name} goes under its deck without being played." in lines
    assert ("it1" in night.item_market, "it1" in night.stored_items, "it1" in night.active_items) == (True, False, False)


@rule("EF-FATE-04")
def test_a_fate_card_that_goes_under_its_deck_is_told():
    night = world("gambler")
    night.fate_deck = [*(each for each in night.fate_deck if each != "f08"), "f08"]
    quiet(night).run(DrawFate(0)).until("Travel.choose")
    assert any(line.startswith("The Fate card Toll of Teeth goes under its deck. [EF-FATE-04") for line in told(night))


@rule("EF-DELTA-04")
def test_the_new_cycle_of_slumbers_is_told():
    night = quiet(world("gambler")).run(Delta(0)).until("Travel.choose")
    assert told(night)[-1] == "The Slumber deck is shuffled on top of the Delta tile. [EF-DELTA-04]"


@rule("EF-SAVE-03")
def test_the_card_for_ether_that_is_left_is_told():
    night = world("gambler", "specialist")
    night.who(0).ether, night.who(1).ether = 0, 3
    quiet(night).run(Saving(0)).until("")
    assert [line.split(" [")[0] for line in told(night) if "worth 1 Ether" in line] == ["Specialist keeps a card that is worth 1 Ether at the next set-up."]


@rule("EF-PROG-01")
def test_a_placed_card_that_acts_by_itself_is_named():
    night = quiet(first_dream("gambler", "free-spirit").at(0, "A2c").at(1, "A2c").deck(0, *FULL).deck(1, *FULL).progress(0, "mk30"))
    night.run(Harm(0, 1, "EF-DEATH-01"))
    assert [line.split(" [")[0] for line in told(night)][-3:-1] == ["Gambler suffers 1 Distress.", "Gambler: Adrenaline takes effect."]
    quiet(night).run(Harm(1, 1, "EF-DEATH-01"))
    assert not any("Adrenaline" in line for line in told(night)), "it is about the own Distress"
