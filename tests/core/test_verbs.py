"""Orders behind "możesz" and behind the one who obeys: verbs change their form where the sentence goes on with them."""

import pytest

from pionek.core.text.nouns import core_book
from pionek.core.text.parts import Ref, plain
from pionek.core.text.verbs import english_third, infinitives, third_person

BOOK = core_book()
VERBS = BOOK.infinitives
SAID = {
    "dobierz 2 karty": "dobrać 2 karty",
    "odrzuć kartę, dobierz 2 i ulecz 1": "odrzucić kartę, dobrać 2 i uleczyć 1",
    "zyskaj 1 punkt siły i na koniec odrzuć tę kartę": "zyskać 1 punkt siły i na koniec odrzucić tę kartę",
    "odrzuć kartę; jeśli to zrobisz, dobierz 2": "odrzucić kartę; jeśli to zrobisz, dobierz 2",
    "wybierz jedno: dobierz 1, odrzuć 1 albo ulecz 1": "wybrać jedno: dobierz 1, odrzuć 1 albo ulecz 1",
    "Przenieś Drużynę na dowolne pole": "Przenieść Drużynę na dowolne pole",
    "usuń żeton i znacznik": "usunąć żeton i znacznik",
}


@pytest.mark.parametrize("text", SAID)
def test_what_may_be_done_stands_in_the_infinitive(text):
    said = infinitives((text,), VERBS)
    assert said is not None
    assert plain(said) == SAID[text]


def test_a_thing_that_is_named_stays_what_it_is():
    card = Ref("card", "burn", "odrzuć")
    assert infinitives(("zagraj kartę ", card, " i dobierz 1"), VERBS) == ("zagrać kartę ", card, " i dobrać 1")


@pytest.mark.parametrize("text", ["każdy gracz: dobierz 1 kartę", "nie trać życia", "+2 w testach siły"])
def test_a_text_that_does_not_begin_with_a_known_imperative_has_no_infinitive(text):
    assert infinitives((text,), VERBS) is None


DONE = {
    "en": {
        "draw 1 card": "draws 1 card",
        "Seal 2 cards and discard all your cards": "Seals 2 cards and discards all their cards",
        "you may remove 1 of your Flaws; gain 2 Ether": "may remove 1 of their Flaws; then gains 2 Ether",
        "take a test of Willpower 7; on failure lose 1 Life": "takes a test of Willpower 7; on failure loses 1 Life",
        "choose one: lose 1 Ether or Seal 2 cards": "chooses one: lose 1 Ether or Seal 2 cards",
    },
    "pl": {
        "dobierz 1 kartę": "dobiera 1 kartę",
        "Zablokuj 2 karty i odrzuć wszystkie swoje karty": "Blokuje 2 karty i odrzuca wszystkie swoje karty",
        "możesz usunąć 1 swój Defekt; zyskaj 2 Eteru": "może usunąć 1 swój Defekt; potem zyskuje 2 Eteru",
        "wykonaj test woli 7; w razie porażki strać 1 punkt życia": "wykonuje test woli 7; w razie porażki traci 1 punkt życia",
        "wybierz jedno: strać 1 Eter albo Zablokuj 2 karty": "wybiera jedno: strać 1 Eter albo Zablokuj 2 karty",
    },
}


@pytest.mark.parametrize(("lang", "text"), [(lang, text) for lang, said in DONE.items() for text in said])
def test_what_somebody_does_stands_in_the_third_person(lang, text):
    said = third_person((text,), BOOK.third_person[lang], BOOK.text(lang, "word-then"))
    assert said is not None
    assert plain(said) == DONE[lang][text]


@pytest.mark.parametrize(("lang", "text"), [("en", "if you have 1 Ether, lose 1 Ether"), ("pl", "jeśli masz 1 Eter, strać 1 Eter"), ("en", "+1 in tests")])
def test_what_is_no_order_has_no_third_person(lang, text):
    assert third_person((text,), BOOK.third_person[lang]) is None


def test_english_verbs_get_an_s_or_es():
    assert [english_third(verb) for verb in ("draw", "choose", "pass", "push", "search", "go", "pay")] == [
        "draws", "chooses", "passes", "pushes", "searches", "goes", "pays",
    ]  # fmt: skip
