"""What a campaign keeps secret: entries appear as far as its players have revealed them, and their diary says no more."""

from typing import Any

import pytest

from pionek.core.match.match import Match, start
from tests.free.made_up.ducats import GAME as DUCATS
from tests.free.made_up.vigil import GAME


def evening(campaign: dict[str, Any] | None = None) -> Match:
    match = start(GAME, {"campaign": campaign or {}}, 3)
    while match.decision is not None:
        match.play(match.decision.options[0])
    return match


def names(campaign: dict[str, Any] | None) -> list[str]:
    return [entry.id for entry in GAME.campaign.readable(GAME.content(), campaign)]


@pytest.mark.parametrize("campaign", [None, {}])
def test_without_a_campaign_no_secret_can_be_looked_up(campaign):
    assert names(campaign) == ["hall-lamp", "night-light"]


def test_a_campaign_shows_what_it_has_revealed_and_nothing_else():
    left = evening().campaign
    assert left is not None
    assert sorted(names(left)) == sorted(left["lit"])
    assert not set(names(left)) & set(left["behind"])
    further = evening(left).campaign
    assert further is not None
    assert set(names(left)) < set(names(further))


def test_a_diary_tells_what_was_found_in_both_languages():
    left = evening().campaign
    assert left is not None
    for lang, title in (("en", "Evening 2"), ("pl", "Wieczór 2")):
        pages = GAME.campaign.diary(GAME.content(), left, lang)
        assert pages[0].name == title
        content = GAME.content()
        assert pages[1].text == [", ".join(content.name_of("lantern", content.find("lantern", id), lang) for id in left["lit"])]


def test_a_game_says_which_setting_takes_a_campaign():
    assert (GAME.campaign_setting, DUCATS.campaign_setting) == ("campaign", "")
    assert DUCATS.campaign.readable(DUCATS.content()) == DUCATS.content().entries["card"]
