"""Both languages are complete, and nothing a player reads is meant for programs."""

import pytest

from pionek.testing import texts
from pionek.testing.checks.languages import *  # noqa: F403
from tests.free.games import DUCATS


@pytest.mark.parametrize(
    ("english", "polish", "complaint"),
    [
        ("Play small-fair.", "Zagraj kartę.", "holds 'small-fair'"),
        ("You have { $n } ducats.", "Masz dukaty.", "holds '{'"),
        ("Draw.", "Dobierz $n.", "holds '$'"),
        ("Your hand_limit is 6.", "Limit ręki to 6.", "holds 'd_l'"),
        ("Take card:inn.", "Weź gospodę.", "holds 'card:i'"),
        ("See DU-TURN-01.", "Zobacz zasadę.", "holds 'DU-TURN-01'"),
        ("Hand", "Hand", "is the same in both languages"),
        ("Hand", "", "has only one language"),
    ],
)
def test_what_is_not_for_people_is_found(english, polish, complaint):
    found = texts.complaints(DUCATS, {("somewhere", english, polish)})
    assert len([line for line in found if complaint in line]) == 1


def test_ordinary_texts_pass():
    ordinary = {("a", "Player 1: well-known, 3–4 times.", "Gracz 1: dobrze znany, 3–4 razy."), ("b", "12", "12"), ("c", "", "")}
    assert texts.complaints(DUCATS, ordinary) == []
