"""Polish texts behind "możesz": imperatives become infinitives where the sentence goes on with them."""

import pytest

from pionek.core.text.nouns import core_book
from pionek.core.text.parts import Ref, plain
from pionek.core.text.verbs import infinitives

VERBS = core_book().verbs
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
